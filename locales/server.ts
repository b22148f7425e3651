// Words that the server says, by language. English is the type; the others must have every word.
import type { RefusalKey, Shown } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { said as en } from './en.server.ts';
import type { ServerWords } from './en.server.ts';
import { said as es } from './es.server.ts';
import { said as fr } from './fr.server.ts';
import { said as id } from './id.server.ts';
import { said as ja } from './ja.server.ts';
import { said as ko } from './ko.server.ts';
import { said as pt } from './pt.server.ts';
import { said as vi } from './vi.server.ts';
import { said as zhHans } from './zh-Hans.server.ts';
import { said as zhHant } from './zh-Hant.server.ts';
import { formatOf } from './say.ts';
import type { PerLanguage } from './translated.ts';

const spoken: PerLanguage<ServerWords> = {
  en,
  es,
  fr,
  id,
  ja,
  ko,
  pt,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** What the server itself says besides refusals and notices. */
export function serverWords(language: Language): ServerWords['server'] {
  return spoken[language].server;
}

/** The words of a statement of reasons; those with values go through `sayIn`. */
export function restrictionWords(language: Language): ServerWords['restriction'] {
  return spoken[language].restriction;
}

/** A text with its values filled in, as a language writes them. */
export function sayIn(language: Language, text: string, shown: Shown): string {
  return fill(language, text, shown);
}

/** The words of a refusal with its values filled in; a value that is missing is left out. */
export function errorWords(language: Language, key: RefusalKey, shown: Shown): string {
  if (key === 'parameterMissing' || key === 'invalidParameter') return faultWords(language, key, shown);
  return fill(language, spoken[language].errors[key], shown);
}

/** What is wrong with which field, as its reader knows it: the name on the wire is for programs, and in `data.field`. */
function faultWords(language: Language, key: 'parameterMissing' | 'invalidParameter', shown: Shown): string {
  const { says, fields } = spoken[language].faults;
  const sentence = sentenceOf(key, shown);
  if (sentence === 'tooLarge') return fill(language, says.tooLarge, shown);
  const field = labelOf(fields, shown.field);
  if (field === undefined) return key === 'parameterMissing' ? says.incomplete : says.wrong;
  return fill(language, says[sentence], { ...shown, field });
}

type Sentence = Exclude<keyof ServerWords['faults']['says'], 'incomplete' | 'wrong'>;

/** `expects` is said by the contract's own check (platform/http/read-input.ts). */
function sentenceOf(key: RefusalKey, { reason, expects, max, min, size }: Shown): Sentence {
  if (reason === 'too_large' && typeof size === 'number') return 'tooLarge';
  if (expects === 'choice') return 'select';
  if (key === 'parameterMissing' || reason === 'empty') return 'enter';
  if (expects === 'digits') return 'digits';
  if (reason === 'too_big' && typeof max === 'number') return expects === 'text' ? 'tooLong' : 'tooHigh';
  if (reason === 'too_small' && typeof min === 'number') {
    if (expects !== 'text') return 'tooLow';
    return min === 1 ? 'enter' : 'tooShort';
  }
  return 'check';
}

/** `patch.phone` is the phone, `lines.0.qty` a quantity. */
function labelOf(fields: Readonly<Record<string, string>>, field: string | undefined): string | undefined {
  const names = (field ?? '').split('.').filter((name) => !/^\d*$/.test(name));
  const name = names.at(-1) ?? '';
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/**
 * What a notice says, in the reader's language.
 *
 * @param facts Of the event, amounts and times already formatted for the language.
 */
export function noticeWords(
  language: Language,
  code: NoticeCode,
  facts: Shown,
): { title: string; body: string } {
  const { title, body } = spoken[language].notices[code];
  return { title: fill(language, title, facts), body: fill(language, body, facts) };
}

const leftOut = '…';

/** A sentence with a gap is better than no sentence. */
function fill(language: Language, text: string, shown: Shown): string {
  if (!text.includes('{')) return text;
  const format = formatOf(language, text);
  const names = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name);
  const values = names.map((name): [string, string | number] => {
    const value = shown[name];
    return [name, typeof value === 'string' || typeof value === 'number' ? value : leftOut];
  });
  const said = format.format<string>(Object.fromEntries(values));
  return Array.isArray(said) ? said.join('') : String(said);
}
