// What an email's addresses lead to, and what the mailbox of test data shows.
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type Bought, type TestApp, type TestShop } from '#testing/test-app.ts';
import { languages } from '#domain/text/language.ts';
import { emailKinds } from '#domain/notifications/emails.ts';
import { emailStopRoutes, mailboxRoutes } from '#features/notifications/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { listMailbox } from '#platform/db/mailbox.sql.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { contrastOf } from '#domain/colors.ts';
import { lookPaletteNames } from '#domain/shop/look.ts';
import { accentOf } from '#features/notifications/server/mail/colors.ts';
import { drawForMail } from '#features/notifications/server/mail/pictures.ts';
import { drawShown, looks, readShownOrders, unpaidKinds, type Shown } from './email-shown.ts';
import { emailOf } from './email-text.ts';
import type { EmailRow } from './emails.sql.ts';

let app: TestApp;
let fastify: FastifyInstance;
let shop: TestShop;
let goodsId: string;
let bought: Bought;
let shopId: bigint;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Quiet Shop');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  const goods = await app.makeGoods([{ code: 'QUIET-1', cost: '4.00', stock: 10 }]);
  await app.list(shop, goods, '9.00');
  goodsId = goods[0]?.id ?? '';
  bought = await app.buy(shop, [{ id: goodsId, qty: 1 }]);
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

test('one click of a mail program ends invitations, and emails about the order continue', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/emails/stop/${bought.orderToken}`;
  const ended = await fastify.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(ended.statusCode).toBe(200);
  await app.advance(1);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  expect(await subjects()).toContain('was delivered');
  expect(await subjects()).not.toContain('How was your order');
  expect((await fastify.inject({ method: 'POST', url: `${url}x`, headers })).statusCode).toBe(404);
  for (const path of [url, url.replace('/emails/', '/letters/')]) {
    const opened = await fastify.inject({ url: path });
    const page = `/s/quiet-shop/order/${bought.orderToken}/emails`;
    expect([opened.statusCode, opened.headers.location], path).toEqual([303, page]);
  }
});

test('the mailbox shows an email in a frame that runs nothing, and is not there where money is real', async () => {
  const page = await fastify.inject({ url: '/mailbox' });
  expect(page.body).toContain('was delivered');
  // A list with who got it and when; the email that is open is marked in it.
  expect(page.body).toMatch(/<span class="to">[^<]+@[^<]+<\/span><time datetime="/);
  const path = /href="(\/mailbox\/[^"]+)"/.exec(page.body)?.[1] ?? '';
  const opened = (await fastify.inject({ url: path })).body;
  expect(opened).toContain('<iframe title="Email"');
  expect(opened.match(/aria-current="page"/g)).toHaveLength(1);
  const email = await fastify.inject({ url: `${path}/page` });
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
  theme: 'plum',
  logo_url: null,
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
  asked_at: at,
};

const picture = (name: string) =>
  ({ cid: `${name}@host`, type: 'image/jpeg', bytes: Buffer.alloc(9) }) as const;
const line = (id: string, title: string, amount: string) => ({
  id,
  goods_id: '0198a7c2-4b1e-4c3d-8f2a-1b2c3d4e5f60',
  code: `QUIET-${id}`,
  title,
  image: null,
  qty: 2,
  returned_qty: 0,
  unit_price: '1.00',
  discount: '0.00',
  amount,
});
/** Paid in another currency than it was priced in: what is shown is what was paid. */
const shown: Shown = {
  logo: picture('logo'),
  pictures: new Map([['1', picture('line-1')]]),
  order: {
    lines: [
      line('1', 'Mug <b>blue</b>', '30.10'),
      ...['2', '3', '4', '5', '6'].map((n) => line(n, n, '2.00')),
    ],
    goods_total: '40.10',
    shipping: '9.99',
    tax: '6.88',
    total: '56.97',
    refunded: '20.01',
    currency: 'GBP',
    parcels: [{ state: 'shipped', carrier: 'Post', tracking: 'T-1' }],
    arrival: { from: '2026-03-08T00:00:00.000Z', to: '2026-03-13T00:00:00.000Z', basis: 'promise' },
    delivered_at: '2026-03-09T10:00:00.000Z',
    to: {
      name: 'Anna Berger',
      company: '',
      address: 'Birkenweg 3',
      address2: '',
      city: 'Fennmoor',
      state: '',
      postcode: '01234',
      country: 'DE',
    },
  },
};

/** The pence of the cells with this mark. */
const pence = (html: string, mark: string) =>
  [...html.matchAll(new RegExp(`data-${mark}[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) =>
    Number(text.replaceAll(/\D/g, '')),
  );

