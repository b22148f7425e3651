// Answers that a shop wrote for later: how many, by whom, and what stays of a carrier's link when one is sent.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { listAnswers, removeAnswer, saveAnswer } from '#features/chat/answers.contract.ts';
import { uniqueShopName } from '#testing/shop-names.ts';
import { addMember } from '#testing/team.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function begin() {
  const shop = await app.makeShop(uniqueShopName());
  const token = await app.merchant(shop);
  return { shop, token };
}
const write = (token: string, name: string, text = 'Hello {buyer}', more: object = {}) =>
  app.call(saveAnswer, { version: 0, name, text, ...more }, { token, onceKey: randomUUID() });
const list = async (token: string) => (await app.ask(listAnswers, {}, { token })).list;

test('sixty written at once are fifty, and no two have one name', async () => {
  const { token } = await begin();
  const made = await Promise.all(Array.from({ length: 60 }, (_, at) => write(token, `Answer ${at}`)));
  const refused = made.filter(({ code }) => code !== 200);
  expect(refused).toHaveLength(60 - limits.answersMax);
  for (const one of refused)
    expect(one).toMatchObject({ code: 203, data: { reason: 'full', limit: limits.answersMax } });
  expect(await list(token)).toHaveLength(limits.answersMax);
  const other = await begin();
  const same = await Promise.all(Array.from({ length: 10 }, () => write(other.token, 'Thanks')));
  expect(same.filter(({ code }) => code === 200)).toHaveLength(1);
  for (const one of same.filter(({ code }) => code !== 200))
    expect(one).toMatchObject({ code: 203, data: { field: 'name', reason: 'taken' } });
  expect(await write(other.token, 'thanks')).toMatchObject({ code: 203, data: { reason: 'taken' } });
});

test('ten of which each takes the name of the next at once end with ten names', async () => {
  const { token } = await begin();
  for (let at = 0; at < 10; at += 1) await write(token, `N${at}`);
  const rows = await list(token);
  const moves = await Promise.all(
    rows.map(({ id, name, version }) =>
      write(token, `N${(Number(name.slice(1)) + 1) % 10}`, 'moved', { id, version }),
    ),
  );
  for (const one of moves) expect([200, 203]).toContain(one.code);
  expect(new Set((await list(token)).map(({ name }) => name)).size).toBe(10);
});

test('one is changed from what was seen, and taken away once', async () => {
  const { token } = await begin();
  await write(token, 'Late', 'It is late, sorry.', { lang: 'en' });
  const [one] = await list(token);
  if (one === undefined) throw new Error('it was written');
  expect(one).toMatchObject({ name: 'Late', lang: 'en', version: 1 });
  const changes = await Promise.all(
    ['A', 'B'].map((text) => write(token, 'Late', text, { id: one.id, version: 1 })),
  );
  expect(changes.map(({ code }) => code).toSorted((a, b) => a - b)[0]).toBe(200);
  expect(changes.filter(({ code }) => code === 200)).toHaveLength(1);
  const away = (version: number) => app.call(removeAnswer, { id: one.id, version }, { token });
  expect((await away(1)).code).not.toBe(200);
  expect((await away(2)).code).toBe(200);
  expect(await away(2)).toMatchObject({ code: 404 });
  expect(await write(token, 'Late', 'C', { id: one.id, version: 2 })).toMatchObject({ code: 404 });
});

test('what a message would hide, and what is too long or empty, is refused', async () => {
  const { token } = await begin();
  for (const text of ['Write to me@mail.example', 'See https://evil.example/x', '+44 20 7946 0958'])
    expect(await write(token, 'Wrong', text)).toMatchObject({ code: 203, data: { reason: 'hidden' } });
  for (const [name, text] of [
    ['', 'x'],
    ['x', ''],
    ['x'.repeat(41), 'x'],
    ['x', 'x'.repeat(1_001)],
  ] as const)
    expect((await write(token, name, text)).code).toBe(405);
  expect((await write(token, 'x'.repeat(40), '語'.repeat(1_000))).code).toBe(200);
  // An emoji is one character, as the table counts.
  expect((await write(token, '💧'.repeat(40), '💧'.repeat(1_000))).code).toBe(200);
  expect((await write(token, '💧'.repeat(41), 'x')).code).toBe(405);
  expect((await write(token, 'y', '💧'.repeat(1_001))).code).toBe(405);
});

test('members who answer buyers write, those who work with orders read, others do neither; no shop sees another’s', async () => {
  const { shop, token } = await begin();
  const mia = await addMember(app, shop, 'service', 'Mia');
  expect((await write(mia.token, 'Hi')).code).toBe(200);
  expect(await list(token)).toMatchObject([{ name: 'Hi', changed_by: 'Mia' }]);
  const leo = await addMember(app, shop, 'orders', 'Leo');
  expect(await list(leo.token)).toHaveLength(1);
  expect((await write(leo.token, 'No')).code).not.toBe(200);
  const other = await begin();
  expect(await list(other.token)).toEqual([]);
  const [one] = await list(token);
  const theirs = await app.call(removeAnswer, { id: one?.id ?? '', version: 1 }, { token: other.token });
  expect(theirs).toMatchObject({ code: 404 });
});
