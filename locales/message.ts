// Puts values into messages, in the browser: the part of ICU MessageFormat that our words use, an eighth of the size of
// the whole. The server and the check of the words use the whole; message.test.ts holds this one against it.
import type { Language } from '#domain/text/language.ts';
import type { Values } from './say.ts';

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string; readonly style: string }
  | { readonly kind: 'count' }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      readonly options: ReadonlyMap<string, readonly Part[]>;
    };

const read = new Map<string, readonly Part[]>();

/** Says a message with its values in it. @throws Error for a value that is missing, and for what it cannot read. */
export function sayMessage(language: Language, text: string, values: Values): string {
  const parts = read.get(text) ?? readWhole(text);
  read.set(text, parts);
  return joined(parts, { language, values, count: 0 });
}

type Saying = { readonly language: Language; readonly values: Values; readonly count: number };

function joined(parts: readonly Part[], saying: Saying): string {
  return parts.map((part) => said(part, saying)).join('');
}

function said(part: Part, saying: Saying): string {
  const { language, values } = saying;
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'count':
      return sayNumber(language, '', saying.count);
    case 'value':
      return String(valueOf(values, part.name));
    case 'number':
      return sayNumber(language, part.style, Number(valueOf(values, part.name)));
    case 'select':
      return joined(optionOf(part.options, String(valueOf(values, part.name))), saying);
    case 'plural': {
      const count = Number(valueOf(values, part.name));
      const exact = part.options.get(`=${count}`);
      const chosen = exact ?? optionOf(part.options, formOf(language, part.options, count));
      return joined(chosen, { ...saying, count });
    }
  }
}

function valueOf(values: Values, name: string): Values[string] {
  const value = values[name];
  if (value === undefined) throw new Error(`the value {${name}} is missing`);
  return value;
}

function optionOf(options: ReadonlyMap<string, readonly Part[]>, name: string): readonly Part[] {
  const option = options.get(name) ?? options.get('other');
  if (option === undefined) throw new Error(`no words for "${name}"`);
  return option;
}

const numbers = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

/** A browser takes 20 ms and more of a slow phone's first second to load what it knows of numbers. */
function sayNumber(language: Language, style: string, value: number): string {
  // Up to here every one of our languages writes the same digits, and nothing between them.
  if (style === '' && Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return numberOf(language, style).format(value);
}

/** Which of the plural's forms a count takes; where there is one form, no rule has to be loaded. */
function formOf(language: Language, options: ReadonlyMap<string, unknown>, count: number): string {
  return options.size === 1 ? 'other' : rulesOf(language).select(count);
}

function numberOf(language: Language, style: string): Intl.NumberFormat {
  const key = `${language} ${style}`;
  const format = numbers.get(key) ?? new Intl.NumberFormat(language, numberOptions(style));
  numbers.set(key, format);
  return format;
}

function numberOptions(style: string): Intl.NumberFormatOptions {
  if (style === '') return {};
  if (style === 'percent' || style === '::percent') return { style: 'percent' };
  const digits = /^::\.(0+)$/.exec(style)?.[1]?.length;
  if (digits === undefined) throw new Error(`numbers have no style "${style}"`);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** How far a message is read; reading moves it on. */
type Cursor = { readonly text: string; at: number };

function readWhole(text: string): readonly Part[] {
  const cursor = { text, at: 0 };
  const parts = readMessage(cursor, false);
  if (cursor.at < text.length) throw broken(cursor);
  return parts;
}

/** Reads up to the end, or to the brace that closes the option a message stands in. */
function readMessage(cursor: Cursor, isInPlural: boolean): Part[] {
  const parts: Part[] = [];
  let text = '';
  const close = (): void => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  for (;;) {
    const letter = cursor.text[cursor.at];
    if (letter === undefined || letter === '}') {
      close();
      return parts;
    }
    if (letter === "'") text += readQuoted(cursor, isInPlural);
    else if (letter === '{') {
      close();
      parts.push(readArgument(cursor, isInPlural));
    } else if (letter === '#' && isInPlural) {
      close();
      parts.push({ kind: 'count' });
      cursor.at += 1;
    } else {
      text += letter;
      cursor.at += 1;
    }
  }
}

/** Two apostrophes are one; one before a brace makes what follows, up to the next one, mere letters. */
function readQuoted(cursor: Cursor, isInPlural: boolean): string {
  const next = cursor.text[cursor.at + 1] ?? '';
  if (next === "'") {
    cursor.at += 2;
    return "'";
  }
  const opens = /[{}<>]/.test(next) || (next === '#' && isInPlural);
  const quoted = opens ? take(cursor, /'((?:''|[^'])*)'?/y) : take(cursor, /(')/y);
  return (quoted?.[1] ?? '').replaceAll("''", "'");
}

function readArgument(cursor: Cursor, isInPlural: boolean): Part {
  const [, name, kind] = take(cursor, /\{\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,\s*)?)?/y) ?? [];
  if (name === undefined) throw broken(cursor);
  if (kind === 'plural' || kind === 'select') {
    return { kind, name, options: readOptions(cursor, kind === 'plural' || isInPlural) };
  }
  const style = take(cursor, /([^{}]*)\}/y)?.[1];
  if (style === undefined || (kind !== undefined && kind !== 'number')) throw broken(cursor);
  return kind === undefined ? { kind: 'value', name } : { kind, name, style: style.trim() };
}

function readOptions(cursor: Cursor, isInPlural: boolean): ReadonlyMap<string, readonly Part[]> {
  const options = new Map<string, readonly Part[]>();
  while (take(cursor, /\s*\}/y) === undefined) {
    const name = take(cursor, /\s*(=\d+|\w+)\s*\{/y)?.[1];
    if (name === undefined) throw broken(cursor);
    options.set(name, readMessage(cursor, isInPlural));
    if (take(cursor, /\}/y) === undefined) throw broken(cursor);
  }
  return options;
}

/** What stands here, if it is of this form; then the cursor stands behind it. */
function take(cursor: Cursor, form: RegExp): RegExpExecArray | undefined {
  form.lastIndex = cursor.at;
  const found = form.exec(cursor.text);
  if (found === null) return undefined;
  cursor.at = form.lastIndex;
  return found;
}

function broken({ text, at }: Cursor): Error {
  return new Error(`cannot be read at ${at}: ${text}`);
}
