// Tries at a person's secrets, counted before they are looked at.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type Secret = 'pay' | 'factor' | 'password';

/** Whose secret: a merchant's person in their shop. */
export type Who = { readonly shopId: bigint; readonly personId: string };

export type TryRow = RowOf<typeof findTries>;

// A window that ran out, or a lock that did, begins anew. The last try allowed closes the door before it is looked
// at: tries at the same moment find it closed.
const take = statement<TryRow>(
  'people-take-try',
  `insert into merchant_try as t (shop_id, person_id, secret, tries, since) values ($1, $2, $3, 1, $4)
   on conflict (shop_id, person_id, secret) do update set
     tries = case when t.locked_until is not null or t.since <= $5 then 1 else t.tries + 1 end,
     since = case when t.locked_until is not null or t.since <= $5 then $4 else t.since end,
     locked_at = case when t.locked_until is null and t.since > $5 and t.tries + 1 = $6 then $4
                      else t.locked_at end,
     locked_until = case when t.locked_until is null and t.since > $5 and t.tries + 1 = $6
                         then case when t.locked_at > $9 then $8::timestamptz else $7::timestamptz end end
   where t.locked_until is null or t.locked_until <= $4
   returning tries, locked_until`,
);

export type TryTimes = {
  readonly now: Date;
  /** Tries from before this do not count any more. */
  readonly windowAt: Date;
  readonly max: number;
  readonly shortLockUntil: Date;
  readonly longLockUntil: Date;
  /** A lock after this makes the next one long. */
  readonly recentAt: Date;
};

/** Counts a try that begins; undefined while the door is closed. */
export function takeTry(tx: Tx, who: Who, secret: Secret, times: TryTimes): Promise<TryRow | undefined> {
  const { now, windowAt, max, shortLockUntil, longLockUntil, recentAt } = times;
  const facts = [now, windowAt, max, shortLockUntil, longLockUntil, recentAt];
  return tx.row(take, [who.shopId, who.personId, secret, ...facts]);
}

export const findTries = sql.row('people-find-tries')`
  select tries, locked_until from merchant_try where shop_id = :shopId and person_id = :personId
    and secret = :secret`;

/** Whoever knew the secret begins anew. */
export const clearTries = sql.run('people-clear-tries')`
  update merchant_try set tries = 0, since = :now, locked_at = null, locked_until = null
  where shop_id = :shopId and person_id = :personId and secret = :secret`;
