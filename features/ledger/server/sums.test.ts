// Kept sums of a book against its accounts, which the database keeps beside them.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKinds, isDebitNormal, type AccountKind } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { checkBook } from './chain.ts';
import { legalTransfers, openLedger, transferBy, type Ledger } from './ledger.rig.ts';
import { balancesOf } from './post.ts';
import { sumBook } from './sums.sql.ts';

let ledger: Ledger;
let owner: Client;
beforeAll(async () => {
  ledger = await openLedger();
  const { host, database, user } = ledger.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await ledger.close();
});

/** A plain look over the account rows. */
async function look(shopId: bigint): Promise<Record<string, bigint>> {
  const found: Record<string, bigint> = Object.fromEntries(keysOf(accountKinds).map((kind) => [kind, 0n]));
  const { rows } = await owner.query<{ kind: AccountKind; units: string }>(
    'select kind, (sum(debits) - sum(credits))::text as units from account where shop_id = $1 group by kind',
    [shopId.toString()],
  );
  for (const { kind, units } of rows) found[kind] = isDebitNormal(kind) ? BigInt(units) : -BigInt(units);
  return found;
}

async function countSums(shopId: bigint): Promise<number> {
  const text = 'select count(distinct up_to)::int as sums from book_sum where shop_id = $1';
  const { rows } = await owner.query<{ sums: number }>(text, [shopId.toString()]);
  return rows[0]?.sums ?? 0;
}

test('balances are those of the accounts, wherever the book was summed', async () => {
  const { direct } = ledger.db;
  let sums = 0;
  await fc.assert(
    fc.asyncProperty(
      legalTransfers,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }), fc.boolean()), {
        minLength: 8,
        maxLength: 8,
      }),
      async (transfers, parts) => {
        const shopId = await ledger.book();
        let next = 0;
        for (const [count, atOnce, isKept] of parts) {
          await ledger.post(shopId, transfers.slice(next, next + count));
          next += count;
          if (isKept) {
            const few = { movements: 2, atOnce, statements: 3 };
            await Promise.all([
              sumBook(direct, shopId, { saves: few }),
              sumBook(direct, shopId, { saves: few }),
            ]);
          }
          expect(await balancesOf(direct, shopId)).toEqual(await look(shopId));
        }
        expect(await checkBook(direct, shopId)).toEqual([]);
        sums += await countSums(shopId);
      },
    ),
    { numRuns: 40 },
  );
  expect(sums).toBeGreaterThan(80);
});

test('sums are kept once enough moved, and not read again from the movements', async () => {
  const { direct } = ledger.db;
  const shopId = await ledger.book();
  const deposits = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => transferBy('deposit', 1n, `${name} ${index}`));
  await ledger.post(shopId, deposits(limits.bookSumMovements - 1, 'first'));
  await sumBook(direct, shopId, { saves: true });
  expect(await countSums(shopId)).toBe(0);
  await ledger.post(shopId, deposits(1, 'second'));
  await sumBook(direct, shopId, { saves: true });
  expect(await countSums(shopId)).toBe(1);
  await ledger.post(shopId, deposits(3, 'third'));
  const rows = limits.bookSumMovements + 3;
  expect(await sumBook(direct, shopId)).toMatchObject([{ kind: 'deposit', rows, units: BigInt(rows) }]);
  // A sum that lies is shown, and found by the check of the whole book.
  await owner.query('update book_sum set units = units + 7 where shop_id = $1', [shopId.toString()]);
  expect((await balancesOf(direct, shopId)).shop_available).toBe(BigInt(rows) + 7n);
  expect((await checkBook(direct, shopId)).join()).toContain('is off by 7');
});

test('the application asks for sums and writes none: what is shown as a balance or a visit is counted', async () => {
  const refused = async (text: string): Promise<string | undefined> => {
    const asked = `begin; set local role stockless_app; set local stockless.shop = '1'; ${text}; rollback`;
    const said = await owner.query(asked).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    await owner.query('rollback');
    return said;
  };
  const writes = [
    "insert into book_sum values (1, 1, 'deposit', 'psp', 'shop_available', 1, 700000)",
    "insert into wallet_day values (1, '2026-01-01', 'deposit', 'psp', 'shop_available', 1, 700000)",
    'insert into visit_sum values (1, now(), 1000)',
    'update book_sum set units = 7',
    'delete from wallet_day',
    'update visit_sum set visitors = 7',
  ];
  for (const text of writes) expect([text, await refused(text)]).toEqual([text, '42501']);
  expect(await refused('select book_sum_save(1, 10)')).toBe('done');
});
