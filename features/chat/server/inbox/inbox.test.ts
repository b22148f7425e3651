// Talks of orders and questions before buying in one list: found, counted, and given to a person of the shop.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { sendBuyerChat } from '#features/chat/buyer.contract.ts';
import { listChats, markChat, sendChat, streamChat } from '#features/chat/contract.ts';
import { assignTalk, listInbox } from '#features/chat/inbox.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { answerQuestion, askQuestion, confirmQuestion } from '#features/questions/contract.ts';
import { listTeam, removeMember, setMemberRole } from '#features/team/contract.ts';
import { inShop } from '#platform/db/scope.ts';
import { signLink } from '#platform/http/signed-link.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { listenTo } from '#testing/live.ts';
import { addMember, memberPassword } from '#testing/team.ts';
import { openTestApp, password, type Bought, type TestApp, type TestShop } from '#testing/test-app.ts';
import { listAll } from './inbox.ts';

let app: TestApp;
let shop: TestShop;
let shopId: bigint;
let token: string;
let goodsId = '';
const orders: Bought[] = [];
let questionId = '';
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-02T10:00:00.000Z') });
  shop = await app.makeShop('Inbox Shop');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  token = await app.merchant(shop);
  const goods = await app.makeGoods([{ code: 'IN-1', cost: '5.00', stock: 50 }]);
  await app.list(shop, goods, '20.00');
  goodsId = goods[0]?.id ?? '';
  for (let at = 0; at < 3; at += 1) orders.push(await app.buy(shop, [{ id: goodsId, qty: 1 }]));
  for (const [at, order] of orders.entries()) {
    pass(at + 1);
    await write(order, `Where is it? ${at}`);
  }
  pass(60);
  questionId = await question('Is it blue?', 'Ada');
});
afterAll(() => app.close());

const pass = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1_000));
const write = (order: Bought, text: string) =>
  app.ask(sendBuyerChat, { token: order.orderToken, client_id: randomUUID(), text, files: [] });
const reply = (order: Bought, text: string) =>
  app.ask(sendChat, { id: order.orderId, client_id: randomUUID(), text, files: [] }, { token });
const inbox = (input: Partial<InputOf<typeof listInbox>> = {}, as = token) =>
  app.ask(listInbox, input, { token: as });
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const firstOf = (at: number): Bought => {
  const order = orders[at];
  if (order === undefined) throw new Error('no order');
  return order;
};
const newest = statement<{ id: string }>(
  'test-newest-question',
  'select id from goods_question where shop_id = $1 order by created_at desc, id desc limit 1',
);

async function question(text: string, name: string): Promise<string> {
  const { env } = app.composed;
  const email = `${randomUUID().slice(0, 8)}@shop.example`;
  const ip = `198.51.${Math.floor(Math.random() * 200)}.9`;
  await app.ask(askQuestion, { handle: shop.handle, goods_id: goodsId, email, name, text }, { ip });
  const [row] = await inShop(shopId, () => env.db.direct.rows(newest, [shopId]));
  const id = row?.id ?? '';
  await app.ask(confirmQuestion, { token: signLink(env, 'question-link', { shopId, id }) });
  return id;
}

test('both kinds stand in one list by their last word, and pages of it meet without a gap', async () => {
  const { list } = await inbox();
  expect(idsOf(list)).toEqual([questionId, ...orders.map(({ orderId }) => orderId).toReversed()]);
  expect(list[0]).toMatchObject({ kind: 'question', state: 'open', name: 'Ada', unread: 1 });
  expect(list[0]?.last).toEqual({ by: 'buyer', parts: [{ text: 'Is it blue?' }] });
  expect(list[1]).toMatchObject({ kind: 'order', state: 'open', name: 'A*** B*****', unread: 1 });
  expect(idsOf((await inbox({ q: 'aDA' })).list)).toEqual([questionId]);
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => inbox({ page, page_size: 1 })));
  expect(pages.flatMap((page) => idsOf(page.list))).toEqual(idsOf(list));
  expect(pages.map(({ has_more: more }) => more)).toEqual([true, true, true, false, false]);
});

