// The merchant's list against a plain filter over all of its rows, for random filters over orders in every status.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import type { RequestOf, Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { localDay } from '#domain/time.ts';
import { openTestApp, scan, testBuyer, type TestShop, type TestApp } from '#testing/test-app.ts';
import { cancelOrder, checkout, confirmReceipt, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { listOrders, payOrders } from '#features/orders/contract.ts';
import { exportOrders } from '#features/orders/export.contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { answerCase, inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { keeps } from '#testing/keeps.ts';

type View = OutputOf<typeof listOrders>['list'][number];
type Input = RequestOf<typeof listOrders>;

const tz = 'Pacific/Auckland';
const names = ['Anna Berger', 'Ana Bern', 'Ōki Sato', '100% Real', 'Lamp'];
let app: TestApp;
let shop: TestShop;
let goods: { id: string; code: string }[];
let all: View[];

const once = () => ({ onceKey: randomUUID() });

beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00', policy: { taxBps: 700 } });
  shop = await openShopFar();
  goods = await app.makeGoods([
    { code: 'LAMP-1', cost: '4.00', stock: 1000 },
    { code: 'OFF-50_X', cost: '7.00', stock: 1000 },
    { code: 'PAN-7', cost: '2.00', stock: 1000 },
  ]);
  await app.list(shop, goods, '12.00');
  await liveThrough();
  all = (await ask(listOrders, { page_size: 100 })).list;
});
afterAll(() => app.close());

/** A shop whose days begin half a day before those of UTC. */
async function openShopFar(): Promise<TestShop> {
  const { list } = await app.ask(addInvitations, { count: 1 }, { token: await app.operator() });
  const { invite_ticket } = await app.ask(inviteCode, { code: list[0]?.code ?? '' });
  const username = `far-${randomUUID().slice(0, 8)}`;
  const signIn = { username, password: 'right-horse-battery-7', confirm_password: 'right-horse-battery-7' };
  const more = { register: true, invite_ticket, shop_name: 'Filtered', tz };
  const { token } = await app.ask(login, { ...signIn, ...more });
  const { info } = await app.ask(me, {}, { token });
  return { handle: info.shop.handle, shopId: info.shop.id, username };
}

async function ask<E extends Endpoint>(endpoint: E, input: RequestOf<E>) {
  return app.ask(endpoint, input, { token: await app.merchant(shop), ...once() });
}

let turn = 0;
async function buy(count = 1): Promise<{ orderId: string; token: string }[]> {
  const made: { orderId: string; token: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    turn += 1;
    const line = { goods_id: goods[turn % goods.length]?.id ?? '', qty: (turn % 4) + 1 };
    const quote = await app.ask(quoteCart, { handle: shop.handle, lines: [line], country: 'GB' });
    const buyer = { ...testBuyer, name: names[turn % names.length] ?? '' };
    const opened = await app.ask(checkout, { quote_id: quote.quote_id, buyer, terms: true }, once());
    await app.ask(testPay, { payment_id: opened.payment.id });
    made.push({ orderId: opened.checkout_id.split('.')[1] ?? '', token: opened.order_token });
  }
  return made;
}

/** Orders of a month and a half, so that every status has some. */
async function liveThrough(): Promise<void> {
  const old = await buy(6);
  await ask(payOrders, { order_ids: [old[0]?.orderId ?? ''], decline: { reason: 'None of it left.' } });
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  await returned(old[1]);
  await app.advance(60);
  await buy(3);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  await app.advance(45);
  await buy(4);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  await app.advance(8);
  const young = await buy(5);
  await app.advance(0.1);
  const numbers = await app.ship('accepted');
  const kept = young[4]?.orderId.slice(-12) ?? '';
  const arrived = numbers.filter((number) => !number.startsWith(kept));
  await scan(app.composed, arrived, { code: 'delivered', at: app.clock.now() });
  await app.ask(confirmReceipt, { token: young[0]?.token ?? '' }, once());
  for (const one of young.slice(2, 4)) {
    const lines = [{ id: '1', qty: 1 }];
    const opened = await app.ask(requestReturn, { token: one.token, reason: 'damaged', lines }, once());
    if (one === young[2]) await ask(answerCase, { case_id: opened.case_id, approve: true });
  }
  const leaving = await buy(2);
  await app.advance(0.1);
  await app.ask(cancelOrder, { token: leaving[0]?.token ?? '', reason: 'Too late.' }, once());
  await buy(3);
}

