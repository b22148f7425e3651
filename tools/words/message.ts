/** What can be wrong with one message, and with one that stands for English in another language. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#domain/text/language.ts';

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** Shorter words are the same in several languages: names, units, loanwords. */
const sameLengthMax = 12;
/** Which plural forms a language needs is tried with these counts: no shop counts beyond them. */
const countMax = 9_999;

/** Everything that makes a message unfit; nothing for one that is fine. */
export function checkMessage(language: Language, english: string, text: string): string[] {
  if (text.trim() === '') return ['says nothing'];
  const parts = read(text);
  if (typeof parts === 'string') return [`cannot be read: ${parts}`];
  const original = read(english);
  if (typeof original === 'string') return [];
  return [
    ...checkValues(original, parts),
    ...checkPlurals(language, original, parts),
    ...checkQuotes(text, parts),
  ];
}

/** True for a longer text of another language that is English, letter by letter. */
export function isUntranslated(language: Language, english: string, text: string): boolean {
  return language !== 'en' && text === english && text.length > sameLengthMax;
}

/** The parts of a message, or why it has none. */
function read(text: string): Parts | string {
  try {
    return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function checkValues(english: Parts, parts: Parts): string[] {
  const [wanted, given] = [namesOf(english), namesOf(parts)];
  const missing = wanted.filter((name) => !given.includes(name));
  const extra = given.filter((name) => !wanted.includes(name));
  return [
    ...missing.map((name) => `lacks {${name}}`),
    ...extra.map((name) => `has {${name}}, which nobody gives`),
    ...choicesOf(english).flatMap(({ name, options }) => checkChoice(name, options, parts)),
  ];
}

/** A choice between words must know every case that English knows. */
function checkChoice(name: string, options: readonly string[], parts: Parts): string[] {
  const same = choicesOf(parts).find((choice) => choice.name === name);
  if (same === undefined) return [`does not choose by {${name}}`];
  return options
    .filter((option) => !same.options.includes(option))
    .map((option) => `{${name}} has no words for "${option}"`);
}

function checkPlurals(language: Language, english: Parts, parts: Parts): string[] {
  const findings: string[] = [];
  for (const { name, options, type } of pluralsOf(parts)) {
    const lacking = formsOf(language, type).filter((form) => !options.includes(form));
    findings.push(...lacking.map((form) => `{${name}} lacks the plural form "${form}"`));
  }
  const counted = pluralsOf(parts).map(({ name }) => name);
  for (const { name, type } of pluralsOf(english)) {
    const isOneForm = formsOf(language, type).length === 1;
    if (!isOneForm && !counted.includes(name)) findings.push(`says one form for every {${name}}`);
  }
  return findings;
}

/**
 * The plural forms that a language really uses for whole numbers up to `countMax`, and `other`, which the format wants.
 * Spanish, French and Portuguese have a `many` for millions besides: no shop says it.
 */
function formsOf(language: Language, type: 'cardinal' | 'ordinal'): string[] {
  const rules = new Intl.PluralRules(language, { type });
  const used = new Set<string>(['other']);
  const { pluralCategories } = rules.resolvedOptions();
  for (let count = 0; count <= countMax && used.size < pluralCategories.length; count += 1) {
    used.add(rules.select(count));
  }
  return [...used];
}

/** A word without values is said as it stands, so its apostrophes must not be written the ICU way. */
function checkQuotes(text: string, parts: Parts): string[] {
  const isPlain = namesOf(parts).length === 0;
  return isPlain && (text.includes("''") || /'[{}]/.test(text))
    ? ['takes no values, so apostrophes stay single']
    : [];
}

function namesOf(parts: Parts): string[] {
  return [
    ...new Set(flat(parts).flatMap((part) => ('value' in part && part.type !== 0 ? [part.value] : []))),
  ];
}

type Choice = { readonly name: string; readonly options: readonly string[] };

function choicesOf(parts: Parts): Choice[] {
  return flat(parts).flatMap((part) =>
    'options' in part && !('pluralType' in part)
      ? [{ name: part.value, options: Object.keys(part.options) }]
      : [],
  );
}

function pluralsOf(parts: Parts): (Choice & { readonly type: 'cardinal' | 'ordinal' })[] {
  return flat(parts).flatMap((part) =>
    'pluralType' in part
      ? [{ name: part.value, options: Object.keys(part.options), type: part.pluralType ?? 'cardinal' }]
      : [],
  );
}

/** Every part with those inside of choices and plurals. */
function flat(parts: Parts): Parts {
  return parts.flatMap((part) =>
    'options' in part ? [part, ...Object.values(part.options).flatMap(({ value }) => flat(value))] : [part],
  );
}
