// Options of goods: what goods of one family differ in, such as colour and size.
import * as z from 'zod/mini';

/** One option of goods: `{ name: 'Colour', value: 'Blue' }`. */
export const goodsOption = z.object({ name: z.string(), value: z.string() });
export type GoodsOption = z.output<typeof goodsOption>;

/** More are not chosen by anybody, and do not fit a phone's screen. */
export const optionsMax = 3;
/** Characters of a name or a value: what fits a button. */
export const optionLengthMax = 40;

/**
 * Reads `Colour=Blue; Size=M`, as a goods file writes it; empty text has none. Undefined where a part has no name
 * or no value, a name stands twice, or there are too many or too long ones.
 */
export function parseOptions(text: string): GoodsOption[] | undefined {
  if (text.trim() === '') return [];
  const options = text.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return { name: name.trim(), value: value.join('=').trim() };
  });
  const isFit = (word: string) => word !== '' && Array.from(word).length <= optionLengthMax;
  if (options.length > optionsMax) return undefined;
  if (!options.every(({ name, value }) => isFit(name) && isFit(value))) return undefined;
  const names = new Set(options.map(({ name }) => name.toLowerCase()));
  return names.size === options.length ? options : undefined;
}

/** `Blue, M`: the values alone, as a title or an order says them. */
export function optionValues(options: readonly GoodsOption[]): string {
  return options.map(({ value }) => value).join(', ');
}
