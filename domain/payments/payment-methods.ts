// The ways to pay: what each proves, and what it is charged in.
import type { Asset } from '#domain/money/money.ts';

export const paymentMethods = [
  'card',
  'paypal',
  'mollie',
  'usdt_tron',
  'usdt_eth',
  'bank',
  'cod',
  'test',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * How well a payment proves itself (docs/product.md 2.9). A: the merchant can check it at a third party without us.
 * B: a third party's reference, seen through us. C: our statement alone, which counts for nothing. `test`: play money.
 */
export const evidenceGrades = ['A', 'B', 'C', 'test'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** What a way to pay is charged in: a token, or the money the buyer chose. */
export function chargedIn(method: PaymentMethod, currency: Asset): Asset {
  return method === 'usdt_tron' || method === 'usdt_eth' ? 'USDT' : currency;
}
