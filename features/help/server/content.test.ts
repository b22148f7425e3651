// Answers and banners are written in the console: what is published is shown at once and never lost.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTestApp, openTestApp, type TestApp } from '#testing/test-app.ts';
import { consoleToken } from '#testing/door.ts';
import type { Language } from '#domain/text/language.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import * as calls from '#features/help/content.contract.ts';
import { articleDetail, listArticles, listBanners } from '#features/help/contract.ts';
import { statement } from '#platform/db/database.ts';

let app: TestApp;
let reader: string;
let editor: string;
let secondEditor: string;
beforeAll(async () => {
  app = await openTestApp();
  reader = await app.merchant(await app.makeShop('Reading Shop'));
  editor = await app.operator();
  const second = { username: 'second-editor', password: 'right-horse-battery-7' };
  await makeOperator(app.composed.env, { ...second, name: 'Second', roles: ['content'] });
  secondEditor = await consoleToken(app, second);
});
afterAll(() => app.close());

const as = () => ({ token: editor });
const read = (id: string, lang?: Language) =>
  app.ask(articleDetail, lang === undefined ? { id } : { id, lang }, { token: reader });
const listed = async () =>
  (await app.ask(listArticles, { page_size: 100 }, { token: reader })).list.map(({ id }) => id);
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

type Text = { id: string; body: string; lang?: Language; title?: string };

async function draft({ id, body, lang = 'en', title = 'A title' }: Text): Promise<number> {
  const before = await app.ask(calls.deskArticle, { id, lang }, as());
  const revision = before.draft?.revision ?? 0;
  return (await app.ask(calls.saveArticleDraft, { id, lang, revision, title, body }, as())).revision;
}

async function publish(text: Text, more: { from?: string; until?: string } = {}): Promise<number> {
  const { id, lang = 'en' } = text;
  const revision = await draft(text);
  const ask = { kind: 'article', id, lang, revision, ...more } as const;
  return (await app.ask(calls.publishContent, ask, as())).version;
}

test('a draft changes nothing; published, it is read with the next call, on every node', async () => {
  const id = 'levels';
  const before = await read(id);
  const revision = await draft({ id, body: 'All levels are **free**.' });
  expect((await read(id)).body_text).toBe(before.body_text);
  // Another process on the same database that has read it already.
  const other = composeTestApp({ ...app, folder: '/tmp/nowhere-at-all' });
  expect((await other.ask(articleDetail, { id }, { token: reader })).body_text).toBe(before.body_text);
  await app.ask(calls.publishContent, { kind: 'article', id, lang: 'en', revision }, as());
  expect((await read(id)).body_text).toBe('All levels are free.');
  expect((await other.ask(articleDetail, { id }, { token: reader })).body_text).toBe('All levels are free.');
  await other.close();
  expect((await read(id)).version).toBe(before.version + 1);
});

test('a translation of the product is marked as older than an English text that was published since', async () => {
  const id = 'shipping';
  expect(await read(id, 'ja')).toMatchObject({ lang: 'ja', source_changed: false });
  await publish({ id, body: 'Parcels go out within {shipDays} working days.' });
  expect(await read(id, 'ja')).toMatchObject({ lang: 'ja', source_changed: true });
  await publish({ id, lang: 'ja', body: '新しい文章です。' });
  expect(await read(id, 'ja')).toMatchObject({
    lang: 'ja',
    source_changed: false,
    body_text: '新しい文章です。',
  });
  await publish({ id, body: 'Parcels go out soon.' });
  expect(await read(id, 'ja')).toMatchObject({ source_changed: true });
  const { languages } = await app.ask(calls.deskArticle, { id, lang: 'ja' }, as());
  expect(languages.find(({ lang }) => lang === 'ja')).toMatchObject({ state: 'outdated', version: 1 });
});

