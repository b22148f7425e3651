// Saved answers, requests for goods and translations: all in the file of a shop's data, and gone with whoever is erased.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { saveAnswer } from '#features/chat/answers.contract.ts';
import { sendBuyerChat } from '#features/chat/buyer.contract.ts';
import { openChat, sendChat, translateChat } from '#features/chat/contract.ts';
import { askErasure, eraseBuyer } from '#features/privacy/contract.ts';
import { answerSourcing, claimSourcing } from '#features/sourcing/console.contract.ts';
import { sendSourcing } from '#features/sourcing/contract.ts';
import { statement } from '#platform/db/database.ts';
import { TranslationFailed } from '#platform/ports/translator.ts';
import { findWord, readDataFile } from '#testing/data-file.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let canTranslate = true;
beforeAll(async () => {
  const translate = async (text: string) => {
    if (!canTranslate) throw new TranslationFailed('busy');
    return { text: `translated ${text}`, from: 'es' };
  };
  app = await openTestApp({ translator: { host: 'translate.example', translate } });
});
afterAll(() => app.close());

/** A shop with a saved answer, two requests for goods of which one is answered, and a translated message, all with a word. */
async function begin(word: string) {
  const shop = await app.makeShop('Growing');
  const token = await app.merchant(shop);
  await app.ask(
    saveAnswer,
    { version: 0, name: `${word} name`, text: `${word} text` },
    { token, onceKey: randomUUID() },
  );
  const wanted = { title: `${word} stand`, countries: ['GB'], pieces_per_month: 5 };
  const link = `https://${word}.example/stand`;
  const id = randomUUID();
  await app.ask(sendSourcing, { ...wanted, id, link }, { token });
  await app.ask(sendSourcing, { ...wanted, id: randomUUID(), link }, { token });
  await answer(shop, id, `${word} is nowhere to be had.`);
  const { conversation } = await app.ask(openChat, {}, { token });
  const said = { id: conversation.id, client_id: randomUUID(), text: `Hola ${word}`, files: [] };
  await app.ask(sendChat, said, { token });
  const talk = { id: conversation.id, seq: 1 };
  await app.ask(translateChat, { ...talk, lang: 'en' }, { token });
  canTranslate = false;
  await app.call(translateChat, { ...talk, lang: 'ja' }, { token });
  canTranslate = true;
  return { shop, token };
}

async function answer(shop: TestShop, requestId: string, reason: string): Promise<void> {
  const token = await app.operator();
  const id = `${shop.shopId}.${requestId}`;
  await app.ask(claimSourcing, { id, held_by: null }, { token });
  await app.ask(answerSourcing, { id, reason }, { token });
}

const counts = statement<{ answers: number; requests: number; translations: number }>(
  'privacy-test-growth',
  `select (select count(*) from shop_answer where shop_id = $1)::int as answers,
    (select count(*) from sourcing_request where shop_id = $1)::int as requests,
    (select count(*) from chat_translation where shop_id = $1)::int as translations`,
);
const countRows = (shop: TestShop) => app.composed.env.db.direct.row(counts, [shopIdOf(shop.shopId) ?? 0n]);

test('the file has what was saved, asked for and translated, without who of the team worked on it', async () => {
  const { token } = await begin('growcanary');
  const file = await readDataFile(app, token);
  const rows = (name: string): unknown => JSON.parse(file.get(`${name}.json`) ?? 'null');
  expect(rows('saved_answers')).toMatchObject([{ name: 'growcanary name', body: 'growcanary text' }]);
  expect(rows('sourcing_requests')).toHaveLength(2);
  expect(rows('sourcing_requests')).toContainEqual(
    expect.objectContaining({ title: 'growcanary stand', state: 'not_found', pieces: 5 }),
  );
  expect(file.get('sourcing_requests.json')).not.toContain('claimed_by');
  // A try that failed has no text.
  expect(rows('translations')).toEqual([
    expect.objectContaining({ lang: 'en', body: 'translated Hola growcanary', host: 'translate.example' }),
  ]);
  expect(file.get('translations.json')).not.toContain('"claim"');
});

test('a shop that is erased leaves none of it, in no table', async () => {
  const { shop, token } = await begin('gonegrowth');
  expect(await countRows(shop)).toEqual({ answers: 1, requests: 2, translations: 2 });
  expect(await findWord(app, 'gonegrowth')).toEqual(
    expect.arrayContaining(['chat_translation.body', 'shop_answer.body', 'sourcing_request.title']),
  );
  await app.ask(askErasure, { password }, { token });
  await app.advance(14.1);
  expect(await countRows(shop)).toEqual({ answers: 0, requests: 0, translations: 0 });
  expect(await findWord(app, 'gonegrowth')).toEqual([]);
});

test('a buyer who is erased leaves no translation; what the shop saved stays', async () => {
  const { shop, token } = await begin('othergrowth');
  const goods = await app.makeGoods([{ code: 'growth-1', cost: '2.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const said = { token: bought.orderToken, client_id: randomUUID(), files: [] };
  await app.ask(sendBuyerChat, { ...said, text: 'Hola buyergrowth' });
  await app.ask(translateChat, { id: bought.orderId, seq: 1, lang: 'en' }, { token });
  expect(await findWord(app, 'buyergrowth')).toContain('chat_translation.body');
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  const erased = { id: `${shop.shopId}.${bought.orderId}`, why: 'Asked by letter of 2 March.' };
  expect(await app.ask(eraseBuyer, erased, { token: await app.operator() })).toEqual({ erased: true });
  expect(await findWord(app, 'buyergrowth')).toEqual([]);
  expect(await countRows(shop)).toEqual({ answers: 1, requests: 2, translations: 2 });
});
