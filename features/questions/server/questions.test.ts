// A question before buying: asked, confirmed, answered by email, shown without the name, deleted.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import {
  answerQuestion,
  askQuestion,
  confirmQuestion,
  deleteQuestion,
  goodsQuestions,
  listQuestions,
  readQuestion,
  removeQuestion,
  showQuestion,
} from '#features/questions/contract.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { MailRefused, type Email } from '#platform/ports/mail.ts';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { eraseAsker } from './ask.ts';
import { forgetQuestions } from './questions.sql.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods;
let sent: Email[] = [];
let take: (message: Email) => Promise<void> = async () => undefined;
beforeAll(async () => {
  const send = (message: Email) => {
    sent.push(message);
    return take(message);
  };
  app = await openTestApp({ mail: { send } });
  shop = await app.makeShop('Asked');
});
afterAll(() => app.close());
beforeEach(async () => {
  sent = [];
  take = async () => undefined;
  const made = await app.makeGoods([{ code: `Q-${randomUUID().slice(0, 8)}`, cost: '4.00', stock: 9 }]);
  await app.list(shop, made, '9.00');
  const [one] = made;
  if (one === undefined) throw new Error('no goods');
  goods = one;
});

let place = 0;
const ip = () => `198.51.${(place += 1)}.7`;
const anybody = (more: object = {}) => ({ ip: ip(), onceKey: randomUUID(), ...more });
const run = () => app.composed.runner.runDue();
const address = () => `ask-${randomUUID().slice(0, 8)}@shop.example`;
const tokenIn = (email: Email | undefined) => /\/question\/([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';
const ask = (input: object, more: object = {}) =>
  app.call(
    askQuestion,
    { handle: shop.handle, goods_id: goods.id, email: address(), text: 'Does it float?', ...input },
    anybody(more),
  );
/** Asks, has the link sent and confirms it. */
async function confirmed(email: string, input: object = {}): Promise<string> {
  expect((await ask({ email, ...input })).code).toBe(200);
  await run();
  const token = tokenIn(sent.find(({ to }) => to === email));
  await app.ask(confirmQuestion, { token }, anybody());
  return token;
}
const merchant = async () => ({ token: await app.merchant(shop), onceKey: randomUUID() });
const newest = async () => {
  const { list } = await app.ask(listQuestions, { state: 'open' }, await merchant());
  return list.find((one) => one.goods.id === goods.id);
};
const shown = async () =>
  (await app.ask(goodsQuestions, { handle: shop.handle, id: goods.id }, { ip: ip() })).list;
async function rowOf(email: string): Promise<Record<string, unknown> | undefined> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(
    'select * from goods_question where email = $1',
    [email],
  );
  await client.end();
  return rows[0];
}

test('the shop sees it once it is confirmed, answers once by email, and the address is deleted with it', async () => {
  const email = address();
  await ask({ email, name: 'Ada' });
  await run();
  expect(sent.map(({ to }) => to)).toEqual([email]);
  expect(sent[0]?.text).not.toContain('float');
  expect(await newest()).toBeUndefined();
  const token = tokenIn(sent[0]);
  expect(await app.ask(readQuestion, { token })).toMatchObject({ state: 'unconfirmed', answer: null });
  for (const _twice of [1, 2])
    expect(await app.ask(confirmQuestion, { token }, anybody())).toMatchObject({ state: 'open' });
  const one = await newest();
  expect(one).toMatchObject({ name: 'Ada', text: 'Does it float?', goods: { id: goods.id } });
  expect(JSON.stringify(one)).not.toContain(email);
  const answer = { id: one?.id ?? '', text: 'Yes, it does.' };
  const { token: session } = await merchant();
  const both = await Promise.all(
    [1, 2].map(() => app.call(answerQuestion, answer, { token: session, onceKey: randomUUID() })),
  );
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 203]));
  await run();
  await run();
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
  expect(sent[1]?.text).toContain('Yes, it does.');
  expect(sent[1]?.text).toContain('Does it float?');
  expect(await rowOf(email)).toBeUndefined();
  const { list } = await app.ask(listQuestions, {}, await merchant());
  expect(list.find(({ id }) => id === one?.id)).toMatchObject({ name: null, state: 'answered' });
  expect(await app.ask(readQuestion, { token })).toMatchObject({ answer: 'Yes, it does.' });
  expect(await shown()).toEqual([]);
});

