import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleCategories } from '#domain/content/article-route.ts';
import { articleFacts, articleOf, articles, isArticle } from '#domain/content/articles.ts';
import { ads } from '#domain/ads/parameters.ts';
import { refusals } from '#domain/wire/errors.ts';
import { keysOf } from '#domain/keys.ts';
import { languages } from '#domain/text/language.ts';
import { htmlOf, readMarkup } from '#domain/content/markup.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { articleDetail, listArticles, voteArticle } from '#features/help/contract.ts';
import { articleWords } from '#locales/articles.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.merchant(await app.makeShop('Reading Shop'));
});
afterAll(() => app.close());

const slugs = keysOf(articles);
const find = (q: string, more: object = {}) => app.ask(listArticles, { q, ...more }, { token });
const read = (id: string, more: object = {}) => app.ask(articleDetail, { id, ...more }, { token });

test('every article can be read: its values are filled in, its links lead somewhere, its markup is understood', async () => {
  for (const slug of slugs) {
    const article = await read(slug);
    expect(article.body_text.length, slug).toBeGreaterThan(200);
    expect(article.body_text, slug).not.toMatch(/[{}]|\]\(|\*\*|^#|undefined|NaN/m);
    expect(article.related.length, slug).toBeGreaterThan(0);
    for (const { id } of article.related) expect([slug, isArticle(id)]).toEqual([slug, true]);
    const links = article.body.flatMap(({ lines }) => lines.flat()).flatMap(({ to }) => to ?? []);
    const articleLinks = links.filter((to) => to.startsWith('/qaDetail'));
    for (const to of articleLinks)
      expect([slug, isArticle(to.slice('/qaDetail?id='.length))]).toEqual([slug, true]);
  }
});

test('the numbers of an article are those of the platform', async () => {
  const { body_text: levels } = await read('levels');
  expect(levels).toContain('Standard Store: 100 products on sale, commission 5%');
  expect(levels).toContain('Brand Agent: 10,000 products on sale, commission 2%');
  expect((await read('withdrawals')).body_text).toContain('from $10.00');
  expect((await read('how-promotion-works')).body_text).toContain('from $0.02');
});

test('all six categories have answers, and a category shows its own only', async () => {
  keeps('1 Q&A', '3 Q&A', '7 POST /v1/home/qa');
  const all = await find('', { page_size: 100 });
  expect(all.list.map(({ id }) => id)).toEqual(slugs);
  expect(Object.keys(all.counts).toSorted()).toEqual([...articleCategories].toSorted());
  expect(Object.values(all.counts).reduce((sum, count) => sum + count, 0)).toBe(slugs.length);
  const money = await find('', { category: 'money', page_size: 100 });
  expect(money.total).toBe(all.counts['money']);
  expect(new Set(money.list.map(({ category }) => category))).toEqual(new Set(['money']));
});

test('pages follow each other without gap or overlap', async () => {
  const first = await find('', { page_size: 10 });
  const second = await find('', { page_size: 10, page: 2 });
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(slugs.slice(0, 20));
  expect(first.has_more).toBe(true);
  const last = await find('', { page_size: 10, page: Math.ceil(slugs.length / 10) });
  expect(last.has_more).toBe(false);
});

test.each([
  ['424', 'insufficient-balance'],
  ['404 452', undefined],
  ['452', 'showcase-limits'],
  ['why is my price refused', 'below-break-even'],
  ['WITHDRAW', 'withdrawals'],
  ['ｄｅｐｏｓｉｔｓ', 'deposits'],
  ['déposits', 'deposits'],
  ['comission', 'commission'],
  ['invitaton', 'invitations'],
  ['qzxwv', undefined],
  ['forgot my password', 'sign-in'],
  ['when do i get my money', 'when-money-is-yours'],
  ['why is my money on hold', 'held-money'],
])('a search for “%s” finds %s first', async (q, slug) => {
  const { list } = await find(q);
  expect(list[0]?.id).toBe(slug);
});

test.each([
  ['es', 'cuándo recibo mi dinero'],
  ['fr', 'quand est-ce que je reçois mon argent'],
  ['ko', '돈은 언제 받나요'],
  ['vi', 'khi nào tôi nhận được tiền'],
  ['zh-Hans', '什么时候能拿到钱'],
  ['zh-Hant', '什麼時候拿到錢'],
] as const)('%s: a question in whole sentences (%s) finds when money is paid', async (lang, q) => {
  const { list } = await find(q, { lang });
  expect(list[0]?.id).toBe('when-money-is-yours');
});

test('a search for signs alone is no search', async () => {
  expect((await find('% _ \\')).list.map(({ id }) => id)).toEqual(slugs.slice(0, 20));
});

test('the excerpt shows the place that was found', async () => {
  const { list } = await find('gift cards');
  expect(list[0]?.id).toBe('recovery-scams');
  expect(list[0]?.excerpt).toContain('gift cards');
});

test('every refusal that an article explains leads to it, and a reason leads to a closer one', () => {
  for (const slug of slugs) {
    for (const key of articleFacts(slug).explains)
      expect([key, articleOf(key, undefined)]).toEqual([key, slug]);
  }
  expect(articleOf('invalidParameter', 'below_break_even')).toBe('below-break-even');
  expect(articleOf('invalidParameter', 'scale')).toBe('what-is-missing');
  expect(articleOf('invalidOperation', 'constructor')).toBe('order-statuses');
  expect(articleOf(undefined, undefined)).toBeUndefined();
});

test('no refusal is without an article, and there are forty of them or more', async () => {
  const lacking = keysOf(refusals).filter((key) => articleOf(key, undefined) === undefined);
  expect(lacking).toEqual([]);
  expect(slugs.length).toBeGreaterThanOrEqual(40);
  // By its code alone a person finds it too.
  const [first] = (await find('454')).list;
  expect(first?.id).toBe('invitations');
});

test('what promotion is stands in the answers with the numbers that it computes with', async () => {
  keeps('9 traffic heating duration is computed, shown before paying and published', '1 traffic heating');
  const { body_text: text } = await read('how-promotion-works');
  expect(text).toContain(`version ${ads.version}`);
  expect(text).toContain('3, 8, and 15');
  expect(text).not.toMatch(/not open/);
  const { weights } = ads.quality;
  expect((await read('promotion-quality')).body_text).toContain(`${weights.onTime / 10} of 100`);
});

test('a language without words shows English and says so; one that does not exist is 426', async () => {
  keeps('7 POST /v1/home/qa_detail');
  for (const lang of languages) {
    const own = articleWords(lang, 'levels').language === lang;
    const article = await read('levels', { lang });
    expect([lang, article.translated, article.source_lang]).toEqual([lang, own, 'en']);
    expect(article.lang).toBe(own ? lang : 'en');
    const { list } = await find('', { lang });
    expect(list[0]?.translated).toBe(articleWords(lang, 'first-steps').language === lang);
  }
  const refused = await app.call(articleDetail, { id: 'levels', lang: 'xx' }, { token });
  expect(refused).toMatchObject({ code: 426, data: { field: 'lang' } });
  expect(await app.call(listArticles, { lang: 'tlh' }, { token })).toMatchObject({ code: 426 });
});

test.each(['no-such-article', 'constructor', '__proto__', '../levels'])('%s is not found', async (id) => {
  expect(await app.call(articleDetail, { id }, { token })).toMatchObject({ code: 404 });
  expect(await app.call(voteArticle, { id, helpful: true }, { token })).toMatchObject({ code: 404 });
});

test('a person has one vote, may change it, and sees it; strangers have none', async () => {
  const other = await app.merchant(await app.makeShop('Other Shop'));
  const id = 'commission';
  expect((await read(id)).helpful).toEqual({ yes: 0, no: 0, mine: null });
  const twice = await Promise.all(
    Array.from({ length: 10 }, () => app.ask(voteArticle, { id, helpful: true }, { token })),
  );
  expect(twice.at(-1)).toMatchObject({ mine: true });
  await app.ask(voteArticle, { id, helpful: true }, { token: other });
  expect((await read(id)).helpful).toEqual({ yes: 2, no: 0, mine: true });
  expect(await app.ask(voteArticle, { id, helpful: false }, { token })).toEqual({
    yes: 1,
    no: 1,
    mine: false,
  });
  expect(await app.call(voteArticle, { id, helpful: true })).toMatchObject({ code: 407 });
});

test('there is no way to say HTML or to lead out of the app', () => {
  const evil = [
    '<script>alert(1)</script> & "quotes" \'too\'',
    '[out](https://evil.example) [script](javascript:alert) [half](//evil.example) [bent](/a"onload=x)',
    '**<b>strong</b>** [in](/wallet) [article](levels) [none](nothing)',
    '- <img src=x>\n- two',
  ].join('\n\n');
  const blocks = readMarkup(evil, (name) => (name === 'levels' ? '/qaDetail?id=levels' : undefined));
  const links = blocks.flatMap(({ lines }) => lines.flat()).flatMap(({ to }) => to ?? []);
  expect(links).toEqual(['/wallet', '/qaDetail?id=levels']);
  const html = htmlOf(blocks);
  expect(
    html.match(/<[^>]*>/g)?.every((tag) => /^<\/?(p|ul|li|strong|a)( href="\/[^"<>]*")?>$/.test(tag)),
  ).toBe(true);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; &#39;too&#39;');
});
