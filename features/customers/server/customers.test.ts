// Customers against the orders that make them: gathered once, valued by what stayed, forgotten with their buyers.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { readRoutedId, routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomers,
  readCustomer,
  setCustomerTags,
} from '#features/customers/contract.ts';
import { forgetBuyer } from '#features/customers/server/public.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { eraseBuyer } from '#features/privacy/contract.ts';
import { inShop } from '#platform/db/scope.ts';
import { testAddress } from '#testing/address.ts';
import { testBuyer } from '#testing/test-app.ts';
import { openReturns, type Rig } from '#testing/after.ts';

let rig: Rig;
let owner: Client;
beforeAll(async () => {
  rig = await openReturns();
  const { host, database, user } = rig.app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await rig.app.close();
});

const own = async () => ({ token: await rig.app.merchant(rig.shop) });
const list = async (asked: object = {}) => rig.app.ask(listCustomers, asked, await own());
const read = async (ref: string) => rig.app.ask(readCustomer, { ref }, await own());
/** Buys one piece with an address of its own; gives the order. */
async function buyAs(email: string, shop = rig.shop): Promise<{ orderId: string }> {
  const { ask } = rig.app;
  const ip = testAddress();
  const lines = [{ goods_id: rig.goods[0]?.id ?? '', qty: 1 }];
  const quote = await ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }, { ip });
  const buyer = { ...testBuyer, email };
  const opened = await ask(
    checkout,
    { quote_id: quote.quote_id, buyer, terms: true },
    { onceKey: randomUUID(), ip },
  );
  await ask(testPay, { payment_id: opened.payment.id });
  return { orderId: readRoutedId(opened.checkout_id)?.id ?? '' };
}

test('a buyer is one customer, however often they buy and look', async () => {
  const bought = [await buyAs('Ann@example.org'), await buyAs('bo@example.org')];
  await Promise.all([list(), list(), list()]);
  bought.push(await buyAs('ann@example.org'));
  const { list: rows, total } = await list();
  expect(total).toBe(2);
  expect(rows.map(({ orders }) => orders)).toEqual([2, 1]);
  expect(rows[0]).toMatchObject({ orders_all: 2, tags: [], notes: 0, version: 1 });
  const shown = await read(rows[0]?.ref ?? '');
  expect(shown.orders.map(({ id }) => id)).toEqual([bought[2]?.orderId, bought[0]?.orderId]);
  const cents = (text: string) => BigInt(text.replace('.', ''));
  expect(shown.orders.reduce((sum, order) => sum + cents(order.amount), 0n)).toBe(
    cents(rows[0]?.value ?? ''),
  );
  // The order shows the beginning of the same reference, and nothing shows an address.
  const money = await rig.app.ask(orderMoney, { order_id: bought[0]?.orderId ?? '' }, await own());
  expect(money.evidence).toMatchObject({ buyer_ref: rows[0]?.code });
  expect(JSON.stringify([rows, shown])).not.toContain('example.org');
  expect((await list({ kind: 'returning' })).list).toHaveLength(1);
  expect((await list({ kind: 'once', sort: 'orders' })).list).toHaveLength(1);
});

