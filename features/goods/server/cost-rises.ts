// A higher cost of goods that shops sell is announced, never written at once (A5).
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { Draft } from './import/import-row.ts';
import type { KnownGoods } from './import/import.sql.ts';

export type CostChange = {
  readonly goodsId: string;
  readonly supplierId: string;
  readonly old: bigint;
  readonly units: bigint;
};

export type RiseInput = {
  readonly env: Environment;
  readonly personId: string;
  /** True where nothing may be written. */
  readonly isDryRun: boolean;
};

/** Told which costs would change, gives the goods whose cost stays for now because its rise is announced. */
export type CostRises = (
  tx: Tx,
  rises: readonly CostChange[],
  ask: RiseInput,
) => Promise<ReadonlySet<string>>;

/** The drafts of a file with the costs that count today, and how many are to rise later. */
export async function saveCosts(
  drafts: readonly Draft[],
  known: readonly KnownGoods[],
  wait: (changes: readonly CostChange[]) => Promise<ReadonlySet<string>>,
): Promise<{ drafts: Draft[]; announced: number }> {
  const byCode = new Map(known.map((row) => [row.code, row]));
  const changes = drafts.flatMap((draft) => costChangeOf(byCode.get(draft.code), draft.costUnits) ?? []);
  const waiting = changes.length === 0 ? new Set<string>() : await wait(changes);
  const kept = drafts.map((draft) => {
    const row = byCode.get(draft.code);
    const isLater = row !== undefined && draft.costUnits > row.cost_units && waiting.has(row.id);
    return isLater ? { ...draft, costUnits: row.cost_units } : draft;
  });
  return { drafts: kept, announced: waiting.size };
}

export function costChangeOf(known: KnownGoods | undefined, units: bigint): CostChange | undefined {
  if (known === undefined || units === known.cost_units) return undefined;
  return { goodsId: known.id, supplierId: known.supplier_id, old: known.cost_units, units };
}
