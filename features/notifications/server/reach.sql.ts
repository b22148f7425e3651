// How a shop's person is reached beside the app: what they chose, and the address that was confirmed.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - mail_at: When it was confirmed.
 */
export type ReachRow = RowOf<typeof findReach>;

const columns = `person_id, shows_details, digest, digest_hour, mail_address, mail_at, code_mark, code_address, code_until,
  code_tries, is_open, opened_at`;

export const findReach = sql.row('notifications-find-reach')`
  select ${columns} from notice_reach where shop_id = :shopId`;

const make = sql.run('notifications-make-reach')`
  insert into notice_reach (shop_id, person_id) values (:shopId, :personId) on conflict (shop_id) do nothing`;
const lock = sql.row('notifications-lock-reach')`
  select ${columns} from notice_reach where shop_id = :shopId for update`;

/** Whoever changes how a person is reached goes through here, one after the other. */
export async function lockReach(tx: Tx, shopId: bigint, personId: string): Promise<ReachRow> {
  await make(tx, { shopId, personId });
  const row = await lock(tx, { shopId });
  if (row === undefined) throw new Error('the row of how a shop is reached is gone');
  return row;
}

export const setChoices = sql.run('notifications-choose-reach')`
  update notice_reach set shows_details = :shows_details, digest = :digest, digest_hour = :digest_hour
    where shop_id = :shopId`;

export const saveCode = sql.run('notifications-ask-code')`
  update notice_reach set code_mark = :mark, code_address = :address, code_until = :until, code_tries = 0
    where shop_id = :shopId`;

/** Counts a try before it is looked at; false where there is none left. Outside of what is refused. */
export const countCodeTry = sql.has('notifications-try-code')`
  update notice_reach set code_tries = code_tries + 1
  where shop_id = :shopId and code_mark = :mark and code_tries < :max returning code_tries`;

/** By compare-and-set: a code that was replaced confirms nothing. */
export const confirmAddress = sql.has('notifications-confirm-mail')`
  update notice_reach set mail_address = code_address, mail_at = :at, code_mark = null, code_address = null,
    code_until = null, is_open = true, opened_at = case when is_open then opened_at else :at end
  where shop_id = :shopId and code_mark = :mark returning true as done`;

const open = sql.run('notifications-open-reach')`
  update notice_reach r set person_id = coalesce(:personId?::uuid, r.person_id), is_open = n.is_open,
    opened_at = case when n.is_open and not r.is_open then :at else r.opened_at end
  from (select exists (select 1 from push_device d where d.shop_id = :shopId and d.ended_at is null)
      or (select mail_address is not null from notice_reach where shop_id = :shopId) as is_open) n
  where r.shop_id = :shopId and (r.is_open <> n.is_open or :personId?::uuid is not null)`;

/** Whether there is still a way to reach the person. What happened before it opened calls nobody. */
export async function noteOpen(
  tx: Tx,
  shopId: bigint,
  at: Date,
  personId: string | null = null,
): Promise<void> {
  await open(tx, { shopId, at, personId });
}
