// Requests for goods that the warehouse lacks: ten slots of a shop, one person of the team, one answer, and an end.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { today } from '#features/lists/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { answerSourcing, claimSourcing, sourcingQueue } from '#features/sourcing/console.contract.ts';
import { listSourcing, readSourcing, sendSourcing, withdrawSourcing } from '#features/sourcing/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { consoleToken } from '#testing/door.ts';
import { addMember } from '#testing/team.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';
import { purgeRequests } from './requests.sql.ts';

let app: TestApp;
let shop: TestShop;
let token = '';
/** Of a person of the catalogue team. */
let operatorToken = '';
beforeAll(async () => {
  app = await openTestApp();
  operatorToken = await app.operator();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await app.makeShop(`Sourcing ${randomUUID().slice(0, 6)}`);
  token = await app.merchant(shop);
});

const wanted = {
  title: 'Bamboo phone stand, foldable',
  link: 'https://example.com/stand',
  cost: '3.50',
  countries: ['GB', 'JP'],
  pieces_per_month: 40,
};
const send = (more: Partial<typeof wanted> & { id?: string } = {}, as = token) =>
  app.call(sendSourcing, { id: randomUUID(), ...wanted, ...more }, { token: as });
async function sent(more: Partial<typeof wanted> = {}) {
  return app.ask(sendSourcing, { id: randomUUID(), ...wanted, ...more }, { token });
}
const list = () => app.ask(listSourcing, {}, { token });
const routed = (id: string) => `${shop.shopId}.${id}`;
const claim = (id: string, heldBy: string | null = null) =>
  app.call(claimSourcing, { id: routed(id), held_by: heldBy }, { token: operatorToken });
const answer = (id: string, said: { codes?: string[]; reason?: string }) =>
  app.call(answerSourcing, { id: routed(id), ...said }, { token: operatorToken });
async function colleagueOf(): Promise<string> {
  const username = `catalogue-${randomUUID().slice(0, 8)}`;
  await makeOperator(app.composed.env, { username, password, name: 'Cato', roles: ['catalogue'] });
  return consoleToken(app.composed, { username, password });
}
const reason = 'No supplier offers this in the countries you named.';

test('a request is read as it was sent, once for one id, and withdrawn by its shop alone', async () => {
  const made = await sent();
  expect(made).toMatchObject({ ...wanted, state: 'sent', reason: '', answered_at: null });
  expect((await send({ id: made.id })).code).toBe(200);
  expect(await list()).toMatchObject({ open: 1, max: 10, list: [{ id: made.id }] });
  const other = await app.merchant(await app.makeShop('Another one'));
  expect((await app.call(readSourcing, { id: made.id }, { token: other })).code).toBe(404);
  expect((await app.call(withdrawSourcing, { id: made.id }, { token: other })).code).toBe(404);
  await app.ask(withdrawSourcing, { id: made.id }, { token });
  expect(await list()).toMatchObject({ open: 0, list: [] });
  expect((await app.call(withdrawSourcing, { id: made.id }, { token })).code).toBe(404);
});

test.each([
  [{ link: 'example.com/stand' }, 'link', 'shape'],
  [{ link: 'javascript:alert(1)' }, 'link', 'shape'],
  [{ link: 'https://example.com/a b' }, 'link', 'shape'],
  [{ cost: '3.555' }, 'cost', 'scale'],
  [{ cost: '0.00' }, 'cost', 'amount'],
  [{ countries: ['GB', 'GB'] }, 'countries', 'duplicate'],
  [{ countries: ['XX'] }, 'countries', 'unknown'],
])('what is not valid is refused: %o', async (more, field, why) => {
  expect(await send(more)).toMatchObject({ code: 405, data: { field, reason: why } });
});

test.each([
  [{ countries: [] }],
  [{ countries: ['GB', 'JP', 'FR', 'DE', 'ES', 'IT'] }],
  [{ pieces_per_month: 0 }],
  [{ pieces_per_month: 1_000_001 }],
  [{ title: 'ab' }],
])('what is too little or too much is refused: %o', async (more) => {
  expect((await send(more)).code).toBe(405);
  expect((await list()).list).toEqual([]);
});

