// Buyers and merchants on an order, and the desk that sees what it may.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleToken } from '#testing/door.ts';
import { openTestApp, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import * as buyer from '#features/chat/buyer.contract.ts';
import * as desk from '#features/chat/console.contract.ts';
import * as chat from '#features/chat/contract.ts';
import { today } from '#features/lists/contract.ts';
import { uploadFile } from '#features/files/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { eraseBuyerChat } from '#features/chat/server/public.ts';
import { statement } from '#platform/db/database.ts';

let app: TestApp;
let operator: string;
let shop: TestShop;
let bought: Bought;
let foreign: Bought;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-02T10:00:00.000Z') });
  operator = await app.operator();
  shop = await app.makeShop('Talking Shop');
  token = await app.merchant(shop);
  const goods = await app.makeGoods([{ code: 'A-1', cost: '5.00', stock: 50 }]);
  await app.list(shop, goods, '20.00');
  const lines = goods.map(({ id }) => ({ id, qty: 1 }));
  bought = await app.buy(shop, lines);
  foreign = await app.buy(shop, lines);
});
afterAll(() => app.close());

const write = (text: string, files: string[] = [], link = bought.orderToken) =>
  app.call(buyer.sendBuyerChat, { token: link, client_id: randomUUID(), text, files });
const reply = (text: string, files: string[] = []) =>
  app.call(chat.sendChat, { id: bought.orderId, client_id: randomUUID(), text, files }, { token });
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sent = (field: string) => [{ field, name: 'picture.png', bytes: picture }];

test('a buyer writes on their order, the merchant sees a buyer and no contact, and answers', async () => {
  expect(await app.ask(buyer.readBuyerChat, { token: bought.orderToken })).toMatchObject({
    conversation: null,
  });
  expect(await write('Where is it? Write to me@mail.example or +44 20 7946 0958')).toMatchObject({
    code: 200,
  });
  await app.call(buyer.typingBuyerChat, { token: bought.orderToken });
  const { list, unread } = await app.ask(chat.listChats, { kind: 'order' }, { token });
  expect(unread).toBe(1);
  expect(list).toMatchObject([{ id: bought.orderId, kind: 'order', state: 'waiting', unread: 1 }]);
  const { messages } = await app.ask(chat.readChat, { id: bought.orderId }, { token });
  expect(messages[0]).toMatchObject({ by: 'buyer', name: null });
  expect(JSON.stringify(messages)).not.toContain('mail.example');
  expect(JSON.stringify(messages)).not.toContain('Berger');
  const number = list[0]?.order?.number ?? '';
  expect(await reply(`Order ${number} leaves today, 20.00 USD are paid.`)).toMatchObject({
    data: { message: { parts: [{ text: `Order ${number} leaves today, 20.00 USD are paid.` }] } },
  });
  const back = await app.ask(buyer.readBuyerChat, { token: bought.orderToken });
  expect(back.conversation).toMatchObject({ state: 'answered', unread: 1, read: { mine: 1, theirs: 0 } });
});

test('a buyer who is away gets one letter, a merchant who is away one notice', async () => {
  await reply('Are you there?');
  await write('Yes');
  await reply('Good');
  app.clock.set(new Date(app.clock.now().getTime() + limits.chatEmailAwayMs));
  await app.composed.runner.runDue();
  await app.composed.runner.runDue();
  const emails = await app.composed.env.db.direct.rows(
    statement<{ count: number }>(
      'test-letters',
      `select count(*)::int as count from letter where kind = 'chat_answered' and checkout_id = $1`,
    ),
    [bought.orderId],
  );
  expect(emails).toEqual([{ count: 1 }]);
  const { list } = await app.ask(listNotices, {}, { token });
  expect(list.filter(({ code }) => code === 'chat_buyer_wrote')).toMatchObject([
    { route: `/orderList/${bought.orderId}/messages` },
  ]);
});

test('pictures belong to who sent them and to one message', async () => {
  const own = await app.ask(buyer.uploadBuyerChat, { token: bought.orderToken }, { files: sent('picture') });
  expect(await write('Look', [own.id])).toMatchObject({
    code: 200,
    data: { message: { files: [{ id: own.id }] } },
  });
  expect(await write('Again', [own.id])).toMatchObject({ code: 405, data: { reason: 'not_yours' } });
  const theirs = await app.ask(
    buyer.uploadBuyerChat,
    { token: foreign.orderToken },
    { files: sent('picture') },
  );
  expect(await write('Foreign', [theirs.id])).toMatchObject({ code: 405 });
  expect(await reply('A buyer’s', [theirs.id])).toMatchObject({ code: 405 });
  const mine = await app.ask(uploadFile, { kind: 'chat' }, { token, files: sent('file') });
  expect(await reply('Mine', [mine.id])).toMatchObject({ code: 200 });
  expect(await reply('Twice', [mine.id])).toMatchObject({ code: 405 });
  expect(
    await write(
      'Too many',
      Array.from({ length: 7 }, () => randomUUID()),
    ),
  ).toMatchObject({ code: 405 });
});

