// What an order asks of the database is counted to the statement: what is built around it must not make it dearer. Who
// saves one lowers the number here with it; who needs one more says why.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testAddress } from '#testing/address.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { openTrade, type Trade } from './rigs/trade.ts';
import { countWork, type Work } from './rigs/work-count.ts';

let trade: Trade;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  trade = await openTrade();
  const kinds = ['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6'];
  goods = await trade.stock(
    kinds.map((code, n) => ({ code, cost: '3.33', stock: 500, supplier: n % 2 === 0 ? 'SUP-1' : 'SUP-2' })),
  );
  shop = await trade.makeShop('Counted');
  await trade.list(shop, goods, '11.11');
  // The first of everything prepares statements and fills what is kept in memory.
  for (const lines of [2, 6, 2]) await buy(lines);
  await read();
});
afterAll(() => trade.close());

const count = (work: () => Promise<unknown>) => countWork(trade.composed.env.db.direct, work);

/** An order of so many products of two suppliers, each step counted; what is due at once is done behind it. */
async function buy(lineCount: number) {
  const { ask, runner } = trade.composed;
  const lines = goods.slice(0, lineCount).map(({ id }) => ({ goods_id: id, qty: 1 }));
  const ip = testAddress();
  const said = { quoteId: '', payment: '' };
  const quote = await count(async () => {
    said.quoteId = (await ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }, { ip })).quote_id;
  });
  const opened = await count(async () => {
    const input = { quote_id: said.quoteId, buyer: testBuyer, terms: true } as const;
    said.payment = (await ask(checkout, input, { onceKey: randomUUID(), ip })).payment.id;
  });
  const captured = await count(() => trade.ask(testPay, { payment_id: said.payment }));
  const behind = await count(() => runner.runDue());
  return { quote, checkout: opened, payment: captured, behind };
}

async function read() {
  const { ask } = trade.composed;
  const { handle } = shop;
  const token = await trade.merchantOf(shop)();
  return {
    product: await count(() => ask(storefrontGood, { handle, id: goods[0]?.id ?? '' })),
    products: await count(() => ask(storefrontGoods, { handle })),
    orders: await count(() => ask(listOrders, { page_size: 20 }, { token })),
  };
}

/** What each step asks for at the least: now and then what is kept in memory is read again, which is no part of it. */
async function leastOf(
  once: () => Promise<Record<string, Work>>,
): Promise<Record<string, Omit<Work, 'names'>>> {
  const least = new Map<string, Work>();
  for (let n = 0; n < 6; n += 1) {
    for (const [step, work] of Object.entries(await once())) {
      const known = least.get(step);
      const isLess =
        known === undefined ||
        work.statements < known.statements ||
        (work.statements === known.statements &&
          // A checkout that takes more stock for its shop writes two rows more in the same statement.
          (work.trips < known.trips || (work.trips === known.trips && work.rows < known.rows)));
      if (isLess) least.set(step, work);
    }
  }
  return Object.fromEntries(
    [...least].map(([step, { statements, answers, trips, rows }]) => [
      step,
      { statements, answers, trips, rows },
    ]),
  );
}

const orderOfTwo = {
  quote: { statements: 5, answers: 3, trips: 3, rows: 1 },
  // Of goods with fewer than a thousand pieces every sender is judged first, in a transaction of its own: what is claimed against
  // what one network may hold lies with the goods, the checkout with its shop.
  checkout: { statements: 22, answers: 17, trips: 8, rows: 8 },
  // One statement and one row say to the whole instance that this payment of the provider was used.
  payment: { statements: 15, answers: 13, trips: 4, rows: 20 },
  // One of the statements asks whether the buyer's address takes mail, one what the shop calls the goods itself.
  behind: { statements: 24, answers: 15, trips: 13, rows: 2 },
};

test('a quote, a checkout, a payment and what follows them ask for no more than they did', async () => {
  expect(await leastOf(() => buy(2))).toEqual(orderOfTwo);
});

test('an order of six products asks for as many statements as one of two', async () => {
  const six = await leastOf(() => buy(6));
  const told = Object.entries(six).map(([step, { statements, answers, trips }]) => [
    step,
    { statements, answers, trips },
  ]);
  expect(orderOfTwo).toMatchObject(Object.fromEntries(told));
});

test('a product page, a list and the newest orders are read with no more statements than they were', async () => {
  expect(await leastOf(read)).toEqual({
    product: { statements: 4, answers: 2, trips: 2, rows: 0 },
    products: { statements: 4, answers: 2, trips: 2, rows: 0 },
    orders: { statements: 16, answers: 8, trips: 4, rows: 0 },
  });
});
