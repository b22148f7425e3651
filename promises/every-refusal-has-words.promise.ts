// Everything that can be refused has a code of the catalogue and words; every call is there; an outage signs nobody out.
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBase, commonRefusals } from '#domain/endpoint.ts';
import { refusalOfCode, refusals } from '#domain/errors.ts';
import { keysOf } from '#domain/keys.ts';
import { languages } from '#domain/language.ts';
import { limits } from '#domain/limits.ts';
import { testBuyer, type TestGoods, type TestShop } from '#apps/server/testing.ts';
import { compose, testCarrierCode, type Composed } from '#apps/server/compose.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { errorWords } from '#locales/server.ts';
import { refused } from '#platform/http/answer.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { sign } from '#platform/ports/signature.ts';
import { openCable, type Cable } from './cable.ts';
import { say, type Asking } from './rig.ts';
import { csvHead, openTrade, type Trade } from './trade.ts';

/** The catalogue as the specification and the decisions number it: what is here may never change its number. */
const catalogue: Record<number, string> = {
  201: 'systemBusy',
  202: 'operationBusy',
  203: 'invalidOperation',
  204: 'operationFailed',
  400: 'badRequest',
  401: 'illegalRequest',
  402: 'invalidRequest',
  403: 'parameterMissing',
  404: 'recordNotFound',
  405: 'invalidParameter',
  406: 'unauthorized',
  407: 'noAuthentication',
  408: 'tokenExpired',
  409: 'insufficientPermissions',
  410: 'invalidAccount',
  411: 'accountDisabled',
  412: 'usernamePasswordRequired',
  413: 'wrongUsernameOrPassword',
  414: 'invalidVerificationCode',
  415: 'verificationCodeIncorrect',
  416: 'verificationCodeRequired',
  417: 'usernameExists',
  418: 'usernameDuplicated',
  419: 'routeExists',
  420: 'routeDuplicated',
  421: 'oldPasswordIncorrect',
  422: 'invitationCodeExists',
  423: 'invitationCodeDuplicated',
  424: 'insufficientBalance',
  425: 'langCfgExisted',
  426: 'langCfgNotConfigured',
  427: 'langCodeDuplicated',
  428: 'goodsTypeNotConfigured',
  429: 'transactionHashUsed',
  430: 'goodsCodeAlreadyExists',
  431: 'goodsCodeDuplicated',
  432: 'logisticsCfgExisted',
  433: 'logisticsCfgNotConfigured',
  434: 'logisticsStepDuplicated',
  435: 'logisticsStepLangDuplicated',
  436: 'registrationNeedsInvitation',
  437: 'invalidUserPage',
  438: 'invitationCodeInvalid',
  439: 'invitationRegistrationClosed',
  440: 'loginError',
  441: 'feedbackLength',
  442: 'addFailed',
  443: 'oldPayPasswordWrong',
  444: 'payAccountMaximum',
  445: 'payPasswordNotSet',
  446: 'wrongPayPassword',
  447: 'showcaseDeleteLimit',
  448: 'belowMinimumDeposit',
  449: 'withdrawalDisabled',
  450: 'walletFrozen',
  451: 'withdrawalAccountNotFound',
  452: 'showcaseGoodsLimit',
  453: 'userActivityAdded',
  454: 'friendSupportDailyLimit',
  455: 'idempotencyConflict',
  456: 'staleVersion',
  457: 'outOfStock',
  458: 'priceChanged',
  459: 'tooManyRequests',
  460: 'secondFactorNeeded',
  500: 'unknownError',
  501: 'systemError',
};

/** The calls that must be there, as the specification and the issue name them. */
const calls = [
  ...['POST /invite_code', 'POST /login', 'GET /v1/me', 'POST /v1/goods/type_list', 'POST /v1/goods/list'],
  ...['POST /v1/showcase/list', 'POST /v1/showcase/add', 'POST /v1/showcase/del', 'POST /v1/showcase/price'],
  ...['POST /v1/store/info', 'GET /v1/shop/info', 'GET /v1/shop/type', 'POST /v1/order/list', 'POST /v1/order/logistics'],
  ...['GET /v1/order/pay/amount', 'POST /v1/order/pay', 'POST /v1/user/wallet', 'POST /v1/user/wallet_flow'],
  ...['POST /v1/home/stat', 'POST /v1/home/stat_line'],
  ...['GET /pub/shop/{handle}/goods', 'GET /pub/shop/{handle}/goods/{id}', 'POST /pub/shop/{handle}/quote'],
  ...['POST /pub/checkout', 'GET /pub/payment/{token}', 'GET /pub/order/{token}', 'POST /pub/order/{token}/confirm'],
  ...['POST /pub/order/{token}/cancel', 'POST /pub/order/{token}/return', 'POST /hook/payment/{provider}'],
  ...['POST /op/login', 'POST /op/invitation/list', 'POST /op/invitation/add', 'POST /op/goods/import', 'POST /op/supplier/add'],
  ...['POST /sup/parcel/list', 'POST /sup/parcel/label', 'POST /hook/carrier/{carrier}', 'POST /sup/case/inspect'],
];

