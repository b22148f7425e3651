import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { logout, me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { beginSecondFactor, confirmSecondFactor } from '#features/people/safety.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTown, password, type Town } from '#tools/testing/town.ts';

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test('an empty call reads, and changes nothing', async () => {
  const { token, username } = await town.merchant();
  const read = await town.ask(perInfo, {}, { token });
  expect(read).toMatchObject({
    username,
    nickname: username,
    avatar: null,
    email: null,
    phone: null,
    tz: 'UTC',
    lang: 'en',
    pay_password_set: false,
    second_factor: false,
    recovery_codes_left: 0,
    identity: { status: 'unverified', fields: [] },
  });
  expect(await town.ask(perInfo, { patch: {} }, { token })).toEqual(read);
});

test('what is changed stays, the rest is left, and `me` masks it', async () => {
  const { token } = await town.merchant();
  const patch = {
    nickname: 'Mara',
    email: ' mara@shop.example ',
    phone: '+49 (170) 123-45 67',
    tz: 'Asia/Tokyo',
  };
  expect(await town.ask(perInfo, { patch, password }, { token })).toMatchObject({
    nickname: 'Mara',
    email: 'mara@shop.example',
    phone: '+491701234567',
    tz: 'Asia/Tokyo',
  });
  const { info } = await town.ask(me, {}, { token });
  expect(info).toMatchObject({
    nickname: 'Mara',
    email_masked: 'm…a@shop.example',
    phone_masked: '+49…567',
    tz: 'Asia/Tokyo',
  });
  const later = await town.ask(perInfo, { patch: { nickname: '', phone: '' }, password }, { token });
  expect(later).toMatchObject({ nickname: info.username, phone: null, email: 'mara@shop.example' });
  await town.ask(perInfo, { patch: { lang: 'jp' } }, { token });
  expect((await town.ask(me, {}, { token })).lang).toBe('ja');
});

test.each([
  ['email', 'mara', 'shape'],
  ['email', 'a b@shop.example', 'shape'],
  ['phone', '0170 1234567', 'shape'],
  ['phone', '+49', 'shape'],
  ['tz', 'Mars/Olympus', 'unknown'],
  ['lang', 'tlh', 'unknown'],
])('%s "%s" is refused at its field', async (field, value, reason) => {
  const { token } = await town.merchant();
  const answer = await town.call(perInfo, { patch: { [field]: value } }, { token });
  expect(answer).toMatchObject({ code: 405, data: { field: `patch.${field}`, reason } });
});

test('a picture that is not the shop’s own is not found', async () => {
  const { token } = await town.merchant();
  const patch = { avatar_file_id: '019551a0-0000-7000-8000-000000000001' };
  expect(await town.call(perInfo, { patch }, { token })).toMatchObject({ code: 404 });
});

test('choices of notices are kept way by way', async () => {
  const { token } = await town.merchant();
  await town.ask(perInfo, { patch: { notify: { order: { email: true }, ad: { app: false } } } }, { token });
  const { notify } = await town.ask(perInfo, { patch: { notify: { order: { push: false } } } }, { token });
  expect(notify.order).toEqual({ app: true, push: false, email: true });
  expect(notify.ad.app).toBe(false);
  expect(notify.wallet).toEqual({ app: true, push: true, email: true });
  const order = { email: true, pigeon: true };
  expect(await town.call(perInfo, { patch: { notify: { order } } }, { token })).toMatchObject({ code: 405 });
});

test('two changes at once lose neither', async () => {
  const { token } = await town.merchant();
  await Promise.all([
    town.ask(perInfo, { patch: { nickname: 'Mara' } }, { token }),
    town.ask(perInfo, { patch: { email: 'mara@shop.example' }, password }, { token }),
    town.ask(perInfo, { patch: { notify: { order: { email: true } } } }, { token }),
    town.ask(perInfo, { patch: { notify: { case: { email: false } } } }, { token }),
  ]);
  const read = await town.ask(perInfo, {}, { token });
  expect(read).toMatchObject({ nickname: 'Mara', email: 'mara@shop.example' });
  expect([read.notify.order.email, read.notify.case.email]).toEqual([true, false]);
});

test('a token alone changes no address and no number, and the person is told of a change', async () => {
  const { token } = await town.merchant();
  const patch = { email: 'thief@elsewhere.example', phone: '+491701234567' };
  expect(await town.call(perInfo, { patch }, { token })).toMatchObject({
    code: 403,
    data: { field: 'password' },
  });
  expect(await town.call(perInfo, { patch, password: 'wrong words' }, { token })).toMatchObject({
    code: 421,
  });
  expect(await town.ask(perInfo, {}, { token })).toMatchObject({ email: null, phone: null });
  expect(await town.ask(perInfo, { patch, password }, { token })).toMatchObject(patch);
  const { info } = await town.ask(me, {}, { token });
  const told = statement<{ facts: unknown }>(
    'test-contact-changed',
    `select facts from event where shop_id = $1 and code = 'contact_changed'`,
  );
  expect(await town.db.direct.rows(told, [shopIdOf(info.shop.id) ?? 0n])).toEqual([
    { facts: { what: 'both' } },
  ]);
});

test('where a second factor is on, new ways to be reached need its code; a nickname does not', async () => {
  const { token } = await town.merchant();
  const { secret } = await town.ask(beginSecondFactor, { password }, { token });
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: town.clock.now().getTime() });
  await town.ask(confirmSecondFactor, { code: code() }, { token });
  town.clock.set(new Date(town.clock.now().getTime() + 30_000));
  expect(await town.call(perInfo, { patch: { nickname: 'Mara' } }, { token })).toMatchObject({ code: 200 });
  const patch = { email: 'thief@elsewhere.example' };
  expect(await town.call(perInfo, { patch }, { token })).toMatchObject({
    code: 460,
    data: { reason: 'code' },
  });
  expect((await town.ask(perInfo, {}, { token })).email).toBeNull();
  expect(await town.ask(perInfo, { patch, code: code() }, { token })).toMatchObject(patch);
  // What is there already is no new way.
  expect(await town.call(perInfo, { patch }, { token })).toMatchObject({ code: 200 });
});

