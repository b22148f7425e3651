// What the shop does with comments: answers, corrections, reports, and what is decided over a report.
import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { sealedText } from '#domain/wire/signature.ts';
import { decideComment, listReported } from '#features/comments/console.contract.ts';
import {
  goodsComments,
  listComments,
  orderComments,
  submitComment,
  writeComment,
} from '#features/comments/contract.ts';
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

async function submit(input: RequestOf<typeof submitComment>, of: TestShop = shop) {
  return app.call(submitComment, input, await asMerchant(of));
}

async function listed(input: RequestOf<typeof listComments> = {}, of: TestShop = shop) {
  return app.ask(listComments, input, await asMerchant(of));
}

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');

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

describe('the shop', () => {
  test('replies once, signed, and everybody reads the reply', async () => {
    keeps(
      '1 comments and replies with a signature',
      '3 Order comment',
      '3 Order reply',
      '7 POST /v1/order-comment',
    );
    const { id } = await commented();
    const before = (await listed()).unanswered;
    const drawing = JSON.stringify([[1, 2, 3, 4]]);
    const reply = {
      kind: 'reply',
      comment_id: id,
      content: ' Thank you! ',
      signature: { kind: 'drawn', value: drawing },
    } as const;
    const done = await submit(reply);
    expect(done).toMatchObject({ code: 200, data: { id, state: 'published' } });
    const { list, unanswered } = await listed();
    expect(unanswered).toBe(before - 1);
    const found = list.find((one) => one.id === id);
    const signature = found?.reply?.signature;
    expect(found?.reply).toMatchObject({ content: 'Thank you!', corrected_at: null, before: null });
    expect(signature).toMatchObject({ kind: 'drawn', signer: shop.username, mark: sha256(drawing) });
    const sealed = {
      content: 'Thank you!',
      order: found?.order_no ?? '',
      signer: shop.username,
      at: new Date(signature?.signed_at ?? 0),
      mark: sha256(drawing),
    };
    expect(done.data).toMatchObject({ digest: sha256(sealedText(sealed)) });
    expect(signature?.digest).toBe(sha256(sealedText(sealed)));
    expect(await submit({ ...reply, content: 'Once more' })).toMatchObject({
      code: 203,
      data: { reason: 'already' },
    });
    const page = await app.ask(goodsComments, { handle: shop.handle, id: goodsId() });
    expect(page.list.find((one) => one.id === id)?.reply?.content).toBe('Thank you!');
  });

  test('of thirty replies at one moment one is written', async () => {
    const { id } = await commented();
    const by = await asMerchant();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_one, index) =>
        app.call(
          submitComment,
          { kind: 'reply', comment_id: id, content: `Reply ${index}`, signature: typed('Mara') },
          by,
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 203)).toHaveLength(29);
    const texts = await rowsOf(
      `select content from comment_text where comment_id = '${id}' and kind = 'reply'`,
    );
    expect(texts).toHaveLength(1);
  });

  test('corrects its reply once within 24 hours, and what stood there before can still be read', async () => {
    const { id } = await commented();
    const say = (kind: 'reply' | 'correction', content: string) =>
      submit({ kind, comment_id: id, content, signature: typed('Mara Lind') });
    expect(await say('correction', 'Too soon')).toMatchObject({ code: 203, data: { reason: 'no_reply' } });
    await say('reply', 'We are sory.');
    expect((await say('correction', 'We are sorry.')).code).toBe(200);
    expect(await say('correction', 'We are very sorry.')).toMatchObject({ data: { reason: 'already' } });
    const page = await app.ask(goodsComments, { handle: shop.handle, id: goodsId() });
    expect(page.list.find((one) => one.id === id)?.reply).toMatchObject({
      content: 'We are sorry.',
      before: { content: 'We are sory.' },
    });
    const late = await commented();
    await submit({ kind: 'reply', comment_id: late.id, content: 'Hello', signature: typed('Mara Lind') });
    await app.advance(1.01);
    const refused = await submit({
      kind: 'correction',
      comment_id: late.id,
      content: 'Hello!',
      signature: typed('Mara Lind'),
    });
    expect(refused).toMatchObject({ code: 203, data: { reason: 'too_late' } });
  });

  test('needs words and a signature to reply, a reason to report, and can never comment itself', async () => {
    keeps('5 comment and reply need content and a signature');
    const { id } = await commented();
    const tries: [RequestOf<typeof submitComment>, number, object][] = [
      [{ kind: 'reply', comment_id: id, signature: typed() }, 403, { field: 'content' }],
      [{ kind: 'reply', comment_id: id, content: '   ', signature: typed() }, 405, { field: 'content' }],
      [{ kind: 'reply', comment_id: id, content: 'Hello' }, 403, { field: 'signature' }],
      [
        { kind: 'reply', comment_id: id, content: 'Hello', signature: { kind: 'drawn', value: '[]' } },
        405,
        { field: 'signature' },
      ],
      [
        { kind: 'reply', comment_id: id, content: 'Hello', signature: { kind: 'drawn', value: 'no json' } },
        405,
        { field: 'signature' },
      ],
      [
        { kind: 'reply', comment_id: id, content: 'Hello', signature: { kind: 'drawn', value: '[[5,5]]' } },
        405,
        { field: 'signature' },
      ],
      [
        {
          kind: 'reply',
          comment_id: id,
          content: 'Hello',
          signature: { kind: 'drawn', value: `["${'x'.repeat(65_536)}"]` },
        },
        405,
        { field: 'signature.value' },
      ],
      [{ kind: 'report', comment_id: id }, 403, { field: 'report_reason' }],
      [{ kind: 'reply', content: 'Hello', signature: typed() }, 403, { field: 'comment_id' }],
      [
        { kind: 'comment', comment_id: id, content: 'So good!', signature: typed() },
        409,
        { reason: 'buyers_only' },
      ],
    ];
    for (const [input, code, data] of tries) expect(await submit(input)).toMatchObject({ code, data });
  });

  test('finds nothing of another shop', async () => {
    const { id, bought } = await commented();
    for (const kind of ['reply', 'correction', 'report'] as const) {
      const answer = await submit(
        { kind, comment_id: id, content: 'Hello', signature: typed(), report_reason: 'off_topic' },
        other,
      );
      expect(answer).toMatchObject({ code: 404, data: { field: 'comment_id' } });
    }
    expect((await listed({ order_id: bought.orderId }, other)).list).toEqual([]);
    expect((await listed({}, other)).list.map((one) => one.id)).not.toContain(id);
  });

  test('filters by order, goods, stars and replies, page by page', async () => {
    keeps('7 GET /v1/order-comment', '3 Order comment');
    const { id, bought } = await commented({ rating: 5 });
    expect((await listed({ order_id: bought.orderId })).list.map((one) => one.id)).toEqual([id]);
    expect((await listed({ rating: 5 })).list.every(({ rating }) => rating === 5)).toBe(true);
    expect((await listed({ replied: 'false' })).list.map((one) => one.id)).toContain(id);
    expect((await listed({ replied: 'true' })).list.every(({ reply }) => reply !== null)).toBe(true);
    const ofSecond = await listed({ goods_id: goodsId(1) });
    expect(ofSecond.list.every((one) => one.goods.id === goodsId(1))).toBe(true);
    expect(ofSecond.summary.count).toBe(ofSecond.list.length);
    const first = await listed({ page_size: 1 });
    const second = await listed({ page_size: 1, page: 2 });
    expect(first.has_more).toBe(true);
    expect(first.list[0]?.id).not.toBe(second.list[0]?.id);
  });
});

