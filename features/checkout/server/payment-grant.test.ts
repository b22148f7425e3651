// A provider's payment is evidence by what the database itself wrote down, in the same transaction, and still has.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRoutedId, shopIdOf } from '#domain/wire/ids.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { sqlState, statement, type Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let shopId: bigint;
let orderId: string;
beforeAll(async () => {
  app = await openTestApp();
  const shop = await app.makeShop('Grant Shop');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  const [goods] = await app.makeGoods([{ code: 'G-1', cost: '5.00', stock: 10 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '10.00');
  const { ask } = app.composed;
  const lines = [{ goods_id: goods.id, qty: 1 }];
  const { quote_id } = await ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const place = { address: '1 Long Road', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };
  const buyer = { name: 'Anna', email: 'anna@shop.example', ...place };
  const opened = await ask(checkout, { quote_id, buyer, terms: true }, { onceKey: randomUUID() });
  orderId = readRoutedId(opened.checkout_id)?.id ?? '';
});
afterAll(() => app.close());

const evidenceId = randomUUID();
const refer = statement<{ hash: Buffer | null }>(
  'test-payment-refer',
  `select payment_reference_enter('test:p-1', $1, $2, now()) as hash`,
);
const enter = statement<{ id: string | null }>(
  'test-payment-enter',
  `select payment_evidence_enter(p.shop_id, $3, p.id, coalesce(p.pay_currency, p.currency),
     coalesce(p.pay_units, p.units), 'test', $4, 'e-1', 'test', '{}', sha256('x'), p.created_at, p.created_at, $5) as id
   from payment p where p.shop_id = $1 and p.checkout_id = $2`,
);
const savepoint = statement<never>('test-payment-savepoint', 'savepoint before');
const takeBack = statement<never>('test-payment-back', 'rollback to savepoint before');
class Undo extends Error {}

const referred = async (tx: Tx) => (await tx.row(refer, [shopId, evidenceId]))?.hash ?? null;
const entered = async (tx: Tx, granted: Buffer | null, payment = 'p-1') =>
  (await tx.row(enter, [shopId, orderId, evidenceId, payment, granted]))?.id;

/** What the work gives, or the state of its error; nothing of it stays. */
async function tried(work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  let given: unknown;
  const undone = async (tx: Tx) => {
    given = await work(tx);
    throw new Undo();
  };
  try {
    return await inShop(shopId, () => app.composed.env.db.transaction(undone, 'checkout'));
  } catch (error) {
    return error instanceof Undo ? given : sqlState(error);
  }
}

test('with what was granted for it, in the same transaction', async () => {
  expect(await tried(async (tx) => entered(tx, await referred(tx)))).toBe(evidenceId);
});

test('not for another payment of the provider, and not without a grant', async () => {
  expect(await tried(async (tx) => entered(tx, await referred(tx), 'p-2'))).toBe('23505');
  expect(await tried((tx) => entered(tx, null))).toBe('23505');
});

test('not by a reference that was taken back, nor in a later transaction', async () => {
  let granted: Buffer | null = null;
  const behind = tried(async (tx) => {
    await tx.rows(savepoint, []);
    granted = await referred(tx);
    await tx.rows(takeBack, []);
    return entered(tx, granted);
  });
  expect(await behind).toBe('23505');
  expect(granted).toHaveLength(32);
  expect(await tried((tx) => entered(tx, granted))).toBe('23505');
});
