// What a browser keeps of a signed-in person. Only the token's key differs between the apps.
import { languageOf, pickLanguage } from '#domain/language.ts';
import type { Language } from '#domain/language.ts';

export type Session = {
  readonly token: () => string | undefined;
  readonly keepToken: (token: string) => void;
  readonly dropToken: () => void;
  readonly language: () => Language;
  readonly keepLanguage: (code: string) => void;
  /** Facts the app keeps under keys of its own; text only, never money. */
  readonly keep: (key: string, text: string) => void;
  readonly kept: (key: string) => string | undefined;
};

/** Keeps a session in the browser's storage; where storage is forbidden (private windows) it lives with the page. */
export function makeSession(tokenKey: string, languageKey = 'lang'): Session {
  const store = safeStore();
  return {
    token: () => store.get(tokenKey),
    keepToken: (token) => store.set(tokenKey, token),
    dropToken: () => store.drop(tokenKey),
    language: () => languageOf(store.get(languageKey) ?? '') ?? pickLanguage(navigator.languages.join(',')),
    keepLanguage: (code) => {
      const language = languageOf(code);
      if (language !== undefined) store.set(languageKey, language);
    },
    keep: (key, text) => store.set(key, text),
    kept: (key) => store.get(key),
  };
}

function safeStore() {
  const memory = new Map<string, string>();
  return {
    get: (key: string) => {
      try {
        return localStorage.getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set: (key: string, text: string) => {
      memory.set(key, text);
      try {
        localStorage.setItem(key, text);
      } catch {
        // Full or forbidden: the page still has it.
      }
    },
    drop: (key: string) => {
      memory.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Forbidden: there is nothing to remove.
      }
    },
  };
}