test('an emoji is one character of a title and of a reason, as the table counts them', async () => {
  for (const [count, code] of [
    [limits.sourcingTitleMin - 1, 405],
    [limits.sourcingTitleMin, 200],
    [limits.sourcingTitleMax, 200],
    [limits.sourcingTitleMax + 1, 405],
  ] as const)
    expect((await send({ title: '💧'.repeat(count) })).code).toBe(code);
  const [first] = (await list()).list;
  const id = first?.id ?? '';
  await claim(id);
  for (const count of [limits.sourcingReasonMin - 1, limits.sourcingReasonMax + 1])
    expect((await answer(id, { reason: '💧'.repeat(count) })).code).toBe(405);
  expect((await answer(id, { reason: '💧'.repeat(limits.sourcingReasonMin) })).code).toBe(200);
});

test('thirty requests at once are ten; a withdrawal or an answer makes room for one more', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, async () => send()));
  expect(all.filter(({ code }) => code === 200)).toHaveLength(limits.sourcingOpenMax);
  const refused = all.filter(({ code }) => code !== 200);
  for (const one of refused) expect(one.data).toMatchObject({ reason: 'sourcing_max' });
  const [first, second] = (await list()).list;
  await app.ask(withdrawSourcing, { id: first?.id ?? '' }, { token });
  expect((await send()).code).toBe(200);
  expect((await send()).data).toMatchObject({ reason: 'sourcing_max', max: 10 });
  await claim(second?.id ?? '');
  expect((await answer(second?.id ?? '', { reason })).code).toBe(200);
  expect((await send()).code).toBe(200);
  expect((await list()).open).toBe(10);
});

test('ten requests at once are all sent, and one that is sent ten times at once is one', async () => {
  const all = await Promise.all(Array.from({ length: limits.sourcingOpenMax }, async () => send()));
  expect(all.map(({ code }) => code)).toEqual(all.map(() => 200));
  const [first] = (await list()).list;
  await app.ask(withdrawSourcing, { id: first?.id ?? '' }, { token });
  const id = randomUUID();
  const same = await Promise.all(Array.from({ length: 10 }, async () => send({ id })));
  expect(same.map(({ code }) => code)).toEqual(same.map(() => 200));
  expect((await list()).open).toBe(limits.sourcingOpenMax);
});

test('the database itself has ten slots, and refuses a state without what belongs to it', async () => {
  const { id } = await sent();
  const tries = [
    `update sourcing_request set slot = 11`,
    `update sourcing_request set slot = null`,
    `update sourcing_request set state = 'found', slot = null, answered_at = now(), claimed_by = id`,
    `update sourcing_request set state = 'not_found', slot = null, answered_at = now(), claimed_by = id, reason = ''`,
    `update sourcing_request set state = 'reviewing'`,
    `update sourcing_request set countries = '{}'`,
    `update sourcing_request set goods = array[id, id, id, id, id, id]`,
  ];
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  for (const text of tries)
    await expect(client.query(`${text} where id = $1`, [id]), text).rejects.toThrow(/check constraint/);
  await client.end();
});

test('one person takes a request on, a colleague takes it over, and only who has it answers, once', async () => {
  const { id } = await sent();
  expect((await answer(id, { reason })).data).toMatchObject({ reason: 'not_claimed' });
  const both = await Promise.all([claim(id), claim(id)]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 456]);
  const [row] = (await app.ask(sourcingQueue, { filters: { shop: shop.shopId } }, { token: operatorToken }))
    .list;
  expect(row).toMatchObject({ state: 'reviewing', is_mine: true, title: wanted.title, pieces_per_month: 40 });
  const colleague = await colleagueOf();
  const over = { id: routed(id), held_by: row?.holder?.id ?? null };
  expect((await app.call(claimSourcing, over, { token: colleague })).code).toBe(200);
  expect((await answer(id, { reason })).data).toMatchObject({ reason: 'not_claimed' });
  const said = { id: routed(id), reason };
  const answers = await Promise.all(
    [1, 2, 3].map(async () => app.call(answerSourcing, said, { token: colleague })),
  );
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 203, 203]);
  expect((await claim(id)).data).toMatchObject({ reason: 'answered' });
  expect(await app.ask(readSourcing, { id }, { token })).toMatchObject({
    state: 'not_found',
    reason,
    goods: [],
  });
});

test('of an answer and a colleague who takes the request over at the same moment one comes first', async () => {
  const colleague = await colleagueOf();
  for (let turn = 0; turn < 6; turn += 1) {
    const { id } = await sent();
    await claim(id);
    const [row] = (await app.ask(sourcingQueue, { filters: { shop: shop.shopId } }, { token: operatorToken }))
      .list;
    const over = { id: routed(id), held_by: row?.holder?.id ?? null };
    const [answered, taken] = await Promise.all([
      answer(id, { reason }),
      app.call(claimSourcing, over, { token: colleague }),
    ]);
    const { state } = await app.ask(readSourcing, { id }, { token });
    const [first, second, why] =
      state === 'not_found' ? [answered, taken, 'answered'] : [taken, answered, 'not_claimed'];
    expect(first.code).toBe(200);
    expect(second).toMatchObject({ code: 203, data: { reason: why } });
    await app.ask(withdrawSourcing, { id }, { token });
  }
});

