// The wallet through sales, reserves, cases and advances that really happened.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { parseUnits } from '#domain/money/money.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { answerCase, inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let shop: TestShop;
let goodsId: string;
const bought: Bought[] = [];

beforeAll(async () => {
  const rules = { taxBps: 800, commissionBps: 500, restockBps: 1_000, reserveBps: 1_000 };
  app = await openTestApp({
    shipFee: '3.00',
    policy: { ...rules, releaseDays: 20, approveReturnsAtOnce: true },
  });
  shop = await app.makeShop('Wallet Shop');
  const goods = await app.makeGoods([{ code: 'WA-1', cost: '11.00', stock: 50, picture: 'goods/cup.svg' }]);
  await app.list(shop, goods, '20.00');
  goodsId = goods[0]?.id ?? '';
});
afterAll(() => app.close());

const asMerchant = async () => ({ token: await app.merchant(shop) });
const units = (text: string) => parseUnits(text, 'USD') ?? -1n;
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + units(text), 0n);

async function flowOf(
  account: 'available' | 'pending' | 'held' | 'all',
  type?: 'return' | 'settlement' | 'deposit',
) {
  return app.ask(
    walletFlow,
    { account, page_size: 100, ...(type === undefined ? {} : { type }) },
    await asMerchant(),
  );
}

/** The wallet, after its figures were held against each other and against its movements. */
async function checked() {
  const seen = await app.ask(wallet, {}, await asMerchant());
  const parts = [seen.available, seen.pending, seen.held, seen.withdrawing];
  expect(units(seen.balance)).toBe(sum(parts));
  expect(units(seen.frozen)).toBe(units(seen.held) + units(seen.withdrawing));
  expect(sum(seen.pending_by.map(({ amount }) => amount))).toBe(units(seen.pending));
  expect(sum(seen.holds.map(({ amount }) => amount))).toBe(units(seen.held));
  const all = await flowOf('all');
  expect(units(all.sums.in) - units(all.sums.out)).toBe(units(seen.balance));
  for (const account of ['available', 'pending', 'held'] as const) {
    const { list, sums } = await flowOf(account);
    let balance = 0n;
    for (const entry of list.toReversed()) {
      expect(units(entry.balance_before)).toBe(balance);
      balance += entry.direction === 'in' ? units(entry.amount) : -units(entry.amount);
      expect(units(entry.balance_after)).toBe(balance);
      expect(entry).toMatchObject({ account, status: 'success', fee: '0.00' });
    }
    expect(balance).toBe(units(seen[account]));
    expect(units(sums.in) - units(sums.out)).toBe(balance);
  }
  return seen;
}

async function sell(qty = 1): Promise<Bought> {
  const one = await app.buy(shop, [{ id: goodsId, qty }]);
  bought.push(one);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  return one;
}

async function giveBack(one: Bought, reason: 'damaged' | 'change_of_mind'): Promise<() => Promise<void>> {
  const asked = { token: one.orderToken, reason, lines: [{ id: '1', qty: 1 }] };
  const opened = await app.ask(requestReturn, asked, { onceKey: randomUUID() });
  if (opened.state === 'requested') {
    await app.ask(
      answerCase,
      { case_id: opened.case_id, approve: true },
      { ...(await asMerchant()), onceKey: randomUUID() },
    );
  }
  return async () => {
    const routed = { case_id: routedIdOf(shopIdOf(shop.shopId) ?? 0n, opened.case_id) };
    await app.ask(inspectReturn, routed, { token: await app.supplier(), onceKey: randomUUID() });
    await app.composed.runner.runDue();
  };
}

test('an empty wallet has nothing and says the least amounts in the currency', async () => {
  expect(await checked()).toMatchObject({
    currency: 'USD',
    balance: '0.00',
    promo: '0.00',
    receivable: '0.00',
    in_escrow: '0.00',
    min_deposit: '10.00',
    min_withdraw: '10.00',
    accounts: 0,
    accounts_max: 5,
    pay_password_set: false,
    book: { seq: '0' },
  });
  expect(await flowOf('all')).toMatchObject({ list: [], total: 0, has_more: false });
});