test('the desk sees a conversation of others only once it was reported, and each look is written down', async () => {
  const id = `${shop.shopId}.${bought.orderId}`;
  const look = () => app.call(desk.readDeskChat, { id }, { token: operator });
  const listed = async () =>
    (await app.ask(desk.deskChats, {}, { token: operator })).list.map((row) => row.id);
  expect(await look()).toMatchObject({ code: 404 });
  expect(await listed()).not.toContain(id);
  expect(
    await app.call(desk.sendDeskChat, { id, client_id: randomUUID(), text: 'x' }, { token: operator }),
  ).toMatchObject({ code: 404 });
  const report = () =>
    app.call(buyer.reportBuyerChat, { token: bought.orderToken, reason: 'They are rude.' });
  expect(await report()).toMatchObject({ code: 200, data: { can: { report: false } } });
  expect(await report()).toMatchObject({ code: 203, data: { reason: 'already' } });
  expect(await look()).toMatchObject({
    code: 200,
    data: { conversation: { report: { by: 'buyer', reason: 'They are rude.' } } },
  });
  expect(await listed()).toContain(id);
  expect(
    await app.call(desk.sendDeskChat, { id, client_id: randomUUID(), text: 'x' }, { token: operator }),
  ).toMatchObject({ code: 203 });
  const looks = await app.composed.env.db.direct.rows(
    statement<{ count: number }>(
      'test-looks',
      `select count(*)::int as count from audit_entry where lower(act) like '%readdeskchat%' and subject = $1`,
    ),
    [`conversation ${bought.orderId}`],
  );
  expect(looks[0]?.count).toBe(1);
  const queue = (await app.ask(today, {}, { token: operator })).queues.find(
    ({ name }) => name === 'chatReports',
  );
  expect(queue).toMatchObject({ count: 1 });
  const end = { id, outcome: 'warned', note: 'Asked to be polite.' } as const;
  await app.ask(desk.resolveReport, end, { token: operator });
  expect(await app.call(desk.resolveReport, end, { token: operator })).toMatchObject({ code: 203 });
});

test('a conversation is taken by one of thirty, handed over, and given back', async () => {
  const person = { username: `desk-${randomUUID().slice(0, 8)}`, password: 'right-horse-battery-7' };
  await makeOperator(app.composed.env, { ...person, name: 'Second', roles: ['service'] });
  const second = await consoleToken(app.composed, person);
  const { conversation } = await app.ask(chat.openChat, {}, { token });
  await app.ask(chat.sendChat, { id: conversation.id, client_id: randomUUID(), text: 'Help' }, { token });
  const id = `${shop.shopId}.${conversation.id}`;
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      app.call(desk.claimChat, { id, held_by: null }, { token: at % 2 === 0 ? operator : second }),
    ),
  );
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(all.filter(({ code }) => code === 456)).toHaveLength(29);
  const { people } = await app.ask(desk.deskTeam, {}, { token: second });
  const [me, them] = [people.find((one) => one.is_me), people.find((one) => !one.is_me)];
  const { conversation: held } = await app.ask(desk.readDeskChat, { id }, { token: second });
  const heldBy = held.holder?.id ?? null;
  const handed = await app.ask(
    desk.handOverChat,
    { id, held_by: heldBy, to: me?.id ?? null },
    { token: operator },
  );
  expect(handed).toMatchObject({ holder: { name: 'Second' }, is_mine: false });
  const mine = await app.ask(desk.deskChats, { filters: { holder: ['mine'] } }, { token: second });
  expect(mine.list).toMatchObject([{ id, is_mine: true, is_late: false }]);
  expect(
    (await app.ask(desk.deskChats, { filters: { holder: ['mine'] } }, { token: operator })).list,
  ).toEqual([]);
  expect((await app.ask(desk.deskChats, { filters: { late: true } }, { token: second })).list).toEqual([]);
  const given = { id, held_by: me?.id ?? null, to: null };
  expect(await app.ask(desk.handOverChat, given, { token: second })).toMatchObject({ holder: null });
  const nobody = { id, held_by: null, to: randomUUID() };
  expect(await app.call(desk.handOverChat, nobody, { token: second })).toMatchObject({ code: 203 });
  expect(them?.name).toBe('Owner');
});

test('answers that were written before have versions, and none holds what would be hidden', async () => {
  const save = (more: object) =>
    app.call(
      desk.saveCanned,
      { version: 0, title: 'Payout times', texts: { en: 'Two days at most.' }, ...more },
      { token: operator },
    );
  const made = await save({});
  expect(made).toMatchObject({ code: 200, data: { version: 1, changed_by: 'Owner' } });
  expect(await save({})).toMatchObject({ code: 203, data: { reason: 'taken' } });
  expect(await save({ title: 'Other', texts: { en: 'Write to me@mail.example' } })).toMatchObject({
    code: 203,
    data: { reason: 'hidden' },
  });
  const { list } = await app.ask(desk.listCanned, { q: 'payout' }, { token: operator });
  const [first] = list;
  const again = { id: first?.id, version: 1, texts: { en: 'Two days.', ja: '二日以内です。' } };
  const both = await Promise.all([save(again), save(again)]);
  expect(both.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([200, 456]);
  await app.ask(desk.removeCanned, { id: first?.id ?? '', version: 2 }, { token: operator });
  expect((await app.ask(desk.listCanned, {}, { token: operator })).list).toEqual([]);
});

test('a buyer who is not known any more has said nothing', async () => {
  const { env } = app.composed;
  const found = await env.db.direct.rows(
    statement<{ shop_id: bigint }>('test-shop-of', 'select shop_id from conversation where id = $1'),
    [bought.orderId],
  );
  const shopId = found[0]?.shop_id ?? 0n;
  await expect(env.db.transaction((tx) => eraseBuyerChat(env, tx, shopId, bought.orderId))).rejects.toThrow(
    /no erasure/,
  );
  await env.db.transaction(async (tx) => {
    await tx.rows(
      statement<never>(
        'test-erased',
        `insert into buyer_erasure (shop_id, order_id, at) values ($1, $2, $3)`,
      ),
      [shopId, bought.orderId, app.clock.now()],
    );
    await eraseBuyerChat(env, tx, shopId, bought.orderId);
  });
  const { messages } = await app.ask(chat.readChat, { id: bought.orderId }, { token });
  expect(messages.every(({ parts }) => parts.length === 0)).toBe(true);
});