const android = { name: 'Chrome', platform: 'Android' };

test('sessions are told by device and network, this one first', async () => {
  const { token: first, username } = await town.merchant();
  town.clock.set(new Date(town.clock.now().getTime() + 60_000));
  const { token } = await town.ask(login, { username, password, device: android }, { ip: '203.0.113.77' });
  const { sessions } = await town.ask(perInfo, {}, { token });
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ device: 'Chrome, Android', place: '203.0.113.*', current: true });
  expect(sessions[1]).toMatchObject({ current: false });
  const text = JSON.stringify(sessions);
  expect(text).not.toContain('203.0.113.77');
  expect((await town.ask(perInfo, {}, { token: first })).sessions[0]?.id).toBe(sessions[1]?.id);
});

test('an address of the new kind is cut to its network as well', async () => {
  const { username } = await town.merchant();
  const { token } = await town.ask(login, { username, password }, { ip: '2001:db8:7:1234::9' });
  const { sessions } = await town.ask(perInfo, {}, { token });
  expect(sessions[0]?.place).toBe('2001:db8:7::');
});

test('another device is signed out at once; ending it twice ends nothing', async () => {
  const { token: lost, username } = await town.merchant();
  const { token } = await town.ask(login, { username, password });
  const { sessions } = await town.ask(perInfo, {}, { token });
  const id = sessions.find((session) => !session.current)?.id ?? '';
  expect(await town.call(me, {}, { token: lost })).toMatchObject({ code: 200 });
  expect(await town.ask(endSessions, { id }, { token })).toEqual({ ended: 1 });
  expect(await town.call(me, {}, { token: lost })).toMatchObject({
    code: 401,
    data: { reason: 'token_revoked' },
  });
  expect(await town.ask(endSessions, { id }, { token })).toEqual({ ended: 0 });
  expect((await town.ask(perInfo, {}, { token })).sessions).toHaveLength(1);
});

test('all others are signed out together, this one stays', async () => {
  const { username } = await town.merchant();
  const tokens: string[] = [];
  for (let count = 0; count < limits.sessionsPerPerson; count += 1) {
    tokens.push((await town.ask(login, { username, password })).token);
  }
  const [token = '', ...others] = tokens.toReversed();
  expect(await town.ask(endSessions, { others: true }, { token })).toEqual({
    ended: limits.sessionsPerPerson - 1,
  });
  for (const other of others) expect(await town.call(me, {}, { token: other })).toMatchObject({ code: 401 });
  expect(await town.call(me, {}, { token })).toMatchObject({ code: 200 });
});

test('nobody ends or sees a session of somebody else', async () => {
  const { token: mine } = await town.merchant();
  const { token: theirs } = await town.merchant();
  const { sessions } = await town.ask(perInfo, {}, { token: theirs });
  const id = sessions[0]?.id ?? '';
  expect(await town.ask(endSessions, { id }, { token: mine })).toEqual({ ended: 0 });
  expect(await town.call(me, {}, { token: theirs })).toMatchObject({ code: 200 });
  const own = await town.ask(perInfo, {}, { token: mine });
  expect(own.sessions.some((session) => session.id === id)).toBe(false);
});

test('neither a name nor "others" is 403, and sessions that ended are not listed', async () => {
  const { token, username } = await town.merchant();
  expect(await town.call(endSessions, {}, { token })).toMatchObject({ code: 403, data: { field: 'id' } });
  await town.ask(logout, {}, { token });
  const { token: next } = await town.ask(login, { username, password });
  expect((await town.ask(perInfo, {}, { token: next })).sessions).toHaveLength(1);
  town.clock.set(new Date(town.clock.now().getTime() + limits.merchantIdleMs));
  const { token: last } = await town.ask(login, { username, password });
  expect((await town.ask(perInfo, {}, { token: last })).sessions).toHaveLength(1);
});