test("a buyer's money is in escrow, not in the balance", async () => {
  await sell();
  expect(await checked()).toMatchObject({ balance: '0.00', in_escrow: '9.00' });
});

test('what a refund needed beyond the order is advanced, beside a balance that did not change', async () => {
  const [first] = bought;
  if (first === undefined) throw new Error('nothing was sold');
  await (
    await giveBack(first, 'change_of_mind')
  )();
  expect(await checked()).toMatchObject({ balance: '0.00', receivable: '4.10', in_escrow: '0.00' });
  const { list, sums } = await flowOf('all');
  expect(sums).toEqual({ in: '0.00', out: '0.00', currency: 'USD' });
  expect(list).toMatchObject([
    {
      kind: 'return_advance',
      type: 'return',
      direction: 'out',
      amount: '4.10',
      account: 'available',
      counter_account: 'shop_receivable',
      balance_before: '0.00',
      balance_after: '0.00',
      ref: { kind: 'order', id: first.orderId },
    },
  ]);
  expect(list[0]?.ref.no).toMatch(/-1$/);
});

test('an accepted order is pending until its date, in the days of the shop', async () => {
  keeps('7 POST /v1/user/wallet');
  await sell();
  const deliveredAt = app.clock.now().getTime();
  await app.advance(14.1);
  const seen = await checked();
  expect(seen).toMatchObject({ pending: '8.00', available: '0.00', pending_by: [{ amount: '8.00' }] });
  const date = new Date(deliveredAt + 20 * 86_400_000).toISOString().slice(0, 10);
  expect(seen.pending_by[0]?.date).toBe(date);
});

test('a release pays at most half for the advance, keeps a dated reserve with its reason, and frees the rest', async () => {
  await app.advance(7);
  const seen = await checked();
  expect(seen).toMatchObject({ balance: '4.00', available: '3.60', held: '0.40', receivable: '0.10' });
  expect(seen.holds).toMatchObject([{ kind: 'reserve', amount: '0.40', reason_code: 'reserve' }]);
  expect(seen.holds[0]?.reason.length).toBeGreaterThanOrEqual(40);
  const { list } = await flowOf('all');
  expect(
    list.map(({ kind, type, direction, account, amount }) => [kind, type, direction, account, amount]),
  ).toEqual([
    ['release', 'settlement', 'in', 'available', '3.60'],
    ['reserve', 'hold', 'in', 'held', '0.40'],
    ['recover', 'debit', 'out', 'pending', '4.00'],
    ['accept_shop', 'settlement', 'in', 'pending', '8.00'],
    ['return_advance', 'return', 'out', 'available', '4.10'],
  ]);
});

test('a reserve whose date came is told by its order', async () => {
  await app.advance(31);
  expect(await checked()).toMatchObject({ available: '4.00', held: '0.00', holds: [] });
  const [newest] = (await flowOf('all')).list;
  expect(newest).toMatchObject({
    kind: 'reserve_release',
    account: 'available',
    counter_account: 'shop_held',
  });
  expect(newest?.ref).toMatchObject({ kind: 'order', id: bought[1]?.orderId });
});

test('a case after the release holds what it may need, and its refund comes from there first', async () => {
  const second = bought[1];
  if (second === undefined) throw new Error('nothing was sold');
  const inspect = await giveBack(second, 'damaged');
  const held = await checked();
  expect(held).toMatchObject({ available: '0.00', held: '4.00' });
  expect(held.holds).toMatchObject([{ kind: 'case', amount: '4.00', reason_code: 'case' }]);
  await inspect();
  expect(await checked()).toMatchObject({ balance: '0.00', receivable: '4.10', holds: [] });
  const { list } = await flowOf('all', 'return');
  expect(list.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['return_advance', '4.00'],
    ['return_held', '4.00'],
  ]);
});

