// What a cart costs delivered: goods, delivery by zone and weight, taxes and duties by rule, and the buyer's own money.
import type { PricedGoods } from '#features/showcase/server/public.ts';
import { ratioOf } from '#domain/money/fx.ts';
import { bpsOf, type Asset } from '#domain/money/money.ts';
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

export type CartLine = { readonly goods: PricedGoods; readonly qty: number };

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
  readonly goodsUnits: bigint;
  readonly shippingUnits: bigint;
  readonly taxUnits: bigint;
};

type Wish = {
  readonly currency: Asset;
  readonly service: ShipService | undefined;
  readonly policy: Pick<Policy, 'taxBps'>;
};

/** Prices a cart by the tables, or says which of its goods cannot be sent there and why. */
export function priceCart(
  lines: readonly CartLine[],
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
  const goodsUnits = sumOf(lines, ({ goods, qty }) => goods.price_units * BigInt(qty));
  const parcels = lanes.map(({ supplierId, dispatchDays }) => {
    const offer = choice.offers.get(supplierId);
    if (offer === undefined) throw new Error('a choice leaves a supplier out');
    const own = bySupplier.get(supplierId) ?? [];
    const costUnits = sumOf(own, ({ goods, qty }) => goods.cost_units * BigInt(qty));
    return { supplierId, costUnits, offer, dispatchDays };
  });
  const taxed = taxCart(bySupplier, { tables, choice, wish, goodsUnits });
  if ('closed' in taxed) return taxed;
  return {
    choice,
    choices,
    parcels,
    taxLines: taxed.lines,
    goodsUnits,
    shippingUnits: choice.feeUnits,
    taxUnits: taxed.units,
  };
}

function sumOf<T>(list: readonly T[], units: (one: T) => bigint): bigint {
  return list.reduce((sum, one) => sum + units(one), 0n);
}

type Taxing = {
  readonly tables: Tables;
  readonly choice: ShipChoice;
  readonly wish: Wish;
  readonly goodsUnits: bigint;
};

function taxCart(
  bySupplier: ReadonlyMap<string, readonly CartLine[]>,
  { tables, choice, wish, goodsUnits }: Taxing,
): { lines: readonly TaxLine[]; units: bigint } | { closed: readonly ClosedLine[] } {
  if (tables.rules === undefined) return taxByPolicy(goodsUnits, wish.policy.taxBps);
  const parcels = [...bySupplier].map(([supplierId, lines]): Consignment => {
    return {
      from: lines[0]?.goods.sent_from ?? '',
      goods: lines.map(({ goods, qty }) => ({
        goodsId: goods.goods_id,
        heading: goods.heading,
        origin: goods.origin,
        units: goods.price_units * BigInt(qty),
      })),
      shippingUnits: choice.offers.get(supplierId)?.feeUnits ?? 0n,
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
  lines: readonly CartLine[],
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
