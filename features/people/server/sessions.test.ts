import { consoleToken } from '#testing/door.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits, minuteMs } from '#domain/limits.ts';
import { statement, type Parameter, type Statement } from '#platform/db/database.ts';
import { logout, me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { operatorMe } from '#features/staff/contract.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { makeAuthenticate, sessions } from './public.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const everySession = statement<{ row: string }>('test-sessions', 'select session::text as row from session');
const everyRow = statement<{ row: string }>(
  'test-people',
  `select merchant::text as row from merchant union all select operator::text from operator
   union all select invitation::text from invitation`,
);

test('a token is opaque and stands nowhere in the database, only its hash', async () => {
  const { token } = await app.merchant();
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = [...(await app.db.direct.rows(everySession, [])), ...(await app.db.direct.rows(everyRow, []))];
  const text = rows.map(({ row }) => row).join('\n');
  expect(text).toContain(createHash('sha256').update(token).digest('hex'));
  expect(text).not.toContain(token);
  expect(text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  expect(text).not.toContain(password);
});

test('without a token 407, with a made-up one 401, and neither says more', async () => {
  expect(await app.call(me, {})).toMatchObject({ code: 407 });
  for (const token of ['x', 'A'.repeat(43), 'A'.repeat(5_000)]) {
    expect(await app.call(me, {}, { token })).toMatchObject({
      code: 401,
      data: { reason: 'token_unknown' },
    });
  }
});

test('signing out ends the token at once, and once', async () => {
  const { token } = await app.merchant();
  expect(await app.ask(me, {}, { token })).toBeDefined();
  expect(await app.ask(logout, {}, { token })).toEqual({ ended: true });
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 401, data: { reason: 'token_revoked' } });
});

test('a sixth session ends the oldest', async () => {
  const { token: first, username } = await app.merchant();
  const later: string[] = [];
  for (let count = 0; count < limits.sessionsPerPerson; count += 1) {
    app.clock.set(new Date(app.clock.now().getTime() + 1_000));
    later.push((await app.ask(login, { username, password })).token);
  }
  const authenticate = makeAuthenticate(app.env);
  expect(await authenticate(first)).toBe('revoked');
  for (const token of later) expect(await authenticate(token)).toMatchObject({ actor: 'merchant' });
});

const alive = statement<{ count: number }>(
  'test-alive',
  `select count(*)::int as count from session s join merchant m on m.id = s.person_id
   where m.username = $1 and s.revoked_at is null`,
);

test('many sign-ins at once leave five sessions', async () => {
  const { username } = await app.merchant();
  await Promise.all(Array.from({ length: 12 }, () => app.ask(login, { username, password })));
  expect(await app.db.direct.row(alive, [username])).toEqual({ count: limits.sessionsPerPerson });
});

test('the right token for another house of the product is 409, not a way in', async () => {
  const { token } = await app.merchant();
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 409, data: { reason: 'actor' } });
  const operator = await app.signInOperator();
  expect(await app.call(me, {}, { token: operator })).toMatchObject({ code: 409 });
});

const seenAt = statement<{ seen_at: Date }>('test-seen', 'select seen_at from session where token_hash = $1');

test('being seen is written at most once a minute', async () => {
  const { token } = await app.merchant();
  const hash = createHash('sha256').update(token).digest();
  const seen = async () => (await app.db.direct.row(seenAt, [hash]))?.seen_at.getTime();
  const startedAt = app.clock.now().getTime();
  app.clock.set(new Date(startedAt + minuteMs - 1));
  await app.ask(me, {}, { token });
  expect(await seen()).toBe(startedAt);
  app.clock.set(new Date(startedAt + minuteMs));
  await app.ask(me, {}, { token });
  expect(await seen()).toBe(startedAt + minuteMs);
});

test('an operator is out after 15 idle minutes: 408, and a merchant is not', async () => {
  const operator = await app.signInOperator();
  const { token } = await app.merchant();
  app.clock.set(new Date(app.clock.now().getTime() + limits.operatorIdleMs));
  expect(await app.call(operatorMe, {}, { token: operator })).toMatchObject({ code: 408 });
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 200 });
});

test('an operator who never rests is out after eight hours', async () => {
  const token = await consoleToken(app, { username: 'olga', password });
  const endsAt = app.clock.now().getTime() + limits.operatorSessionMs;
  for (let at = app.clock.now().getTime(); at < endsAt - 10 * minuteMs;) {
    at += 10 * minuteMs;
    app.clock.set(new Date(at));
    await app.ask(operatorMe, {}, { token });
  }
  app.clock.set(new Date(endsAt));
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 408 });
});

test('a session is read once however often it calls, and an ended one not at all', async () => {
  const { token } = await app.merchant();
  const other = await app.merchant();
  let reads = 0;
  const counting = {
    ...app.db,
    direct: {
      ...app.db.direct,
      row: <Row>(asked: Statement<Row>, values: readonly Parameter[]) => {
        if (asked.name === 'people-find-session') reads += 1;
        return app.db.direct.row(asked, values);
      },
    },
  };
  const env = { ...app.env, db: counting };
  const authenticate = makeAuthenticate(env);
  for (let count = 0; count < 20; count += 1)
    expect(await authenticate(token)).toMatchObject({ actor: 'merchant' });
  expect(reads).toBe(1);
  await authenticate(other.token);
  await sessions.end(env, other.token);
  expect(await authenticate(other.token)).toBe('revoked');
  expect(await authenticate(token)).toMatchObject({ actor: 'merchant' });
  expect(reads).toBe(3);
});

test('an outage is thrown, never a verdict on the token', async () => {
  const { token } = await app.merchant();
  const away = { ...app.db, direct: { ...app.db.direct, row: () => Promise.reject(new Error('away')) } };
  const authenticate = makeAuthenticate({ ...app.env, db: away });
  await expect(authenticate(token)).rejects.toThrow('away');
});
