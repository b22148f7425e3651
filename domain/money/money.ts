// Money: whole minor units of one asset, and its one spelling on the wire.

/** Decimal places of each asset's minor unit (ISO 4217; USDT by its token contracts). */
export const scales = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  KRW: 0,
  VND: 0,
  USDT: 6,
  AED: 2,
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CLP: 0,
  CNY: 2,
  CZK: 2,
  DKK: 2,
  HKD: 2,
  HUF: 2,
  IDR: 2,
  ILS: 2,
  INR: 2,
  ISK: 0,
  MXN: 2,
  MYR: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  RON: 2,
  SAR: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TRY: 2,
  TWD: 2,
  ZAR: 2,
} as const;

export type Asset = keyof typeof scales;

/** A whole number of an asset's smallest units: `{ asset: 'USD', units: 1999n }` is 19.99 USD. */
export type Money<A extends Asset = Asset> = { readonly asset: A; readonly units: bigint };

function assertSameAsset(one: Money, other: Money): void {
  if (one.asset !== other.asset) throw new RangeError(`${one.asset} and ${other.asset} are not one money`);
}

/**
 * The sum of two amounts of one asset. Of assets that are known when it is compiled, two different ones do not compile.
 *
 * @throws RangeError where two assets that were read from somewhere differ: a bug in the caller.
 */
export function plus<A extends Asset>(one: Money<A>, other: Money<NoInfer<A>>): Money<A> {
  assertSameAsset(one, other);
  return { asset: one.asset, units: one.units + other.units };
}

/** What is left of an amount without another of its asset; below zero where there was less. Throws as `plus`. */
export function minus<A extends Asset>(one: Money<A>, other: Money<NoInfer<A>>): Money<A> {
  assertSameAsset(one, other);
  return { asset: one.asset, units: one.units - other.units };
}

/** True for equal amounts of one asset; amounts of two are never the same, whatever they are worth. */
export function isSameMoney(one: Money, other: Money): boolean {
  return one.asset === other.asset && one.units === other.units;
}

/** The most units one amount may have: 10^15, below a double's safe range and far above any sale. */
export const unitsMax = 10n ** 15n;

/** The shape of an amount on the wire; its scale is checked against the currency by `parseUnits`. */
export const amountPattern = /^(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,6})?$/;

export function isAsset(text: string): text is Asset {
  return Object.hasOwn(scales, text);
}

/** @throws Error where it is none: a currency that we wrote down ourselves always is. */
export function assetOf(currency: string): Asset {
  if (!isAsset(currency)) throw new Error(`${currency} is no currency of ours`);
  return currency;
}

/**
 * Reads a decimal string that has exactly the asset's scale: `"12.30"` USD is 1230n. Undefined for any other
 * spelling (exponent, sign, missing or surplus decimals, other digits, above `unitsMax`): never rounds.
 */
export function parseUnits(text: string, asset: Asset): bigint | undefined {
  if (!amountPattern.test(text)) return undefined;
  const scale = scales[asset];
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length !== scale) return undefined;
  const units = BigInt(whole + fraction);
  return units > unitsMax ? undefined : units;
}

/** Writes units as the decimal string of the wire: 1230n USD is `"12.30"`, 500n JPY is `"500"`. */
export function formatUnits(units: bigint, asset: Asset): string {
  const scale = scales[asset];
  if (scale === 0) return units.toString();
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const text = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return units < 0n ? `-${text}` : text;
}

/**
 * Splits money into parts that sum to it exactly; the units left by rounding go to the earliest parts.
 *
 * @param weights Whole numbers, at least one of them above 0; 1 to 1,000 of them.
 * @throws RangeError when there is no part to give to: that is a bug in the caller, not a refusal.
 */
export function share<A extends Asset>(whole: Money<A>, weights: readonly bigint[]): Money<A>[] {
  return shareUnits(whole.units, weights).map((units) => ({ asset: whole.asset, units }));
}

/** `share` for bare units of one known asset. */
export function shareUnits(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n) || weights.length > 1000) {
    throw new RangeError('share needs weights that are not negative and sum above 0');
  }
  const parts = weights.map((weight) => (whole * weight) / sum);
  let rest = whole - parts.reduce((total, part) => total + part, 0n);
  return parts.map((part, index) => {
    if (rest <= 0n || weights[index] === 0n) return part;
    rest -= 1n;
    return part + 1n;
  });
}

/** The part of an amount that basis points name, rounded down: 5 % of 19.99 is 0.99. */
export function bpsOf(units: bigint, bps: number): bigint {
  return (units * BigInt(bps)) / 10_000n;
}
