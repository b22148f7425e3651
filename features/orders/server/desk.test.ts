// The console's orders: found by what people paste, in stable pages, with nothing of a buyer shown unasked.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestOf, Endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { OperatorRole } from '#domain/rights.ts';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { listSecurityEvents } from '#features/audit/contract.ts';
import { listLookBudgets, raiseLookBudget } from '#features/audit/looks.contract.ts';
import { exportState, readExport, startExport, today } from '#features/lists/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { consoleOrder, listConsoleOrders, openBuyer, resendEmail } from '#features/orders/desk.contract.ts';
import { openTestSession } from '#platform/testing/session.ts';
import { statement } from '#platform/db/database.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
let token: string;

const bought: string[] = [];
const password = 'right-horse-battery-7';
const forge = statement(
  'test-forge-raise',
  'update identity_look_day set raised_by = viewer_id where viewer_id = $1',
);

async function buyOne(): Promise<string> {
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const { orderId } = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  bought.push(orderId);
  return orderId;
}

function person(...roles: OperatorRole[]): Promise<string> {
  const { env } = app.composed;
  return sessionOf(env.random.id(env.clock.now()), ...roles);
}

async function sessionOf(personId: string, ...roles: OperatorRole[]): Promise<string> {
  const { env } = app.composed;
  const facts = { actor: 'operator', personId, roles, shopId: undefined, supplierId: undefined } as const;
  return (await openTestSession(app.database, env.clock.now(), facts)).token;
}

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Desk shop');
  goods = await app.makeGoods([{ code: 'D-1', cost: '5.00', stock: 500 }]);
  await app.list(shop, goods, '20.00');
  for (let n = 0; n < 12; n += 1) await buyOne();
  token = await person('service');
});
afterAll(() => app.close());

const find = (ask: RequestOf<typeof listConsoleOrders>) => app.ask(listConsoleOrders, ask, { token });
const idsOf = ({ list }: Awaited<ReturnType<typeof find>>) => list.map(({ id }) => id.split('.')[1] ?? '');

test('the newest come first, and the other way round the oldest', async () => {
  const all = await find({});
  expect(idsOf(all)).toEqual(bought.toReversed());
  expect(all).toMatchObject({ total: bought.length, total_is_floor: false, next: null });
  expect(idsOf(await find({ direction: 'asc' }))).toEqual(bought);
});

test('pages stay as they are while orders come in: none is shown twice, none is left out', async () => {
  const before = bought.toReversed();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ limit: 5, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...idsOf(page));
    cursor = page.next ?? undefined;
    if (seen.length === 5) await buyOne();
  } while (cursor !== undefined);
  expect(seen).toEqual(before);
});

test('orders of one amount are told apart in any order', async () => {
  const first = await find({ sort: 'amount', limit: 7 });
  const second = await find({ sort: 'amount', limit: 100, cursor: first.next ?? '' });
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(bought.toSorted());
});

test('a cursor that was changed, or is of another order of rows, is refused', async () => {
  const { next } = await find({ limit: 3 });
  const cursor = next ?? '';
  const forged = Buffer.from(JSON.stringify(['x', "' or true --"])).toString('base64url');
  for (const ask of [
    { cursor: `${cursor}x` },
    { cursor: 'nothing' },
    { cursor: `${forged}.${cursor.split('.')[1] ?? ''}` },
    { cursor, sort: 'amount' },
    { cursor, direction: 'asc' as const },
  ]) {
    const answer = await app.call(listConsoleOrders, { limit: 3, ...ask }, { token });
    expect(answer).toMatchObject({ code: 405, data: { field: 'cursor' } });
  }
});

test('a filter and a search say what is meant', async () => {
  const [one] = (await find({ limit: 1 })).list;
  if (one === undefined) throw new Error('no order');
  for (const q of [one.number, one.number.toLowerCase(), one.id, one.id.split('.')[1] ?? '']) {
    expect(idsOf(await find({ q }))).toEqual([one.id.split('.')[1]]);
  }
  const count = async (ask: RequestOf<typeof listConsoleOrders>) => (await find(ask)).total;
  const all = bought.length;
  expect(await count({ q: 'ANNA@shop.example' })).toBe(all);
  expect(await count({ q: 'anna@shop' })).toBe(0);
  expect(await count({ q: 'anna b' })).toBe(all);
  expect(await count({ q: 'berger' })).toBe(0);
  expect(await count({ filters: { status: [one.status] } })).toBe(all);
  expect(await count({ filters: { status: ['cancelled', 'completed'] } })).toBe(0);
  expect(await count({ filters: { shop: one.shop.id, country: 'gb', supplier: 'SUP-1' } })).toBe(all);
  expect(await count({ filters: { supplier: 'SUP-2' } })).toBe(0);
  expect(await count({ filters: { tracking: 'unknown' } })).toBe(0);
  const day = one.paid_at.slice(0, 10);
  expect(await count({ filters: { paid: { from: day, to: day } } })).toBe(all);
  expect(await count({ filters: { paid: { to: '2020-01-01' } } })).toBe(0);
  const { amount, currency } = one;
  if (currency !== 'USD') throw new Error(currency);
  expect(await count({ filters: { amount: { currency, from: amount, to: amount } } })).toBe(all);
  expect(await count({ filters: { amount: { currency: 'EUR' } } })).toBe(0);
  expect(await count({ filters: { amount: { currency, from: '9999.00' } } })).toBe(0);
});