test('the merchant shows it without the name, takes it back, and the asker deletes it for all', async () => {
  const token = await confirmed(address(), { name: 'Grace' });
  const id = (await newest())?.id ?? '';
  expect((await app.call(showQuestion, { id, is_public: true }, await merchant())).code).toBe(203);
  await app.ask(answerQuestion, { id, text: 'It does.', is_public: true }, await merchant());
  expect(await shown()).toMatchObject([{ text: 'Does it float?', answer: 'It does.', lang: 'en' }]);
  expect(JSON.stringify(await shown())).not.toContain('Grace');
  await app.ask(showQuestion, { id, is_public: false }, await merchant());
  expect(await shown()).toEqual([]);
  await app.ask(showQuestion, { id, is_public: true }, await merchant());
  for (const _twice of [1, 2])
    expect(await app.ask(deleteQuestion, { token }, anybody())).toEqual({ state: 'deleted' });
  expect(await shown()).toEqual([]);
  expect((await app.call(readQuestion, { token })).code).toBe(404);
});

test('what leads elsewhere is dots in a question, a name and an answer; nothing else is refused', async () => {
  const email = address();
  await confirmed(email, {
    text: 'Write to me: ada@mail.example or https://evil.example',
    name: 'a@b.example',
  });
  const one = await newest();
  expect(one?.text).toContain('•••');
  expect(one?.text).not.toMatch(/ada@|evil/);
  expect(one?.name).toBeNull();
  const id = one?.id ?? '';
  const only = await app.call(answerQuestion, { id, text: 'me@mail.example' }, await merchant());
  expect(only).toMatchObject({ code: 405, data: { field: 'text' } });
  await app.ask(answerQuestion, { id, text: 'Call +44 20 7946 0958 now' }, await merchant());
  await run();
  expect(sent.at(-1)?.text).not.toContain('7946');
});

test('an address asks about an item once at a time; the text of one that is not confirmed is replaced', async () => {
  const email = address();
  const codes = await Promise.all(
    ['First?', 'Second?', 'Third?'].map(async (text) => (await ask({ email, text })).code),
  );
  expect(codes).toEqual([200, 200, 200]);
  await run();
  expect(sent).toHaveLength(1);
  const token = tokenIn(sent[0]);
  await app.ask(confirmQuestion, { token }, anybody());
  const { text } = await app.ask(readQuestion, { token });
  expect((await ask({ email: email.toUpperCase(), text: 'Fourth?' })).code).toBe(200);
  await run();
  expect(sent).toHaveLength(1);
  expect((await app.ask(readQuestion, { token })).text).toBe(text);
});

test('wrong input, another item and too many are refused, and the merchant of another shop finds none', async () => {
  for (const email of ['', 'nobody', 'a@b']) expect((await ask({ email })).code, email).toBe(405);
  for (const text of ['', '   ', 'x'.repeat(limits.questionUnitsMax + 1), 'a@b.example'])
    expect((await ask({ text })).code, text.slice(0, 20)).toBe(405);
  expect((await ask({ goods_id: randomUUID() })).code).toBe(404);
  expect((await ask({ handle: 'nobody-here' })).code).toBe(404);
  const none = { handle: shop.handle, id: randomUUID() };
  expect((await app.call(goodsQuestions, none, { ip: ip() })).code).toBe(404);
  const one = ip();
  const codes: number[] = [];
  for (let n = 0; n <= limits.questionsPerHourOfSender; n += 1) codes.push((await ask({}, { ip: one })).code);
  expect(codes.filter((code) => code === 459)).toHaveLength(1);
  await confirmed(address());
  const id = (await newest())?.id ?? '';
  const other = await app.makeShop('Other');
  const thief = { token: await app.merchant(other), onceKey: randomUUID() };
  expect((await app.call(answerQuestion, { id, text: 'Hi' }, thief)).code).toBe(404);
  expect((await app.call(removeQuestion, { id }, thief)).code).toBe(404);
  expect((await newest())?.id).toBe(id);
  await app.ask(removeQuestion, { id }, await merchant());
  expect(await newest()).toBeUndefined();
});

test('it goes with its buyer, its time, and an address that no server takes', async () => {
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { env } = app.composed;
  const asked = address();
  await confirmed(asked);
  await inShop(shopId, () =>
    env.db.transaction((tx) => eraseAsker({ env, tx, shopId }, asked.toUpperCase())),
  );
  expect(await rowOf(asked)).toBeUndefined();
  const refused = address();
  take = async () => {
    throw new MailRefused('550 no such user', 550);
  };
  await ask({ email: refused });
  await run();
  expect(await rowOf(refused)).toBeUndefined();
  take = async () => undefined;
  const silent = address();
  await ask({ email: silent });
  expect(await rowOf(silent)).toBeDefined();
  const at = new Date(env.clock.now().getTime() + (limits.questionConfirmDays + 1) * 86_400_000);
  await acrossShops('stock', () => env.db.transaction((tx) => forgetQuestions(tx, at, 100)));
  expect(await rowOf(silent)).toBeUndefined();
});
