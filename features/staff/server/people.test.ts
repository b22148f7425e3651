import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { operatorRoles, type OperatorRole } from '#domain/rights.ts';
import { proveFactor } from '#features/staff/account.contract.ts';
import { operatorLogin, operatorMe } from '#features/staff/contract.ts';
import * as people from '#features/staff/people.contract.ts';
import { joinConsole, readConsoleLink } from '#features/staff/sign-in.contract.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import { openDatabase, roleNames, sqlState } from '#platform/db/database.ts';
import { consoleToken } from '#testing/door.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { makeOperator } from './public.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const why = 'She begins on Monday.';
const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));

async function somebody(roles: readonly OperatorRole[] = operatorRoles) {
  const username = `p-${randomUUID().slice(0, 8)}`;
  const { id } = await makeOperator(app.env, { username, password, name: username, roles });
  return { id, username, token: await consoleToken(app, { username, password }) };
}

const memberOf = async (token: string, id: string) =>
  (await app.ask(people.listPeople, {}, { token })).list.find((one) => one.id === id);

test('a person is invited, chooses a password, and has no role until another owner confirms it', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const username = `new-${randomUUID().slice(0, 8)}`;
  const asked = { username, name: 'Nora New', roles: ['finance' as const], why };
  const { person_id: id, link } = await app.ask(people.invitePerson, asked, { token: first.token });
  const code = link.split('#')[1] ?? '';
  expect(await app.call(operatorLogin, { username, password: '' })).toMatchObject({ code: 412 });
  expect(await app.ask(readConsoleLink, { link: code })).toMatchObject({ username, name: 'Nora New' });
  await app.ask(joinConsole, { link: code, password });
  expect(await app.call(joinConsole, { link: code, password })).toMatchObject({ code: 438 });

  const token = await consoleToken(app, { username, password });
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 409 });
  const [change] = (await memberOf(second.token, id))?.changes ?? [];
  expect(change).toMatchObject({ kind: 'grant', roles: ['finance'], can_confirm: true });
  const confirm = { id: change?.id ?? '', verdict: 'confirm' } as const;
  expect(await app.call(people.decideRoleChange, confirm, { token: first.token })).toMatchObject({
    code: 203,
    data: { reason: 'proposed_by_you' },
  });
  await app.ask(people.decideRoleChange, confirm, { token: second.token });
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 401 });
  pass(30_000);
  const again = await consoleToken(app, { username, password });
  expect(await app.ask(operatorMe, {}, { token: again })).toMatchObject({ roles: ['finance'] });
});

test('the link is over after 48 hours, and a new one voids the one before', async () => {
  const owner = await somebody();
  const username = `new-${randomUUID().slice(0, 8)}`;
  const asked = { username, name: 'Nils New', roles: ['content' as const], why };
  const made = await app.ask(people.invitePerson, asked, { token: owner.token });
  const codeOf = (link: string) => link.split('#')[1] ?? '';
  const renewed = await app.ask(
    people.renewConsoleLink,
    { person_id: made.person_id },
    { token: owner.token },
  );
  expect(await app.call(readConsoleLink, { link: codeOf(made.link) })).toMatchObject({ code: 438 });
  await app.ask(readConsoleLink, { link: codeOf(renewed.link) });
  pass(limits.consoleLinkMs);
  expect(await app.call(joinConsole, { link: codeOf(renewed.link), password })).toMatchObject({ code: 438 });
});

test('a proposal lapses after seven days, and one of a kind waits for a person at a time', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const { id } = await somebody(['content']);
  const asked = { person_id: id, kind: 'grant', roles: ['risk'], why } as const;
  const { id: change } = await app.ask(
    people.proposeRoleChange,
    { ...asked, roles: ['risk'] },
    { token: first.token },
  );
  expect(
    await app.call(people.proposeRoleChange, { ...asked, roles: ['service'] }, { token: second.token }),
  ).toMatchObject({ code: 203, data: { reason: 'waits' } });
  pass(limits.roleChangeMs);
  const token = await consoleToken(app, { username: second.username, password });
  expect(
    await app.call(people.decideRoleChange, { id: change, verdict: 'confirm' }, { token }),
  ).toMatchObject({ code: 203, data: { reason: 'late' } });
  await app.ask(people.proposeRoleChange, { ...asked, roles: ['service'] }, { token });
});

test('who may do what asks for a factor that was just proved', async () => {
  const { username, token } = await somebody();
  const { id } = await somebody(['content']);
  pass(limits.freshFactorMs);
  const asked = { person_id: id, roles: ['content' as const], why };
  expect(await app.call(people.lessenPerson, asked, { token })).toMatchObject({
    code: 460,
    data: { reason: 'not_fresh' },
  });
  expect(await app.call(proveFactor, { code: '12' }, { token })).toMatchObject({ code: 415 });
  const fresh = await consoleToken(app, { username, password });
  await app.ask(people.lessenPerson, asked, { token: fresh });
});

