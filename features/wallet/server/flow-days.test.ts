// Kept sums of days against a plain look over every movement, asked for spans of random moments while time goes on.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseUnits } from '#domain/money/money.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { hourMs } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { listDepositRows } from '#features/deposits/server/public.ts';
import { legalTransfers, transferBy } from '#features/ledger/server/ledger.rig.ts';
import { post } from '#features/ledger/server/public.ts';
import { payoutsOfWallet } from '#features/payouts/server/public.ts';
import { openShop } from '#features/shop/server/shops.ts';
import { walletFlow } from '#features/wallet/contract.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { accountOf } from './flow.ts';
import { walletRoutes } from './routes.ts';

let pipeline: TestPipeline;
let owner: Client;
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
    open: (registry) => walletRoutes(registry, { ...payoutsOfWallet, listDepositRows }),
  });
  await waiveEvidence(pipeline.database);
  const { host, database, user } = pipeline.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await pipeline.close();
});

let last = 0n;
async function openBookedShop(): Promise<bigint> {
  last += 1n;
  const shopId = last;
  await pipeline.db.transaction((tx) =>
    openShop(tx, pipeline.env, { shopId, name: 'Shop', ownerName: 'Ann', tz: 'Asia/Kolkata' }),
  );
  return shopId;
}

type Fact = { readonly at: Date; readonly transfer: Transfer };
type Asked = {
  readonly account: keyof typeof accountOf | 'all';
  readonly from: Date | undefined;
  readonly to: Date | undefined;
};

const walletKinds = ['shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'];

/** A plain look over everything that ever moved. */
function look(facts: readonly Fact[], { account, from, to }: Asked) {
  const wanted: readonly string[] = account === 'all' ? Object.values(accountOf) : [accountOf[account]];
  const touched: readonly string[] = account === 'all' ? walletKinds : wanted;
  const found = facts.filter(
    ({ at, transfer: { debit, credit } }) =>
      (touched.includes(debit.kind) || touched.includes(credit.kind)) &&
      (from === undefined || at >= from) &&
      (to === undefined || at < to),
  );
  const sum = (into: 'debit' | 'credit', out: 'debit' | 'credit') =>
    found
      .filter(({ transfer }) => wanted.includes(transfer[into].kind) && !wanted.includes(transfer[out].kind))
      .reduce((total, { transfer }) => total + transfer.units, 0n);
  return { total: found.length, in: sum('credit', 'debit'), out: sum('debit', 'credit') };
}

async function ask(shopId: bigint, { account, from, to }: Asked) {
  const span = { from: from?.toISOString(), to: to?.toISOString() };
  const token = shopId.toString();
  const { sums, total } = await pipeline.ask(walletFlow, { account, page_size: 1, ...span }, { token });
  return { total, in: parseUnits(sums.in, 'USD'), out: parseUnits(sums.out, 'USD') };
}

async function countKept(shopId: bigint): Promise<number> {
  const text = 'select count(distinct day)::int as days from wallet_day where shop_id = $1';
  const { rows } = await owner.query<{ days: number }>(text, [shopId.toString()]);
  return rows[0]?.days ?? 0;
}

const accounts = ['all', 'available', 'pending', 'held', 'withdrawing'] as const;
const spans = fc.array(
  fc.record({
    account: fc.constantFrom(...accounts),
    // Hours before now; whole days of UTC among them.
    from: fc.option(fc.integer({ min: 0, max: 300 })),
    to: fc.option(fc.integer({ min: -5, max: 300 })),
    isOfWholeDays: fc.boolean(),
  }),
  { minLength: 3, maxLength: 3 },
);
const steps = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 40 * 60 }), fc.integer({ min: 0, max: 3 }), spans),
  {
    minLength: 10,
    maxLength: 10,
  },
);

test('sums of a span are those of a plain look over every movement, whatever days were kept before', async () => {
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(legalTransfers, steps, async (transfers, plan) => {
      const shopId = await openBookedShop();
      const facts: Fact[] = [];
      let next = 0;
      for (const [minutes, count, asked] of plan) {
        pipeline.clock.set(addMinutes(pipeline.clock.now(), minutes));
        const now = pipeline.clock.now();
        const part = transfers.slice(next, next + count);
        next += part.length;
        await pipeline.db.transaction((tx) => post(tx, shopId, now, part));
        facts.push(...part.map((transfer) => ({ at: now, transfer })));
        for (const { account, from, to, isOfWholeDays } of asked) {
          const unit = isOfWholeDays ? 24 * hourMs : 1;
          const moment = (hours: number | null) =>
            hours === null ? undefined : new Date(Math.floor((now.getTime() - hours * hourMs) / unit) * unit);
          const span = { account, from: moment(from), to: moment(to) };
          expect(await ask(shopId, span)).toEqual(look(facts, span));
        }
      }
      kept += await countKept(shopId);
    }),
    { numRuns: 40 },
  );
  expect(kept).toBeGreaterThan(40);
});

test('a day is kept an hour after its end, and counted no more', async () => {
  const shopId = await openBookedShop();
  const day = new Date('2031-03-04T00:00:00.000Z');
  const postAt = async (at: Date, key: string) => {
    pipeline.clock.set(at);
    await pipeline.db.transaction((tx) => post(tx, shopId, at, [transferBy('deposit', 100n, key)]));
  };
  const hours = (count: number) => new Date(day.getTime() + count * hourMs);
  const span = { account: 'all', from: day, to: undefined } as const;
  await postAt(hours(1), 'early');
  await postAt(hours(24.5), 'next day');
  expect(await ask(shopId, span)).toEqual({ total: 2, in: 200n, out: 0n });
  expect(await countKept(shopId)).toBe(0);
  pipeline.clock.set(hours(25));
  expect(await ask(shopId, span)).toEqual({ total: 2, in: 200n, out: 0n });
  expect(await countKept(shopId)).toBe(1);
  // A sum that lies: whoever counted again would not find it.
  await owner.query('update wallet_day set units = units + 7 where shop_id = $1', [shopId.toString()]);
  expect(await ask(shopId, span)).toEqual({ total: 2, in: 207n, out: 0n });
  const part = { ...span, from: hours(0.5) };
  expect(await ask(shopId, part)).toEqual({ total: 2, in: 200n, out: 0n });
});
