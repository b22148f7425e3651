// Short links from the merchant's phone to the visitors that came by them, and the pictures that lead to them.
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { linkSources } from '#domain/sharing.ts';
import { addLink, followLink, linkVisits, listLinks, setLink } from '#features/sharing/contract.ts';
import { homeStat } from '#features/statistics/contract.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import { makeVisitRecorder, type Seen } from '#features/statistics/server/public.ts';
import { openShelves, type Shelves } from '#tools/testing/shelves.ts';
import type { TestShop } from '#testing/test-app.ts';
import { forgetLinkVisits } from './links.sql.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: Shelves;
let shop: TestShop;
let token: string;
let goodsId: string;
beforeAll(async () => {
  app = await openShelves();
  const { app: fastify, ask } = app.composed;
  storefrontRoutes(fastify, ask, ({ kind }) => `<p>${kind}</p>`, { testData: true });
  shop = await app.makeShop('Harbour');
  [goodsId = ''] = await app.sell(shop, [{ code: 'L-1', 'title.ja': '湯呑み' }]);
  token = await app.merchant(shop);
});
afterAll(() => app.close());

const own = () => ({ token });
const list = (ask: object = {}) => app.ask(listLinks, ask, own());
const refusalOf = async (answer: Promise<{ code: number; data: unknown }>) => {
  const { code, data } = await answer;
  return { code, data };
};
/** People at so many addresses who are shown the page that a link leads to. */
async function visit(code: string, count: number, more: Partial<Seen> = {}) {
  const visits = makeVisitRecorder(app.composed.env);
  for (let n = 1; n <= count; n += 1) {
    const ip = `198.51.100.${n}`;
    await visits.see({ handle: shop.handle, ip, agent: firefox, purpose: undefined, via: code, ...more });
  }
  await visits.flush();
}

test('a link leads to what it was made for, under a short address of its own', async () => {
  const toShop = await app.ask(addLink, { name: ' Profile ' }, own());
  const toGoods = await app.ask(addLink, { name: 'June video', goods_id: goodsId }, own());
  expect(toShop).toMatchObject({ name: 'Profile', goods: null, visitors: 0, is_archived: false });
  expect(toShop.url).toMatch(/\/l\/[a-hjkmnp-z2-9]{8}$/);
  expect(toGoods.goods?.id).toBe(goodsId);
  expect(await app.ask(followLink, { code: toGoods.code.toUpperCase() }, {})).toEqual({
    handle: shop.handle,
    goods_id: goodsId,
    code: toGoods.code,
  });
  const answer = await app.get(`/l/${toGoods.code}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/s/${shop.handle}/goods/${goodsId}?via=${toGoods.code}`,
  ]);
  expect((await app.get(`/l/${toShop.code}`)).headers.location).toBe(`/s/${shop.handle}?via=${toShop.code}`);
  for (const code of ['aaaaaaaa', 'no', '%27%3b', 'x'.repeat(40)])
    expect((await app.get(`/l/${code}`)).statusCode, code).toBe(404);
});