test('one owner keeps a person out at once, on every node within a second; coming back takes two', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const person = await somebody(['finance']);
  // Another process on the same database, which has just seen the session alive.
  const elsewhere = openDatabase(
    { host: app.database.host, database: app.database.database },
    () => undefined,
    2,
  );
  const authenticate = makeAuthenticate({ db: elsewhere, clock: app.clock });
  try {
    expect(await authenticate(person.token)).toMatchObject({ personId: person.id });
    const out = { person_id: person.id, disable: true, why };
    await app.ask(people.lessenPerson, out, { token: first.token });
    expect(await app.call(operatorMe, {}, { token: person.token })).toMatchObject({ code: 401 });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await authenticate(person.token)).toBe('revoked');
  } finally {
    await elsewhere.close();
  }
  expect(await app.call(operatorLogin, { username: person.username, password })).toMatchObject({
    code: 413,
  });
  const back = { person_id: person.id, kind: 'enable', why } as const;
  const { id } = await app.ask(people.proposeRoleChange, back, { token: first.token });
  expect(await app.call(operatorLogin, { username: person.username, password })).toMatchObject({
    code: 413,
  });
  await app.ask(people.decideRoleChange, { id, verdict: 'confirm' }, { token: second.token });
  expect(await app.ask(operatorLogin, { username: person.username, password })).toMatchObject({
    next: 'factor',
  });
});

test('a lost factor is reset by two owners: the next sign-in sets up a new one', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const person = await somebody(['service']);
  const reset = { person_id: person.id, kind: 'reset_factor', why } as const;
  const { id } = await app.ask(people.proposeRoleChange, reset, { token: first.token });
  const own = await app.call(
    people.proposeRoleChange,
    { ...reset, person_id: first.id },
    {
      token: first.token,
    },
  );
  expect(own).toMatchObject({ code: 203, data: { reason: 'yourself' } });
  await app.ask(people.decideRoleChange, { id, verdict: 'confirm' }, { token: second.token });
  expect(await app.call(operatorMe, {}, { token: person.token })).toMatchObject({ code: 401 });
  expect(await app.ask(operatorLogin, { username: person.username, password })).toMatchObject({
    next: 'set_up',
  });
});

test('the database itself refuses a role that one person gave', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const person = await somebody(['content']);
  const { host, database } = app.database;
  const client = new Client({ host, database, user: roleNames.app });
  await client.connect();
  const state = async (text: string, values: unknown[]) => {
    try {
      await client.query(text, values);
      return 'done';
    } catch (error) {
      return sqlState(error);
    }
  };
  try {
    const forbidden = '42501';
    const roles = ['owner'];
    expect(await state('update operator set roles = $2 where id = $1', [person.id, roles])).toBe(forbidden);
    expect(await state('update operator set disabled_at = null where id = $1', [person.id])).toBe(forbidden);
    expect(
      await state(
        `insert into operator (id, username, password_hash, name, roles, created_at)
         values ($1, 'sneaky', 'x', 'Sneaky', $2, now())`,
        [randomUUID(), roles],
      ),
    ).toBe(forbidden);
    const propose = `insert into role_change (id, person_id, kind, roles, why, proposed_by, proposed_at, until)
      values ($1, $2, 'grant', $3, 'because I want it so', $4, $5, $6)`;
    const at = app.clock.now();
    const until = new Date(at.getTime() + 60_000);
    expect(await state(propose, [randomUUID(), person.id, roles, person.id, at, until])).toBe('23514');
    const id = randomUUID();
    expect(await state(propose, [id, person.id, roles, first.id, at, until])).toBe('done');
    const decide = 'select role_change_decide($1, $2, true, $3)';
    expect(await state(decide, [id, first.id, at])).toBe('23514');
    expect(await state(`update role_change set state = 'confirmed' where id = $1`, [id])).toBe(forbidden);
    // Even the owner of the tables cannot write down that one person did it alone.
    const admin = new Client({ host, database, user: app.database.user });
    await admin.connect();
    try {
      const alone = admin.query(
        `update role_change set state = 'confirmed', decided_by = proposed_by, decided_at = proposed_at where id = $1`,
        [id],
      );
      await expect(alone).rejects.toMatchObject({ code: '23514' });
    } finally {
      await admin.end();
    }
    expect(await memberOf(second.token, person.id)).toMatchObject({ roles: ['content'] });
    expect(await state(decide, [id, second.id, at])).toBe('done');
    expect(await memberOf(second.token, person.id)).toMatchObject({ roles: ['content', 'owner'] });
  } finally {
    await client.end();
  }
});
