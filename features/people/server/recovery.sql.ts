// Recovery codes of an account, and what a replaced password changes.
import { statement, type Tx } from '#platform/db/database.ts';
import type { Who } from './tries.sql.ts';

const drop = statement<never>(
  'people-drop-account-codes',
  'delete from account_code where shop_id = $1 and person_id = $2',
);
const add = statement<never>(
  'people-add-account-codes',
  `insert into account_code (shop_id, person_id, code_hash, made_at) select $1, $2, unnest($3::bytea[]), $4`,
);

/** Puts these in the place of all that were there. */
export async function replaceAccountCodes(
  tx: Tx,
  who: Who,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.rows(drop, [who.shopId, who.personId]);
  await tx.rows(add, [who.shopId, who.personId, hashes, now]);
}

const find = statement<{ found: boolean }>(
  'people-find-account-code',
  `select true as found from account_code
   where shop_id = $1 and person_id = $2 and code_hash = $3 and used_at is null`,
);

/** Whether this code is one that was not used. */
export async function hasAccountCode(tx: Tx, who: Who, hash: Buffer): Promise<boolean> {
  return (await tx.row(find, [who.shopId, who.personId, hash])) !== undefined;
}

const use = statement<{ done: boolean }>(
  'people-use-account-code',
  `update account_code set used_at = $4
   where shop_id = $1 and person_id = $2 and code_hash = $3 and used_at is null
   returning true as done`,
);

/** True for the one who uses it. */
export async function useAccountCode(tx: Tx, who: Who, hash: Buffer, now: Date): Promise<boolean> {
  return (await tx.row(use, [who.shopId, who.personId, hash, now])) !== undefined;
}

const count = statement<{ count: number }>(
  'people-count-account-codes',
  `select count(*)::int as count from account_code where shop_id = $1 and person_id = $2 and used_at is null`,
);

export async function countAccountCodes(tx: Tx, who: Who): Promise<number> {
  return (await tx.row(count, [who.shopId, who.personId]))?.count ?? 0;
}

const pause = statement<{ withdraw_paused_until: Date }>(
  'people-pause-withdrawals',
  `insert into merchant_safety as s (shop_id, person_id, withdraw_paused_until) values ($1, $2, $3)
   on conflict (shop_id, person_id) do update
     set withdraw_paused_until = greatest(s.withdraw_paused_until, excluded.withdraw_paused_until)
   returning withdraw_paused_until`,
);

/** No withdrawal until then; a later end that stands already stays. */
export async function pauseWithdrawals(tx: Tx, who: Who, until: Date): Promise<Date> {
  return (await tx.row(pause, [who.shopId, who.personId, until]))?.withdraw_paused_until ?? until;
}
