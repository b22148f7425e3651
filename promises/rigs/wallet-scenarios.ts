// Lives of deposits, withdrawals, holds, goodwill and suppliers' claims made of the pure recipes, on a book in memory.
import fc from 'fast-check';
import { arriveRecipe, clearRecipe, returnRecipe } from '#domain/recipes/deposit.ts';
import { fundRecipe, giveRecipe } from '#domain/recipes/goodwill.ts';
import {
  backRecipe as backOfCampaign,
  clickBackRecipe,
  clickRecipe,
  orderFeeBackRecipe,
  orderFeeRecipe,
  payRecipe,
} from '#domain/recipes/promotion.ts';
import { holdRecipe, liftRecipe } from '#domain/recipes/restriction.ts';
import { claimRecipe, supplierPaidRecipe } from '#domain/recipes/supply.ts';
import { askRecipe, backRecipe, bouncedRecipe, sentRecipe } from '#domain/recipes/withdrawal.ts';
import type { Book } from './book.ts';

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

const campaign = fc.record({
  what: fc.constant('campaign' as const),
  promoUnits: fc.bigInt({ min: 1n, max: 5_000n }),
  percent: fc.bigInt({ min: 0n, max: 60n }),
  /** Each of what is left of the budget. */
  clickPercents: fc.array(fc.bigInt({ min: 1n, max: 100n }), { minLength: 2, maxLength: 6 }),
  by: fc.constantFrom('merchant' as const, 'timer' as const, 'reviewer' as const),
});

const promotedOrder = fc.record({
  what: fc.constant('promoted' as const),
  percent: fc.bigInt({ min: 1n, max: 30n }),
  backPercent: fc.bigInt({ min: 0n, max: 100n }),
});

/** What comes into a wallet and what leaves it, besides its sales. */
export const walletLife = fc.oneof(arrival, withdrawal, hold, gift, claim, campaign, promotedOrder);
export type WalletLife = typeof walletLife extends fc.Arbitrary<infer One> ? One : never;

/** Lives it to its end: nothing stays on its way, unclear or held. */
export function liveInWallet(book: Book, id: string, one: WalletLife): void {
  if (one.what === 'deposit') return receive(book, id, one);
  if (one.what === 'gift') return give(book, id, one);
  if (one.what === 'claim') return settle(book, id, one);
  if (one.what === 'campaign') return promote(book, id, one);
  if (one.what === 'promoted') return payByOrder(book, id, one);
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
  const given = giveRecipe(id, (units * percent) / 100n, { shopId: 1n, asPromo: false });
  book.post([given.shop, given.platform]);
}

function settle(book: Book, id: string, { side, units, isPaid }: Of<'claim'>): void {
  book.post([claimRecipe({ id, supplierId: 'supplier', side }, units)]);
  if (isPaid) book.post([supplierPaidRecipe(id, 'supplier', units)]);
}

/** A campaign out of credit and balance: clicks, one of them found invalid, and what was not spent is back. */
function promote(book: Book, id: string, { promoUnits, percent, clickPercents, by }: Of<'campaign'>): void {
  book.post([fundRecipe(id, promoUnits)]);
  const given = giveRecipe(id, promoUnits, { shopId: 1n, asPromo: true });
  book.post([given.shop, given.platform]);
  const available = (book.of('shop_available') * percent) / 100n;
  book.post(payRecipe(id, { promo: promoUnits, available }));
  for (const [n, part] of clickPercents.entries())
    book.post([clickRecipe(id, `${id}-${n}`, (book.of('ad_budget', id) * part) / 100n)]);
  const first = ((promoUnits + available) * (clickPercents[0] ?? 0n)) / 100n;
  book.post([clickBackRecipe(id, `${id}-0`, first)]);
  const restUnits = book.of('ad_budget', id);
  book.post(backOfCampaign({ id, restUnits, availableUnits: available, actor: by, key: 'end' }).transfers);
}

function payByOrder(book: Book, id: string, { percent, backPercent }: Of<'promoted'>): void {
  const units = (book.of('shop_available') * percent) / 100n;
  book.post([orderFeeRecipe(id, units)]);
  book.post([orderFeeBackRecipe(id, 'case', (units * backPercent) / 100n)]);
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
