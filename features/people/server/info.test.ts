import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { logout, me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { beginSecondFactor, confirmSecondFactor } from '#features/people/safety.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('an empty call reads, and changes nothing', async () => {
  const { token, username } = await app.merchant();
  const read = await app.ask(perInfo, {}, { token });
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
  expect(await app.ask(perInfo, { patch: {} }, { token })).toEqual(read);
});

test('what is changed stays, the rest is left, and `me` masks it', async () => {
  keeps('7 POST /v1/per/info');
  const { token } = await app.merchant();
  const patch = {
    nickname: 'Mara',
    email: ' mara@shop.example ',
    phone: '+49 (170) 123-45 67',
    tz: 'Asia/Tokyo',
  };
  expect(await app.ask(perInfo, { patch, password }, { token })).toMatchObject({
    nickname: 'Mara',
    email: 'mara@shop.example',
    phone: '+491701234567',
    tz: 'Asia/Tokyo',
  });
  const { info } = await app.ask(me, {}, { token });
  expect(info).toMatchObject({
    nickname: 'Mara',
    email_masked: 'm…a@shop.example',
    phone_masked: '+49…567',
    tz: 'Asia/Tokyo',
  });
  const later = await app.ask(perInfo, { patch: { nickname: '', phone: '' }, password }, { token });
  expect(later).toMatchObject({ nickname: info.username, phone: null, email: 'mara@shop.example' });
  await app.ask(perInfo, { patch: { lang: 'jp' } }, { token });
  expect((await app.ask(me, {}, { token })).lang).toBe('ja');
});

test.each([
  ['email', 'mara', 'shape'],
  ['email', 'a b@shop.example', 'shape'],
  ['phone', '0170 1234567', 'shape'],
  ['phone', '+49', 'shape'],
  ['tz', 'Mars/Olympus', 'unknown'],
  ['lang', 'tlh', 'unknown'],
])('%s "%s" is refused at its field', async (field, value, reason) => {
  const { token } = await app.merchant();
  const answer = await app.call(perInfo, { patch: { [field]: value } }, { token });
  expect(answer).toMatchObject({ code: 405, data: { field: `patch.${field}`, reason } });
});

test('a picture that is not the shop’s own is not found', async () => {
  const { token } = await app.merchant();
  const patch = { avatar_file_id: '019551a0-0000-7000-8000-000000000001' };
  expect(await app.call(perInfo, { patch }, { token })).toMatchObject({ code: 404 });
});

test('choices of notices are kept way by way', async () => {
  const { token } = await app.merchant();
  await app.ask(perInfo, { patch: { notify: { order: { email: true }, ad: { app: false } } } }, { token });
  const { notify } = await app.ask(perInfo, { patch: { notify: { order: { push: false } } } }, { token });
  expect(notify.order).toEqual({ app: true, push: false, email: true });
  expect(notify.ad.app).toBe(false);
  expect(notify.wallet).toEqual({ app: true, push: true, email: true });
  const order = { email: true, pigeon: true };
  expect(await app.call(perInfo, { patch: { notify: { order } } }, { token })).toMatchObject({ code: 405 });
});

test('two changes at once lose neither', async () => {
  const { token } = await app.merchant();
  await Promise.all([
    app.ask(perInfo, { patch: { nickname: 'Mara' } }, { token }),
    app.ask(perInfo, { patch: { email: 'mara@shop.example' }, password }, { token }),
    app.ask(perInfo, { patch: { notify: { order: { email: true } } } }, { token }),
    app.ask(perInfo, { patch: { notify: { case: { email: false } } } }, { token }),
  ]);
  const read = await app.ask(perInfo, {}, { token });
  expect(read).toMatchObject({ nickname: 'Mara', email: 'mara@shop.example' });
  expect([read.notify.order.email, read.notify.case.email]).toEqual([true, false]);
});

test('a token alone changes no address and no number, and the person is told of a change', async () => {
  const { token } = await app.merchant();
  const patch = { email: 'thief@elsewhere.example', phone: '+491701234567' };
  expect(await app.call(perInfo, { patch }, { token })).toMatchObject({
    code: 403,
    data: { field: 'password' },
  });
  expect(await app.call(perInfo, { patch, password: 'wrong words' }, { token })).toMatchObject({
    code: 421,
  });
  expect(await app.ask(perInfo, {}, { token })).toMatchObject({ email: null, phone: null });
  expect(await app.ask(perInfo, { patch, password }, { token })).toMatchObject(patch);
  const { info } = await app.ask(me, {}, { token });
  const told = statement<{ facts: unknown }>(
    'test-contact-changed',
    `select facts from event where shop_id = $1 and code = 'contact_changed'`,
  );
  expect(await app.db.direct.rows(told, [shopIdOf(info.shop.id) ?? 0n])).toEqual([
    { facts: { what: 'both' } },
  ]);
});

