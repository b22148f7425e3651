// Buyers: every order is priced by the server, checked out and paid at its own moment.
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { changePrices } from '#features/showcase/contract.ts';
import { addressOf } from '#tools/replay/client.ts';
import { amountOf } from '#tools/replay/opening.ts';
import type { PlannedOrder } from './orders.ts';
import { note, type Run } from '#tools/replay/run.ts';

/** An order whose price is being asked for. */
export type Asked = {
  readonly order: PlannedOrder;
  readonly quoteId: Promise<string | undefined>;
  readonly bought: () => void;
};

/** Quotes are good for 30 minutes; asking a little ahead keeps the server busy while a payment is under way. */
export const aheadMs = Math.min(20, limits.quoteMinutes - 5) * minuteMs;

/** Takes the order's turn in its shop. Call it in the order of the plan. */
export function askPrice(run: Run, order: PlannedOrder): Asked {
  const set = signalOf();
  const bought = signalOf();
  const shop = run.app.shops.get(order.country);
  if (shop === undefined) throw new Error(`there is no shop of ${order.country}`);
  const turn = shop.prices.take(order, set.done, bought.done);
  const quote = async (): Promise<string | undefined> => {
    try {
      await turn.free;
      await setPrices(run, order, turn.changes);
      set.tell();
      return await quoteOf(run, order);
    } catch (error) {
      note(run, `invoice ${order.invoice}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    } finally {
      set.tell();
    }
  };
  return { order, quoteId: quote(), bought: bought.tell };
}

async function setPrices(
  run: Run,
  order: PlannedOrder,
  changes: readonly { sku: string; pence: number }[],
): Promise<void> {
  const shop = run.app.shops.get(order.country);
  for (let start = 0; start < changes.length; start += limits.priceRowsMax) {
    const items = changes
      .slice(start, start + limits.priceRowsMax)
      .map(({ sku, pence }) => ({ id: run.app.goodsIds.get(sku) ?? '', sale_price: amountOf(pence) }));
    await shop?.merchant.ask(changePrices, { items });
  }
}

/** The server's price. One that is not the invoice's is a fault, and is not paid. */
async function quoteOf(run: Run, order: PlannedOrder): Promise<string> {
  const handle = run.app.shops.get(order.country)?.handle ?? '';
  const lines = order.lines.map(({ sku, quantity }) => ({
    goods_id: run.app.goodsIds.get(sku) ?? '',
    qty: quantity,
  }));
  const quote = await run.client.ask(quoteCart, { handle, lines, country: 'GB' }, from(order));
  const pence = order.lines.reduce((sum, line) => sum + BigInt(line.pricePence) * BigInt(line.quantity), 0n);
  if (quote.total !== amountOf(pence))
    throw new Error(`the server's price is ${quote.total}, not ${amountOf(pence)}`);
  return quote.quote_id;
}

/** Checks out and pays. Both calls have their key from the plan, so a repeat has no second effect. */
export async function buy(run: Run, { order, quoteId, bought }: Asked): Promise<void> {
  try {
    const quote = await quoteId;
    if (quote === undefined) return;
    const opened = await checkOut(run, order, quote);
    bought();
    await run.client.ask(testPay, { payment_id: opened.payment.id });
    run.bought.set(order.index, { checkoutId: opened.checkout_id, token: opened.order_token });
  } catch (error) {
    note(run, `invoice ${order.invoice}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    bought();
  }
}

function checkOut(run: Run, order: PlannedOrder, quoteId: string) {
  const customer = order.customerId;
  const buyer = {
    name: customer === null ? 'Guest' : `Customer ${customer}`.slice(0, 80),
    email: `order-${order.index}@replay.example`,
    address: '1 Replay Street',
    city: 'London',
    postcode: 'E1 1AA',
    country: 'GB',
    note: `Invoice ${order.invoice}`.slice(0, 300),
  };
  const ref = customer === null ? {} : { customer_ref: customer.slice(0, 64) };
  const ask = { quote_id: quoteId, buyer, terms: true as const, ...ref };
  return run.client.ask(checkout, ask, {
    onceKey: `replay-order-${run.name}-${order.index}`,
    ...from(order),
  });
}

/** Every order's buyer sits at an address of their own. */
function from({ index }: PlannedOrder) {
  return { from: addressOf(index) };
}

/** Something that others wait for, told once. */
function signalOf(): { readonly done: Promise<void>; readonly tell: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { done: promise, tell: () => resolve() };
}