test('every email is whole in every language: no gap, one button, nobody else’s link or markup, parts that sum', () => {
  const { env } = app.composed;
  for (const lang of languages) {
    for (const kind of emailKinds) {
      const email = emailOf({ ...row, kind, lang }, 7n, env, looks[kind] === undefined ? undefined : shown);
      const { html, text } = email;
      const name = `${lang} ${kind}`;
      expect(email.subject, name).not.toMatch(/[{}\r\n]|…/);
      expect(text, name).not.toMatch(/[{}]|undefined|null/);
      expect(text, name).toMatch(/http:\/\/127\.0\.0\.1:4000\/\S+/);
      expect(html, name).toContain(`<html lang="${lang}" dir="ltr">`);
      expect(html.match(/<script|<b>/), name).toBeNull();
      expect(html.match(/data-button/g), name).toHaveLength(1);
      expect(html.match(/<h1/g), name).toHaveLength(1);
      expect(html.length, name).toBeLessThan(100_000);
      // An address is followed, never read: it stands in the text.
      for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g))
        expect(url, name).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
      expect(html.replaceAll(/<[^>]*>/g, ''), name).not.toContain('127.0.0.1');
      // Nothing is loaded: pictures are parts of the mail, and each of them is there.
      expect(html, name).not.toMatch(/<(?:script|link|iframe|object)\b|url\(|@import|srcset|\bon\w+=/i);
      const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
      const parts = (email.pictures ?? []).map(({ cid }) => `cid:${cid}`);
      expect(new Set(sources), name).toEqual(new Set(parts));
      expect(sources, name).toHaveLength(parts.length);
      const cells = pence(html, 'part');
      const [total] = pence(html, 'total');
      expect(
        cells.reduce((sum, one) => sum + one, 0),
        name,
      ).toBe(total ?? 0);
      // A name that could be a message is not said.
      expect(text, name).not.toContain('<b>Berger');
      expect(email.headers['List-Unsubscribe'] !== undefined, name).toBe(kind === 'review_invited');
    }
  }
});

test('an email of a purchase shows it as it was paid: lines, parts, days and address, also as text', () => {
  const { env } = app.composed;
  const { html, text } = emailOf(row, 7n, env, shown);
  for (const said of ['2 × Mug <b>blue</b>  £30.10', 'Items: £40.10', 'Delivery: £9.99', 'Tax: £6.88'])
    expect(text).toContain(said);
  expect(text).toContain('Total: £56.97');
  expect(text).toContain('and 1 more item');
  expect(text).toMatch(/Arrives: Sun, March 8\s–\sFri, March 13/u);
  expect(text).toContain('Anna Berger\nBirkenweg 3\n01234 Fennmoor\nGERMANY');
  expect(html).toContain('src="cid:line-1@host"');
  expect(html).toContain('background-color:#7a2e7a');
  expect(html.match(/data-share/g)).toHaveLength(3);
  expect(emailOf({ ...row, kind: 'order_shipped' }, 7n, env, shown).text).toContain(
    'Parcel: Post, number T-1',
  );
  // What was paid and went back, to the last penny.
  const { text: refund } = emailOf({ ...row, kind: 'refund_sent' }, 7n, env, shown);
  for (const said of ['Refunded: £20.01', 'Not refunded: £36.96', 'You paid: £56.97'])
    expect(refund).toContain(said);
  // An address that could be a message is not repeated.
  const order = shown.order && { ...shown.order, to: { ...shown.order.to, address2: 'call evil.example' } };
  expect(emailOf(row, 7n, env, { ...shown, order }).text).not.toContain('Birkenweg');
});

test('before a payment an email shows nothing of the shop: bare words and one button', () => {
  const { env } = app.composed;
  for (const kind of unpaidKinds) {
    const { html, pictures } = emailOf({ ...row, kind }, 7n, env);
    expect(pictures).toEqual([]);
    expect(html).not.toMatch(/<img|#7a2e7a|Fennmoor/);
  }
});

test('a picture is drawn small for a mail, and a mail goes without one that was lost', async () => {
  const { files } = app.composed.env;
  const source = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a63' } })
    .png()
    .toBuffer();
  await files.write('goods/mug.png', source);
  const drawn = await drawForMail(files, { url: '/files/goods/mug.png', cid: 'a@host', kind: 'line' });
  expect(await sharp(drawn?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 128 });
  // Six of them and the words stay below the size at which mail programs cut a mail.
  expect(drawn?.bytes.length).toBeLessThan(12_000);
  for (const url of [undefined, '', '/files/goods/lost.png', 'https://elsewhere.example/mug.png'])
    expect(await drawForMail(files, { url, cid: 'b@host', kind: 'logo' }), url).toBeUndefined();
});

test('a batch of emails reads its orders in four statements, and drawing one reads none', async () => {
  const { env } = app.composed;
  const asked: string[] = [];
  const direct: Tx = {
    ...env.db.direct,
    rows: (one, values) => (asked.push(one.name), env.db.direct.rows(one, values)),
    row: (one, values) => (asked.push(one.name), env.db.direct.row(one, values)),
  };
  const watched: typeof env = { ...env, db: { ...env.db, direct } };
  const second = await app.buy(shop, [{ id: goodsId, qty: 1 }]);
  const rows = [bought, second].map(({ orderId }) => ({
    ...row,
    checkout_id: orderId,
    number: 1,
    logo_url: '/files/goods/mug.png',
  }));
  const orders = await acrossShops('jobs', () => readShownOrders(watched, shopId, rows));
  expect(orders.size).toBe(2);
  expect(asked.length).toBeLessThanOrEqual(4);
  asked.length = 0;
  const { order, logo } = await drawShown(watched, rows[1] ?? row, orders.get(second.orderId));
  expect(order?.lines).toHaveLength(1);
  expect(logo?.type).toBe('image/jpeg');
  expect(asked).toEqual([]);
});

test('a button can be read on every accent, in light and dark', () => {
  for (const theme of [...lookPaletteNames, '#fffbe0', '#000000']) {
    const { light, onLight, dark, onDark } = accentOf(theme);
    expect(contrastOf(light, onLight), theme).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(dark, onDark), theme).toBeGreaterThanOrEqual(4.5);
  }
});
