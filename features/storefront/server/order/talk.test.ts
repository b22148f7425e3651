// A buyer's messages over HTTP, with the calls behind them answered here.
import { expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { goodsId, order, shop } from '#features/storefront/page.samples.ts';
import { openStorefront, type Answers } from '#features/storefront/server/storefront.rig.ts';

const path = '/s/harbour/order/token_of_the_order_000';
const once = '0199a0c0-0000-4000-8000-000000000001';
const message = {
  seq: 7,
  client_id: once,
  by: 'merchant',
  name: null,
  at: '2026-03-02T09:30:00.000Z',
  parts: [{ text: 'It is blue.' }],
  files: [],
};
const conversation = {
  last_seq: 7,
  read: { mine: 6, theirs: 5 },
  reported_at: null,
  can: { write: true, report: true },
};
const open = (answers: Answers = {}) =>
  openStorefront({
    shopInfo: () => shop,
    orderByLink: () => order,
    readBuyerChat: () => ({ conversation, messages: [message], has_more: true }),
    ...answers,
  });

test('the page of an order shows what was said, and where there is more before it', async () => {
  const { get, asked, last } = open();
  await get(path);
  expect(last()).toMatchObject({
    talk: { messages: [{ seq: 7 }], lastSeq: 7, readTo: 5, earlierThan: 7, isEarlier: false, canWrite: true },
  });
  await get(`${path}?before=7`);
  expect(asked.findLast(({ name }) => name === 'readBuyerChat')).toMatchObject({
    name: 'readBuyerChat',
    input: { before: 7 },
  });
  expect(last()).toMatchObject({ talk: { isEarlier: true } });
});

test('before anybody has written there is a form to begin with', async () => {
  const { get, last } = open({
    readBuyerChat: () => ({ conversation: null, messages: [], has_more: false }),
  });
  await get(path);
  expect(last()).toMatchObject({ talk: { messages: [], canWrite: true, canReport: false } });
});

test('a message is sent under the key of its page, so twice is once, and thanked for', async () => {
  const { post, get, asked, last } = open({ sendBuyerChat: () => ({}) });
  const done = await post(`${path}/talk`, { once, text: ' Is it\r\nblue? ' });
  expect(done.headers.location).toBe(`${path}?say=said#messages`);
  expect(asked.at(-1)).toMatchObject({
    name: 'sendBuyerChat',
    input: { client_id: once, text: 'Is it\nblue?', files: [] },
  });
  await get(`${path}?say=said`);
  expect(last()).toMatchObject({ notices: [{ key: 'noticeChatSent' }] });
});

test.each([
  ['nothing', '   ', 'noticeChatEmpty'],
  ['what nobody sees', '\u200b\u200b', 'noticeChatEmpty'],
  ['2,001 characters', 'x'.repeat(2_001), 'noticeChatLong'],
])('%s is not asked for, and stays', async (_name, text, key) => {
  const { post, count, last } = open({ sendBuyerChat: () => ({}) });
  const done = await post(`${path}/talk`, { once, text });
  expect([done.statusCode, count('sendBuyerChat')]).toEqual([422, 0]);
  expect(last()).toMatchObject({ notices: [{ kind: 'bad', key }], talk: { draft: { text: text.trim() } } });
});

test('a picture that has arrived is something to send', async () => {
  const { post, asked } = open({ sendBuyerChat: () => ({}) });
  const done = await post(`${path}/talk`, { once, text: '', keep: goodsId });
  expect(done.statusCode).toBe(303);
  expect(asked.at(-1)).toMatchObject({ input: { text: '', files: [goodsId] } });
});

test.each([
  ['too many in a minute', () => refuse('tooManyRequests'), 429, 'noticeChatBusy'],
  ['closed', () => refuse('invalidOperation', { reason: 'state' }), 409, 'noticeChatClosed'],
  ['too long, says the server', () => refuse('invalidParameter', { field: 'text' }), 409, 'noticeChatLong'],
])('%s: told on the order, with what was typed', async (_name, refusal, status, key) => {
  const { post, last } = open({
    sendBuyerChat: () => {
      throw refusal();
    },
  });
  const done = await post(`${path}/talk`, { once, text: 'Hello?' });
  expect(done.statusCode).toBe(status);
  expect(last()).toMatchObject({ notices: [{ kind: 'bad', key }], talk: { draft: { text: 'Hello?' } } });
});

test('a report needs a reason', async () => {
  const { post, count, last } = open({ reportBuyerChat: () => ({}) });
  const empty = await post(`${path}/talk/report`, { reason: ' ' });
  expect([empty.statusCode, count('reportBuyerChat')]).toEqual([422, 0]);
  expect(last()).toMatchObject({ notices: [{ key: 'noticeChatReason' }] });
  const done = await post(`${path}/talk/report`, { reason: 'He wants my card.' });
  expect(done.headers.location).toBe(`${path}?say=reported#messages`);
});