describe('a report', () => {
  const operator = async () => ({ token: await app.operator() });
  const why = 'It names a neighbour with the full address, who has nothing to do with this sale.';

  test('changes nothing in public until it is decided, and is made once', async () => {
    const { id } = await commented({ rating: 1 });
    const report = { kind: 'report', comment_id: id, report_reason: 'personal_data' } as const;
    expect(await submit(report)).toMatchObject({ code: 200, data: { state: 'reported' } });
    expect(await submit(report)).toMatchObject({ code: 203, data: { reason: 'already' } });
    const page = await app.ask(goodsComments, { handle: shop.handle, id: goodsId() });
    expect(page.list.find((one) => one.id === id)).toMatchObject({
      rating: 1,
      content: text,
      removed_reason: null,
    });
    const { list } = await app.ask(listReported, { filters: { state: ['reported'] } }, await operator());
    const routed = list.at(-1)?.id ?? '';
    expect(routed.endsWith(id)).toBe(true);
    const kept = await app.call(decideComment, { id: routed, remove: false }, await operator());
    expect(kept).toMatchObject({ code: 200, data: { state: 'published' } });
    expect(await submit(report)).toMatchObject({ code: 203, data: { reason: 'already' } });
  });

  test('that is upheld leaves the reason in place of the words, and the stars count one less', async () => {
    const { id, bought } = await commented({ rating: 1 });
    await submit({ kind: 'report', comment_id: id, report_reason: 'personal_data' });
    const before = await listed();
    const { list } = await app.ask(listReported, { filters: { state: ['reported'] } }, await operator());
    const routed = list.find((one) => one.id.endsWith(id))?.id ?? '';
    const bare = await app.call(
      decideComment,
      { id: routed, remove: true, reason: 'personal_data' },
      await operator(),
    );
    expect(bare).toMatchObject({ code: 403, data: { field: 'text' } });
    const decision = { id: routed, remove: true, reason: 'personal_data', text: why } as const;
    expect((await app.call(decideComment, decision, await operator())).code).toBe(200);
    const again = await app.call(decideComment, decision, await operator());
    expect(again).toMatchObject({ code: 203, data: { reason: 'decided' } });
    const page = await app.ask(goodsComments, { handle: shop.handle, id: goodsId() });
    expect(page.list.find((one) => one.id === id)).toMatchObject({
      rating: null,
      content: null,
      removed_reason: 'personal_data',
    });
    const after = await listed();
    expect(after.summary.count).toBe(before.summary.count - 1);
    expect(after.list.find((one) => one.id === id)).toMatchObject({ content: null, removed_text: why });
    const more = wish(bought, { kind: 'follow_up', content: 'But I said more.' });
    expect(await app.call(writeComment, more)).toMatchObject({ code: 203, data: { reason: 'removed' } });
  });
});