test('going back publishes an earlier version again, the product’s own too; nothing is ever changed', async () => {
  const id = 'commission';
  const own = (await read(id)).body_text;
  await publish({ id, body: 'First text.' });
  await publish({ id, body: 'Second text.' });
  const again = (version: number, newest: number) =>
    app.call(calls.republishContent, { kind: 'article', id, lang: 'en', version, newest }, as());
  expect(await again(1, 2)).toMatchObject({ code: 200, data: { version: 3 } });
  expect((await read(id)).body_text).toBe('First text.');
  expect(await again(2, 2)).toMatchObject({ code: 456 });
  expect(await again(0, 3)).toMatchObject({ data: { version: 4 } });
  expect((await read(id)).body_text).toBe(own);
  const { versions } = await app.ask(calls.deskArticle, { id, lang: 'en' }, as());
  expect(versions.map(({ version, state, again_of: of }) => [version, state, of])).toEqual([
    [4, 'shown', 0],
    [3, 'replaced', 1],
    [2, 'replaced', null],
    [1, 'replaced', null],
  ]);
  expect(versions.every(({ by }) => by === 'Owner')).toBe(true);
});

test('what has a time is shown from its first moment until its last, and taken down at once', async () => {
  const id = 'deposits';
  const own = (await read(id)).body_text;
  const version = await publish(
    { id, body: 'For two minutes.' },
    { from: inMinutes(2), until: inMinutes(4) },
  );
  expect((await read(id)).body_text).toBe(own);
  app.clock.set(new Date(inMinutes(2)));
  expect((await read(id)).body_text).toBe('For two minutes.');
  app.clock.set(new Date(inMinutes(2)));
  expect((await read(id)).body_text).toBe(own);
  expect(version).toBe(1);
  const second = await publish({ id, body: 'Until it is taken down.' });
  expect((await read(id)).body_text).toBe('Until it is taken down.');
  const end = { kind: 'article', id, lang: 'en', version: second } as const;
  await app.ask(calls.endContent, end, as());
  expect((await read(id)).body_text).toBe(own);
  expect(await app.call(calls.endContent, end, as())).toMatchObject({ code: 203 });
  const past = { kind: 'article', id, lang: 'en', revision: await draft({ id, body: 'Late.' }) } as const;
  const refused = await app.call(calls.publishContent, { ...past, from: inMinutes(-5) }, as());
  expect(refused).toMatchObject({ code: 405, data: { field: 'from', reason: 'past' } });
});

