import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecovery,
  updatePayPassword,
} from '#features/people/safety.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { openSecret, sealSecret } from './factor-codes.ts';
import { assertSecondFactor } from './public.ts';
import type { Who } from './tries.sql.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const find = statement<Who>(
  'test-find-who',
  'select shop_id as "shopId", id as "personId" from merchant where username = $1',
);

async function merchant() {
  const made = await app.merchant();
  const who = await app.db.direct.row(find, [made.username]);
  if (who === undefined) throw new Error('no merchant');
  return { ...made, who };
}

function codeOf(secret: string, shiftMs = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + shiftMs,
  });
}

/** Six digits that are good neither now nor next to it. */
function wrongCode(secret: string): string {
  const good = new Set([-30_000, 0, 30_000, 60_000].map((shift) => codeOf(secret, shift)));
  let code = 0;
  while (good.has(String(code).padStart(6, '0'))) code += 1;
  return String(code).padStart(6, '0');
}

/** The next code is another one. */
function wait(ms = 30_000): void {
  app.clock.set(new Date(app.clock.now().getTime() + ms));
}

async function withFactor() {
  const made = await merchant();
  const { token } = made;
  const { secret } = await app.ask(beginSecondFactor, { password }, { token });
  const { recovery_codes: codes } = await app.ask(confirmSecondFactor, { code: codeOf(secret) }, { token });
  wait();
  return { ...made, secret, codes };
}

test('it is offered after the password only, and counts when its first code is confirmed', async () => {
  const { token, username } = await merchant();
  expect(await app.call(beginSecondFactor, { password: 'wrong words' }, { token })).toMatchObject({
    code: 421,
  });
  const offered = await app.ask(beginSecondFactor, { password }, { token });
  expect(offered.secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(offered.url);
  expect(url.protocol).toBe('otpauth:');
  expect(url.searchParams.get('secret')).toBe(offered.secret);
  expect(url.searchParams.get('issuer')).toBe('Stockless');
  expect((await app.ask(me, {}, { token })).info.second_factor).toBe(false);
  expect(await app.ask(login, { username, password })).toMatchObject({ is_new: false });

  const wrong = await app.call(confirmSecondFactor, { code: wrongCode(offered.secret) }, { token });
  expect(wrong).toMatchObject({ code: 415, data: { field: 'code', tries_left: 4 } });
  expect(await app.call(confirmSecondFactor, { code: ' ' }, { token })).toMatchObject({ code: 416 });
  const done = await app.ask(confirmSecondFactor, { code: codeOf(offered.secret) }, { token });
  expect(done.recovery_codes).toHaveLength(limits.recoveryCodes);
  expect(new Set(done.recovery_codes).size).toBe(limits.recoveryCodes);
  expect((await app.ask(me, {}, { token })).info.second_factor).toBe(true);
  expect(await app.call(beginSecondFactor, { password }, { token })).toMatchObject({
    code: 203,
    data: { reason: 'already_on' },
  });
});

test('an offer that was not confirmed in a quarter of an hour is void', async () => {
  const { token } = await merchant();
  const { secret } = await app.ask(beginSecondFactor, { password }, { token });
  wait(limits.factorSetupMs);
  expect(await app.call(confirmSecondFactor, { code: codeOf(secret) }, { token })).toMatchObject({
    code: 203,
    data: { reason: 'not_begun' },
  });
});

test('signing in asks for it: 460, then 416 without a code, 415 with a wrong one, then in', async () => {
  keeps('5 username and password at login; a code where it is on', '8 416 verificationCodeRequired');
  const { username, secret } = await withFactor();
  const asked = await app.call(login, { username, password });
  expect(asked).toMatchObject({
    code: 460,
    data: { reason: 'code', second_factor: { methods: ['totp', 'recovery'] } },
  });
  expect(asked.data).not.toHaveProperty('token');
  expect(await app.call(login, { username, password, code: '' })).toMatchObject({ code: 416 });
  expect(await app.call(login, { username, password, code: wrongCode(secret) })).toMatchObject({
    code: 415,
  });
  expect(await app.ask(login, { username, password, code: codeOf(secret) })).toMatchObject({
    is_new: false,
  });
  wait();
  const wide = codeOf(secret).replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  expect(await app.ask(login, { username, password, code: wide })).toMatchObject({ is_new: false });
});

test('a wrong password is 413, whether or not a second factor is on', async () => {
  const { username, secret } = await withFactor();
  const wrong = { username, password: 'wrong words', code: codeOf(secret) };
  expect(await app.call(login, wrong)).toMatchObject({ code: 413 });
});

test('a code counts once, also when it is brought ten times at the same moment', async () => {
  const { username, secret } = await withFactor();
  const code = codeOf(secret);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.call(login, { username, password, code })),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 415)).toHaveLength(3);
  expect(answers.find((answer) => answer.code === 415)).toMatchObject({ data: { reason: 'used' } });
});

