// Words that the server says, by language. English is the type; the others must have every word.
import type { RefusalKey, Shown } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { errors } from './en/errors.ts';
import { server } from './en/server.ts';

type ServerWords = typeof server;

const english: ServerWords = server;

/** A language without words of its own speaks English. */
export function serverWords(_language: Language): ServerWords {
  return english;
}

/** The words of a refusal with its values filled in; a value that is missing is left out. */
export function errorWords(_language: Language, key: RefusalKey, shown: Shown): string {
  return errors[key].replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = shown[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
  });
}
