// No order is stuck: every status has a timer, and whatever people do, time brings every order to its end.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routedIdOf } from '#domain/wire/ids.ts';
import { levelCodes } from '#domain/shop/levels.ts';
import { defaultPolicy } from '#domain/policy.ts';
import { orderStatuses, type OrderStatus } from '#domain/states/order-status.ts';
import { askedReasons } from '#domain/states/return-case.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { scan, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { timersOf } from '#features/orders/server/timers.ts';
import { referenceOf } from '#features/returns/server/labels.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { pass, say, type Said } from './rigs/rig.ts';
import { look, openCaseOf, plan, stockLost, type OpenCase, type Seen } from './rigs/walk.ts';
import { idOfShop, label, openTrade, trackingOfOrder, type Opened, type Trade } from './rigs/trade.ts';
import { keeps } from '#testing/keeps.ts';

let trade: Trade;
let shops: TestShop[];
let goods: TestGoods[];
beforeAll(async () => {
  const policy = { taxBps: 725, restockBps: 1_500, reserveBps: 500 };
  trade = await openTrade({ policy, shipFee: '2.10' });
  goods = await trade.stock([
    { code: 'W-1', cost: '7.77', stock: 5_000, supplier: 'SUP-1' },
    { code: 'W-2', cost: '3.33', stock: 5_000, supplier: 'SUP-2' },
  ]);
  shops = [await trade.makeShop('Walk One'), await trade.makeShop('Walk Two')];
  for (const shop of shops) await trade.list(shop, goods, '11.11');
  const [, slow] = shops;
  if (slow === undefined) throw new Error('there is no second shop');
  await trade.ask(storeInfo, { patch: { auto_confirm: false } }, { token: await trade.merchantOf(slow)() });
});
afterAll(() => trade.close());

const ends: readonly OrderStatus[] = ['cancelled', 'completed'];

test('every status that is not an end has a timer; a case has its own', () => {
  keeps('4 order');
  const at = new Date('2026-03-02T09:00:00.000Z');
  const facts = {
    id: randomUUID(),
    paidAt: at,
    confirmedAt: at,
    shippedAt: at,
    deliveredAt: at,
    receivedAt: at,
    windowEndsAt: at,
    acceptedAt: at,
    releaseAt: at,
    releasedAt: at,
  };
  for (const status of orderStatuses.filter((one) => one !== 'refund_return')) {
    for (const level of levelCodes) {
      for (const autoConfirm of [true, false]) {
        const timers = timersOf(status, facts, defaultPolicy, { autoConfirm, level, tz: 'Europe/London' });
        expect([status, timers.length > 0]).toEqual([status, !ends.includes(status)]);
      }
    }
  }
});

type Place = { readonly shop: TestShop; readonly order: Opened };
type Act = (place: Place, pick: number) => Promise<Said | void>;

const direct = () => trade.composed.env.db.direct;
const byLink = ({ order }: Place, name: string, rest: object) =>
  say(trade.composed, name, { input: { token: order.orderToken, ...rest } });

async function asMerchant(place: Place, name: string, input: object): Promise<Said> {
  return say(trade.composed, name, { input, token: await trade.merchantOf(place.shop)() });
}

async function asSupplier(n: number, name: string, input: object): Promise<Said> {
  return say(trade.composed, name, { input, token: await supplierAt(n)() });
}

function supplierAt(n: number) {
  const supplier = trade.suppliers[n % 2];
  if (supplier === undefined) throw new Error('there is no such supplier');
  return supplier;
}

function pay(rest: object): Act {
  return (place) => asMerchant(place, 'payOrders', { order_ids: [place.order.orderId], ...rest });
}

/** One parcel or both get their label, if they have none, and this scan. */
function scanned(code: CarrierEventCode): Act {
  return async ({ shop, order }, pick) => {
    for (const n of pick % 4 > 1 ? [0, 1] : [pick % 2]) {
      await label(trade, supplierAt(n), order.orderId);
      await scan(trade.composed, [trackingOfOrder(shop, order.orderId, n + 1)], {
        code,
        at: trade.clock.now(),
      });
    }
  };
}

const openCase: Act = (place, pick) => {
  const lines = pick % 4 === 3 ? [1, 2] : [(pick % 2) + 1];
  const qty = 1 + (pick % 3);
  const asked = {
    reason: askedReasons[pick % askedReasons.length],
    lines: lines.map((n) => ({ id: String(n), qty })),
  };
  return byLink(place, 'requestReturn', asked);
};