async function returned(order: { token: string } | undefined): Promise<void> {
  const asked = { token: order?.token ?? '', reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
  const opened = await app.ask(requestReturn, asked, once());
  await ask(answerCase, { case_id: opened.case_id, approve: true });
  const case_id = routedIdOf(shopIdOf(shop.shopId) ?? 0n, opened.case_id);
  await app.ask(inspectReturn, { case_id }, { token: await app.supplier(), ...once() });
  await app.composed.runner.runDue();
}

const mask = (name: string) => name.replace(/(?<=\S)\S/gu, '*');

/** The same question, asked of plain rows. */
function fits(one: View, { status = 'all', awaiting, q = '', from, to }: Input): boolean {
  const day = localDay(new Date(one.created_at), tz);
  const text = q.trim().toLowerCase();
  const has = (value: string) => value.toLowerCase().includes(text);
  return (
    (status === 'all' || one.status === status) &&
    (awaiting === undefined || one.awaiting === awaiting) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (text === '' ||
      one.number.toLowerCase() === text ||
      one.number.endsWith(`-${text}`) ||
      (!/^[0-9a-z]+-\d+$/.test(text) || !one.number.toLowerCase().startsWith(`${text.split('-')[0]}-`)
        ? has(one.buyer.name_masked) ||
          one.buyer.name_masked.toLowerCase() === mask(q.trim()).toLowerCase() ||
          one.lines.some(({ title, code }) => has(title) || has(code))
        : false))
  );
}

const sorted: Record<string, (left: View, right: View) => number> = {
  new: (left, right) => numberOf(right) - numberOf(left),
  old: (left, right) => numberOf(left) - numberOf(right),
  amount: (left, right) => Number(right.amount) - Number(left.amount) || numberOf(right) - numberOf(left),
  deadline: (left, right) => dueOf(left) - dueOf(right) || numberOf(right) - numberOf(left),
};
const numberOf = (one: View) => Number(one.number.split('-')[1]);
const dueOf = (one: View) => (one.deadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(one.deadline.at));

test('the world of this test has orders in every status that lasts', () => {
  const found = new Set(all.map(({ status }) => status));
  expect(orderStatuses.filter((status) => !found.has(status))).toEqual(['accepted', 'pending_settlement']);
  expect(new Set(all.map(({ awaiting }) => awaiting))).toEqual(
    new Set(['merchant', 'buyer', 'supplier', 'carrier', 'timer', null]),
  );
});

const queries = ['lamp', 'LAMP-1', '%', '_', '7', '3', 'anna', 'Anna Berger', 'A***', '***', 'thing', 'zzz'];

test('any filter gives what a plain look over all rows gives, in its order, and its counts are their sums', async () => {
  keeps('7 POST /v1/order/list', '3 Order', '4 order');
  const days = [...new Set(all.map(({ created_at }) => localDay(new Date(created_at), tz)))];
  const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const asks = fc.record({
    status: fc.constantFrom('all' as const, 'all' as const, ...orderStatuses),
    awaiting: maybe(['merchant', 'buyer', 'supplier', 'carrier', 'timer'] as const),
    q: maybe([...queries, ...all.slice(0, 3).map(({ number }) => number)]),
    from: maybe(days),
    to: maybe(days),
    sort: fc.constantFrom('new' as const, 'old' as const, 'amount' as const, 'deadline' as const),
  });
  // A list that begins after it ends is refused.
  const anyAsk = asks.filter(({ from, to }) => from === undefined || to === undefined || from <= to);
  const token = await app.merchant(shop);
  await fc.assert(
    fc.asyncProperty(anyAsk, async (input) => {
      const answer = await app.ask(listOrders, { ...input, page_size: 100 }, { token });
      const others = all.filter((one) => fits(one, { ...input, status: 'all' }));
      const wanted = others
        .filter((one) => fits(one, input))
        .toSorted(sorted[input.sort])
        .map(({ number }) => number);
      expect(answer.list.map(({ number }) => number)).toEqual(wanted);
      expect(answer.total).toBe(wanted.length);
      expect(answer.counts['all']).toBe(others.length);
      for (const status of orderStatuses)
        expect(answer.counts[status]).toBe(others.filter((one) => one.status === status).length);
      const mine = { ...input, status: 'all', awaiting: 'merchant' } as const;
      expect(answer.waiting).toBe(all.filter((one) => fits(one, mine)).length);
    }),
    { numRuns: 150 },
  );
});

test('pages put together are the whole list, each order once', async () => {
  const seen: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(listOrders, { page, page_size: 4, sort: 'deadline' });
    seen.push(...answer.list.map(({ number }) => number));
    if (!answer.has_more) break;
  }
  expect(seen).toEqual(all.toSorted(sorted['deadline']).map(({ number }) => number));
});

test('letters of a name that are not shown find nobody', async () => {
  for (const q of ['nna', 'Berg', 'Anna', 'Sato']) expect((await ask(listOrders, { q })).list).toEqual([]);
  const found = (await ask(listOrders, { q: 'Anna Berger', page_size: 100 })).list;
  expect(new Set(found.map(({ buyer }) => buyer.name_masked))).toEqual(new Set(['A*** B*****']));
});