test('the clocks of phones may differ by one code, not by two', async () => {
  const { username, secret } = await withFactor();
  wait(120_000);
  expect(await app.call(login, { username, password, code: codeOf(secret, -60_000) })).toMatchObject({
    code: 415,
  });
  expect(await app.call(login, { username, password, code: codeOf(secret, 30_000) })).toMatchObject({
    code: 200,
  });
});

test('thirty guesses at once: five are looked at', async () => {
  const { who, secret } = await withFactor();
  const code = wrongCode(secret);
  const answers = await Promise.allSettled(
    Array.from({ length: 30 }, () => assertSecondFactor(app.env, who, code)),
  );
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
  expect(reasons.filter((reason) => reason.includes('verificationCodeIncorrect'))).toHaveLength(
    limits.secretTries,
  );
  expect(reasons.filter((reason) => reason.includes('tooManyRequests'))).toHaveLength(
    30 - limits.secretTries,
  );
});

test('a recovery code opens once, even while guesses have closed the door, and the merchant is told', async () => {
  const { username, secret, codes, who } = await withFactor();
  const code = wrongCode(secret);
  for (let count = 0; count < limits.secretTries; count += 1) {
    expect(await app.call(login, { username, password, code })).toMatchObject({ code: 415 });
  }
  expect(await app.call(login, { username, password, code: codeOf(secret) })).toMatchObject({ code: 459 });
  const [first = '', second = ''] = codes;
  const typed = first.toLowerCase().replaceAll('-', ' ');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.call(login, { username, password, code: typed })),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(answers.find((answer) => answer.code !== 200)).toMatchObject({
    code: 415,
    data: { reason: 'recovery' },
  });
  const { token } = await app.ask(login, { username, password, code: second });
  expect(await app.ask(perInfo, {}, { token })).toMatchObject({ recovery_codes_left: 8 });
  const told = await app.db.direct.rows(notices, [who.shopId]);
  expect(told.map((row) => row.code)).toEqual([
    'second_factor_on',
    'recovery_code_used',
    'recovery_code_used',
  ]);
});

const notices = statement<{ code: string }>(
  'test-notices',
  'select code from event where shop_id = $1 order by at, id',
);

