// The security log: what is told of sign-ins, refused rights, and changes of what keeps an account safe.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, password, type TestShop, type TestApp } from '#testing/test-app.ts';
import { securityKinds, type Endpoint, type SecurityKind } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listSecurityEvents } from '#features/audit/contract.ts';
import { startExport } from '#features/lists/contract.ts';
import { listConsoleOrders, openBuyer } from '#features/orders/desk.contract.ts';
import { logout } from '#features/people/contract.ts';
import { endSessions } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { askPasswordReset } from '#features/people/recovery.contract.ts';
import { changePassword } from '#features/people/safety.contract.ts';
import { changeConsolePassword, renewConsoleCodes } from '#features/staff/account.contract.ts';
import { operatorLogin } from '#features/staff/contract.ts';
import { invitePerson, listPeople } from '#features/staff/people.contract.ts';
import { makeApiKey } from '#features/webhooks/contract.ts';
import { statement } from '#platform/db/database.ts';
import { makeLog } from '#platform/log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Filters = NonNullable<Parameters<typeof list>[1]>;
async function list(token: string, filters: Record<string, unknown> = {}) {
  const { list: rows } = await app.ask(listSecurityEvents, { filters, limit: 100 }, { token });
  return rows;
}

/** The log is written beside the call: a moment later it is there. */
async function waitFor(filters: Filters) {
  const token = await app.operator();
  return vi.waitFor(
    async () => {
      const [first] = await list(token, filters);
      if (first === undefined) throw new Error('the event is not there yet');
      return first;
    },
    { timeout: 60_000 },
  );
}

test('a wrong password, a sign-in and a refused right are each an event, with who, from where and how it ended', async () => {
  const shop = await app.makeShop('Watched');
  const wrong = { username: shop.username, password: 'not-the-password-1' };
  expect(await app.call(login, wrong)).toMatchObject({ code: 413 });
  const failed = await waitFor({ kind: ['sign_in'], outcome: ['refused'], person: shop.username });
  expect(failed).toMatchObject({ code: 413, act: 'login', actor: 'anyone' });
  expect(failed.sender).not.toBe('');
  expect(await waitFor({ kind: ['sign_in'], outcome: ['done'], act: 'login' })).toMatchObject({ code: 200 });

  const merchant = await app.merchant(shop);
  expect(await app.call(listPeople, {}, { token: merchant })).toMatchObject({ code: 409 });
  expect(await waitFor({ kind: ['refused'], act: 'listPeople' })).toMatchObject({
    code: 409,
    actor: 'merchant',
    person: shop.username,
    shop: shop.shopId,
  });
  expect(await app.call(listPeople, {}, { token: 'a-token-that-nobody-made' })).toMatchObject({ code: 401 });
  await waitFor({ kind: ['refused'], act: 'listPeople', outcome: ['refused'] });
});

const changed = `${password}-again`;

/** Of each kind something that it tells of, done by its call. */
function makeActs(shop: TestShop, orderId: string) {
  const merchant = async () => ({ token: await app.merchant(shop) });
  const operator = async () => ({ token: await app.operator() });
  const why = 'Asked for by telephone';
  const person = { username: 'new.person', name: 'New Person', roles: ['finance' as const], why };
  const key = { name: 'Till', scopes: ['orders.read' as const], password };
  const acts = {
    sign_in: [login, async () => app.textOf(login, { username: shop.username, password })],
    sign_out: [logout, async () => app.textOf(logout, {}, await merchant())],
    factor: [renewConsoleCodes, async () => app.textOf(renewConsoleCodes, {}, await operator())],
    session: [endSessions, async () => app.textOf(endSessions, { others: true }, await merchant())],
    recovery: [askPasswordReset, async () => app.textOf(askPasswordReset, { username: shop.username })],
    role: [invitePerson, async () => app.textOf(invitePerson, person, await operator())],
    key: [makeApiKey, async () => app.textOf(makeApiKey, key, await merchant())],
    export: [
      startExport,
      async () => app.textOf(startExport, { list: 'listConsoleOrders', query: {} }, await operator()),
    ],
    personal_data: [openBuyer, async () => app.textOf(openBuyer, { id: orderId, why }, await operator())],
    refused: [listPeople, async () => app.textOf(listPeople, {}, await merchant())],
    // The last one: no other act can sign in as the merchant after it.
    password: [
      changePassword,
      async () => app.textOf(changePassword, { password, new: changed, confirm: changed }, await merchant()),
    ],
  } satisfies Record<SecurityKind, [Endpoint, () => Promise<string>]>;
  return acts;
}