test('one whole order has its events in order, from the payment to where it stands', async () => {
  for (const one of all) {
    const [whole] = (await ask(listOrders, { id: one.id })).list;
    const events = whole?.events ?? [];
    expect(events[0]).toMatchObject({ move: 'pay', from: null, to: 'pending_payment', actor: 'provider' });
    expect(events.at(-1)?.to).toBe(one.status);
    events.slice(1).forEach(({ from }, index) => expect(from).toBe(events[index]?.to));
  }
});

/** A reader of CSV as spreadsheets have: quotes may hold commas, quotes and line breaks. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('an export has exactly the rows of the list under the same filter, with its amounts', async () => {
  const filters: Input[] = [
    {},
    { status: 'cancelled' },
    { awaiting: 'merchant' },
    { q: 'LAMP' },
    { q: 'nobody at all' },
    { from: localDay(new Date(all[5]?.created_at ?? ''), tz), status: 'shipped' },
  ];
  for (const { sort: _sort, page: _page, page_size: _size, id: _id, ...filter } of filters) {
    const listed = (await ask(listOrders, { ...filter, page_size: 100 })).list;
    const file = await ask(exportOrders, filter);
    expect(file.csv.startsWith('\uFEFFOrder number,Ordered,Status,')).toBe(true);
    const [heads = [], ...rows] = readCsv(file.csv.slice(1));
    const column = (head: string) => rows.map((row) => row[heads.indexOf(head)]);
    expect(file.rows).toBe(listed.length);
    expect(rows.every((row) => row.length === heads.length)).toBe(true);
    expect(column('Order number')).toEqual(listed.map(({ number }) => number));
    expect(column('Paid by the buyer')).toEqual(listed.map(({ amount }) => amount));
    expect(column('Your earnings')).toEqual(listed.map(({ profit }) => profit));
    expect(column('Buyer')).toEqual(listed.map(({ buyer }) => buyer.name_masked));
    expect(column('Ordered').map((text) => text?.slice(0, 10))).toEqual(
      listed.map(({ created_at }) => localDay(new Date(created_at), tz)),
    );
  }
});

test('the money of every order, row by row, sums to what was paid', async () => {
  const cents = (text: string) => BigInt(text.replace('.', ''));
  for (const one of all) {
    const money = await ask(orderMoney, { order_id: one.id });
    expect(money.paid).toBe(one.amount);
    expect(money.parts.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(cents(money.paid));
    // Every part again from the rows that are shown.
    for (const { place, amount } of money.parts) {
      const went = money.transfers.reduce((sum, row) => {
        const isBack = place === 'buyer' && row.to_place === 'outside';
        const into = row.to_place === place || isBack ? cents(row.amount) : 0n;
        return sum + into - (row.from_place === place ? cents(row.amount) : 0n);
      }, 0n);
      expect([one.number, place, cents(amount)]).toEqual([one.number, place, went]);
    }
    expect(money.refunds.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(cents(one.refunded));
    expect(money.transfers.map(({ no }) => Number(no))).toEqual(
      money.transfers.map(({ no }) => Number(no)).toSorted((left, right) => left - right),
    );
    const whose = money.parts.find(({ place }) => place === 'shop')?.amount;
    const isSettled = one.status === 'pending_withdrawal' && !/[1-9]/.test(one.refunded);
    expect([one.number, isSettled ? whose : one.profit]).toEqual([one.number, one.profit]);
  }
});

test('what is prepared is cancelled by the merchant, and what has been sent is not', async () => {
  const asked = all.find((one) =>
    one.can.some(({ action, allowed }) => action === 'grant_cancel' && allowed),
  );
  expect(asked).toMatchObject({ status: 'to_be_delivered', cancel_reason: 'Too late.' });
  expect(asked?.deadline?.action).toBe('order.cancel');
  const other = all.find((one) => one.status === 'to_be_delivered' && one.id !== asked?.id);
  const sent = all.find((one) => one.status === 'shipped');
  const ids = [asked, other, sent].map((one) => one?.id ?? '');
  const { results } = await ask(payOrders, { order_ids: ids, decline: { reason: 'As you asked.' } });
  expect(results).toMatchObject([
    { ok: true, status: 'cancelled', from_wallet: '0.00' },
    { ok: true, status: 'cancelled', from_wallet: '0.00' },
    { ok: false, code: 203, status: 'shipped' },
  ]);
  const [granted] = (await ask(listOrders, { id: asked?.id ?? '' })).list;
  expect(granted).toMatchObject({ cancel_kind: 'buyer', refunded: asked?.amount, profit: '0.00' });
  const [declined] = (await ask(listOrders, { id: other?.id ?? '' })).list;
  expect(declined).toMatchObject({ cancel_kind: 'merchant', refunded: other?.amount, profit: '0.00' });
});
