// No email is lost, whatever dies, and none that the mail server was not cut off from is sent twice.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeTestApp, openTestApp, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import { undeliveredEmails } from '#features/notifications/emails.contract.ts';
import { sendMail, type MailRest } from '#platform/jobs/mail-batch.ts';
import type { Composed } from '#apps/server/compose.ts';
import { smtpMail } from '#platform/ports/smtp-mail.ts';
import { openSmtpDouble, type SmtpDouble } from '#tools/testing/smtp-double.ts';

let server: SmtpDouble;
let mail: ReturnType<typeof smtpMail>;
let app: TestApp;
beforeEach(async () => {
  server = await openSmtpDouble();
  mail = smtpMail({ url: server.url, from: 'shops@house.example' });
  app = await openTestApp({ mail });
});
afterEach(async () => {
  await app.close();
  mail.close();
  await server.close();
});

async function buy(): Promise<void> {
  const shop = await app.makeShop('Post Shop');
  const [goods] = await app.makeGoods([{ code: 'POST-1', cost: '4.00', stock: 10 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '9.00');
  await app.buy(shop, [{ id: goods.id, qty: 1 }]);
}

const ids = () => server.taken.map(({ data }) => /^Message-ID: (.+)\r$/m.exec(data)?.[1]);
/** Looks once and again, a little later each time. */
async function look(times: number, minutes: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await app.composed.runner.runDue();
    app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
  }
}

test('a mail server that is away for hours gets every email once it is back, and only once', async () => {
  server.feel('busy');
  await buy();
  await look(6, 60);
  expect(server.taken).toHaveLength(0);
  server.feel('well');
  await look(3, 60);
  expect(ids().filter((id) => id !== undefined)).toHaveLength(new Set(ids()).size);
  expect(server.taken.length).toBeGreaterThan(0);
});

test('a line that is cut after the email was taken sends it again under the same Message-ID', async () => {
  server.feel('drop');
  await buy();
  await app.composed.runner.runDue();
  server.feel('well');
  await look(2, 5);
  expect(server.taken.length).toBeGreaterThanOrEqual(2);
  expect(new Set(ids().slice(0, 2)).size).toBe(1);
});

test('a process that dies while it sends leaves its emails to another one', async () => {
  await buy();
  // It asks a mail server that never answers, and is not there any more when it would have.
  let isAsked = false;
  const never = {
    send: () => {
      isAsked = true;
      return new Promise<void>(() => undefined);
    },
  };
  const dying: Composed = composeTestApp({
    database: app.database,
    clock: app.clock,
    policy: app.policy,
    folder: path.join(tmpdir(), `stockless-dying-${randomUUID()}`),
    mail: never,
  });
  void dying.runner.runDue().catch(() => undefined);
  await expect.poll(() => isAsked).toBe(true);
  await dying.close();
  await app.composed.runner.runDue();
  expect(server.taken).toHaveLength(0);
  await look(2, limits.emailLeaseMinutes + 1);
  expect(server.taken).toHaveLength(1);
});

test('what can never be delivered is given up, and operators see what the mail server said', async () => {
  server.feel('refuse');
  await buy();
  await app.composed.runner.runDue();
  const { list } = await app.ask(undeliveredEmails, {}, { token: await app.operator() });
  expect(list[0]).toMatchObject({
    kind: 'order_paid',
    tries: 1,
    shop: { name: 'Post Shop' },
    domain: 'shop.example',
    again_left: 3,
  });
  expect(list[0]?.failure).toContain('550');
});

test('an email that cannot be written is tried later, and the others go out meanwhile', async () => {
  const { env } = app.composed;
  const rest: MailRest = { until: undefined };
  const now = app.clock.now();
  const later = new Date(now.getTime() + 60_000);
  const lease = { shopId: 1n, kind: 'letter.send', subjects: [], until: later, lastAt: later };
  const email = {
    messageId: '<one@house.example>',
    to: 'anna@mail.example',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {},
  };
  const unwritten = await sendMail(
    { env, rest, lease },
    { tries: 0, write: () => Promise.reject(new Error('no order')) },
  );
  expect(unwritten).toMatchObject({ kind: 'later', failure: 'no order' });
  expect(await sendMail({ env, rest, lease }, { tries: 0, write: () => email })).toEqual({ kind: 'sent' });
  expect(server.taken).toHaveLength(1);
});
