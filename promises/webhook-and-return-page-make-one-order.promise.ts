// Whoever tells first that a payment was captured makes the order; nobody else's word makes one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routedIdOf } from '#domain/wire/ids.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import type { TestGoods, TestShop } from '#testing/test-app.ts';
import type { TestComposed } from '#testing/doubles.ts';
import { recordCapture } from '#features/checkout/server/capture.ts';
import { orderByLink } from '#features/checkout/contract.ts';
import { paymentResult } from '#features/checkout/pay.contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { sign } from '#platform/ports/signature.ts';
import { count, fingerprint, inParts, say, sql } from './rigs/rig.ts';
import { idOfShop, openTrade, secondProcess, type Opened, type Trade } from './rigs/trade.ts';

type Message = { readonly body: Buffer; readonly signature: string };

let trade: Trade;
let second: TestComposed;
/** A process whose messages of the provider go nowhere but into this list. */
let deaf: TestComposed;
let caught: Message[];
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  trade = await openTrade();
  second = secondProcess(trade);
  deaf = secondProcess(trade);
  caught = [];
  deaf.provider.deliverTo((body, signature) => {
    caught.push({ body, signature });
    return Promise.resolve(false);
  });
  shop = await trade.makeShop('Hook Shop');
  goods = await trade.stock([{ code: 'H-1', cost: '4.00', stock: 1_000, supplier: 'SUP-1' }]);
  await trade.list(shop, goods, '9.00');
});
afterAll(async () => {
  await deaf.close();
  await second.close();
  await trade.close();
});

