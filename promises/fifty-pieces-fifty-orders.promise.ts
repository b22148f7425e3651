// A thousand buyers rush at fifty pieces, over real sockets: fifty orders, and nobody is charged for nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits, minuteMs } from '#domain/limits.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { paymentResult } from '#features/checkout/pay.contract.ts';
import { askOpenPayments } from '#features/checkout/server/pay-watch.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import { addressOf, openClient, type Client } from '#tools/replay/client.ts';
import { openStopwatch } from '#testing/own-time.ts';
import { count, inParts, sql } from './rigs/rig.ts';
import { idOfShop, openTrade, type Trade } from './rigs/trade.ts';

const pieces = 50;
const buyers = 1_000;
const rushMs = 10_000;
const tardy = 20;
/** What is owed back, or made an order, is so within this. */
const graceMs = 60_000;

let trade: Trade;
let shop: TestShop;
let goods: TestGoods;
let clients: readonly Client[];
beforeAll(async () => {
  trade = await openTrade();
  const { app, provider } = trade.composed;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  // The provider's messages come over the wire as well.
  provider.deliverTo(async (body, signature) => {
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const url = `${base}/api/hook/payment/test`;
    const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
    return answer.ok;
  });
  clients = Array.from({ length: 3 }, () => openClient(base));
  shop = await trade.makeShop('Rush Shop');
  const [made] = await trade.stock([{ code: 'RUSH', cost: '4.00', stock: pieces, supplier: 'SUP-1' }]);
  if (made === undefined) throw new Error('there are no goods');
  goods = made;
  await trade.list(shop, [goods], '9.00');
});
afterAll(async () => {
  for (const client of clients) client.close();
  await trade.close();
});

const direct = () => trade.composed.env.db.direct;

function clientOf(buyer: number): Client {
  const client = clients[buyer % clients.length];
  if (client === undefined) throw new Error('nobody carries the calls');
  return client;
}

const quoteOf = (buyer: number) =>
  clientOf(buyer).ask(
    quoteCart,
    { handle: shop.handle, lines: [{ goods_id: goods.id, qty: 1 }], country: 'GB' },
    { from: addressOf(buyer) },
  );

type Opened = { readonly id: string; readonly token: string; readonly payment: string };

/** Orders with a double tap where `taps` says so; undefined where the goods were gone. */
async function order(buyer: number, quoteId: string, taps = 1): Promise<Opened | undefined> {
  const asked = { quote_id: quoteId, buyer: testBuyer, terms: true } as const;
  const onceKey = randomUUID();
  const said = await Promise.all(
    Array.from({ length: taps }, () =>
      clientOf(buyer).call(checkout, asked, { onceKey, from: addressOf(buyer) }),
    ),
  );
  const [first] = said;
  expect(said.map(({ ok }) => ok)).toEqual(Array.from({ length: taps }, () => first?.ok));
  if (first?.ok !== true) {
    if (first?.code !== 457) throw new Error(`refused with ${first?.code}, and not for the stock`);
    return undefined;
  }
  const { checkout_id, order_token, payment } = first.data;
  return { id: readRoutedId(checkout_id)?.id ?? '', token: order_token, payment: payment.id };
}

const manners = ['normal', 'twice', 'late', 'lost'] as const;

async function pay(buyer: number, opened: Opened, comesBack = false): Promise<void> {
  const client = clientOf(buyer);
  const asked = { payment_id: opened.payment };
  // A card that is refused first, and a form that is sent twice.
  if (buyer % 7 === 0) await client.ask(testPay, { ...asked, outcome: 'declined' });
  const webhook = manners[buyer % manners.length] ?? 'normal';
  const times = buyer % 5 === 0 ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => client.ask(testPay, { ...asked, webhook })));
  // Who pays comes back to the page that says what became of it; every other one closes the browser before.
  if (comesBack || buyer % 8 < 4) await client.ask(paymentResult, { token: opened.token });
}

/** One statement is one moment: what is reserved is what open checkouts and orders that were not sent hold. */
const moment = sql<{ on_hand: bigint; reserved: bigint; held: bigint; orders: number; captures: number }>(
  `select s.on_hand, (select coalesce(sum(a.reserved), 0)::bigint from stock_allotment a
      where a.goods_id = s.goods_id) as reserved,
     (select coalesce(sum((l->>'qty')::int), 0)::bigint from checkout c
        join quote q on q.shop_id = c.shop_id and q.id = c.id, jsonb_array_elements(q.lines) l
        where c.state = 'open' and l->>'goods_id' = $1::text)
     + (select coalesce(sum(l.qty), 0)::bigint from order_line l where l.goods_id = $1::uuid) as held,
     (select count(*)::int from shop_order) as orders,
     (select count(*)::int from testpay_payment) as captures
   from stock s where s.goods_id = $1::uuid`,
);

const stockNow = () => direct().row(moment, [goods.id]);

