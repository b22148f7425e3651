// A search that finds too many orders to tell them apart, against a plain look and against what it finds of few.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { cancelOrder, checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { countForList, listOrderRows, type OrderFilter } from '../filter.sql.ts';
import { searchOrders } from './search.sql.ts';

type View = OutputOf<typeof listOrders>['list'][number];

const names = ['Anna Berger', 'Ana Bern', 'Ōki Sato', '100% Real', 'Lamp'];
const queries = [
  'lamp',
  'AMP',
  'LAMP-1',
  '%',
  '_',
  '7',
  '3',
  'Anna Berger',
  'ōki sato',
  'A***',
  '***',
  'a',
  'zz',
];

let app: TestApp;
let shop: TestShop;
let shopId: bigint;
let all: View[];
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Searched');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  const goods = await app.makeGoods([
    { code: 'LAMP-1', cost: '4.00', stock: 1000 },
    { code: 'OFF-50_X', cost: '7.00', stock: 1000 },
    { code: 'PAN-7', cost: '2.00', stock: 1000 },
  ]);
  await app.list(shop, goods, '12.00');
  const once = () => ({ onceKey: randomUUID() });
  for (let n = 0; n < 16; n += 1) {
    const lines = [0, ...(n % 4 === 0 ? [1] : [])].map((more) => ({
      goods_id: goods[(n + more) % goods.length]?.id ?? '',
      qty: 1,
    }));
    const quote = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
    const buyer = { ...testBuyer, name: names[n % names.length] ?? '' };
    const opened = await app.ask(checkout, { quote_id: quote.quote_id, buyer, terms: true }, once());
    await app.ask(testPay, { payment_id: opened.payment.id });
    if (n % 5 === 2) await app.ask(cancelOrder, { token: opened.order_token }, once());
  }
  all = (await app.ask(listOrders, { page_size: 100 }, { token: await app.merchant(shop) })).list;
});
afterAll(() => app.close());

const numberOf = (one: View) => Number(one.number.split('-')[1]);

/** The same question, asked of plain rows. */
function isFound(one: View, q: string): boolean {
  const text = q.toLowerCase();
  const has = (value: string) => value.toLowerCase().includes(text);
  return (
    one.number.endsWith(`-${text}`) ||
    has(one.buyer.name_masked) ||
    one.buyer.name_masked.toLowerCase() === maskName(q).toLowerCase() ||
    one.lines.some(({ title, code }) => has(title) || has(code))
  );
}

function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return inShop(shopId, () => app.composed.env.db.transaction(work));
}

function searchFor(tx: Tx, q: string, fewMax?: number) {
  const text = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const number = /^[1-9]\d*$/.test(q) ? Number(q) : null;
  return searchOrders(tx, shopId, { number, text, name: maskName(q) }, fewMax);
}

const filters: readonly Pick<OrderFilter, 'status' | 'awaiting'>[] = [
  { status: null, awaiting: null },
  { status: 'cancelled', awaiting: null },
  { status: null, awaiting: 'merchant' },
];

test.each(queries)('%s finds the same where it finds too many', async (q) => {
  for (const asked of filters) {
    await inTransaction(async (tx) => {
      const search = await searchFor(tx, q, 1);
      const few = await searchFor(tx, q);
      const page = { sort: 'new', limit: 100, offset: 0 } as const;
      const filter = { ...asked, search, from: null, to: null };
      const numbers = (await listOrderRows(tx, shopId, filter, page)).map((row) => row.number);
      const told = await listOrderRows(tx, shopId, { ...filter, search: few }, page);
      const found = all.filter((one) => isFound(one, q));
      const wanted = found
        .filter((one) => asked.status === null || one.status === asked.status)
        .filter((one) => asked.awaiting === null || one.awaiting === asked.awaiting);
      expect(numbers).toEqual(wanted.map(numberOf).toSorted((left, right) => right - left));
      expect(told.map((row) => row.number)).toEqual(numbers);
      expect([search.kind, few.kind]).toEqual([found.length === 0 ? 'few' : 'many', 'few']);
    });
  }
});

test.each(queries)('the counts of %s are whole, or say that there may be more', async (q) => {
  const filter = { status: null, awaiting: null, from: null, to: null };
  const { counted, floors } = await inTransaction(async (tx) =>
    countForList(tx, shopId, { ...filter, search: await searchFor(tx, q, 3) }),
  );
  const found = all.filter((one) => isFound(one, q));
  const counts = counted.map(({ status, orders }) => {
    const there = found.filter((one) => one.status === status).length;
    const isTrue = floors.includes(status) ? orders <= there : orders === there;
    return { status, orders, there, isTrue };
  });
  expect(counts.filter(({ isTrue }) => !isTrue)).toEqual([]);
  expect([[], ['all', 'completed', 'cancelled']]).toContainEqual(floors);
});
