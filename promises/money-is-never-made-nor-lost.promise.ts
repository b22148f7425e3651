// What buyers paid is what suppliers, authorities, the platform, the shop and buyers have: to the last unit, always.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKinds, isDebitNormal } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { formatUnits, parseUnits, scales, share, shareUnits, unitsMax } from '#domain/money/money.ts';
import { postingKinds, type PostingKind, type Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf, openBook, post } from '#features/ledger/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { Book } from './rigs/book.ts';
import { life, liveThrough } from './rigs/scenarios.ts';
import { liveInWallet, walletLife } from './rigs/wallet-scenarios.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline();
  // Lives of orders on paper: the documents of real ones are another promise.
  await waiveEvidence(pipeline.database);
});
afterAll(() => pipeline.close());

let shops = 0n;
async function newBook(): Promise<bigint> {
  shops += 1n;
  const shopId = shops;
  await pipeline.db.transaction((tx) => openBook(tx, shopId, 'USD'));
  return shopId;
}

const at = () => pipeline.clock.now();

/** Transfers of one statement; the numbers go up and down, so that borders fall anywhere. */
const portions = [1, 7, 500, 3, 900];

async function postAll(shopId: bigint, transfers: readonly Transfer[]): Promise<void> {
  for (let start = 0, turn = 0; start < transfers.length; turn += 1) {
    const size = portions[turn % portions.length] ?? 1;
    const part = transfers.slice(start, start + size);
    await pipeline.db.transaction((tx) => post(tx, shopId, at(), part));
    start += size;
  }
}

test('1,000 lives of orders: nothing is made, nothing is lost, and the real books say the same', async () => {
  const ends = new Map<string, number>();
  const kinds = new Set<PostingKind>();
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 100, maxLength: 100 }), wallets, async (plans, others) => {
      const book = new Book();
      for (const [index, plan] of plans.entries()) {
        const id = `order-${index}`;
        liveThrough(book, id, plan);
        ends.set(plan.end, (ends.get(plan.end) ?? 0) + 1);
        expect([book.of('escrow', id), book.of('supplier_hold', id)]).toEqual([0n, 0n]);
      }
      for (const [index, one] of others.entries()) liveInWallet(book, `wallet-${index}`, one);
      const paidIn = book.moved('deposit', 'deposit_unclear') - book.moved('deposit_returned');
      const paidOut = book.moved('withdraw_sent') - book.moved('withdraw_bounced');
      const captured = book.moved('capture', 'capture_late');
      const refunded = book.moved('refund_paid');
      const merchant =
        book.all('shop_pending') +
        book.all('shop_available') +
        book.all('shop_held') +
        book.all('shop_promo') -
        book.all('shop_receivable');
      const earned = book.all('commission') + book.all('tax') + book.all('payout_fee') + book.all('ads');
      const ownMoney = book.moved('goodwill_fund') + book.moved('claim_granted');
      const owed = book.all('supplier_payable') + merchant + book.all('goodwill_fund');
      expect(captured + paidIn - paidOut + ownMoney).toBe(owed + earned + refunded);
      const settled = book.moved('goodwill_fund') - book.moved('supplier_paid');
      expect(book.all('treasury')).toBe(paidIn - paidOut + settled);
      for (const kind of emptyAtLast) expect([kind, book.all(kind)]).toEqual([kind, 0n]);
      expect(book.all('psp')).toBe(captured - refunded);

      const shopId = await newBook();
      await postAll(shopId, book.transfers);
      expect(await checkBook(pipeline.db.direct, shopId)).toEqual([]);
      const balances = await balancesOf(pipeline.db.direct, shopId);
      expect(balances).toEqual(
        Object.fromEntries(keysOf(accountKinds).map((kind) => [kind, book.all(kind)])),
      );
      const sum = keysOf(balances).reduce(
        (total, kind) => total + (isDebitNormal(kind) ? 1n : -1n) * balances[kind],
        0n,
      );
      expect(sum).toBe(0n);
      for (const { kind } of book.transfers) kinds.add(kind);
    }),
    { numRuns: 10, endOnFailure: true },
  );
  expect([...ends.values()].reduce((sum, n) => sum + n, 0)).toBe(1_000);
  // Every kind of the matrix was moved, so that none of them is believed without proof.
  expect(keysOf(postingKinds).filter((kind) => !kinds.has(kind))).toEqual([]);
});

const emptyAtLast = [
  'withdrawing',
  'deposit_suspense',
  'refund_payable',
  'shop_pending',
  'shop_held',
  'between_books',
  'ad_budget',
] as const;

const wallets = fc.array(walletLife, { minLength: 40, maxLength: 40 });

const both = { debit: 'x', credit: 'x' };

/** A book in which every account that may not fall below zero has some money. */
async function fund(shopId: bigint, units: bigint): Promise<void> {
  const one = (kind: PostingKind, amount: bigint): Transfer => {
    const [actor = 'timer'] = postingKinds[kind].by;
    return transferOf(kind, 'x', { units: amount, actor, onceKey: `fund:${kind}` }, both);
  };
  const list = [
    one('capture', units * 10n),
    one('confirm_cost', units * 2n),
    one('ship_cost', units),
    one('ship_tax', units),
    one('accept_commission', units),
    one('accept_shop', units * 4n),
    one('release', units),
    one('reserve', units),
    one('cancel_refund', units),
    one('deposit_unclear', units),
    one('deposit', units * 4n),
    one('withdraw', units * 2n),
    one('withdraw_fee', units),
    one('goodwill_fund', units),
    one('goodwill_promo', units),
    one('ad_pay', units * 2n),
    one('ad_click', units),
  ];
  await pipeline.db.transaction((tx) => post(tx, shopId, at(), list));
}

