// Merchants invite friends: two a day, ten open, an account of seven days, and nothing to earn.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import {
  addInvitations,
  inviteCode,
  listInvitations,
  revokeInvitation,
} from '#features/invitation/contract.ts';
import {
  inviteFriends,
  listFriendInvitations,
  revokeFriendInvitation,
} from '#features/invitation/friends.contract.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-02T09:00:00.000Z') });
  shop = await app.makeShop('Inviting Shop');
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const password = 'right-horse-battery-7';
const later = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * dayMs));
const as = async (of = shop) => ({ token: await app.merchant(of) });
const seen = async (of = shop) => app.ask(listFriendInvitations, {}, await as(of));

async function oldShop(name: string): Promise<TestShop> {
  const made = await app.makeShop(name);
  later(limits.inviterAccountDays);
  return made;
}

async function join(code: string, username: string, tz = 'UTC') {
  const { invite_ticket } = await app.ask(inviteCode, { code });
  const person = { username, password, confirm_password: password, shop_name: username, tz };
  return app.call(login, { ...person, register: true, invite_ticket });
}

test('a new account waits seven days, and is told until when', async () => {
  const until = new Date(app.clock.now().getTime() + limits.inviterAccountDays * dayMs).toISOString();
  expect(await app.call(inviteFriends, {}, await as())).toMatchObject({
    code: 409,
    data: { reason: 'account_age', until },
  });
  expect((await seen()).obstacle).toEqual({ reason: 'account_age', until });
  expect((await app.ask(me, {}, await as())).invite).toBe(false);
  later(limits.inviterAccountDays);
  expect((await app.ask(me, {}, await as())).invite).toBe(true);
  expect((await seen()).obstacle).toBeNull();
});

