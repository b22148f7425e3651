// Comments of buyers over HTTP, with the calls behind them answered here.
import { expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import type { OrderComment } from '#features/comments/shown.shapes.ts';
import { goods, goodsId, noComments, order, shop } from '#features/storefront/page.samples.ts';
import { openStorefront, type Answers } from '#features/storefront/server/storefront.rig.ts';

const path = '/s/harbour/order/token_of_the_order_000';
const item: OrderComment = {
  goods_id: goodsId,
  title: 'Enamel mug',
  image: null,
  comment: null,
  waiting: [],
  can: [{ action: 'comment', allowed: true, until: '2027-01-20T11:15:00.000Z', why: null }],
};
const typed = {
  once: 'comment-key-1',
  kind: 'comment',
  goods_id: goodsId,
  rating: '4',
  content: ' It holds\r\na lot. ',
  signer: 'Maria Jensen',
};
const open = (answers: Answers = {}) =>
  openStorefront({
    shopInfo: () => shop,
    orderByLink: () => order,
    orderComments: () => ({ list: [item] }),
    ...answers,
  });

test('a comment is sent once under its key, as it was typed, and thanked for', async () => {
  const { post, get, asked, last } = open({ writeComment: () => ({}) });
  const done = await post(`${path}/comment`, typed);
  expect(done.headers.location).toBe(`${path}?say=commented`);
  expect(asked.at(-1)).toMatchObject({
    name: 'writeComment',
    input: { rating: 4, content: 'It holds\na lot.', signature: { kind: 'typed', value: 'Maria Jensen' } },
    options: { onceKey: 'comment-key-1' },
  });
  await get(String(done.headers.location));
  expect(last()).toMatchObject({ kind: 'order', notices: [{ key: 'noticeCommented' }], draft: undefined });
});

test.each([
  ['rating', { rating: '' }],
  ['rating', { rating: '6' }],
  ['content', { content: ' \r\n ' }],
  ['content', { content: 'x'.repeat(1001) }],
  ['signer', { signer: ' M ' }],
  ['drawn', { drawn: '[[5,5]]' }],
])('without a right %s nothing is asked, and what was typed stays', async (field, wrong) => {
  const { post, count, last } = open();
  const answer = await post(`${path}/comment`, { ...typed, ...wrong });
  expect(answer.statusCode).toBe(422);
  const faults = {
    rating: false,
    content: false,
    signer: false,
    drawn: false,
    photos: undefined,
    [field]: true,
  };
  expect(last()).toMatchObject({ kind: 'order', draft: { goodsId, kind: 'comment', faults } });
  expect(count('writeComment')).toBe(0);
});

test('an addition needs no stars and sends none', async () => {
  const { post, asked } = open({ writeComment: () => ({}) });
  const done = await post(`${path}/comment`, { ...typed, kind: 'follow_up', rating: '5' });
  expect(done.headers.location).toBe(`${path}?say=comment-added`);
  expect(asked.at(-1)?.input).not.toHaveProperty('rating');
});

test.each([
  [{ reason: 'already' }, { key: 'noticeCommentedBefore' }],
  [
    { reason: 'window_ended', window_ended_at: '2026-11-20T10:00:00.000Z' },
    { key: 'noticeCommentsEnded', at: '2026-11-20T10:00:00.000Z' },
  ],
])('a refusal is told on the order: %o', async (shown, notice) => {
  const { post, last } = open({
    writeComment: () => {
      throw refuse('invalidOperation', shown);
    },
  });
  expect((await post(`${path}/comment`, typed)).statusCode).toBe(409);
  expect(last()).toMatchObject({ kind: 'order', notices: [notice] });
});

test('the page of goods asks for the page of comments that its address names', async () => {
  const { get, asked, last } = open({
    storefrontGood: () => ({ shop, goods, more: [] }),
    goodsComments: () => noComments,
  });
  await get(`/s/harbour/goods/${goodsId}?comments=3`);
  expect(asked.find(({ name }) => name === 'goodsComments')?.input).toMatchObject({ id: goodsId, page: 3 });
  expect(last()).toMatchObject({ kind: 'goods', comments: noComments });
});

/** The form as a browser sends it with files. */
async function sendForm(
  storefront: ReturnType<typeof open>,
  fields: object,
  files: readonly [string, Uint8Array<ArrayBuffer>][],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields })) form.append(name, String(value));
  for (const [name, bytes] of files) form.append('photo', new Blob([bytes]), name);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return storefront.postBytes(`${path}/comment`, Buffer.from(await sent.arrayBuffer()), headers);
}

