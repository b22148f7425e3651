// What an email's addresses lead to, and what the mailbox of test data shows.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type Bought, type TestApp } from '#testing/test-app.ts';
import { languages } from '#domain/text/language.ts';
import { emailKinds } from '#domain/notifications/emails.ts';
import { emailStopRoutes, mailboxRoutes } from '#features/notifications/server/public.ts';
import { listMailbox } from '#platform/db/mailbox.sql.ts';
import { emailOf } from './email-text.ts';
import type { EmailRow } from './emails.sql.ts';

let app: TestApp;
let fastify: FastifyInstance;
let bought: Bought;
beforeAll(async () => {
  app = await openTestApp();
  const shop = await app.makeShop('Quiet Shop');
  const goods = await app.makeGoods([{ code: 'QUIET-1', cost: '4.00', stock: 10 }]);
  await app.list(shop, goods, '9.00');
  bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  fastify = Fastify();
  emailStopRoutes(fastify, app.composed.env);
  mailboxRoutes(fastify, app.composed.env);
});
afterAll(async () => {
  await fastify.close();
  await app.close();
});

const subjects = async () => {
  const list = await listMailbox(app.composed.env.db.direct, { to: testBuyer.email, limit: 100 });
  return list.map(({ subject }) => subject).join('\n');
};

test('one click of a mail program ends invitations, and letters about the order go on', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/letters/stop/${bought.orderToken}`;
  const ended = await fastify.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(ended.statusCode).toBe(200);
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  expect(await subjects()).toContain('was delivered');
  expect(await subjects()).not.toContain('How was your order');
  expect((await fastify.inject({ method: 'POST', url: `${url}x`, headers })).statusCode).toBe(404);
  const opened = await fastify.inject({ url });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `/s/quiet-shop/order/${bought.orderToken}/letters`,
  ]);
});

test('the mailbox shows a letter in a frame that runs nothing, and is not there where money is real', async () => {
  const page = await fastify.inject({ url: '/mailbox' });
  expect(page.body).toContain('was delivered');
  const path = /href="(\/mailbox\/[^"]+)"/.exec(page.body)?.[1] ?? '';
  expect((await fastify.inject({ url: path })).body).toContain('<iframe title="Letter"');
  const email = await fastify.inject({ url: `${path}/letter` });
  expect(email.headers['content-security-policy']).toContain("default-src 'none'");
  expect(email.body).toContain(bought.orderToken);
  const real = Fastify();
  mailboxRoutes(real, { ...app.composed.env, testData: false });
  expect((await real.inject({ url: '/mailbox' })).statusCode).toBe(404);
  await real.close();
});

const at = new Date('2026-03-02T09:00:00.000Z');
const row: EmailRow = {
  id: '019cb813-5280-7a7d-9846-2346f973aa0b',
  kind: 'order_paid',
  checkout_id: '019cb813-5280-7a7d-9846-2346f973aa0c',
  tries: 0,
  to_email: 'anna@mail.example',
  buyer_name: 'Anna <b>Berger</b>\r\nBcc: x@mail.example',
  lang: 'en',
  handle: 'quiet-shop',
  shop_name: 'Quiet & "Shop" https://elsewhere.example',
  legal_name: 'Quiet Ltd',
  checkout_state: 'open',
  expires_at: at,
  instructions: {
    kind: 'bank',
    holder: 'Quiet',
    bank: 'Bank',
    account: 'DE89',
    bic: 'COBA',
    reference: 'QS-1',
  },
  charged_asset: 'USD',
  charged_units: 900n,
  currency: 'USD',
  total_units: 900n,
  number: 4,
  status: 'shipped',
  cancel_kind: 'sla',
  confirmed_at: at,
  delivered_at: at,
  window_ends_at: at,
  days: 6,
  parcels: [{ carrier: 'post', tracking: 'T-1' }],
  refunded_units: 0n,
  cancelled_units: 900n,
  is_reviewed: false,
  refund_asset: 'USD',
  refund_units: 900n,
  case_state: 'requested',
  needs_return: true,
  offer_taken_at: null,
  due_at: at,
  offer_units: 300n,
  answer_text: 'Not ours <script>alert(1)</script> http://evil.example',
  deduct_units: 100n,
  deduct_text: 'Scratched all over',
  decision: 'refused',
  decision_text: 'Both say no',
  declared_by: 'Anna',
  declared_at: at,
  declared_lines: [{ code: 'QUIET-1', title: 'Thing', qty: 1 }],
  digest: Buffer.alloc(32),
};

test('every letter is whole in every language: no gap, one link that acts, nobody else’s link or markup', () => {
  const { env } = app.composed;
  for (const lang of languages) {
    for (const kind of emailKinds) {
      const email = emailOf({ ...row, kind, lang }, 7n, env);
      const name = `${lang} ${kind}`;
      expect(email.subject, name).not.toMatch(/[{}\r\n]|…/);
      expect(email.text, name).not.toMatch(/[{}]|undefined|null/);
      expect(email.text, name).toMatch(/http:\/\/127\.0\.0\.1:4000\/\S+/);
      expect(email.html, name).toContain(`<html lang="${lang}">`);
      expect(email.html.match(/<script|<b>/), name).toBeNull();
      for (const [, url = ''] of email.html.matchAll(/href="([^"]*)"/g))
        expect(url, name).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
      // A name that could be a message is not said.
      expect(email.text, name).not.toContain('Berger');
      expect(email.headers['List-Unsubscribe'] !== undefined, name).toBe(kind === 'review_invited');
    }
  }
});
