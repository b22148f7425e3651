// Evidence of campaigns that are long over: its rows go, their counts stay.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const forget = sql.row('ad-forget')<{ gone: number }>`select ad_forget(:before, :limit) as gone`;

/** Drops views and refusals from before a moment, at most `limit` of each. How many; the database keeps a year. */
export async function forgetEvidence(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forget(tx, { before, limit }))?.gone ?? 0;
}
