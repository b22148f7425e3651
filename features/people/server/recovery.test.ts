// A forgotten sign-in password is replaced by its owner alone, and whoever did it touches no money for a day.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { turnFactorOn } from '#testing/payees.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { askPasswordReset, renewAccountCodes, resetPassword } from '#features/people/recovery.contract.ts';
import { uniqueShopName } from '#testing/shop-names.ts';

let app: TestApp;
let push: PushApp;
beforeAll(async () => {
  app = await openTestApp();
  push = await withPush(app);
});
afterAll(async () => {
  await push.service.close();
  await app.close();
});

const fresh = 'violet-harbour-41';
const made = { new: fresh, confirm: fresh };
let elsewhere = 0;
/** An address that nobody asked from: one that asks often waits. */
const fromElsewhere = () => `198.51.${Math.floor((elsewhere += 1) / 250)}.${elsewhere % 250}`;

async function withAddress() {
  const shop = await app.makeShop(uniqueShopName('Found Again'));
  const token = await app.merchant(shop);
  const email = `mara-${randomUUID().slice(0, 8)}@shop.example`;
  await push.address(token, email);
  await push.later(1);
  return { shop, token, email };
}

async function linkFor(username: string, email: string): Promise<string> {
  await app.ask(askPasswordReset, { username }, { ip: fromElsewhere() });
  await push.settle();
  const messages = await push.emailsTo(email);
  const message = messages.find(({ subject }) => subject === 'Choose a new password');
  return /\/reset\?token=([\w.-]+)/.exec(message?.plain ?? '')?.[1] ?? '';
}

async function register(extra: { email?: string }) {
  const { list } = await app.ask(addInvitations, { count: 1 }, { token: await app.operator() });
  const { invite_ticket: ticket } = await app.ask(inviteCode, { code: list[0]?.code ?? '' });
  const username = `new-${randomUUID().slice(0, 8)}`;
  const facts = {
    username,
    password,
    confirm_password: password,
    shop_name: uniqueShopName('Paper'),
    ...extra,
  };
  return { username, ...(await app.ask(login, { ...facts, register: true, invite_ticket: ticket })) };
}

test('a link to the confirmed address replaces the password once, ends every session and lets payouts rest', async () => {
  const { shop, token, email } = await withAddress();
  const { username } = shop;
  const device = await push.device(token);
  await push.later(1);
  const link = await linkFor(username, email);
  const done = await app.ask(resetPassword, { token: link, ...made });
  const until = new Date(app.clock.now().getTime() + limits.payResetPauseMs).toISOString();
  expect(done).toEqual({ reset: true, withdraw_paused_until: until });
  expect(limits.payResetPauseMs).toBe(24 * hourMs);
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 401 });
  expect(await app.call(login, { username, password })).toMatchObject({ code: 413 });
  const again = await app.ask(login, { username, password: fresh });
  const info = await app.ask(perInfo, {}, { token: again.token });
  expect(info).toMatchObject({ withdraw_paused_until: until });
  expect(info.sessions).toHaveLength(1);
  // One use: the link follows from the password that it replaced.
  expect(await app.call(resetPassword, { token: link, ...made })).toMatchObject({
    code: 415,
    data: { field: 'token', reason: 'link' },
  });
  // The owner hears of it by mail and on the device whose session was ended with it.
  await push.later(1);
  expect((await push.emailsTo(email)).map(({ subject }) => subject)).toContain(
    'Your sign-in password was replaced',
  );
  expect(push.service.callsOf(device).length).toBeGreaterThan(0);
});

test('the answer is the same for a name nobody has and for an address that was never confirmed', async () => {
  const { username } = await register({ email: 'typed@shop.example' });
  const answers = await Promise.all(
    [username, 'nobody-has-this-name'].map(async (name) => {
      const startedAt = performance.now();
      const answer = await app.call(askPasswordReset, { username: name }, { ip: fromElsewhere() });
      return { ...answer, ms: performance.now() - startedAt };
    }),
  );
  await push.settle();
  const [known, unknown] = answers;
  expect(known).toMatchObject({ code: 200, data: { minutes: limits.resetMinutes } });
  expect(known?.data).toEqual(unknown?.data);
  for (const { ms } of answers) expect(ms).toBeGreaterThan(200);
  const messages = await push.emailsTo('typed@shop.example');
  // The code that confirms it, and no link.
  expect(messages.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your code is \d{6}$/)]);
});