test('of thirty who ask at once exactly two get an invitation, and the rest hear when the next ones are', async () => {
  keeps(
    '1 invite friends, two a day',
    '6 free invitations',
    '7 POST /v1/user/invite/add',
    '9 friend support daily limit (454) says limit, used and when it begins anew',
  );
  const racing = await oldShop('Racing Shop');
  const token = await app.merchant(racing);
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.call(inviteFriends, {}, { token })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
  const refused = answers.filter(({ code }) => code === 454);
  expect(refused).toHaveLength(28);
  const resets_at = new Date(`${app.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
  resets_at.setUTCDate(resets_at.getUTCDate() + 1);
  for (const { data } of refused) {
    expect(data).toMatchObject({ reason: 'daily', limit: 2, used: 2, resets_at: resets_at.toISOString() });
  }
  const after = await seen(racing);
  expect(after.list).toHaveLength(2);
  expect(after.quota).toMatchObject({ per_day: 2, used: 2, open: 2, open_max: 10 });
  expect((await app.ask(me, {}, { token })).invite).toBe(false);
  app.clock.set(resets_at);
  expect((await seen(racing)).quota).toMatchObject({ used: 0, open: 2 });
  expect(await app.call(inviteFriends, { count: 2 }, await as(racing))).toMatchObject({ code: 200 });
});

test('another time zone buys no other day: slots count by the day of the shop', async () => {
  const moving = await oldShop('Moving Shop');
  const token = await app.merchant(moving);
  expect(await app.call(inviteFriends, { count: 2 }, { token })).toMatchObject({ code: 200 });
  for (const tz of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo']) {
    await app.ask(perInfo, { patch: { tz } }, { token });
    expect(await app.call(inviteFriends, {}, { token })).toMatchObject({
      code: 454,
      data: { reason: 'daily', used: 2 },
    });
  }
  expect((await seen(moving)).list).toHaveLength(2);
});

test('two asked for when one is left are refused together: nothing is made', async () => {
  const half = await oldShop('Half Shop');
  await app.ask(inviteFriends, {}, await as(half));
  expect(await app.call(inviteFriends, { count: 2 }, await as(half))).toMatchObject({
    code: 454,
    data: { used: 1, left: 1, limit: 2 },
    msg: 'You can make only one more invitation today. New ones can be made after midnight of your shop.',
  });
  expect((await seen(half)).list).toHaveLength(1);
  expect(await app.call(inviteFriends, {}, await as(half))).toMatchObject({ code: 200 });
});

test('who joined is shown masked, without their shop, and whoever invited hears of it', async () => {
  keeps('1 joined friends, masked', '3 Invitation', '7 POST /v1/user/invite/list');
  const host = await oldShop('Host Shop');
  const { list } = await app.ask(inviteFriends, { note: 'For Ben' }, await as(host));
  const [made] = list;
  expect(made).toMatchObject({ state: 'unused', note: 'For Ben', friend_id: null, username: null });
  expect(made?.link).toContain(`/invite?code=${made?.code}`);
  expect(await join(made?.code ?? '', 'benjamin.b')).toMatchObject({ code: 200 });
  const [shown] = (await seen(host)).list;
  expect(shown).toMatchObject({ state: 'joined', code: null, link: null, username: 'b•••' });
  expect(shown?.friend_id).toMatch(/^F-[0-9A-F]{8}$/);
  expect(shown?.invited_at).toBe(app.clock.now().toISOString());
  expect(JSON.stringify(shown)).not.toContain('benjamin');
  expect((await seen(host)).quota.open).toBe(0);
  expect(
    await join(made?.code ?? '', 'another.b').catch(({ code }: { code: number }) => ({ code })),
  ).toMatchObject({
    code: 438,
  });
  const operators = await app.ask(listInvitations, { state: 'joined' }, { token: await app.operator() });
  expect(operators.list.find(({ id }) => id === shown?.id)).toMatchObject({
    inviter: host.username,
    username: 'benjamin.b',
  });
});

test('ten are open at most; one that is taken back, by whomever, or that is over makes room', async () => {
  const busy = await oldShop('Busy Shop');
  for (let day = 0; day < 5; day += 1) {
    await app.ask(inviteFriends, { count: 2 }, await as(busy));
    later(1);
  }
  const full = await seen(busy);
  expect(full.quota).toMatchObject({ used: 0, open: 10 });
  const oldest = full.list.at(-1);
  expect(full.obstacle).toEqual({ reason: 'open_max', until: oldest?.expires_at });
  expect(await app.call(inviteFriends, {}, await as(busy))).toMatchObject({
    code: 454,
    data: { reason: 'open_max', limit: 10, used: 10, resets_at: oldest?.expires_at },
  });
  const ids = full.list.map(({ id }) => id);
  await app.ask(revokeFriendInvitation, { id: ids[0] ?? '' }, await as(busy));
  await app.ask(revokeInvitation, { id: ids[1] ?? '' }, { token: await app.operator() });
  expect((await seen(busy)).quota.open).toBe(8);
  expect(await app.call(inviteFriends, { count: 2 }, await as(busy))).toMatchObject({ code: 200 });
  later(limits.invitationDays);
  const over = await seen(busy);
  expect(over.quota.open).toBe(0);
  expect(over.list.filter(({ state }) => state === 'expired')).toHaveLength(10);
});

test('taking back works once or twice, never for one that was used, and never for another’s', async () => {
  const own = await oldShop('Own Shop');
  const { list } = await app.ask(inviteFriends, { count: 2 }, await as(own));
  const [first, second] = list.map(({ id, code }) => ({ id, code: code ?? '' }));
  const id = first?.id ?? '';
  expect(await app.ask(revokeFriendInvitation, { id }, await as(own))).toMatchObject({ state: 'revoked' });
  expect(await app.ask(revokeFriendInvitation, { id }, await as(own))).toMatchObject({ state: 'revoked' });
  expect(await app.call(inviteCode, { code: first?.code ?? '' })).toMatchObject({
    code: 438,
    data: { reason: 'revoked' },
  });
  await join(second?.code ?? '', 'carla.c');
  expect(await app.call(revokeFriendInvitation, { id: second?.id ?? '' }, await as(own))).toMatchObject({
    code: 203,
    data: { reason: 'used' },
  });
  expect(await app.call(revokeFriendInvitation, { id }, await as())).toMatchObject({ code: 404 });
});

test('the day is the one of the inviter’s clock', async () => {
  const { list } = await app.ask(addInvitations, { count: 1 }, { token: await app.operator() });
  await join(list[0]?.code ?? '', 'tokyo.t', 'Asia/Tokyo');
  later(limits.inviterAccountDays);
  const day = app.clock.now().toISOString().slice(0, 10);
  const asTokyo = async () => ({ token: (await app.ask(login, { username: 'tokyo.t', password })).token });
  app.clock.set(new Date(`${day}T14:30:00.000Z`));
  const { quota } = await app.ask(inviteFriends, { count: 2 }, await asTokyo());
  expect(quota).toMatchObject({ used: 2, resets_at: `${day}T15:00:00.000Z` });
  app.clock.set(new Date(`${day}T15:00:00.000Z`));
  expect(await app.call(inviteFriends, { count: 2 }, await asTokyo())).toMatchObject({ code: 200 });
});

test('while registration is closed nobody is invited, and a good code stays good', async () => {
  const closed = await openTestApp({ policy: { registrationOpen: false } });
  try {
    const token = await closed.operator();
    const { list } = await closed.ask(addInvitations, { count: 1 }, { token });
    const code = list[0]?.code ?? '';
    expect(await closed.call(inviteCode, { code, lang: 'jp' })).toMatchObject({
      code: 439,
      data: { reason: 'closed', lang: 'ja' },
    });
    const kept = await closed.ask(listInvitations, { state: 'unused' }, { token });
    expect(kept.list.map((row) => row.code)).toContain(code);
  } finally {
    await closed.close();
  }
});
