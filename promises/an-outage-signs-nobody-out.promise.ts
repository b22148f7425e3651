// When the database is away, every call says so in time, and nobody loses their sign-in over it.
import { newSecrets } from '#apps/server/secrets.ts';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { picture } from '#testing/identity.ts';
import { compose, type Composed } from '#apps/server/compose.ts';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { shipColumns } from '#features/pricing/server/ship-file.ts';
import { taxColumns } from '#features/pricing/server/tax-file.ts';
import { sign } from '#platform/ports/signature.ts';
import { openStopwatch } from '#testing/own-time.ts';
import { openCable, type Cable } from './rigs/cable.ts';
import { say, type Asking } from './rigs/rig.ts';
import { csvHead, openTrade, type Trade } from './rigs/trade.ts';
import { buyerChatInputs, deskChatInputs, merchantChatInputs } from './inputs/chat-inputs.ts';
import { hookInputs } from './inputs/hook-inputs.ts';
import { supplyInputs } from './inputs/supply-inputs.ts';
import { restrictionInputs } from './inputs/restriction-inputs.ts';
import { growthInputs } from './inputs/growth-inputs.ts';

const secrets = newSecrets();

let trade: Trade;
let shop: TestShop;
let goods: TestGoods[];
let cable: Cable;
let app: Composed; // at the end of the cable
beforeAll(async () => {
  trade = await openTrade();
  shop = await trade.makeShop('Outage Shop');
  goods = await trade.stock([{ code: 'O-1', cost: '4.00', stock: 100, supplier: 'SUP-1' }]);
  await trade.list(shop, goods, '9.00');
  cable = await openCable(trade.database.host);
  app = compose({
    kind: 'test',
    database: { host: cable.folder, database: trade.database.database },
    clock: trade.clock,
    policy: trade.policy,
    secrets,
    brand: trade.composed.env.brand,
    baseUrl: 'http://127.0.0.1:4000',
    filesFolder: trade.composed.env.files.folder,
    vaultFolder: `${trade.composed.env.files.folder}-vault`,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await cable.mend();
  await app.close();
  await cable.close();
  await trade.close();
});

type Talk = { readonly link: string; readonly uuid: string; readonly routed: string };

/** The calls of conversations; two of them bring a picture. */
async function chatAsks({ link, uuid, routed }: Talk): Promise<Record<string, Asking>> {
  const buyers = Object.entries(buyerChatInputs).map(([name, rest]): [string, object] => [
    name,
    { token: link, ...rest },
  ]);
  const others = { ...merchantChatInputs(uuid), ...deskChatInputs(routed, uuid) };
  const files = [await picture('picture')];
  return Object.fromEntries(
    [...Object.entries(others), ...buyers].map(([name, input]): [string, Asking] => [
      name,
      name.startsWith('upload') ? { input, files } : { input },
    ]),
  );
}

/** Every call with an input that would be served, so that only the outage can be what is refused. */
async function served(): Promise<Record<string, Asking>> {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const quote = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const input = { quote_id: quote.quote_id, buyer: testBuyer, terms: true } as const;
  const {
    order_token: link,
    payment,
    checkout_id,
  } = await app.ask(checkout, input, { onceKey: randomUUID() });
  await app.ask(testPay, { payment_id: payment.id, webhook: 'lost' });
  const id = checkout_id.split('.')[1] ?? '';
  const uuid = '019f0000-0000-7000-8000-000000000000';
  const now = trade.clock.now();
  const scan = { event_id: 'e', tracking: 'T-1000', code: 'accepted', at: now.toISOString() };
  const scans = Buffer.from(JSON.stringify({ events: [scan] }));
  const paid = {
    id: 'evt',
    type: 'payment.captured',
    payment: checkout_id,
    provider_payment: 'p',
    asset: 'USD',
    units: '900',
  };
  const hook = Buffer.from(JSON.stringify({ ...paid, payee: 'x', at: now.toISOString() }));
  const person = { username: 'some.person', password: 'right-horse-battery-7' };
  const days = { dispatch_days: 1, days_p50: 3, days_p90: 6 };
  const supplier = { code: 'SUP-9', name: 'Ninth', country: 'GB', ship_fee: '1.00' };
  async function* csv(text = csvHead) {
    yield Buffer.from(text);
  }
  const text = 'Words enough to say why something is done or not done.';
  const later = new Date(now.getTime() + 5 * 86_400_000).toISOString();
  const payout = Buffer.from(
    JSON.stringify({ payout: `${shop.shopId}.${uuid}`, state: 'paid', reference: 'r', reason: '' }),
  );
  const inputs: Record<string, Asking> = {
    uploadFile: { input: { kind: 'avatar' }, files: [await picture('file')] },
    openFile: { input: { id: uuid } },
    payoutMessage: {
      input: { sender: 'test' },
      raw: { body: payout, signature: sign(payout, secrets.testProvider[0] ?? '', now) },
    },
    login: { input: person },
    operatorLogin: { input: person },
    ...consoleDoor(),
    ...growthInputs('never-seen-before', uuid),
    inviteCode: { input: { code: '2345-6789-ABCD-EFGH' } },
    revokeInvitation: { input: { id: uuid } },
    revokeFriendInvitation: { input: { id: uuid } },
    raiseLevel: { input: { code: 'merchant' } },
    // A shop that was read a moment ago is known without the database; this one was not.
    shopInfo: { input: { handle: 'never-seen-before' } },
    addTypes: { input: { list: [{ code: 'more', name: 'More' }] } },
    addSupplier: { input: { ...supplier, ...days, username: person.username } },
    importGoods: { input: {}, stream: csv() },
    importSynonyms: { input: {}, stream: csv('lang,words\nen,mug|cup') },
    importTaxes: { input: {}, stream: csv(taxColumns.join()) },
    importShipping: { input: {}, stream: csv(shipColumns.join()) },
    importRates: {
      input: {},
      stream: csv(`from,to,rate,source,at\nUSD,EUR,0.9,A bank,${now.toISOString()}`),
    },
    deliveryChoices: { input: { handle: shop.handle } },
    addToShowcase: { input: { items: [{ goods_id: uuid }] } },
    removeFromShowcase: { input: { ids: [uuid] } },
    changePrices: { input: { items: [{ id: uuid, sale_price: '9.00' }] } },
    previewPrices: { input: { ids: [uuid], how: 'suggested' } },
    previewShowcaseFile: { input: {}, stream: csv('code,price\nA-1,9.00') },
    writeShowcaseFile: { input: { id: uuid, write: 'good' } },
    saveGoods: { input: { goods_id: uuid, saved: true } },
    undoShowcase: { input: { undo_token: uuid } },
    moveInShowcase: { input: { id: uuid, to: 'top' } },
    setPriceRule: { input: { rule: null, version: 1 } },
    storefrontGoods: { input: { handle: shop.handle } },
    storefrontGood: { input: { handle: shop.handle, id: uuid } },
    quoteCart: { input: { handle: shop.handle, lines } },
    checkout: { input },
    orderLogistics: { input: { order_id: id } },
    orderMoney: { input: { order_id: id } },
    caseCost: { input: { case_id: uuid } },
    payAmount: { input: { order_id: id } },
    payOrders: { input: { order_ids: [id] } },
    ...hookInputs(uuid),
    ...(await chatAsks({ link, uuid, routed: `${shop.shopId}.${uuid}` })),
    ...supplyInputs(`${shop.shopId}.${id}.1`, testCarrierCode, uuid),
    carrierEvents: {
      input: { carrier: testCarrierCode },
      raw: { body: scans, signature: sign(scans, secrets.carrier[0] ?? '', now) },
    },
    paymentWebhook: {
      input: { provider: 'test' },
      raw: { body: hook, signature: sign(hook, secrets.testProvider[0] ?? '', now) },
    },
    testPay: { input: { payment_id: payment.id } },
    testPayment: { input: { payment_id: payment.id } },
    requestReturn: { input: { token: link, reason: 'damaged', lines: [{ id: '1', qty: 1 }] } },
    withdrawReturn: { input: { token: link, case_id: uuid } },
    extendReceipt: { input: { token: link } },
    findOrder: { input: { number: '9GX2K-104', email: 'anna@shop.example' } },
    previewReturn: { input: { token: link, reason: 'damaged', lines: [{ id: '1', qty: 1 }] } },
    reportMissing: { input: { token: link } },
    uploadEvidence: { input: { token: link }, files: [await picture('picture')] },
    listEvidence: { input: { token: link } },
    readBuyerCase: { input: { token: link, case_id: uuid } },
    returnLabel: { input: { token: link, case_id: uuid } },
    answerOffer: { input: { token: link, case_id: uuid, take: true } },
    escalateCase: { input: { token: link, case_id: uuid, text: 'Look again.' } },
    answerDeduction: { input: { token: link, case_id: uuid, accept: true } },
    sendReturn: { input: { token: link, case_id: uuid } },
    withdrawContract: { input: { token: link, name: 'Some Body' } },
    readWithdrawal: { input: { token: link, id: uuid } },
    decideCase: { input: { case_id: `${shop.shopId}.${uuid}`, grant: true, text: 'x'.repeat(60) } },
    uploadInspection: { input: { case_id: `${shop.shopId}.${uuid}` }, files: [await picture('picture')] },
    answerCase: { input: { case_id: uuid, approve: true } },
    submitComment: { input: { kind: 'report', comment_id: uuid, report_reason: 'off_topic' } },
    readNotices: { input: { ids: [uuid] } },
    decideComment: { input: { id: `${shop.shopId}.${uuid}`, remove: false } },
    goodsComments: { input: { handle: 'never-seen-before', id: uuid } },
    uploadCommentPhoto: { input: { token: link, goods_id: uuid }, files: [await picture('photo')] },
    reportComment: { input: { handle: 'never-seen-before', id: uuid, reason: 'off_topic' } },
    writeComment: {
      input: {
        token: link,
        goods_id: uuid,
        rating: 5,
        content: 'Fine.',
        signature: { kind: 'typed', value: 'Some Body' },
      },
    },
    inspectReturn: { input: { case_id: `${shop.shopId}.${uuid}` } },
    ...restrictionInputs({ shop: shop.shopId, uuid, text, later }),
    restrictionDetail: { input: { id: uuid } },
    addAppeal: { input: { restriction_id: uuid, text } },
    addIdentityAppeal: { input: { id: uuid, text } },
  };
  inputs['quoteMethods'] = { input: { quote_id: checkout_id } };
  inputs['setRefundPlace'] = { input: { token: link, to: 'DE89370400440532013000', email: 'me@x.example' } };
  for (const name of [
    'paymentResult',
    'openPayment',
    'orderByLink',
    'orderReceipt',
    'stopEmails',
    'confirmReceipt',
    'cancelOrder',
    'orderComments',
  ])
    inputs[name] = { input: { token: link } };
  return inputs;
}

/** The second step into the console, with a ticket that might be one. */
function consoleDoor(): Record<string, Asking> {
  const ticket = 'a-ticket-that-nobody-has-seen';
  const device = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
  const signed = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
  const used = { ...device, response: signed };
  const made = { ...device, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
  return {
    consoleCode: { input: { ticket, code: '123456' } },
    consolePasskeyBegin: { input: { ticket } },
    consolePasskey: { input: { ticket, answer: used } },
    consoleSetUpBegin: { input: { ticket } },
    consoleSetUp: { input: { ticket, code: '123456' } },
    consoleSetUpPasskeyBegin: { input: { ticket } },
    consoleSetUpPasskey: { input: { ticket, name: 'A key', answer: made } },
    readConsoleLink: { input: { link: ticket } },
    joinConsole: { input: { link: ticket, password: 'right-horse-battery-7' } },
  };
}

/** Calls everything at once; gives what each answered, and after how long. */
async function callAll(inputs: Record<string, Asking>) {
  const tokens = {
    merchant: await trade.merchantOf(shop)(),
    operator: await trade.operator(),
    supplier: await trade.suppliers[0]?.(),
  };
  const stopwatch = openStopwatch();
  const said = await Promise.all(
    [...app.registry.kept.values()].map(async ({ endpoint: { name, actor } }) => {
      const token = actor === 'anyone' ? tokens.merchant : actor === 'hook' ? undefined : tokens[actor];
      const { code, data } = await say(app, name, { input: {}, token, ...inputs[name] });
      return { name, code, reason: data['reason'], seconds: stopwatch.ms() / 1_000 };
    }),
  );
  stopwatch.close();
  return said;
}

/**
 * What is known without the database: when somebody is there to help, what a signature says alone, who runs this, by which
 * terms and for which fees, that it has no identity provider.
 */
const needsNothing = new Set(
  [
    'serviceInfo verifyReceipt depositKeys trustEntity trustFees publicTerms',
    'attestReserve trustPauses adBeacon similarGoods',
    'signInWays beginSingleSignOn singleSignOn beginConnection connectSingleSignOn readRestock readQuestion readReminder readBuyerLink',
  ].flatMap((names) => names.split(' ')),
);

const mostSeconds = limits.serverDeadlineMs / 1_000;

test('with the database gone every call says so at once, and nobody is signed out', async () => {
  const inputs = await served();
  const token = await trade.merchantOf(shop)();
  expect((await say(app, 'me', { input: {}, token })).code).toBe(200);
  await cable.cut();
  const said = await callAll(inputs);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.app.inject({ method: 'GET', url: `${apiBase}/v1/me`, headers });
  await cable.mend();
  const others = said.filter(({ name }) => !needsNothing.has(name));
  expect(others.filter(({ code, reason }) => code !== 201 || reason !== 'try_again')).toEqual([]);
  expect(others.filter(({ seconds }) => seconds >= mostSeconds)).toEqual([]);
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 201 }]);
  await expect.poll(async () => (await say(app, 'me', { input: {}, token })).code).toBe(200);
});

test('with a database that hears and never answers every call says so within ten seconds', async () => {
  const inputs = await served();
  const token = await trade.merchantOf(shop)();
  cable.swallow();
  const said = await callAll(inputs);
  await cable.cut();
  await cable.mend();
  const others = said.filter(({ name }) => !needsNothing.has(name));
  expect(others.filter(({ code }) => code !== 201)).toEqual([]);
  expect(others.filter(({ seconds }) => seconds >= mostSeconds)).toEqual([]);
  await expect.poll(async () => (await say(app, 'me', { input: {}, token })).code).toBe(200);
});