test('what is unread is the sum of its rows and agrees with the counts of conversations', async () => {
  const agree = async () => {
    const [all, chats] = await Promise.all([
      inbox({ page_size: 100 }),
      app.ask(listChats, { kind: 'order', page_size: 100 }, { token }),
    ]);
    const questions = all.list.filter(({ kind, state }) => kind === 'question' && state === 'open').length;
    expect(all.unread).toBe(all.list.reduce((sum, { unread }) => sum + unread, 0));
    expect(all.unread).toBe(chats.unread + questions);
    expect(all.open).toBe(all.list.filter(({ state }) => state === 'open').length);
    return all;
  };
  expect(await agree()).toMatchObject({ unread: 4, open: 4 });
  await app.ask(markChat, { id: firstOf(0).orderId, seen: 1 }, { token });
  expect(await agree()).toMatchObject({ unread: 3, open: 4 });
  await reply(firstOf(0), 'Tomorrow.');
  expect(await agree()).toMatchObject({ unread: 3, open: 3 });
});

test('each filter has what its name says, also once silence ended a talk', async () => {
  expect(idsOf((await inbox({ filter: 'buyer' })).list)).toEqual([firstOf(0).orderId]);
  expect(idsOf((await inbox({ filter: 'open' })).list)).toHaveLength(3);
  expect((await inbox({ filter: 'answered' })).list).toEqual([]);
  await app.ask(answerQuestion, { id: questionId, text: 'It is.' }, { token, onceKey: randomUUID() });
  const answered = (await inbox({ filter: 'answered' })).list;
  expect(answered).toMatchObject([{ id: questionId, unread: 0, last: { by: 'merchant' } }]);
  await app.advance(8);
  token = await app.merchant(shop);
  expect(idsOf((await inbox({ filter: 'answered' })).list)).toEqual(
    expect.arrayContaining([questionId, firstOf(0).orderId]),
  );
  const silent = (await inbox()).list.filter(({ state }) => state === 'unanswered');
  expect(new Set(idsOf(silent))).toEqual(new Set([firstOf(1).orderId, firstOf(2).orderId]));
  await write(firstOf(1), 'Hello?');
  await write(firstOf(2), 'Hello?');
  expect((await inbox({ filter: 'open' })).list).toHaveLength(2);
});

test('a search finds the number of an order and a name as it is shown, and nothing by what is hidden', async () => {
  const number = (await inbox()).list.find(({ id }) => id === firstOf(1).orderId)?.order?.number ?? '';
  expect(idsOf((await inbox({ q: number })).list)).toEqual([firstOf(1).orderId]);
  expect((await inbox({ q: 'A*** B*****' })).list).toHaveLength(3);
  expect((await inbox({ q: 'Anna Berger' })).list).toHaveLength(3);
  expect((await inbox({ q: 'erge' })).list).toEqual([]);
  // The name went with the answer.
  expect((await inbox({ q: 'ada' })).list).toEqual([]);
  for (const q of ['%', '_', '\\', "'", '💧']) expect((await inbox({ q })).list).toEqual([]);
  expect((await app.call(listInbox, { q: 'x'.repeat(81) }, { token })).code).not.toBe(200);
});

test('thirty who give one talk at once: one is first, the others are told who has it', async () => {
  const { people } = await inbox();
  const me = people.find(({ is_me: isMe }) => isMe)?.id ?? '';
  const talk = { kind: 'order' as const, id: firstOf(1).orderId };
  const take = () => app.call(assignTalk, { ...talk, person_id: me, seen: null }, { token });
  const all = await Promise.all(Array.from({ length: 30 }, take));
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  for (const other of all.filter(({ code }) => code !== 200))
    expect(other).toMatchObject({ code: 203, data: { reason: 'assigned' } });
  const mine = await inbox({ filter: 'mine' });
  expect(mine.list).toMatchObject([{ id: talk.id, assigned: { id: me, is_me: true } }]);
  expect(mine.mine).toBe(1);
  await app.ask(assignTalk, { ...talk, person_id: null, seen: me }, { token });
  expect((await inbox({ filter: 'mine' })).list).toEqual([]);
});

