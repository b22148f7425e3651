// What a member may give back of the shop's own part: counted by the day, in a row that cannot hold more.
import { refuse } from '#domain/wire/errors.ts';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import { memberRoleOf } from '#domain/shop/team-roles.ts';
import { localDay } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';
import * as sql from './team.sql.ts';

type Spending = {
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly session: Pick<Session, 'personId' | 'roles'>;
  readonly now: Date;
};

/**
 * Counts what a member gives back; nothing is counted of the owner.
 *
 * @throws Refused `insufficientPermissions` `member_limit` with `limit`, `left` and `currency`.
 */
export async function takeRefundAllowance(
  { tx, shopId, session, now }: Spending,
  { units, currency }: { readonly units: bigint; readonly currency: string },
): Promise<void> {
  if (memberRoleOf(session.roles) === undefined) return;
  const mine = { shopId, personId: session.personId, day: localDay(now, 'UTC') };
  if (await sql.countRefund(tx, { ...mine, units })) return;
  const limit = (await sql.findSetting(tx, { shopId }))?.refund_units ?? 0n;
  const used = (await sql.usedRefunds(tx, mine))?.units ?? 0n;
  const amount = (of: bigint) => formatUnits(of, assetOf(currency));
  throw refuse('insufficientPermissions', {
    reason: 'member_limit',
    limit: amount(limit),
    left: amount(limit > used ? limit - used : 0n),
    currency,
    roles: ['owner'],
  });
}
