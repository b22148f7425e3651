// The security log: what is told of sign-ins, refused rights, and changes of what keeps an account safe.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestTown, type TestTown } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import { listSecurityEvents } from '#features/audit/contract.ts';
import { operatorLogin } from '#features/staff/contract.ts';
import { changeConsolePassword } from '#features/staff/account.contract.ts';
import { listPeople } from '#features/staff/people.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { statement } from '#platform/db/database.ts';

let town: TestTown;
beforeAll(async () => {
  town = await openTestTown();
});
afterAll(() => town.close());

type Filters = NonNullable<Parameters<typeof list>[1]>;
async function list(token: string, filters: Record<string, unknown> = {}) {
  const { list: rows } = await town.ask(listSecurityEvents, { filters, limit: 100 }, { token });
  return rows;
}

/** The log is written beside the call: a moment later it is there. */
async function waitFor(filters: Filters) {
  const token = await town.operator();
  return vi.waitFor(
    async () => {
      const [first] = await list(token, filters);
      if (first === undefined) throw new Error('the event is not there yet');
      return first;
    },
    { timeout: 5_000 },
  );
}

test('a wrong password, a sign-in and a refused right are each an event, with who, from where and how it ended', async () => {
  const shop = await town.makeShop('Watched');
  const wrong = { username: shop.username, password: 'not-the-password-1' };
  expect(await town.call(login, wrong)).toMatchObject({ code: 413 });
  const failed = await waitFor({ kind: ['sign_in'], outcome: ['refused'], person: shop.username });
  expect(failed).toMatchObject({ code: 413, act: 'login', actor: 'anyone' });
  expect(failed.sender).not.toBe('');
  expect(await waitFor({ kind: ['sign_in'], outcome: ['done'], act: 'login' })).toMatchObject({ code: 200 });

  const merchant = await town.merchant(shop);
  expect(await town.call(listPeople, {}, { token: merchant })).toMatchObject({ code: 409 });
  expect(await waitFor({ kind: ['refused'], act: 'listPeople' })).toMatchObject({
    code: 409,
    actor: 'merchant',
    person: shop.username,
    shop: shop.shopId,
  });
  expect(await town.call(listPeople, {}, { token: 'a-token-that-nobody-made' })).toMatchObject({ code: 401 });
  await waitFor({ kind: ['refused'], act: 'listPeople', outcome: ['refused'] });
});

test('a password that was to be changed is an event, and nothing that was typed but the name is in the log', async () => {
  const token = await town.operator();
  const secret = 'a-secret-that-was-typed-7';
  await town.call(operatorLogin, { username: 'some.body', password: secret });
  await town.call(changeConsolePassword, { password: secret, new: secret, confirm: secret }, { token });
  expect(await waitFor({ kind: ['password'], act: 'changeConsolePassword' })).toMatchObject({
    actor: 'operator',
  });
  const all = statement<{ text: string }>(
    'test-security-text',
    'select e::text as text from security_event e',
  );
  const rows = await town.composed.world.db.direct.rows(all, []);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
});

test('events are neither changed nor removed, and none of the last year is let go', async () => {
  const { direct } = town.composed.world.db;
  const change = statement('test-security-change', "update security_event set kind = 'sign_out'");
  const drop = statement('test-security-drop', 'delete from security_event');
  const forget = statement(
    'test-security-forget',
    "select security_event_forget(now() - interval '30 days', 10)",
  );
  for (const one of [change, drop])
    await expect(direct.rows(one, [])).rejects.toMatchObject({ code: '42501' });
  await expect(direct.rows(forget, [])).rejects.toMatchObject({ code: '23514' });
  expect(limits.securityDays).toBeGreaterThan(365);
});

test('a flood of refused calls is bounded in the table', async () => {
  const before = statement<{ n: number }>(
    'test-security-count',
    'select count(*)::int as n from security_event',
  );
  const count = async () => (await town.composed.world.db.direct.row(before, []))?.n ?? 0;
  const start = await count();
  const flood = limits.securityRowsPerSecond * 4;
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: flood }, () => town.call(listPeople, {}, { token: 'nobody' })));
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000) + 1;
  await vi.waitFor(async () => expect(await count()).toBeGreaterThan(start), { timeout: 5_000 });
  expect(await count()).toBeLessThanOrEqual(start + Math.min(flood, limits.securityRowsPerSecond * seconds));
});