async function caseOf({ order }: Place): Promise<OpenCase | undefined> {
  return direct().row(openCaseOf, [order.orderId]);
}

function withCase(act: (place: Place, found: OpenCase, pick: number) => Promise<Said>): Act {
  return async (place, pick) => {
    const found = await caseOf(place);
    if (found === undefined) throw new Error('an order in a case has no open case');
    return act(place, found, pick);
  };
}

const answers = [
  { approve: true },
  { approve: false, text: 'We looked, and it is as described.' },
  { approve: false, offer: '1.00' },
];
const answer = withCase((place, { id }, pick) =>
  asMerchant(place, 'answerCase', { case_id: id, ...answers[pick % answers.length] }),
);
/** What a buyer may say in the course of a case; most of it is refused where it does not fit. */
const speak = withCase((place, { id }, pick) => {
  const said: [string, object][] = [
    ['answerOffer', { take: pick % 2 === 0 }],
    ['escalateCase', { text: 'Please look at it again.' }],
    ['sendReturn', {}],
    ['answerDeduction', pick % 2 === 0 ? { accept: true } : { accept: false, text: 'It was whole.' }],
  ];
  const [name, rest] = said[pick % said.length] ?? ['sendReturn', {}];
  return byLink(place, name, { case_id: id, ...rest });
});
/** The label's parcel is scanned on its way back. */
const scanBack = withCase(async (place, { id }) => {
  await scan(trade.composed, [referenceOf(id, 1)], { code: 'accepted', at: trade.clock.now() });
  return byLink(place, 'orderByLink', {});
});
const inspect = withCase(({ shop }, { id, supplier_n }, pick) =>
  asSupplier(supplier_n - 1, 'inspectReturn', {
    case_id: routedIdOf(idOfShop(shop), id),
    restock: pick % 2 === 0,
    ...(pick % 5 === 0 ? { deduct: '0.50', deduct_text: 'One corner is scratched.' } : {}),
  }),
);
const withdraw = withCase((place, { id }) => byLink(place, 'withdrawReturn', { case_id: id }));

const missing: Act = (place) => byLink(place, 'reportMissing', {});
const extend: Act = (place) => byLink(place, 'extendReceipt', {});
const leave: Act = (place, pick) => {
  const lines = pick % 2 === 0 ? {} : { lines: [{ id: '1', qty: 1 }] };
  return byLink(place, 'withdrawContract', { name: 'Anna Berger', ...lines });
};

const wait: Act = (_place, pick) =>
  pass(trade.composed, trade.clock, [0.03, 0.5, 1, 3, 8, 15, 31][pick % 7] ?? 1);
const confirm = (step: 'received' | 'fine' | 'accept'): Act => {
  return (place) => byLink(place, 'confirmReceipt', { step });
};
const cancel: Act = (place) => byLink(place, 'cancelOrder', { reason: 'Changed my mind.' });
const cannot: Act = ({ shop, order }, pick) => {
  const id = `${shop.shopId}.${order.orderId}.${(pick % 2) + 1}`;
  return asSupplier(pick % 2, 'cannotSupply', { id, reason: 'None left on the shelf.' });
};

const shopActs = [pay({}), pay({ decline: { reason: 'Not today, sorry.' } })];
const anything: Act[] = [
  ...shopActs,
  cancel,
  cannot,
  scanned('accepted'),
  scanned('delivered'),
  confirm('accept'),
  openCase,
  missing,
  leave,
  wait,
];

/** What people may well do with an order that stands here; `anything` is tried now and then as well. */
const acts: Record<OrderStatus, readonly Act[]> = {
  pending_payment: [pay({}), pay({}), pay({}), ...shopActs, cancel, wait],
  to_be_delivered: [scanned('accepted'), scanned('accepted'), scanned('accepted'), cancel, cannot, wait],
  shipped: [
    scanned('delivered'),
    scanned('delivered'),
    scanned('in_transit'),
    scanned('returned_to_sender'),
    wait,
  ],
  delivered: [confirm('received'), openCase, extend, missing, leave, wait],
  received: [confirm('fine'), openCase, wait],
  pending_acceptance: [confirm('accept'), confirm('accept'), openCase, wait],
  accepted: [openCase, openCase, wait],
  pending_settlement: [openCase, openCase, wait],
  pending_withdrawal: [openCase, wait],
  refund_return: [
    answer,
    answer,
    inspect,
    inspect,
    speak,
    speak,
    scanBack,
    withdraw,
    scanned('delivered'),
    wait,
  ],
  completed: [wait],
  cancelled: [wait],
};

