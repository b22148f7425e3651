/**
 * Which English a translation was made from: `locales/<language>/made-from.txt` keeps a short hash of every English
 * message that this language has said anew. A message whose hash is not there has been changed since: it is stale.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../programs.ts';

type Messages = ReadonlyMap<string, string>;

/** Enough for a language's thousands of messages: two that share a hash would both have to change at once. */
const hashLength = 8;

const fileOf = (language: string): string => path.join(root, 'locales', language, 'made-from.txt');

/** A message with its key, so that the same words in two places are two messages. */
export function hashOf(key: string, english: string): string {
  return createHash('sha256').update(`${key}\n${english}`).digest('hex').slice(0, hashLength);
}

/** The keys of a language whose English is not the one that they were translated from. */
export function staleKeys(messages: Messages, english: Messages, accepted: ReadonlySet<string>): string[] {
  return [...messages.keys()].filter((key) => {
    const original = english.get(key);
    return original !== undefined && !accepted.has(hashOf(key, original));
  });
}

export function readAccepted(language: string): Set<string> {
  const file = fileOf(language);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

/** Writes down that these keys say what English says today, and drops hashes of English that is no more. */
export function accept(language: string, keys: readonly string[], english: Messages): void {
  const accepted = readAccepted(language);
  const today = new Set([...english].map(([key, text]) => hashOf(key, text)));
  for (const key of keys) accepted.add(hashOf(key, english.get(key) ?? ''));
  const lines = [...accepted].filter((hash) => today.has(hash)).toSorted();
  writeFileSync(fileOf(language), `${lines.join('\n')}\n`);
}

const ceilingFile = path.join(root, 'locales/owed/stale-limits.txt');

/** How many stale messages a language may have: a limit that only comes down. A language without one may have none. */
export function readStaleMax(language: string): number {
  const lines = readFileSync(ceilingFile, 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith(`${language} `));
  return Number(line?.split(' ')[1] ?? 0);
}

export function writeStaleMax(limits: ReadonlyMap<string, number>): void {
  writeFileSync(ceilingFile, [...limits].map(([language, max]) => `${language} ${max}\n`).join(''));
}
