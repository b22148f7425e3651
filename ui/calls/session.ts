// What a browser keeps of a signed-in person. Only the token's key differs between the apps.
import { languageOf, pickLanguage } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { languagesOfPage } from '#ui/page-facts.ts';

export type Session = {
  readonly token: () => string | undefined;
  readonly keepToken: (token: string) => void;
  readonly dropToken: () => void;
  /** Takes the token out of reach while another session is asked for: other tabs see that, and nothing else is dropped. */
  readonly beginSwitch: () => Switching;
  readonly isSwitching: () => boolean;
  readonly language: () => Language;
  /** Takes over a language that the server named, unless the person has chosen one that it does not know of yet. */
  readonly saveLanguage: (code: string) => void;
  /** The person's own choice. It stands until the server was told. */
  readonly chooseLanguage: (language: Language) => void;
  /** A choice that the server is still to be told, and that it was told. */
  readonly untoldLanguage: () => Language | undefined;
  readonly toldLanguage: (language: Language) => void;
  /** Tells when the language becomes another one. Returns how to stop listening. */
  readonly onLanguage: (listener: () => void) => () => void;
  /** Facts the app keeps under keys of its own; text only, never money. */
  readonly keep: (key: string, text: string) => void;
  readonly kept: (key: string) => string | undefined;
  readonly drop: (key: string) => void;
};

export type Switching = {
  /** Puts the token back, unless another one came meanwhile. */
  readonly undo: () => void;
  /** Drops everything of this session, then keeps the other's token. */
  readonly finish: (token: string) => Promise<void>;
};

/** Keeps a session in the browser's storage; where storage is forbidden (private windows) it lives with the page. */
export function makeSession(tokenKey: string, languageKey = 'lang'): Session {
  const store = safeStore();
  let isSwitching = false;
  return {
    token: () => store.get(tokenKey),
    keepToken: (token) => store.set(tokenKey, token),
    dropToken: () => store.drop(tokenKey),
    isSwitching: () => isSwitching,
    beginSwitch: () => {
      const before = store.get(tokenKey);
      store.drop(tokenKey);
      isSwitching = true;
      return {
        undo: () => {
          isSwitching = false;
          if (before !== undefined && store.get(tokenKey) === undefined) store.set(tokenKey, before);
        },
        finish: (token) => {
          isSwitching = false;
          store.set(tokenKey, token);
          return Promise.resolve();
        },
      };
    },
    ...languageOfSession(store, languageKey),
    keep: (key, text) => store.set(key, text),
    kept: (key) => store.get(key),
    drop: (key) => store.drop(key),
  };
}

/** The stored language first, then those of the browser, then English (specification, section 2). */
function languageOfSession(store: ReturnType<typeof safeStore>, key: string) {
  const listeners = new Set<() => void>();
  const untoldKey = `${key}_untold`;
  const choice = languagesOfPage();
  const language = () => {
    const kept = languageOf(store.get(key) ?? '');
    return kept !== undefined && choice.offered.includes(kept)
      ? kept
      : pickLanguage(navigator.languages.join(','), choice);
  };
  const untoldLanguage = () => languageOf(store.get(untoldKey) ?? '');
  function become(next: Language): void {
    const before = language();
    // A code that means the same stays as it was written.
    if (languageOf(store.get(key) ?? '') !== next) store.set(key, next);
    if (before !== next) for (const listener of listeners) listener();
  }
  return {
    language,
    untoldLanguage,
    saveLanguage: (code: string) => {
      const next = languageOf(code);
      if (next !== undefined && untoldLanguage() === undefined) become(next);
    },
    chooseLanguage: (next: Language) => {
      store.set(untoldKey, next);
      become(next);
    },
    toldLanguage: (told: Language) => {
      if (untoldLanguage() === told) store.drop(untoldKey);
    },
    onLanguage: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Memory has only what storage could not take: what another tab changes or drops is changed here too. */
function safeStore() {
  const memory = new Map<string, string>();
  return {
    get: (key: string) => {
      try {
        return memory.get(key) ?? localStorage.getItem(key) ?? undefined;
      } catch {
        return memory.get(key);
      }
    },
    set: (key: string, text: string) => {
      try {
        localStorage.setItem(key, text);
        memory.delete(key);
      } catch {
        // Full or forbidden: the page still has it.
        memory.set(key, text);
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
