import { formatUnits, isAsset } from '#domain/money/money.ts';

/** Smallest units of a currency as an amount; of a currency that this app does not know, the units. */
export function majorText(units: string, currency: string): string {
  return isAsset(currency) ? formatUnits(BigInt(units), currency) : units;
}
