// Taxes and duties of a cart by rules that somebody published: what has no rule is closed, never guessed.
import { territoryOf } from './customs.ts';
import { convertMoney, roundHalfUp, type Ratio } from '#domain/money/fx.ts';
import { shareUnits, type Asset } from '#domain/money/money.ts';

export const taxKinds = ['vat', 'sales', 'duty'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** What a percentage is taken of. */
export const taxBases = ['goods', 'goods_shipping', 'goods_shipping_duty'] as const;
export type TaxBase = (typeof taxBases)[number];

export const taxLanes = ['any', 'domestic', 'import'] as const;
export type TaxLane = (typeof taxLanes)[number];

export type TaxRule = {
  readonly id: string;
  readonly kind: TaxKind;
  /** Whether the goods cross the border of the country's customs territory. */
  readonly lane: TaxLane;
  /** Country or territory that the goods are made in; empty for any. */
  readonly origin: string;
  /** The digits that the goods' heading begins with; empty for any. */
  readonly heading: string;
  /** Of the goods in one parcel: above `from` (0 counts as above) and up to `to`; undefined for no end. */
  readonly band:
    | { readonly currency: Asset; readonly from: bigint; readonly to: bigint | undefined }
    | undefined;
  readonly base: TaxBase;
  readonly bps: number;
  /** Due once for each heading in a parcel. */
  readonly flat: { readonly currency: Asset; readonly units: bigint } | undefined;
  readonly label: string;
  readonly source: string;
  readonly sourceDate: string;
};

export type TaxedGoods = {
  readonly goodsId: string;
  /** Digits of the customs tariff; empty where it is not known. */
  readonly heading: string;
  readonly origin: string;
  readonly units: bigint;
};

/** What one supplier sends in one parcel: customs looks at each by itself. */
export type Consignment = {
  readonly from: string;
  readonly goods: readonly TaxedGoods[];
  readonly shippingUnits: bigint;
};

export type TaxLine = {
  readonly rule: TaxRule;
  readonly baseUnits: bigint;
  /** Headings that the flat part is due for. */
  readonly headings: number;
  readonly units: bigint;
};

/** Why a lane is closed. */
export type LaneWhy = 'no_rule' | 'above_value' | 'no_heading' | 'no_rate';
export type ClosedGoods = { readonly goodsId: string; readonly why: LaneWhy };

export type Taxed =
  | { readonly lines: readonly TaxLine[]; readonly units: bigint }
  | { readonly closed: readonly ClosedGoods[] };

export type TaxBasis = {
  readonly country: string;
  readonly currency: Asset;
  /** Those in force for the country. */
  readonly rules: readonly TaxRule[];
  /** Undefined where no rate is known. */
  readonly ratio: (from: Asset, to: Asset) => Ratio | undefined;
};

/**
 * The taxes and duties of a cart, each parcel by itself, a line a rule. Every goods needs a rule for a tax, and one
 * for a duty where a border is crossed; a rule of nothing says that nothing is due.
 */
export function taxesOf(parcels: readonly Consignment[], basis: TaxBasis): Taxed {
  const found = parcels.map((parcel) => taxParcel(parcel, basis));
  const closed = found.flatMap((one) => ('closed' in one ? one.closed : []));
  if (closed.length > 0) return { closed };
  const byRule = new Map<string, TaxLine>();
  for (const line of found.flatMap((one) => ('lines' in one ? one.lines : []))) {
    const before = byRule.get(line.rule.id);
    byRule.set(line.rule.id, before === undefined ? line : together(before, line));
  }
  const lines = [...byRule.values()].filter(({ units }) => units > 0n);
  return { lines, units: lines.reduce((sum, { units }) => sum + units, 0n) };
}

function together(one: TaxLine, other: TaxLine): TaxLine {
  return {
    rule: one.rule,
    baseUnits: one.baseUnits + other.baseUnits,
    headings: one.headings + other.headings,
    units: one.units + other.units,
  };
}

function taxParcel(parcel: Consignment, basis: TaxBasis): Taxed {
  const isImport = territoryOf(parcel.from) !== territoryOf(basis.country);
  const lane = isImport ? 'import' : 'domestic';
  const ofLane = basis.rules.filter((rule) => rule.lane === 'any' || rule.lane === lane);
  const valued = inBand(ofLane, parcel, basis);
  if (valued === undefined) return closeAll(parcel, 'no_rate');
  const taxes = valued.filter(({ kind }) => kind !== 'duty');
  const duties = isImport ? valued.filter(({ kind }) => kind === 'duty') : [];
  const closed = parcel.goods.flatMap((goods): ClosedGoods[] => {
    const why =
      whyClosed(goods, { rules: taxes, all: ofLane.filter(({ kind }) => kind !== 'duty') }) ??
      (isImport
        ? whyClosed(goods, { rules: duties, all: ofLane.filter(({ kind }) => kind === 'duty') })
        : undefined);
    return why === undefined ? [] : [{ goodsId: goods.goodsId, why }];
  });
  if (closed.length > 0) return { closed };
  const isVague = parcel.goods.length > 1 && parcel.goods.some(({ heading }) => heading === '');
  if (isVague && duties.some(({ flat }) => flat !== undefined)) {
    const vague = parcel.goods.filter(({ heading }) => heading === '');
    return { closed: vague.map(({ goodsId }) => ({ goodsId, why: 'no_heading' })) };
  }
  return chargeParcel(parcel, { basis, duties, taxes });
}

function closeAll(parcel: Consignment, why: LaneWhy): Taxed {
  return { closed: parcel.goods.map(({ goodsId }) => ({ goodsId, why })) };
}

/** The rules whose band the parcel's value is in; undefined where a band cannot be compared with it. */
function inBand(rules: readonly TaxRule[], parcel: Consignment, basis: TaxBasis): TaxRule[] | undefined {
  const value = parcel.goods.reduce((sum, { units }) => sum + units, 0n);
  const kept: TaxRule[] = [];
  for (const rule of rules) {
    const { band, flat } = rule;
    if (flat !== undefined && basis.ratio(flat.currency, basis.currency) === undefined) return undefined;
    if (band === undefined) {
      kept.push(rule);
      continue;
    }
    const ratio = basis.ratio(basis.currency, band.currency);
    if (ratio === undefined) return undefined;
    const worth = convertMoney({ asset: basis.currency, units: value }, band.currency, ratio).units;
    const isAbove = band.from === 0n || worth > band.from;
    if (isAbove && (band.to === undefined || worth <= band.to)) kept.push(rule);
  }
  return kept;
}

/** Undefined where a rule is there; otherwise what is missing. */
function whyClosed(
  goods: TaxedGoods,
  { rules, all }: { rules: readonly TaxRule[]; all: readonly TaxRule[] },
): LaneWhy | undefined {
  if (rules.some((rule) => fits(rule, goods))) return undefined;
  if (all.some((rule) => fits(rule, goods))) return 'above_value';
  return goods.heading === '' && all.some(({ heading }) => heading !== '') ? 'no_heading' : 'no_rule';
}

function fits(rule: TaxRule, goods: TaxedGoods): boolean {
  const isOrigin =
    rule.origin === '' || rule.origin === goods.origin || rule.origin === territoryOf(goods.origin);
  return isOrigin && goods.heading.startsWith(rule.heading);
}

/** Of rules with one label the closest counts: the longest heading, then the one that names the origin. */
function closest(rules: readonly TaxRule[], goods: TaxedGoods): TaxRule[] {
  const best = new Map<string, TaxRule>();
  for (const rule of rules) {
    if (!fits(rule, goods)) continue;
    const key = `${rule.kind} ${rule.label}`;
    const before = best.get(key);
    if (before === undefined || closeness(rule) > closeness(before)) best.set(key, rule);
  }
  return [...best.values()];
}

function closeness({ heading, origin }: TaxRule): number {
  return heading.length * 2 + (origin === '' ? 0 : 1);
}

type Due = {
  readonly basis: TaxBasis;
  readonly duties: readonly TaxRule[];
  readonly taxes: readonly TaxRule[];
};

/** Duties first: some taxes are taken of them too. */
function chargeParcel(parcel: Consignment, { basis, duties, taxes }: Due): Taxed {
  const weights = parcel.goods.map(({ units }) => units);
  const shipping = shareUnits(parcel.shippingUnits, weights);
  const dutyLines = linesOf(parcel, { rules: duties, shipping, duty: [], basis });
  const dutyUnits = dutyLines.reduce((sum, { units }) => sum + units, 0n);
  const duty = shareUnits(dutyUnits, weights);
  const lines = [...dutyLines, ...linesOf(parcel, { rules: taxes, shipping, duty, basis })];
  return { lines, units: lines.reduce((sum, { units }) => sum + units, 0n) };
}

type Parts = {
  readonly rules: readonly TaxRule[];
  readonly shipping: readonly bigint[];
  readonly duty: readonly bigint[];
  readonly basis: TaxBasis;
};

function linesOf({ goods }: Consignment, { rules, shipping, duty, basis }: Parts): TaxLine[] {
  const sums = new Map<string, { rule: TaxRule; baseUnits: bigint; headings: Set<string> }>();
  for (const [index, one] of goods.entries()) {
    for (const rule of closest(rules, one)) {
      const sum = sums.get(rule.id) ?? { rule, baseUnits: 0n, headings: new Set() };
      sum.baseUnits += one.units;
      if (rule.base !== 'goods') sum.baseUnits += shipping[index] ?? 0n;
      if (rule.base === 'goods_shipping_duty') sum.baseUnits += duty[index] ?? 0n;
      sum.headings.add(one.heading);
      sums.set(rule.id, sum);
    }
  }
  return [...sums.values()].map(({ rule, baseUnits, headings }) => {
    const count = rule.flat === undefined ? 0 : headings.size;
    const units = roundHalfUp(baseUnits * BigInt(rule.bps), 10_000n) + flatUnits(rule, count, basis);
    return { rule, baseUnits, headings: count, units };
  });
}

function flatUnits({ flat }: TaxRule, count: number, basis: TaxBasis): bigint {
  if (flat === undefined) return 0n;
  const ratio = basis.ratio(flat.currency, basis.currency);
  if (ratio === undefined) throw new RangeError('a rule without a rate was not closed');
  const due = { asset: flat.currency, units: flat.units * BigInt(count) };
  return convertMoney(due, basis.currency, ratio).units;
}