test('recovery codes have 120 bits and are kept under a key; those of 80 bits from before still open once', async () => {
  const { username, codes, who } = await withFactor();
  expect(codes.every((code) => /^(?:[2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/.test(code))).toBe(true);
  const plain = codes.map((code) => createHash('sha256').update(code.replaceAll('-', '')).digest());
  const kept = await app.db.direct.rows(keptCodes, [who.shopId]);
  expect(kept).toHaveLength(codes.length);
  expect(kept.some(({ code_hash: hash }) => plain.some((one) => one.equals(hash)))).toBe(false);
  const before = 'ABCDEFGHJKLMNPQR';
  await app.db.direct.rows(saveCode, [
    who.shopId,
    who.personId,
    createHash('sha256').update(before).digest(),
  ]);
  expect(await app.call(login, { username, password, code: before })).toMatchObject({ code: 200 });
  expect(await app.call(login, { username, password, code: before })).toMatchObject({ code: 415 });
});

const keptCodes = statement<{ code_hash: Buffer }>(
  'test-kept-codes',
  'select code_hash from recovery_code where shop_id = $1',
);
const saveCode = statement<never>(
  'test-keep-code',
  'insert into recovery_code (shop_id, person_id, code_hash) values ($1, $2, $3)',
);

test('new recovery codes void the old ones, and need password and code', async () => {
  const { token, username, secret, codes } = await withFactor();
  const [old = ''] = codes;
  expect(await app.call(renewRecovery, { password }, { token })).toMatchObject({ code: 460 });
  expect(
    await app.call(renewRecovery, { password: 'wrong words', code: codeOf(secret) }, { token }),
  ).toMatchObject({ code: 421 });
  const made = await app.ask(renewRecovery, { password, code: codeOf(secret) }, { token });
  expect(made.recovery_codes).toHaveLength(limits.recoveryCodes);
  expect(await app.call(login, { username, password, code: old })).toMatchObject({ code: 415 });
  const [fresh = ''] = made.recovery_codes;
  expect(await app.call(login, { username, password, code: fresh })).toMatchObject({ code: 200 });
});

test('it is turned off with password and code, and its recovery codes are gone', async () => {
  const { token, username, secret, who } = await withFactor();
  expect(await app.call(endSecondFactor, { password, code: wrongCode(secret) }, { token })).toMatchObject({
    code: 415,
  });
  expect(await app.ask(endSecondFactor, { password, code: codeOf(secret) }, { token })).toEqual({
    on: false,
  });
  expect(await app.call(login, { username, password })).toMatchObject({ code: 200 });
  await expect(assertSecondFactor(app.env, who, '123456')).rejects.toMatchObject({
    key: 'secondFactorNeeded',
    shown: { reason: 'not_set_up' },
  });
  const left = statement<{ count: number }>(
    'test-codes-left',
    'select count(*)::int as count from recovery_code where shop_id = $1',
  );
  expect(await app.db.direct.row(left, [who.shopId])).toEqual({ count: 0 });
});

test('other rooms hear why they must ask: not set up, or a code is missing', async () => {
  const { who: without } = await merchant();
  const { who } = await withFactor();
  for (const [person, reason] of [
    [without, 'not_set_up'],
    [who, 'code'],
  ] as const) {
    await expect(assertSecondFactor(app.env, person, undefined)).rejects.toMatchObject({
      key: 'secondFactorNeeded',
      shown: { reason },
    });
  }
});

test('a forgotten transaction password needs it where it is on', async () => {
  const { token, secret } = await withFactor();
  const first = { password, new: '482915', confirm: '482915' };
  expect(await app.call(updatePayPassword, first, { token })).toMatchObject({ code: 200 });
  const forgotten = { password, new: '739154', confirm: '739154' };
  expect(await app.call(updatePayPassword, forgotten, { token })).toMatchObject({ code: 460 });
  expect(await app.call(updatePayPassword, { ...forgotten, code: '' }, { token })).toMatchObject({
    code: 416,
  });
  expect(
    await app.call(updatePayPassword, { ...forgotten, code: wrongCode(secret) }, { token }),
  ).toMatchObject({ code: 415 });
  expect(await app.call(updatePayPassword, { ...forgotten, code: codeOf(secret) }, { token })).toMatchObject({
    code: 200,
  });
});

const everything = statement<{ row: string }>(
  'test-safety-rows',
  'select merchant_safety::text as row from merchant_safety union all select recovery_code::text from recovery_code',
);

test('secret and recovery codes stand nowhere in clear', async () => {
  const { secret, codes } = await withFactor();
  const rows = (await app.db.direct.rows(everything, [])).map(({ row }) => row).join('\n');
  expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
  expect(rows).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
  for (const code of codes) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
  }
});

test('a box opens for its own person and the same instance only', () => {
  const who = { shopId: 7n, personId: 'a' };
  const box = sealSecret(app.env, who, 'ABCDEFGH');
  expect(openSecret(app.env, who, box)).toBe('ABCDEFGH');
  expect(() => openSecret(app.env, { ...who, shopId: 8n }, box)).toThrow(/authenticate/);
  expect(() => openSecret({ secret: 'another secret of another instance' }, who, box)).toThrow(
    /authenticate/,
  );
});
