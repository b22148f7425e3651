// The door of the platform, and the tree of those who came through it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, limits } from '#domain/limits.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import {
  invitationTree,
  registrationState,
  switchRegistration,
} from '#features/invitation/console.contract.ts';
import {
  addInvitations,
  inviteCode,
  invitationDoor,
  listInvitations,
} from '#features/invitation/contract.ts';
import { inviteFriends, listFriendInvitations } from '#features/invitation/friends.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { sqlState, statement } from '#platform/db/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const reason = 'We move to another house this week.';
const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString();

async function code(): Promise<string> {
  const { list } = await app.ask(addInvitations, { count: 1 }, { token: await app.operator() });
  return list[0]?.code ?? '';
}

test('while it is closed nobody registers and merchants read why; at its end it is open again by itself', async () => {
  const token = await app.operator();
  const good = await code();
  const { invite_ticket: ticket } = await app.ask(inviteCode, { code: good });
  const until = inDays(2);
  await app.ask(switchRegistration, { is_open: false, reason, until }, { token });
  const closed = { code: 439, data: { reason: 'closed', text: reason, until } };
  expect((await app.ask(invitationDoor, {})).closed).toEqual({ reason, until });
  expect(await app.call(inviteCode, { code: good })).toMatchObject(closed);
  const person = { username: 'late.comer', password: 'right-horse-battery-7', shop_name: 'Late' };
  const asked = { ...person, confirm_password: person.password, register: true, invite_ticket: ticket };
  expect(await app.call(login, asked)).toMatchObject(closed);
  pass(2 * dayMs - 1_000);
  expect(await app.call(inviteCode, { code: good })).toMatchObject({ code: 439 });
  pass(1_000);
  expect((await app.ask(invitationDoor, {})).closed).toBeNull();
  expect(await app.call(inviteCode, { code: good })).toMatchObject({ code: 200 });
});

test('merchants cannot invite through a closed door, and it opens before its end with a reason', async () => {
  const shop = await app.makeShop('Host');
  pass(limits.inviterAccountDays * dayMs);
  const until = inDays(3);
  await app.ask(switchRegistration, { is_open: false, reason, until }, { token: await app.operator() });
  const token = await app.merchant(shop);
  expect(await app.call(inviteFriends, { count: 1 }, { token })).toMatchObject({
    code: 439,
    data: { until },
  });
  expect((await app.ask(listFriendInvitations, {}, { token })).obstacle).toEqual({
    reason: 'closed',
    until,
  });
  const operator = await app.operator();
  await app.ask(switchRegistration, { is_open: true, reason: 'The move is over.' }, { token: operator });
  expect(await app.call(inviteFriends, { count: 1 }, { token })).toMatchObject({ code: 200 });
  const state = await app.ask(registrationState, {}, { token: operator });
  expect(state).toMatchObject({
    closed: null,
    can_open: true,
    history: [{ is_open: true, by: 'Owner' }, {}, {}],
  });
  const again = await app.call(switchRegistration, { is_open: true, reason }, { token: operator });
  expect(again).toMatchObject({ code: 203, data: { reason: 'already' } });
});

test.each([
  ['no end', {}, 403],
  ['an end in the past', { until: '2020-01-01T00:00:00.000Z' }, 405],
  ['an end too far ahead', { until: '2099-01-01T00:00:00.000Z' }, 405],
  ['no reason', { reason: 'because' }, 405],
])('it is not closed with %s', async (_what, more, said) => {
  const asked = { is_open: false, reason, ...more };
  expect((await app.call(switchRegistration, asked, { token: await app.operator() })).code).toBe(said);
});

test('the database refuses a closing without an end, and any change of what was written', async () => {
  const { db, random, clock } = app.composed.env;
  let turn = 0;
  const tried = async (text: string) =>
    sqlState(
      await db
        .transaction((tx) => tx.rows(statement(`try-registration-${(turn += 1)}`, text), []))
        .catch((error: unknown) => error),
    );
  const id = random.id(clock.now());
  const row = `insert into registration_switch (n, is_open, reason, until_at, by_id, at) values (99, false`;
  expect(await tried(`${row}, '${reason}', null, '${id}', '2026-03-02')`)).toBe('23514');
  expect(await tried(`${row}, '${reason}', '2026-09-02', '${id}', '2026-03-02')`)).toBe('23514');
  expect(await tried(`update registration_switch set reason = 'another reason'`)).toBe('42501');
  expect(await tried('delete from registration_switch')).toBe('42501');
});

test('the tree shows who came through whom, page by page, with what became of them', async () => {
  const host = await app.makeShop('Tree host');
  const goods = await app.makeGoods([{ code: 'TREE', cost: '4.00', stock: 9 }]);
  await app.list(host, goods, '9.00');
  await app.buy(host, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const token = await app.operator();
  const { list: operators } = await app.ask(invitationTree, {}, { token });
  const owner = operators.find(({ name }) => name === 'Owner');
  expect(owner).toMatchObject({ kind: 'operator', username: null, is_sudden: false });
  const { list: shops } = await app.ask(invitationTree, { parent: owner?.id ?? '' }, { token });
  expect(shops.find(({ id }) => id === host.shopId)).toMatchObject({
    kind: 'shop',
    name: 'Tree host',
    has_sold: true,
    is_verified: false,
    is_restricted: false,
    outcome: { made: 0, joined: 0 },
  });
  expect(owner?.outcome.joined).toBe(shops.length);
  expect(await app.ask(invitationTree, { parent: host.shopId }, { token })).toEqual({
    list: [],
    next: null,
  });
  expect(await app.call(invitationTree, { parent: 'nobody!' }, { token })).toMatchObject({ code: 404 });
  const broken = await app.call(invitationTree, { parent: host.shopId, cursor: 'x_y' }, { token });
  expect(broken).toMatchObject({ code: 405, data: { field: 'cursor' } });
});

test('who opens a link is noted as waiting, and how many wait is said honestly and says nothing of a code', async () => {
  const token = await app.operator();
  const { list } = await app.ask(addInvitations, { count: 6 }, { token });
  const codes = list.map(({ code }) => code ?? '');
  for (const code of codes) await app.ask(invitationDoor, { code });
  // Opening it again, and codes that are none, change nothing and are answered alike.
  const again = await app.ask(invitationDoor, { code: codes[0] });
  expect(await app.ask(invitationDoor, { code: 'AAAABBBBCCCCDDDD' })).toEqual(again);
  expect(await app.ask(invitationDoor, { code: '<script>' })).toEqual(again);
  expect(again.waiting.people).toBeGreaterThanOrEqual(codes.length);
  const opened = await app.ask(listInvitations, { state: 'opened' }, { token });
  expect(opened.list.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
});
