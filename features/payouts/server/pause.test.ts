// A pause of payouts ends by itself: after 72 hours, or twice that where two people say so. Anybody reads of it.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statement } from '#platform/db/database.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import * as desk from '#features/payouts/batches.contract.ts';
import * as contract from '#features/payouts/contract.ts';
import { trustPauses } from '#features/trust/pause.contract.ts';
import { consoleToken } from '#testing/door.ts';
import { openWithdrawals, type Rig } from '#testing/payees.ts';
import { pausePayouts } from './pause.ts';

let rig: Rig;
let owner: Client;
let anna: Person;
let bert: Person;
type Person = () => Promise<string>;

beforeAll(async () => {
  rig = await openWithdrawals();
  [anna, bert] = await Promise.all([personOf(), personOf()]);
  const { host, user, database } = rig.app.database;
  owner = new Client({ host, user, database });
  owner.on('error', () => undefined);
  await owner.connect();
});
beforeEach(async () => {
  await owner.query('delete from payout_pause');
});
afterAll(async () => {
  await owner.end();
  await rig.app.close();
});

async function personOf(): Promise<Person> {
  const username = `finance-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(rig.env, { username, password, name: 'Ann', roles: ['finance'] });
  return () => consoleToken(rig.app, { username, password });
}

const hours = (count: number) =>
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + count * 3_600_000));
const detail = 'The bank has less than the books.';
const why = 'The bank answers tomorrow.';
const incident = 'people:difference';
const pause = async (person: Person) =>
  rig.call(desk.pausePayoutsCall, { reason: 'difference', detail }, { token: await person() });
const extend = async (person: Person) =>
  rig.call(desk.extendPayoutPauseCall, { incident, why }, { token: await person() });
const open = async () => (await rig.app.ask(trustPauses, {})).open;
const no = (reason: string) => ({ code: 203, data: { reason } });

test('it ends after 72 hours, anybody reads why and until when, and payouts go on', async () => {
  const payee = await rig.payee('100.00');
  const since = rig.app.clock.now().toISOString();
  await pause(anna);
  const until = new Date(rig.app.clock.now().getTime() + 72 * 3_600_000).toISOString();
  expect(await open()).toEqual({ reason: 'difference', since, until, extended: false });
  const asked = await rig.withdraw(payee, '30.00');
  expect(asked).toMatchObject({ code: 200 });
  await rig.pass(20, 5);
  const list = await rig.ask(contract.listWithdrawals, {}, { token: await payee.token() });
  expect(list.list[0]).toMatchObject({ state: 'approved', paused: { reason: 'difference', since, until } });
  hours(72);
  expect(await open()).toBeNull();
  await rig.pass(20, 5);
  const after = await rig.ask(contract.listWithdrawals, {}, { token: await payee.token() });
  expect(after.list[0]).toMatchObject({ state: 'success', paused: null });
  expect((await rig.app.ask(trustPauses, {})).earlier).toMatchObject([{ since, ended: until }]);
});

test('one person makes it no longer; two do, once, and it ends for good', async () => {
  await pause(anna);
  const first = (await open())?.until;
  expect(await extend(anna)).toMatchObject({ code: 200, data: { state: 'proposed' } });
  expect(await extend(anna)).toMatchObject(no('same_person'));
  expect((await open())?.until).toBe(first);
  expect(await extend(bert)).toMatchObject({ code: 200, data: { state: 'extended' } });
  expect(await extend(anna)).toMatchObject(no('extended'));
  expect(await open()).toMatchObject({ extended: true });
  hours(143);
  expect(await open()).not.toBeNull();
  hours(1);
  expect(await open()).toBeNull();
});

test('nobody begins anew what has run out: two people extend it instead', async () => {
  await pause(anna);
  hours(73);
  expect(await pause(anna)).toMatchObject(no('extend_instead'));
  expect(
    await rig.call(desk.pausePayoutsCall, { reason: 'bank', detail }, { token: await bert() }),
  ).toMatchObject(no('extend_instead'));
  await extend(anna);
  expect(await open()).toBeNull();
  expect(await extend(bert)).toMatchObject({ data: { state: 'extended' } });
  expect(await open()).toMatchObject({ extended: true });
  hours(71 + 72);
  expect(await pause(anna)).toMatchObject({ code: 200, data: { is_new: true } });
});

test('what the platform found by itself pauses once, however often it is found', async () => {
  const found = (name: string) =>
    rig.env.db.transaction((tx) =>
      pausePayouts(rig.env, tx, {
        incident: name,
        reason: 'difference',
        now: rig.app.clock.now(),
      }),
    );
  expect(await found('incident:1')).toBe('new');
  expect(await found('incident:1')).toBe('open');
  hours(72);
  expect(await found('incident:1')).toBe('again');
  expect(await open()).toBeNull();
  expect(await found('incident:2')).toBe('new');
});

test('of thirty who pause at once one does', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, () => pause(anna)));
  expect(made.filter((one) => JSON.stringify(one).includes('"is_new":true'))).toHaveLength(1);
});

test('the database itself knows no longer pause: neither for the application nor for its owner', async () => {
  await pause(anna);
  const [id, other] = [randomUUID(), randomUUID()];
  const insert = `insert into payout_pause (id, incident, reason, since, until_at)
    values ('${id}', 'x', 'bank', now(), now() + interval '73 hours')`;
  const longer = `update payout_pause set extend_by = '${id}', extend_why = 'For a long time.', extended_by = '${other}',
    extended_at = now(), extended_until = until_at + interval '73 hours'`;
  const alone = longer.replace(other, id).replace('73', '72');
  await expect(owner.query(insert)).rejects.toThrow(/payout_pause_term/);
  await expect(owner.query(longer)).rejects.toThrow(/payout_pause_extension/);
  await expect(owner.query(alone)).rejects.toThrow(/payout_pause_extension/);
  const { direct } = rig.env.db;
  const tried = [
    insert,
    `update payout_pause set until_at = until_at + interval '1 hour'`,
    `delete from payout_pause`,
  ];
  for (const [index, sql] of tried.entries())
    await expect(direct.rows(statement(`test-pause-${index}`, sql), [])).rejects.toThrow(/permission denied/);
});