test('whatever is typed stays a value', async () => {
  const nasty = ["' or true --", "'; drop table shop_order; --", '%', '_', '$1', '\\', "x'||pg_sleep(5)||'"];
  for (const text of nasty) {
    expect((await find({ q: text })).total).toBe(0);
    const filters = { shop: text, supplier: text, tracking: text };
    expect((await find({ filters })).total).toBe(0);
  }
  const anything: Endpoint = listConsoleOrders;
  for (const ask of [{ sort: 'number; drop table shop' }, { filters: { "status' or true": ['x'] } }]) {
    expect(await app.call(anything, ask, { token })).toMatchObject({ code: 405 });
  }
  expect((await find({})).total).toBe(bought.length);
});

test('nobody without the right sees an order, and buyers are masked for those who have it', async () => {
  const stranger = await person('catalogue', 'content');
  expect(await app.call(listConsoleOrders, {}, { token: stranger })).toMatchObject({ code: 409 });
  const text = await app.textOf(listConsoleOrders, {}, { token });
  expect(text).toContain('A*** B*****');
  expect(text).not.toMatch(/berger|anna@/i);
});

test('an order is shown whole, with its money to the cent, and its buyer only to who says why', async () => {
  const [one] = (await find({ limit: 1 })).list;
  const id = one?.id ?? '';
  const whole = await app.ask(consoleOrder, { id }, { token });
  expect(whole.order).toMatchObject({ number: one?.number, status: one?.status });
  expect(whole.order.events.map(({ move }) => move)).toContain('pay');
  expect(whole.money.paid).toBe(one?.amount);
  expect(JSON.stringify(whole)).not.toMatch(/berger|anna@/i);
  expect(await app.call(openBuyer, { id, why: 'no' }, { token })).toMatchObject({ code: 405 });
  const buyer = await app.ask(openBuyer, { id, why: 'The buyer asks by telephone.' }, { token });
  expect(buyer).toMatchObject({ name: 'Anna Berger', email: 'anna@shop.example' });
  const seen = statement<{ act: string; why: string }>(
    'test-desk-audit',
    `select act, why from audit_entry where kind = 'view' and act = 'openBuyer' and shop_id > 0`,
  );
  const entries = await app.composed.env.db.direct.rows(seen, []);
  expect(entries).toEqual([{ act: 'openBuyer', why: 'The buyer asks by telephone.' }]);
});

test('an email is sent again three times a day, however many ask at once', async () => {
  await app.composed.runner.runDue();
  const [one] = (await find({ limit: 1 })).list;
  const id = one?.id ?? '';
  const { emails } = await app.ask(consoleOrder, { id }, { token });
  const email = emails.find(({ state }) => state === 'sent');
  if (email === undefined) throw new Error('no email was sent');
  const ask = { id, message_id: email.id, why: 'The buyer cannot find it.' };
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.call(resendEmail, ask, { token })));
  expect(answers.filter(({ code }) => code === 200).length).toBe(3);
  await app.composed.runner.runDue();
  const after = (await app.ask(consoleOrder, { id }, { token })).emails;
  expect(after.filter((sent) => sent.is_again && sent.state === 'sent').length).toBe(3);
  expect(await app.call(resendEmail, ask, { token: await person('auditor') })).toMatchObject({ code: 409 });
});

