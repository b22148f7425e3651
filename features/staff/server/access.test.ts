import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { operatorRoles } from '#domain/rights.ts';
import * as own from '#features/staff/account.contract.ts';
import { operatorLogin, operatorMe } from '#features/staff/contract.ts';
import * as supplierOwn from '#features/staff/supplier-account.shapes.ts';
import * as steps from '#features/staff/sign-in.contract.ts';
import { statement } from '#platform/db/database.ts';
import { codeAt, consoleToken, joinByLink, testSecretOf } from '#testing/door.ts';
import { openApp, password, supplier, type App } from '#tools/testing/ledger-app.ts';
import { addSupplier } from '#features/goods/contract.ts';
import { makeOperator } from './public.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const stepMs = 30_000;
const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));

/** Somebody with every role; with an app unless they are new. */
async function somebody(isNew = false) {
  const username = `p-${randomUUID().slice(0, 8)}`;
  const secret = testSecretOf(username);
  const factor = isNew ? {} : { factor: { secret, env: app.env } };
  await makeOperator(app.env, { username, password, name: 'Some Body', roles: operatorRoles, ...factor });
  return {
    username,
    code: (shift = 0) => codeAt(secret, app.clock.now().getTime() + shift * stepMs),
    ticket: async () => (await app.ask(operatorLogin, { username, password })).ticket,
  };
}

test('a password alone opens nothing: its ticket is no token, and a code turns it into a session once', async () => {
  const { username, code, ticket: first } = await somebody();
  const step = await app.ask(operatorLogin, { username, password });
  expect(step).toMatchObject({ next: 'factor', factors: ['totp'] });
  const ticket = step.ticket;
  for (const { endpoint } of app.registry.kept.values()) {
    if (endpoint.actor !== 'operator') continue;
    expect(await app.call(endpoint, {}, { token: ticket }), endpoint.name).toMatchObject({ code: 401 });
  }
  const { token } = await app.ask(steps.consoleCode, { ticket, code: code() });
  expect(await app.ask(operatorMe, {}, { token })).toMatchObject({ username });
  expect(await app.call(steps.consoleCode, { ticket, code: code(1) })).toMatchObject({
    code: 407,
    data: { reason: 'ticket' },
  });
  const again = await first();
  expect(await app.call(steps.consoleCode, { ticket: again, code: code() })).toMatchObject({
    code: 415,
    data: { reason: 'used' },
  });
});

test('a ticket is over after five minutes, at the second', async () => {
  const { code, ticket } = await somebody();
  const one = await ticket();
  const other = await ticket();
  pass(limits.consoleTicketMs - 1_000);
  await app.ask(steps.consoleCode, { ticket: one, code: code() });
  pass(1_000);
  expect(await app.call(steps.consoleCode, { ticket: other, code: code(1) })).toMatchObject({ code: 407 });
});

test('of thirty wrong codes at once five are looked at, and then the right one waits too', async () => {
  const { code, ticket } = await somebody();
  const one = await ticket();
  const right = code();
  const wrong = right === '000000' ? '000001' : '000000';
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(steps.consoleCode, { ticket: one, code: wrong })),
  );
  const codes = answers.map((answer) => answer.code);
  expect(codes.filter((found) => found === 415)).toHaveLength(limits.secretTries);
  expect(codes.filter((found) => found === 459)).toHaveLength(30 - limits.secretTries);
  expect(await app.call(steps.consoleCode, { ticket: one, code: right })).toMatchObject({ code: 459 });
  pass(limits.secretLockMs);
  await app.ask(steps.consoleCode, { ticket: await ticket(), code: code() });
});

test('of thirty right codes at once one opens a session', async () => {
  const { code, ticket } = await somebody();
  const tickets = [await ticket(), await ticket()];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_value, index) =>
      app.call(steps.consoleCode, { ticket: tickets[index % 2] ?? '', code: code() }),
    ),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
});

test('without a factor the ticket sets one up and nothing else; each recovery code opens once', async () => {
  const { username, ticket } = await somebody(true);
  const one = await ticket();
  expect(await app.call(steps.consoleCode, { ticket: one, code: '123456' })).toMatchObject({
    code: 460,
    data: { reason: 'not_set_up' },
  });
  const { secret, url } = await app.ask(steps.consoleSetUpBegin, { ticket: one });
  expect(url).toContain(secret);
  const code = codeAt(secret, app.clock.now().getTime());
  const made = await app.ask(steps.consoleSetUp, { ticket: one, code });
  expect(await app.ask(operatorMe, {}, { token: made.token })).toMatchObject({ username });
  expect(new Set(made.recovery_codes).size).toBe(limits.recoveryCodes);

  const next = await ticket();
  expect(await app.call(steps.consoleSetUpBegin, { ticket: next })).toMatchObject({
    code: 203,
    data: { reason: 'already_on' },
  });
  const [recovery = ''] = made.recovery_codes;
  const typed = recovery.toLowerCase();
  await app.ask(steps.consoleCode, { ticket: next, code: typed });
  expect(await app.call(steps.consoleCode, { ticket: await ticket(), code: typed })).toMatchObject({
    code: 415,
    data: { reason: 'recovery' },
  });
  const kept = statement<{ text: string }>(
    'test-codes',
    `select encode(code_hash, 'hex') || coalesce(used_at::text, '') as text from operator_recovery_code`,
  );
  const rows = await app.db.direct.rows(kept, []);
  expect(rows.every(({ text }) => !text.includes(recovery))).toBe(true);
});

