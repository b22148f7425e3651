// What was written down is sent: by one of several nodes, again where one died, and by the stream to whoever listens.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTestApp, openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import { noticeReach } from '#features/notifications/channels.contract.ts';
import { statement } from '#platform/db/database.ts';
import { claimDue } from './outbox.sql.ts';

let app: TestApp;
let push: PushApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stockless-nodes-'));
  app = await openTestApp();
  push = await withPush(app);
});
afterAll(async () => {
  await push.service.close();
  await app.close();
  for (const one of [folder, `${folder}-vault`]) rmSync(one, { recursive: true, force: true });
});

const idOf = ({ shopId }: TestShop) => shopIdOf(shopId) ?? 0n;

async function open() {
  const shop = await app.makeShop('Sending Shop');
  const token = await app.merchant(shop);
  const device = await push.device(token);
  await push.later(1);
  return { shop, token, device };
}

const secondNode = () =>
  composeTestApp({ database: app.database, clock: app.clock, policy: app.policy, folder });

test('two nodes that look at the same moment send each once', async () => {
  const { shop, device } = await open();
  const other = secondNode();
  try {
    for (let n = 0; n < 3; n += 1) await push.tell(shop, 'password_changed');
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([app.composed.runner.runDue(), other.runner.runDue()]);
      await Promise.all([app.composed.callsSettled(), other.callsSettled()]);
    }
    const tags = push.service.callsOf(device).map(({ headers }) => headers['topic']);
    expect(tags).toHaveLength(3);
    expect(new Set(tags).size).toBe(3);
  } finally {
    await other.close();
  }
});

test('what a node had claimed when it died is sent by another once its lease is over, under the same name', async () => {
  const { shop, device, token } = await open();
  const { env, runner } = app.composed;
  await push.tell(shop, 'password_changed');
  app.clock.set(new Date(app.clock.now().getTime() + limits.noticeWatchMs));
  // Asking collects it as far as the outbox; the node that claims it dies before it sends.
  await app.ask(checkNotices, {}, { token });
  const now = app.clock.now();
  const until = new Date(now.getTime() + limits.noticeLeaseMs);
  const together = randomUUID();
  const claimed = await claimDue(env.db.direct, { shopId: idOf(shop), now, until, limit: 10, together });
  expect(claimed).toHaveLength(1);
  await runner.runDue();
  await app.composed.callsSettled();
  expect(push.service.callsOf(device)).toHaveLength(0);
  await push.later(limits.noticeLeaseMs / 60_000 + 1);
  const [call] = push.service.callsOf(device);
  const [notice] = (await app.ask(listNotices, {}, { token })).list;
  expect(call?.payload).toMatchObject({ tag: notice?.id });
  await push.later(60);
  expect(push.service.callsOf(device)).toHaveLength(1);
});

test('what is said thirty times at once is written down once a device', async () => {
  const { shop, token, device } = await open();
  await push.tell(shop, 'password_changed');
  app.clock.set(new Date(app.clock.now().getTime() + 1_000));
  await Promise.all(Array.from({ length: 30 }, () => app.ask(checkNotices, {}, { token })));
  await push.later(1);
  expect(push.service.callsOf(device)).toHaveLength(1);
});

test('what happened before a device was there calls nobody, however late it is collected', async () => {
  const shop = await app.makeShop('Late Shop');
  const token = await app.merchant(shop);
  await push.tell(shop, 'password_changed');
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const device = await push.device(token);
  await push.later(10);
  expect(push.service.callsOf(device)).toHaveLength(0);
  expect(
    (await app.ask(listNotices, {}, { token })).list.some(({ code }) => code === 'password_changed'),
  ).toBe(true);
});

test('a shop without a device or an address is not looked at', async () => {
  const shop = await app.makeShop('Quiet Shop');
  const token = await app.merchant(shop);
  await app.ask(noticeReach, { patch: { digest: 'daily' } }, { token });
  await push.tell(shop, 'password_changed');
  await push.later(10);
  const count = statement<{ count: number }>(
    'test-count',
    'select count(*)::int from notice where shop_id = $1',
  );
  expect(await app.composed.env.db.direct.row(count, [idOf(shop)])).toEqual({ count: 0 });
});

test('an old notice is said in the language of the day it is read', async () => {
  const { shop, token } = await open();
  await push.tell(shop, 'feedback_answered', { no: 'OLD-1' });
  const read = async (language: string) =>
    (await app.ask(listNotices, { kind: 'service' }, { token, language })).list[0]?.title;
  expect(await read('en')).toBe('We answered your feedback OLD-1');
  const spanish = await read('es');
  expect(spanish).toContain('OLD-1');
  expect(spanish).not.toBe(await read('en'));
  expect(await read('en')).toBe('We answered your feedback OLD-1');
});