const secrets = {
  secret: 'a-secret-of-the-outage-that-is-long-enough',
  testProvider: ['a-provider-secret-of-the-outage-long-enough'],
  carrier: ['a-carrier-secret-of-the-outage-long-enough'],
};

let trade: Trade;
let shop: TestShop;
let goods: TestGoods[];
let cable: Cable;
/** The house at the end of the cable. */
let house: Composed;
beforeAll(async () => {
  trade = await openTrade();
  shop = await trade.makeShop('Outage Shop');
  goods = await trade.stock([{ code: 'O-1', cost: '4.00', stock: 100, supplier: 'SUP-1' }]);
  await trade.list(shop, goods, '9.00');
  cable = await openCable(trade.database.host);
  house = compose({
    database: { host: cable.folder, database: trade.database.database },
    clock: trade.clock,
    policy: trade.policy,
    secrets,
    brand: trade.composed.world.brand,
    baseUrl: 'http://127.0.0.1:4000',
    filesFolder: trade.composed.world.files.folder,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await cable.mend();
  await house.close();
  await cable.close();
  await trade.close();
});

test('every refusal has the number of the catalogue, and no number has two', () => {
  const ours = Object.fromEntries(keysOf(refusals).map((key) => [refusals[key].code, key]));
  expect(ours).toEqual(catalogue);
  expect(keysOf(refusals)).toHaveLength(Object.keys(catalogue).length);
  for (const [code, key] of Object.entries(catalogue)) expect(refusalOfCode(Number(code))).toBe(key);
  expect(refusalOfCode(200)).toBeUndefined();
});

test('every refusal has words in every language: a sentence, and only values that it can be given', () => {
  const shown = { field: 'FIELD', reason: 'REASON', hash: 'HASH', item: 5 };
  for (const language of languages) {
    for (const key of keysOf(refusals)) {
      const words = errorWords(language, key, shown);
      expect([key, words]).toEqual([key, expect.stringMatching(/^\S.{7,160}[.。]$/)]);
      expect(words).not.toMatch(/[{}]|undefined|null|error:/);
    }
  }
});

test('a business no is HTTP 200, a fault is 5xx, and each says its reason and which request it was', () => {
  for (const key of keysOf(refusals)) {
    const { status, text } = refused(key, {}, { language: 'en', requestId: 'r-1' });
    const isFault = key === 'systemBusy' || key === 'systemError' || key === 'unknownError';
    expect([key, status === 200]).toEqual([key, !isFault]);
    if (isFault) expect(status).toBeGreaterThanOrEqual(500);
    const said: unknown = JSON.parse(text);
    expect(said).toEqual({ code: refusals[key].code, msg: expect.any(String), data: { reason: key, request_id: 'r-1' } });
  }
});

test('every call that was promised is kept, and stands in the document', async () => {
  const endpoints = [...trade.composed.house.kept.values()].map(({ endpoint }) => endpoint);
  const kept = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => !kept.includes(call))).toEqual([]);
  const { paths } = openApiOf(endpoints, 'Stockless');
  const documented: Record<string, object> = Object(paths);
  for (const { method, path, name, refuses } of endpoints) {
    const operation: unknown = Object(documented[apiBase + path])[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name });
    const told: { key: string; meaning: string }[] = Object(operation)['x-refusals'];
    expect(told.map(({ key }) => key).toSorted()).toEqual([...refuses, ...commonRefusals].toSorted());
    for (const { meaning } of told) expect(meaning.length).toBeGreaterThan(8);
    const url = apiBase + path.replaceAll(/\{\w+\}/g, 'x');
    const answer = await trade.composed.app.inject({ method, url });
    expect([name, answer.body.includes('"reason":"route"')]).toEqual([name, false]);
  }
  const lost = await trade.composed.app.inject({ method: 'GET', url: `${apiBase}/v1/no_such_call` });
  expect([lost.statusCode, lost.json()]).toMatchObject([404, { code: 404, data: { reason: 'route' } }]);
});

