// How values are put into words (ICU MessageFormat), the same in the apps and on the server.
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#domain/text/language.ts';

export type Values = Readonly<Record<string, string | number | Date>>;

const formats = new Map<string, IntlMessageFormat>();

/** A message as its language writes it. `<` is a letter like any other: no message has markup. */
export function formatOf(language: Language, text: string): IntlMessageFormat {
  const key = `${language} ${text}`;
  const format = formats.get(key) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

/** Puts values into a word. Words that take none are said as they stand. */
export function sayIn(language: Language, text: string, values?: Values): string {
  if (values === undefined) return text;
  const said = formatOf(language, text).format<string>(values);
  return Array.isArray(said) ? said.join('') : String(said);
}
