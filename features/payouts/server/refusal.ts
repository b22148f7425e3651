// A payout to one account may be refused once in a while by a reason and a text. Again within 30 days it takes a
// restriction, which has an end, and an appeal that another person decides.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Context } from './parts.ts';
import type { WithdrawalRow } from './request.sql.ts';
import * as sql from './refusal.sql.ts';

/**
 * Writes down that a payout is being refused, with the book locked and before the withdrawal moves.
 *
 * @throws Refused `invalidOperation` (`refused_before`, with the day of the last refusal and the first one on which it may
 * be refused without) where there is no restriction that holds the shop's money.
 */
export async function recordRefusal({ tx, shopId, now }: Context, row: WithdrawalRow): Promise<void> {
  const accountId = row.account_id;
  const last = await sql.lastRefusal(tx, { shopId, accountId });
  const againAt = last === undefined ? undefined : addDays(last.at, limits.payoutRefusalDays);
  const isAgain = againAt !== undefined && againAt >= now;
  const restriction = isAgain ? await sql.standingRestriction(tx, { shopId, now }) : undefined;
  if (isAgain && restriction === undefined) {
    const before = last?.at.toISOString();
    throw refuse('invalidOperation', { reason: 'refused_before', before, until: againAt.toISOString() });
  }
  const n = (last?.n ?? 0) + 1;
  await sql.insertRefusal(tx, {
    shopId,
    accountId,
    n,
    withdrawalId: row.id,
    at: now,
    beforeAt: last?.at,
    restrictionId: restriction?.id,
    restrictionFrom: restriction?.from_at,
    restrictionUntil: restriction?.until_at,
  });
  await sql.numberRefusal(tx, { shopId, withdrawalId: row.id, n });
}
