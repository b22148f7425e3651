// Money acts of one shop at the same moment: they lock in one order, so none of them waits for another in a ring.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, confirmReceipt } from '#features/checkout/contract.ts';
import { payOrders } from '#features/orders/contract.ts';
import { cannotSupply, labelParcels } from '#features/shipping/contract.ts';
import { answerCase, inspectReturn, requestReturn, withdrawReturn } from '#features/returns/contract.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { parcelIdOf } from '#domain/wire/parcel-id.ts';
import { isOutage, sqlState, statement, type Tx } from '#platform/db/database.ts';
import { openPromotion, type PromotionRig } from '#testing/promotion.ts';
import { openWithdrawals, type Payee, type Rig } from '#testing/payees.ts';
import { watchLocks, type LockWatch } from '#testing/locks.ts';
import { scan, type Bought, type TestGoods } from '#testing/test-app.ts';

let rig: Rig;
let watch: LockWatch;
let payee: Payee;
let goods: TestGoods[];
let promotion: PromotionRig;
let campaignId = '';

beforeAll(async () => {
  rig = await openWithdrawals();
  payee = await rig.payee('900.00');
  goods = await rig.app.makeGoods(
    ['A', 'B', 'C'].map((code) => ({ code: `LOCK-${code}`, cost: '4.00', stock: 900 })),
  );
  await rig.app.list(payee.shop, goods, '20.00');
  promotion = await openPromotion(rig.app);
  watch = await watchLocks(rig.app);
});
afterAll(async () => {
  await watch.close();
  await rig.app.close();
});

