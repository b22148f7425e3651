// A session of a merchant is opened by what the database itself found, in the same transaction, for exactly this session.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/limits.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { openApp, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let shopId: bigint;
let personId: string;
beforeAll(async () => {
  app = await openApp();
  await app.merchant();
  const row = await app.db.direct.row(anyMerchant, []);
  if (row === undefined) throw new Error('there is no merchant');
  ({ shop_id: shopId, id: personId } = row);
});
afterAll(() => app.close());

const anyMerchant = statement<{ shop_id: bigint; id: string }>(
  'test-grant-merchant',
  'select shop_id, id from merchant limit 1',
);
const grant = statement<{ hash: Buffer | null }>(
  'test-grant',
  'select session_grant($1, $2, $3, $4) as hash',
);
const open = statement<{ opened: boolean }>(
  'test-grant-open',
  `select session_open($1, 'merchant', $2, $3, '', '', $4, $5, $6) as opened`,
);

const newHash = () => createHash('sha256').update(randomUUID()).digest();
const at = () => app.clock.now();

const grantOf = async (tx: Tx, tokenHash: Buffer, person = personId) =>
  (await tx.row(grant, [shopId, person, tokenHash, at()]))?.hash ?? null;

async function opens(tx: Tx, tokenHash: Buffer, granted: Buffer | null): Promise<boolean | undefined> {
  const ends = new Date(at().getTime() + hourMs);
  return (await tx.row(open, [tokenHash, personId, shopId, at(), ends, granted]))?.opened;
}

test('with what was granted for it, in the same transaction', async () => {
  const tokenHash = newHash();
  const opened = app.db.transaction(async (tx) => opens(tx, tokenHash, await grantOf(tx, tokenHash)));
  expect(await opened).toBe(true);
});

test('not with what was granted in a transaction before', async () => {
  const tokenHash = newHash();
  const granted = await app.db.transaction((tx) => grantOf(tx, tokenHash));
  expect(granted).toHaveLength(32);
  expect(await app.db.transaction((tx) => opens(tx, tokenHash, granted))).toBe(false);
});

test('not with what was granted for another session, with a made-up hash, or with none', async () => {
  const granted = app.db.transaction(async (tx) => {
    const other = await grantOf(tx, newHash());
    return [
      await opens(tx, newHash(), other),
      await opens(tx, newHash(), newHash()),
      await opens(tx, newHash(), null),
    ];
  });
  expect(await granted).toEqual([false, false, false]);
});

test('nothing is granted for somebody whom the shop does not have', async () => {
  expect(await app.db.transaction((tx) => grantOf(tx, newHash(), randomUUID()))).toBeNull();
});

test('the application reads no key and signs nothing itself', async () => {
  for (const text of ['select key from grant_key', "select grant_hash('session')", 'select grant_moment()']) {
    const asked = app.db.direct.row(statement(`test-grant-refused ${text}`, text), []);
    await expect(asked).rejects.toMatchObject({ code: '42501' });
  }
});
