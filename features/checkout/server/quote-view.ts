// A price as the wire says it.
import { pictureOf } from '#domain/wire/picture.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import type { TaxLine } from '#domain/pricing/taxes.ts';
import { addDays } from '#domain/time.ts';
import type { quoteCart } from '#features/checkout/contract.ts';
import { shownStock } from '#domain/goods/shown-stock.ts';
import type { CartLine, Pricing } from '#features/pricing/server/public.ts';

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
  lines: readonly CartLine[],
  pricing: Pricing,
  { asset, now, totalUnits, titles, country }: Shown,
): Body {
  const amount = (units: bigint) => formatUnits(units, asset);
  const titleOf = ({ goods }: CartLine) => titles.get(goods.goods_id) ?? goods.title;
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
      amount: amount(line.goods.price_units * BigInt(line.qty)),
      available: shownStock(line.goods.available),
    })),
    goods_total: amount(pricing.goodsUnits),
    shipping: amount(pricing.shippingUnits),
    tax: amount(pricing.taxUnits),
    total: amount(totalUnits),
    currency: asset,
    tax_lines: presentTaxLines(pricing.taxLines, asset, country),
    service: pricing.choice.service,
    services: pricing.choices.map((choice) => ({
      service: choice.service,
      fee: amount(choice.feeUnits),
      delivery: between(choice),
    })),
    delivery: between(pricing.choice),
  };
}
