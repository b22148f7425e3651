// What a cart costs delivered: goods, delivery by zone and weight, taxes and duties by rule, and the buyer's own money.
import type { PricedGoods } from '#features/showcase/server/public.ts';
import { ratioOf } from '#domain/money/fx.ts';
import type { DiscountParcel } from '#domain/discounts/cart-discounts.ts';
import { bpsOf, type Asset } from '#domain/money/money.ts';
import { apportion } from '#domain/money/paid.ts';
import type { Policy } from '#domain/policy.ts';
import {
  pickChoice,
  shipChoices,
  type ShipChoice,
  type ShipLane,
  type ShipOffer,
  type ShipService,
} from '#domain/pricing/shipping.ts';
import {
  taxesOf,
  type Consignment,
  type LaneWhy,
  type TaxLine,
  type TaxRule,
} from '#domain/pricing/taxes.ts';
import type { ShipRow } from './rates.sql.ts';
import type { Tables } from './table-cache.ts';

/** What delivery and taxes of goods depend on. */
export type PriceableGoods = Pick<
  PricedGoods,
  | 'goods_id'
  | 'price_units'
  | 'cost_units'
  | 'supplier_id'
  | 'ship_fee_units'
  | 'days_p50'
  | 'days_p90'
  | 'dispatch_days'
  | 'weight_grams'
  | 'heading'
  | 'origin'
  | 'sent_from'
>;

export type CartLine = {
  readonly goods: PricedGoods;
  readonly qty: number;
  /** What is taken off the whole line; nothing where it is not said. */
  readonly discountUnits?: bigint;
};

type PriceableLine = Omit<CartLine, 'goods'> & { readonly goods: PriceableGoods };

/** What a line is paid with. */
export function paidOf({ goods, qty, discountUnits = 0n }: PriceableLine): bigint {
  return goods.price_units * BigInt(qty) - discountUnits;
}

/** What the shop takes off the delivery of these parcels; the fee stays what it is. */
export type DeliveryOffer = (
  parcels: readonly DiscountParcel[],
  fees: { readonly feeUnits: bigint; readonly cheapestUnits: bigint; readonly goodsUnits: bigint },
) => bigint;

/** Why a goods cannot be sent somewhere: nobody told what it would cost. */
export type ClosedWhy = LaneWhy | 'no_lane' | 'too_heavy' | 'no_weight';
export type ClosedLine = { readonly goodsId: string; readonly why: ClosedWhy };

export type Parcel = {
  readonly supplierId: string;
  readonly costUnits: bigint;
  readonly offer: ShipOffer;
  readonly dispatchDays: number;
};

export type Pricing = {
  readonly choice: ShipChoice;
  readonly choices: readonly ShipChoice[];
  readonly parcels: readonly Parcel[];
  readonly taxLines: readonly TaxLine[];
  /** After discounts. */
  readonly goodsUnits: bigint;
  /** What the buyer pays for delivery, and what the shop pays of it; together they are the fee. */
  readonly shippingUnits: bigint;
  readonly deliveryDiscountUnits: bigint;
  readonly taxUnits: bigint;
};

type Wish = {
  readonly currency: Asset;
  readonly service: ShipService | undefined;
  readonly policy: Pick<Policy, 'taxBps'>;
  readonly deliveryOffer?: DeliveryOffer;
};

/** Prices a cart by the tables, or says which of its goods cannot be sent there and why. */
export function priceCart(
  lines: readonly PriceableLine[],
  tables: Tables,
  wish: Wish,
): Pricing | { readonly closed: readonly ClosedLine[] } {
  const bySupplier = Map.groupBy(lines, ({ goods }) => goods.supplier_id);
  const found = [...bySupplier].map(([supplierId, own]) => laneOf(supplierId, own, tables));
  const noLane = found.flatMap((one) => ('closed' in one ? one.closed : []));
  if (noLane.length > 0) return { closed: noLane };
  const lanes = found.flatMap((one) => ('lane' in one ? [one.lane] : []));
  const choices = shipChoices(lanes);
  const choice = pickChoice(choices, wish.service);
  const goodsUnits = sumOf(lines, paidOf);
  const parcels = lanes.map(({ supplierId, dispatchDays }) => {
    const offer = choice.offers.get(supplierId);
    if (offer === undefined) throw new Error('a choice leaves a supplier out');
    const own = bySupplier.get(supplierId) ?? [];
    const costUnits = sumOf(own, ({ goods, qty }) => goods.cost_units * BigInt(qty));
    return { supplierId, costUnits, offer, dispatchDays };
  });
  const off = offDelivery(bySupplier, { choice, choices, parcels, goodsUnits }, wish.deliveryOffer);
  const shippingUnits = choice.feeUnits - off;
  const taxed = taxCart(bySupplier, { tables, choice, wish, goodsUnits, shippingUnits });
  if ('closed' in taxed) return taxed;
  return {
    choice,
    choices,
    parcels,
    taxLines: taxed.lines,
    goodsUnits,
    shippingUnits,
    deliveryDiscountUnits: off,
    taxUnits: taxed.units,
  };
}

type Sent = Pick<Pricing, 'choice' | 'choices' | 'parcels' | 'goodsUnits'>;

