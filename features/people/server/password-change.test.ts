import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { beginSecondFactor, changePassword, confirmSecondFactor } from '#features/people/safety.contract.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const fresh = 'nine green bottles';

test('the new password signs in, the old one does not, and other devices are signed out', async () => {
  const { token: other, username } = await app.merchant();
  const { token } = await app.ask(login, { username, password });
  const done = await app.ask(changePassword, { password, new: fresh, confirm: fresh }, { token });
  expect(done).toEqual({ changed: true, ended: 1 });
  expect(await app.call(me, {}, { token: other })).toMatchObject({ code: 401 });
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 200 });
  expect(await app.call(login, { username, password })).toMatchObject({ code: 413 });
  expect(await app.call(login, { username, password: fresh })).toMatchObject({ code: 200 });
});

test.each([
  [{ password: 'wrong words', new: fresh, confirm: fresh }, 421, 'password', 'wrong'],
  [{ password, new: 'short', confirm: 'short' }, 405, 'new', 'too_short'],
  [{ password, new: 'password123', confirm: 'password123' }, 405, 'new', 'too_common'],
  [{ password, new: fresh, confirm: 'other words' }, 405, 'confirm', 'mismatch'],
  [{ password, new: password, confirm: password }, 405, 'new', 'same_as_old'],
])('what cannot be is refused at its field', async (ask, code, field, reason) => {
  const { token, username } = await app.merchant();
  expect(await app.call(changePassword, ask, { token })).toMatchObject({ code, data: { field, reason } });
  expect(await app.call(login, { username, password })).toMatchObject({ code: 200 });
});

test('with a second factor on, the password alone changes nothing', async () => {
  const { token } = await app.merchant();
  const { secret } = await app.ask(beginSecondFactor, { password }, { token });
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
  await app.ask(confirmSecondFactor, { code: code() }, { token });
  app.clock.set(new Date(app.clock.now().getTime() + 30_000));
  const ask = { password, new: fresh, confirm: fresh };
  expect(await app.call(changePassword, ask, { token })).toMatchObject({ code: 460 });
  expect(await app.call(changePassword, { ...ask, code: code() }, { token })).toMatchObject({ code: 200 });
});

test('two changes at once: one counts', async () => {
  const { token, username } = await app.merchant();
  const made = ['nine green bottles', 'ten green bottles'];
  const answers = await Promise.all(
    made.map((next) => app.call(changePassword, { password, new: next, confirm: next }, { token })),
  );
  const good = answers.findIndex((answer) => answer.code === 200);
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(await app.call(login, { username, password: made[good] })).toMatchObject({ code: 200 });
});
