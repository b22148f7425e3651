// Statements of random books against a plain look over every movement: what they cover, what they sum, and races to make one.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/limits.ts';
import { isDebitNormal, type AccountKind } from '#domain/ledger/accounts.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { localDay } from '#domain/time.ts';
import { legalTransfers, transferBy } from '#features/ledger/server/ledger.rig.ts';
import { post } from '#features/ledger/server/public.ts';
import { openShop } from '#features/shop/server/shops.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { showStatement } from './view.ts';
import { listShopsToState, makeStatement } from './statements.sql.ts';

let pipeline: TestPipeline;
let owner: Client;
beforeAll(async () => {
  pipeline = await openTestPipeline();
  await waiveEvidence(pipeline.database);
  const { host, database, user } = pipeline.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await pipeline.close();
});

const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'] as const;
let last = 0n;
async function openBookedShop(tz: string = 'Asia/Kolkata'): Promise<bigint> {
  last += 1n;
  const shopId = last;
  await pipeline.db.transaction((tx) =>
    openShop(tx, pipeline.env, { shopId, name: 'Shop', ownerName: 'Ann', tz }),
  );
  return shopId;
}

async function make(shopId: bigint, now: Date): Promise<number | null> {
  const row = await pipeline.db.transaction((tx) => makeStatement(tx, { shopId, now, issuer: '{}' }));
  return row?.number ?? null;
}

type Fact = { readonly at: Date; readonly transfer: Transfer };
type Row = {
  number: number;
  month: string;
  first_seq: string;
  last_seq: string;
  available_units: string;
  pending_units: string;
  held_units: string;
  withdrawing_units: string;
  receivable_units: string;
};

const read = async (shopId: bigint) =>
  (
    await owner.query<Row>(
      'select *, month::text as month from wallet_statement where shop_id = $1 order by number',
      [shopId.toString()],
    )
  ).rows;

/** What an account kind has after some facts, on its own side. */
function balanceOf(facts: readonly Fact[], kind: AccountKind): string {
  const units = facts.reduce(
    (sum, { transfer: { debit, credit, units: moved } }) =>
      sum + (debit.kind === kind ? moved : 0n) - (credit.kind === kind ? moved : 0n),
    0n,
  );
  return String(isDebitNormal(kind) ? units : -units);
}

const plan = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 8 })), {
  minLength: 10,
  maxLength: 14,
});

test('statements cover a random book once, without a gap, and close with what its accounts had', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(legalTransfers, plan, fc.constantFrom(...zones), async (transfers, steps, tz) => {
      const shopId = await openBookedShop(tz);
      const facts: Fact[] = [];
      let next = 0;
      for (const [days, count] of steps) {
        pipeline.clock.set(new Date(pipeline.clock.now().getTime() + days * dayMs));
        const now = pipeline.clock.now();
        const part = transfers.slice(next, next + count);
        next += part.length;
        await pipeline.db.transaction((tx) => post(tx, shopId, now, part));
        facts.push(...part.map((transfer) => ({ at: now, transfer })));
        // Two nodes at once make what is due once.
        await Promise.all([make(shopId, now), make(shopId, now)]);
      }
      const end = new Date(pipeline.clock.now().getTime() + 62 * dayMs);
      while ((await make(shopId, end)) !== null);
      const rows = await read(shopId);
      made += rows.length;
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.at(-1)?.last_seq ?? '0').toBe(String(facts.length));
      for (const [index, row] of rows.entries()) {
        expect(row.first_seq).toBe(String(Number(rows[index - 1]?.last_seq ?? 0) + 1));
        const own = facts.slice(Number(row.first_seq) - 1, Number(row.last_seq));
        expect(new Set(own.map(({ at }) => localDay(at, tz).slice(0, 7)))).toEqual(
          new Set([row.month.slice(0, 7)]),
        );
        const until = facts.slice(0, Number(row.last_seq));
        expect(row.available_units).toBe(balanceOf(until, 'shop_available'));
        expect(row.pending_units).toBe(balanceOf(until, 'shop_pending'));
        expect(row.held_units).toBe(balanceOf(until, 'shop_held'));
        expect(row.withdrawing_units).toBe(balanceOf(until, 'withdrawing'));
        expect(row.receivable_units).toBe(balanceOf(until, 'shop_receivable'));
        await checkSums(shopId, row.number, own);
      }
    }),
    { numRuns: 100 },
  );
  expect(made).toBeGreaterThan(60);
});

/** Every sum that is shown against the movements of its statement. */
async function checkSums(shopId: bigint, number: number, facts: readonly Fact[]): Promise<void> {
  const shown = await showStatement({ tx: pipeline.db.direct, shopId }, number);
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + cents(text), 0n);
  expect(cents(shown.closing)).toBe(cents(shown.opening) + cents(shown.in) - cents(shown.out));
  expect(total(shown.lines.map((line) => line.in))).toBe(cents(shown.in));
  expect(total(shown.lines.map((line) => line.out))).toBe(cents(shown.out));
  expect(total(shown.accounts.map(({ closing }) => closing))).toBe(cents(shown.closing));
  const earned = (['commission', 'payout_fee', 'ads'] as const).map((kind) => BigInt(balanceOf(facts, kind)));
  expect(cents(shown.invoice.total)).toBe(earned.reduce((sum, units) => sum + units, 0n));
  expect(total(shown.invoice.lines.map(({ net }) => net))).toBe(cents(shown.fees));
  expect(total(shown.taxes.map(({ tax }) => tax))).toBe(BigInt(balanceOf(facts, 'tax')));
}

test('a month is stated an hour after its end by the clock of the shop, and a shop is found for it', async () => {
  const shopId = await openBookedShop('America/Los_Angeles');
  const at = new Date('2041-03-31T12:00:00.000Z');
  await pipeline.db.transaction((tx) => post(tx, shopId, at, [transferBy('deposit', 100n, 'one')]));
  const end = Date.parse('2041-04-01T07:00:00.000Z');
  const hour = 3_600_000;
  expect(await make(shopId, new Date(end + hour - 1))).toBeNull();
  const find = async (before: Date) =>
    (await listShopsToState(pipeline.db.direct, { after: shopId - 1n, before, limit: 5 })).length;
  expect(await find(at)).toBe(0);
  expect(await find(new Date(end))).toBe(1);
  expect(await make(shopId, new Date(end + hour))).toBe(1);
  expect(await make(shopId, new Date(end + hour))).toBeNull();
  expect(await find(new Date(end))).toBe(0);
});

test('ten tries at once make one statement, and nobody but the database writes one', async () => {
  const shopId = await openBookedShop();
  const at = new Date('2041-05-10T12:00:00.000Z');
  await pipeline.db.transaction((tx) => post(tx, shopId, at, [transferBy('deposit', 100n, 'one')]));
  const later = new Date('2041-08-01T00:00:00.000Z');
  const made = await Promise.all(Array.from({ length: 10 }, () => make(shopId, later)));
  expect(made.filter((number) => number !== null)).toEqual([1]);
  const { direct } = pipeline.db;
  for (const act of ['update wallet_statement set tz = tz', 'delete from wallet_statement_sum']) {
    await expect(direct.rows({ name: '', text: `${act} where shop_id = $1` }, [shopId])).rejects.toThrow(
      /permission denied/,
    );
  }
  await expect(
    owner.query('update wallet_statement set number = 2 where shop_id = $1', [shopId.toString()]),
  ).rejects.toThrow(/wallet_statement_(first|follows|sum_of)/);
});
