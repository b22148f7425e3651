// `npm run bench -- checkout`: whole purchases over HTTP, each quote, checkout and payment a request of its own. With `--hot` all
// buyers of all shops want one and the same product; with `--discount` carts with a code and without one take turns.
import { randomUUID } from 'node:crypto';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { addDiscount } from '#features/discounts/contract.ts';
import { trialBalance } from '#features/ledger/contract.ts';
import { addressOf, openClient } from '#tools/replay/client.ts';
import { openApp, type App } from '#tools/replay/opening.ts';
import { startOwnServer, stopOnSignal } from '#tools/replay/own-server.ts';
import type { ReplayPlan } from '#tools/replay/plan.ts';
import { memoryMbOf } from '#tools/replay/processes.ts';
import { replayRules } from '#tools/replay/rules.ts';
import { openCounter } from './counts.ts';
import { measure, round, type Measured } from './measure.ts';
import { makeYardstick, measureYardstick } from './pgbench.ts';
import type { BenchOptions } from './ledger.ts';

const goodsCount = 1_000;
const linesOfOrder = 2;

/** A warehouse of a thousand goods, and shops that list all of them, opened by the front doors. */
export function planOf(shops: number): ReplayPlan {
  const skus = Array.from({ length: goodsCount }, (_none, index) => String(10_000 + index));
  const goods = skus.map((sku) => {
    const money = { lowestPence: 1_000, costPence: 600, totalQuantity: 100_000_000 };
    return { sku, title: `Goods ${sku}`, ...money };
  });
  const countries = Array.from({ length: shops }, (_none, index) => `Shop ${index + 1}`);
  const orders = countries.map((country, place) => ({
    index: place,
    invoice: country,
    country,
    customerId: null,
    at: new Date(),
    lines: skus.map((sku) => ({ sku, quantity: 1, pricePence: 1_000 })),
  }));
  return {
    rules: replayRules,
    linesRead: 0,
    invoices: 0,
    skipped: { not_goods: 0, no_quantity: 0, no_price: 0, credit_without_customer: 0 },
    goods,
    shops: countries.map((country) => ({ country })),
    orders,
    returns: [],
    largest: { linePieces: 1, orderLines: linesOfOrder },
  };
}

const buyer = {
  name: 'Bench Buyer',
  email: 'bench@shop.example',
  address: '1 Long Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
};

export async function benchCheckout({
  seconds,
  shops,
  isHot = false,
  isDiscounted = false,
  countsStatements,
}: BenchOptions): Promise<unknown> {
  const plan = planOf(shops);
  const server = await startOwnServer({ policy: 'bench', clockAt: undefined, countsStatements });
  stopOnSignal(() => server.stop());
  const { host } = server.database;
  const client = openClient(server.base);
  const counter = await openCounter(host, countsStatements);
  try {
    const app = await openApp({ client, operator: server.operator, run: 'bench' }, plan);
    const buy = buyerOf(client, app, plan, { isHot });
    const at = { seconds, serverPid: server.pid(), databasePid: server.database.pid(), counter };
    const loop = (clients: number, once = buy): Promise<Measured> => measure({ ...at, clients, once });
    if (isDiscounted) {
      const discounted = await openDiscounts(app, (code) => buyerOf(client, app, plan, { isHot, code }));
      return await compareDiscount(
        () => loop(8),
        () => loop(8, discounted),
      );
    }
    const yardSeconds = Math.max(3, Math.ceil(seconds / 2));
    await makeYardstick(host);
    const eight = await loop(8);
    const yard8 = await measureYardstick(host, 8, yardSeconds);
    const thirtyTwo = await loop(32);
    const yard32 = await measureYardstick(host, 32, yardSeconds);
    const books = await app.operator.ask(trialBalance, { verify: true });
    return {
      bench: 'checkout',
      shops,
      goods_of_a_shop: goodsCount,
      lines_an_order: isHot ? 1 : linesOfOrder,
      one_product_of_all: isHot,
      orders: [eight, thirtyTwo],
      yardstick: [yard8, yard32],
      ratio_to_yardstick: {
        orders_8: round(eight.per_second / yard8.tps, 3),
        orders_32: round(thirtyTwo.per_second / yard32.tps, 3),
      },
      server_memory_mb: memoryMbOf(server.pid()),
      ledger: { sum: books.sum, transfers: books.transfers, problems: books.problems },
    };
  } finally {
    client.close();
    await counter.close();
    await server.stop();
  }
}

type Buying = { readonly isHot?: boolean; readonly code?: string };

/** One purchase: the shop by client and turn, goods at random, or the first of all where one is hot. */
export function buyerOf(
  client: ReturnType<typeof openClient>,
  app: App,
  plan: ReplayPlan,
  { isHot = false, code }: Buying = {},
) {
  // Shops open side by side: the test app's order is not the plan's.
  const shops = plan.shops.map(({ country }) => app.shops.get(country)?.handle ?? '');
  return async (index: number, turn: number): Promise<void> => {
    const place = (index + turn) % shops.length;
    const handle = shops[place] ?? '';
    const all = plan.orders[place]?.lines ?? [];
    const start = isHot ? 0 : Math.floor(Math.random() * (all.length - linesOfOrder));
    const lines = all
      .slice(start, start + (isHot ? 1 : linesOfOrder))
      .map(({ sku }) => ({ goods_id: app.goodsIds.get(sku) ?? '', qty: 1 }));
    const from = addressOf(Math.floor(Math.random() * 65_536));
    const cart = { handle, lines, country: 'GB', ...(code === undefined ? {} : { code }) };
    const quoted = await client.ask(quoteCart, cart, { from });
    if (code !== undefined && quoted.code?.reason !== null)
      throw new Error(`the code ${code} took nothing off`);
    const asked = { quote_id: quoted.quote_id, buyer, terms: true } as const;
    const opened = await client.ask(checkout, asked, { onceKey: randomUUID(), from });
    await client.ask(testPay, { payment_id: opened.payment.id });
  };
}

/** Has every shop give out a code, and makes buyers that use it. */
async function openDiscounts<T>(app: App, buyWith: (code: string) => T): Promise<T> {
  const code = 'BENCH5';
  for (const { merchant } of app.shops.values())
    await merchant.ask(addDiscount, { code, kind: 'percent', percent_bps: 500 });
  return buyWith(code);
}

/** How often each of the two is measured, in turns. */
const turns = 3;

/** What a checkout with a code costs against one without, on the same server in the same minutes. */
async function compareDiscount(
  without: () => Promise<Measured>,
  withCode: () => Promise<Measured>,
): Promise<unknown> {
  const [plain, discounted]: [Measured[], Measured[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    plain.push(await without());
    discounted.push(await withCode());
  }
  const ratioOf = (field: 'server_cpu_ms' | 'database_cpu_ms' | 'p50_ms') =>
    round(median(discounted.map((one) => one[field])) / median(plain.map((one) => one[field])), 3);
  return {
    bench: 'checkout',
    plain,
    discounted,
    ratio: {
      server_cpu: ratioOf('server_cpu_ms'),
      database_cpu: ratioOf('database_cpu_ms'),
      p50: ratioOf('p50_ms'),
    },
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
