// Recovery codes of an account, and what a replaced password changes.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { Who } from './tries.sql.ts';

const drop = sql.run('people-drop-account-codes')`
  delete from account_code where shop_id = :shopId and person_id = :personId`;
const add = sql.run('people-add-account-codes')`
  insert into account_code (shop_id, person_id, code_hash, made_at) select :shopId, :personId,
    unnest(:hashes::bytea[]), :now returning shop_id`;

/** Puts these in the place of all that were there. */
export async function replaceAccountCodes(
  tx: Tx,
  who: Who,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await drop(tx, { shopId: who.shopId, personId: who.personId });
  await add(tx, { shopId: who.shopId, personId: who.personId, hashes, now });
}

/** Whether this code is one that was not used. */
export const hasAccountCode = sql.has('people-find-account-code')`select true as found from account_code
  where shop_id = :shopId and person_id = :personId and code_hash = :hash and used_at is null`;

/** True for the one who uses it. */
export const useAccountCode = sql.has('people-use-account-code')`update account_code set used_at = :now
  where shop_id = :shopId and person_id = :personId and code_hash = :hash and used_at is null
  returning true as done`;

const count = sql.row('people-count-account-codes')`
  select count(*)::int as count from account_code where shop_id = :shopId and person_id = :personId
    and used_at is null`;

export async function countAccountCodes(tx: Tx, who: Who): Promise<number> {
  return (await count(tx, { shopId: who.shopId, personId: who.personId }))?.count ?? 0;
}

const pause = sql.row('people-pause-withdrawals')`
  insert into merchant_safety as s (shop_id, person_id, withdraw_paused_until)
    values (:shopId, :personId, :until)
  on conflict (shop_id, person_id) do update
    set withdraw_paused_until = greatest(s.withdraw_paused_until, excluded.withdraw_paused_until)
  returning withdraw_paused_until`;

/** No withdrawal until then; a later end that stands already stays. */
export async function pauseWithdrawals(tx: Tx, who: Who, until: Date): Promise<Date> {
  return (
    (await pause(tx, { shopId: who.shopId, personId: who.personId, until }))?.withdraw_paused_until ?? until
  );
}
