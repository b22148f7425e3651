// Lives of deposits, withdrawals, holds, goodwill and suppliers' claims made of the pure recipes, on a book in memory.
import fc from 'fast-check';
import { arriveRecipe, clearRecipe, returnRecipe } from '#domain/recipes/deposit.ts';
import { fundRecipe, giveRecipe } from '#domain/recipes/goodwill.ts';
import { holdRecipe, liftRecipe } from '#domain/recipes/restriction.ts';
import { claimRecipe, supplierPaidRecipe } from '#domain/recipes/supply.ts';
import { askRecipe, backRecipe, bouncedRecipe, sentRecipe } from '#domain/recipes/withdrawal.ts';
import type { Book } from './lives.ts';

const arrival = fc.record({
  what: fc.constant('deposit' as const),
  units: fc.bigInt({ min: 1n, max: 50_000n }),
  unclear: fc.bigInt({ min: 0n, max: 20_000n }),
  isCleared: fc.boolean(),
});

const withdrawal = fc.record({
  what: fc.constant('withdrawal' as const),
  percent: fc.bigInt({ min: 0n, max: 100n }),
  feeUnits: fc.bigInt({ min: 0n, max: 500n }),
  end: fc.constantFrom('cancelled', 'rejected', 'failed', 'paid', 'bounced'),
});

const hold = fc.record({
  what: fc.constant('hold' as const),
  percent: fc.bigInt({ min: 1n, max: 100n }),
  by: fc.constantFrom('reviewer' as const, 'timer' as const),
});

const gift = fc.record({
  what: fc.constant('gift' as const),
  units: fc.bigInt({ min: 1n, max: 20_000n }),
  percent: fc.bigInt({ min: 0n, max: 100n }),
});

const claim = fc.record({
  what: fc.constant('claim' as const),
  side: fc.constantFrom('supplier' as const, 'house' as const),
  units: fc.bigInt({ min: 1n, max: 20_000n }),
  isPaid: fc.boolean(),
});

/** What comes into a wallet and what leaves it, besides its sales. */
export const walletLife = fc.oneof(arrival, withdrawal, hold, gift, claim);
export type WalletLife = typeof walletLife extends fc.Arbitrary<infer One> ? One : never;

/** Lives it to its end: nothing stays on its way, unclear or held. */
export function liveInWallet(book: Book, id: string, one: WalletLife): void {
  if (one.what === 'deposit') return receive(book, id, one);
  if (one.what === 'gift') return give(book, id, one);
  if (one.what === 'claim') return settle(book, id, one);
  const units = (book.of('shop_available') * one.percent) / 100n;
  if (units === 0n) return undefined;
  if (one.what === 'withdrawal') return withdraw(book, { id, units }, one);
  book.post([holdRecipe(id, units)]);
  return book.post([liftRecipe(id, units, one.by)]);
}

type Of<What extends WalletLife['what']> = Extract<WalletLife, { what: What }>;

function receive(book: Book, id: string, { units, unclear, isCleared }: Of<'deposit'>): void {
  const came = { depositId: id, receiptId: id, channel: 'tron', actor: 'provider' } as const;
  book.post(arriveRecipe(came, units, unclear));
  if (unclear > 0n) book.post([isCleared ? clearRecipe(came, unclear) : returnRecipe(came, unclear)]);
}

/** The fund and the shop stand in one book here: what the one owes the other is nothing again. */
function give(book: Book, id: string, { units, percent }: Of<'gift'>): void {
  book.post([fundRecipe(id, units)]);
  const given = giveRecipe(id, (units * percent) / 100n, 1n);
  book.post([given.shop, given.house]);
}

function settle(book: Book, id: string, { side, units, isPaid }: Of<'claim'>): void {
  book.post([claimRecipe({ id, supplierId: 'supplier', side }, units)]);
  if (isPaid) book.post([supplierPaidRecipe(id, 'supplier', units)]);
}

function withdraw(
  book: Book,
  asked: { id: string; units: bigint },
  { feeUnits, end }: Of<'withdrawal'>,
): void {
  const { id, units } = asked;
  book.post([askRecipe(id, units)]);
  const actors = { cancelled: 'merchant', rejected: 'reviewer', failed: 'provider' } as const;
  if (end !== 'paid' && end !== 'bounced') return book.post([backRecipe(id, units, { actor: actors[end] })]);
  const fee = feeUnits < units ? feeUnits : 0n;
  const payout = { withdrawalId: id, payoutId: `${id}-1`, channel: 'bank', units, feeUnits: fee };
  book.post(sentRecipe(payout));
  if (end === 'bounced') book.post(bouncedRecipe(payout));
  return undefined;
}
