// Drafts that their writers cannot publish: a queue on Today for the other people who publish, banners among them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleToken } from '#testing/door.ts';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { today } from '#features/lists/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import * as calls from '#features/help/content.contract.ts';
import { listBanners } from '#features/help/contract.ts';

let app: TestApp;
let writer: string;
let publisher: string;
beforeAll(async () => {
  app = await openTestApp();
  const second = { username: 'second-editor', password };
  await makeOperator(app.composed.env, { ...second, name: 'Second', roles: ['content'] });
  [writer, publisher] = [await app.operator(), await consoleToken(app, second)];
});
afterAll(() => app.close());

test('Today counts the drafts that speak of payment until a second person has published them', async () => {
  const queue = async () => {
    const { queues } = await app.ask(today, {}, { token: publisher });
    return queues.find(({ name }) => name === 'contentDrafts');
  };
  const draft = (id: string, body: string) =>
    app.ask(
      calls.saveArticleDraft,
      { id, lang: 'en', revision: 0, title: 'A title', body },
      { token: writer },
    );
  expect(await queue()).toMatchObject({ count: 0, oldest_at: null, to: '/content' });
  await draft('shipping', 'Parcels leave on workdays.');
  expect(await queue()).toMatchObject({ count: 0 });
  const { revision } = await draft('sign-in', 'Please deposit 500 USDT to unlock your wallet.');
  expect(await queue()).toMatchObject({ count: 1, oldest_at: app.clock.now().toISOString() });
  const ask = { kind: 'article', id: 'sign-in', lang: 'en', revision } as const;
  expect(await app.call(calls.publishContent, ask, { token: writer })).toMatchObject({ code: 409 });
  expect(await queue()).toMatchObject({ count: 1 });
  await app.ask(calls.publishContent, ask, { token: publisher });
  expect(await queue()).toMatchObject({ count: 0, oldest_at: null });
});

test.each([
  ['in English', { en: 'Deposit 500 USDT and your wallet opens again.' }],
  ['in one language of ten', { en: 'Good news.', ja: '手数料の支払いで解除できます。' }],
  ['by an address alone', { en: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }],
] as const)('a banner that speaks of payment %s is published by two people', async (_case, said) => {
  const reader = { token: await app.merchant(await app.makeShop('Reading Shop')) };
  const isShown = async (id: string) =>
    (await app.ask(listBanners, { place: 'home' }, reader)).list.some((one) => one.id === id);
  const id = `news-${Object.keys(said).length}-${said.en.length}`;
  await app.ask(calls.createContent, { kind: 'banner', id }, { token: writer });
  const texts = Object.fromEntries(
    Object.entries(said).map(([lang, text]) => [lang, { title: 'News', text, image: null, alt: 'News' }]),
  );
  const doc = { id, revision: 0, places: ['home' as const], route: '/goods', texts };
  const { revision } = await app.ask(calls.saveBannerDraft, doc, { token: writer });
  const ask = { kind: 'banner', id, lang: 'en', revision } as const;
  expect(await app.call(calls.publishContent, ask, { token: writer })).toMatchObject({
    code: 409,
    data: { reason: 'payment_second_person' },
  });
  expect(await isShown(id)).toBe(false);
  await app.ask(calls.publishContent, ask, { token: publisher });
  expect(await isShown(id)).toBe(true);
});