async function seen({ shop, order }: Place): Promise<Seen> {
  const row = await direct().row(look, [idOfShop(shop), order.orderId]);
  if (row === undefined) throw new Error('the order is gone');
  return row;
}

/** What must hold of an order after every act. */
async function check(place: Place): Promise<void> {
  const { status, total, refunded, refunds, timers, late, steps } = await seen(place);
  expect(orderStatuses).toContain(status);
  expect({ late, isWaitedFor: timers > 0 || ends.includes(status) }).toEqual({ late: 0, isWaitedFor: true });
  expect(refunds).toBe(refunded);
  expect(refunded <= total).toBe(true);
  // Each step begins where the one before ended, the first with nothing and the last where the order stands.
  const places = ['none', ...steps.map((step) => step.split(' ')[1])];
  expect(steps).toEqual(steps.map((_step, index) => `${places[index]} ${places[index + 1]}`));
  expect(places.at(-1)).toBe(status);
}

async function buy(shop: TestShop, [one, two]: readonly [number, number]): Promise<Place> {
  const lines = [one, two].flatMap((qty, index) => (qty === 0 ? [] : [{ id: goods[index]?.id ?? '', qty }]));
  const order = await trade.open(shop, lines);
  await trade.pay(order);
  return { shop, order };
}

test('whatever people do, the books stay clean, and time alone ends every order', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(plan, async ({ shop: n, carts, acts: planned }) => {
      const shop = shops[n];
      if (shop === undefined) throw new Error('there is no such shop');
      const places: Place[] = [];
      for (const cart of carts) places.push(await buy(shop, cart));
      for (const { order, act, pick, isWild } of planned) {
        const place = places[order % places.length];
        if (place === undefined) continue;
        const { status } = await seen(place);
        const list = isWild === 0 ? anything : acts[status];
        const said = await list[act % list.length]?.(place, pick);
        expect(said?.code ?? 200, said?.text).toBeLessThan(500);
        for (const one of places) await check(one);
        expect(await direct().rows(stockLost, [])).toEqual([]);
      }
      await pass(trade.composed, trade.clock, 400);
      for (const place of places) {
        const { status, steps } = await seen(place);
        await check(place);
        expect(ends).toContain(status);
        for (const step of steps) reached.add(step);
      }
      const balances = await balancesOf(direct(), idOfShop(shop));
      expect(balances).toMatchObject({
        escrow: 0n,
        supplier_hold: 0n,
        shop_held: 0n,
        shop_pending: 0n,
        refund_payable: 0n,
      });
      expect(await checkBook(direct(), idOfShop(shop))).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
  // The walks went nearly everywhere: otherwise they would prove little.
  expect([...reached].toSorted().length).toBeGreaterThanOrEqual(18);
});

/** An order that its carrier took and never delivered: after the days of the policy its case is open. */
async function lost(shop: TestShop): Promise<Place> {
  const place = await buy(shop, [1, 1]);
  await asMerchant(place, 'payOrders', { order_ids: [place.order.orderId] });
  await scanned('accepted')(place, 2);
  await pass(trade.composed, trade.clock, defaultPolicy.lostAfterDays + 0.1);
  expect((await seen(place)).status).toBe('refund_return');
  return place;
}

test('what was lost is refunded when the shop says so, as when it says nothing', async () => {
  const [shop] = shops;
  if (shop === undefined) throw new Error('there is no shop');
  const place = await lost(shop);
  expect(await answer(place, 0)).toMatchObject({ code: 200 });
  await trade.composed.runner.runDue();
  const { status, refunded, total } = await seen(place);
  expect({ status, refunded }).toEqual({ status: 'cancelled', refunded: total });
});

test('a delivery that is reported while a case is open counts once the case has ended', async () => {
  const [shop] = shops;
  if (shop === undefined) throw new Error('there is no shop');
  const place = await lost(shop);
  await scanned('delivered')(place, 2);
  expect((await seen(place)).status).toBe('refund_return');
  await withdraw(place, 0);
  expect((await seen(place)).status).toBe('delivered');
});
