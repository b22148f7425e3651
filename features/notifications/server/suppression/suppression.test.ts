// What mail servers report of an address is believed only for a message of ours, keeps the next email from it, and is
// taken back by its owner or by a person of the console.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { listAuditEntries } from '#features/audit/contract.ts';
import { undeliveredEmails } from '#features/notifications/emails.contract.ts';
import { liftSuppression, suppressedAddresses } from '#features/notifications/suppression.contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { statement } from '#platform/db/database.ts';
import { digestAddress } from '#platform/mail/return-path.ts';
import { MailRefused } from '#platform/ports/mail.ts';
import { sign } from '#platform/ports/signature.ts';
import { consoleToken } from '#testing/door.ts';
import { complaint, gmailBounce, postfixBounce } from '#testing/mail/reports.ts';
import { openMailRig, type MailRig } from '#testing/mail/rig.ts';
import { composeTestApp, password, testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { mailboxPurgeTimer } from '../email/email-jobs.ts';

let rig: MailRig;
let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  rig = await openMailRig();
  const { app } = rig;
  shop = await app.makeShop('Post Shop');
  const [made] = await app.makeGoods([{ code: 'POST-1', cost: '4.00', stock: 100 }]);
  if (made === undefined) throw new Error('there are no goods');
  goods = made;
  await app.list(shop, [goods], '9.00');
});
afterAll(() => rig.app.close());
beforeEach(async () => {
  await across('delete from mail_suppression');
  await across('delete from mail_bounce');
  rig.begin();
});

function across<Row>(text: string): Promise<Row[]> {
  const asked = statement<Row>(`suppression-test-${text.replaceAll(' ', '-')}`, text);
  return acrossShops('tools', () => rig.app.composed.env.db.direct.rows(asked, []));
}

const to = testBuyer.email;
const run = () => rig.app.composed.runner.runDue();
const pass = (days: number) => rig.app.clock.set(addDays(rig.app.clock.now(), days));
const suppressed = async (ask: { q?: string; filters?: Record<string, unknown> } = {}) =>
  (await rig.app.ask(suppressedAddresses, ask, { token: await rig.app.operator() })).list;

/** Buys, and gives the return path of the email about it. */
async function buy(): Promise<string> {
  await rig.app.buy(shop, [{ id: goods.id, qty: 1 }]);
  await run();
  return rig.sent.at(-1)?.returnPath ?? '';
}

/** What was bought is on its way, which its buyer is told of. */
async function ship(): Promise<void> {
  await rig.app.advance(1);
  await rig.app.ship('accepted');
  await run();
}

test('a hard bounce keeps the next email from its address, the record says why, and a new order lifts it', async () => {
  const path = await buy();
  expect(path).toMatch(/^bounce\+[a-z2-7]{48}@house\.example$/);
  const bounce = postfixBounce({ path, to });
  expect(await rig.report(bounce)).toEqual({ status: 200, result: 'suppressed', reason: null });
  expect(await rig.report(bounce)).toMatchObject({ result: 'known' });
  expect(await suppressed()).toEqual([
    {
      id: digestAddress(rig.app.composed.env.secret, to).toString('hex'),
      domain: 'shop.example',
      reason: 'hard_bounce',
      says: '5.1.1 smtp; 550 5.1.1 <(address)>: Recipient address rejected: User unknown',
      since: rig.app.clock.now().toISOString(),
    },
  ]);

  const before = rig.sent.length;
  await ship();
  expect(rig.sent).toHaveLength(before);
  expect(rig.app.composed.env.mail.countSuppressed?.()).toMatchObject({ hard_bounce: 1, complaint: 0 });
  const { list } = await rig.app.ask(undeliveredEmails, {}, { token: await rig.app.operator() });
  expect(list[0]).toMatchObject({ kind: 'order_shipped', tries: 1 });
  expect(list[0]?.failure).toBe(
    'Not sent: the address has been on the suppression list since 2026-03-02, because an earlier email could never be delivered there.',
  );

  pass(1);
  await buy();
  expect(rig.sent.slice(before).map(({ to: one }) => one)).toEqual([to]);
  expect(await suppressed()).toEqual([]);
});