const direct = () => trade.composed.env.db.direct;
const open = () => trade.open(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
const tell = (at: TestComposed, raw: { body: Buffer; signature: string | undefined }) =>
  say(at, 'paymentWebhook', { input: { provider: 'test' }, raw });

/** Pays, and gives the message that the provider would have sent. */
async function payUnheard({ paymentRef }: Opened): Promise<Message> {
  const before = caught.length;
  await deaf.ask(testPay, { payment_id: paymentRef });
  const message = caught[before];
  if (message === undefined) throw new Error('the provider sent nothing');
  return message;
}

/** How often each thing happened to these checkouts. */
async function tally(opened: readonly Opened[]) {
  const told = sql<{ orders: number; evidence: number; captures: number; late: number; refunds: number }>(
    `select (select count(*)::int from shop_order where id = any($1::uuid[])) as orders,
       (select count(*)::int from payment_evidence where checkout_id = any($1::uuid[])) as evidence,
       (select count(*)::int from transfer where kind = 'capture' and document::uuid = any($1::uuid[])) as captures,
       (select count(*)::int from transfer where kind = 'capture_late' and document::uuid = any($1::uuid[])) as late,
       (select count(*)::int from refund where payment_id = any($1::uuid[])) as refunds`,
  );
  return direct().row(told, [opened.map(({ orderId }) => orderId)]);
}

/** The provider sends what nobody acknowledged; gives how many messages. */
async function sendAll(): Promise<number> {
  let sent = 0;
  for (let more = 1; more > 0; sent += more) more = await trade.composed.provider.redeliver();
  return sent;
}

const once = (n: number) => ({ orders: n, evidence: n, captures: n, late: 0, refunds: 0 });

test('webhook twice, return page twice and the end of the time, all at once, a hundred times: one order each', async () => {
  const all: Opened[] = [];
  const effects: unknown[] = [];
  for (let round = 0; round < 5; round += 1) {
    const opened = await inParts(Array.from({ length: 20 }), 10, open);
    trade.clock.set(new Date(trade.clock.now().getTime() + limits.reservationMinutes * minuteMs - 5_000));
    const messages: Message[] = [];
    for (const one of opened) messages.push(await payUnheard(one));
    trade.clock.set(new Date(trade.clock.now().getTime() + 5_000));
    const acts = opened.flatMap(({ orderToken: token }, index) => {
      const message = messages[index] ?? { body: Buffer.alloc(0), signature: '' };
      const asks = [trade.composed, second].flatMap((at) => [
        tell(at, message),
        say(at, 'paymentResult', { input: { token } }),
      ]);
      return index % 2 === 0 ? asks : asks.toReversed();
    });
    const said = await Promise.all([
      ...acts,
      trade.composed.runner.runDue().then(() => undefined),
      second.runner.runDue().then(() => undefined),
    ]);
    const refused = said.filter((one) => one !== undefined && one.code !== 200);
    expect(refused).toEqual([]);
    effects.push(...said.flatMap((one) => one?.data['effect'] ?? []));
    all.push(...opened);
  }
  expect(await tally(all)).toEqual(once(100));
  expect(effects).toHaveLength(200);
  expect(effects.filter((effect) => effect !== 'born' && effect !== 'known')).toEqual([]);
  expect(await count(direct(), 'stray_event')).toBe(0);
  expect(await checkBook(direct(), idOfShop(shop))).toEqual([]);
  for (const { orderToken: token } of all.slice(0, 5)) {
    expect((await trade.ask(paymentResult, { token })).state).toBe('paid');
    expect((await trade.ask(orderByLink, { token })).refunds).toEqual([]);
  }
  // The provider still believes that nobody heard it: what it sends again changes nothing.
  expect(await sendAll()).toBe(100);
  expect(await tally(all)).toEqual(once(100));
});

test('a message counts with its own signature, its own bytes and a stamp of the last five minutes only', async () => {
  const opened = await open();
  const { body, signature } = await payUnheard(opened);
  const before = await fingerprint(direct());
  const bitten = Buffer.from(body);
  bitten[bitten.length - 4] = (bitten[bitten.length - 4] ?? 0) ^ 1;
  const now = trade.clock.now();
  const wrong = [
    { body, signature: sign(body, 'a-secret-that-somebody-else-made-up', now) },
    { body: bitten, signature },
    { body: Buffer.concat([body, Buffer.from(' ')]), signature },
    { body: Buffer.from(JSON.stringify(JSON.parse(body.toString('utf8')), null, 1)), signature },
    { body, signature: undefined },
    { body, signature: '' },
    { body, signature: signature.replace(/t=\d+/, (stamp) => `t=${Number(stamp.slice(2)) + 1}`) },
    { body, signature: signature.slice(0, -1) },
    { body, signature: signature.replace('v1=', 'v2=') },
    { body: Buffer.alloc(0), signature },
  ];
  for (const raw of wrong)
    expect([raw.signature, (await tell(second, raw)).code]).toEqual([raw.signature, 402]);
  expect(
    (await say(second, 'paymentWebhook', { input: { provider: 'other' }, raw: { body, signature } })).code,
  ).toBe(404);
  trade.clock.set(new Date(now.getTime() + limits.webhookToleranceMs + 1_000));
  expect((await tell(second, { body, signature })).code).toBe(402);
  expect(await fingerprint(direct())).toEqual(before);
  // The very same message would have made the order: the provider sends it again with a stamp of now.
  expect(await sendAll()).toBe(1);
  expect(await tally([opened])).toEqual(once(1));
});

const captured = sql<never>(
  `insert into testpay_payment (id, asset, units, state, event_id, captured_at, delivered, deliver_at)
   values ($1, $2, $3, 'captured', $4, $5, false, $5)`,
);

test('a capture of another amount, currency or payment is kept for people and makes nothing', async () => {
  const opened = await inParts(Array.from({ length: 4 }), 4, open);
  const before = await tally(opened);
  const at = trade.clock.now();
  const id = (index: number) => routedIdOf(idOfShop(shop), opened[index]?.orderId ?? '');
  const nowhere = routedIdOf(idOfShop(shop), '019f0000-0000-7000-8000-000000000000');
  const told: [string, string, bigint][] = [
    [id(0), 'USD', 899n],
    [id(1), 'USD', 901n],
    [id(2), 'EUR', 900n],
    [nowhere, 'USD', 900n],
  ];
  const strays = await count(direct(), 'stray_event');
  for (const [payment, asset, units] of told)
    await direct().rows(captured, [payment, asset, units, `evt-${payment}`, at]);
  expect(await sendAll()).toBe(4);
  expect(await tally(opened)).toEqual(before);
  expect(await count(direct(), 'stray_event')).toBe(strays + 4);
  // The one that was left alone is bought as ever.
  await trade.pay(opened[3] ?? (await open()), 'twice');
  expect(await tally(opened)).toEqual(once(1));
});

test('a message that never comes: the return page finds the money, or the end of the time does', async () => {
  const [asked, forgotten] = [await open(), await open()];
  await trade.pay(asked, 'lost');
  await trade.pay(forgotten, 'lost');
  expect(await tally([asked, forgotten])).toEqual(once(0));
  expect((await trade.ask(paymentResult, { token: asked.orderToken })).state).toBe('paid');
  expect(await tally([asked])).toEqual(once(1));
  await trade.advance((limits.reservationMinutes + 1) / 1_440);
  expect(await tally([asked, forgotten])).toEqual(once(2));
});

test('a message that comes late, again and again, is heard once', async () => {
  const opened = await open();
  await trade.pay(opened, 'late');
  expect(await tally([opened])).toEqual(once(0));
  trade.clock.set(new Date(trade.clock.now().getTime() + 2 * minuteMs));
  await Promise.all([trade.composed.provider.redeliver(), second.provider.redeliver()]);
  expect(await sendAll()).toBe(0);
  expect(await tally([opened])).toEqual(once(1));
});

test('one payment of a provider, told of for two shops at the same moment, is evidence in one of them', async () => {
  const { provider, env } = trade.composed;
  const shops = [shop, await trade.makeShop('Other Hook Shop')];
  for (const one of shops.slice(1)) await trade.list(one, goods, '9.00');
  for (let round = 0; round < 8; round += 1) {
    const both = await Promise.all(shops.map((one) => trade.open(one, [{ id: goods[0]?.id ?? '', qty: 1 }])));
    const payment = `twice-${randomUUID()}`;
    const told = await Promise.all(
      both.map(async ({ orderId }, place) => {
        const at = shops[place];
        if (at === undefined) throw new Error('there is no such shop');
        const shopId = idOfShop(at);
        const row = await direct().row(
          sql<{ asset: string; units: bigint }>(
            `select coalesce(pay_currency, currency) as asset, coalesce(pay_units, units) as units
             from payment where shop_id = $1 and checkout_id = $2`,
          ),
          [shopId, orderId],
        );
        const capture = {
          paymentId: routedIdOf(shopId, orderId),
          providerPayment: payment,
          eventId: `event-${randomUUID()}`,
          asset: row?.asset ?? '',
          units: row?.units ?? 0n,
          payee: at.shopId,
          at: trade.clock.now(),
        };
        return recordCapture(env, { provider, capture });
      }),
    );
    expect(told.filter((one) => one === 'stray')).toHaveLength(1);
    const rows = await direct().rows(sql('select id from payment_evidence where provider_payment = $1'), [
      payment,
    ]);
    expect(rows).toHaveLength(1);
  }
});
