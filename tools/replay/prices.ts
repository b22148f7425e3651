// One price at a time for each goods of a shop: who must wait for whom before it may change.
import type { PlannedOrder } from './acts/orders.ts';

/** A price of a goods in a shop: when it stands, and who is still buying at it. */
type Tag = { pence: number; ready: Promise<unknown>; buying: Set<Promise<unknown>> };

/** What has to be done before an order may be quoted. */
export type Turn = {
  /** Resolves once nobody needs the old prices any more, and those that stay are set. */
  readonly free: Promise<unknown>;
  /** Goods whose price differs from the one that stands. */
  readonly changes: readonly { readonly sku: string; readonly pence: number }[];
};

export type PriceBook = {
  /** Notes the price that goods were listed at. */
  list(sku: string, pence: number): void;
  /**
   * Takes the order's turn; call it in the order of the plan.
   *
   * @param set Resolves when the changes of this turn stand.
   * @param bought Resolves when the checkout of this order has returned.
   */
  take(order: PlannedOrder, set: Promise<unknown>, bought: Promise<unknown>): Turn;
};

/**
 * Keeps the prices of one shop. A checkout is compared with the price of that moment, so a price may change only
 * when everybody who was quoted the old one has checked out. Turns wait for earlier ones only, so none waits for ever.
 */
export function priceBook(): PriceBook {
  const tags = new Map<string, Tag>();
  return {
    list(sku, pence) {
      tags.set(sku, { pence, ready: Promise.resolve(), buying: new Set() });
    },
    take(order, set, bought) {
      const waits: Promise<unknown>[] = [];
      const changes: { sku: string; pence: number }[] = [];
      for (const { sku, pricePence } of order.lines) {
        const tag = tags.get(sku);
        if (tag === undefined) throw new Error(`${sku} was never listed in ${order.country}`);
        waits.push(tag.ready);
        if (tag.pence !== pricePence) {
          waits.push(...tag.buying);
          changes.push({ sku, pence: pricePence });
          tag.pence = pricePence;
          tag.ready = set;
          tag.buying = new Set();
        }
        const { buying } = tag;
        buying.add(bought);
        void bought.then(() => buying.delete(bought));
      }
      return { free: Promise.all(waits), changes };
    },
  };
}
