// An owner and members: invited once, let in by a place, kept to their role, gone at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hourMs, limits } from '#domain/limits.ts';
import { me } from '#features/people/contract.ts';
import { perInfo, endSessions } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { resetPassword } from '#features/people/recovery.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import * as team from '#features/team/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';
import { uniqueShopName } from '#testing/shop-names.ts';
import { addMember, inviteTo, memberPassword, tokenIn } from '#testing/team.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const newShop = () => app.makeShop(uniqueShopName());
const as = async (shop: TestShop) => ({ token: await app.merchant(shop) });
const joining = (token: string) => ({
  token,
  username: `j-${randomUUID().slice(0, 12)}`,
  password: memberPassword,
  confirm_password: memberPassword,
});
const teamOf = async (shop: TestShop) => app.ask(team.listTeam, {}, await as(shop));

test('an invitation says what it is for, makes a member with a sign-in of their own, and works once', async () => {
  const shop = await newShop();
  const link = await inviteTo(app, shop, 'orders', 'Mia');
  expect(await app.ask(team.readMemberInvitation, { token: link })).toMatchObject({
    name: 'Mia',
    role: 'orders',
  });
  const asked = joining(link);
  const joined = await app.ask(team.joinTeam, asked);
  expect(joined.recovery_codes).toHaveLength(8);
  expect(joined.token).toMatch(/^m\./);
  const info = await app.ask(me, {}, { token: joined.token });
  expect(info).toMatchObject({ invite: false, home_route: '/orderList?status=pending_payment', unread: 0 });
  expect(info.info.permissions[0]).toBe('orders');
  expect(info.info.permissions).not.toContain('/wallet');
  // Sent again after its answer was lost: signed in. Somebody else: used.
  expect(await app.ask(team.joinTeam, asked)).toMatchObject({ recovery_codes: null });
  expect(await app.call(team.joinTeam, joining(link))).toMatchObject({ code: 438, data: { reason: 'used' } });
  expect(await app.call(team.readMemberInvitation, { token: link })).toMatchObject({ code: 438 });
  const listed = await teamOf(shop);
  expect(listed.members).toMatchObject([{ name: 'Mia', role: 'orders', username: asked.username }]);
  expect(listed.seats).toMatchObject({ used: 1, allowed: 2 });
  expect(listed.invitations).toEqual([]);
  expect(await app.ask(login, { username: asked.username, password: memberPassword })).toMatchObject({
    is_new: false,
  });
});

test('thirty acceptances of one invitation, and thirty of ten invitations at one free place, are one member each', async () => {
  const shop = await newShop();
  const once = await inviteTo(app, shop, 'service');
  const same = await Promise.all(Array.from({ length: 30 }, () => app.call(team.joinTeam, joining(once))));
  expect(same.filter(({ code }) => code === 200)).toHaveLength(1);
  const links: string[] = [];
  for (let at = 0; at < 10; at += 1) links.push(await inviteTo(app, shop, 'products'));
  expect(
    await app.call(team.inviteMember, { name: 'X', role: 'orders', password }, await as(shop)),
  ).toMatchObject({
    code: 203,
    data: { reason: 'too_many_open' },
  });
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, at) => app.call(team.joinTeam, joining(links[at % 10] ?? ''))),
  );
  expect(many.filter(({ code }) => code === 200)).toHaveLength(1);
  const { members, seats } = await teamOf(shop);
  expect(members).toHaveLength(2);
  expect(seats).toMatchObject({ used: 2, allowed: 2 });
  expect(
    await app.call(team.inviteMember, { name: 'X', role: 'orders', password }, await as(shop)),
  ).toMatchObject({
    code: 203,
    data: { reason: 'no_seat', limit: 2 },
  });
}, 120_000);