test('talks of a member fall back to nobody when the member is removed, or works with something else', async () => {
  const member = await addMember(app, shop, 'service', 'Mia');
  const { members } = await app.ask(listTeam, {}, { token });
  const id = members[0]?.id ?? '';
  const chat = { kind: 'order' as const, id: firstOf(2).orderId };
  const asked = { kind: 'question' as const, id: questionId };
  for (const talk of [chat, asked])
    await app.ask(assignTalk, { ...talk, person_id: id, seen: null }, { token: member.token });
  expect(idsOf((await inbox({ filter: 'mine' }, member.token)).list)).toHaveLength(2);
  const given = (await inbox()).list.find((one) => one.id === chat.id)?.assigned;
  expect(given).toMatchObject({ id, name: 'Mia', by: 'Mia', is_me: false });
  await app.ask(setMemberRole, { id, role: 'products', password }, { token });
  expect((await app.call(listInbox, {}, { token: member.token })).code).not.toBe(200);
  expect((await inbox()).list.every(({ assigned }) => assigned === null)).toBe(true);
  await app.ask(setMemberRole, { id, role: 'service', password }, { token });
  await app.ask(removeMember, { id }, { token });
  const { list, people } = await inbox();
  expect(list.every(({ assigned }) => assigned === null)).toBe(true);
  expect(people.map(({ is_owner: isOwner }) => isOwner)).toEqual([true]);
  expect(await app.call(assignTalk, { ...chat, person_id: id, seen: null }, { token })).toMatchObject({
    code: 404,
    data: { field: 'person_id' },
  });
});

test('a member who works with orders reads it and is given nothing; another shop finds nothing', async () => {
  const member = await addMember(app, shop, 'orders', 'Leo');
  const { list, people } = await inbox({}, member.token);
  expect(list).toHaveLength(4);
  expect(people.some(({ is_me: isMe }) => isMe)).toBe(false);
  const other = await app.makeShop('Other Inbox');
  const theirs = await app.merchant(other);
  expect(await inbox({}, theirs)).toMatchObject({ list: [], unread: 0, open: 0 });
  for (const kind of ['order', 'question'] as const) {
    const id = kind === 'order' ? firstOf(1).orderId : questionId;
    const call = await app.call(assignTalk, { kind, id, person_id: null, seen: null }, { token: theirs });
    expect(call).toMatchObject({ code: 404, data: { field: 'id' } });
  }
});

/** The counts of an answer are those of the lists that the same person reads. */
async function assertAgree(as = token) {
  const all = await inbox({ page_size: 100 }, as);
  const [open, mine] = await Promise.all(
    (['open', 'mine'] as const).map((filter) => inbox({ filter, page_size: 100 }, as)),
  );
  expect(all.open).toBe(open?.list.length);
  expect(all.mine).toBe(mine?.list.length);
  expect(all.unread).toBe(all.list.reduce((sum, { unread }) => sum + unread, 0));
  return all;
}

