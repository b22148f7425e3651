// The whole composed house on a fresh test database, with people and goods that came in by the front doors.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { defaultPolicy, type Policy } from '#domain/policy.ts';
import type { RequestOf, Endpoint, Envelope } from '#domain/wire/endpoint.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { operatorRoles } from '#domain/rights.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import {
  addSupplier as addSupplierCall,
  addTypes,
  importGoods,
  listCatalogue,
} from '#features/goods/contract.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { consoleToken, joinByLink, merchantDoor } from './door.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { carrierEvents, labelParcels, listParcels } from '#features/shipping/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import { makeLog } from '#platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { virtualClock, type Clock } from '#platform/ports/clock.ts';
import { makeSigningKey } from '#platform/ports/receipt-keys.ts';
import { makeRecordSecrets } from '#platform/ports/record-keys.ts';
import { sign } from '#platform/ports/signature.ts';
import { makePushKeys } from '#platform/push/push.ts';
import type { CallOptions } from '#apps/server/call-app.ts';
import { compose, type ComposeOptions, type Composed } from '#apps/server/compose.ts';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import { testAddress, testNames } from './address.ts';
import { withDoubles, type TestComposed } from './doubles.ts';
import { passTime } from './time.ts';

export type TestShop = { readonly handle: string; readonly shopId: string; readonly username: string };
export type TestGoods = { readonly id: string; readonly code: string };
export type Bought = { readonly orderId: string; readonly orderToken: string; readonly paymentRef: string };

const secrets = {
  secret: 'a-secret-of-the-tests-that-is-long-enough',
  testProvider: ['a-provider-secret-of-the-tests-long-enough'],
  carrier: ['a-carrier-secret-of-the-tests-long-enough'],
  receipts: [makeSigningKey()],
  record: makeRecordSecrets(),
  push: makePushKeys(),
};
const envelopeShape = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/** Of every merchant that a test makes. */
export const password = 'right-horse-battery-7';

/** What tests bring of the world outside, as `ComposeOptions` says. Payments stand beside the test provider. */
type Outside = Pick<
  ComposeOptions,
  | 'payments'
  | 'bankAccounts'
  | 'mail'
  | 'deposits'
  | 'auditorKeys'
  | 'singleSignOn'
  | 'translator'
  | 'domains'
>;

type TestAppOptions = Outside & {
  readonly policy?: Partial<Policy>;
  readonly shipFee?: string;
  readonly now?: Date;
};

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** Opens the platform with one operator and one supplier (its ship fee in major units). Close it in `afterAll`. */
export async function openTestApp(ask: TestAppOptions = {}) {
  const database = await openTestDatabase();
  const clock = virtualClock(ask.now ?? new Date('2026-03-02T09:00:00.000Z'));
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-test-'));
  // Shops of tests are seldom verified; what an unverified one may be owed is tested where it is asked for.
  const policy = { ...defaultPolicy, unverifiedUnpaid: undefined, ...ask.policy };
  const { payments, bankAccounts, mail, deposits, auditorKeys, singleSignOn, translator, domains } = ask;
  const given = { payments, bankAccounts, mail, deposits, auditorKeys, singleSignOn, translator, domains };
  const composed = composeTestApp({ database, clock, policy, folder, ...given });
  const name = `owner-${randomUUID().slice(0, 8)}`;
  await makeOperator(composed.env, { username: name, password, name: 'Owner', roles: operatorRoles });
  const app = { composed, clock, database, policy };
  const nameOf = testNames();
  const operator = async () => consoleToken(composed, { username: name, password });
  const addSupplier = async (code: string, shipFee: string): Promise<Token> => {
    const username = await addTestSupplier(composed, await operator(), { code, shipFee });
    return async () => consoleToken(composed, { username, password });
  };
  const supplier = await addSupplier('SUP-1', ask.shipFee ?? '0.00');
  const door = merchantDoor(composed, password);
  return {
    ...app,
    operator,
    supplier,
    addSupplier,
    ...callsOf(composed),
    makeShop: (shopName: string) => makeShop(composed, operator, nameOf(shopName)),
    makeGoods: (rows: readonly GoodsRow[]) => makeGoods(composed, operator, rows),
    list: async (shop: TestShop, goods: readonly TestGoods[], price: string) =>
      listGoods(composed, { token: await door.merchant(shop), goods, price }),
    buy: buy.bind(undefined, composed),
    /** A fresh session of the shop's merchant: sessions end after idle days, also on a virtual clock. */
    ...door,
    order: (bought: Bought) => composed.ask(orderByLink, { token: bought.orderToken }),
    ship: (...codes: CarrierEventCode[]) => shipAll(composed, supplier, codes),
    shipAs: (by: Token, ...codes: CarrierEventCode[]) => shipAll(composed, by, codes),
    advance: (days: number) => passTime(composed, clock, days),
    async close() {
      await composed.close();
      await database.drop();
      for (const one of [folder, `${folder}-vault`]) rmSync(one, { recursive: true, force: true });
    },
  };
}

