// Comments on delivered goods, written by the link of the order, and the stars that they add up to.
import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { meanOf } from '#domain/goods/rating.ts';
import { sealedText } from '#domain/wire/signature.ts';
import { goodsComments, listComments, orderComments, writeComment } from '#features/comments/contract.ts';
import { shopInfo, storeInfo } from '#features/shop/contract.ts';
import { homeStat } from '#features/statistics/contract.ts';
import { ratingOf } from './public.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let goods: TestGoods[];

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Comment Shop');
  other = await app.makeShop('Other Shop');
  goods = await app.makeGoods([
    { code: 'CO-1', cost: '4.00', stock: 500 },
    { code: 'CO-2', cost: '4.00', stock: 500 },
  ]);
  await app.list(shop, goods, '10.00');
  await app.list(other, goods, '10.00');
});
afterAll(() => app.close());

const goodsId = (index = 0) => goods[index]?.id ?? '';
const typed = (value = 'Anna Berger') => ({ kind: 'typed', value }) as const;
/** Strokes of so many numbers. */
const drawing = (numbers: number) => JSON.stringify([Array.from({ length: numbers }, () => 7)]);
const text =
  'It came early and it holds a lot. <script>alert(1)</script> "quoted" & \u{1f600} with a second\nline.';

type Writing = Partial<RequestOf<typeof writeComment>>;

function wish(bought: Bought, more: Writing = {}): RequestOf<typeof writeComment> {
  return {
    token: bought.orderToken,
    goods_id: goodsId(),
    rating: 4,
    content: text,
    signature: typed(),
    ...more,
  };
}

/** An order of this shop that has been delivered. */
async function delivered(of: TestShop = shop, items: readonly number[] = [0]): Promise<Bought> {
  const bought = await app.buy(
    of,
    items.map((index) => ({ id: goodsId(index), qty: 1 })),
  );
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  return bought;
}

async function commented(more: Writing = {}): Promise<{ bought: Bought; id: string }> {
  const bought = await delivered();
  const { data } = await app.call(writeComment, wish(bought, more));
  const { list } = await app.ask(orderComments, { token: bought.orderToken });
  const id = list[0]?.comment?.id;
  if (id === undefined) throw new Error(`no comment was made: ${JSON.stringify(data)}`);
  return { bought, id };
}

const asMerchant = async (of: TestShop = shop) => ({ token: await app.merchant(of) });

async function listed(input: RequestOf<typeof listComments> = {}, of: TestShop = shop) {
  return app.ask(listComments, input, await asMerchant(of));
}

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');

