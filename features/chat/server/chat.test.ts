// A merchant and the desk talk: numbers without a gap, one message however often it is sent, and nothing that leads out.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import * as desk from '#features/chat/console.contract.ts';
import * as chat from '#features/chat/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { statement } from '#platform/db/database.ts';
import { keeps } from '#testing/keeps.ts';
import { uniqueShopName } from '#testing/shop-names.ts';

let app: TestApp;
let operator: string;
// A Monday morning: the desk is there from nine to five.
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-02T10:00:00.000Z') });
  operator = await app.operator();
});
afterAll(() => app.close());

async function begin() {
  const shop = await app.makeShop(uniqueShopName());
  const token = await app.merchant(shop);
  const { conversation } = await app.ask(chat.openChat, {}, { token });
  return { shop, token, id: conversation.id, routed: `${shop.shopId}.${conversation.id}` };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const say = ({ token, id }: Begun, text: string, clientId: string = randomUUID()) =>
  app.call(chat.sendChat, { id, client_id: clientId, text }, { token });
const read = ({ token, id }: Begun, place = {}) => app.ask(chat.readChat, { id, ...place }, { token });
const answer = ({ routed }: Begun, text: string) =>
  app.ask(desk.sendDeskChat, { id: routed, client_id: randomUUID(), text }, { token: operator });
const textsOf = (messages: readonly { parts: readonly object[] }[]) =>
  messages.map(({ parts }) => parts.map((part) => ('text' in part ? part.text : '▒')).join(''));

test('a question waits with a place and a promise, is answered, and is closed by silence; writing opens it again', async () => {
  keeps('1 contact online customer service');
  const one = await begin();
  const two = await begin();
  expect((await read(one)).conversation).toMatchObject({ state: 'open', queue_position: null, last_seq: 0 });
  await say(one, 'Where is my money?');
  app.clock.set(new Date(app.clock.now().getTime() + 1_000));
  await say(two, 'And mine?');
  const waiting = (await read(two)).conversation;
  expect(waiting).toMatchObject({ state: 'waiting', queue_position: 2, unread: 0 });
  expect(waiting.promise_at).toBe(
    new Date(app.clock.now().getTime() + limits.chatAnswerMinutes * 60_000).toISOString(),
  );
  await answer(one, 'It is on its way.');
  expect((await read(one)).conversation).toMatchObject({
    state: 'answered',
    desk: { name: 'Owner' },
    unread: 1,
    queue_position: null,
  });
  expect((await read(two)).conversation.queue_position).toBe(1);
  await app.advance(8);
  one.token = await app.merchant(one.shop);
  expect((await read(one)).conversation).toMatchObject({ state: 'closed', closes_at: null });
  await say(one, 'One more thing.');
  expect((await read(one)).conversation).toMatchObject({ state: 'waiting', closed_at: null, last_seq: 3 });
  operator = await app.operator();
  await app.ask(desk.closeDeskChat, { id: one.routed }, { token: operator });
  two.token = await app.merchant(two.shop);
  await app.call(chat.closeChat, { id: two.id }, { token: two.token });
});

test('thirty at once are the numbers 1 to 30 without a gap', async () => {
  const one = await begin();
  const sent = await Promise.all(Array.from({ length: 30 }, (_, at) => say(one, `Word ${at}`)));
  expect(sent.every(({ code }) => code === 200)).toBe(true);
  const { messages, conversation } = await read(one);
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  expect(conversation.last_seq).toBe(30);
});

test('one message sent thirty times at once is one, and each time answered alike', async () => {
  const one = await begin();
  const clientId = randomUUID();
  const sent = await Promise.all(Array.from({ length: 30 }, () => say(one, 'Only once', clientId)));
  expect(new Set(sent.map(({ data }) => JSON.stringify(data)))).toHaveProperty('size', 1);
  expect((await read(one)).conversation.last_seq).toBe(1);
  expect(await say(one, 'Something else', clientId)).toMatchObject({ code: 455 });
});

test('what is too long, empty or too fast is refused with what was accepted kept', async () => {
  const one = await begin();
  const long = await say(one, 'a'.repeat(10_000));
  expect(long).toMatchObject({ code: 405, data: { field: 'text', reason: 'too_long', limit: 2_000 } });
  expect(await say(one, '👨‍👩‍👧‍👦'.repeat(2_000))).toMatchObject({ code: 200 });
  expect(await say(one, '\u202e\u200b \n')).toMatchObject({ code: 405, data: { reason: 'empty' } });
  const many = await Promise.all(Array.from({ length: 60 }, (_, at) => say(one, `Fast ${at}`)));
  expect(many.filter(({ code }) => code === 200)).toHaveLength(limits.chatMessagesPerMinute - 1);
  const late = many.find(({ code }) => code === 459);
  const minute = 60_000;
  const next = new Date((Math.floor(app.clock.now().getTime() / minute) + 1) * minute);
  expect(late).toMatchObject({ data: { retry_at: next.toISOString() } });
  expect((await read(one)).conversation.last_seq).toBe(limits.chatMessagesPerMinute);
});

test('addresses and contacts are hidden before they are kept, of the desk as well, and nothing of them is in the database', async () => {
  const one = await begin();
  await say(one, 'My address is TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC and me@mail.example');
  await answer(one, 'Please pay to DE89 3704 0044 0532 0130 00 or write to +49 170 1234567');
  const { messages } = await read(one);
  expect(textsOf(messages)).toEqual(['My address is ▒ and ▒', 'Please pay to ▒ or write to ▒']);
  expect(messages[0]?.parts).toContainEqual({ masked: 'address' });
  expect(messages[1]?.parts).toContainEqual({ masked: 'iban' });
  const kept = await app.composed.env.db.direct.rows(
    statement<{ n: number }>(
      'test-kept',
      `select count(*)::int as n from chat_message where parts::text like '%TJRy%' or parts::text like '%3704%'`,
    ),
    [],
  );
  expect(kept).toEqual([{ n: 0 }]);
});

test('scripts are words, and marks that turn the direction are gone', async () => {
  const one = await begin();
  await say(one, '<script>alert(1)</script> \u202eevil\u202c \u2066x\u2069');
  expect(textsOf((await read(one)).messages)).toEqual(['<script>alert(1)</script> evil x']);
});

test("another shop's conversation is not there, whatever is asked of it", async () => {
  const [one, other] = [await begin(), await begin()];
  await say(one, 'Mine');
  const as = { token: other.token };
  const { id } = one;
  const tries = [
    await app.call(chat.readChat, { id }, as),
    await app.call(chat.sendChat, { id, client_id: randomUUID(), text: 'x' }, as),
    await app.call(chat.markChat, { id, seen: 1 }, as),
    await app.call(chat.typingChat, { id }, as),
    await app.call(chat.closeChat, { id }, as),
    await app.call(chat.rateChat, { id, stars: 5 }, as),
    await app.call(chat.exportChat, { id, format: 'text' }, as),
    await app.call(chat.openChat, { order_id: randomUUID() }, as),
  ];
  expect(tries.map(({ code }) => code)).toEqual(tries.map(() => 404));
});

test('marks go forward only, and show the other side how far one has read', async () => {
  const one = await begin();
  await say(one, 'One');
  await app.ask(desk.markDeskChat, { id: one.routed, seen: 1 }, { token: operator });
  await answer(one, 'Two');
  await answer(one, 'Three');
  const mark = (seen: number) => app.ask(chat.markChat, { id: one.id, seen }, { token: one.token });
  expect(await mark(3)).toEqual({ mine: 3, theirs: 3, unread: 0 });
  expect(await mark(2)).toMatchObject({ mine: 3 });
  expect(await mark(99)).toMatchObject({ mine: 3 });
  const seen = await app.ask(desk.readDeskChat, { id: one.routed }, { token: operator });
  expect(seen.conversation.read).toEqual({ mine: 3, theirs: 3 });
});

test('who was not there is told once of all that came, and who has read is not', async () => {
  const [away, there] = [await begin(), await begin()];
  for (const one of [away, there]) {
    await say(one, 'A question');
    await answer(one, 'An answer');
    await answer(one, 'And more');
  }
  await app.ask(chat.markChat, { id: there.id, seen: 3 }, { token: there.token });
  app.clock.set(new Date(app.clock.now().getTime() + limits.chatAwayMs));
  await app.composed.runner.runDue();
  await app.composed.runner.runDue();
  const box = async ({ token }: Begun) =>
    (await app.ask(listNotices, {}, { token })).list.map(({ code }) => code);
  expect((await box(away)).filter((code) => code === 'chat_answered')).toHaveLength(1);
  expect(await box(there)).not.toContain('chat_answered');
});

test('a closed conversation is rated once, and none that is open', async () => {
  const one = await begin();
  await say(one, 'Help');
  const rate = () => app.call(chat.rateChat, { id: one.id, stars: 4, text: 'Quick' }, { token: one.token });
  expect(await rate()).toMatchObject({ code: 203, data: { reason: 'not_closed' } });
  await app.ask(chat.closeChat, { id: one.id }, { token: one.token });
  const all = await Promise.all(Array.from({ length: 5 }, rate));
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(all.filter(({ code }) => code === 203)).toHaveLength(4);
  expect((await read(one)).conversation).toMatchObject({
    rating: { stars: 4, text: 'Quick' },
    can: { rate: false },
  });
});

test('one conversation with the desk is open: an older one says where to write, and thirty openings make one', async () => {
  const one = await begin();
  await say(one, 'First');
  await app.ask(chat.closeChat, { id: one.id }, { token: one.token });
  const opened = await Promise.all(
    Array.from({ length: 10 }, () => app.ask(chat.openChat, {}, { token: one.token })),
  );
  const ids = new Set(opened.map(({ conversation }) => conversation.id));
  expect(ids.size).toBe(1);
  const [second = ''] = ids;
  expect(second).not.toBe(one.id);
  expect((await read(one)).conversation.can).toMatchObject({ write: false, elsewhere: second });
  expect(await say(one, 'Again')).toMatchObject({ code: 203, data: { reason: 'other_open', id: second } });
});

test('a transcript has every word, its hidden parts named, and the same hash for both sides', async () => {
  const one = await begin();
  await say(one, 'Write to me@mail.example');
  await answer(one, 'We answer here.');
  const mine = await app.ask(chat.exportChat, { id: one.id, format: 'text' }, { token: one.token });
  const theirs = await app.ask(desk.exportDeskChat, { id: one.routed, format: 'json' }, { token: operator });
  expect(mine.body).toContain('[hidden: email address]');
  expect(mine.body).toContain('We answer here.');
  expect(mine.body).toContain(mine.sha256);
  expect(mine.sha256).toBe(theirs.sha256);
  expect(JSON.parse(theirs.body)).toMatchObject({ messages: [{ seq: 1 }, { seq: 2, name: 'Owner' }] });
});

test('nobody changes what was said: the application may not even try', async () => {
  const { direct } = app.composed.env.db;
  for (const text of ["update chat_message set parts = '[]'", 'delete from chat_message']) {
    await expect(direct.rows(statement(`test-${text.slice(0, 6)}`, text), [])).rejects.toThrow(
      /permission denied/,
    );
  }
});

test('an address in two messages is hidden in the second, and sent again it is the same message', async () => {
  const one = await begin();
  await say(one, 'write down TJRabPrwbZy45sbav');
  const clientId = randomUUID();
  const sent = [
    await say(one, 'fcjinPJC18kjpRTv8 that is it', clientId),
    await say(one, 'fcjinPJC18kjpRTv8 that is it', clientId),
  ];
  expect(sent.map(({ code }) => code)).toEqual([200, 200]);
  expect(textsOf((await read(one)).messages)).toEqual(['write down TJRabPrwbZy45sbav', '▒ that is it']);
});
