// Refusals of payouts, numbered for each account of a shop. A check of the table wants a restriction for a second one.
import { sql } from '#platform/db/sql.ts';

export const lastRefusal = sql.row('payout-refusal-last')`
  select n, at from payout_refusal where shop_id = :shopId and account_id = :accountId order by n desc limit 1`;

/** A restriction of money that stands at this moment: the one that ends last. */
export const standingRestriction = sql.row('payout-refusal-restriction')`
  select id, from_at, until_at from restriction
  where shop_id = :shopId and state = 'active' and from_at <= :now and until_at > :now
    and level in ('withdrawal_prohibited', 'wallet_frozen', 'account_disabled')
  order by until_at desc, id limit 1`;

export const insertRefusal = sql.run('payout-refusal-insert')`
  insert into payout_refusal (shop_id, account_id, n, withdrawal_id, at, before_at, restriction_id, restriction_from,
    restriction_until)
  values (:shopId, :accountId, :n, :withdrawalId, :at, :beforeAt?, :restrictionId?, :restrictionFrom?,
    :restrictionUntil?)`;

export const numberRefusal = sql.run('payout-refusal-number')`
  update withdrawal set refusal_n = :n where shop_id = :shopId and id = :withdrawalId`;
