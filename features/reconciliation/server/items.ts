// A place compared item by item: what is missing on a side is not made good by what is too much elsewhere.
import type { Asset } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { addDays, addHours, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './items.sql.ts';
import type { Balance, Fault, Sealing, Source, SourceReport } from './outside.ts';

export type ItemComparison = {
  readonly place: string;
  readonly kind: sql.Comparison;
  /** The provider's or channel's name in our tables. */
  readonly name: string;
  /** Minutes that an item of the books may be unknown outside. */
  readonly outsideMinutes?: number;
  /** True where money that nobody took up is only listed: at an address of a merchant, what arrives is not always theirs. */
  readonly hasStrays?: boolean;
  /** Brings what the place says into our tables first; gives up to when that is whole. */
  readonly importItems?: (now: Date) => Promise<Date>;
};

/** A source whose items stand in tables, in one statement beside those of the books. */
export function makeItemSource(tx: Tx, one: ItemComparison): Source {
  return {
    name: one.place,
    async read(now) {
      const completeUntil = (await one.importItems?.(now)) ?? now;
      const seals = await sql.readSeals(tx, { place: one.place });
      const span = spanOf(seals, { now, completeUntil, outsideMinutes: one.outsideMinutes ?? 0 });
      const ask = { ...span, limit: limits.reconItemsMax, hasStrays: one.hasStrays === true };
      const rows = await sql.compareItems(tx, one.kind, one.name, ask);
      return reportOf(one, { rows, seals, span });
    },
  };
}

type ReadMoments = { readonly now: Date; readonly completeUntil: Date; readonly outsideMinutes: number };

function spanOf(
  seals: readonly sql.SealRow[],
  { now, completeUntil, outsideMinutes }: ReadMoments,
): sql.Span {
  const since = seals[0]?.until ?? new Date(0);
  // What was not read yet may still come into a day.
  const read = completeUntil < now ? completeUntil : now;
  const sealed = addHours(read, -limits.reconSealHours).toISOString().slice(0, 10);
  return {
    since,
    readFrom: addDays(since, -limits.reconPairDays),
    until: new Date(`${sealed}T00:00:00.000Z`),
    quickBefore: addMinutes(now, -limits.reconTransitMinutes),
    slowBefore: addHours(now, -limits.reconRefundHours),
    oursBefore: addMinutes(read, -outsideMinutes),
  };
}

type ComparedItems = {
  readonly rows: readonly sql.ItemRow[];
  readonly seals: readonly sql.SealRow[];
  readonly span: sql.Span;
};

function reportOf(one: ItemComparison, { rows, seals, span }: ComparedItems): SourceReport {
  const faults = rows.flatMap((row) => faultOf(one, row));
  const assets = new Set([...seals, ...rows].map(({ asset }) => asset));
  const balances = [...assets].map((asset) => balanceOf(one, asset, { rows, seals, faults }));
  return { balances, faults, sealing: sealingOf(one, assets, { rows, seals, span }) };
}

function faultOf({ place, hasStrays }: ItemComparison, row: sql.ItemRow): Fault[] {
  const { ref, asset, ours, theirs, is_late: isLate } = row;
  if (ref === null || !isLate || (ours === null && hasStrays === true)) return [];
  const kind = theirs === null ? 'missing_outside' : ours === null ? 'missing_inside' : 'differs';
  return [{ place, kind, subject: ref.slice(0, 120), asset, units: (theirs ?? 0n) - (ours ?? 0n) }];
}

type BalanceInput = Omit<ComparedItems, 'span'> & { readonly faults: readonly Fault[] };

function balanceOf(
  { place, hasStrays }: ItemComparison,
  asset: Asset,
  { rows, seals, faults }: BalanceInput,
): Balance {
  const own = rows.filter((row) => row.asset === asset);
  const sums = own.find(({ ref }) => ref === null);
  const seal = seals.find((row) => row.asset === asset);
  const loose = own.filter((row) => row.ref !== null && (row.ours === null || row.theirs === null));
  const strays = loose.filter((row) => row.is_late && row.ours === null && hasStrays === true);
  return {
    place,
    asset,
    expected: (seal?.expected_units ?? 0n) + (sums?.ours ?? 0n),
    actual: (seal?.actual_units ?? 0n) + (sums?.theirs ?? 0n),
    transit: sumOf(loose.filter((row) => !row.is_late).map(weightOf)),
    unmatched: sumOf(strays.map(({ theirs }) => theirs ?? 0n)),
    difference: sumOf(faults.filter((fault) => fault.asset === asset).map(({ units }) => units)),
  };
}

function weightOf({ ours, theirs }: sql.ItemRow): bigint {
  const units = theirs ?? ours ?? 0n;
  return units < 0n ? -units : units;
}

const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n);

/**
 * Up to the end of a day that is long over, where each of its items is settled or will be found explained. Money that
 * nobody took up keeps its day open, because it may still be credited.
 */
function sealingOf(
  one: ItemComparison,
  assets: ReadonlySet<Asset>,
  { rows, seals, span: { since, until } }: ComparedItems,
): Sealing | undefined {
  const old = rows.filter(({ ref, first_at: at }) => ref !== null && at < until);
  // More than are told may differ, and an item on its way is not settled.
  const isWhole = rows.filter(({ ref }) => ref !== null).length < limits.reconItemsMax;
  if (assets.size === 0 || until <= since || !isWhole) return undefined;
  const needed = old.flatMap((row) => faultOf(one, row));
  if (needed.length < old.length) return undefined;
  const sums = [...assets].map((asset) => {
    const seal = seals.find((row) => row.asset === asset);
    const added = rows.find((row) => row.ref === null && row.asset === asset);
    return {
      asset,
      until,
      expected_units: (seal?.expected_units ?? 0n) + (added?.sealed_ours ?? 0n),
      actual_units: (seal?.actual_units ?? 0n) + (added?.sealed_theirs ?? 0n),
    };
  });
  return { place: one.place, sums, needed };
}
