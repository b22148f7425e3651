import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { uploadFile } from '#features/files/contract.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import {
  answerFeedback,
  deskFeedback,
  finishFeedback,
  listFeedback,
  readFeedback,
  sendFeedback,
} from '#features/help/feedback.contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { statement } from '#platform/db/database.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function writer(name = 'Writing Shop'): Promise<{ shop: TestShop; token: string }> {
  const shop = await app.makeShop(name);
  return { shop, token: await app.merchant(shop) };
}

const told = statement<{ code: string; facts: { no: string; ticket: string } }>(
  'test-told-feedback',
  "select code, facts from event where shop_id = $1 and code like 'feedback%' order by at, id",
);
const toldTo = ({ shopId }: TestShop) => app.composed.env.db.direct.rows(told, [shopIdOf(shopId) ?? 0n]);

const family = '👩‍👩‍👧‍👦';
const flag = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

test.each([
  ['nothing', 441, ''],
  ['only spaces', 441, '     　   '],
  ['only what cannot be seen', 441, '\u200b\u200b\u200b\u200d\u2060\ufeff'],
  ['4 letters', 441, 'four'],
  ['4 letters in many spaces', 441, '   four    '],
  ['5 letters', 200, 'fives'],
  ['300 letters', 200, 'x'.repeat(300)],
  ['300 letters in spaces', 200, ` ${'x'.repeat(300)}\n`],
  ['301 letters', 441, 'x'.repeat(301)],
  ['4 families', 441, family.repeat(4)],
  ['5 families', 200, family.repeat(5)],
  ['300 families', 200, family.repeat(300)],
  ['301 families', 441, family.repeat(301)],
  ['5 flags of 14 code units', 200, flag.repeat(5)],
  ['4 Chinese characters', 441, '你好世界'],
  ['5 Chinese characters', 200, '你好世界吗'],
  ['300 Korean syllables, taken apart', 200, '한'.normalize('NFD').repeat(300)],
  ['5 letters with two accents each', 200, 'e\u0301\u0323'.repeat(5)],
  ['4 letters with two accents each', 441, 'e\u0301\u0323'.repeat(4)],
  ['a letter under a tower of accents', 441, `abcd${'\u0301'.repeat(5000)}`],
  ['a whole book', 441, 'x'.repeat(200_000)],
])('feedback of %s answers %d', async (_name, code, content) => {
  keeps('5 feedback content', '7 POST /v1/home/feedback');
  const { token } = await writer();
  const answer = await app.call(sendFeedback, { content }, { token });
  const shown = code === 441 ? { field: 'content', min: 5, max: 300 } : { status: 'received' };
  expect(answer).toMatchObject({ code, data: shown });
});

test('control characters and foreign pages are refused by name', async () => {
  const { token } = await writer();
  const bell = await app.call(sendFeedback, { content: 'hello\u0000there' }, { token });
  expect(bell).toMatchObject({ code: 405, data: { field: 'content' } });
  const page = 'https://evil.example';
  const out = await app.call(sendFeedback, { content: 'hello there', page }, { token });
  expect(out).toMatchObject({ code: 405, data: { field: 'page' } });
});

test('a ticket has a number, a promise and its place; the newest is listed first', async () => {
  keeps('1 feedback', '3 Feedback');
  const { token } = await writer();
  const first = await app.ask(
    sendFeedback,
    { content: ' The list is slow. ', page: '/orderList' },
    { token, onceKey: 'key-of-the-first' },
  );
  const contact = 'anna@shop.example';
  const second = await app.ask(
    sendFeedback,
    { content: 'Thank you all', contact },
    { token, onceKey: 'key-of-the-second' },
  );
  expect(first.ticket_no).toMatch(/^[0-9A-Z]+-F1$/);
  expect(second.ticket_no).toMatch(/-F2$/);
  const promise = new Date(app.clock.now().getTime() + limits.feedbackAnswerHours * 3_600_000);
  expect(first).toMatchObject({ status: 'received', promise_at: promise.toISOString() });
  const { list, quota } = await app.ask(listFeedback, {}, { token });
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(list[1]).toMatchObject({
    content: 'The list is slow.',
    page: '/orderList',
    contact: null,
    answer: null,
  });
  expect(quota).toMatchObject({ per_day: 10, used: 2, resets_at: '2026-03-03T00:00:00.000Z' });
});

