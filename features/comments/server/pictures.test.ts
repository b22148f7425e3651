// Pictures and drawn signatures of comments, and reports by whoever reads one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { decideComment, listReported } from '#features/comments/console.contract.ts';
import {
  goodsComments,
  listComments,
  orderComments,
  reportComment,
  submitComment,
  uploadCommentPhoto,
  writeComment,
} from '#features/comments/contract.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
let picture: Buffer;

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Pictured Shop');
  goods = await app.makeGoods([{ code: 'PI-1', cost: '4.00', stock: 500 }]);
  await app.list(shop, goods, '10.00');
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'The street where I live' } })
    .toBuffer();
});
afterAll(() => app.close());

const goodsId = () => goods[0]?.id ?? '';
const typed = { kind: 'typed', value: 'Anna Berger' } as const;

async function delivered(): Promise<Bought> {
  const bought = await app.buy(shop, [{ id: goodsId(), qty: 1 }]);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  return bought;
}

const send = ({ orderToken: token }: Bought, bytes: Buffer = picture, name = 'cup.jpg') =>
  app.call(uploadCommentPhoto, { token, goods_id: goodsId() }, { files: [{ field: 'photo', name, bytes }] });

async function sent(bought: Bought): Promise<string> {
  const { token, goods_id } = { token: bought.orderToken, goods_id: goodsId() };
  const files = [{ field: 'photo', name: 'cup.jpg', bytes: picture }];
  return (await app.ask(uploadCommentPhoto, { token, goods_id }, { files })).id;
}

const wish = (
  bought: Bought,
  more: Partial<RequestOf<typeof writeComment>> = {},
): RequestOf<typeof writeComment> => ({
  token: bought.orderToken,
  goods_id: goodsId(),
  rating: 3,
  content: 'Look at it.',
  signature: typed,
  ...more,
});

const own = async ({ orderToken: token }: Bought) => (await app.ask(orderComments, { token })).list[0];
const inPublic = (more: object = {}) =>
  app.ask(goodsComments, { handle: shop.handle, id: goodsId(), page_size: 50, ...more });
const asMerchant = async () => ({ token: await app.merchant(shop) });
const asOperator = async () => ({ token: await app.operator() });
const fileOf = (url: string) => path.join(app.composed.env.files.folder, url.replace('/files/', ''));

describe('pictures', () => {
  test('wait for their comment, are shown with it to everybody, and those that it does not use are erased', async () => {
    const bought = await delivered();
    const [first, second, third] = [await sent(bought), await sent(bought), await sent(bought)];
    const waiting = (await own(bought))?.waiting ?? [];
    expect(waiting.map(({ id }) => id)).toEqual([first, second, third]);
    expect(existsSync(fileOf(waiting[1]?.url ?? ''))).toBe(true);

    expect((await app.call(writeComment, wish(bought, { photos: [third, first] }))).code).toBe(200);
    expect(existsSync(fileOf(waiting[1]?.url ?? ''))).toBe(false);
    const said = await own(bought);
    expect(said?.waiting).toEqual([]);
    const shown = [first, third];
    expect(said?.comment?.photos.map(({ id }) => id)).toEqual(shown);
    const open = (await inPublic({ pictures: 'true' })).list.find(({ id }) => id === said?.comment?.id);
    expect(open?.photos.map(({ id }) => id)).toEqual(shown);
    const { list } = await app.ask(listComments, {}, await asMerchant());
    expect(list.find(({ id }) => id === said?.comment?.id)?.photos).toHaveLength(2);
  });

  test('comments come as they are asked for: the newest, the most or fewest stars, or those with pictures first', async () => {
    const [five, one] = [await delivered(), await delivered()];
    expect((await app.call(writeComment, wish(five, { rating: 5 }))).code).toBe(200);
    expect((await app.call(writeComment, wish(one, { rating: 1 }))).code).toBe(200);
    const sorted = async (sort: 'newest' | 'highest' | 'lowest' | 'pictures') =>
      (await inPublic({ sort })).list;
    const ratings = async (sort: 'highest' | 'lowest') =>
      (await sorted(sort)).map(({ rating }) => rating ?? 0);
    const up = (list: readonly number[]) => list.toSorted((a, b) => a - b);
    expect(await ratings('lowest')).toEqual(up(await ratings('lowest')));
    expect(await ratings('highest')).toEqual(up(await ratings('lowest')).toReversed());
    expect(new Set(await ratings('lowest'))).toEqual(new Set([1, 3, 5]));
    const counts = (await sorted('pictures')).map(({ photos }) => Math.min(photos.length, 1));
    expect(counts).toEqual(up(counts).toReversed());
    expect(new Set(counts)).toEqual(new Set([0, 1]));
    expect(await sorted('newest')).toEqual((await inPublic()).list);
  });

  test('are drawn anew: smaller, without what the camera wrote into them', async () => {
    const bought = await delivered();
    await sent(bought);
    const [photo] = (await own(bought))?.waiting ?? [];
    const large = await sharp(fileOf(photo?.url ?? '')).metadata();
    expect([large.format, large.width, large.exif]).toEqual(['webp', 900, undefined]);
    expect((await sharp(fileOf(photo?.thumb ?? '')).metadata()).width).toBe(320);
  });

  test('that are none are refused, and nothing waits afterwards', async () => {
    const bought = await delivered();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const tries: [string, Buffer][] = [
      ['drawing.svg', Buffer.from(svg)],
      ['drawing.jpg', Buffer.from(svg)],
      ['page.gif', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
      ['half.jpg', picture.subarray(0, 40)],
      ['empty.jpg', Buffer.alloc(0)],
      ['large.jpg', Buffer.concat([picture, Buffer.alloc(11 * 1_048_576)])],
    ];
    for (const [name, bytes] of tries) {
      expect(await send(bought, bytes, name), name).toMatchObject({ code: 405, data: { field: 'photo' } });
    }
    expect((await own(bought))?.waiting).toEqual([]);
  });

  test('a picture with a page of scripts behind it is kept as the picture alone', async () => {
    const bought = await delivered();
    const polyglot = Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script></html>')]);
    expect((await send(bought, polyglot)).code).toBe(200);
    const [photo] = (await own(bought))?.waiting ?? [];
    expect((await sharp(fileOf(photo?.url ?? '')).toBuffer()).includes('script')).toBe(false);
  });

  test('are six at most, however many are sent at one moment', async () => {
    const bought = await delivered();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(bought)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(limits.commentPhotosMax);
    expect((await own(bought))?.waiting).toHaveLength(limits.commentPhotosMax);
    expect(await send(bought)).toMatchObject({ code: 203, data: { reason: 'too_many_pictures' } });
  });

  test('belong to their order: another one finds none of them, and none comes before delivery or after the comment', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const photo = await sent(one);
    const foreign = await app.call(writeComment, wish(other, { photos: [photo] }));
    expect(foreign).toMatchObject({ code: 404, data: { field: 'photos' } });
    expect((await own(other))?.comment).toBeNull();
    await app.ask(writeComment, wish(one, { photos: [photo] }), { onceKey: 'pictures-of-one-0001' });
    expect(await send(one)).toMatchObject({ code: 203, data: { reason: 'already' } });
    const early = await app.buy(shop, [{ id: goodsId(), qty: 1 }]);
    expect(await send(early)).toMatchObject({ code: 203, data: { reason: 'not_delivered' } });
  });

  test('go with a comment that is removed: its place says why, and its files are gone', async () => {
    const bought = await delivered();
    const photo = await sent(bought);
    await app.call(writeComment, wish(bought, { photos: [photo] }));
    const comment = (await own(bought))?.comment;
    const url = comment?.photos[0]?.url ?? '';
    const report = { handle: shop.handle, id: comment?.id ?? '', reason: 'personal_data' } as const;
    expect(await app.call(reportComment, report)).toMatchObject({ code: 200, data: { state: 'reported' } });
    const { list } = await app.ask(listReported, { filters: { state: ['reported'] } }, await asOperator());
    const id = list.find((row) => row.id.endsWith(report.id))?.id ?? '';
    const text = 'The picture shows the face of a neighbour who did not agree to it.';
    const decision = { id, remove: true, reason: 'personal_data', text } as const;
    expect((await app.call(decideComment, decision, await asOperator())).code).toBe(200);
    const stub = (await inPublic()).list.find((row) => row.id === report.id);
    expect(stub).toMatchObject({ content: null, photos: [], removed_reason: 'personal_data' });
    expect(existsSync(fileOf(url))).toBe(false);
  });
});