test('five soft bounces in seven days suppress an address, four do not, and one message counts once', async () => {
  const full = (n: number) =>
    gmailBounce({ path: rig.pathOf(to, `<soft-${n}@house.example>`), to, status: '5.2.2' });
  for (let n = 1; n < limits.softBouncesMax; n += 1)
    expect(await rig.report(full(n))).toMatchObject({ result: 'counted' });
  expect(await rig.report(full(1))).toMatchObject({ result: 'known' });
  pass(limits.softBounceDays + 1);
  expect(await rig.report(full(limits.softBouncesMax))).toMatchObject({ result: 'counted' });
  expect(await suppressed()).toEqual([]);
  for (let n = 1; n < limits.softBouncesMax; n += 1) await rig.report(full(100 + n));
  expect(await suppressed()).toMatchObject([{ reason: 'soft_bounces' }]);
});

test('a complaint stands whatever is bought, until a person of the console lifts it with a reason', async () => {
  const path = await buy();
  expect(await rig.report(complaint({ path, to }))).toMatchObject({ result: 'suppressed' });
  pass(1);
  const before = rig.sent.length;
  await buy();
  expect(rig.sent).toHaveLength(before);

  const [row] = await suppressed({ q: ` ${to.toUpperCase()} ` });
  expect(row).toMatchObject({ reason: 'complaint', domain: 'shop.example' });
  expect(await suppressed({ q: 'another@shop.example' })).toEqual([]);
  expect(await suppressed({ q: 'shop.example' })).toEqual([]);
  expect(await suppressed({ filters: { domain: 'SHOP.example', reason: ['complaint'] } })).toHaveLength(1);
  expect(await suppressed({ filters: { reason: ['hard_bounce'] } })).toEqual([]);

  const ask = { id: row?.id ?? '', why: 'Anna asked for her emails on the telephone.' };
  const auditor = await signIn('auditor');
  expect(await rig.app.call(liftSuppression, ask, { token: auditor })).toMatchObject({ code: 409 });
  expect(await rig.app.call(suppressedAddresses, {}, { token: auditor })).toMatchObject({ code: 409 });
  const token = await signIn('service');
  expect((await rig.app.call(liftSuppression, { ...ask, why: 'short' }, { token })).code).not.toBe(200);
  expect(await suppressed()).toHaveLength(1);
  expect(await rig.app.ask(liftSuppression, ask, { token })).toEqual({ lifted: true });
  expect((await rig.app.call(liftSuppression, ask, { token })).code).not.toBe(200);
  const { list } = await rig.app.ask(listAuditEntries, {}, { token: await rig.app.operator() });
  expect(list.find(({ act }) => act === 'liftSuppression')).toMatchObject({ subject: ask.id, why: ask.why });

  expect(await rig.report(complaint({ path, to }))).toMatchObject({ result: 'known' });
  await buy();
  expect(rig.sent.length).toBeGreaterThan(before);
});

test('a refusal while an email is handed over suppresses its address, and the next one is not tried', async () => {
  rig.take(() => Promise.reject(new MailRefused(`550 5.1.1 no such user: anna (${to})`, 550, 'hard')));
  await buy();
  expect(await suppressed()).toMatchObject([
    { reason: 'hard_bounce', domain: 'shop.example', says: '550 5.1.1 no such user: (name) ((address))' },
  ]);
  const tried = rig.tried();
  const lost = async () =>
    (await rig.app.ask(undeliveredEmails, {}, { token: await rig.app.operator() })).list.length;
  const before = await lost();
  await ship();
  expect(rig.tried()).toBe(tried);
  expect(await lost()).toBeGreaterThan(before);

  await across('delete from mail_suppression');
  rig.take(() => Promise.reject(new MailRefused('550 5.7.1 rejected by policy', 550)));
  await buy();
  expect(rig.tried()).toBe(tried + 1);
  expect(await suppressed()).toEqual([]);
});

