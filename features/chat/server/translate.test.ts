// A message is sent to a translation service once, when its reader asks, and what was hidden is never in it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { sendBuyerChat } from '#features/chat/buyer.contract.ts';
import { openChat, readChat, translateChat } from '#features/chat/contract.ts';
import { TranslationFailed, type Translator } from '#platform/ports/translator.ts';
import { uniqueShopName } from '#testing/shop-names.ts';
import { openTestApp, type Bought, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let plain: TestApp;
let asked: [string, string][] = [];
let translate: Translator['translate'];
const works: Translator['translate'] = async (text, to) => {
  asked.push([text, to]);
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
  asked = [];
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

test('one message is sent when somebody asks, once for each language, without what was hidden', async () => {
  const { token, bought, call } = await begin(app, '¿Dónde está? me@mail.example');
  const { translator } = await app.ask(readChat, { id: bought.orderId }, { token });
  expect(translator).toBe('translate.example');
  expect(asked).toEqual([]);
  for (const _twice of [1, 2])
    expect(await call()).toMatchObject({
      code: 200,
      data: { text: 'en: ¿Dónde está? …', source: 'es', sent: '¿Dónde está? …', host: 'translate.example' },
    });
  expect(asked).toEqual([['¿Dónde está? …', 'en']]);
  expect((await call({ lang: 'ja' })).code).toBe(200);
  expect(asked).toHaveLength(2);
});

test('where no service is named nothing says that there is one, and nothing is sent', async () => {
  const { token, bought, call } = await begin(plain, 'Hola');
  const opened = await plain.ask(openChat, { order_id: bought.orderId }, { token });
  expect(opened).not.toHaveProperty('translator');
  expect(await call()).toMatchObject({ code: 203, data: { reason: 'off' } });
  expect(asked).toEqual([]);
});

test('a failure has its name, keeps nothing, and may be tried again', async () => {
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
  expect(asked).toEqual([]);
});

test('a shop has so many translated in an hour, and what was kept stays readable', async () => {
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
