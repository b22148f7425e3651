// What is said is heard on every node, once, in its order, whatever breaks on the way; and only by whom it is for.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenTo, type LiveReader } from '#testing/live.ts';
import { composeTestApp, openTestApp, type TestApp } from '#testing/test-app.ts';
import type { Composed } from '#apps/server/compose.ts';
import { limits } from '#domain/limits.ts';
import * as buyer from '#features/chat/buyer.contract.ts';
import * as desk from '#features/chat/console.contract.ts';
import * as chat from '#features/chat/contract.ts';
import { logout } from '#features/people/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openStopwatch } from '#testing/own-time.ts';
import { uniqueShopName } from '#testing/shop-names.ts';

let app: TestApp;
let other: Composed;
let operator: string;
let here: string;
let there: string;
const folder = mkdtempSync(path.join(tmpdir(), 'stockless-second-'));
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-02T10:00:00.000Z') });
  operator = await app.operator();
  const { database, clock, policy } = app;
  other = composeTestApp({ database, clock, policy, folder });
  here = await app.composed.app.listen({ port: 0, host: '127.0.0.1' });
  there = await other.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await app.close();
  for (const one of [folder, `${folder}-vault`]) rmSync(one, { recursive: true, force: true });
});

async function begin() {
  const shop = await app.makeShop(uniqueShopName());
  const token = await app.merchant(shop);
  const { conversation } = await app.ask(chat.openChat, {}, { token });
  return { shop, token, id: conversation.id, routed: `${shop.shopId}.${conversation.id}` };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const say = ({ token, id }: Begun, text: string) =>
  app.ask(chat.sendChat, { id, client_id: randomUUID(), text }, { token });
const answer = ({ routed }: Begun, text: string) =>
  app.ask(desk.sendDeskChat, { id: routed, client_id: randomUUID(), text }, { token: operator });
/** A reader that names no place is told what comes after its first state: what is said sooner may stand before it. */
async function watch(listen: () => Promise<LiveReader>): Promise<LiveReader> {
  const reader = await listen();
  await reader.until(() => reader.of('state').length > 0);
  return reader;
}
const idsOf = (reader: LiveReader) => reader.of('message').map(({ id }) => Number(id?.split('.')[0]));

test('a message is heard on both nodes within moments, with its number as its place', async () => {
  const one = await begin();
  const reader = await watch(() => listenTo(there, chat.streamChat, { id: one.id }, one));
  const deskReader = await watch(() =>
    listenTo(here, desk.streamDeskChat, { id: one.routed }, { token: operator }),
  );
  expect(reader.type).toContain('text/event-stream');
  // The least of three: sooner than a look of the node finds it, though a busy machine may delay one.
  const tookMs: number[] = [];
  for (const count of [2, 4, 6]) {
    const stopwatch = openStopwatch();
    await say(one, 'Hello');
    await answer(one, 'Hello to you');
    await reader.until(() => idsOf(reader).length === count);
    await deskReader.until(() => idsOf(deskReader).length === count);
    tookMs.push(stopwatch.ms());
    stopwatch.close();
  }
  expect(Math.min(...tookMs)).toBeLessThan(limits.liveLookMs * 0.75);
  expect(idsOf(reader)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(reader.of('message')[1]?.data).toMatchObject({
    by: 'desk',
    name: 'Owner',
    parts: [{ text: 'Hello to you' }],
  });
  reader.close();
  deskReader.close();
});

test('who comes again hears what came in between, once, on whichever node', async () => {
  const one = await begin();
  const first = await watch(() => listenTo(here, chat.streamChat, { id: one.id }, one));
  await say(one, 'One');
  await first.until(() => idsOf(first).length === 1);
  await first.until(() => first.of('state').length > 1);
  const place = first.place();
  first.close();
  for (const text of ['Two', 'Three', 'Four']) await say(one, text);
  const again = await listenTo(there, chat.streamChat, { id: one.id }, { ...one, lastId: place });
  await again.until(() => idsOf(again).length === 3);
  expect(idsOf(again)).toEqual([2, 3, 4]);
  const bySeq = await listenTo(there, chat.streamChat, { id: one.id, after: 2 }, one);
  await bySeq.until(() => idsOf(bySeq).length === 2);
  expect(idsOf(bySeq)).toEqual([3, 4]);
  again.close();
  bySeq.close();
});

test('what was never said to a node is found by its look', async () => {
  const one = await begin();
  const reader = await watch(() => listenTo(there, chat.streamChat, { id: one.id }, one));
  // A message without its news: as if the line that carries them were cut.
  const { direct } = app.composed.env.db;
  const [shop] = await direct.rows(
    statement<{ shop_id: bigint }>('test-shop', 'select shop_id from conversation where id = $1'),
    [one.id],
  );
  await app.composed.env.db.transaction(async (tx) => {
    await tx.rows(
      statement<never>(
        'test-quiet',
        `update conversation set last_seq = 1, revision = revision + 1 where shop_id = $1 and id = $2`,
      ),
      [shop?.shop_id ?? 0n, one.id],
    );
    await tx.rows(
      statement<never>(
        'test-quiet-message',
        `insert into chat_message (shop_id, conversation_id, seq, by_side, by_id, client_id, parts, at)
         values ($1, $2, 1, 'merchant', $3, $3, '[{"text":"quiet"}]', $4)`,
      ),
      [shop?.shop_id ?? 0n, one.id, randomUUID(), app.clock.now()],
    );
  });
  await reader.until(() => idsOf(reader).length === 1);
  expect(idsOf(reader)).toEqual([1]);
  reader.close();
});

test('typing is heard and kept nowhere; marks change the state', async () => {
  const one = await begin();
  await say(one, 'A question');
  const reader = await watch(() => listenTo(there, chat.streamChat, { id: one.id }, one));
  await app.ask(desk.typingDeskChat, { id: one.routed }, { token: operator });
  await reader.until(() => reader.of('typing').length === 1);
  expect(reader.of('typing')[0]).toEqual({ name: 'typing', id: undefined, data: { by: 'desk' } });
  await app.ask(desk.markDeskChat, { id: one.routed, seen: 1 }, { token: operator });
  await reader.until(() => reader.of('state').length === 2);
  expect(reader.of('state')[1]?.data).toMatchObject({ read: { mine: 1, theirs: 1 } });
  reader.close();
});

test('lists hear that something changed: the shop its own, the desk the desk’s', async () => {
  const [one, two] = [await begin(), await begin()];
  // Who comes from an old place hears at once that something changed, and is there from then on.
  const inbox = await listenTo(here, desk.streamDeskChat, {}, { token: operator, lastId: 'old' });
  const mine = await listenTo(there, chat.streamChat, {}, { ...one, lastId: 'old' });
  const theirs = await listenTo(there, chat.streamChat, {}, { ...two, lastId: 'old' });
  for (const reader of [inbox, mine, theirs]) await reader.until(() => reader.of('changed').length === 1);
  app.clock.set(new Date(app.clock.now().getTime() + 1_000));
  await say(one, 'A question');
  await inbox.until(() => inbox.of('changed').length > 1);
  await mine.until(() => mine.of('changed').length > 1);
  expect(inbox.of('changed')[1]?.data).toEqual({ id: one.routed, last_seq: 1 });
  expect(theirs.of('changed')).toHaveLength(1);
});

test('a stream ends with its session, and none is opened for strangers or of others', async () => {
  const [one, two] = [await begin(), await begin()];
  const reader = await watch(() => listenTo(there, chat.streamChat, { id: one.id }, one));
  const refusedOf = async (ask: Record<string, string>, token?: string) => {
    const { type, text } = await listenTo(here, chat.streamChat, ask, token === undefined ? {} : { token });
    expect(type).toContain('application/json');
    return Number(/"code":(\d+)/.exec(text)?.[1]);
  };
  expect(await refusedOf({ id: one.id })).toBe(407);
  expect(await refusedOf({ id: one.id }, 'x'.repeat(43))).toBe(401);
  expect(await refusedOf({ id: one.id }, operator)).toBe(409);
  expect(await refusedOf({ id: one.id }, two.token)).toBe(404);
  expect(await refusedOf({ id: 'x' }, one.token)).toBe(405);
  const foreign = await listenTo(here, buyer.streamBuyerChat, { token: `${one.routed}.${'x'.repeat(43)}` });
  expect(foreign.text).toContain('"code":404');
  await app.ask(logout, {}, { token: one.token });
  await reader.until(() => reader.isOver());
  expect(reader.of('end')[0]?.data).toEqual({ why: 'session' });
});

test('one person holds so many streams; one more is told when to come again', async () => {
  const one = await begin();
  const all = await Promise.all(
    Array.from({ length: limits.liveStreamsPerPerson + 3 }, () => listenTo(here, chat.streamChat, {}, one)),
  );
  const refused = all.filter(({ type }) => type.includes('json'));
  expect(refused).toHaveLength(3);
  expect(JSON.parse(refused[0]?.text ?? '{}')).toMatchObject({ code: 459, data: { reason: 'streams' } });
  for (const reader of all) reader.close();
});

test('a node that closes ends its streams first; their readers go on at the other one without loss or doubles', async () => {
  const one = await begin();
  const { database, clock, policy } = app;
  const third = composeTestApp({ database, clock, policy, folder: `${folder}-third` });
  const base = await third.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = await watch(() => listenTo(base, chat.streamChat, { id: one.id }, one));
  await say(one, 'Before');
  await reader.until(() => idsOf(reader).length === 1);
  const stopwatch = openStopwatch();
  await third.close();
  expect(stopwatch.ms()).toBeLessThan(15_000);
  stopwatch.close();
  await reader.until(() => reader.isOver());
  await say(one, 'Meanwhile');
  const again = await listenTo(there, chat.streamChat, { id: one.id }, { ...one, lastId: reader.place() });
  await say(one, 'After');
  await again.until(() => idsOf(again).length === 2);
  expect([...idsOf(reader), ...idsOf(again)]).toEqual([1, 2, 3]);
  again.close();
  rmSync(`${folder}-third`, { recursive: true, force: true });
});
