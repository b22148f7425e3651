// Evidence of campaigns that are long over: its rows go, their counts stay.
import { statement, type Tx } from '#platform/db/database.ts';

const forget = statement<{ gone: number }>('ad-forget', 'select ad_forget($1, $2) as gone');

/** Drops views and refusals from before a moment, at most `limit` of each. How many; the database keeps a year. */
export async function forgetEvidence(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await tx.row(forget, [before, limit]))?.gone ?? 0;
}
