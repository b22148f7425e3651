// Whatever is sent again under its key has been done once, and is answered in the same bytes, refusals too.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anna } from '#testing/identity.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import type { Composed } from '#apps/server/compose.ts';
import { quoteCart } from '#features/checkout/contract.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { count, fingerprint, say, sql, type Said } from './rigs/rig.ts';
import { idOfShop, openTrade, secondProcess, type Opened, type Trade } from './rigs/trade.ts';

let trade: Trade;
let second: Composed;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  trade = await openTrade();
  second = secondProcess(trade);
  shop = await trade.makeShop('Key Shop');
  goods = await trade.stock([{ code: 'K-1', cost: '4.00', stock: 100, supplier: 'SUP-1' }]);
  await trade.list(shop, goods, '9.00');
});
afterAll(async () => {
  await second.close();
  await trade.close();
});

const direct = () => trade.composed.env.db.direct;
const line = () => [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
const twins = 30;

async function bodyOf() {
  const { quote_id } = await trade.ask(quoteCart, { handle: shop.handle, lines: line(), country: 'GB' });
  return { quote_id, buyer: testBuyer, terms: true };
}

async function buy(at = shop): Promise<Opened> {
  const opened = await trade.open(at, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await trade.pay(opened);
  return opened;
}

/** The same call thirty times at once, on two processes. */
function sendTwins(
  name: string,
  asking: { input: unknown; token?: string; onceKey: string },
): Promise<Said[]> {
  const at = (index: number) => (index % 2 === 0 ? trade.composed : second);
  return Promise.all(Array.from({ length: twins }, (_value, index) => say(at(index), name, asking)));
}

const texts = (said: readonly Said[]) => [...new Set(said.map(({ text }) => text))];
const reserved = sql<{ units: bigint }>(
  'select coalesce(sum(reserved), 0)::bigint as units from stock_allotment where goods_id = $1',
);

test('thirty twins of a checkout open one and reserve once', async () => {
  const before = {
    checkouts: await count(direct(), 'checkout'),
    stock: await direct().row(reserved, [goods[0]?.id ?? '']),
  };
  const input = await bodyOf();
  const onceKey = randomUUID();
  const said = await sendTwins('checkout', { input, onceKey });
  expect(texts(said)).toHaveLength(1);
  expect(said[0]?.code).toBe(200);
  expect(await count(direct(), 'checkout')).toBe(before.checkouts + 1);
  expect(await direct().row(reserved, [goods[0]?.id ?? ''])).toEqual({
    units: (before.stock?.units ?? 0n) + 1n,
  });
  // The same key with another body is another wish: it is refused, and the first answer stays.
  const other = await say(second, 'checkout', {
    input: { ...input, buyer: { ...testBuyer, name: 'Somebody Else' } },
    onceKey,
  });
  expect(other.code).toBe(455);
  expect((await say(trade.composed, 'checkout', { input, onceKey })).text).toBe(said[0]?.text);
  // Another key is not the same wish: without keys a quote is still good for one checkout.
  expect((await say(trade.composed, 'checkout', { input })).code).toBe(203);
});

test('thirty twins of a confirmation move the money once', async () => {
  const { orderId } = await buy();
  const token = await trade.merchantOf(shop)();
  const before = (await balancesOf(direct(), idOfShop(shop))).supplier_hold;
  const said = await sendTwins('payOrders', {
    input: { order_ids: [orderId] },
    token,
    onceKey: randomUUID(),
  });
  expect(texts(said)).toHaveLength(1);
  expect(said[0]?.data).toMatchObject({ results: [{ ok: true, from_buyer: '4.00', from_wallet: '0.00' }] });
  expect((await balancesOf(direct(), idOfShop(shop))).supplier_hold).toBe(before + 400n);
  expect(await count(direct(), `order_event where order_id = '${orderId}'`)).toBe(2);
});

test('a refusal is an answer like any other: thirty times the same bytes, also when it would be granted by now', async () => {
  const order = await buy();
  const token = await trade.merchantOf(shop)();
  const input = { token: order.orderToken, reason: 'Too late.' };
  await say(trade.composed, 'payOrders', { input: { order_ids: [order.orderId] }, token });
  const first = randomUUID();
  await say(trade.composed, 'cancelOrder', { input, onceKey: randomUUID() });
  const said = await sendTwins('cancelOrder', { input, onceKey: first });
  expect(texts(said)).toHaveLength(1);
  expect(said[0]).toMatchObject({ code: 203, data: { reason: 'asked_before' } });
  const used = await bodyOf();
  await say(trade.composed, 'checkout', { input: used });
  const onceKey = randomUUID();
  const refused = await sendTwins('checkout', { input: used, onceKey });
  expect(texts(refused)).toHaveLength(1);
  expect(refused[0]).toMatchObject({ code: 203, data: { reason: 'quote_used' } });
  const many = { ...(await bodyOf()), quote_id: used.quote_id };
  expect((await say(trade.composed, 'checkout', { input: { ...many, lang: 'fr' }, onceKey })).code).toBe(455);
});

test('what was sold out for a key stays sold out for it, though another key is served', async () => {
  const [rare] = await trade.stock([{ code: 'K-RARE', cost: '1.00', stock: 1, supplier: 'SUP-1' }]);
  if (rare === undefined) throw new Error('there are no rare goods');
  await trade.list(shop, [rare], '2.00');
  const lines = [{ goods_id: rare.id, qty: 1 }];
  const quotes = [
    await trade.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }),
    await trade.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }),
  ];
  const [mine, theirs] = quotes.map(({ quote_id }) => ({ quote_id, buyer: testBuyer, terms: true }));
  expect((await say(trade.composed, 'checkout', { input: theirs })).code).toBe(200);
  const onceKey = randomUUID();
  const said = await sendTwins('checkout', { input: mine, onceKey });
  expect(texts(said)).toHaveLength(1);
  expect(said[0]?.code).toBe(457);
  await trade.stock([{ code: 'K-RARE', cost: '1.00', stock: 5, supplier: 'SUP-1' }]);
  expect((await say(second, 'checkout', { input: mine, onceKey })).text).toBe(said[0]?.text);
  expect((await say(second, 'checkout', { input: mine })).code).toBe(200);
});

