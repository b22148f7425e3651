import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '#domain/wire/errors.ts';
import { dayMs, limits, minuteMs } from '#domain/limits.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { assertPayPassword } from './public.ts';
import type { Who } from './tries.sql.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const pin = '482915';
const find = statement<Who>(
  'test-find-who',
  'select shop_id as "shopId", id as "personId" from merchant where username = $1',
);

async function merchant(): Promise<{ token: string; username: string; who: Who }> {
  const made = await app.merchant();
  const who = await app.db.direct.row(find, [made.username]);
  if (who === undefined) throw new Error('no merchant');
  return { ...made, who };
}

async function merchantWithPin() {
  const made = await merchant();
  await app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token: made.token });
  return made;
}

function wait(ms: number): void {
  app.clock.set(new Date(app.clock.now().getTime() + ms));
}

/** The code that a try at the password ends with; 200 for a right one. */
async function codeOf(who: Who, typed: string): Promise<number> {
  try {
    await assertPayPassword(app.env, who, typed);
    return 200;
  } catch (error) {
    if (error instanceof Error && 'key' in error && error.key === 'wrongPayPassword') return 446;
    if (error instanceof Error && 'key' in error && error.key === 'tooManyRequests') return 459;
    throw error;
  }
}

test('without one nothing is checked: 445', async () => {
  const { who } = await merchant();
  await expect(assertPayPassword(app.env, who, pin)).rejects.toMatchObject({ key: 'payPasswordNotSet' });
});

test('the first one needs the sign-in password, and then `me` knows it is set', async () => {
  keeps('1 set a transaction password', '7 POST /v1/user/update_pay_password');
  const { token, who } = await merchant();
  expect(await app.call(updatePayPassword, { new: pin, confirm: pin }, { token })).toMatchObject({
    code: refusals.parameterMissing.code,
    data: { field: 'password' },
  });
  const wrong = { password: 'some other words', new: pin, confirm: pin };
  expect(await app.call(updatePayPassword, wrong, { token })).toMatchObject({
    code: 421,
    data: { field: 'password', tries_left: 4 },
  });
  const set = await app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token });
  expect(set).toEqual({ set: true, withdraw_paused_until: null });
  expect((await app.ask(me, {}, { token })).info.pay_password_set).toBe(true);
  expect(await assertPayPassword(app.env, who, pin)).toEqual({
    withdrawPausedUntil: undefined,
    hasSecondFactor: false,
  });
});

test('digits of every keyboard are the same digits', async () => {
  const { who } = await merchantWithPin();
  expect(await codeOf(who, '４８２９１５')).toBe(200);
  expect(await codeOf(who, '٤٨٢٩١٥')).toBe(200);
  expect(await codeOf(who, ' 482 915 ')).toBe(200);
});

test.each([
  ['12345', 'new', 'shape'],
  ['1234567890123', 'new', 'shape'],
  ['48a915', 'new', 'shape'],
  ['111111', 'new', 'too_simple'],
  ['654321', 'new', 'too_simple'],
])('%s is refused at its field', async (made, field, reason) => {
  const { token } = await merchant();
  const answer = await app.call(updatePayPassword, { password, new: made, confirm: made }, { token });
  expect(answer).toMatchObject({ code: 405, data: { field, reason } });
});

test('two inputs that differ are told before any secret is looked at', async () => {
  keeps('5 confirmation equals the new password');
  const { token } = await merchant();
  const ask = { password: 'wrong words', new: pin, confirm: '482916' };
  expect(await app.call(updatePayPassword, ask, { token })).toMatchObject({
    code: 405,
    data: { field: 'confirm', reason: 'mismatch' },
  });
});

test('changing needs the old one: 443 counts with the tries of 446', async () => {
  const { token, who } = await merchantWithPin();
  expect(await codeOf(who, '000001')).toBe(446);
  const ask = { old: '000002', new: '739154', confirm: '739154' };
  expect(await app.call(updatePayPassword, ask, { token })).toMatchObject({
    code: 443,
    data: { field: 'old', tries_left: 3 },
  });
  const done = await app.ask(updatePayPassword, { ...ask, old: pin }, { token });
  expect(done).toEqual({ set: true, withdraw_paused_until: null });
  expect(await codeOf(who, pin)).toBe(446);
  expect(await codeOf(who, '739154')).toBe(200);
});

test('the same change sent twice is the same answer, and uses no try', async () => {
  const { token, who } = await merchantWithPin();
  const ask = { old: pin, new: '739154', confirm: '739154' };
  const first = await app.ask(updatePayPassword, ask, { token });
  for (let count = 0; count < 8; count += 1) {
    expect(await app.ask(updatePayPassword, ask, { token })).toEqual(first);
  }
  expect(await codeOf(who, '739154')).toBe(200);
});

test('it cannot be the sign-in password', async () => {
  const digits = '8046173952';
  const username = `d-${app.clock.now().getTime()}`;
  const person = { username, password: digits, confirm_password: digits, shop_name: 'Digits' };
  const ticket = await app.ticket();
  const { token } = await app.ask(login, { ...person, register: true, invite_ticket: ticket });
  const ask = { password: digits, new: digits, confirm: digits };
  expect(await app.call(updatePayPassword, ask, { token })).toMatchObject({
    code: 405,
    data: { field: 'new', reason: 'same_as_password' },
  });
});

