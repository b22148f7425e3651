// What a filter that is on says of itself in its token: "Status is Shipped or Delivered".
import type { FilterValue } from '#domain/wire/listing.ts';
import type { ConsoleWords } from '#ui/words/console-words.ts';
import type { FilterWords } from './words.ts';

type Tools = {
  readonly list: ConsoleWords['desk']['list'];
  say(this: void, message: string, values: Record<string, string>): string;
  /** Joins several by "or", in the reader's language. */
  join(this: void, texts: readonly string[]): string;
};

/** A filter and its value as a person reads them. */
export function filterText({ label: name, values }: FilterWords, value: FilterValue, tools: Tools): string {
  const { list, say, join } = tools;
  if (typeof value === 'string') return say(list.token.is, { name, value });
  if (typeof value === 'boolean') return say(list.token.is, { name, value: value ? list.yes : list.no });
  if (Array.isArray(value))
    return say(list.token.is, { name, value: join(value.map((one) => values?.[one] ?? one)) });
  const { currency } = value;
  const end = (text: string) => (currency === undefined ? text : `${currency} ${text}`);
  const { token } = list;
  if (value.from !== undefined && value.to !== undefined)
    return say(token.between, { name, from: end(value.from), to: end(value.to) });
  if (value.from !== undefined)
    return say(currency === undefined ? token.from : token.least, { name, from: end(value.from) });
  return say(currency === undefined ? token.to : token.most, { name, to: end(value.to ?? '') });
}