const event = z.object({
  kind: z.string(),
  act: z.string(),
  code: z.int(),
  at: z.iso.datetime(),
  sender: z.string(),
});
const eventLine = z.object({ level: z.literal(30), msg: z.literal('security'), security: event });

/** What somebody could use who reads the log: what was typed as a secret, and what an answer gives once. */
const secretShapes = /"(?:token|key|link|email|address|recovery_codes)":(?:"([^"]{6,})"|\[([^\]]+)\])/g;
const secretsIn = (answer: string) =>
  [...answer.matchAll(secretShapes)].flatMap(([, one, many]) =>
    one === undefined ? [...(many ?? '').matchAll(/"([^"]{6,})"/g)].map(([, each]) => each ?? '') : [one],
  );

test('every kind of event is written by the product, as a row and as a line of JSON without a secret', async () => {
  const shop = await app.makeShop('Every Kind');
  const goods = await app.makeGoods([{ code: 'EVERY-1', cost: '5.00', stock: 10 }]);
  await app.list(shop, goods, '10.00');
  const { orderId } = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const orders = await app.ask(listConsoleOrders, {}, { token: await app.operator() });
  expect(orders.list[0]?.id).toContain(orderId);
  const lines: string[] = [];
  const log = makeLog('info', { write: (line: string) => void lines.push(line) });
  const spy = vi.spyOn(app.composed.env.log, 'info').mockImplementation((...told) => log.info(...told));
  const answers = new Map<string, string>();
  const acts = makeActs(shop, orders.list[0]?.id ?? '');
  for (const [kind, [, act]] of Object.entries(acts)) answers.set(kind, await act());
  spy.mockRestore();

  const token = await app.operator();
  const read = lines.map((line) => z.parse(eventLine, JSON.parse(line)).security);
  for (const kind of securityKinds) {
    const code = kind === 'refused' ? 409 : 200;
    const said = { kind, act: acts[kind][0].name, code };
    expect(answers.get(kind), kind).toMatch(new RegExp(`^\\{"code":${code}\\b`));
    expect(read, kind).toContainEqual(expect.objectContaining(said));
    const rows = await vi.waitFor(
      async () => {
        const outcome = code === 200 ? 'done' : 'refused';
        const all = await list(token, { kind: [kind], act: said.act, outcome: [outcome] });
        // Rows are written beside the call: one of another test may be there first.
        const found = all.filter((row) => row.code === code);
        if (found.length === 0) throw new Error(`no row of ${kind}`);
        return found;
      },
      { timeout: 60_000 },
    );
    expect(rows[0]).toMatchObject(said);
  }
  const secrets = [password, changed, ...[...answers.values()].flatMap(secretsIn)];
  // Tokens, a link to join, a key, recovery codes, and who a buyer is.
  expect(secrets.length).toBeGreaterThan(15);
  for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

test('a password that was to be changed is an event, and nothing that was typed but the name is in the log', async () => {
  const token = await app.operator();
  const secret = 'a-secret-that-was-typed-7';
  await app.call(operatorLogin, { username: 'some.body', password: secret });
  await app.call(changeConsolePassword, { password: secret, new: secret, confirm: secret }, { token });
  expect(await waitFor({ kind: ['password'], act: 'changeConsolePassword' })).toMatchObject({
    actor: 'operator',
  });
  const all = statement<{ text: string }>(
    'test-security-text',
    'select e::text as text from security_event e',
  );
  const rows = await app.composed.env.db.direct.rows(all, []);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
});

test('events are neither changed nor removed, and none of the last year is let go', async () => {
  const { direct } = app.composed.env.db;
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
  const count = async () => (await app.composed.env.db.direct.row(before, []))?.n ?? 0;
  const start = await count();
  const flood = limits.securityRowsPerSecond * 4;
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: flood }, () => app.call(listPeople, {}, { token: 'nobody' })));
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000) + 1;
  await vi.waitFor(async () => expect(await count()).toBeGreaterThan(start), { timeout: 60_000 });
  expect(await count()).toBeLessThanOrEqual(start + Math.min(flood, limits.securityRowsPerSecond * seconds));
});