test('a visitor counts once a day and link; robots, prefetching and the merchant count nowhere', async () => {
  const link = await app.ask(addLink, { name: 'Counted' }, own());
  await visit(link.code, 3);
  await visit(link.code, 3);
  await visit(link.code, 1, { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)', ip: '203.0.113.1' });
  await visit(link.code, 1, { purpose: 'prefetch', ip: '203.0.113.2' });
  await visit(link.code, 1, { isOwn: true, ip: '203.0.113.3' });
  await visit(link.code, 1, {
    ip: '203.0.113.4',
    host: 'shop.test',
    referer: 'https://video.example/watch',
  });
  // A link of another shop is none here.
  const other = await app.makeShop('Other');
  await visit(link.code, 2, { handle: other.handle });
  const [shown] = (await list({ id: link.id })).list;
  expect([shown?.visitors, shown?.visitors_30d]).toEqual([4, 4]);
  const visits = await app.ask(linkVisits, { id: link.id }, own());
  expect(visits.list.map(({ source, visitors }) => ({ source, visitors }))).toEqual([
    { source: 'direct', visitors: 3 },
    { source: 'other', visitors: 1 },
  ]);
  expect(visits.list.every(({ source }) => linkSources.includes(source))).toBe(true);
  const stranger = { token: await app.merchant(other) };
  expect((await app.call(linkVisits, { id: link.id }, stranger)).code).toBe(404);
  expect((await app.ask(homeStat, { range: 'today' }, own())).sources.shared).toBeGreaterThanOrEqual(4);
});

test('what a link counted stays when its rows are gone, to the day and the source', async () => {
  const link = await app.ask(addLink, { name: 'Old' }, own());
  await visit(link.code, 5);
  const before = await app.ask(linkVisits, { id: link.id }, own());
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  await client.query(
    `update link_visit set day = '2026-01-10' where link_id = $1
       and visitor in (select visitor from link_visit where link_id = $1 order by visitor limit 3)`,
    [link.id],
  );
  const gone = await app.composed.env.db.transaction((tx) =>
    forgetLinkVisits(tx, new Date('2026-02-01T00:00:00.000Z'), 2),
  );
  const rest = await app.composed.env.db.transaction((tx) =>
    forgetLinkVisits(tx, new Date('2026-02-01T00:00:00.000Z'), 100),
  );
  const { rows } = await client.query<{ n: string }>('select count(*) n from link_visit where link_id = $1', [
    link.id,
  ]);
  await client.end();
  expect([gone, rest, rows[0]?.n]).toEqual([2, 1, '2']);
  const after = await app.ask(linkVisits, { id: link.id }, own());
  const sum = ({ list: days }: typeof after) => days.reduce((all, { visitors }) => all + visitors, 0);
  expect([sum(before), sum(after), (await list({ id: link.id })).list[0]?.visitors]).toEqual([5, 5, 5]);
});

test('it is renamed and archived, goes on leading, and another change in the meantime is seen', async () => {
  const link = await app.ask(addLink, { name: 'Flyer' }, own());
  const renamed = await app.ask(setLink, { id: link.id, name: 'Leaflet', version: 1 }, own());
  expect([renamed.name, renamed.version]).toEqual(['Leaflet', 2]);
  expect((await app.call(setLink, { id: link.id, name: 'X', version: 1 }, own())).code).toBe(456);
  const archived = await app.ask(setLink, { id: link.id, is_archived: true, version: 2 }, own());
  expect(archived.is_archived).toBe(true);
  expect((await list()).list.some(({ id }) => id === link.id)).toBe(false);
  expect((await list({ state: 'archived' })).list.map(({ id }) => id)).toEqual([link.id]);
  expect((await app.get(`/l/${link.code}`)).statusCode).toBe(303);
  expect((await app.ask(setLink, { id: link.id, is_archived: false, version: 3 }, own())).is_archived).toBe(
    false,
  );
  for (const name of ['', '   ', 'x'.repeat(41)])
    expect((await app.call(addLink, { name }, own())).code, name).toBe(405);
});

test('a shop has at most a hundred that are not archived, however many are made at once', async () => {
  const full = await app.makeShop('Many links');
  const by = { token: await app.merchant(full) };
  const answers = await Promise.all(
    Array.from({ length: limits.linksMax + 8 }, async (_none, n) =>
      refusalOf(app.call(addLink, { name: `Place ${n}` }, by)),
    ),
  );
  const made = answers.filter(({ code }) => code === 200).length;
  const { live, live_max: max } = await app.ask(listLinks, {}, by);
  expect([made <= max, live]).toEqual([true, made]);
  for (let n = live; n < max; n += 1) await app.ask(addLink, { name: 'More' }, by);
  expect(await app.call(addLink, { name: 'Too many' }, by)).toMatchObject({
    code: 203,
    data: { reason: 'links_max', limit: max },
  });
});

test('a picture for stories is a PNG of 1080 by 1920, drawn once, and leads nowhere else', async () => {
  const link = await app.ask(addLink, { name: 'Story', goods_id: goodsId }, own());
  const page = `/s/${shop.handle}/goods/${goodsId}/story.png`;
  for (const url of [`/ja${page}?link=${link.code}`, page, `/s/${shop.handle}/story.png`]) {
    const answer = await app.get(url);
    expect([answer.statusCode, answer.headers['content-type']], url).toEqual([200, 'image/png']);
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([1080, 1920, 'png']);
    const again = await app.get(url, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  const other = await app.makeShop('Elsewhere');
  for (const url of [
    `/s/${other.handle}/story.png?link=${link.code}`,
    `/s/${shop.handle}/story.png?link=${link.code}`,
    `${page}?link=nothing`,
    `/s/nobody-here/story.png`,
  ])
    expect((await app.get(url)).statusCode, url).toBe(404);
});