test('a report is taken from whoever has the secret alone, by itself or by a signature', async () => {
  const { app, hookSecret } = rig;
  const body = postfixBounce({ path: rig.pathOf(to, '<proof@house.example>'), to });
  const ask = (headers: Record<string, string>) => rig.post(body, headers);
  const now = app.clock.now();
  const wrong: Record<string, string>[] = [
    {},
    { authorization: 'Bearer another-secret-that-is-long-enough-too' },
    { authorization: `Basic ${hookSecret}` },
    { 'stockless-signature': sign(body, 'another-secret-that-is-long-enough-too', now) },
    { 'stockless-signature': sign('another body', hookSecret, now) },
    { 'stockless-signature': sign(body, hookSecret, new Date(now.getTime() - 600_000)) },
    // Who sends a signature is judged by it.
    { authorization: `Bearer ${hookSecret}`, 'stockless-signature': 't=1,v1=x' },
  ];
  for (const headers of wrong) expect([headers, (await ask(headers)).status]).toEqual([headers, 401]);
  expect(await suppressed()).toEqual([]);
  expect(await ask({ 'stockless-signature': sign(body, hookSecret, now) })).toMatchObject({
    status: 200,
    result: 'suppressed',
  });

  const without = composeTestApp({ ...app, folder: rig.folder, mail: { send: () => Promise.resolve() } });
  try {
    const headers = { authorization: `Bearer ${hookSecret}` };
    const url = '/api/hook/mail';
    const answer = await without.app.inject({ method: 'POST', url, headers, payload: body });
    expect(answer.statusCode).toBe(404);
  } finally {
    await without.close();
  }
});

test('a report that names no message of ours changes nothing, however it looks', async () => {
  const path = rig.pathOf(to, '<forged@house.example>');
  const forged = path.replace(/\+(.)/, (_all, first: string) => `+${first === 'a' ? 'b' : 'a'}`);
  expect(await rig.report(postfixBounce({ path: forged, to }))).toMatchObject({ reason: 'not_ours' });
  expect(await rig.report(postfixBounce({ path: 'bounce@house.example', to }))).toMatchObject({
    reason: 'not_ours',
  });
  expect(await rig.report(postfixBounce({ path, to, status: '5.7.1' }))).toMatchObject({
    reason: 'not_about_the_address',
  });
  expect(await rig.report(Buffer.from(`Subject: Away\r\nTo: ${path}\r\n\r\nUntil Monday`))).toMatchObject({
    reason: 'no_report',
  });
  expect(await rig.report(Buffer.alloc(0))).toMatchObject({ result: 'ignored' });
  expect(await rig.report(Buffer.alloc(900_000, 'x'))).toMatchObject({ result: 'ignored' });
  expect((await rig.report(Buffer.alloc(limits.bodyBytesMax + 1, 'x'))).status).toBe(413);
  pass(limits.bounceTokenDays + 2);
  expect(await rig.report(postfixBounce({ path, to }))).toMatchObject({ reason: 'not_ours' });
  expect(await suppressed()).toEqual([]);
});

test('the address that a report names is not believed: the token decides whose it is', async () => {
  const path = rig.pathOf('ben@mail.example', '<other@house.example>');
  expect(await rig.report(postfixBounce({ path, to }))).toMatchObject({ result: 'suppressed' });
  expect(await suppressed()).toMatchObject([{ domain: '' }]);
  expect(await suppressed({ q: to })).toEqual([]);
  expect(await suppressed({ q: 'ben@mail.example' })).toHaveLength(1);
});

test('reports are forgotten after they count no more; a suppressed address stays', async () => {
  await rig.report(postfixBounce({ path: rig.pathOf(to, '<old@house.example>'), to }));
  const { env } = rig.app.composed;
  const purge = async () => {
    const timer = { subject: randomUUID(), kind: mailboxPurgeTimer, dueAt: rig.app.clock.now() };
    await acrossShops('tools', () => setTimers(env.db.direct, 0n, [timer]));
    await run();
    return (await across('select 1 from mail_bounce')).length;
  };
  pass(limits.bounceTokenDays + 1);
  expect(await purge()).toBe(1);
  pass(2);
  expect(await purge()).toBe(0);
  expect(await suppressed()).toHaveLength(1);
});

async function signIn(role: 'auditor' | 'service'): Promise<string> {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  await makeOperator(rig.app.composed.env, { username, password, name: role, roles: [role] });
  return consoleToken(rig.app.composed, { username, password });
}