test('sent twice under one key it is one ticket', async () => {
  const { token } = await writer();
  const ask = { content: 'Sent twice' };
  const both = await Promise.all(
    [1, 2].map(() => app.textOf(sendFeedback, ask, { token, onceKey: 'one-intention' })),
  );
  const again = await app.textOf(sendFeedback, ask, { token, onceKey: 'one-intention' });
  expect(both.filter((text) => text === again).length).toBeGreaterThanOrEqual(1);
  expect((await app.ask(listFeedback, {}, { token })).list).toHaveLength(1);
});

test('thirty at once are ten: the eleventh waits for midnight, and numbers have no gap', async () => {
  const { token } = await writer();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_none, index) =>
      app.call(sendFeedback, { content: `Number ${index} of many` }, { token }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(limits.feedbackPerDay);
  const refused = answers.filter(({ code }) => code !== 200);
  const retryAt = '2026-03-03T00:00:00.000Z';
  for (const answer of refused) {
    expect(answer).toMatchObject({ code: 459, data: { reason: 'feedback_day', retry_at: retryAt } });
  }
  const { list, quota } = await app.ask(listFeedback, { page_size: 100 }, { token });
  const numbers = list.map(({ ticket_no: no }) => Number(no.split('-F')[1]));
  expect(numbers).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(quota.used).toBe(10);
});

test('a wrong text does not count against the day', async () => {
  const { token } = await writer();
  for (let count = 0; count < 12; count += 1) await app.call(sendFeedback, { content: 'no' }, { token });
  expect((await app.ask(listFeedback, {}, { token })).quota.used).toBe(0);
  expect(await app.call(sendFeedback, { content: 'Now in words' }, { token })).toMatchObject({ code: 200 });
});

test('a ticket is received, read, answered and done, and its merchant is told', async () => {
  const { shop, token } = await writer();
  const sent = await app.ask(
    sendFeedback,
    { content: 'Where is the button?' },
    { token, onceKey: 'the-question' },
  );
  const operator = await app.operator();
  const open = async () =>
    (
      await app.ask(
        deskFeedback,
        { filters: { status: ['received', 'read'] }, limit: 100 },
        { token: operator },
      )
    ).list;
  const id = (await open()).find(({ ticket_no: no }) => no === sent.ticket_no)?.id ?? '';
  const mine = async () => (await app.ask(listFeedback, { id: sent.id }, { token })).list[0];

  const early = await app.call(finishFeedback, { id }, { token: operator });
  expect(early).toMatchObject({ code: 203, data: { from: 'received' } });
  expect(await app.ask(readFeedback, { id }, { token: operator })).toMatchObject({ status: 'read' });
  const readAt = (await mine())?.read_at;
  expect(await app.ask(readFeedback, { id }, { token: operator })).toMatchObject({ read_at: readAt });

  const answer = 'It is below the picture.';
  await app.ask(answerFeedback, { id, answer }, { token: operator });
  expect(await mine()).toMatchObject({ status: 'answered', answer, read_at: readAt });
  expect((await open()).map((ticket) => ticket.id)).not.toContain(id);
  app.clock.set(new Date(app.clock.now().getTime() + 1_000));
  await app.ask(finishFeedback, { id }, { token: operator });
  expect(await mine()).toMatchObject({ status: 'done', answer });
  const late = await app.call(answerFeedback, { id, answer: 'Once more' }, { token: operator });
  expect(late).toMatchObject({ code: 203, data: { from: 'done' } });
  expect((await toldTo(shop)).map(({ code, facts }) => [code, facts.ticket])).toEqual([
    ['feedback_answered', sent.id],
    ['feedback_done', sent.id],
  ]);
  // The notice is there to be read, and leads to the very ticket.
  const { list } = await app.ask(listNotices, {}, { token });
  const route = `/feedback?ticket=${sent.id}`;
  const answered = `We answered your feedback ${sent.ticket_no}`;
  expect(list).toContainEqual(expect.objectContaining({ title: answered, route }));
});

