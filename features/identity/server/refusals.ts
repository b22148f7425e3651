// What is appealed: a refused application or a revoked verification, until when, and what it was about.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type * as appeals from './appeal.sql.ts';
import * as sql from './identity.sql.ts';

/** Until when a refusal can be appealed. */
export function appealUntil(refusedAt: Date): Date {
  return addDays(refusedAt, limits.appealWindowDays);
}

/** Why a refusal cannot be appealed now; undefined where it can. */
export function whyNoAppeal(
  { refused_at: refusedAt }: Pick<appeals.RefusalRow, 'refused_at'>,
  appeal: Pick<appeals.AppealRow, 'state'> | undefined,
  now: Date,
): 'open' | 'decided' | 'window' | undefined {
  if (appeal !== undefined) return appeal.state === 'open' ? 'open' : 'decided';
  return appealUntil(refusedAt) < now ? 'window' : undefined;
}

/** What an appeal is about: the application that was refused, or the one that the revoked verification was made of. */
export async function applicationOf(tx: Tx, row: appeals.AppealRow): Promise<sql.ApplicationRow> {
  const { shop_id: shopId, application_id: id } = row;
  const found =
    id === null
      ? await sql.verifiedBefore(tx, { shopId, at: row.refused_at })
      : await sql.findApplication(tx, { shopId, id });
  if (found === undefined) throw new Error(`the appeal ${row.id} is of no application`);
  return found;
}