test('counts of one’s own talks are those of their list, for the owner and for members, whatever became of them', async () => {
  const before = await app.ask(listTeam, {}, { token });
  for (const { id } of before.members) await app.ask(removeMember, { id }, { token });
  const mia = await addMember(app, shop, 'service', 'Mia the second');
  const { people } = await inbox();
  const idOf = (name: string) => people.find((one) => one.name === name)?.id ?? '';
  const owner = people.find(({ is_owner: isOwner }) => isOwner)?.id ?? '';
  const talks = [firstOf(1).orderId, firstOf(2).orderId].map((id) => ({ kind: 'order' as const, id }));
  const [first, second] = talks;
  if (first === undefined || second === undefined) throw new Error('no talks');
  const asked = { kind: 'question' as const, id: questionId };
  await app.ask(assignTalk, { ...first, person_id: owner, seen: null }, { token });
  await app.ask(assignTalk, { ...asked, person_id: owner, seen: null }, { token });
  await app.ask(assignTalk, { ...second, person_id: idOf('Mia the second'), seen: null }, { token });
  expect(await assertAgree()).toMatchObject({ mine: 2 });
  expect(await assertAgree(mia.token)).toMatchObject({ mine: 1 });
  await reply(firstOf(1), 'It is on its way.');
  await reply(firstOf(2), 'That one as well.');
  expect(await assertAgree()).toMatchObject({ mine: 2, open: 0 });
  expect(await assertAgree(mia.token)).toMatchObject({ mine: 1 });
  const { members } = await app.ask(listTeam, {}, { token });
  const id = members.find(({ name }) => name === 'Mia the second')?.id ?? '';
  await app.ask(setMemberRole, { id, role: 'orders', password }, { token });
  const signIn = { username: mia.username, password: memberPassword };
  const again = await app.ask(login, signIn);
  expect(await assertAgree(again.token)).toMatchObject({ mine: 0 });
  await app.ask(assignTalk, { ...asked, person_id: null, seen: owner }, { token });
});

/** The database, as whoever reads the inbox has it: `change` happens after each statement, before the next one. */
function changing(change: () => Promise<unknown>): { tx: Tx; count: () => number } {
  const { direct } = app.composed.env.db;
  let turn: Promise<unknown> = Promise.resolve();
  let count = 0;
  function inTurn<T>(read: () => Promise<T>): Promise<T> {
    const mine = turn.then(async () => {
      count += 1;
      const found = await read();
      await change();
      return found;
    });
    turn = mine.catch(() => undefined);
    return mine;
  }
  const tx: Tx = {
    ...direct,
    rows: (...asked) => inTurn(() => direct.rows(...asked)),
    row: (...asked) => inTurn(() => direct.row(...asked)),
  };
  return { tx, count: () => count };
}

test('rows and counts are of one moment, and a page costs two statements however many talks it has', async () => {
  const { people } = await inbox();
  const me = people.find(({ is_me: isMe }) => isMe)?.id ?? '';
  for (const filter of ['all', 'open', 'mine'] as const) {
    await write(firstOf(1), 'And now?');
    const { tx, count } = changing(async () => {
      // Answered and read, and given to nobody.
      await reply(firstOf(1), 'Now.');
      await app.ask(markChat, { id: firstOf(1).orderId, seen: 100 }, { token });
      const seen = (await inbox({ id: firstOf(1).orderId })).list[0]?.assigned?.id ?? null;
      await app.ask(assignTalk, { kind: 'order', id: firstOf(1).orderId, person_id: null, seen }, { token });
    });
    const act = { tx, shopId, personId: me };
    const page = await inShop(shopId, () => listAll(act, 'en', { filter, page: 1, page_size: 50 }));
    const counted = filter === 'all' ? page.unread : page[filter];
    const unread = page.list.reduce((sum, row) => sum + row.unread, 0);
    expect(counted).toBe(filter === 'all' ? unread : page.list.length);
    expect(count()).toBe(2);
    await app.ask(
      assignTalk,
      { kind: 'order', id: firstOf(1).orderId, person_id: me, seen: null },
      { token },
    );
  }
});

test('an open list is told of a message, of a question and of who has it', async () => {
  const base = await app.composed.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = await listenTo(base, streamChat, {}, { token, lastId: '0' });
  const receivesOn = async (act: () => Promise<unknown>) => {
    const before = reader.of('changed').length;
    await act();
    await reader.until(() => reader.of('changed').length > before);
  };
  await reader.until(() => reader.of('changed').length === 1);
  await receivesOn(() => write(firstOf(0), 'And the other one?'));
  pass(60);
  await receivesOn(() => question('Is it round?', 'Bea'));
  const { people } = await inbox();
  const me = people[0]?.id ?? '';
  pass(1);
  const talk = { kind: 'question' as const, id: questionId };
  await receivesOn(() => app.ask(assignTalk, { ...talk, person_id: me, seen: null }, { token }));
  expect(reader.of('changed').length).toBeGreaterThanOrEqual(4);
  reader.close();
});