test('a forgotten one is replaced with the sign-in password, and withdrawals rest for a day', async () => {
  const { token, who } = await merchantWithPin();
  const at = app.clock.now().getTime();
  const done = await app.ask(updatePayPassword, { password, new: '739154', confirm: '739154' }, { token });
  const until = new Date(at + limits.payResetPauseMs);
  expect(done.withdraw_paused_until).toBe(until.toISOString());
  expect(await assertPayPassword(app.env, who, '739154')).toEqual({
    withdrawPausedUntil: until,
    hasSecondFactor: false,
  });
  const told = await app.db.direct.rows(notices, [who.shopId]);
  expect(told).toEqual([{ code: 'pay_password_reset', facts: { until: { at: until.toISOString() } } }]);
  wait(dayMs);
  expect(await assertPayPassword(app.env, who, '739154')).toEqual({
    withdrawPausedUntil: undefined,
    hasSecondFactor: false,
  });
});

const notices = statement<{ code: string; facts: unknown }>(
  'test-notices',
  'select code, facts from event where shop_id = $1 order by id',
);

test('five wrong ones close the door for 15 minutes, to the right one too; the next time for a day', async () => {
  const { who } = await merchantWithPin();
  for (const left of [4, 3, 2, 1, 0]) {
    await expect(assertPayPassword(app.env, who, '000000')).rejects.toMatchObject({
      key: 'wrongPayPassword',
      shown: { tries_left: left },
    });
  }
  const retryAt = new Date(app.clock.now().getTime() + limits.secretLockMs).toISOString();
  await expect(assertPayPassword(app.env, who, pin)).rejects.toMatchObject({
    key: 'tooManyRequests',
    shown: { retry_at: retryAt },
  });
  wait(limits.secretLockMs - 1);
  expect(await codeOf(who, pin)).toBe(459);
  wait(1);
  for (let count = 0; count < limits.secretTries; count += 1) expect(await codeOf(who, '000000')).toBe(446);
  wait(dayMs - 1);
  expect(await codeOf(who, pin)).toBe(459);
  wait(1);
  expect(await codeOf(who, pin)).toBe(200);
});

test('a right one clears the count, and so do 15 minutes', async () => {
  const { who } = await merchantWithPin();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < limits.secretTries - 1; count += 1) {
      expect(await codeOf(who, '000000')).toBe(446);
    }
    expect(await codeOf(who, pin)).toBe(200);
  }
  for (let count = 0; count < limits.secretTries - 1; count += 1)
    expect(await codeOf(who, '000000')).toBe(446);
  wait(15 * minuteMs);
  expect(await codeOf(who, '000000')).toBe(446);
  expect(await codeOf(who, pin)).toBe(200);
});

test('of thirty wrong ones at once five are looked at, and nobody else is locked', async () => {
  const { who } = await merchantWithPin();
  const other = await merchantWithPin();
  const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(who, '000000')));
  expect(codes.filter((code) => code === 446)).toHaveLength(limits.secretTries);
  expect(codes.filter((code) => code === 459)).toHaveLength(30 - limits.secretTries);
  expect(await codeOf(other.who, pin)).toBe(200);
});

test('thirty transactions that are open while the password is checked do not starve each other', async () => {
  const { who } = await merchantWithPin();
  const answers = await Promise.allSettled(
    Array.from({ length: 30 }, () =>
      app.db.transaction(async (tx) => {
        await tx.rows(find, ['nobody']);
        await assertPayPassword(app.env, who, '000000');
      }),
    ),
  );
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
  expect(reasons.filter((reason) => reason.includes('wrongPayPassword'))).toHaveLength(limits.secretTries);
  expect(reasons.filter((reason) => reason.includes('tooManyRequests'))).toHaveLength(
    30 - limits.secretTries,
  );
});

test('the sign-in password is guessed no oftener than the transaction password', async () => {
  const { token } = await merchant();
  const ask = { password: 'wrong words', new: pin, confirm: pin };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(updatePayPassword, ask, { token })),
  );
  expect(answers.filter(({ code }) => code === 421)).toHaveLength(limits.secretTries);
  expect(answers.filter(({ code }) => code === 459)).toHaveLength(30 - limits.secretTries);
});

const everything = statement<{ row: string }>(
  'test-safety-rows',
  'select merchant_safety::text as row from merchant_safety union all select merchant_try::text from merchant_try',
);

test('the digits stand nowhere, and one hash is of one person', async () => {
  const first = await merchantWithPin();
  const rows = (await app.db.direct.rows(everything, [])).map(({ row }) => row).join('\n');
  expect(rows).not.toContain(`,${pin},`);
  const stolen = statement<{ pay_hash: string }>(
    'test-pay-hash',
    'select pay_hash from merchant_safety where shop_id = $1',
  );
  const row = await app.db.direct.row(stolen, [first.who.shopId]);
  const { isPassword } = await import('./passwords.ts');
  expect(await isPassword(pin, row?.pay_hash)).toBe(false);
});
