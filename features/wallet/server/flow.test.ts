// The movements of random books: every row follows from the one before, whatever happened.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKinds } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { parseUnits } from '#domain/money/money.ts';
import { legalTransfers, transferBy } from '#features/ledger/server/ledger.rig.ts';
import { balancesOf, post } from '#features/ledger/server/public.ts';
import { openShop } from '#features/shop/server/shops.ts';
import { walletFlow } from '#features/wallet/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { isInside } from '../merchant/inner-move.ts';
import { listDepositRows } from '#features/deposits/server/public.ts';
import { payoutsOfWallet } from '#features/payouts/server/public.ts';
import { balanceAccounts, filterOf } from './flow.ts';
import { sumFlow } from './flow-sums.ts';
import { walletRoutes } from './routes.ts';

let pipeline: TestPipeline;
const sides = { ...payoutsOfWallet, listDepositRows };
beforeAll(async () => {
  pipeline = await openTestPipeline({
    // The token is the number of the shop.
    authenticate: () => (token) =>
      Promise.resolve({
        actor: 'merchant',
        personId: 'a-person',
        roles: ['owner'],
        shopId: BigInt(token),
        supplierId: undefined,
        tokenHash: Buffer.alloc(32),
      }),
    open: (registry) => walletRoutes(registry, sides),
  });
  await waiveEvidence(pipeline.database);
});
afterAll(() => pipeline.close());

const units = (text: string) => parseUnits(text, 'USD') ?? -1n;
const accounts = ['available', 'pending', 'held', 'withdrawing'] as const;
let last = 0n;

test('rows of an account chain to its balance; over all, sums are the change of the balance', async () => {
  await fc.assert(
    fc.asyncProperty(legalTransfers, fc.integer({ min: 1, max: 20 }), async (transfers, size) => {
      last += 1n;
      const shopId = last;
      await pipeline.db.transaction(async (tx) => {
        await openShop(tx, pipeline.env, { shopId, name: 'Shop', ownerName: 'Ann', tz: 'UTC' });
        await post(tx, shopId, pipeline.clock.now(), transfers);
      });
      const balances = await balancesOf(pipeline.db.direct, shopId);
      const stands = {
        available: balances.shop_available,
        pending: balances.shop_pending,
        held: balances.shop_held,
        withdrawing: balances.withdrawing,
      };
      for (const account of accounts) {
        const { list, sums, total } = await readAll(shopId, account, size);
        let balance = 0n;
        for (const row of list.toReversed()) {
          expect(units(row.balance_before)).toBe(balance);
          balance += row.direction === 'in' ? units(row.amount) : -units(row.amount);
          expect(units(row.balance_after)).toBe(balance);
        }
        expect(balance).toBe(stands[account]);
        expect(units(sums.in) - units(sums.out)).toBe(balance);
        expect(total).toBe(list.length);
      }
      const all = await readAll(shopId, 'all', size);
      const touching = transfers.filter(
        ({ debit, credit }) => isOfWallet(debit.kind) || isOfWallet(credit.kind),
      );
      expect(all.list.map(({ kind }) => kind).toReversed()).toEqual(touching.map(({ kind }) => kind));
      expect(new Set(all.list.map(({ id }) => id)).size).toBe(all.list.length);
      expect(units(all.sums.in) - units(all.sums.out)).toBe(
        stands.available + stands.pending + stands.held + stands.withdrawing,
      );
      for (const row of all.list) expect(keysOf(accountKinds)).toContain(row.counter_account);
      // What the screen gives a sign adds up to the sums above it.
      for (const direction of ['in', 'out'] as const) {
        const counted = all.list.filter((row) => row.direction === direction && !isInside(row));
        expect(counted.reduce((sum, row) => sum + units(row.amount), 0n)).toBe(units(all.sums[direction]));
      }
      for (const account of ['all', ...accounts] as const) await checkDocuments(shopId, account, size);
    }),
    { numRuns: 40 },
  );
});

