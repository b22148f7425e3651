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