test('notes and tags: written, bounded also in a race, deleted for good, and of no other shop', async () => {
  const { ref } = (await list({ kind: 'once' })).list[0] ?? { ref: '' };
  const session = await own();
  const write = async (text: string, onceKey = randomUUID()) =>
    rig.app.call(addCustomerNote, { ref, text }, { ...session, onceKey });
  const key = randomUUID();
  const [first, again] = [await write('Prefers blue', key), await write('Prefers blue', key)];
  expect(again).toEqual(first);
  const many = await Promise.all(Array.from({ length: limits.customerNotesMax + 4 }, () => write('Called')));
  expect(many.filter(({ code }) => code === 200)).toHaveLength(limits.customerNotesMax - 1);
  expect(many.find(({ code }) => code !== 200)).toMatchObject({ code: 203, data: { reason: 'notes_max' } });
  const { notes } = await rig.app.ask(readCustomer, { ref }, session);
  expect(notes).toHaveLength(limits.customerNotesMax);
  const id = notes[0]?.id ?? '';
  await rig.app.ask(deleteCustomerNote, { id }, session);
  expect(await rig.app.call(deleteCustomerNote, { id }, session)).toMatchObject({ code: 404 });
  expect(await write('Fits again')).toMatchObject({ code: 200 });

  const set = async (tags: string[], version: number) =>
    rig.app.call(setCustomerTags, { ref, tags, version }, session);
  expect(await set(['VIP', 'VIP', 'wholesale'], 1)).toMatchObject({ data: { tags: ['VIP', 'wholesale'] } });
  expect(await set(['late'], 1)).toMatchObject({ code: 456 });
  expect(
    await set(
      Array.from({ length: 11 }, (_, index) => `t${index}`),
      2,
    ),
  ).toMatchObject({ code: 405 });
  expect(await rig.app.ask(listCustomers, { tag: 'VIP' }, session)).toMatchObject({
    total: 1,
    tags: ['VIP', 'wholesale'],
  });
  expect((await rig.app.ask(listCustomers, { tag: 'none' }, session)).list).toEqual([]);

  const other = { token: await rig.app.merchant(await rig.app.makeShop('Other')) };
  expect(await rig.app.call(readCustomer, { ref }, other)).toMatchObject({ code: 404 });
  expect(await rig.app.call(addCustomerNote, { ref, text: 'x' }, other)).toMatchObject({ code: 404 });
});

test('a buyer who is erased is no customer any more, with all that was written', async () => {
  const bought = await rig.delivered();
  await rig.app.advance(80);
  const { list: rows } = await list();
  const shopId = shopIdOf(rig.shop.shopId) ?? 0n;
  const found = await Promise.all(rows.map(async ({ ref }) => read(ref)));
  const mine = found.find(({ orders }) => orders.some(({ id }) => id === bought.orderId));
  const ref = mine?.customer.ref ?? '';
  await rig.app.ask(
    addCustomerNote,
    { ref, text: 'Lives by the harbour' },
    { ...(await own()), onceKey: randomUUID() },
  );
  const staff = { token: await rig.app.operator(), onceKey: randomUUID() };
  const why = 'The buyer asked us by email to forget this order.';
  await rig.app.ask(eraseBuyer, { id: routedIdOf(shopId, bought.orderId), why }, staff);
  expect(await rig.app.call(readCustomer, { ref }, await own())).toMatchObject({ code: 404 });
  expect(JSON.stringify(await list())).not.toContain(ref);
});

test('whatever is bought, looked at and forgotten, in any order: customers are those of the orders that are left', async () => {
  const emails = ['c@example.org', 'd@example.org', 'e@example.org'] as const;
  const { env } = rig.app.composed;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('buy', 'look', 'forget'), fc.nat(2)), { minLength: 4, maxLength: 7 }),
      async (steps) => {
        const shop = await rig.app.makeShop('Random');
        const shopId = shopIdOf(shop.shopId) ?? 0n;
        await rig.app.list(shop, rig.goods, '20.00');
        const token = await rig.app.merchant(shop);
        const kept: { id: string; email: string }[] = [];
        const look = () => rig.app.ask(listCustomers, { page_size: 100 }, { token });
        for (const [step, which] of steps) {
          const email = emails[which] ?? emails[0];
          if (step === 'look') await look();
          if (step === 'buy') {
            const { orderId } = await buyAs(email, shop);
            kept.push({ id: orderId, email });
          }
          const at = kept.findIndex((one) => one.email === email);
          if (step === 'forget' && at >= 0) {
            const id = kept[at]?.id ?? '';
            await inShop(shopId, () =>
              env.db.transaction(async (tx) => {
                await forgetBuyer({ env, tx, shopId }, id);
              }),
            );
            // An erasure of the order's own data waits for its end, which nobody here waits for.
            await owner.query(
              `update shop_order set buyer = jsonb_set(buyer, '{email}', '""') where shop_id = $1 and id = $2`,
              [String(shopId), id],
            );
            kept.splice(at, 1);
          }
        }
        const { list: rows } = await look();
        const counts = emails.map((email) => kept.filter((one) => one.email === email).length);
        const rising = (one: number, other: number) => one - other;
        expect(rows.map(({ orders }) => orders).toSorted(rising)).toEqual(
          counts.filter((count) => count > 0).toSorted(rising),
        );
      },
    ),
    { numRuns: 8 },
  );
});