describe('a buyer', () => {
  test('comments on each delivered item once, and finds it on the order with the seal that was computed', async () => {
    const bought = await delivered(shop, [0, 1]);
    const made = await app.call(writeComment, wish(bought, { content: `  ${text}\n ` }));
    expect(made.code).toBe(200);
    const { list } = await app.ask(orderComments, { token: bought.orderToken });
    const [first, second] = list;
    expect(first?.comment).toMatchObject({ rating: 4, content: text, state: 'published', verified: true });
    expect(second?.comment).toBeNull();
    const allowed = (item: typeof first) =>
      item?.can.filter((can) => can.allowed).map(({ action }) => action);
    expect([allowed(first), allowed(second)]).toEqual([['follow_up'], ['comment']]);
    const order = await app.order(bought);
    const signature = first?.comment?.signature;
    const sealed = {
      content: text,
      order: order.number,
      signer: 'Anna Berger',
      at: new Date(signature?.signed_at ?? 0),
      mark: sha256('Anna Berger'),
    };
    expect(signature?.digest).toBe(sha256(sealedText(sealed)));
    expect(made.data).toMatchObject({ digest: signature?.digest, state: 'published' });
    expect(sha256(sealedText({ ...sealed, content: `${text}!` }))).not.toBe(signature?.digest);
    expect(await app.call(writeComment, wish(bought, { rating: 1 }))).toMatchObject({
      code: 203,
      data: { reason: 'already' },
    });
    expect((await app.call(writeComment, wish(bought, { goods_id: goodsId(1) }))).code).toBe(200);
  });

  test('of thirty at one moment one is taken, and the stars count it once', async () => {
    const bought = await delivered(other);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_one, index) =>
        app.call(writeComment, wish(bought, { rating: (index % 5) + 1 })),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 203)).toHaveLength(29);
    const { summary, list } = await listed({}, other);
    expect(summary).toMatchObject({ count: 1, avg: list[0]?.rating });
    expect(list).toHaveLength(1);
  });

  test('cannot comment before the delivery, after 60 days, or on what they did not buy', async () => {
    const bought = await app.buy(shop, [{ id: goodsId(), qty: 1 }]);
    const early = await app.call(writeComment, wish(bought));
    expect(early).toMatchObject({ code: 203, data: { reason: 'not_delivered' } });
    await app.advance(0.1);
    await app.ship('accepted', 'delivered');
    const strange = await app.call(writeComment, wish(bought, { goods_id: goodsId(1) }));
    expect(strange).toMatchObject({ code: 404, data: { field: 'goods_id' } });
    await app.advance(limits.commentDays + 0.1);
    const late = await app.call(writeComment, wish(bought));
    expect(late).toMatchObject({ code: 203, data: { reason: 'window_ended' } });
    const { list } = await app.ask(orderComments, { token: bought.orderToken });
    expect(list[0]?.can.map(({ allowed, why }) => [allowed, why])).toEqual([
      [false, 'window_ended'],
      [false, 'no_comment'],
    ]);
  });

  test('signs by name or with a drawing: without a mark, stars or words nothing is written', async () => {
    const bought = await delivered();
    const tries: [Writing, number, string][] = [
      [{ signature: typed(' x ') }, 405, 'signature'],
      [{ signature: typed(`A${'b'.repeat(90)}`) }, 405, 'signature'],
      [{ signature: { kind: 'drawn', value: '[[1,2]]' } }, 405, 'signature'],
      [{ signature: { kind: 'drawn', value: '{"x":1}' } }, 405, 'signature'],
      [{ signature: { kind: 'drawn', value: drawing(40_000) } }, 405, 'signature.value'],
      [{ content: ' \n ' }, 405, 'content'],
      [{ content: 'x'.repeat(1001) }, 405, 'content'],
      [{ rating: 6 }, 405, 'rating'],
      [{ rating: undefined }, 403, 'rating'],
    ];
    for (const [more, code, field] of tries) {
      expect(await app.call(writeComment, wish(bought, more))).toMatchObject({ code, data: { field } });
    }
    const { list } = await app.ask(orderComments, { token: bought.orderToken });
    expect(list[0]?.comment).toBeNull();
  });

  test('adds to a comment once within 180 days, and the rating stays as it was', async () => {
    const { bought } = await commented({ rating: 2 });
    const more = { kind: 'follow_up', content: 'Still fine after two months.', rating: 5 } as const;
    await app.advance(70);
    expect((await app.call(writeComment, wish(bought, more))).code).toBe(200);
    const again = await app.call(writeComment, wish(bought, { ...more, content: 'And more.' }));
    expect(again).toMatchObject({ code: 203, data: { reason: 'already' } });
    const { list } = await app.ask(orderComments, { token: bought.orderToken });
    expect(list[0]?.comment).toMatchObject({ rating: 2, follow_up: { content: more.content } });
    const bare = await delivered();
    expect(await app.call(writeComment, wish(bare, more))).toMatchObject({ data: { reason: 'no_comment' } });
  });

  test('with a bent link or another order’s, there is nothing', async () => {
    const { bought } = await commented();
    const token = bought.orderToken.slice(0, -2) + (bought.orderToken.endsWith('aa') ? 'bb' : 'aa');
    expect((await app.call(writeComment, wish(bought, { token }))).code).toBe(404);
    expect((await app.call(orderComments, { token })).code).toBe(404);
  });

  test('is masked for everybody else, and the shop is told of the comment once', async () => {
    const { bought, id } = await commented();
    const page = await app.textOf(goodsComments, { handle: shop.handle, id: goodsId() });
    expect(page).toContain('A*** B*****');
    expect(page).not.toContain('Berger');
    expect(page).not.toContain(bought.orderId);
    expect(await app.textOf(listComments, {}, await asMerchant())).not.toContain('Berger');
    const events = await rowsOf<{ code: string }>(
      `select code from event where once_key = 'comment_new:${id}'`,
    );
    expect(events).toEqual([{ code: 'comment_new' }]);
  });
});

