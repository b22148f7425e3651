// The language in front of a storefront's address: /ja/s/harbour is /s/harbour in Japanese.
import { languages, type Language } from './language.ts';

/** What may have a language in front of it, by the first part of its address; everything else has none. */
const spokenPlaces = ['s', 'explore', 'verify', 'trust'] as const;

const front = new RegExp(`^/(?:(${languages.join('|')})/)?(?:${spokenPlaces.join('|')})(?=[/?]|$)`);

/** An address without its language, and the language that stood there. */
export function splitLanguage(url: string): {
  readonly language: Language | undefined;
  readonly path: string;
} {
  const code = front.exec(url)?.[1];
  const language = languages.find((known) => known === code);
  return language === undefined
    ? { language, path: url }
    : { language, path: url.slice(language.length + 1) };
}

/** The same address in a language; without one it speaks whatever its reader's browser asks for. */
export function inLanguage(language: Language | undefined, path: string): string {
  return language === undefined ? path : `/${language}${path}`;
}

/** True for a path of this very site that can have a language in front of it, and has none. */
export function isSpokenPath(path: string): boolean {
  return front.exec(path) !== null && splitLanguage(path).language === undefined;
}
