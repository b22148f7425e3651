// Books against what was sealed of them, and the record against its signed head.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type ReconRig } from '#testing/reconciliation.ts';
import type { TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { dayMs } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { utf8 } from '#domain/proof/bytes.ts';
import { formatNote, parseNote, parseVkey, signatureLine } from '#domain/proof/note.ts';
import { firstHash, nextHash } from '#features/ledger/server/chain.ts';
import type { TransferRow } from '#features/ledger/server/ledger.sql.ts';
import { checkBook } from '#features/ledger/server/public.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { statement } from '#platform/db/database.ts';
import { makeRecordSecrets, openRecordKeys } from '#platform/ports/record-keys.ts';

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

test('a book that was written anew, with hashes that fit, differs from what was sealed of it', async () => {
  const { env } = rig.app.composed;
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const at = (minute: number) => findAt(minute, 'books:published');
  await sealAll(env);
  const turn = Number(shopId % 1440n);
  expect(await at(0)).toEqual([]);
  expect(await at(turn)).toEqual([]);

  // Whoever owns the database changes the first transfer, and every hash after it: the book agrees with itself.
  const rewritten = await rewriteBook(shopId);
  expect(await checkBook(env.db.direct, shopId)).toEqual([]);
  expect(await at(turn)).toEqual([{ subject: shop.shopId, state: 'open' }]);
  // Nobody has looked at it since: it stands, and so does what keeps money from leaving.
  pass(23 * 60 + 55);
  expect(await find('books:published')).toEqual([{ subject: shop.shopId, state: 'open' }]);
  expect((await rig.state(await rig.person())).incidents[0]?.state).toBe('open');

  // The columns beside the seal say what the book says now: the entry of the record does not.
  await rig.query('update shop_claim set head = $2 where shop_id = $1', [shopId, rewritten]);
  expect(await at(turn)).toEqual([{ subject: shop.shopId, state: 'open' }]);
  // A seal that was made since does not wash it clean: the row that was counted before is another one.
  await rig.query("update shop_claim set head = decode(repeat('ab', 32), 'hex') where shop_id = $1", [
    shopId,
  ]);
  await sealAll(env);
  expect(await at(turn)).toEqual([{ subject: shop.shopId, state: 'open' }]);
});

test('a record whose entries were changed does not lead to its signed head', async () => {
  const at = (minute: number) => findAt(minute, 'books:published');
  const ofRoot = async () => (await at(0)).filter(({ subject }) => subject === 'root');
  expect(await ofRoot()).toEqual([]);
  const changed = `update log_entry set hash = sha256(hash) where idx = 0`;
  await rig.query(changed);
  expect(await ofRoot()).toEqual([{ subject: 'root', state: 'open' }]);
  await rig.query(`update log_entry set hash = sha256('\\x00'::bytea || body) where idx = 0`);
  pass(24 * 60);
  expect(await ofRoot()).toEqual([]);
  // Somebody else's signature under the head.
  const { rows: notes } = await rig.query('select size, note from log_checkpoint order by size desc limit 1');
  const other = openRecordKeys(makeRecordSecrets(), 'http://127.0.0.1:4000').log;
  const text = parseNote(String(notes[0]?.['note'])).text;
  const line = signatureLine(other.name, parseVkey(other.vkey).keyId, await other.sign(utf8(text)));
  await rig.query('update log_checkpoint set note = $2 where size = $1', [
    notes[0]?.['size'],
    formatNote(text, [line]),
  ]);
  pass(24 * 60);
  expect(await ofRoot()).toEqual([{ subject: 'root', state: 'open' }]);
});

/** Gives the new last hash. */
async function rewriteBook(shopId: bigint): Promise<Buffer> {
  const { direct } = rig.app.composed.env.db;
  const { rows: found } = await rig.query('select currency, v2_from from book where shop_id = $1', [shopId]);
  const currency = String(found[0]?.['currency']);
  const book = { shopId, currency, hashedByLengthFrom: BigInt(String(found[0]?.['v2_from'])) };
  const rows = await direct.rows(chain, [shopId]);
  let hash = firstHash(shopId, currency);
  for (const row of rows) {
    if (row.seq === 1n) row.at = new Date(row.at.getTime() - 1_000);
    hash = nextHash(hash, book, row);
    const change = 'update transfer set at = $3, hash = $4 where shop_id = $1 and seq = $2';
    await rig.query(change, [shopId, row.seq, row.at, hash]);
  }
  await rig.query('update book set head_hash = $2 where shop_id = $1', [shopId, hash]);
  return hash;
}