test('a file has exactly the rows that were asked for, and is its owner’s alone', async () => {
  const personId = app.composed.env.random.id(app.clock.now());
  token = await sessionOf(personId, 'service');
  const query = { filters: { status: ['pending_payment', 'to_be_delivered'] }, sort: 'amount' } as const;
  const asked = {
    list: listConsoleOrders.name,
    query: { ...query, filters: { status: [...query.filters.status] } },
  };
  const file = await app.ask(startExport, asked, { token });
  await app.composed.runner.runDue();
  const done = await app.ask(exportState, { id: file.id }, { token });
  expect(done).toMatchObject({ state: 'done', rows: bought.length, parts: 1 });
  const { csv } = await app.ask(readExport, { id: file.id, part: 0 }, { token });
  expect(createHash('sha256').update(csv).digest('hex')).toBe(done.sha256);
  const listed = (await find({ ...asked.query, filters: { status: [...query.filters.status] }, limit: 100 }))
    .list;
  const numbers = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(numbers).toEqual(listed.map(({ number }) => number));
  const other = await person('service');
  expect(await app.call(exportState, { id: file.id }, { token: other })).toMatchObject({ code: 404 });
  expect(await app.call(startExport, asked, { token: await person('content') })).toMatchObject({
    code: 409,
  });
  app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
  await app.composed.runner.runDue();
  token = await sessionOf(personId, 'service');
  expect(await app.call(exportState, { id: file.id }, { token })).toMatchObject({ code: 404 });
  await expect(app.composed.env.vault.read(`export-${file.id}-0`)).rejects.toThrow('ENOENT');
});

test('buyers are opened by a budget of the day, that another person raises with a reason; haste is told', async () => {
  const { env } = app.composed;
  const daily = limits.buyerLooksDailyMax;
  const { id: viewer } = await makeOperator(env, {
    username: 'curious',
    password,
    name: 'Cara',
    roles: ['service'],
  });
  token = await sessionOf(viewer, 'service');
  const [one] = (await find({ limit: 1 })).list;
  const open = () =>
    app.call(openBuyer, { id: one?.id ?? '', why: 'Asked by the buyer on the phone' }, { token });
  const boss = await sessionOf(env.random.id(app.clock.now()), 'owner');
  const looks = async () => (await app.ask(listLookBudgets, {}, { token: boss })).list;
  const fast = async () =>
    (await app.ask(today, {}, { token: boss })).queues.find(({ name }) => name === 'fastLooks')?.count;

  // Thirty at once, then the rest: exactly the budget is shown, whoever is fast.
  await Promise.all(Array.from({ length: 10 }, open));
  expect(await fast()).toBe(0);
  await Promise.all(Array.from({ length: 30 }, open));
  expect(await fast()).toBe(1);
  for (let n = 40; n < daily - 5; n += 1) await open();
  const last = await Promise.all(Array.from({ length: 30 }, open));
  expect(last.filter(({ code }) => code === 200)).toHaveLength(5);
  const midnight = `${new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
  const shown = { reason: 'looks', limit: daily, retry_at: midnight };
  expect(await open()).toMatchObject({ code: 459, data: shown });
  expect((await looks()).find(({ person_id: id }) => id === viewer)).toMatchObject({
    used: daily,
    can_raise: true,
  });

  // The security log takes a few rows a second; what floods it stands in the lines alone.
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  // Nobody raises their own, a colleague without the right neither; an owner does, up to the most of a day.
  const raise = (by: string) =>
    app.call(raiseLookBudget, { person_id: viewer, why: 'A carrier lost a whole lorry' }, { token: by });
  expect(await raise(await person('service'))).toMatchObject({ code: 409 });
  expect(await raise(await sessionOf(viewer, 'owner'))).toMatchObject({
    code: 203,
    data: { reason: 'yourself' },
  });
  expect(await raise(boss)).toMatchObject({ code: 200, data: { allowed: daily + limits.buyerLooksRaise } });
  expect(await open()).toMatchObject({ code: 200 });
  expect(await raise(boss)).toMatchObject({ code: 200, data: { allowed: limits.buyerLooksRaisedMax } });
  expect(await raise(boss)).toMatchObject({ code: 203, data: { reason: 'raised_enough' } });
  await expect(env.db.direct.rows(forge, [viewer])).rejects.toThrow('look_day_raised');

  const filters = { kind: ['personal_data' as const], act: 'raiseLookBudget', outcome: ['done' as const] };
  const listRaises = async () => (await app.ask(listSecurityEvents, { filters }, { token: boss })).list;
  await expect.poll(listRaises).toHaveLength(2);
  const events = await listRaises();
  expect(events[0]).toMatchObject({ kind: 'personal_data', code: 200 });

  // The next day is a day like any other.
  app.clock.set(new Date(app.clock.now().getTime() + 86_400_000));
  token = await sessionOf(viewer, 'service');
  expect(await open()).toMatchObject({ code: 200 });
  const fresh = await sessionOf(env.random.id(app.clock.now()), 'owner');
  const { list } = await app.ask(listLookBudgets, {}, { token: fresh });
  expect(list.find(({ person_id: id }) => id === viewer)).toMatchObject({
    used: 1,
    allowed: daily,
    raised_by: null,
  });
});
