// Books against the heads that were published of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type ReconRig } from '#testing/reconciliation.ts';
import type { TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { dayMs } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { readBookLeaves, readLeaves } from '#features/audit/server/head.sql.ts';
import { isBooksRootTrue, listHeads, publishHead, sumOfBooks } from '#features/audit/server/heads.ts';
import { firstHash, nextHash } from '#features/ledger/server/chain.ts';
import type { TransferRow } from '#features/ledger/server/ledger.sql.ts';
import { checkBook } from '#features/ledger/server/public.ts';
import { statement, type Statement } from '#platform/db/database.ts';

let rig: ReconRig;
let shop: TestShop;

beforeAll(async () => {
  rig = await openReconciliation();
  shop = await rig.app.makeShop('Published');
  const goods = await rig.app.makeGoods([{ code: 'P-1', cost: '10.00', stock: 50 }]);
  await rig.app.list(shop, goods, '24.60');
  await rig.app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
});
afterAll(() => rig.close());

const chain = statement<TransferRow>('test-chain', 'select * from transfer where shop_id = $1 order by seq');

/** Looks in that minute of the next day, and gives what stands at a place. */
async function findAt(minute: number, place: string) {
  const day = Math.floor(rig.app.clock.now().getTime() / dayMs) * dayMs + dayMs;
  rig.app.clock.set(new Date(day + minute * 60_000));
  return find(place);
}

async function find(place: string) {
  await rig.look();
  const { items } = await rig.state(await rig.person());
  return items.filter((item) => item.place === place).map(({ subject, state }) => ({ subject, state }));
}

const pass = (minutes: number) => rig.app.clock.set(addMinutes(rig.app.clock.now(), minutes));

test.each([7, 60])('a book is looked at once a day, also where runs are %i minutes apart', async (step) => {
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const turn = Number(shopId % 1440n);
  const broken = { subject: shop.shopId, state: 'open' };
  const forged = { subject: `in ${shopId}`, state: 'open' };
  expect(await findAt(turn - 3, 'books:verify')).toEqual([]);
  await rig.query(`update account set debits = debits + 5 where shop_id = $1 and kind = 'psp'`, [shopId]);
  pass(1);
  expect([await find('books:verify'), await find('books:test')]).toEqual([[], []]);
  pass(step);
  expect([await find('books:verify'), await find('books:test')]).toEqual([[broken], [forged]]);

  // What was found stands until the book has been looked at again, and goes when it was found whole.
  await rig.query(`update account set debits = debits - 5 where shop_id = $1 and kind = 'psp'`, [shopId]);
  // Three minutes before its turn again, counted on from the last run: that one may have been after midnight.
  pass(24 * 60 - 1 - step);
  expect(await find('books:verify')).toEqual([broken]);
  expect(await find('books:test')).toEqual([forged]);
  pass(step);
  expect([await find('books:verify'), await find('books:test')]).toEqual([[], []]);
});

test('a book that was written anew, with hashes that fit, differs from what was published of it', async () => {
  const { env } = rig.app.composed;
  const publish = () =>
    env.db.transaction((tx) => publishHead(tx, rig.app.clock.now(), (text) => env.receiptKeys.sign(text)));
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const at = (minute: number) => findAt(minute, 'books:published');
  await publish();
  const [head] = await listHeads(env.db.direct);
  expect(head?.books).toBeGreaterThan(0);
  expect(JSON.parse(Buffer.from(head?.jws.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    books: head?.books,
    books_root: head?.books_root,
  });
  const turn = Number(shopId % 1440n);
  expect(await at(0)).toEqual([]);
  expect(await at(turn)).toEqual([]);

  // Whoever owns the database changes the first transfer, and every hash after it: the book agrees with itself.
  const { rows: book } = await rig.query('select currency, last_seq from book where shop_id = $1', [shopId]);
  const rows = await env.db.direct.rows(chain, [shopId]);
  let hash = firstHash(shopId, String(book[0]?.['currency']));
  for (const row of rows) {
    if (row.seq === 1n) row.at = new Date(row.at.getTime() - 1_000);
    hash = nextHash(hash, shopId, row);
    const change = 'update transfer set at = $3, hash = $4 where shop_id = $1 and seq = $2';
    await rig.query(change, [shopId, row.seq, row.at, hash]);
  }
  await rig.query('update book set head_hash = $2 where shop_id = $1', [shopId, hash]);
  expect(await checkBook(env.db.direct, shopId)).toEqual([]);
  expect(await at(turn)).toEqual([{ subject: shop.shopId, state: 'open' }]);
  // Nobody has looked at it since: it stands, and so does what keeps money from leaving.
  pass(23 * 60 + 55);
  expect(await find('books:published')).toEqual([{ subject: shop.shopId, state: 'open' }]);
  expect((await rig.state(await rig.person())).incidents[0]?.state).toBe('open');

  // What was written down of the heads, changed as well, no longer sums up to what we signed.
  await rig.query(
    'update book_leaf l set hash = t.hash from transfer t where t.shop_id = l.shop_id and t.seq = l.seq',
  );
  expect(await at(turn)).toEqual([{ subject: 'root', state: 'open' }]);
  // The columns beside the signature are taken away, as on a head from before there were books in heads.
  await rig.query('update audit_publication set books = null, books_root = null where no = $1', [head?.no]);
  expect(await at(0)).toEqual([{ subject: 'root', state: 'open' }]);
  // Another text that we signed, also an old head, does not stand for this one.
  const keys = env.receiptKeys;
  const isTrueOf = async (payload: object) => {
    const jws = await keys.sign(JSON.stringify(payload));
    await rig.query('update audit_publication set jws = $2 where no = $1', [head?.no, jws]);
    return isBooksRootTrue({ tx: env.db.direct, keys });
  };
  const old = { type: 'audit-head', no: head?.no };
  expect(await isTrueOf({})).toBe(false);
  expect(await isTrueOf({ ...old, no: 999 })).toBe(false);
  expect(await isTrueOf(old)).toBe(false);
  const sum = sumOfBooks(await readBookLeaves(env.db.direct, head?.no ?? 0)).toString('hex');
  expect(await isTrueOf({ ...old, books_root: sum })).toBe(true);
  await rig.query('delete from book_leaf');
  expect(await isTrueOf(old)).toBe(true);
});

/** How many rows of a table a plan has read, wherever in it. */
function rowsRead(plan: unknown, table: string): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  const own = new Map<string, unknown>(Object.entries(plan));
  const isOfTable = own.get('Relation Name') === table;
  const removed = ['Rows Removed by Filter', 'Rows Removed by Index Recheck'];
  const perLoop = ['Actual Rows', ...removed].reduce((sum, key) => sum + Number(own.get(key) ?? 0), 0);
  const rows = isOfTable ? perLoop * Number(own.get('Actual Loops')) : 0;
  return [...own.values()].reduce<number>((sum, one) => sum + rowsRead(one, table), rows);
}

test.each([
  ['book_leaf', readBookLeaves],
  ['audit_leaf', readLeaves],
] as const)('the newest %s of each is looked up, and those before it are not read', async (table, read) => {
  await rig.query(
    `insert into ${table} (shop_id, no, seq, hash)
     select $1, n, 1000000 + n, decode(repeat('ab', 32), 'hex') from generate_series(1000, 20000) as n`,
    [shopIdOf(shop.shopId)],
  );
  await rig.query(`analyze ${table}`);
  const plans: unknown[] = [];
  const tx = {
    async rows<Row>({ text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
      const { rows } = await rig.query(`explain (analyze, format json) ${text}`, values);
      plans.push(rows);
      return [];
    },
    row: () => Promise.reject(new Error('not asked')),
  };
  await read(tx, 2_147_483_647);
  expect(plans).toHaveLength(1);
  const found = rowsRead(plans, table);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(100);
});