test('links end after half an hour, with another password, and where they were bent', async () => {
  const { shop, email } = await withAddress();
  const old = await linkFor(shop.username, email);
  const last = old.slice(-1) === 'A' ? 'B' : 'A';
  for (const token of [`${old.slice(0, -1)}${last}`, old.replace(/^\w+/, '9GX2K7QZM'), 'x', '']) {
    expect(await app.call(resetPassword, { token, ...made }, { ip: fromElsewhere() })).toMatchObject({
      code: 415,
      data: { reason: 'link' },
    });
  }
  await push.later(limits.resetMinutes + 1);
  expect(await app.call(resetPassword, { token: old, ...made })).toMatchObject({
    code: 415,
    data: { reason: 'expired' },
  });
  const weak = await linkFor(shop.username, email);
  const common = { new: 'Passw0rd!', confirm: 'Passw0rd!' };
  expect(await app.call(resetPassword, { token: weak, ...common })).toMatchObject({
    code: 405,
    data: { field: 'new', reason: 'too_common' },
  });
  // Two at once: one counts.
  const both = await Promise.all([1, 2].map(() => app.call(resetPassword, { token: weak, ...made })));
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
});

test('three links an hour for a name, ten from an address, whoever has the name', async () => {
  const codesOf = async (asks: { username: string; ip: string }[]) => {
    const codes: number[] = [];
    for (const { username, ip } of asks) {
      codes.push((await app.call(askPasswordReset, { username }, { ip })).code);
    }
    return codes;
  };
  const name = `asked-${randomUUID().slice(0, 8)}`;
  const often = Array.from({ length: limits.resetsPerHour + 1 }, () => ({
    username: name,
    ip: fromElsewhere(),
  }));
  expect((await codesOf(often)).slice(-2)).toEqual([200, 459]);
  const many = Array.from({ length: limits.resetsPerHourOfAddress + 1 }, (_, index) => ({
    username: `${name}-${index}`,
    ip: '203.0.113.77',
  }));
  expect((await codesOf(many)).slice(-2)).toEqual([200, 459]);
});

test('who registers without an address has codes on paper: each replaces the password once and lets payouts rest', async () => {
  const { username, token, recovery_codes: codes } = await register({});
  expect(codes).toHaveLength(limits.accountCodes);
  const [first = '', second = ''] = codes ?? [];
  const wrong = { username, recovery_code: 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF', ...made };
  expect(await app.call(resetPassword, wrong)).toMatchObject({
    code: 415,
    data: { field: 'recovery_code', reason: 'recovery' },
  });
  const right = { username, recovery_code: first.toLowerCase().replaceAll('-', ' '), ...made };
  const until = new Date(app.clock.now().getTime() + limits.payResetPauseMs).toISOString();
  expect(await app.ask(resetPassword, right)).toEqual({ reset: true, withdraw_paused_until: until });
  expect(await app.call(resetPassword, right)).toMatchObject({ code: 415 });
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 401 });
  const again = await app.ask(login, { username, password: fresh });
  expect(await app.ask(perInfo, {}, { token: again.token })).toMatchObject({
    account_codes_left: limits.accountCodes - 1,
    withdraw_paused_until: until,
  });
  const renewed = await app.ask(renewAccountCodes, { password: fresh }, { token: again.token });
  expect(await app.call(resetPassword, { ...right, recovery_code: second })).toMatchObject({ code: 415 });
  expect(renewed.recovery_codes).toHaveLength(limits.accountCodes);
  expect((await app.ask(me, {}, { token: again.token })).info.tasks.map(({ code }) => code)).not.toContain(
    'way_back',
  );
});

test('who registers with an address is sent its code, and is reminded until it is confirmed', async () => {
  const { token, recovery_codes: codes } = await register({ email: ' New@Shop.example ' });
  expect(codes).toBeNull();
  const { info } = await app.ask(me, {}, { token });
  expect(info.tasks.map(({ code }) => code)).toContain('confirm_email');
  await push.settle();
  const messages = await push.emailsTo((await app.ask(perInfo, {}, { token })).email ?? '');
  expect(messages).toHaveLength(1);
});

test('a second factor that is on is not got round by a link', async () => {
  const { shop, email } = await withAddress();
  const code = await turnFactorOn(app, shop);
  const link = await linkFor(shop.username, email);
  expect(await app.call(resetPassword, { token: link, ...made })).toMatchObject({
    code: 460,
    data: { reason: 'code' },
  });
  expect(await app.call(login, { username: shop.username, password: fresh })).toMatchObject({ code: 413 });
  expect(await app.call(resetPassword, { token: link, ...made, code: code() })).toMatchObject({ code: 200 });
});

test('a sign-in that strangers’ guesses have blocked is open again after the password was replaced', async () => {
  const { shop, email } = await withAddress();
  const { username } = shop;
  app.clock.set(new Date(Math.ceil(app.clock.now().getTime() / hourMs) * hourMs));
  for (let count = 0; count < limits.signInsPerMinute; count += 1) {
    await app.call(login, { username, password: 'wrong words' }, { ip: `192.0.2.${count}` });
  }
  const away = { ip: '192.0.2.200' };
  expect(await app.call(login, { username, password }, away)).toMatchObject({ code: 459 });
  await app.ask(resetPassword, { token: await linkFor(username, email), ...made });
  expect(await app.call(login, { username, password: fresh }, away)).toMatchObject({ code: 200 });
});