type Parts = Outside &
  Pick<ComposeOptions, 'carriers' | 'adNetworks' | 'buckets'> & {
    readonly database: TestDatabase;
    readonly clock: Clock;
    readonly policy: Policy;
    readonly folder: string;
  };

/** An instance on a test database; a second one on the same database is another process's. */
export function composeTestApp({ database, clock, policy, folder, ...given }: Parts): TestComposed {
  const composed = compose({
    kind: 'test',
    database: { host: database.host, database: database.database },
    clock,
    policy,
    secrets,
    brand: { name: 'Stockless', legalName: 'Stockless Test Ltd', country: 'GB' },
    baseUrl: 'http://127.0.0.1:4000',
    filesFolder: folder,
    vaultFolder: `${folder}-vault`,
    ...given,
    log: makeLog(process.env['LOG_LEVEL'] ?? 'fatal'),
  });
  return withDoubles(composed);
}

function callsOf(composed: Composed) {
  /** A call answered as its envelope, so that refusals can be looked at. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<Envelope> {
    return z.parse(envelopeShape, JSON.parse(await textOf(endpoint, input, options)));
  }
  async function textOf<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<string> {
    const kept = composed.registry.kept.get(endpoint.name);
    if (kept === undefined) throw new Error(`${endpoint.name} is not kept`);
    const { token, onceKey = randomUUID(), ip = '127.0.0.1', raw, stream, files } = options;
    const more = {
      ...(raw === undefined ? {} : { raw }),
      ...(stream === undefined ? {} : { stream }),
      ...(files === undefined ? {} : { files }),
    };
    return (
      await kept.answer({ input, token, onceKey, ip, language: 'en', requestId: randomUUID(), ...more })
    ).text;
  }
  return { call, textOf, ask: composed.ask };
}

async function addTestSupplier(
  { ask }: Composed,
  token: string,
  { code, shipFee }: { code: string; shipFee: string },
): Promise<string> {
  const username = `supplier-${randomUUID().slice(0, 8)}`;
  const days = { dispatch_days: 1, days_p50: 3, days_p90: 6 };
  const facts = { code, name: `Supplier ${code}`, country: 'GB', ship_fee: shipFee };
  const { link } = await ask(addSupplierCall, { ...facts, ...days, username }, { token });
  await joinByLink({ ask }, link, password);
  await ask(addTypes, { list: [{ code: 'things', name: 'Things' }] }, { token });
  return username;
}

type Token = () => Promise<string>;

async function makeShop({ ask }: Composed, operator: Token, shopName: string): Promise<TestShop> {
  const token = await operator();
  const { list } = await ask(addInvitations, { count: 1 }, { token });
  const opened = await ask(inviteCode, { code: list[0]?.code ?? '' });
  const username = `merchant-${randomUUID().slice(0, 8)}`;
  const signIn = { username, password, confirm_password: password };
  const made = await ask(login, {
    ...signIn,
    register: true,
    invite_ticket: opened.invite_ticket,
    shop_name: shopName,
  });
  const { info } = await ask(me, {}, { token: made.token });
  return { handle: info.shop.handle, shopId: info.shop.id, username };
}

export type GoodsRow = {
  readonly code: string;
  readonly cost: string;
  readonly stock: number;
  /** `SUP-1` where it is not said. */
  readonly supplier?: string;
  readonly picture?: string;
};

