// Whether payouts are paused, for anybody: nothing that keeps money from shops is told to them alone.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { trustPauses } from '#features/trust/pause.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { readPauses } from './pause.sql.ts';

export async function presentPauses(tx: Tx, now: Date): Promise<OutputOf<typeof trustPauses>> {
  const rows = await readPauses(tx, { now, limit: limits.trustPausesShown });
  // Of several that are open the one that ends last is what keeps payouts waiting.
  const [open] = rows
    .filter((row) => row.is_open)
    .toSorted((left, right) => right.ended.getTime() - left.ended.getTime());
  return {
    open:
      open === undefined
        ? null
        : {
            reason: open.reason,
            since: open.since.toISOString(),
            until: open.ended.toISOString(),
            extended: open.extended,
          },
    earlier: rows
      .filter((row) => !row.is_open)
      .map(({ reason, since, ended }) => ({
        reason,
        since: since.toISOString(),
        ended: ended.toISOString(),
      })),
  };
}