test('a corrected answer is told again', async () => {
  const { shop, token } = await writer();
  await app.ask(sendFeedback, { content: 'A hard question' }, { token, onceKey: 'hard-question' });
  const operator = await app.operator();
  const { list } = await app.ask(
    deskFeedback,
    { filters: { status: ['received', 'read'] }, limit: 100 },
    { token: operator },
  );
  const id = list.find(({ content }) => content === 'A hard question')?.id ?? '';
  await app.ask(answerFeedback, { id, answer: 'Perhaps.' }, { token: operator });
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  await app.ask(answerFeedback, { id, answer: 'Yes, certainly.' }, { token: operator });
  expect(await toldTo(shop)).toHaveLength(2);
  expect((await app.ask(listFeedback, {}, { token })).list[0]?.answer).toBe('Yes, certainly.');
});

test('nobody sees the tickets of another shop, and merchants do not answer', async () => {
  const [mine, theirs] = [await writer('Mine'), await writer('Theirs')];
  const sent = await app.ask(
    sendFeedback,
    { content: 'A secret wish' },
    { token: theirs.token, onceKey: 'secret-wish' },
  );
  expect((await app.ask(listFeedback, { id: sent.id }, { token: mine.token })).list).toEqual([]);
  expect((await app.ask(listFeedback, {}, { token: mine.token })).list).toEqual([]);
  const answer = { id: sent.id, answer: 'I am not allowed' };
  expect(await app.call(answerFeedback, answer, { token: mine.token })).toMatchObject({ code: 409 });
  const operator = await app.operator();
  for (const id of ['nonsense', sent.id, `1.${sent.id}`]) {
    expect(await app.call(answerFeedback, { id, answer: 'Hello' }, { token: operator })).toMatchObject({
      code: 404,
    });
    expect(await app.call(readFeedback, { id }, { token: operator })).toMatchObject({ code: 404 });
  }
});

async function picture(token: string, kind: 'chat' | 'goods' = 'chat'): Promise<string> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });
  const files = [{ field: 'file', name: 'screen.png', bytes: await drawn.png().toBuffer() }];
  return (await app.ask(uploadFile, { kind }, { token, files })).id;
}

test('pictures go with a ticket, in their order, for its merchant and for the desk', async () => {
  const { token } = await writer();
  const files = [await picture(token), await picture(token)];
  const ask = { content: 'It looks like this', files: [...files, files[0] ?? ''] };
  await app.ask(sendFeedback, ask, { token, onceKey: 'with-pictures' });
  const [mine] = (await app.ask(listFeedback, {}, { token })).list;
  expect(mine?.files.map(({ id }) => id)).toEqual(files);
  expect(mine?.files[0]).toMatchObject({ w: 40, h: 30 });
  const { list } = await app.ask(
    deskFeedback,
    { filters: { status: ['received', 'read'] }, limit: 100 },
    { token: await app.operator() },
  );
  const row = list.find(({ content }) => content === 'It looks like this');
  expect(row?.pictures).toBe(2);
  const seen = await app.ask(readFeedback, { id: row?.id ?? '' }, { token: await app.operator() });
  expect(seen.files.map(({ id }) => id)).toEqual(files);
  const url = seen.files[0]?.url.replace(/^https?:\/\/[^/]+/, '') ?? '';
  expect((await app.composed.app.inject({ method: 'GET', url })).statusCode).toBe(200);
});

test('pictures of another shop, of another kind, or more than three are refused', async () => {
  const [mine, theirs] = [await writer('Mine'), await writer('Theirs')];
  const foreign = await picture(theirs.token);
  const goods = await picture(mine.token, 'goods');
  for (const id of [foreign, goods]) {
    const answer = await app.call(
      sendFeedback,
      { content: 'Look at this', files: [id] },
      { token: mine.token },
    );
    expect(answer).toMatchObject({ code: 404, data: { field: 'files' } });
  }
  const files = Array.from({ length: 4 }, () => foreign);
  const many = await app.call(sendFeedback, { content: 'Look at this', files }, { token: mine.token });
  expect(many).toMatchObject({ code: 405, data: { field: 'files' } });
  expect((await app.ask(listFeedback, {}, { token: mine.token })).quota.used).toBe(0);
});
