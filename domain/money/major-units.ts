// Amounts as people write them, in minor units.
import { refuse } from '#domain/wire/errors.ts';
import { parseUnits, scales, type Asset } from './money.ts';

/** Whole major units of a currency in its minor ones. */
export function majorUnits(currency: Asset, major: number): bigint {
  return BigInt(major) * 10n ** BigInt(scales[currency]);
}

/** @throws Refused `invalidParameter` with the field for an amount with a wrong scale (`scale`) or of nothing (`amount`). */
export function readAmount(text: string, currency: Asset, field = 'amount'): bigint {
  const units = parseUnits(text, currency);
  if (units === undefined) throw refuse('invalidParameter', { field, reason: 'scale' });
  if (units === 0n) throw refuse('invalidParameter', { field, reason: 'amount' });
  return units;
}
