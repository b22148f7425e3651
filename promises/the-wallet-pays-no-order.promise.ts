// A merchant's own money never pays for an order: the supplier is paid out of that buyer's payment alone.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { postingKinds, postingMatrix, type PostingKind } from '#domain/ledger/postings.ts';
import { scan, testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { quoteCart } from '#features/checkout/contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { listOrders, payAmount, payOrders } from '#features/orders/contract.ts';
import { inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { inParts, pass, say, sql } from './rigs/rig.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { idOfShop, label, openTrade, trackingOfOrder, type Opened, type Trade } from './rigs/trade.ts';

let trade: Trade;
let shop: TestShop;
let goods: TestGoods[];
let orders: Opened[];
beforeAll(async () => {
  trade = await openTrade({
    policy: { taxBps: 500, approveReturnsAtOnce: true, restockBps: 2_000 },
    shipFee: '3.00',
  });
  shop = await trade.makeShop('Wallet Shop');
  goods = await trade.stock([
    { code: 'P-1', cost: '11.00', stock: 1_000, supplier: 'SUP-1' },
    { code: 'P-2', cost: '7.00', stock: 1_000, supplier: 'SUP-2' },
  ]);
  await trade.list(shop, goods, '20.00');
  orders = await inParts(Array.from({ length: 120 }), 8, async (_value, index) => {
    const lines = goods.map(({ id }) => ({ id, qty: 1 })).slice(0, 1 + (index % 2));
    const opened = await trade.open(shop, lines);
    await trade.pay(opened);
    return opened;
  });
});
afterAll(() => trade.close());

const direct = () => trade.composed.env.db.direct;
const merchant = () => trade.merchantOf(shop)();
const walletKinds = ['shop_pending', 'shop_available', 'shop_held', 'shop_receivable'];

test('no posting leads from the shop to a supplier, to the provider or into an order', () => {
  const own = postingMatrix().filter(({ debit }) => walletKinds.includes(debit));
  expect(own.length).toBeGreaterThan(0);
  const credits = new Set<string>(own.map(({ credit }) => credit));
  // Out of the wallet money goes back to buyers, to the merchant who asks for it, and into promotion that the merchant chose.
  const outside = [...credits].filter((credit) => !walletKinds.includes(credit));
  expect(outside.toSorted()).toEqual(['ad_budget', 'ads', 'refund_payable', 'withdrawing']);
  const promoting = own.filter(({ credit }) => credit === 'ad_budget' || credit === 'ads');
  expect(promoting.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['ad_pay', 'merchant'],
    ['ad_order', 'timer'],
  ]);
  // Nor does any cost of an order come from anywhere but the buyer's own payment.
  const paying = postingMatrix().filter(
    ({ credit }) => credit === 'supplier_hold' || credit === 'supplier_payable',
  );
  // Besides that the platform alone pays, for a claim of a supplier that it granted.
  expect(new Set(paying.map(({ debit }) => debit))).toEqual(
    new Set(['escrow', 'supplier_hold', 'supplier_claims']),
  );
  // No kind of posting asks for money before money is paid out: what a payout costs comes out of the payout itself.
  for (const kind of keysOf(postingKinds)) expect(kind).not.toMatch(/unlock|verif|penalty|level/);
  const taking = postingMatrix().filter(
    ({ kind, debit }) => /fee|deposit/.test(kind) && walletKinds.includes(debit),
  );
  expect(taking).toEqual([]);
});

/** The transfers that touch the wallet, by kind and side. */
async function walletMoves() {
  const text = sql<{ kind: PostingKind; debit_kind: string; n: number }>(
    `select kind, debit_kind, count(*)::int as n from transfer where shop_id = $1
       and (debit_kind = any($2::text[]) or credit_kind = any($2::text[])) group by kind, debit_kind`,
  );
  return direct().rows(text, [idOfShop(shop), walletKinds]);
}

test('confirming says where the money comes from: all of it from the buyer, nothing from the wallet', async () => {
  const token = await merchant();
  const ids = orders.slice(0, 50).map(({ orderId }) => orderId);
  const { list, total } = await trade.ask(payAmount, { order_id: ids.join(',') }, { token });
  expect(list).toHaveLength(50);
  const sides = list.map(({ from_wallet, from_buyer }) => `${from_wallet} ${from_buyer}`);
  expect(new Set(sides)).toEqual(new Set(['0.00 14.00', '0.00 22.50']));
  expect(total.from_wallet).toBe('0.00');
  const { results } = await trade.ask(payOrders, { order_ids: ids }, { token, onceKey: randomUUID() });
  expect(new Set(results.map(({ ok, from_wallet }) => `${ok} ${from_wallet}`))).toEqual(
    new Set(['true 0.00']),
  );
});

test('a hundred and twenty orders, prepared and shipped, leave an empty wallet empty', async () => {
  await pass(trade.composed, trade.clock, 0.2);
  for (const supplier of trade.suppliers) while ((await label(trade, supplier)).length > 0);
  const parcels = orders.flatMap(({ orderId }, index) =>
    [1, 2].slice(0, 1 + (index % 2)).map((n) => trackingOfOrder(shop, orderId, n)),
  );
  for (const part of [parcels.slice(0, 100), parcels.slice(100)]) {
    await scan(trade.composed, part, { code: 'accepted', at: trade.clock.now() });
  }
  const token = await merchant();
  const { counts } = await trade.ask(listOrders, { page_size: 1 }, { token });
  expect(counts).toMatchObject({ all: 120, shipped: 120 });
  expect(await trade.ask(wallet, {}, { token })).toMatchObject({
    balance: '0.00',
    receivable: '0.00',
    frozen: '0.00',
  });
  expect(await trade.ask(walletFlow, {}, { token })).toMatchObject({ list: [], total: 0 });
  expect(await walletMoves()).toEqual([]);
  for (const part of [parcels.slice(0, 100), parcels.slice(100)]) {
    await scan(trade.composed, part, { code: 'delivered', at: trade.clock.now() });
  }
});

test('settled, the wallet has only grown; only what buyers send back is ever taken from it', async () => {
  const early = orders[0];
  if (early === undefined) throw new Error('there are no orders');
  await giveBack(early, 'change_of_mind');
  expect(await walletMoves()).toMatchObject([{ kind: 'return_advance' }]);
  await pass(trade.composed, trade.clock, 40);
  const settled = await walletMoves();
  expect(settled.map(({ kind }) => kind).toSorted()).toEqual([
    'accept_shop',
    'recover',
    'release',
    'return_advance',
  ]);
  const { available } = await trade.ask(wallet, {}, { token: await merchant() });
  expect(Number(available)).toBeGreaterThan(500);
  await giveBack(orders[1] ?? early, 'not_as_described');
  const taken = (await walletMoves())
    .filter(({ debit_kind }) => debit_kind !== 'escrow')
    .map(({ kind }) => kind);
  const allowed = [
    'release',
    'recover',
    'return_advance',
    'case_hold_available',
    'return_held',
    'return_available',
    'case_free_available',
  ];
  expect(taken.filter((kind) => !allowed.includes(kind))).toEqual([]);
  expect(taken).toContain('return_held');
  expect(await checkBook(direct(), idOfShop(shop))).toEqual([]);
});

test('a cost that rises above the price stops the sale before anybody pays; nobody is asked for the difference', async () => {
  const row = { code: 'P-3', stock: 100, supplier: 'SUP-1' } as const;
  const [dear] = await trade.stock([{ ...row, cost: '5.00' }]);
  if (dear === undefined) throw new Error('there are no goods');
  await trade.list(shop, [dear], '10.00');
  const lines = [{ goods_id: dear.id, qty: 1 }];
  await trade.stock([{ ...row, cost: '15.00' }]);
  await trade.advance(limits.costNoticeDays - 0.01);
  const earlier = await trade.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  await trade.advance(0.015);
  const quoted = { quote_id: earlier.quote_id, buyer: testBuyer, terms: true };
  expect((await say(trade.composed, 'checkout', { input: quoted })).code).toBe(458);
  // Nor may goods that earn well carry goods that lose.
  for (const more of [[], [{ goods_id: goods[0]?.id ?? '', qty: 5 }]]) {
    const said = await say(trade.composed, 'quoteCart', {
      input: { handle: shop.handle, lines: [...lines, ...more] },
    });
    // It is off sale since the cost counts.
    expect(said).toMatchObject({ code: 404 });
  }
});

/** Everything of an order goes back, and its refund is paid. */
async function giveBack(
  { orderId, orderToken: token }: Opened,
  reason: 'change_of_mind' | 'not_as_described',
) {
  const lines = sql<{ n: number; qty: number }>(
    'select n, qty from order_line where order_id = $1 order by n',
  );
  const back = (await direct().rows(lines, [orderId])).map(({ n, qty }) => ({ id: String(n), qty }));
  const { case_id } = await trade.ask(
    requestReturn,
    { token, reason, lines: back },
    { onceKey: randomUUID() },
  );
  await pass(trade.composed, trade.clock, 2.1);
  const supplier = await trade.suppliers[0]?.();
  const asked = { case_id: routedIdOf(idOfShop(shop), case_id) };
  await trade.ask(inspectReturn, asked, { token: supplier, onceKey: randomUUID() });
  await trade.composed.runner.runDue();
}
