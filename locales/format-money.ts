// Amounts as people read them. Exact: the decimal text of the wire is never turned into a float.
import { isAsset, scales } from '#domain/money/money.ts';

/** "1234.50" USD is "$1,234.50" in English; currencies that the platform does not know are written out. */
export function formatMoney(
  language: string,
  amount: string,
  currency: string,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string {
  if (!isDecimal(amount)) return `${amount} ${currency}`;
  const said = formatOf(language, currency, signDisplay).format(amount);
  return currency.length === 3 ? said : `${said} ${currency}`;
}

/** The same sum in pieces, for where the cents are lighter: `$304`, `.82` and what stands after them. */
export function cutMoney(
  language: string,
  amount: string,
  currency: string,
): { whole: string; cents: string; after: string } {
  const said = formatMoney(language, amount, currency);
  if (!isDecimal(amount)) return { whole: said, cents: '', after: '' };
  const parts = formatOf(language, currency, 'auto').formatToParts(amount);
  const point = parts.findIndex(({ type }) => type === 'decimal');
  if (point < 0) return { whole: said, cents: '', after: '' };
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
  const [whole, cents] = [textOf(parts.slice(0, point)), textOf(parts.slice(point, point + 2))];
  return { whole, cents, after: said.slice(whole.length + cents.length) };
}

/** Making one takes as long as using it a hundred times, and a page of goods uses it as often. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, currency: string, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = `${language} ${currency} ${signDisplay}`;
  const format = formats.get(key) ?? makeFormat(language, currency, signDisplay);
  formats.set(key, format);
  return format;
}

function makeFormat(language: string, currency: string, signDisplay: 'auto' | 'exceptZero') {
  const digits = isAsset(currency) ? scales[currency] : undefined;
  const fixed = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (currency.length !== 3) return new Intl.NumberFormat(language, { ...fixed, signDisplay });
  const style = {
    style: 'currency',
    currency,
    // Never the narrow sign: `$` alone is another money in Taipei than in New York.
    currencyDisplay: 'symbol',
    signDisplay,
    ...fixed,
  } as const;
  return new Intl.NumberFormat(language, style);
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}
