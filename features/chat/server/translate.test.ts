// A message is sent to a translation service once, when its reader asks, and what was hidden is never in it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { sendBuyerChat } from '#features/chat/buyer.contract.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openChat, readChat, translateChat } from '#features/chat/contract.ts';
import { TranslationFailed, type Translator } from '#platform/ports/translator.ts';
import { uniqueShopName } from '#testing/shop-names.ts';
import { openTestApp, type Bought, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let plain: TestApp;
let sentTexts: [string, string][] = [];
let translate: Translator['translate'];
const works: Translator['translate'] = async (text, to) => {
  sentTexts.push([text, to]);
  return { text: `${to}: ${text}`, from: 'es' };
};
beforeAll(async () => {
  const translator: Translator = {
    host: 'translate.example',
    translate: (text, to) => translate(text, to),
  };
  app = await openTestApp({ translator });
  plain = await openTestApp();
});
afterAll(async () => {
  await app.close();
  await plain.close();
});

async function begin(on: TestApp, text: string) {
  sentTexts = [];
  translate = works;
  const shop = await on.makeShop(uniqueShopName());
  const token = await on.merchant(shop);
  const goods = await on.makeGoods([{ code: `T-${randomUUID().slice(0, 8)}`, cost: '5.00', stock: 9 }]);
  await on.list(shop, goods, '20.00');
  const bought: Bought = await on.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await on.ask(sendBuyerChat, { token: bought.orderToken, client_id: randomUUID(), text, files: [] });
  const call = (more: object = {}, as = token) =>
    on.call(translateChat, { id: bought.orderId, seq: 1, lang: 'en', ...more }, { token: as });
  return { shop, token, bought, call };
}

type Talk = Awaited<ReturnType<typeof begin>>;

/** Answers when it is released; `started` resolves with the first text that it is sent. */
function delayTranslator() {
  const started = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  translate = async (text, to) => {
    sentTexts.push([text, to]);
    started.resolve(undefined);
    await gate.promise;
    return { text: `${to}: ${text}`, from: 'es' };
  };
  return { started: started.promise, release: () => gate.resolve(undefined) };
}

/** Statements that erase what was said, of a shop (`$1`) and the buyer of an order (`$2`). */
const erasures = {
  buyer: [
    'insert into buyer_erasure (shop_id, order_id, at) values ($1, $2, now())',
    'select chat_erase_buyer($1, $2)',
  ],
  person: [
    `insert into erasure (shop_id, id, person_id, state, asked_at, due_at)
     select $1, $2, id, 'asked', now() - interval '15 days', now() from merchant where shop_id = $1`,
    `select chat_erase_person($1, id, now()) from merchant where shop_id = $1 and $2::uuid is not null`,
  ],
} as const;

/** An open transaction in which the conversation of an order is erased, or what the person of its shop said. */
async function beginErasure({ shop, bought }: Talk, whose: keyof typeof erasures = 'buyer') {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  const values = [String(shopIdOf(shop.shopId)), bought.orderId];
  await client.query('begin');
  for (const text of erasures[whose]) await client.query(text, values);
  const count = async () => {
    const found = await client.query<{ n: number }>(
      'select count(*)::int as n from chat_translation where shop_id = $1 and conversation_id = $2',
      values,
    );
    await client.end();
    return found.rows[0]?.n;
  };
  return { commit: () => client.query('commit'), count };
}

test('one message is sent when somebody asks, once for each language, without what was hidden', async () => {
  const { token, bought, call } = await begin(app, '¿Dónde está? me@mail.example');
  const { translator } = await app.ask(readChat, { id: bought.orderId }, { token });
  expect(translator).toBe('translate.example');
  expect(sentTexts).toEqual([]);
  for (const _twice of [1, 2])
    expect(await call()).toMatchObject({
      code: 200,
      data: { text: 'en: ¿Dónde está? …', source: 'es', sent: '¿Dónde está? …', host: 'translate.example' },
    });
  expect(sentTexts).toEqual([['¿Dónde está? …', 'en']]);
  expect((await call({ lang: 'ja' })).code).toBe(200);
  expect(sentTexts).toHaveLength(2);
});

test('where no service is named nothing says that there is one, and nothing is sent', async () => {
  const { token, bought, call } = await begin(plain, 'Hola');
  const opened = await plain.ask(openChat, { order_id: bought.orderId }, { token });
  expect(opened).not.toHaveProperty('translator');
  expect(await call()).toMatchObject({ code: 203, data: { reason: 'off' } });
  expect(sentTexts).toEqual([]);
});

test('a failure has its name, stores nothing, and may be tried again', async () => {
  const { call } = await begin(app, 'Hola');
  for (const failure of ['unreachable', 'busy', 'refused', 'unsupported'] as const) {
    translate = () => Promise.reject(new TranslationFailed(failure));
    expect(await call()).toMatchObject({ code: 203, data: { reason: failure } });
  }
  translate = works;
  expect((await call()).code).toBe(200);
});

test('what has no words is not sent, nor a message of another shop, nor one that is none', async () => {
  const { call } = await begin(app, '👍');
  expect(await call()).toMatchObject({ code: 203, data: { reason: 'nothing' } });
  expect(await call({ seq: 2 })).toMatchObject({ code: 404 });
  const other = await begin(app, 'Hola');
  expect(await call({}, other.token)).toMatchObject({ code: 404 });
  expect(sentTexts).toEqual([]);
});

test('a shop has so many translated in an hour, and what was stored stays readable', async () => {
  const { bought, call } = await begin(app, 'Hola');
  translate = () => Promise.reject(new TranslationFailed('busy'));
  for (let at = 0; at < limits.translationsPerHour - 1; at += 1) await call();
  translate = works;
  expect((await call()).code).toBe(200);
  await app.ask(sendBuyerChat, {
    token: bought.orderToken,
    client_id: randomUUID(),
    text: 'Adiós',
    files: [],
  });
  expect((await call({ seq: 2 })).code).toBe(459);
  expect((await call()).code).toBe(200);
});

test('twenty who ask for one message at once have it sent once, and all read the same', async () => {
  const { call } = await begin(app, 'Hola');
  const service = delayTranslator();
  const calls = Array.from({ length: 20 }, () => call());
  await service.started;
  await pause(300);
  service.release();
  for (const answer of await Promise.all(calls))
    expect(answer).toMatchObject({ code: 200, data: { text: 'en: Hola', sent: 'Hola', source: 'es' } });
  expect(sentTexts).toEqual([['Hola', 'en']]);
});

test('of several who ask at once all are told why it failed, and the next one tries again', async () => {
  const { call } = await begin(app, 'Hola');
  const failing = Promise.withResolvers<never>();
  translate = (text, to) => {
    sentTexts.push([text, to]);
    return failing.promise;
  };
  const calls = Array.from({ length: 5 }, () => call());
  await expect.poll(() => sentTexts.length).toBe(1);
  await pause(300);
  failing.reject(new TranslationFailed('unsupported'));
  for (const answer of await Promise.all(calls))
    expect(answer).toMatchObject({ code: 203, data: { reason: 'unsupported' } });
  expect(sentTexts).toHaveLength(1);
  translate = works;
  expect((await call()).code).toBe(200);
});

test('what a node sent that ended meanwhile is sent again, and the late answer changes nothing', async () => {
  const { call } = await begin(app, 'Hola');
  const service = delayTranslator();
  const first = call();
  await service.started;
  app.clock.set(new Date(app.clock.now().getTime() + limits.translationClaimMs + 1_000));
  translate = async () => ({ text: 'Hello', from: 'es' });
  expect(await call()).toMatchObject({ code: 200, data: { text: 'Hello' } });
  service.release();
  expect(await first).toMatchObject({ code: 200, data: { text: 'Hello' } });
  expect(await call()).toMatchObject({ code: 200, data: { text: 'Hello' } });
});

test.each(['buyer', 'person'] as const)(
  'nothing is stored of a message that is erased while its translation is on the way (%s)',
  async (whose) => {
    const talk = await begin(app, 'Hola');
    const service = delayTranslator();
    const answer = talk.call();
    await service.started;
    const erasure = await beginErasure(talk, whose);
    service.release();
    await pause(300);
    await erasure.commit();
    expect(await answer).toMatchObject({ code: 203, data: { reason: 'nothing' } });
    expect(await erasure.count()).toBe(0);
  },
);

test('a message that is being erased is not sent', async () => {
  const talk = await begin(app, 'Hola');
  const erasure = await beginErasure(talk);
  const answer = talk.call();
  await pause(300);
  await erasure.commit();
  expect(await answer).toMatchObject({ code: 203, data: { reason: 'nothing' } });
  expect(sentTexts).toEqual([]);
  expect(await erasure.count()).toBe(0);
});