const once = () => ({ onceKey: randomUUID() });
const buy = () => rig.app.buy(payee.shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
const token = () => payee.token();
let signedIn = { at: 0, token: '' };
/** Signed in anew once the session has ended, and never twice at the same moment. */
async function supplier(): Promise<string> {
  const at = rig.app.clock.now().getTime();
  if (at - signedIn.at > 60_000) signedIn = { at, token: await rig.app.supplier() };
  return signedIn.token;
}
const due = async () => {
  await rig.app.composed.runner.runDue();
};

/** Bought and confirmed by the merchant. */
async function confirmed(): Promise<Bought> {
  const bought = await buy();
  await rig.app.ask(payOrders, { order_ids: [bought.orderId] }, { token: await token(), ...once() });
  return bought;
}
const parcelOf = ({ orderId }: Bought) => parcelIdOf(payee.shopId, orderId, 1);
const numberOf = ({ orderId }: Bought) => orderId.slice(-12).toUpperCase();
async function label(bought: Bought) {
  const parcels = [{ id: parcelOf(bought), carrier: 'test-post', tracking: numberOf(bought) }];
  return rig.app.call(labelParcels, { parcels }, { token: await supplier() });
}
const say = (bought: Bought, code: 'accepted' | 'delivered' | 'returned_to_sender') =>
  scan(rig.app.composed, [numberOf(bought)], { code, at: rig.app.clock.now() });
async function labelled(): Promise<Bought> {
  const bought = await confirmed();
  await label(bought);
  return bought;
}
async function shipped(): Promise<Bought> {
  const bought = await labelled();
  await say(bought, 'accepted');
  return bought;
}
async function delivered(): Promise<Bought> {
  const bought = await shipped();
  await say(bought, 'delivered');
  return bought;
}
async function inReturn(): Promise<{ bought: Bought; caseId: string }> {
  const bought = await delivered();
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
  return { bought, caseId: (await rig.app.ask(requestReturn, asked, once())).case_id };
}

type Act = () => Promise<unknown>;

/** Every act that moves money or stock of a shop, after what has to be there for it. */
const acts: Record<string, () => Promise<Act>> = {
  capture: () => Promise.resolve(buy),
  async confirm() {
    const { orderId } = await buy();
    return async () => rig.app.call(payOrders, { order_ids: [orderId] }, { token: await token(), ...once() });
  },
  async decline() {
    const { orderId } = await buy();
    const ask = { order_ids: [orderId], decline: { reason: 'Not today' } };
    return async () => rig.app.call(payOrders, ask, { token: await token(), ...once() });
  },
  async cancel() {
    const { orderToken } = await buy();
    return () => rig.app.call(cancelOrder, { token: orderToken }, once());
  },
  async confirmAlone() {
    await buy();
    rig.app.clock.set(addMinutes(rig.app.clock.now(), 61));
    return due;
  },
  async label() {
    const bought = await confirmed();
    return () => label(bought);
  },
  async supply() {
    const id = parcelOf(await labelled());
    return async () =>
      rig.app.call(cannotSupply, { id, reason: 'Broken' }, { token: await supplier(), ...once() });
  },
  async missed() {
    await confirmed();
    rig.app.clock.set(addDays(rig.app.clock.now(), 9));
    return due;
  },
  async ship() {
    const bought = await labelled();
    return () => say(bought, 'accepted');
  },
  async deliver() {
    const bought = await shipped();
    return () => say(bought, 'delivered');
  },
  async comeBack() {
    const bought = await shipped();
    return () => say(bought, 'returned_to_sender');
  },
  async receive() {
    const { orderToken } = await delivered();
    return () => rig.app.call(confirmReceipt, { token: orderToken }, once());
  },
  async openReturn() {
    const { orderToken } = await delivered();
    const asked = { token: orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
    return () => rig.app.call(requestReturn, asked, once());
  },
  async closeReturn() {
    const { bought, caseId } = await inReturn();
    return () => rig.app.call(withdrawReturn, { token: bought.orderToken, case_id: caseId }, once());
  },
  async approve() {
    const { caseId } = await inReturn();
    return async () =>
      rig.app.call(answerCase, { case_id: caseId, approve: true }, { token: await token(), ...once() });
  },
  async approveAlone() {
    await inReturn();
    rig.app.clock.set(addDays(rig.app.clock.now(), 2.1));
    return due;
  },
  async inspect() {
    const { caseId } = await inReturn();
    await rig.app.ask(answerCase, { case_id: caseId, approve: true }, { token: await token(), ...once() });
    const ask = { case_id: routedIdOf(payee.shopId, caseId), restock: true };
    return async () => rig.app.call(inspectReturn, ask, { token: await supplier(), ...once() });
  },
  async refund() {
    const { orderToken } = await buy();
    await rig.app.call(cancelOrder, { token: orderToken }, once());
    return due;
  },
  async lose() {
    await shipped();
    rig.app.clock.set(addDays(rig.app.clock.now(), 40));
    return due;
  },
  async settle() {
    await delivered();
    return () => rig.app.advance(40);
  },
  withdraw: () => Promise.resolve(() => rig.withdraw(payee, '20.00')),
  async payOut() {
    await rig.withdraw(payee, '20.00');
    return () => rig.pass(120, 30);
  },
  async campaign() {
    if (campaignId !== '') await promotion.act({ ...payee, goods }, campaignId, 'stop');
    return async () => {
      campaignId = (await promotion.pay({ ...payee, goods })).id ?? '';
    };
  },
  async stop() {
    const who = { ...payee, goods: goods.slice(1) };
    const { id } = await promotion.pay(who);
    return () => promotion.tryAct(who, id ?? '', 'stop');
  },
};

/** What of the waits is a ring: acts that wait for each other, if they meet. */
function ringOf(): string[] {
  let waits = [...watch.waits];
  for (;;) {
    const left = waits.filter(
      ({ held, table }) => waits.some((one) => one.table === held) && waits.some((one) => one.held === table),
    );
    if (left.length === waits.length) break;
    waits = left;
  }
  return [...new Set(waits.map(({ held, table, act }) => `${act}: holds ${held}, waits for ${table}`))];
}

test('every act on a shop’s money locks rows in one order, so that no two can wait for each other', async () => {
  const tables = new Map<string, Set<string>>();
  for (const [name, make] of Object.entries(acts)) {
    const act = await make();
    const seen = new Set<string>();
    tables.set(name, seen);
    const said = await watch.as({ name, onLock: async (table) => void seen.add(table) }, act);
    expect([name, codeOf(said)]).toEqual([name, 200]);
  }
  expect(ringOf()).toEqual([]);
  const actsWith = (table: string) => [...tables].flatMap(([name, seen]) => (seen.has(table) ? [name] : []));
  const money = [
    'capture',
    'confirm',
    'ship',
    'inspect',
    'refund',
    'settle',
    'withdraw',
    'payOut',
    'campaign',
  ];
  expect(actsWith('book')).toEqual(expect.arrayContaining(money));
  const shelf = ['capture', 'decline', 'cancel', 'supply', 'missed', 'ship'];
  expect(actsWith('stock_allotment')).toEqual(expect.arrayContaining(shelf));
  // Pieces come to the shop, leave, and come back; and timers return what was not sold.
  expect(actsWith('stock')).toEqual(expect.arrayContaining(['capture', 'ship', 'comeBack', 'inspect']));
  for (const name of ['decline', 'cancel', 'supply']) expect(actsWith('stock')).not.toContain(name);
});

const codeOf = (said: unknown): unknown =>
  typeof said === 'object' && said !== null && 'code' in said ? said.code : 200;

/** Those that do not move the clock, which the others are in. */
const meeting = 'capture confirm decline cancel supply ship deliver comeBack receive openReturn closeReturn'
  .concat(' approve inspect refund withdraw campaign stop')
  .split(' ');

test.each(meeting)(
  '%s stops with its first money or goods in hand, and all others come: nobody is undone',
  async (name) => {
    const before = await watch.deadlocks();
    const first = (await acts[name]?.()) ?? (() => Promise.resolve());
    const others = [];
    for (const one of meeting.filter((other) => other !== name))
      others.push([one, (await acts[one]?.()) ?? (() => Promise.resolve())] as const);
    let goOn = (): void => undefined;
    const stopped = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isThere = (): void => undefined;
    const there = new Promise<void>((resolve) => {
      isThere = resolve;
    });
    const onLock = async (table: string) => {
      if (table !== 'book' && table !== 'stock') return;
      isThere();
      await stopped;
    };
    const held = watch.as({ name, onLock }, first);
    await Promise.race([there, held]);
    const met = others.map(async ([one, act]) => [one, codeOf(await act())]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    goOn();
    expect([name, codeOf(await held)]).toEqual([name, 200]);
    for (const [one, code] of await Promise.all(met)) expect([one, code]).toEqual([one, 200]);
    expect(await watch.deadlocks()).toBe(before);
  },
  60_000,
);

test('a transaction that is undone by others is tried again, and is an outage where it never comes through', async () => {
  const { db } = rig.env;
  const undo = statement<never>(
    'test-undone',
    `do $$ begin raise exception 'undone' using errcode = '40P01'; end $$`,
  );
  let tries = 0;
  const work = async (tx: Tx, failures: number) => {
    tries += 1;
    if (tries <= failures) await tx.rows(undo, []);
    return tries;
  };
  expect(await db.transaction((tx) => work(tx, 7))).toBe(8);
  tries = 0;
  const failed = await db.transaction((tx) => work(tx, 1_000)).catch((error: unknown) => error);
  expect([sqlState(failed), isOutage(failed), tries]).toEqual(['40P01', true, 10]);
});
