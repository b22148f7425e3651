/**
 * The words check: every message of every language can be read, says something, takes the values that English takes
 * and has the plural forms its language needs; no language says what docs/glossary.md forbids. What only looks
 * untranslated is listed and fails nothing.
 *
 * `npm run words`                                   check
 * `npm run words -- stale [language]`               messages whose English has changed since they were translated
 * `npm run words -- accept <language> <file> [key]` these translations say what English says today (`all` for every
 *                                                   language or file; a key may be the beginning of several)
 * `npm run words -- shrink`                         forget the mended faults of locales/owed, lower its limits of stale messages
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { root } from './programs.ts';
import { checkMessage, isUntranslated } from './words/message.ts';
import { accept, readAccepted, readStaleMax, staleKeys, writeStaleMax } from './words/fresh.ts';
import { faultOf, findForbidden, glossary, ownMessages, readOwed, writeOwed } from './words/glossary.ts';
import { checkParts, owedWords } from './words/storefront.ts';

/** A message by its file and the keys that lead to it: `orders.ts: orders.filter`. */
type Messages = ReadonlyMap<string, string>;

export type Findings = { readonly wrong: readonly string[]; readonly listed: readonly string[] };

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

async function main([command, ...words]: string[]): Promise<number> {
  const english = await messagesOf('en');
  if (command === 'stale') return listStale(words, english);
  if (command === 'accept') return acceptWords(words, english);
  if (command === 'shrink') return shrinkOwed(english);
  const all: Findings[] = [];
  for (const language of languages) {
    const messages = await messagesOf(language);
    all.push(checkLanguage(language, messages, english), await checkVoice(language, messages, english));
  }
  const wrong = all.flatMap((findings) => findings.wrong);
  for (const line of [...all.flatMap(({ listed }) => listed), ...wrong]) console.error(line);
  console.log(`${english.size} messages in English, ${wrong.length} findings`);
  return wrong.length === 0 ? 0 : 1;
}

/** What docs/glossary.md forbids and nobody has listed as owed, and how many translations are older than their English. */
async function checkVoice(language: Language, messages: Messages, english: Messages): Promise<Findings> {
  const at = (line: string) => `locales/${language}/${line}`;
  const faults = findForbidden(language, ownMessages(messages), glossary());
  const owed = readOwed(language);
  const mended = owed.filter((line) => !faults.map(faultOf).includes(line));
  const wrong = faults.filter((line) => !owed.includes(faultOf(line))).map(at);
  const stale = language === 'en' ? [] : staleKeys(ownMessages(messages), english, readAccepted(language));
  if (stale.length > readStaleMax(language))
    wrong.push(
      `locales/${language}: ${stale.length} stale, ${readStaleMax(language)} are the limit: ` +
        `translate (npm run words -- stale ${language}) and accept them`,
    );
  const listed: string[] = [];
  if (stale.length > 0)
    listed.push(`locales/${language}: ${stale.length} stale: npm run words -- stale ${language}`);
  if (mended.length > 0)
    listed.push(`locales/owed/${language}.txt: ${mended.length} mended: npm run words -- shrink`);
  return { wrong, listed };
}

async function listStale([only]: string[], english: Messages): Promise<number> {
  for (const language of languages) {
    if (language === 'en' || (only !== undefined && only !== language)) continue;
    const messages = ownMessages(await messagesOf(language));
    const stale = staleKeys(messages, english, readAccepted(language));
    for (const key of stale)
      console.log(
        `locales/${language}/${key}: stale\n  en: ${english.get(key)}\n  ${language}: ${messages.get(key)}`,
      );
    console.log(`${language}: ${stale.length} stale`);
  }
  return 0;
}

async function acceptWords([to = '', file = '', ...keys]: string[], english: Messages): Promise<number> {
  const chosen = languages.filter((language) => language !== 'en' && (to === 'all' || to === language));
  if (chosen.length === 0 || file === '') {
    console.error('npm run words -- accept <language|all> <file|all> [key …]');
    return 1;
  }
  for (const language of chosen) {
    const messages = ownMessages(await messagesOf(language));
    const isMeant = (at: string): boolean => {
      const [name = '', key = ''] = at.split(': ');
      const isFile = file === 'all' || name === file || name === `${file}.ts`;
      return isFile && (keys.length === 0 || keys.some((begin) => key.startsWith(begin)));
    };
    const accepted = [...messages.keys()].filter((key) => english.has(key) && isMeant(key));
    accept(language, accepted, english);
    console.log(`${language}: ${accepted.length} accepted`);
  }
  return 0;
}

/** The known faults that are still there; new ones are never added. */
async function shrinkOwed(english: Messages): Promise<number> {
  const ceilings = new Map<string, number>();
  for (const language of languages) {
    const messages = ownMessages(await messagesOf(language));
    const faults = findForbidden(language, messages, glossary()).map(faultOf);
    const [before, after] = [readOwed(language), readOwed(language).filter((line) => faults.includes(line))];
    if (after.length < before.length) writeOwed(language, after);
    const stale = language === 'en' ? 0 : staleKeys(messages, english, readAccepted(language)).length;
    ceilings.set(language, Math.min(stale, readStaleMax(language)));
    console.log(`${language}: ${before.length - after.length} mended, ${after.length} owed`);
  }
  writeStaleMax(ceilings);
  return 0;
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