test('a case on pending money holds the disputed piece; the rest keeps its date, or waits from day to day', async () => {
  const one = await sell(2);
  await app.advance(14.1);
  const [due] = (await checked()).pending_by;
  expect(due?.amount).toBe('16.00');
  const inspect = await giveBack(one, 'damaged');
  const open = await checked();
  expect(open).toMatchObject({
    pending: '8.00',
    held: '8.00',
    pending_by: [{ date: due?.date, amount: '8.00' }],
  });
  // Not as long as the buyer has to hand the goods over.
  await app.advance(6);
  const today = app.clock.now().toISOString().slice(0, 10);
  expect((await checked()).pending_by).toEqual([{ date: today, amount: '8.00' }]);
  // Its date is over, so it is free at once: half of it pays for what was advanced, a tenth of the rest is reserved.
  await inspect();
  expect(await checked()).toMatchObject({
    pending: '0.00',
    available: '3.60',
    held: '0.40',
    receivable: '0.10',
  });
});

test('the store says the same balance, available part and frozen part as the wallet', async () => {
  keeps('3 Wallet', '3 Shop', '7 POST /v1/store/info');
  await sell();
  await app.advance(14.1);
  const { balance, available, frozen } = await checked();
  // Each sum differs from every other one: none can stand in for another.
  const sums = { balance: '12.00', available: '3.60', frozen: '0.40' };
  expect({ balance, available, frozen }).toEqual(sums);
  const store = await app.ask(storeInfo, {}, await asMerchant());
  expect(store).toMatchObject({ balance, available, frozen_amount: frozen });
});

test('filters, pages and sums agree', async () => {
  keeps('7 POST /v1/user/wallet_flow');
  const whole = await flowOf('all');
  expect(whole.total).toBe(whole.list.length);
  const pages = [];
  for (let page = 1; ; page += 1) {
    const one = await app.ask(walletFlow, { page, page_size: 3 }, await asMerchant());
    expect(one.sums).toEqual(whole.sums);
    pages.push(...one.list);
    if (!one.has_more) break;
  }
  expect(pages).toEqual(whole.list);
  const lines = await app.ask(walletFlow, { group: 'document', page_size: 100 }, await asMerchant());
  const sales = new Set(whole.list.map(({ ref }) => ref.id));
  expect(lines).toMatchObject({ sums: whole.sums, total: null, has_more: false, next: null });
  expect(lines.list.map(({ ref }) => ref.id).toSorted()).toEqual([...sales].toSorted());
  for (const { document } of lines.list) {
    const picture = { url: '/files/goods/cup.svg', alt: document?.title };
    expect(document).toMatchObject({ kind: 'sale', more: 0, picture });
    expect([document?.title, document?.no]).not.toContain(null);
    // What was kept back from an order is a part of its sale, though it moves under a number of its own.
    const parts = document?.parts.map(({ kind }) => kind) ?? [];
    expect(parts.includes('reserve') || !parts.includes('reserve_release')).toBe(true);
  }
  const kinds = lines.list.flatMap(({ document }) => document?.parts.map(({ kind }) => kind) ?? []);
  expect(kinds).toEqual(expect.arrayContaining(['release', 'reserve', 'reserve_release']));
  const [middle] = whole.list.slice(4);
  const from = middle?.created_at ?? '';
  const later = await app.ask(walletFlow, { from, page_size: 100 }, await asMerchant());
  const earlier = await app.ask(walletFlow, { to: from, page_size: 100 }, await asMerchant());
  expect([...later.list, ...earlier.list]).toEqual(whole.list);
  expect(await flowOf('all', 'deposit')).toMatchObject({
    list: [],
    total: 0,
    sums: { in: '0.00', out: '0.00' },
  });
  const waiting = await app.ask(walletFlow, { status: 'awaiting_review' }, await asMerchant());
  expect(waiting.list).toEqual([]);
  const settlements = await flowOf('all', 'settlement');
  expect(new Set(settlements.list.map(({ type }) => type))).toEqual(new Set(['settlement']));
});

test('the book of the wallet can be checked, and only its own shop sees it', async () => {
  const seen = await checked();
  expect(seen.book.head_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await checkBook(app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n)).toEqual([]);
  const other = await app.makeShop('Other Shop');
  const token = await app.merchant(other);
  expect((await app.ask(walletFlow, {}, { token })).list).toEqual([]);
  expect((await app.ask(wallet, {}, { token })).balance).toBe('0.00');
  expect(await app.call(wallet, {}, { token: await app.operator() })).toMatchObject({ code: 409 });
  expect(await app.call(wallet, {})).toMatchObject({ code: 407 });
});
