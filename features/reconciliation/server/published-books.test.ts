// Books against the heads that were published of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type ReconRig } from '#testing/reconciliation.ts';
import type { TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/ids.ts';
import { dayMs } from '#domain/limits.ts';
import { readBookLeaves } from '#features/audit/server/head.sql.ts';
import { heads } from '#features/audit/server/public.ts';
import { firstHash, nextHash } from '#features/ledger/server/chain.ts';
import type { TransferRow } from '#features/ledger/server/ledger.sql.ts';
import { checkBook } from '#features/ledger/server/public.ts';
import { statement } from '#platform/db/database.ts';

let rig: ReconRig;
let shop: TestShop;

beforeAll(async () => {
  rig = await openReconciliation();
  shop = await rig.town.makeShop('Published');
  const goods = await rig.town.makeGoods([{ code: 'P-1', cost: '10.00', stock: 50 }]);
  await rig.town.list(shop, goods, '24.60');
  await rig.town.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
});
afterAll(() => rig.close());

const chain = statement<TransferRow>('test-chain', 'select * from transfer where shop_id = $1 order by seq');

test('a book that was written anew, with hashes that fit, differs from what was published of it', async () => {
  const { world } = rig.town.composed;
  const publish = () =>
    world.db.transaction((tx) =>
      heads.publishHead(tx, rig.town.clock.now(), (text) => world.receiptKeys.sign(text)),
    );
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const at = async (minute: number) => {
    const day = Math.ceil(rig.town.clock.now().getTime() / dayMs) * dayMs;
    rig.town.clock.set(new Date(day + minute * 60_000));
    await rig.look();
    return (await rig.state(await rig.person())).items.filter(({ place }) => place === 'books:published');
  };
  await publish();
  const [head] = await heads.listHeads(world.db.direct);
  expect(head?.books).toBeGreaterThan(0);
  expect(JSON.parse(Buffer.from(head?.jws.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    books: head?.books,
    books_root: head?.books_root,
  });
  const turn = Number(shopId % 1440n);
  expect(await at(0)).toEqual([]);
  expect(await at(turn)).toEqual([]);

  // Whoever owns the database changes the first transfer, and every hash after it: the book agrees with itself.
  const { rows: book } = await rig.lie('select currency, last_seq from book where shop_id = $1', [shopId]);
  const rows = await world.db.direct.rows(chain, [shopId]);
  let hash = firstHash(shopId, String(book[0]?.['currency']));
  for (const row of rows) {
    if (row.seq === 1n) row.at = new Date(row.at.getTime() - 1_000);
    hash = nextHash(hash, shopId, row);
    const change = 'update transfer set at = $3, hash = $4 where shop_id = $1 and seq = $2';
    await rig.lie(change, [shopId, row.seq, row.at, hash]);
  }
  await rig.lie('update book set head_hash = $2 where shop_id = $1', [shopId, hash]);
  expect(await checkBook(world.db.direct, shopId)).toEqual([]);
  expect(await at(turn)).toMatchObject([{ subject: shop.shopId, state: 'open' }]);

  // What was written down of the heads, changed as well, no longer sums up to what we signed.
  await rig.lie(
    'update book_leaf l set hash = t.hash from transfer t where t.shop_id = l.shop_id and t.seq = l.seq',
  );
  expect(await at(turn)).toEqual([]);
  expect(await at(0)).toMatchObject([{ subject: 'root', state: 'open' }]);
  const forged = 'update audit_publication set books_root = $1 where no = $2';
  const sum = heads.sumOfBooks(await readBookLeaves(world.db.direct, head?.no ?? 0));
  await rig.lie(forged, [sum, head?.no]);
  expect(await at(0)).toMatchObject([{ subject: 'root', state: 'open' }]);
});
