// A test app that trades quickly: two suppliers, buyers without ceremony, and sessions without waiting for passwords.
import { identityOf } from '#features/people/server/sessions.ts';
import { createHash, randomUUID } from 'node:crypto';
import { readRoutedId, shopIdOf } from '#domain/wire/ids.ts';
import type { Policy } from '#domain/policy.ts';
import {
  composeTestApp,
  openTestApp,
  testBuyer,
  type TestGoods,
  type TestShop,
  type TestApp,
} from '#testing/test-app.ts';
import { testAddress } from '#testing/address.ts';
import { withFreshFactor } from '#testing/factor.ts';
import type { TestComposed } from '#testing/doubles.ts';
import { type Composed } from '#apps/server/compose.ts';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { addSupplier, importGoods, listCatalogue } from '#features/goods/contract.ts';
import { consoleToken, joinByLink } from '#testing/door.ts';
import { labelParcels, listParcels } from '#features/shipping/contract.ts';
import { openTestSession } from '#platform/testing/session.ts';
import { findSession } from '#features/people/server/sessions.sql.ts';

export type Line = { readonly id: string; readonly qty: number };
export type Opened = {
  readonly orderId: string;
  readonly orderToken: string;
  readonly paymentRef: string;
  readonly total: string;
};
type Token = () => Promise<string>;

export type Trade = TestApp & {
  /** Tokens of the supplier's people: `SUP-1` and `SUP-2`. */
  readonly suppliers: readonly Token[];
  readonly stock: (rows: readonly StockRow[]) => Promise<TestGoods[]>;
  /** A quote and its checkout, not paid. */
  readonly open: (shop: TestShop, lines: readonly Line[], on?: Composed) => Promise<Opened>;
  readonly pay: (opened: Opened, webhook?: 'normal' | 'twice' | 'late' | 'lost') => Promise<void>;
  /** A session of the shop's merchant that is never too old. */
  readonly merchantOf: (shop: TestShop) => Token;
};

export type StockRow = {
  readonly code: string;
  readonly cost: string;
  readonly stock: number;
  readonly supplier: 'SUP-1' | 'SUP-2';
};

const password = 'right-horse-battery-7';

/** Opens a test app whose second supplier ships for 1.50. Close it in `afterAll`. */
export async function openTrade(ask: { policy?: Partial<Policy>; shipFee?: string } = {}): Promise<Trade> {
  // How many orders a new shop may take in a day is a promise of its own.
  const app = await openTestApp({ ...ask, policy: { firstMonthOrdersPerDay: undefined, ...ask.policy } });
  const ownToken = freshToken(app, await app.operator());
  const operator = async () => withFreshFactor(app.composed.env, await ownToken());
  const second = await addSecond(app, await operator());
  const first = freshToken(app, await app.supplier());
  const merchants = new Map<string, Token>();
  return {
    ...app,
    operator,
    suppliers: [first, second],
    stock: async (rows) => stockUp(app, await operator(), rows),
    open: (shop, lines, on) => openCheckout(on ?? app.composed, shop, lines),
    pay: async (opened, webhook = 'normal') => {
      await app.ask(testPay, { payment_id: opened.paymentRef, webhook });
    },
    merchantOf: (shop) => async () => {
      const known = merchants.get(shop.username) ?? freshToken(app, await app.merchant(shop));
      merchants.set(shop.username, known);
      return known();
    },
  };
}

/** Another process on the test app's database and clock. Close it before the test app. */
export function secondProcess({ database, clock, policy, composed }: Trade): TestComposed {
  return composeTestApp({ database, clock, policy, folder: composed.env.files.folder });
}

/** Sessions end while a test's clock runs: the person of a session gets another one, without a password. */
function freshToken(app: TestApp, signedIn: string): Token {
  const { env } = app.composed;
  let token = signedIn;
  let at = app.clock.now().getTime();
  return async () => {
    const now = app.clock.now().getTime();
    if (now - at < 600_000) return token;
    const row = await findSession(env.db.direct, { tokenHash: createHash('sha256').update(token).digest() });
    if (row === undefined) throw new Error('the session is not there');
    const opened = await openTestSession(app.database, app.clock.now(), identityOf(row));
    token = opened.token;
    at = now;
    return token;
  };
}

async function addSecond(app: TestApp, token: string): Promise<Token> {
  const username = `second-${randomUUID().slice(0, 8)}`;
  const facts = { code: 'SUP-2', name: 'Second Supplier', country: 'DE', ship_fee: '1.50' };
  const days = { dispatch_days: 2, days_p50: 4, days_p90: 9 };
  const { link } = await app.ask(addSupplier, { ...facts, ...days, username }, { token });
  await joinByLink(app, link, password);
  return freshToken(app, await consoleToken(app, { username, password }));
}

export const csvHead =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings';

async function stockUp(app: TestApp, token: string, rows: readonly StockRow[]): Promise<TestGoods[]> {
  const lines = rows.map(
    ({ code, cost, stock, supplier }) => `${code},Thing ${code},,things,${supplier},${cost},,${stock},,,,`,
  );
  async function* file() {
    yield Buffer.from([csvHead, ...lines].join('\n'));
  }
  const { refused, errors } = await app.ask(importGoods, {}, { token, stream: file() });
  if (refused > 0) throw new Error(JSON.stringify(errors));
  const { list } = await app.ask(listCatalogue, { page_size: 100 }, { token });
  return rows.flatMap(({ code }) => list.filter((one) => one.code === code));
}

async function openCheckout({ ask }: Composed, shop: TestShop, lines: readonly Line[]): Promise<Opened> {
  const asked = lines.map(({ id, qty }) => ({ goods_id: id, qty }));
  const ip = testAddress();
  const quote = await ask(quoteCart, { handle: shop.handle, lines: asked, country: 'GB' }, { ip });
  const onceKey = randomUUID();
  const opened = await ask(
    checkout,
    { quote_id: quote.quote_id, buyer: testBuyer, terms: true },
    { onceKey, ip },
  );
  const orderId = readRoutedId(opened.checkout_id)?.id ?? '';
  return { orderId, orderToken: opened.order_token, paymentRef: opened.payment.id, total: opened.total };
}

export const idOfShop = (shop: TestShop): bigint => shopIdOf(shop.shopId) ?? 0n;

/** Labels what a supplier has to ship, of one order or of all, and gives the tracking numbers. */
export async function label(trade: Trade, supplier: Token, orderId = ''): Promise<string[]> {
  const token = await supplier();
  const { list } = await trade.ask(listParcels, { state: 'to_ship', page_size: 100 }, { token });
  const own = list.filter(({ id }) => id.includes(orderId));
  const parcels = own.map(({ id }) => ({ id, carrier: testCarrierCode, tracking: trackingOf(id) }));
  if (parcels.length > 0) await trade.ask(labelParcels, { parcels }, { token });
  return parcels.map(({ tracking }) => tracking);
}

function trackingOf(parcelId: string): string {
  return createHash('sha256').update(parcelId).digest('hex').slice(0, 20).toUpperCase();
}

/** The tracking number of an order's parcel, as `label` gives it. */
export function trackingOfOrder(shop: TestShop, orderId: string, n: number): string {
  return trackingOf(`${shop.shopId}.${orderId}.${n}`);
}