test('a supplier’s person owns their access: link, password, factor, sessions, and nobody who entered them comes in', async () => {
  const token = await app.signInOperator();
  const { link } = await app.ask(addSupplier, { ...supplier, username: 'sven' }, { token });
  // Before the person has chosen a password, no password opens anything.
  expect(await app.call(operatorLogin, { username: 'sven', password })).toMatchObject({ code: 413 });
  await joinByLink(app, link, password);
  expect(await app.call(steps.joinConsole, { link: new URL(link).hash.slice(1), password })).toMatchObject({
    code: 438,
  });
  expect(await app.ask(operatorLogin, { username: 'sven', password })).toMatchObject({ next: 'set_up' });
  const sven = await consoleToken(app, { username: 'sven', password });
  const access = await app.ask(supplierOwn.supplierAccess, {}, { token: sven });
  expect(access).toMatchObject({ username: 'sven', recovery_codes_left: 10 });
  expect(access.totp_since).not.toBeNull();
  expect(await app.call(own.myAccess, {}, { token: sven })).toMatchObject({ code: 409 });
  expect(await app.call(supplierOwn.supplierAccess, {}, { token })).toMatchObject({ code: 409 });
  pass(limits.freshFactorMs);
  const change = { password, new: 'another-horse-battery-9', confirm: 'another-horse-battery-9' };
  expect(await app.call(supplierOwn.changeSupplierPassword, change, { token: sven })).toMatchObject({
    code: 460,
  });
});

test('a session rests after 15 minutes and ends after 8 hours, at the second', async () => {
  const { code, ticket } = await somebody();
  const enter = async () =>
    (await app.ask(steps.consoleCode, { ticket: await ticket(), code: code() })).token;
  const resting = await enter();
  pass(limits.operatorIdleMs - 1_000);
  expect(await app.call(operatorMe, {}, { token: resting })).toMatchObject({ code: 200 });
  pass(limits.operatorIdleMs);
  expect(await app.call(operatorMe, {}, { token: resting })).toMatchObject({ code: 408 });

  const busy = await enter();
  const endsAt = app.clock.now().getTime() + limits.operatorSessionMs;
  while (app.clock.now().getTime() + 600_000 < endsAt) {
    pass(600_000);
    expect(await app.call(operatorMe, {}, { token: busy })).toMatchObject({ code: 200 });
  }
  app.clock.set(new Date(endsAt - 1_000));
  expect(await app.call(operatorMe, {}, { token: busy })).toMatchObject({ code: 200 });
  app.clock.set(new Date(endsAt));
  expect(await app.call(operatorMe, {}, { token: busy })).toMatchObject({ code: 408 });
});

test('one’s own sessions are listed and ended, the password changes with a fresh factor, and never the last goes', async () => {
  const { username, code, ticket } = await somebody();
  const first = (await app.ask(steps.consoleCode, { ticket: await ticket(), code: code(-1) })).token;
  const second = (await app.ask(steps.consoleCode, { ticket: await ticket(), code: code() })).token;
  const seen = await app.ask(own.myAccess, {}, { token: second });
  expect(seen.sessions.map(({ current }) => current)).toEqual([true, false]);
  expect(seen.fresh_until).not.toBeNull();
  expect(await app.ask(own.endConsoleSessions, { others: true }, { token: second })).toEqual({ ended: 1 });
  expect(await app.call(operatorMe, {}, { token: first })).toMatchObject({ code: 401 });

  expect(await app.call(own.removeFactor, { app: true }, { token: second })).toMatchObject({
    code: 203,
    data: { reason: 'last_factor' },
  });
  pass(limits.freshFactorMs);
  const change = { password, new: 'another horse battery', confirm: 'another horse battery' };
  expect(await app.call(own.changeConsolePassword, change, { token: second })).toMatchObject({
    code: 460,
    data: { reason: 'not_fresh' },
  });
  await app.ask(own.proveFactor, { code: code() }, { token: second });
  const guess = { ...change, password: 'not the password' };
  expect(await app.call(own.changeConsolePassword, guess, { token: second })).toMatchObject({ code: 421 });
  await app.ask(own.changeConsolePassword, change, { token: second });
  expect(await app.call(operatorLogin, { username, password })).toMatchObject({ code: 413 });
  await app.ask(operatorLogin, { username, password: change.new });
});

test('another phone takes the place of the one before, with new recovery codes', async () => {
  const { code, ticket } = await somebody();
  const { token } = await app.ask(steps.consoleCode, { ticket: await ticket(), code: code(-1) });
  const { secret } = await app.ask(own.beginApp, {}, { token });
  const made = await app.ask(own.confirmApp, { code: codeAt(secret, app.clock.now().getTime()) }, { token });
  expect(made.recovery_codes).toHaveLength(limits.recoveryCodes);
  pass(stepMs);
  expect(await app.call(steps.consoleCode, { ticket: await ticket(), code: code() })).toMatchObject({
    code: 415,
  });
  const fresh = codeAt(secret, app.clock.now().getTime());
  await app.ask(steps.consoleCode, { ticket: await ticket(), code: fresh });
});