test('a drawing signs under the name of the order, which nobody else sees', async () => {
  const bought = await delivered();
  const value = JSON.stringify([[10, 20, 300, 200, 900, 40]]);
  const done = await app.call(writeComment, wish(bought, { signature: { kind: 'drawn', value } }));
  expect(done.code).toBe(200);
  const signature = (await own(bought))?.comment?.signature;
  expect(signature?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(signature?.signer.length).toBeGreaterThan(1);
  const { list } = await app.ask(listComments, {}, await asMerchant());
  expect(list[0]?.signature.kind).toBe('drawn');
  expect(JSON.stringify(list)).not.toContain(signature?.signer);
});

test('comments are found by their stars, and know in which language they were written', async () => {
  const bought = await delivered();
  const wished = wish(bought, { rating: 1, content: 'Zerbrochen.' });
  await app.composed.ask(writeComment, wished, { language: 'ja', onceKey: 'written-in-japanese' });
  const ones = await inPublic({ stars: 1 });
  expect(ones.list.map(({ rating }) => rating)).toEqual(ones.list.map(() => 1));
  expect(ones.list[0]).toMatchObject({ content: 'Zerbrochen.', lang: 'ja' });
});

test('a report of a reader hides nothing, counts once with that of the shop, and has a limit an hour', async () => {
  const bought = await delivered();
  await app.call(writeComment, wish(bought));
  const id = (await own(bought))?.comment?.id ?? '';
  const report = { handle: shop.handle, id, reason: 'off_topic' } as const;
  expect((await app.call(reportComment, report, { ip: '192.0.2.7' })).code).toBe(200);
  expect((await inPublic()).list.find((row) => row.id === id)?.content).toBe('Look at it.');
  const again = { code: 203, data: { reason: 'already' } };
  expect(await app.call(reportComment, report, { ip: '192.0.2.8' })).toMatchObject(again);
  const byShop = { kind: 'report', comment_id: id, report_reason: 'off_topic' } as const;
  expect(await app.call(submitComment, byShop, await asMerchant())).toMatchObject(again);
  const nobody = { ...report, id: 'nothing' };
  const codes: number[] = [];
  for (let tries = 0; tries < limits.commentReportsPerHour; tries += 1) {
    codes.push((await app.call(reportComment, nobody, { ip: '192.0.2.7' })).code);
  }
  expect([codes[0], codes.at(-1)]).toEqual([404, 459]);
});