/** Every call with an input that would be served, so that only the outage can be what is refused. */
async function served(): Promise<Record<string, Asking>> {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const quote = await house.ask(quoteCart, { handle: shop.handle, lines });
  const input = { quote_id: quote.quote_id, buyer: testBuyer, terms: true } as const;
  const { order_token: link, payment, checkout_id } = await house.ask(checkout, input, { onceKey: randomUUID() });
  await house.ask(testPay, { payment_id: payment.id, webhook: 'lost' });
  const id = checkout_id.split('.')[1] ?? '';
  const uuid = '019f0000-0000-7000-8000-000000000000';
  const now = trade.clock.now();
  const scans = Buffer.from(JSON.stringify({ events: [{ event_id: 'e', tracking: 'T-1000', code: 'accepted', at: now.toISOString() }] }));
  const paid = { id: 'evt', type: 'payment.captured', payment: checkout_id, provider_payment: 'p', asset: 'USD', units: '900' };
  const hook = Buffer.from(JSON.stringify({ ...paid, payee: 'x', at: now.toISOString() }));
  const person = { username: 'some.person', password: 'right-horse-battery-7' };
  const days = { dispatch_days: 1, days_p50: 3, days_p90: 6 };
  async function* csv() {
    yield Buffer.from(csvHead);
  }
  const inputs: Record<string, Asking> = {
    login: { input: person },
    operatorLogin: { input: person },
    inviteCode: { input: { code: '2345-6789-ABCD-EFGH' } },
    revokeInvitation: { input: { id: uuid } },
    // A shop that was read a moment ago is known without the database; this one was not.
    shopInfo: { input: { handle: 'never-seen-before' } },
    addTypes: { input: { list: [{ code: 'more', name: 'More' }] } },
    addSupplier: { input: { code: 'SUP-9', name: 'Ninth', country: 'GB', ship_fee: '1.00', ...days, ...person } },
    importGoods: { input: {}, stream: csv() },
    addToShowcase: { input: { items: [{ goods_id: uuid }] } },
    removeFromShowcase: { input: { ids: [uuid] } },
    changePrices: { input: { items: [{ id: uuid, sale_price: '9.00' }] } },
    storefrontGoods: { input: { handle: shop.handle } },
    storefrontGood: { input: { handle: shop.handle, id: uuid } },
    quoteCart: { input: { handle: shop.handle, lines } },
    checkout: { input },
    orderLogistics: { input: { order_id: id } },
    payAmount: { input: { order_id: id } },
    payOrders: { input: { order_ids: [id] } },
    labelParcels: { input: { parcels: [{ id: `${shop.shopId}.${id}.1`, carrier: testCarrierCode, tracking: 'T-1000' }] } },
    cannotSupply: { input: { id: `${shop.shopId}.${id}.1`, reason: 'None left.' } },
    carrierEvents: { input: { carrier: testCarrierCode }, raw: { body: scans, signature: sign(scans, secrets.carrier[0] ?? '', now) } },
    paymentWebhook: { input: { provider: 'test' }, raw: { body: hook, signature: sign(hook, secrets.testProvider[0] ?? '', now) } },
    testPay: { input: { payment_id: payment.id } },
    testPayment: { input: { payment_id: payment.id } },
    requestReturn: { input: { token: link, reason: 'damaged', lines: [{ id: '1', qty: 1 }] } },
    withdrawReturn: { input: { token: link, case_id: uuid } },
    answerCase: { input: { case_id: uuid, approve: true } },
    inspectReturn: { input: { case_id: `${shop.shopId}.${uuid}` } },
  };
  for (const name of ['paymentResult', 'orderByLink', 'confirmReceipt', 'cancelOrder']) inputs[name] = { input: { token: link } };
  return inputs;
}

/** Calls everything at once; gives what each answered, and after how long. */
async function callAll(inputs: Record<string, Asking>) {
  const tokens = { merchant: await trade.merchantOf(shop)(), operator: await trade.operator(), supplier: await trade.suppliers[0]?.() };
  const since = performance.now();
  return Promise.all(
    [...house.house.kept.values()].map(async ({ endpoint: { name, actor } }) => {
      const token = actor === 'anyone' ? tokens.merchant : actor === 'hook' ? undefined : tokens[actor];
      const { code, data } = await say(house, name, { input: {}, token, ...inputs[name] });
      return { name, code, reason: data['reason'], seconds: (performance.now() - since) / 1_000 };
    }),
  );
}

const mostSeconds = limits.serverDeadlineMs / 1_000;

test('with the database gone every call says so at once, and nobody is signed out', async () => {
  const inputs = await served();
  const token = await trade.merchantOf(shop)();
  expect((await say(house, 'me', { input: {}, token })).code).toBe(200);
  await cable.cut();
  const said = await callAll(inputs);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await house.app.inject({ method: 'GET', url: `${apiBase}/v1/me`, headers });
  await cable.mend();
  for (const { name, code, reason, seconds } of said) {
    expect([name, code, reason]).toEqual([name, 201, 'try_again']);
    expect([name, seconds < mostSeconds]).toEqual([name, true]);
  }
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 201 }]);
  expect((await say(house, 'me', { input: {}, token })).code).toBe(200);
});

test('with a database that hears and never answers every call says so within ten seconds', { timeout: 40_000 }, async () => {
  const inputs = await served();
  const token = await trade.merchantOf(shop)();
  cable.swallow();
  const said = await callAll(inputs);
  await cable.cut();
  await cable.mend();
  for (const { name, code, seconds } of said) {
    expect([name, code]).toEqual([name, 201]);
    expect([name, seconds < mostSeconds, seconds]).toEqual([name, true, seconds]);
  }
  expect((await say(house, 'me', { input: {}, token })).code).toBe(200);
});