test('an account gives all that it has, and not one unit more, whatever the posting', async () => {
  const shopId = await newBook();
  await fund(shopId, 5_000n);
  const limited = keysOf(postingKinds).filter((kind) => !isDebitNormal(postingKinds[kind].debit));
  expect(limited.length).toBeGreaterThan(15);
  for (const kind of limited) {
    const { debit, credit, by } = postingKinds[kind];
    const { [debit]: has } = await balancesOf(pipeline.db.direct, shopId);
    expect([kind, has > 0n]).toEqual([kind, true]);
    const [actor = 'timer'] = by;
    const tried = (units: bigint, onceKey: string) =>
      undone((tx) => post(tx, shopId, at(), [transferOf(kind, 'x', { units, actor, onceKey }, both)]));
    // Nothing was advanced for this shop, so nothing of it can be paid back.
    const most = credit === 'shop_receivable' ? 0n : has;
    expect([kind, await tried(most, 'all')]).toEqual([kind, 'done']);
    expect([kind, await tried(has + 1n, 'more')]).toEqual([kind, 'insufficientBalance']);
    expect([kind, await tried(-1n, 'less')]).toEqual([kind, 'RangeError']);
  }
  expect(await checkBook(pipeline.db.direct, shopId)).toEqual([]);
});

class Undo extends Error {}

/** How a transaction ends that is undone in any case. */
async function undone(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  const tried = pipeline.db.transaction(async (tx) => {
    await work(tx);
    throw new Undo();
  });
  return tried.then(
    () => 'committed',
    (error: unknown) => {
      if (error instanceof Undo) return 'done';
      if (typeof error === 'object' && error !== null && 'key' in error) return String(error.key);
      return error instanceof Error ? error.constructor.name : 'unknown';
    },
  );
}

test('no prefix falls below zero: money that comes later in the same statement cannot be spent before', async () => {
  const shopId = await newBook();
  const capture = transferOf(
    'capture',
    'x',
    { units: 100n, actor: 'provider', onceKey: 'in' },
    { debit: 'p', credit: 'x' },
  );
  const refund = transferOf(
    'cancel_refund',
    'x',
    { units: 100n, actor: 'buyer', onceKey: 'out' },
    { debit: 'x' },
  );
  expect(await undone((tx) => post(tx, shopId, at(), [refund, capture]))).toBe('insufficientBalance');
  expect(await undone((tx) => post(tx, shopId, at(), [capture, refund]))).toBe('done');
  expect(
    await undone((tx) => post(tx, shopId, at(), [capture, refund, { ...refund, onceKey: 'again' }])),
  ).toBe('insufficientBalance');
  expect(await undone((tx) => post(tx, shopId, at(), [capture, capture]))).toBe('DatabaseError');
});

test('shares sum to the whole, whatever the weights, and nobody with no weight gets anything', () => {
  const whole = fc.bigInt({ min: 0n, max: unitsMax });
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(
      whole,
      weights.filter((list) => list.some((weight) => weight > 0n)),
      (units, list) => {
        const parts = shareUnits(units, list);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(units);
        const sum = list.reduce((total, weight) => total + weight, 0n);
        for (const [index, part] of parts.entries()) {
          const exact = (units * (list[index] ?? 0n)) / sum;
          expect(part === exact || (part === exact + 1n && list[index] !== 0n)).toBe(true);
        }
        expect(share({ asset: 'USD', units }, list).map((part) => part.units)).toEqual(parts);
      },
    ),
  );
  expect(() => shareUnits(5n, [])).toThrow(RangeError);
  expect(() => shareUnits(5n, [0n, 0n])).toThrow(RangeError);
  expect(() => shareUnits(5n, [2n, -1n])).toThrow(RangeError);
});

test('an amount is read back as it was written, and no other spelling is an amount', () => {
  const asset = fc.constantFrom(...keysOf(scales));
  fc.assert(
    fc.property(asset, fc.bigInt({ min: 0n, max: unitsMax }), (one, units) => {
      const text = formatUnits(units, one);
      expect(parseUnits(text, one)).toBe(units);
      for (const other of [
        `${text}0`,
        `0${text}`,
        `+${text}`,
        `-${text}`,
        ` ${text}`,
        `${text} `,
        `${text}e0`,
        `${text}.`,
      ]) {
        // A trailing zero makes another amount where there are no decimals.
        if (scales[one] === 0 && other === `${text}0`) continue;
        expect([other, parseUnits(other, one)]).toEqual([other, undefined]);
      }
    }),
  );
  fc.assert(
    fc.property(asset, fc.string(), (one, text) => {
      const units = parseUnits(text, one);
      expect(units === undefined ? text : formatUnits(units, one)).toBe(text);
    }),
  );
  expect(parseUnits('10000000000000.01', 'USD')).toBeUndefined();
  expect(parseUnits('10000000000000.00', 'USD')).toBe(unitsMax);
});
