// Where a border is, for taxes and duties, and what money a country counts in.
import { isInEu } from '#domain/geo/european-union.ts';
import { keysOf } from '#domain/keys.ts';
import type { Asset } from '#domain/money/money.ts';

/** The customs territory of a country: `EU`, to whose customs union Monaco belongs too, or the country itself. */
export function territoryOf(country: string): string {
  return isInEu(country) || country === 'MC' ? 'EU' : country;
}

const euro = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK';

const currencies: Partial<Record<Asset, string>> = {
  USD: 'US PR GU VI AS MP EC SV PA',
  EUR: euro,
  GBP: 'GB GG IM JE',
  JPY: 'JP',
  KRW: 'KR',
  VND: 'VN',
  AED: 'AE',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  ISK: 'IS',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO SJ',
  NZD: 'NZ',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  ZAR: 'ZA',
};

/** The currency that people of a country pay in, where we know it. */
export function currencyOf(country: string): Asset | undefined {
  return keysOf(currencies).find((asset) => currencies[asset]?.split(' ').includes(country));
}
