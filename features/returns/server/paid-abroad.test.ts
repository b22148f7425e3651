// What a buyer paid in their own money is what every page, preview, email and refund of the order says.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { parseUnits } from '#domain/money/money.ts';
import { cancelOrder, checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { importRates, importTaxes } from '#features/pricing/contract.ts';
import { readMailedOrders, readOrderToken } from '#features/checkout/server/public.ts';
import { orderReceipt } from '#features/checkout/receipt.contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { previewReturn, readBuyerCase } from '#features/returns/buyer.contract.ts';
import { inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { acrossShops } from '#platform/db/scope.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];

async function* fileOf(...rows: string[]) {
  yield Buffer.from(rows.join('\n'));
}

beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.60' });
  goods = await app.makeGoods([
    { code: 'MUG', cost: '4.00', stock: 100 },
    { code: 'POT', cost: '4.00', stock: 100 },
    { code: 'LID', cost: '4.00', stock: 100 },
  ]);
  shop = await app.makeShop('Sold abroad');
  await app.list(shop, goods, '9.99');
  const token = await app.operator();
  const at = app.clock.now().toISOString();
  const taxes = fileOf(
    'country,kind,label,lane,origin,heading,band_currency,band_from,band_to,base,percent,flat_currency,flat_amount,source,source_date,valid_from,valid_until',
    'GB,vat,vat,any,,,,,,goods_shipping,20,,,HMRC,2011-01-04,2011-01-04,',
  );
  await app.ask(importTaxes, {}, { token, stream: taxes });
  const rates = fileOf('from,to,rate,source,at', `USD,GBP,0.7583,A bank,${at}`);
  await app.ask(importRates, {}, { token, stream: rates });
});
afterAll(() => app.close());

async function payInPounds(): Promise<{ readonly token: string; readonly charged: string }> {
  const lines = goods.map(({ id }, index) => ({ goods_id: id, qty: index + 1 }));
  const quote = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB', currency: 'GBP' });
  const asked = { quote_id: quote.quote_id, buyer: testBuyer, terms: true as const };
  const opened = await app.ask(checkout, asked, { onceKey: randomUUID() });
  await app.ask(testPay, { payment_id: opened.payment.id });
  return { token: opened.order_token, charged: opened.payment.charge.amount };
}

/** What an email of the order would show is what its page shows. */
async function expectMailed(token: string): Promise<void> {
  const { env } = app.composed;
  const { shopId, id } = readOrderToken(token, env.secret);
  const page = await app.ask(orderByLink, { token });
  const context = { env, tx: env.db.direct, shopId, now: app.clock.now() };
  const read = () => readMailedOrders(context, [{ orderId: id, language: 'en' }]);
  const { delivered_at: at, parcels, ...mailed } = (await acrossShops('jobs', read)).get(id) ?? fail();
  expect(page).toMatchObject(mailed);
  expect(page.delivered_at).toBe(at instanceof Date ? at.toISOString() : at);
  expect(page.parcels).toMatchObject(parcels);
}

function fail(): never {
  throw new Error('the order is not read');
}

const pence = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + (parseUnits(amount, 'GBP') ?? -1_000_000n), 0n);

test('the parts of an order are in the money that was paid and sum to it; its merchant keeps the shop’s', async () => {
  const { token, charged } = await payInPounds();
  const order = await app.ask(orderByLink, { token });
  // 59.94 + 3.60 + 12.71 are 76.25 USD.
  expect(order).toMatchObject({
    currency: 'GBP',
    total: charged,
    priced: { total: '76.25', currency: 'USD' },
  });
  expect(charged).toBe('57.82');
  expect(pence([order.goods_total, order.shipping, order.tax])).toBe(pence([charged]));
  expect(pence(order.lines.map(({ amount }) => amount))).toBe(pence([order.goods_total]));
  expect(pence(order.tax_lines.map(({ amount }) => amount))).toBe(pence([order.tax]));
  const receipt = await app.ask(orderReceipt, { token });
  expect(receipt.claims).toMatchObject({ total: '76.25', charged: { amount: charged, asset: 'GBP' } });
  const [own] = (await app.ask(listOrders, {}, { token: await app.merchant(shop) })).list;
  expect(own).toMatchObject({ amount: '76.25', currency: 'USD' });
  await expectMailed(token);
  const gone = await app.ask(cancelOrder, { token }, { onceKey: randomUUID() });
  expect(gone.refunded).toBe(charged);
  expect(gone.refunds.map(({ amount }) => amount)).toEqual([charged]);
  await expectMailed(token);
});

test('a return is foreseen, asked for, refunded and settled in the money that was paid', async () => {
  const { token, charged } = await payInPounds();
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  await expectMailed(token);
  const lines = [
    { id: '2', qty: 1 },
    { id: '3', qty: 2 },
  ];
  const asked = { token, reason: 'damaged' as const, lines };
  const seen = await app.ask(previewReturn, asked);
  expect(seen.currency).toBe('GBP');
  expect(pence([seen.goods, seen.tax, seen.shipping])).toBe(pence([seen.refund]));
  const { case_id: caseId, amount } = await app.ask(requestReturn, asked, { onceKey: randomUUID() });
  expect(amount).toBe(seen.refund);
  await app.advance(3);
  const inspected = { case_id: `${shop.shopId}.${caseId}` };
  await app.ask(inspectReturn, inspected, { token: await app.supplier(), onceKey: randomUUID() });
  const order = await app.ask(orderByLink, { token });
  expect(order.refunds.map((one) => one.amount)).toEqual([seen.refund]);
  expect(order).toMatchObject({ total: charged, refunded: seen.refund, cases: [{ settled: seen.refund }] });
  await expectMailed(token);
  const one = await app.ask(readBuyerCase, { token, case_id: caseId });
  expect(one).toMatchObject({ currency: 'GBP', amount: seen.refund, settled: seen.refund });
});
