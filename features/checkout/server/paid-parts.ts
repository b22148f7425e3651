// What a buyer paid, cut into its parts and lines: one way for the page of an order and for the emails about it.
import { pictureOf } from '#domain/wire/picture.ts';
import { formatUnits, parseUnits, assetOf } from '#domain/money/money.ts';
import { apportion, paidFor, paidText, type Paid } from '#domain/money/paid.ts';
import type { orderRows, ListedOrder } from '#features/orders/server/public.ts';
import type { BuyerOrder } from './buyer.ts';

type PaidLine = { readonly title: string; readonly paid: Paid; readonly units: bigint };

/** A line as its buyer reads it, in the money that was paid. */
export function lineOf(
  line: orderRows.LineRow,
  { title, paid, units }: PaidLine,
): BuyerOrder['lines'][number] {
  return {
    id: String(line.n),
    goods_id: line.goods_id,
    code: line.code,
    title,
    image: pictureOf(line.picture, title),
    qty: line.qty,
    returned_qty: line.returned_qty,
    unit_price: paidText(paid, paidFor(paid, line.price_units)),
    discount: paidText(paid, paidFor(paid, line.discount_units)),
    amount: paidText(paid, units),
  };
}

type Priced = {
  readonly order: Pick<
    ListedOrder,
    | 'currency'
    | 'goods_units'
    | 'shipping_units'
    | 'tax_units'
    | 'total_units'
    | 'discount_units'
    | 'delivery_discount_units'
    | 'code'
  >;
  readonly lines: readonly orderRows.LineRow[];
  readonly refunds: readonly { readonly pay_units: bigint }[];
};

/** What was paid, down to the lines: every sum is the sum of its parts. */
export function divideOf(paid: Paid, { order, lines, refunds }: Priced) {
  const amount = (units: bigint) => paidText(paid, units);
  const parts = [order.goods_units, order.shipping_units, order.tax_units];
  const [goods = 0n, shipping = 0n, tax = 0n] = apportion(paid.units, parts);
  const own = assetOf(order.currency);
  return {
    lineUnits: apportion(
      goods,
      lines.map((line) => line.price_units * BigInt(line.qty) - line.discount_units),
    ),
    sums: {
      goods_total: amount(goods),
      shipping: amount(shipping),
      tax: amount(tax),
      total: amount(paid.units),
      discounts: {
        goods: amount(paidFor(paid, order.discount_units ?? 0n)),
        delivery: amount(paidFor(paid, order.delivery_discount_units ?? 0n)),
        code: order.code,
      },
      refunded: amount(refunds.reduce((sum, { pay_units: units }) => sum + units, 0n)),
      currency: paid.asset,
      priced:
        paid.asset === own ? null : { total: formatUnits(order.total_units, own), currency: order.currency },
    },
  };
}

/** Taxes that make up the tax of the order share what was paid of it; others are read one by one. */
export function divideTax(
  paid: Paid,
  { order, taxLines }: { order: Priced['order']; taxLines: BuyerOrder['tax_lines'] },
): BuyerOrder['tax_lines'] {
  const own = assetOf(order.currency);
  const [, , tax = 0n] = apportion(paid.units, [order.goods_units, order.shipping_units, order.tax_units]);
  const units = taxLines.map(({ amount }) => parseUnits(amount, own) ?? 0n);
  const isWhole = units.reduce((sum, one) => sum + one, 0n) === order.tax_units;
  const shares = isWhole ? apportion(tax, units) : units.map((one) => paidFor(paid, one));
  return taxLines.map((line, index) => ({
    ...line,
    base: paidText(paid, paidFor(paid, parseUnits(line.base, own) ?? 0n)),
    amount: paidText(paid, shares[index] ?? 0n),
  }));
}
