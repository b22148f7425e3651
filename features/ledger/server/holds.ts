// Money that is kept back from a shop: each time it begins and each time it ends is an act of the record.
import { recordLast } from '#features/audit/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './ledger.sql.ts';

/** Keeps back money from a shop until a time. What it is, how much and until when stands in the record from then on. */
export async function insertHold(tx: Tx, shopId: bigint, hold: sql.NewHold): Promise<void> {
  await sql.insertHoldRow(tx, shopId, hold);
  const { id, kind, reasonCode, document, units, from, until } = hold;
  const after = { reason: reasonCode, document, units, until: until.toISOString() };
  const note = { shopId, subject: id, why: hold.reason, after };
  await recordLast(tx, { at: from, act: `hold.${kind}`, note });
}

/** Ends a hold and gives how much it held; undefined where it had ended before. */
export async function closeHold(tx: Tx, shopId: bigint, id: string, at: Date): Promise<bigint | undefined> {
  const units = await sql.closeHoldRow(tx, shopId, id, at);
  if (units === undefined) return undefined;
  await recordLast(tx, { at, act: 'hold.ended', note: { shopId, subject: id, after: { units } } });
  return units;
}
