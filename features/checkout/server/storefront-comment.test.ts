// Comments of buyers over HTTP, with the calls behind them answered here.
import { expect, test } from 'vitest';
import { refuse } from '#domain/errors.ts';
import type { OrderComment } from '../page.contract.ts';
import { goods, goodsId, noComments, order, shop } from '../page.samples.ts';
import { openStorefront, type Answers } from './storefront.rig.ts';

const path = '/s/harbour/order/token_of_the_order_000';
const item: OrderComment = {
  goods_id: goodsId,
  title: 'Enamel mug',
  image: null,
  comment: null,
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
])('without a right %s nothing is asked, and what was typed stays', async (field, wrong) => {
  const { post, count, last } = open();
  const answer = await post(`${path}/comment`, { ...typed, ...wrong });
  expect(answer.statusCode).toBe(422);
  const faults = { rating: false, content: false, signer: false, [field]: true };
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