/** Lines by document have every movement once, and sum to the sums, whatever the page's size. */
async function checkDocuments(shopId: bigint, account: (typeof accounts)[number] | 'all', size: number) {
  const { list, sums } = await readAll(shopId, account, 100);
  const lines = [];
  let after: string | undefined;
  do {
    const ask = { group: 'document', account, page_size: size, after } as const;
    const page = await pipeline.ask(walletFlow, ask, { token: shopId.toString() });
    expect(page.sums).toEqual(sums);
    expect(page.has_more).toBe(typeof page.next === 'string');
    lines.push(...page.list);
    after = page.next ?? undefined;
  } while (after !== undefined);
  const documents = lines.flatMap(({ document }) => document ?? []);
  expect(documents).toHaveLength(lines.length);
  const parts = documents.flatMap((document) => document.parts);
  expect(parts.toSorted((left, right) => Number(right.id) - Number(left.id))).toEqual(list);
  expect(new Set(parts.map(({ ref }) => ref.id)).size).toBe(lines.length);
  expect(lines.map(({ id }) => Number(id))).toEqual(
    lines.map(({ id }) => Number(id)).toSorted((left, right) => right - left),
  );
  for (const { in: came, out, net, parts: own } of documents) {
    expect(signed(net)).toBe(units(came) - units(out));
    const moved = own.filter((row) => account !== 'all' || !isInside(row));
    const sumOf = (direction: 'in' | 'out') =>
      moved.filter((row) => row.direction === direction).reduce((sum, row) => sum + units(row.amount), 0n);
    expect({ in: units(came), out: units(out) }).toEqual({ in: sumOf('in'), out: sumOf('out') });
  }
  const total = (name: 'in' | 'out') => documents.reduce((sum, document) => sum + units(document[name]), 0n);
  expect({ in: total('in'), out: total('out') }).toEqual({ in: units(sums.in), out: units(sums.out) });
}

const signed = (text: string) => (text.startsWith('-') ? -units(text.slice(1)) : units(text));

function isOfWallet(kind: string): boolean {
  return ['shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'].includes(kind);
}

async function readAll(shopId: bigint, account: (typeof accounts)[number] | 'all', size: number) {
  const read = (page: number) =>
    pipeline.ask(walletFlow, { account, page, page_size: size }, { token: shopId.toString() });
  const first = await read(1);
  const list = [...first.list];
  for (let page = 2, more = first.has_more; more; page += 1) {
    const next = await read(page);
    list.push(...next.list);
    more = next.has_more;
  }
  return { list, sums: first.sums, total: first.total };
}

test('what was summed before and what came since are together what a plain look over all sums', async () => {
  const ask = async (shopId: bigint, input: object) =>
    (await pipeline.ask(walletFlow, { page_size: 1, ...input }, { token: String(shopId) })) satisfies object;
  await fc.assert(
    fc.asyncProperty(legalTransfers, fc.nat(), async (transfers, cut) => {
      last += 1n;
      const shopId = last;
      const first = transfers.slice(0, cut % (transfers.length + 1));
      await pipeline.db.transaction(async (tx) => {
        await openShop(tx, pipeline.env, { shopId, name: 'Shop', ownerName: 'Ann', tz: 'UTC' });
      });
      for (const part of [first, transfers.slice(first.length)]) {
        await pipeline.db.transaction((tx) => post(tx, shopId, pipeline.clock.now(), part));
        for (const input of [{}, { type: 'settlement' }, ...accounts.map((account) => ({ account }))]) {
          // With a first day the rows are read one by one.
          const plain = await ask(shopId, { ...input, from: '2000-01-01T00:00:00.000Z' });
          const kept = await ask(shopId, input);
          expect([kept.total, kept.sums]).toEqual([plain.total, plain.sums]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('a transaction that sees an older moment than what was summed sums its own', async () => {
  last += 1n;
  const shopId = last;
  const now = pipeline.clock.now();
  const deposit = (key: string) => [transferBy('deposit', 100n, key)];
  const filter = filterOf({ account: 'all', page: 1, page_size: 1 });
  const sum = (tx: Tx) => sumFlow(tx, shopId, { filter, accounts: balanceAccounts });
  await pipeline.db.transaction(async (tx) => {
    await openShop(tx, pipeline.env, { shopId, name: 'Shop', ownerName: 'Ann', tz: 'UTC' });
    await post(tx, shopId, now, deposit('first'));
  });
  await pipeline.db.transaction(async (older) => {
    await seeOneMoment(older);
    expect(await sum(older)).toEqual({ rows: 1, in: 100n, out: 0n });
    await pipeline.db.transaction((tx) => post(tx, shopId, now, deposit('second')));
    const newer = await pipeline.db.transaction(async (tx) => {
      await seeOneMoment(tx);
      return sum(tx);
    });
    expect(newer).toEqual({ rows: 2, in: 200n, out: 0n });
    expect(await sum(older)).toEqual({ rows: 1, in: 100n, out: 0n });
  });
});