test('the same key of two shops is two keys', async () => {
  const other = await trade.makeShop('Other Key Shop');
  await trade.list(other, goods, '9.00');
  const onceKey = randomUUID();
  for (const one of [shop, other]) {
    const { orderId } = await buy(one);
    const token = await trade.merchantOf(one)();
    const said = await say(trade.composed, 'payOrders', { input: { order_ids: [orderId] }, token, onceKey });
    expect(said.data).toMatchObject({ results: [{ ok: true }] });
  }
});

test('a call that moves money or makes an order does nothing without a key', async () => {
  const { orderId, orderToken: link } = await buy();
  const uuid = randomUUID();
  const parcel = `${shop.shopId}.${orderId}.1`;
  const inputs: Record<string, object> = {
    checkout: await bodyOf(),
    confirmReceipt: { token: link },
    cancelOrder: { token: link },
    payOrders: { order_ids: [orderId] },
    payPromotion: { plan_id: 'explore', goods_ids: [uuid], budget: '5.00', days: 1 },
    sendFeedback: { content: 'The order list is slow.' },
    addCustomerNote: { ref: 'a'.repeat(43), text: 'Asks for gifts.' },
    cannotSupply: { id: parcel, reason: 'None left.' },
    decideParcel: { id: parcel, clear: true, why: 'Asked the carrier.' },
    markParcel: { code: parcel, step: 'picked' },
    requestReturn: { token: link, reason: 'damaged', lines: [{ id: '1', qty: 1 }] },
    withdrawReturn: { token: link, case_id: uuid },
    extendReceipt: { token: link },
    reportMissing: { token: link },
    answerOffer: { token: link, case_id: uuid, take: true },
    escalateCase: { token: link, case_id: uuid, text: 'Look again.' },
    answerDeduction: { token: link, case_id: uuid, accept: true },
    sendReturn: { token: link, case_id: uuid },
    withdrawContract: { token: link, name: 'Some Body' },
    decideCase: { case_id: `${shop.shopId}.${uuid}`, grant: true, text: 'x'.repeat(60) },
    refuseCampaign: { id: `${shop.shopId}.${uuid}`, reason: 'x'.repeat(60) },
    answerCase: { case_id: uuid, approve: true },
    requestWithdrawal: { amount: '10.00', account_id: uuid, pay_password: '482915' },
    cancelWithdrawal: { id: uuid },
    channelPay: { step: 'quote', channel_id: 'TRX/USDT', amount: '10.00' },
    cancelDeposit: { id: uuid },
    testDeposit: { id: uuid },
    decideDeposit: { id: `${shop.shopId}.${uuid}`, act: 'ask', text: 'Which bank was it sent from?' },
    decideWithdrawal: { id: `${shop.shopId}.${uuid}`, verdict: 'approve' },
    makePayoutBatch: { currency: 'USD' },
    releasePayoutBatch: { id: uuid, count: 1, total: '1.00' },
    withdrawPayoutBatch: { id: uuid },
    refusePayoutBatch: { id: uuid, act: 'confirm' },
    markPayout: { id: `${shop.shopId}.${uuid}`, outcome: 'paid', reference: 'BK-77' },
    pausePayouts: { reason: 'maintenance', detail: 'The bank works on its systems.' },
    extendPayoutPause: { incident: 'people:bank', why: 'The bank answers tomorrow.' },
    resumePayouts: { incident: 'people:safety', why: 'It is over now, they say.' },
    ...restrictionInputs(uuid),
    openClaim: { parcel, kind: 'lost', amount: '1.00', text: 'The carrier lost it on the way.' },
    answerClaim: { id: uuid, text: 'It was sent in time.' },
    withdrawClaim: { id: uuid },
    openHouseClaim: { parcel, kind: 'late', amount: '1.00', text: 'It came five days too late.' },
    answerHouse: { id: uuid, text: 'We asked the carrier.' },
    decideClaim: { id: uuid, amount: '1.00', text: 'The carrier agrees in writing.' },
    withdrawHouseClaim: { id: uuid },
    makeSupplierPayment: { id: uuid, amount: '1.00' },
    moveSupplierPayment: { id: uuid, act: 'release' },
    inspectReturn: { case_id: `${shop.shopId}.${uuid}` },
    importBankStatement: {},
    decideBankStatement: { id: uuid, act: 'release' },
    addRestrictionDocument: { shop: shop.shopId },
    explainDifference: {
      id: uuid,
      act: 'propose',
      document: 'Letter 1',
      note: 'A fee of the provider, told late.',
    },
    proposeGoodwill: {
      kind: 'fund',
      amount: '1.00',
      reason: 'A label of ours was wrong.',
      document: 'Paper 1',
    },
    decideGoodwill: { id: uuid, act: 'drop' },
    decideBankLine: { id: uuid, act: 'other', note: 'Interest of the bank.' },
    decideBankReturn: { id: uuid, act: 'confirm' },
    exportBankReturns: {},
    ...commentInputs(link, uuid),
    decideComment: { id: `${shop.shopId}.${uuid}`, remove: false },
    refundOrder: {
      order_id: orderId,
      scope: 'amount',
      amount: '1.00',
      reason: 'other',
      pay_password: '482915',
    },
    raiseLevel: { code: 'merchant' },
    publishLook: {},
    sendIdentity: anna,
  };
  const once = [...trade.composed.registry.kept.values()]
    .map(({ endpoint }) => endpoint)
    .filter((one) => one.once === true);
  expect(once.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted());
  const before = await fingerprint(direct());
  const merchant = await trade.merchantOf(shop)();
  const supplier = await trade.suppliers[0]?.();
  for (const { name, actor } of once) {
    const token = {
      merchant,
      supplier,
      operator: await trade.operator(),
      anyone: undefined,
      hook: undefined,
    }[actor];
    for (const onceKey of [undefined, '', 'short', 'x'.repeat(129), 'with a space', 'ключ-ключ-ключ']) {
      const said = await say(trade.composed, name, { input: inputs[name], token, onceKey });
      expect([name, onceKey, said.code, said.data['field']]).toEqual([name, onceKey, 403, 'Idempotency-Key']);
    }
  }
  expect(await fingerprint(direct())).toEqual(before);
});