test('a request that somebody took on long ago waits on in Today with its age, and a colleague may take it over', async () => {
  const { id } = await sent();
  await claim(id);
  const sentAt = app.clock.now().getTime();
  app.clock.set(new Date(app.clock.now().getTime() + 30 * 86_400_000));
  operatorToken = await app.operator();
  token = await app.merchant(shop);
  const queue = async () =>
    (await app.ask(today, {}, { token: operatorToken })).queues.find(({ name }) => name === 'sourcing');
  const before = await queue();
  expect(before?.count).toBeGreaterThanOrEqual(1);
  expect(before?.is_late).toBe(true);
  expect(Date.parse(before?.oldest_at ?? '')).toBeLessThanOrEqual(sentAt);
  const colleague = await colleagueOf();
  const [row] = (await app.ask(sourcingQueue, { filters: { shop: shop.shopId } }, { token: operatorToken }))
    .list;
  const over = { id: routed(id), held_by: row?.holder?.id ?? null };
  expect((await app.call(claimSourcing, over, { token: colleague })).code).toBe(200);
  expect((await answer(id, { reason })).data).toMatchObject({ reason: 'not_claimed' });
  expect((await queue())?.count).toBe(before?.count);
  await app.ask(answerSourcing, { id: routed(id), reason }, { token: colleague });
  expect((await queue())?.count).toBe((before?.count ?? 0) - 1);
});

test('an answer names goods that are on sale, and the shop is told of it once', async () => {
  const { id } = await sent();
  const code = `SO-${randomUUID().slice(0, 6)}`;
  const [made] = await app.makeGoods([{ code, cost: '4.00', stock: 5 }]);
  await claim(id);
  expect((await answer(id, {})).code).toBe(403);
  expect((await answer(id, { codes: [code], reason })).data).toMatchObject({ reason: 'not_both' });
  expect((await answer(id, { codes: [code, code] })).data).toMatchObject({ reason: 'duplicate' });
  expect((await answer(id, { codes: [code, 'none-such'] })).data).toMatchObject({
    field: 'codes',
    reason: 'not_on_sale',
    code: 'none-such',
  });
  expect((await answer(id, { codes: [code] })).code).toBe(200);
  const found = { id: made?.id, cost: '4.00', available: true, in_showcase: false };
  expect(await app.ask(readSourcing, { id }, { token })).toMatchObject({ state: 'found', goods: [found] });
  if (made === undefined) throw new Error('no goods');
  await app.list(shop, [made], '10.00');
  expect((await app.ask(readSourcing, { id }, { token })).goods).toMatchObject([{ in_showcase: true }]);
  const { list: notices } = await app.ask(listNotices, {}, { token });
  const about = notices.filter(({ route }) => route === `/goodsList/sourcing/${id}`);
  expect(about).toHaveLength(1);
  expect(about[0]?.title).toContain(wanted.title);
});

test('members who work with products may ask for goods, others may not', async () => {
  const products = await addMember(app, shop, 'products');
  const service = await addMember(app, shop, 'service');
  expect((await send({}, products.token)).code).toBe(200);
  expect((await send({}, service.token)).code).toBe(409);
});

test('a request that its shop withdrew meanwhile cannot be answered any more', async () => {
  const { id } = await sent();
  await claim(id);
  await app.ask(withdrawSourcing, { id }, { token });
  expect((await answer(id, { reason })).code).toBe(404);
  expect((await claim(id)).code).toBe(404);
});

test('old requests are deleted: half a year without an answer, a year after one', async () => {
  const [open, done] = [await sent(), await sent()];
  await claim(done.id);
  await answer(done.id, { reason });
  const at = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  const gone = async (days: number) =>
    app.composed.env.db.transaction((tx) => purgeRequests(tx, at(days), 1_000));
  const own = async () => (await list()).list.map(({ id }) => id).toSorted();
  await gone(limits.sourcingOpenDays - 1);
  expect(await own()).toEqual([done.id, open.id].toSorted());
  await gone(limits.sourcingOpenDays + 1);
  expect(await own()).toEqual([done.id]);
  await gone(limits.sourcingKeepDays + 1);
  expect(await own()).toEqual([]);
});