/** Time goes on as this process has it, due work is done and the provider repeats itself, as in a running house. */
function live() {
  const { runner, provider } = trade.composed;
  const [startedAt, stopwatch] = [trade.clock.now().getTime(), openStopwatch()];
  let isOver = false;
  const samples: NonNullable<Awaited<ReturnType<typeof stockNow>>>[] = [];
  const pump = async (everyMs: number, work: () => Promise<unknown>) => {
    while (!isOver) {
      trade.clock.set(new Date(startedAt + stopwatch.ms()));
      await work();
      await sleep(everyMs);
    }
  };
  const look = async () => {
    const now = await stockNow();
    if (now !== undefined) samples.push(now);
  };
  const pumps = [pump(200, () => runner.runDue()), pump(500, () => provider.redeliver()), pump(20, look)];
  return {
    samples,
    async end() {
      isOver = true;
      await Promise.all(pumps);
      stopwatch.close();
    },
  };
}

/** Money that was taken, and for which there was neither an order nor the money back a minute after it was told. */
const unanswered = sql<{ id: string }>(
  `select p.id, p.captured_at, p.deliver_at, e.recorded_at, o.id as order_id, r.paid_at from testpay_payment p
   left join payment_evidence e on p.id like '%.' || e.checkout_id
   left join shop_order o on o.shop_id = e.shop_id and o.id = e.checkout_id
   left join refund r on r.shop_id = e.shop_id and r.payment_id = e.checkout_id and r.state = 'paid'
   where (o.id is null or e.recorded_at - p.captured_at > $1::interval)
     and (r.id is null or r.paid_at - greatest(p.captured_at, p.deliver_at) > $1::interval)`,
);

const returned = sql<{ n: number; units: bigint }>(
  `select count(*)::int as n, coalesce(sum(refunded), 0)::bigint as units from testpay_payment where refunded = units`,
);

test('1,000 buyers in ten seconds for 50 pieces: 50 orders, 50 captures kept', async () => {
  // Twenty ordered, paid nothing for half an hour, and will pay in the middle of the rush.
  const asleep = await inParts(Array.from({ length: tardy }), 10, async (_none, buyer) =>
    order(buyer, (await quoteOf(buyer)).quote_id),
  );
  trade.clock.set(new Date(trade.clock.now().getTime() + limits.reservationMinutes * minuteMs + 1_000));
  await trade.composed.runner.runDue();
  expect(await stockNow()).toMatchObject({ reserved: 0n, held: 0n });
  // Everybody has the goods in the cart, priced, while there are fifty.
  const quotes = await inParts(Array.from({ length: buyers }), 50, (_none, buyer) => quoteOf(buyer));

  const registry = live();
  let lastArrival = 0;
  const stopwatch = openStopwatch();
  const rush = quotes.map(async ({ quote_id }, buyer) => {
    await sleep(((buyer * 7_919) % buyers) * (rushMs / buyers));
    lastArrival = Math.max(lastArrival, stopwatch.ms());
    const opened = await order(buyer, quote_id, buyer % 10 === 0 ? 2 : 1);
    if (opened !== undefined) await pay(buyer, opened);
    return opened;
  });
  const late = asleep.map(async (opened, buyer) => {
    await sleep((buyer * rushMs) / tardy);
    if (opened === undefined) throw new Error('somebody could not order while nobody else did');
    // Nobody is told of money that came for a checkout which is over, but by its buyer.
    await pay(buyer, opened, true);
  });
  const [served] = await Promise.all([Promise.all(rush), Promise.all(late)]);
  await registry.end();
  stopwatch.close();
  expect(lastArrival).toBeLessThan(rushMs + 5_000);

  // Messages that were lost are asked for, those that are late come after a minute of the provider's.
  const { env, provider, runner } = trade.composed;
  const over = trade.clock.now().getTime();
  trade.clock.set(new Date(over + limits.openPaymentsAskSeconds * 1_000));
  await askOpenPayments(env);
  expect(await count(direct(), 'shop_order')).toBe(pieces);
  trade.clock.set(new Date(over + graceMs));
  for (let more = 1; more > 0;) more = await provider.redeliver();
  await runner.runDue();

  expect(served.filter((one) => one !== undefined)).toHaveLength(pieces);
  expect(await stockNow()).toEqual({
    on_hand: BigInt(pieces),
    reserved: BigInt(pieces),
    held: BigInt(pieces),
    orders: pieces,
    captures: pieces + tardy,
  });
  expect(await direct().row(returned, [])).toEqual({ n: tardy, units: BigInt(tardy) * 900n });
  expect(await direct().rows(unanswered, [`${graceMs} milliseconds`])).toEqual([]);
  expect(await count(direct(), 'stray_event')).toBe(0);
  expect(await checkBook(direct(), idOfShop(shop))).toEqual([]);

  // At every moment that was looked at the counter was the sum of what holds it, and never above the shelf.
  expect(registry.samples.length).toBeGreaterThan(50);
  const wrong = registry.samples.filter(({ on_hand, reserved, held }) => reserved !== held || held > on_hand);
  expect(wrong).toEqual([]);
  expect(registry.samples.some(({ reserved }) => reserved > 0n && reserved < BigInt(pieces))).toBe(true);
});