const photo = { id: '01970000-0000-7000-8000-000000000001', url: '/b', thumb: '/a', w: 1, h: 1 };
const bytes = new Uint8Array([1, 2, 3]);

test('pictures are sent before the comment, which names those that are kept and those that came', async () => {
  const kept = '01970000-0000-7000-8000-000000000009';
  const storefront = open({ writeComment: () => ({}), uploadCommentPhoto: () => photo });
  const done = await sendForm(storefront, { keep: kept }, [['a.jpg', bytes]]);
  expect(done.headers.location).toBe(`${path}?say=commented`);
  expect(storefront.asked.at(-1)?.input).toMatchObject({ photos: [kept, photo.id] });
});

test.each([
  ['noPicture', { reason: 'not_a_picture', field: 'photo' }, [bytes]],
  ['tooLarge', {}, [new Uint8Array(10 * 1_048_576 + 1)]],
  ['tooMany', {}, Array.from({ length: 7 }, () => bytes)],
  ['tooMany', {}, Array.from({ length: 12 }, () => bytes)],
] as const)(
  'a form with pictures that are %s keeps what was typed and writes nothing',
  async (photos, shown, sent) => {
    const storefront = open({
      uploadCommentPhoto: () => {
        throw refuse('invalidParameter', shown);
      },
    });
    const answer = await sendForm(
      storefront,
      {},
      sent.map((one) => ['a.jpg', one]),
    );
    expect(answer.statusCode).toBe(422);
    expect(storefront.last()).toMatchObject({
      draft: {
        values: { rating: '4', content: 'It holds\na lot.', signer: 'Maria Jensen' },
        faults: { photos },
      },
    });
    expect(storefront.count('writeComment')).toBe(0);
  },
);

test('a drawing signs in place of a name, and one of too many strokes says so', async () => {
  const storefront = open({ writeComment: () => ({}) });
  const drawn = JSON.stringify([[1, 2, 300, 400]]);
  await sendForm(storefront, { signer: '', drawn }, []);
  expect(storefront.asked.at(-1)?.input).toMatchObject({ signature: { kind: 'drawn', value: drawn } });
  const long = JSON.stringify([Array.from({ length: 25_000 }, () => 100)]);
  expect((await sendForm(storefront, { signer: '', drawn: long }, [])).statusCode).toBe(422);
  expect(storefront.last()).toMatchObject({ draft: { values: { rating: '4' }, faults: { drawn: true } } });
});

test('the page of goods asks for the comments that its address names, and a report goes back to it', async () => {
  const { get, post, asked, last } = open({
    storefrontGood: () => ({ shop, goods, more: [] }),
    goodsComments: () => noComments,
    reportComment: () => ({ id: photo.id, state: 'reported' }),
  });
  await get(`/s/harbour/goods/${goodsId}?stars=2&pictures=true`);
  expect(asked.find(({ name }) => name === 'goodsComments')?.input).toMatchObject({
    stars: 2,
    pictures: 'true',
  });
  const done = await post(`/s/harbour/goods/${goodsId}/comment/${photo.id}/report`, { reason: 'off_topic' });
  expect(done.headers.location).toBe(`/s/harbour/goods/${goodsId}?say=reported#comments`);
  await get(`/s/harbour/goods/${goodsId}?say=reported&stars=9`);
  expect(last()).toMatchObject({
    report: 'reported',
    commentFilter: { stars: undefined, isWithPhotos: false },
  });
});