function offDelivery(
  bySupplier: ReadonlyMap<string, readonly PriceableLine[]>,
  { choice, choices, parcels, goodsUnits }: Sent,
  offer: DeliveryOffer | undefined,
): bigint {
  if (offer === undefined) return 0n;
  const own = parcels.map(({ supplierId, costUnits, offer: { feeUnits } }) => {
    return { goodsUnits: sumOf(bySupplier.get(supplierId) ?? [], paidOf), costUnits, feeUnits };
  });
  const cheapestUnits = choices.reduce(
    (least, { feeUnits }) => (feeUnits < least ? feeUnits : least),
    choice.feeUnits,
  );
  return offer(own, { feeUnits: choice.feeUnits, cheapestUnits, goodsUnits });
}

function sumOf<T>(list: readonly T[], units: (one: T) => bigint): bigint {
  return list.reduce((sum, one) => sum + units(one), 0n);
}

type Taxing = {
  readonly tables: Tables;
  readonly choice: ShipChoice;
  readonly wish: Wish;
  readonly goodsUnits: bigint;
  readonly shippingUnits: bigint;
};

function taxCart(
  bySupplier: ReadonlyMap<string, readonly PriceableLine[]>,
  { tables, choice, wish, goodsUnits, shippingUnits }: Taxing,
): { lines: readonly TaxLine[]; units: bigint } | { closed: readonly ClosedLine[] } {
  if (tables.rules === undefined) return taxByPolicy(goodsUnits, wish.policy.taxBps);
  const feeOf = (supplierId: string) => choice.offers.get(supplierId)?.feeUnits ?? 0n;
  // Taxes are of what is paid, for the goods and for their delivery.
  const fees = [...bySupplier.keys()].map(feeOf);
  const paidFees = shippingUnits === choice.feeUnits ? fees : apportion(shippingUnits, fees);
  const parcels = [...bySupplier.values()].map((lines, index): Consignment => {
    return {
      from: lines[0]?.goods.sent_from ?? '',
      goods: lines.map((line) => ({
        goodsId: line.goods.goods_id,
        heading: line.goods.heading,
        origin: line.goods.origin,
        units: paidOf(line),
      })),
      shippingUnits: paidFees[index] ?? 0n,
    };
  });
  return taxesOf(parcels, {
    country: tables.country,
    currency: wish.currency,
    rules: tables.rules,
    ratio: (from, to) => ratioOf(tables.rates, { from, to }),
  });
}

/** One rate on the goods for the whole instance, until it has tables. */
function taxByPolicy(goodsUnits: bigint, bps: number): { lines: TaxLine[]; units: bigint } {
  const units = bpsOf(goodsUnits, bps);
  const rule: TaxRule = {
    id: 'policy',
    kind: 'sales',
    lane: 'any',
    origin: '',
    heading: '',
    band: undefined,
    base: 'goods',
    bps,
    flat: undefined,
    label: 'tax',
    source: '',
    sourceDate: '',
  };
  return { lines: units === 0n ? [] : [{ rule, baseUnits: goodsUnits, headings: 0, units }], units };
}

/** What one supplier can do for its part: by its price list, or at its one fee where it has none. */
function laneOf(
  supplierId: string,
  lines: readonly PriceableLine[],
  tables: Tables,
): { lane: ShipLane } | { closed: ClosedLine[] } {
  const [first] = lines;
  if (first === undefined) throw new RangeError('a parcel holds goods');
  const { dispatch_days: dispatchDays, ship_fee_units: feeUnits } = first.goods;
  const rows = tables.ship.get(supplierId);
  if (rows === undefined) {
    const { days_p50: daysP50, days_p90: daysP90 } = first.goods;
    return {
      lane: { supplierId, dispatchDays, offers: [{ service: 'standard', feeUnits, daysP50, daysP90 }] },
    };
  }
  const close = (why: ClosedWhy, which = lines) => ({
    closed: which.map(({ goods }) => ({ goodsId: goods.goods_id, why })),
  });
  const priced = rows.filter(({ fee_units }) => fee_units !== null);
  if (priced.length === 0) return close('no_lane');
  const weightless = lines.filter(({ goods }) => goods.weight_grams === 0);
  if (weightless.length > 0) return close('no_weight', weightless);
  const grams = lines.reduce((sum, { goods, qty }) => sum + goods.weight_grams * qty, 0);
  const offers = offersFor(priced, grams);
  return offers.length === 0 ? close('too_heavy') : { lane: { supplierId, dispatchDays, offers } };
}

/** Of each service the first rate that is enough; rows come by service and weight. */
function offersFor(rows: readonly ShipRow[], grams: number): ShipOffer[] {
  const byService = new Map<ShipService, ShipOffer>();
  for (const {
    service,
    days_p50: daysP50,
    days_p90: daysP90,
    up_to_grams: upTo,
    fee_units: feeUnits,
  } of rows) {
    if (service === null || daysP50 === null || daysP90 === null || upTo === null || feeUnits === null)
      continue;
    if (upTo >= grams && !byService.has(service))
      byService.set(service, { service, feeUnits, daysP50, daysP90 });
  }
  return [...byService.values()];
}
