// Addresses that are sent nothing, and the reports of mail servers that led there.
import type { SuppressionReason } from '#domain/notifications/suppression.ts';
import type { Tx } from './database.ts';
import { sql } from './sql.ts';

export type BounceKind = 'hard' | 'soft' | 'complaint';

export const findSuppression = sql.row('mail-suppression-find')<{ reason: SuppressionReason }>`
  select domain, reason, says, created_at from mail_suppression where address = :address`;

/** One report of one message. False where it was there already. */
export const insertBounce = sql.has('mail-bounce-add')`
  insert into mail_bounce (address, message, kind, created_at) values (:address, :message, :kind, :at)
    on conflict do nothing returning true as done`;

/** How many messages to an address came back for a reason that may pass, since a moment. */
export const countSoftBounces = sql.row('mail-bounce-soft')<{ soft: number }>`
  select count(*)::int as soft from mail_bounce
  where address = :address and kind = 'soft' and not is_over and created_at >= :since`;

/** Suppresses an address; one that is suppressed already keeps its first reason. */
export const insertSuppression = sql.has('mail-suppression-add')`
  insert into mail_suppression (address, domain, reason, says, created_at)
  values (:address, :domain, :reason, :says, :at) on conflict do nothing returning true as done`;

const remove = sql.row('mail-suppression-lift')<{ reason: SuppressionReason }>`
  delete from mail_suppression where address = :address returning domain, reason, says, created_at`;
const endBounces = sql.run('mail-bounce-end')`
  update mail_bounce set is_over = true where address = :address and not is_over`;

/** Mail goes to this address again, and earlier bounces count no more. Undefined where it was not suppressed. */
export async function liftSuppression(tx: Tx, address: Buffer) {
  const lifted = await remove(tx, { address });
  await endBounces(tx, { address });
  return lifted;
}

const purge = sql.row('mail-bounce-purge')<{ gone: number }>`
  with gone as (
    delete from mail_bounce where (address, message, kind) in (
      select address, message, kind from mail_bounce where created_at < :before order by created_at limit :limit)
    returning 1)
  select count(*)::int as gone from gone`;

/** Forgets at most `limit` reports that are older, and says how many. */
export async function purgeBounces(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await purge(tx, { before, limit }))?.gone ?? 0;
}