async function rowsOf<Row extends object>(sql: string): Promise<Row[]> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the stars that are kept are the stars that were given', async () => {
  const counted = await rowsOf<{ stars: number[] }>(
    `select array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
       count(*) filter (where rating = 3), count(*) filter (where rating = 4),
       count(*) filter (where rating = 5)]::int[] as stars
     from order_comment where state <> 'removed' group by shop_id order by shop_id`,
  );
  const kept = await rowsOf<{ stars: number[] }>(
    'select array[star_1, star_2, star_3, star_4, star_5] as stars from shop_rating order by shop_id',
  );
  const ofGoods = await rowsOf<{ stars: number[] }>(
    `select array[sum(star_1), sum(star_2), sum(star_3), sum(star_4), sum(star_5)]::int[] as stars
     from goods_rating group by shop_id order by shop_id`,
  );
  expect(counted.length).toBe(2);
  expect(kept).toEqual(counted);
  expect(ofGoods).toEqual(counted);
});

test('the application can neither change nor delete what was said, nor a rating', async () => {
  const { rows } = await tried([
    'update order_comment set rating = 5',
    'delete from order_comment',
    "update comment_text set content = 'lovely'",
    'delete from comment_text',
    'delete from shop_rating',
  ]);
  expect(rows).toEqual(Array.from({ length: 5 }, () => '42501'));
});

async function tried(statements: readonly string[]): Promise<{ rows: string[] }> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  await client.query('set role stockless_app');
  const rows: string[] = [];
  for (const sql of statements) {
    rows.push(
      await client.query(sql).then(
        () => 'done',
        (error: { code?: string }) => error.code ?? 'unknown',
      ),
    );
  }
  await client.end();
  return { rows };
}

test('the shop shows its rating to everybody, and its figures count what waits for a reply', async () => {
  keeps('7 POST /v1/home/stat', '3 Shop');
  const { summary, unanswered } = await listed({}, other);
  const rating = { avg: meanOf(summary.by_star), count: 1 };
  // What everybody may see of a shop is read anew every two seconds.
  const shown = async () => {
    const info = await app.ask(shopInfo, { handle: other.handle });
    return [info.rating, info.reviews];
  };
  await expect.poll(shown, { timeout: 60_000 }).toEqual([rating.avg, 1]);
  const by = await asMerchant(other);
  expect(await app.ask(storeInfo, {}, by)).toMatchObject({ star_rating: rating.avg, reviews: 1 });
  expect(await app.ask(homeStat, {}, by)).toMatchObject({ rating, needs_me: { reply: unanswered } });
  expect(unanswered).toBe(1);
});

test('a star is a mean: four stars are 4.0 wherever they are shown, and nothing where nobody has commented', async () => {
  const { env } = app.composed;
  const bare = await app.makeShop('Bare Shop');
  expect(await ratingOf(env.db.direct, shopIdOf(bare.shopId) ?? 0n)).toBeNull();
  const rated = await ratingOf(env.db.direct, shopIdOf(other.shopId) ?? 0n);
  const [stars = 0] = (await listed({}, other)).list.map(({ rating }) => rating);
  expect(rated).toEqual({ avg: stars, count: 1 });
});
