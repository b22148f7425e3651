// What rows of a file would do to the showcase, one after the other: an addition, a price, on or off sale, or why not.
import { floorUnits } from '#domain/pricing/prices.ts';
import type { ItemState } from '#features/showcase/server/items.sql.ts';
import type { FileGoodsRow } from './file.sql.ts';
import type { FileRow, RowReason } from './file-row.ts';

export type FileChange = {
  readonly line: number;
  readonly goods: FileGoodsRow;
  readonly priceUnits: bigint;
  readonly state: ItemState;
};

/** A row that is left out, and the floor where its price is below it. */
export type FileRefusal = { readonly reason: RowReason; readonly floorUnits?: bigint };

export type Verdict = FileChange | FileRefusal | 'unchanged';

/** What all rows of one file are judged by; rows that are taken use up what is free. */
export type FileJudge = {
  readonly commissionBps: number;
  /** The price of goods that the file gives none. */
  readonly priceOf: (goods: FileGoodsRow) => bigint;
  readonly canAdd: boolean;
  readonly free: { listed: number; rows: number };
  /** Goods of the rows above. */
  readonly seen: Set<string>;
};

/** Goods by what a file may call them. */
export type GoodsIndex = {
  readonly byCode: ReadonlyMap<string, FileGoodsRow>;
  readonly byGtin: ReadonlyMap<string, readonly FileGoodsRow[]>;
};

export function indexGoodsRows(rows: readonly FileGoodsRow[]): GoodsIndex {
  return {
    byCode: new Map(rows.map((row) => [row.code, row])),
    byGtin: Map.groupBy(
      rows.filter(({ gtin }) => gtin !== ''),
      ({ gtin }) => gtin,
    ),
  };
}

export function judgeFileRow(row: FileRow, index: GoodsIndex, judge: FileJudge): Verdict {
  const goods = goodsOf(row, index);
  if (typeof goods === 'string') return { reason: goods };
  if (judge.seen.has(goods.id)) return { reason: 'duplicate' };
  judge.seen.add(goods.id);
  const before = toBefore(goods);
  return before === undefined ? judgeNew(row, goods, judge) : judgeKnown(row, { goods, ...before }, judge);
}

/** A code counts before a bar code. A bar code that several goods have names none. */
function goodsOf({ code, gtins }: FileRow, { byCode, byGtin }: GoodsIndex): FileGoodsRow | RowReason {
  const named = byCode.get(code);
  if (named !== undefined) return named;
  const found = gtins.flatMap((gtin) => byGtin.get(gtin) ?? []);
  const [first, second] = found;
  if (second !== undefined) return 'several_goods';
  return first ?? (code === '' ? 'unknown_gtin' : 'unknown_code');
}

type Before = { readonly price: bigint; readonly status: ItemState };

function toBefore({ price_units: price, status }: FileGoodsRow): Before | undefined {
  return price === null || status === null ? undefined : { price, status };
}

function judgeNew(row: FileRow, goods: FileGoodsRow, judge: FileJudge): Verdict {
  const { free } = judge;
  if (!judge.canAdd) return { reason: 'restricted' };
  const priceUnits = row.priceUnits ?? judge.priceOf(goods);
  const low = belowFloor(goods, priceUnits, judge);
  if (low !== undefined) return low;
  const state = row.state ?? 'listed';
  if (free.rows < 1) return { reason: 'rows_max' };
  if (state === 'listed' && free.listed < 1) return { reason: 'goods_limit' };
  free.rows -= 1;
  if (state === 'listed') free.listed -= 1;
  return { line: row.line, goods, priceUnits, state };
}

type Known = Before & { readonly goods: FileGoodsRow };

function judgeKnown(row: FileRow, { goods, price, status }: Known, judge: FileJudge): Verdict {
  const { free } = judge;
  const priceUnits = row.priceUnits ?? price;
  const state = row.state ?? status;
  if (priceUnits === price && state === status) return 'unchanged';
  const isListing = state === 'listed' && status === 'delisted';
  const low = priceUnits !== price || isListing ? belowFloor(goods, priceUnits, judge) : undefined;
  if (low !== undefined) return low;
  if (isListing && !goods.is_active) return { reason: 'withdrawn' };
  if (isListing && free.listed < 1) return { reason: 'goods_limit' };
  if (isListing) free.listed -= 1;
  if (state === 'delisted' && status === 'listed') free.listed += 1;
  return { line: row.line, goods, priceUnits, state };
}

function belowFloor(goods: FileGoodsRow, priceUnits: bigint, judge: FileJudge): FileRefusal | undefined {
  const floor = floorUnits(goods.cost_units, judge.commissionBps);
  return priceUnits < floor ? { reason: 'below_break_even', floorUnits: floor } : undefined;
}