test('of thirty invitations at most ten wait, and one that was taken back or ran out opens nothing', async () => {
  const shop = await newShop();
  const { token } = await as(shop);
  const invite = () => app.call(team.inviteMember, { name: 'Lu', role: 'service', password }, { token });
  // A check of the password counts only where it is wrong; three at a time keep the processor for others.
  const made: Awaited<ReturnType<typeof invite>>[] = [];
  for (let at = 0; at < 10; at += 1) made.push(...(await Promise.all([invite(), invite(), invite()])));
  expect(made.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(10);
  const { invitations } = await teamOf(shop);
  expect(invitations).toHaveLength(made.filter(({ code }) => code === 200).length);
  const [first] = made.filter(({ code }) => code === 200);
  const link = tokenIn(z.parse(z.object({ link: z.string() }), first?.data).link);
  const id = link.split('.')[1] ?? '';
  expect(await app.ask(team.revokeMemberInvitation, { id }, { token })).toEqual({ revoked: true });
  expect(await app.call(team.joinTeam, joining(link))).toMatchObject({
    code: 438,
    data: { reason: 'revoked' },
  });
  expect(await app.call(team.revokeMemberInvitation, { id }, { token })).toMatchObject({ code: 203 });
  const late = await inviteTo(app, shop, 'orders');
  app.clock.set(new Date(app.clock.now().getTime() + limits.memberInvitationHours * hourMs));
  expect(await app.call(team.joinTeam, joining(late))).toMatchObject({
    code: 438,
    data: { reason: 'expired' },
  });
  expect((await teamOf(shop)).invitations).toEqual([]);
  // Those that ran out have given their places back.
  await inviteTo(app, shop, 'orders');
}, 120_000);

test('whoever finds the owner’s app open invites nobody and changes no role without the password', async () => {
  const shop = await newShop();
  const { token } = await as(shop);
  const wrong = { password: 'not-the-right-one-9' };
  expect(await app.call(team.inviteMember, { name: 'X', role: 'orders', ...wrong }, { token })).toMatchObject(
    { code: 421 },
  );
  const member = await addMember(app, shop, 'service');
  const id = (await teamOf(shop)).members[0]?.id ?? '';
  expect(await app.call(team.setMemberRole, { id, role: 'orders', ...wrong }, { token })).toMatchObject({
    code: 421,
  });
  expect(await app.call(me, {}, { token: member.token })).toMatchObject({ code: 200 });
});

test('another role ends the sessions; who is removed is out at once, and neither name, codes nor link come back in', async () => {
  const shop = await newShop();
  const member = await addMember(app, shop, 'service');
  const { token } = await as(shop);
  const id = (await teamOf(shop)).members[0]?.id ?? '';
  await app.ask(team.setMemberRole, { id, role: 'products', password }, { token });
  expect(await app.call(me, {}, { token: member.token })).toMatchObject({ code: 401 });
  const again = await app.ask(login, { username: member.username, password: memberPassword });
  expect((await app.ask(me, {}, { token: again.token })).info.permissions[0]).toBe('products');
  expect(await app.ask(team.removeMember, { id }, { token })).toEqual({ removed: true });
  expect(await app.call(me, {}, { token: again.token })).toMatchObject({ code: 401 });
  const back = { username: member.username, password: memberPassword };
  expect(await app.call(login, back)).toMatchObject({ code: 413 });
  const reset = {
    username: member.username,
    recovery_code: member.codes[0] ?? '',
    new: 'six-blue-kettles-42',
    confirm: 'six-blue-kettles-42',
  };
  expect(await app.call(resetPassword, reset)).toMatchObject({ code: 415 });
  expect(await app.call(team.removeMember, { id }, { token })).toMatchObject({ code: 404 });
  expect((await teamOf(shop)).seats.used).toBe(0);
  // The name stays theirs: nobody else speaks under it.
  const link = await inviteTo(app, shop, 'orders');
  expect(await app.call(team.joinTeam, { ...joining(link), username: member.username })).toMatchObject({
    code: 417,
  });
});

test('there is one owner: not removed, not made another, and no second one in the database', async () => {
  const shop = await newShop();
  const { token } = await as(shop);
  const { owner } = await teamOf(shop);
  for (const call of [
    app.call(team.removeMember, { id: owner.id }, { token }),
    app.call(team.setMemberRole, { id: owner.id, role: 'service', password }, { token }),
  ])
    expect(await call).toMatchObject({ code: 203, data: { reason: 'owner' } });
  await addMember(app, shop, 'orders');
  const refused = [
    "update merchant set role = 'owner'",
    'update merchant set removed_at = now()',
    "update merchant set role = 'service' where role = 'owner'",
    'delete from team_seat',
    "insert into team_act (shop_id, id, person_id, call, at) select shop_id, id, id, 'x', now() from merchant",
    'select team_is_owner(1, null)',
  ];
  for (const [at, text] of refused.entries()) {
    const asked = app.composed.env.db.direct.row(statement(`test-team-${at}`, text), []);
    await expect(asked).rejects.toMatchObject({ code: '42501' });
  }
});

test('a member reads and changes nobody’s sign-in but their own', async () => {
  const shop = await newShop();
  const { token } = await as(shop);
  await app.ask(perInfo, { patch: { nickname: 'The Owner' } }, { token });
  const member = await addMember(app, shop, 'orders', 'Ada');
  const own = await app.ask(perInfo, {}, { token: member.token });
  expect(own).toMatchObject({ username: member.username, nickname: 'Ada', email: null });
  expect(own.sessions).toHaveLength(1);
  const owners = (await app.ask(perInfo, {}, { token })).sessions;
  for (const { id } of owners)
    expect(await app.ask(endSessions, { id }, { token: member.token })).toEqual({ ended: 0 });
  for (const patch of [{ email: 'ada@shop.example' }, { phone: '+4930123456' }, { notify: {} }])
    expect(
      await app.call(perInfo, { patch, password: memberPassword }, { token: member.token }),
    ).toMatchObject({ code: 409, data: { reason: 'role' } });
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 200 });
});

test('what a member did is known to the owner, and to no other member', async () => {
  const shop = await newShop();
  const member = await addMember(app, shop, 'orders', 'Kai');
  await app.call(listOrders, {}, { token: member.token });
  await app.ask(endSessions, { others: true }, { token: member.token });
  const { list } = await app.ask(team.listMemberActs, {}, await as(shop));
  expect(list.map(({ name, call, role }) => [name, call, role])).toEqual([['Kai', 'endSessions', 'orders']]);
  expect(await app.call(team.listMemberActs, {}, { token: member.token })).toMatchObject({ code: 409 });
});