async function makeGoods(
  { ask }: Composed,
  operator: Token,
  rows: readonly GoodsRow[],
): Promise<TestGoods[]> {
  const token = await operator();
  const head =
    'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings';
  const lines = rows.map(
    ({ code, cost, stock, supplier = 'SUP-1', picture = '' }) =>
      `${code},Thing ${code},,things,${supplier},${cost},,${stock},,${picture},,`,
  );
  async function* file() {
    yield Buffer.from([head, ...lines].join('\n'));
  }
  const report = await ask(importGoods, {}, { token, stream: file() });
  if (report.refused > 0) throw new Error(JSON.stringify(report.errors));
  const found = await Promise.all(
    rows.map(({ code }) => ask(listCatalogue, { q: code, page_size: 100 }, { token })),
  );
  return found.flatMap(({ list }, index) => list.filter(({ code }) => code === rows[index]?.code));
}

type Listing = { token: string; goods: readonly TestGoods[]; price: string };

async function listGoods({ ask }: Composed, { token, goods, price }: Listing): Promise<void> {
  const items = goods.map(({ id }) => ({ goods_id: id, sale_price: price }));
  const { results } = await ask(addToShowcase, { items }, { token });
  const failed = results.find(({ ok }) => !ok);
  if (failed !== undefined) throw new Error(JSON.stringify(failed));
}

export const testBuyer = {
  name: 'Anna Berger',
  email: 'anna@shop.example',
  address: '1 Long Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
};

async function buy(
  composed: Composed,
  shop: TestShop,
  lines: readonly { id: string; qty: number }[],
  code?: string,
): Promise<Bought> {
  const { ask } = composed;
  const asked = lines.map(({ id, qty }) => ({ goods_id: id, qty }));
  const ip = testAddress();
  const cart = { handle: shop.handle, lines: asked, country: 'GB', ...(code === undefined ? {} : { code }) };
  const quote = await ask(quoteCart, cart, { ip });
  const opened = await ask(
    checkout,
    { quote_id: quote.quote_id, buyer: testBuyer, terms: true },
    { onceKey: randomUUID(), ip },
  );
  await ask(testPay, { payment_id: opened.payment.id });
  const orderId = readRoutedId(opened.checkout_id)?.id ?? '';
  return { orderId, orderToken: opened.order_token, paymentRef: opened.payment.id };
}

/** Labels everything that is to ship and sends these scans for all labelled parcels. */
async function shipAll(
  composed: Composed,
  supplier: Token,
  codes: readonly CarrierEventCode[],
): Promise<string[]> {
  const { ask, env } = composed;
  const token = await supplier();
  const { list } = await ask(listParcels, { state: 'to_ship', page_size: 100 }, { token });
  const labels = list.map(({ id }) => ({
    id,
    carrier: testCarrierCode,
    tracking: id.slice(-14).replace('.', '-'),
  }));
  if (labels.length > 0) await ask(labelParcels, { parcels: labels }, { token });
  const numbers = labels.map(({ tracking }) => tracking);
  for (const code of codes) await scan(composed, numbers, { code, at: env.clock.now() });
  return numbers;
}

/** A carrier's signed message about parcels. */
export async function scan(
  { ask, env }: Composed,
  trackings: readonly string[],
  { code, at }: { code: CarrierEventCode; at: Date },
): Promise<void> {
  if (trackings.length === 0) return;
  const events = trackings.map((tracking) => ({
    event_id: `${code}-${tracking}`,
    tracking,
    code,
    at: at.toISOString(),
  }));
  const body = Buffer.from(JSON.stringify({ events }));
  const raw = { body, signature: sign(body, secrets.carrier[0] ?? '', env.clock.now()) };
  await ask(carrierEvents, { carrier: testCarrierCode }, { raw });
}