/** Everything that is written about a restriction is written once. */
function restrictionInputs(uuid: string): Record<string, object> {
  const text = 'Words enough to say why something is done or not done.';
  const until = new Date(trade.clock.now().getTime() + 5 * 86_400_000).toISOString();
  const id = `${shop.shopId}.${uuid}`;
  const why = { reason: text, evidence: ['paper'], until };
  return {
    placeRestriction: { shop: shop.shopId, level: 'warned', code: 'H05', ...why },
    extendRestriction: { id, ...why },
    liftRestriction: { id, why: 'cleared' },
    freezeWallet: { shop: shop.shopId, reason: text, evidence: ['paper'] },
    proposeRestriction: { shop: shop.shopId, level: 'wallet_frozen', ...why },
    decideProposal: { id, verdict: 'declined' },
    decideAppeal: { id, verdict: 'upheld', decision: text },
    addAppeal: { restriction_id: uuid, text },
    addIdentityAppeal: { id: uuid, text },
  };
}

function commentInputs(link: string, uuid: string): Record<string, object> {
  const opinion = { content: 'It is as it was shown.', signature: { kind: 'typed', value: 'Anna Berger' } };
  return {
    writeComment: { token: link, goods_id: uuid, rating: 5, ...opinion },
    submitComment: { kind: 'reply', comment_id: uuid, ...opinion },
  };
}
