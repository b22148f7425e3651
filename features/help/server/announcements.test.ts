// What the platform tells merchants: to all of them only by two people, once each, in their own language.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleToken } from '#testing/door.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { today } from '#features/lists/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import * as calls from '#features/help/announcements.contract.ts';
import { statement } from '#platform/db/database.ts';

let app: TestApp;
let maker: string;
let checker: string;
let reader: string;
beforeAll(async () => {
  app = await openTestApp();
  maker = await app.operator();
  const person = { username: `content-${randomUUID().slice(0, 8)}`, password: 'right-horse-battery-7' };
  await makeOperator(app.composed.env, { ...person, name: 'Second', roles: ['content'] });
  checker = await consoleToken(app.composed, person);
  reader = await app.merchant(await app.makeShop('Listening Shop'));
  await app.makeShop('Another Shop');
});
afterAll(() => app.close());

const texts = {
  en: { title: 'New carriers', body: 'Parcels reach more places.' },
  ja: { title: '新しい配送会社', body: '届く場所が増えました。' },
};

type Input = Parameters<typeof app.ask<typeof calls.saveAnnouncement>>[1];

async function written(more: Partial<Input> = {}) {
  const ask = {
    revision: 0,
    audience: 'all' as const,
    due_at: app.clock.now().toISOString(),
    texts,
    ...more,
  };
  return app.ask(calls.saveAnnouncement, ask, { token: maker });
}
const stateOf = async (id: string) => (await app.ask(calls.announcement, { id }, { token: maker })).state;
const box = async () => (await app.ask(listNotices, {}, { token: reader })).list;

test('to all merchants it goes after a second person has let it go, once to each, with its words and way', async () => {
  const saved = await written({ route: '/qaDetail?id=shipping' });
  expect(await app.ask(calls.sendAnnouncement, saved, { token: maker })).toEqual({ state: 'proposed' });
  const queue = (await app.ask(today, {}, { token: checker })).queues.find(
    ({ name }) => name === 'announcements',
  );
  expect(queue).toMatchObject({ count: 1, to: '/announcements' });
  await app.composed.runner.runDue();
  expect(await box()).toHaveLength(0);
  const approve = { ...saved, decision: 'approve' } as const;
  const own = await app.call(calls.decideAnnouncement, approve, { token: maker });
  expect(own).toMatchObject({ code: 203, data: { reason: 'second_person' } });
  await app.ask(calls.decideAnnouncement, approve, { token: checker });
  await app.composed.runner.runDue();
  await app.composed.runner.runDue();
  const [notice, ...rest] = await box();
  expect(notice).toMatchObject({ ...texts.en, code: 'house_announcement', route: '/qaDetail?id=shipping' });
  expect(rest).toHaveLength(0);
  expect(await app.ask(calls.announcement, { id: saved.id }, { token: maker })).toMatchObject({
    state: 'told',
    told_count: 2,
    maker: 'Owner',
    checker: 'Second',
  });
});

test('neither who proposed it nor who wrote it can be the second person, past the application too', async () => {
  const saved = await written();
  await app.ask(calls.sendAnnouncement, saved, { token: maker });
  const approve = `update announcement set state = 'approved', checker = proposer, checked_at = made_at where id = '${saved.id}'`;
  const { direct } = app.composed.env.db;
  await expect(direct.rows(statement('test-own', approve), [])).rejects.toThrow(/check constraint/);
  const alone = `update announcement set state = 'approved' where id = '${saved.id}'`;
  await expect(direct.rows(statement('test-alone', alone), [])).rejects.toThrow(/check constraint/);
  await app.ask(
    calls.decideAnnouncement,
    { ...saved, decision: 'return', why: 'The second sentence is unclear.' },
    { token: checker },
  );
  expect(await stateOf(saved.id)).toBe('draft');
});

test('a second person who has read an older text lets nothing go', async () => {
  const first = await written();
  await app.ask(calls.sendAnnouncement, first, { token: maker });
  const back = { ...first, decision: 'return', why: 'Please write it shorter.' } as const;
  await app.ask(calls.decideAnnouncement, back, { token: checker });
  const second = await written({ id: first.id, revision: first.revision });
  expect(second.revision).toBe(2);
  await app.ask(calls.sendAnnouncement, second, { token: maker });
  const old = await app.call(calls.decideAnnouncement, { ...first, decision: 'approve' }, { token: checker });
  expect(old).toMatchObject({ code: 456 });
  const late = await app.call(
    calls.saveAnnouncement,
    { ...first, audience: 'all', due_at: app.clock.now().toISOString(), texts },
    { token: maker },
  );
  expect(late).toMatchObject({ code: 203 });
  await app.ask(
    calls.dropAnnouncement,
    { id: first.id, why: 'It is not needed any more.' },
    { token: maker },
  );
});

test('to some merchants one person is enough, at its time, and only they hear of it', async () => {
  const before = (await box()).length;
  const dueAt = new Date(app.clock.now().getTime() + 120_000).toISOString();
  const saved = await written({ audience: 'level', level: 'partner', due_at: dueAt });
  expect(await app.ask(calls.sendAnnouncement, saved, { token: maker })).toEqual({ state: 'approved' });
  await app.composed.runner.runDue();
  expect(await stateOf(saved.id)).toBe('approved');
  app.clock.set(new Date(dueAt));
  await app.composed.runner.runDue();
  expect(await stateOf(saved.id)).toBe('told');
  expect(await box()).toHaveLength(before);
});

test('what nobody heard of can be stopped, and what was told cannot', async () => {
  const dueAt = new Date(app.clock.now().getTime() + 120_000).toISOString();
  const saved = await written({ audience: 'level', level: 'standard', due_at: dueAt });
  await app.ask(calls.sendAnnouncement, saved, { token: maker });
  const drop = { id: saved.id, why: 'The date has changed.' };
  expect(await app.ask(calls.dropAnnouncement, drop, { token: maker })).toEqual({ state: 'dropped' });
  app.clock.set(new Date(dueAt));
  await app.composed.runner.runDue();
  expect(await stateOf(saved.id)).toBe('dropped');
  expect(await app.call(calls.dropAnnouncement, drop, { token: maker })).toMatchObject({ code: 203 });
});

test.each([
  [{ en: { title: 'Double your money', body: 'Soon.' } }, 'earnings_promise'],
  [{ en: { title: 'Good', body: 'Only today.' } }, 'urgency'],
  [{ ja: texts.ja }, 'empty'],
])('%j is not sent: %s', async (wrong, reason) => {
  const saved = await written({ texts: wrong });
  const refused = await app.call(calls.sendAnnouncement, saved, { token: maker });
  expect(refused).toMatchObject({ code: 405, data: { reason } });
});

test('of thirty who let it go at once one does, and each shop hears of it once', async () => {
  const before = (await box()).length;
  const saved = await written();
  await app.ask(calls.sendAnnouncement, saved, { token: maker });
  const approve = { ...saved, decision: 'approve' } as const;
  const all = await Promise.all(
    Array.from({ length: 30 }, () => app.call(calls.decideAnnouncement, approve, { token: checker })),
  );
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  await Promise.all([app.composed.runner.runDue(), app.composed.runner.runDue()]);
  expect(await box()).toHaveLength(before + 1);
});