test('of thirty editors at once one saves, and of thirty that publish one', async () => {
  const id = 'held-money';
  const body = 'Money is held for a reason.';
  const ask = { id, lang: 'en', revision: 0, title: 'Held', body } as const;
  const saves = await Promise.all(
    Array.from({ length: 30 }, () => app.call(calls.saveArticleDraft, ask, as())),
  );
  expect(saves.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(saves.filter(({ code }) => code === 456)).toHaveLength(29);
  const publishing = { kind: 'article', id, lang: 'en', revision: 1 } as const;
  const all = await Promise.all(
    Array.from({ length: 30 }, () => app.call(calls.publishContent, publishing, as())),
  );
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(all.filter(({ code }) => code === 456)).toHaveLength(29);
});

test('a draft that was begun before somebody published is not published over it', async () => {
  const id = 'invitations';
  await publish({ id, body: 'One.' });
  const revision = await draft({ id, body: 'Begun on one.' });
  await app.ask(calls.republishContent, { kind: 'article', id, lang: 'en', version: 0, newest: 1 }, as());
  const ask = { kind: 'article', id, lang: 'en', revision } as const;
  const refused = await app.call(calls.publishContent, ask, as());
  expect(refused).toMatchObject({ code: 456, data: { reason: 'published_meanwhile' } });
  // What was written is still there.
  expect((await app.ask(calls.deskArticle, { id, lang: 'en' }, as())).draft?.body).toBe('Begun on one.');
});

test.each([
  ['Guaranteed  profit for everybody', 'earnings_promise'],
  ['Hurry, the warehouse is open', 'urgency'],
  ['Like Amazon, but ours', 'foreign_mark'],
  ['稳赚不赔', 'earnings_promise'],
  ['See <b>this</b>', 'html'],
  ['[out](https://evil.example)', 'link_outside'],
  ['[nowhere](no-such-answer)', 'link_unknown'],
  ['You have {noSuchValue} days', 'value_unknown'],
  ['An open { brace', 'value_open'],
  ['**open', 'strong_open'],
])('“%s” is not published: %s', async (line, reason) => {
  const id = 'first-steps';
  const revision = await draft({ id, body: `Good words.\n\n${line}` });
  const refused = await app.call(calls.publishContent, { kind: 'article', id, lang: 'en', revision }, as());
  expect(refused).toMatchObject({ code: 405, data: { field: 'body', reason, line: 3 } });
});

test('a new answer has its name and category, appears when it is published, and hides again', async () => {
  const id = 'how-parcels-travel';
  const ask = { kind: 'article', id, category: 'orders' } as const;
  await app.ask(calls.createContent, ask, as());
  expect(await app.call(calls.createContent, ask, as())).toMatchObject({ code: 203 });
  expect(await app.call(calls.createContent, { ...ask, id: 'levels' }, as())).toMatchObject({ code: 203 });
  expect(await listed()).not.toContain(id);
  await publish({ id, title: 'How parcels travel', body: 'See [levels](levels).' });
  expect(await listed()).toContain(id);
  expect(await read(id, 'ko')).toMatchObject({
    lang: 'en',
    translated: false,
    category: 'orders',
    codes: [],
  });
  const hide = { kind: 'article', id, revision: 1, is_hidden: true } as const;
  await app.ask(calls.changeContent, hide, as());
  expect(await listed()).not.toContain(id);
  expect(await app.call(articleDetail, { id }, { token: reader })).toMatchObject({ code: 404 });
  expect(await app.call(calls.changeContent, hide, as())).toMatchObject({ code: 456 });
});

test('one of the product’s own that is hidden still opens where a refusal leads to it', async () => {
  const id = 'sent-twice';
  await app.ask(calls.changeContent, { kind: 'article', id, revision: 0, is_hidden: true }, as());
  expect(await listed()).not.toContain(id);
  expect((await read(id)).id).toBe(id);
});

test('the order is what somebody put; what it does not name comes after', async () => {
  const ask = { kind: 'article', revision: 0, ids: ['deposits', 'levels'] } as const;
  expect(await app.ask(calls.orderContent, { ...ask, ids: [...ask.ids] }, as())).toEqual({ revision: 1 });
  expect((await listed()).slice(0, 3)).toEqual(['deposits', 'levels', 'first-steps']);
  const late = await app.call(calls.orderContent, { ...ask, ids: [...ask.ids] }, as());
  expect(late).toMatchObject({ code: 456, data: { reason: 'order_changed' } });
});

test('a banner needs words, an own picture, a place and a way inside; then it stands at its place', async () => {
  const id = 'new-carriers';
  await app.ask(calls.createContent, { kind: 'banner', id }, as());
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#225577' } })
    .png()
    .toBuffer();
  const files = [{ field: 'file', name: 'a.png', mime: 'image/png', bytes }];
  const { url } = await app.ask(calls.uploadBannerPicture, {}, { ...as(), files });
  const text = { title: 'New carriers', text: 'Parcels reach more places.', image: url, alt: 'A parcel' };
  const good = { places: ['home' as const], route: '/qaDetail?id=shipping', texts: { en: text } };
  let revision = 0;
  const tryOut = async (doc: typeof good) => {
    revision = (await app.ask(calls.saveBannerDraft, { id, revision, ...doc }, as())).revision;
    return app.call(calls.publishContent, { kind: 'banner', id, lang: 'en', revision }, as());
  };
  const foreign = `/files/u/${'0'.repeat(32)}/800.webp`;
  for (const [doc, reason] of [
    [{ ...good, route: 'https://evil.example' }, 'link_outside'],
    [{ ...good, route: '//evil.example' }, 'link_outside'],
    [{ ...good, route: '/qaDetail?id=nothing' }, 'link_unknown'],
    [{ ...good, places: [] }, 'empty'],
    [{ ...good, texts: { en: { ...text, alt: ' ' } } }, 'empty'],
    [{ ...good, texts: { en: { ...text, image: foreign } } }, 'foreign_picture'],
    [{ ...good, texts: { en: { ...text, title: 'Last chance' } } }, 'urgency'],
  ] as const) {
    const refused = await tryOut({ ...doc, places: [...doc.places] });
    expect(refused).toMatchObject({ code: 405, data: { reason } });
  }
  expect(await tryOut(good)).toMatchObject({ code: 200 });
  const { list } = await app.ask(listBanners, { place: 'home' }, { token: reader });
  expect(list.at(-1)).toMatchObject({ id, title: 'New carriers', image: { url, alt: 'A parcel' }, to: null });
  const wallet = await app.ask(listBanners, { place: 'wallet' }, { token: reader });
  expect(wallet.list.map((one) => one.id)).not.toContain(id);
});

test('one of the product’s banners is replaced and hidden, and comes back as it was', async () => {
  const home = async () => (await app.ask(listBanners, { place: 'home' }, { token: reader })).list;
  const before = await home();
  const { id } = before[0] ?? { id: '' };
  const { shown } = await app.ask(calls.deskBanner, { id }, as());
  if (shown === null) throw new Error('nothing is shown');
  const { version: _version, until: _until, ...doc } = shown;
  const texts = { en: { title: 'Other words', text: 'For a while.', image: null, alt: 'Words' } };
  const { revision } = await app.ask(calls.saveBannerDraft, { ...doc, id, revision: 0, texts }, as());
  // It leads to a screen of money, so another person publishes it.
  const publishing = { kind: 'banner', id, lang: 'en', revision } as const;
  await app.ask(calls.publishContent, publishing, { token: secondEditor });
  expect((await home())[0]).toMatchObject({ id, title: 'Other words' });
  const again = { kind: 'banner', id, lang: 'en', version: 0, newest: 1 } as const;
  await app.ask(calls.republishContent, again, as());
  expect((await home())[0]).toMatchObject({ id, title: before[0]?.title, text: before[0]?.text });
  await app.ask(calls.changeContent, { kind: 'banner', id, revision: 0, is_hidden: true }, as());
  expect((await home()).map((one) => one.id)).not.toContain(id);
});

test('whoever reaches the database past the application cannot change what was published', async () => {
  const denied = [
    'update content_version set doc = $$"x"$$',
    'delete from content_version',
    'delete from content_end',
  ];
  const { direct } = app.composed.env.db;
  for (const [index, sql] of denied.entries())
    await expect(direct.rows(statement(`test-denied-${index}`, sql), [])).rejects.toThrow(
      /permission denied/,
    );
});

test('half a character is refused by the name of its field, before anything is written', async () => {
  const before = await app.ask(calls.deskArticle, { id: 'we-never-ask', lang: 'en' }, as());
  const half = {
    id: 'we-never-ask',
    lang: 'en',
    revision: before.draft?.revision ?? 0,
    title: 'A \ud800',
  } as const;
  expect(await app.call(calls.saveArticleDraft, { ...half, body: 'Good words.' }, as())).toMatchObject({
    code: 405,
    data: { field: 'title', reason: 'characters' },
  });
  expect(await app.ask(calls.deskArticle, { id: 'we-never-ask', lang: 'en' }, as())).toEqual(before);
});

test('what speaks of payment is written by one person and published by another; the database refuses one alone', async () => {
  const id = 'sign-in';
  const body = 'Please deposit 500 USDT to unlock your wallet: TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  const revision = await draft({ id, body, title: 'Important' });
  const before = (await read(id)).body_text;
  const ask = { kind: 'article', id, lang: 'en', revision } as const;
  expect(await app.call(calls.publishContent, ask, as())).toMatchObject({
    code: 409,
    data: { reason: 'payment_second_person' },
  });
  expect((await read(id)).body_text).toBe(before);
  const token = secondEditor;
  const { version } = await app.ask(calls.publishContent, ask, { token });
  expect((await read(id)).body_text).toContain('500 USDT');
  // Whoever published it does not publish it again alone either.
  const again = { kind: 'article', id, lang: 'en', version, newest: version } as const;
  expect((await app.call(calls.republishContent, again, { token })).code).toBe(409);
  const alone = `insert into content_version (kind, id, lang, version, source, doc, shows_from, person_id, at, writer,
    is_payment) select kind, id, lang, 99, source, doc, shows_from, person_id, at, person_id, true from content_version
    where id = 'sign-in' limit 1`;
  await expect(app.composed.env.db.direct.rows(statement('content-alone', alone), [])).rejects.toThrow(
    /content_version_two_people/,
  );
});
