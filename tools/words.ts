/**
 * The words check: every message of every language can be read, says something, takes the values that English takes
 * and has the plural forms its language needs. What only looks untranslated is listed and fails nothing.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { root } from './programs.ts';
import { checkMessage, isUntranslated } from './words/message.ts';
import { checkParts, owedWords } from './words/storefront.ts';

/** A message by its file and the keys that lead to it: `orders.ts: orders.filter`. */
type Messages = ReadonlyMap<string, string>;

export type Findings = { readonly wrong: readonly string[]; readonly listed: readonly string[] };

if (import.meta.main) process.exitCode = await main();

async function main(): Promise<number> {
  const english = await messagesOf('en');
  const all: Findings[] = [];
  for (const language of languages) all.push(checkLanguage(language, await messagesOf(language), english));
  const wrong = all.flatMap((findings) => findings.wrong);
  for (const line of [...all.flatMap(({ listed }) => listed), ...wrong]) console.error(line);
  console.log(`${english.size} messages in English, ${wrong.length} findings`);
  return wrong.length === 0 ? 0 : 1;
}

/** Everything to say about one language, beside English. */
export function checkLanguage(language: Language, messages: Messages, english: Messages): Findings {
  const wrong: string[] = [];
  const listed: string[] = [];
  for (const [key, text] of messages) {
    const original = english.get(key);
    const say = (what: string) => `locales/${language}/${key}: ${what}`;
    // Of which day a translated article is: a fact, no message.
    if (original === undefined && /^articles.*\.on$/.test(key)) continue;
    if (original === undefined) wrong.push(say('English has no such message'));
    else {
      wrong.push(...checkMessage(language, original, text).map(say));
      if (isUntranslated(language, original, text)) listed.push(say('reads as English does'));
    }
  }
  wrong.push(...checkParts(messages).map((finding) => `locales/${language}/${finding}`));
  const owed = owedWords(messages, english);
  if (owed > 0)
    listed.push(`locales/${language}/storefront.ts: owes ${owed} words, which are said in English`);
  return { wrong, listed };
}

/** Every message of a language; none where it has no words yet. */
async function messagesOf(language: Language): Promise<Messages> {
  const folder = path.join(root, 'locales', language);
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')).toSorted()) {
    const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
    for (const [key, text] of leavesOf(module)) found.set(`${file}: ${key}`, text);
  }
  return found;
}

/** The texts of a tree with the keys that lead to them. */
export function leavesOf(tree: unknown, keys: readonly string[] = []): [key: string, text: string][] {
  if (typeof tree === 'string') return [[keys.join('.'), tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => leavesOf(below, [...keys, key]));
}