test('where a second factor is on, new ways to be reached need its code; a nickname does not', async () => {
  const { token } = await app.merchant();
  const { secret } = await app.ask(beginSecondFactor, { password }, { token });
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
  await app.ask(confirmSecondFactor, { code: code() }, { token });
  app.clock.set(new Date(app.clock.now().getTime() + 30_000));
  expect(await app.call(perInfo, { patch: { nickname: 'Mara' } }, { token })).toMatchObject({ code: 200 });
  const patch = { email: 'thief@elsewhere.example' };
  expect(await app.call(perInfo, { patch }, { token })).toMatchObject({
    code: 460,
    data: { reason: 'code' },
  });
  expect((await app.ask(perInfo, {}, { token })).email).toBeNull();
  expect(await app.ask(perInfo, { patch, code: code() }, { token })).toMatchObject(patch);
  // What is there already is no new way.
  expect(await app.call(perInfo, { patch }, { token })).toMatchObject({ code: 200 });
});

const android = { name: 'Chrome', platform: 'Android' };

test('sessions are told by device and network, this one first', async () => {
  const { token: first, username } = await app.merchant();
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const { token } = await app.ask(login, { username, password, device: android }, { ip: '203.0.113.77' });
  const { sessions } = await app.ask(perInfo, {}, { token });
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ device: 'Chrome, Android', place: '203.0.113.*', current: true });
  expect(sessions[1]).toMatchObject({ current: false });
  const text = JSON.stringify(sessions);
  expect(text).not.toContain('203.0.113.77');
  expect((await app.ask(perInfo, {}, { token: first })).sessions[0]?.id).toBe(sessions[1]?.id);
});

test('an address of the new kind is cut to its network as well', async () => {
  const { username } = await app.merchant();
  const { token } = await app.ask(login, { username, password }, { ip: '2001:db8:7:1234::9' });
  const { sessions } = await app.ask(perInfo, {}, { token });
  expect(sessions[0]?.place).toBe('2001:db8:7::');
});

test('another device is signed out at once; ending it twice ends nothing', async () => {
  const { token: lost, username } = await app.merchant();
  const { token } = await app.ask(login, { username, password });
  const { sessions } = await app.ask(perInfo, {}, { token });
  const id = sessions.find((session) => !session.current)?.id ?? '';
  expect(await app.call(me, {}, { token: lost })).toMatchObject({ code: 200 });
  expect(await app.ask(endSessions, { id }, { token })).toEqual({ ended: 1 });
  expect(await app.call(me, {}, { token: lost })).toMatchObject({
    code: 401,
    data: { reason: 'token_revoked' },
  });
  expect(await app.ask(endSessions, { id }, { token })).toEqual({ ended: 0 });
  expect((await app.ask(perInfo, {}, { token })).sessions).toHaveLength(1);
});

test('all others are signed out together, this one stays', async () => {
  const { username } = await app.merchant();
  const tokens: string[] = [];
  for (let count = 0; count < limits.sessionsPerPerson; count += 1) {
    tokens.push((await app.ask(login, { username, password })).token);
  }
  const [token = '', ...others] = tokens.toReversed();
  expect(await app.ask(endSessions, { others: true }, { token })).toEqual({
    ended: limits.sessionsPerPerson - 1,
  });
  for (const other of others) expect(await app.call(me, {}, { token: other })).toMatchObject({ code: 401 });
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 200 });
});

test('nobody ends or sees a session of somebody else', async () => {
  const { token: mine } = await app.merchant();
  const { token: theirs } = await app.merchant();
  const { sessions } = await app.ask(perInfo, {}, { token: theirs });
  const id = sessions[0]?.id ?? '';
  expect(await app.ask(endSessions, { id }, { token: mine })).toEqual({ ended: 0 });
  expect(await app.call(me, {}, { token: theirs })).toMatchObject({ code: 200 });
  const own = await app.ask(perInfo, {}, { token: mine });
  expect(own.sessions.some((session) => session.id === id)).toBe(false);
});

test('neither a name nor "others" is 403, and sessions that ended are not listed', async () => {
  const { token, username } = await app.merchant();
  expect(await app.call(endSessions, {}, { token })).toMatchObject({ code: 403, data: { field: 'id' } });
  await app.ask(logout, {}, { token });
  const { token: next } = await app.ask(login, { username, password });
  expect((await app.ask(perInfo, {}, { token: next })).sessions).toHaveLength(1);
  app.clock.set(new Date(app.clock.now().getTime() + limits.merchantIdleMs));
  const { token: last } = await app.ask(login, { username, password });
  expect((await app.ask(perInfo, {}, { token: last })).sessions).toHaveLength(1);
});
