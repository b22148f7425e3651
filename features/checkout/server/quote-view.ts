// A price as the wire says it.
import { pictureOf } from '#domain/wire/picture.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import type { TaxLine } from '#domain/pricing/taxes.ts';
import { addDays } from '#domain/time.ts';
import type { quoteCart } from '#features/checkout/contract.ts';
import { shownStock } from '#domain/goods/shown-stock.ts';
import { judgeCode, type DiscountedCart, type DiscountedLine } from '#features/discounts/server/public.ts';
import type { Pricing } from '#features/pricing/server/public.ts';

type Quote = GivenOf<typeof quoteCart>;

export function presentTaxLines(
  lines: readonly TaxLine[],
  asset: Asset,
  country: string,
): Quote['tax_lines'] {
  return lines.map(({ rule, baseUnits, headings, units }) => ({
    kind: rule.kind,
    label: rule.label,
    country,
    rate_bps: rule.bps,
    base: formatUnits(baseUnits, asset),
    flat:
      rule.flat === undefined || headings === 0
        ? null
        : {
            count: headings,
            amount: formatUnits(rule.flat.units, rule.flat.currency),
            currency: rule.flat.currency,
          },
    amount: formatUnits(units, asset),
    source: rule.source === '' ? null : rule.source,
    source_date: rule.sourceDate === '' ? null : rule.sourceDate,
  }));
}

type Shown = {
  readonly asset: Asset;
  readonly now: Date;
  readonly totalUnits: bigint;
  /** What goods are called in the buyer's language, where they have a name in it. */
  readonly titles: ReadonlyMap<string, string>;
  readonly country: string;
};

type Body = Omit<Quote, 'quote_id' | 'expires_at' | 'country' | 'pay' | 'currencies' | 'hash'>;

export function presentQuote(
  cart: DiscountedCart,
  pricing: Pricing,
  { asset, now, totalUnits, titles, country }: Shown,
): Body {
  const amount = (units: bigint) => formatUnits(units, asset);
  const { lines } = cart;
  const titleOf = ({ goods }: DiscountedLine) => titles.get(goods.goods_id) ?? goods.title;
  const between = ({ daysP50, daysP90 }: { daysP50: number; daysP90: number }) => ({
    from: addDays(now, daysP50).toISOString(),
    to: addDays(now, daysP90).toISOString(),
  });
  return {
    lines: lines.map((line) => ({
      goods_id: line.goods.goods_id,
      code: line.goods.code,
      title: titleOf(line),
      image: pictureOf(line.goods.picture, titleOf(line)),
      qty: line.qty,
      unit_price: amount(line.goods.price_units),
      discounts: {
        quantity: amount(line.quantityDiscountUnits),
        code: amount(line.codeDiscountUnits),
      },
      spared: line.isSpared,
      amount: amount(line.goods.price_units * BigInt(line.qty) - line.discountUnits),
      available: shownStock(line.goods.available),
    })),
    goods_total: amount(pricing.goodsUnits),
    shipping: amount(pricing.shippingUnits),
    tax: amount(pricing.taxUnits),
    total: amount(totalUnits),
    currency: asset,
    discounts: {
      goods: amount(lines.reduce((sum, { discountUnits }) => sum + discountUnits, 0n)),
      delivery: amount(pricing.deliveryDiscountUnits),
    },
    code: presentCode(cart, pricing, amount),
    free_delivery: presentFreeDelivery(cart, pricing, amount),
    tax_lines: presentTaxLines(pricing.taxLines, asset, country),
    service: pricing.choice.service,
    services: pricing.choices.map((choice) => ({
      service: choice.service,
      fee: amount(choice.feeUnits - pricing.deliveryDiscountUnits),
      delivery: between(choice),
    })),
    delivery: between(pricing.choice),
  };
}

type Amount = (units: bigint) => string;

function presentCode(cart: DiscountedCart, pricing: Pricing, amount: Amount): Body['code'] {
  const { code } = cart;
  const judged = judgeCode(cart, pricing);
  if (code === undefined || judged === undefined) return null;
  const reason = 'reason' in judged ? judged.reason : null;
  const least = reason === 'below_minimum' ? code.row?.min_units : undefined;
  return {
    code: code.text,
    applied: reason === null,
    reason,
    amount: amount('units' in judged ? judged.units : 0n),
    min_amount: least === undefined ? null : amount(least),
  };
}

function presentFreeDelivery(
  { lines }: DiscountedCart,
  pricing: Pricing,
  amount: Amount,
): Body['free_delivery'] {
  const from = lines[0]?.goods.free_from_units ?? null;
  if (from === null) return null;
  const missing = from > pricing.goodsUnits ? from - pricing.goodsUnits : 0n;
  const isPaid = pricing.shippingUnits > 0n && pricing.deliveryDiscountUnits === 0n;
  return { from: amount(from), missing: amount(missing), possible: missing > 0n || !isPaid };
}
