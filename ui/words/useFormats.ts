import { formatMoney } from './format-money.ts';
import { numberFormat } from './number-format.ts';
import { formatDistance, formatTime, useZone } from './time.tsx';
import type { TimeForm } from './time.tsx';
import { useNow } from './useNow.ts';
import { useLanguage } from './words.tsx';

/** Amounts and moments as text, for the inside of sentences; on their own they are `MoneyText` and `TimeText`. */
export function useFormats() {
  const language = useLanguage();
  const zone = useZone();
  const now = useNow();
  return {
    money: (amount: string, currency: string) => formatMoney(language, amount, currency),
    time: (at: string, form: TimeForm = 'both') => formatTime(language, new Date(at), form, zone),
    distance: (at: string) => formatDistance(language, new Date(at), now),
    country: (code: string) => nameOfCountry(language, code),
    /** Basis points as a share: 550 is 5.5%. */
    percent: (bps: number) =>
      numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000),
    number: (value: number) => numberFormat(language).format(value),
  };
}

const regionNames = new Map<string, Intl.DisplayNames>();

function nameOfCountry(language: string, code: string): string {
  const names = regionNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  regionNames.set(language, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
