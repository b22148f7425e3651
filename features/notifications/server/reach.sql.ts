// How a shop's person is reached beside the app: what they chose, and the address that was confirmed.
import type { Digest } from '#features/notifications/channels.contract.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ReachRow = {
  person_id: string;
  shows_details: boolean;
  digest: Digest;
  digest_hour: number;
  mail_address: string | null;
  /** When it was confirmed. */
  mail_at: Date | null;
  code_mark: string | null;
  code_address: string | null;
  code_until: Date | null;
  code_tries: number;
  is_open: boolean;
  opened_at: Date | null;
};

const columns = `person_id, shows_details, digest, digest_hour, mail_address, mail_at, code_mark, code_address, code_until,
  code_tries, is_open, opened_at`;

const find = statement<ReachRow>(
  'notifications-find-reach',
  `select ${columns} from notice_reach where shop_id = $1`,
);

export function findReach(tx: Tx, shopId: bigint): Promise<ReachRow | undefined> {
  return tx.row(find, [shopId]);
}

const make = statement<never>(
  'notifications-make-reach',
  'insert into notice_reach (shop_id, person_id) values ($1, $2) on conflict (shop_id) do nothing',
);
const lock = statement<ReachRow>(
  'notifications-lock-reach',
  `select ${columns} from notice_reach where shop_id = $1 for update`,
);

/** Whoever changes how a person is reached goes through here, one after the other. */
export async function lockReach(tx: Tx, shopId: bigint, personId: string): Promise<ReachRow> {
  await tx.rows(make, [shopId, personId]);
  const row = await tx.row(lock, [shopId]);
  if (row === undefined) throw new Error('the row of how a shop is reached is gone');
  return row;
}

const choose = statement<never>(
  'notifications-choose-reach',
  'update notice_reach set shows_details = $2, digest = $3, digest_hour = $4 where shop_id = $1',
);

export async function setChoices(
  tx: Tx,
  shopId: bigint,
  chosen: Pick<ReachRow, 'shows_details' | 'digest' | 'digest_hour'>,
): Promise<void> {
  await tx.rows(choose, [shopId, chosen.shows_details, chosen.digest, chosen.digest_hour]);
}

const askCode = statement<never>(
  'notifications-ask-code',
  'update notice_reach set code_mark = $2, code_address = $3, code_until = $4, code_tries = 0 where shop_id = $1',
);

export async function saveCode(
  tx: Tx,
  shopId: bigint,
  code: { readonly mark: string; readonly address: string; readonly until: Date },
): Promise<void> {
  await tx.rows(askCode, [shopId, code.mark, code.address, code.until]);
}

const tried = statement<{ code_tries: number }>(
  'notifications-try-code',
  `update notice_reach set code_tries = code_tries + 1
   where shop_id = $1 and code_mark = $2 and code_tries < $3 returning code_tries`,
);

/** Counts a try before it is looked at; false where there is none left. Outside of what is refused. */
export async function countCodeTry(tx: Tx, shopId: bigint, mark: string, max: number): Promise<boolean> {
  return (await tx.row(tried, [shopId, mark, max])) !== undefined;
}

const confirm = statement<{ done: boolean }>(
  'notifications-confirm-mail',
  `update notice_reach set mail_address = code_address, mail_at = $3, code_mark = null, code_address = null,
     code_until = null, is_open = true, opened_at = case when is_open then opened_at else $3 end
   where shop_id = $1 and code_mark = $2 returning true as done`,
);

/** By compare-and-set: a code that was replaced confirms nothing. */
export async function confirmAddress(tx: Tx, shopId: bigint, mark: string, at: Date): Promise<boolean> {
  return (await tx.row(confirm, [shopId, mark, at])) !== undefined;
}

const open = statement<never>(
  'notifications-open-reach',
  `update notice_reach r set person_id = coalesce($3::uuid, r.person_id), is_open = n.is_open,
     opened_at = case when n.is_open and not r.is_open then $2 else r.opened_at end
   from (select exists (select 1 from push_device d where d.shop_id = $1 and d.ended_at is null)
       or (select mail_address is not null from notice_reach where shop_id = $1) as is_open) n
   where r.shop_id = $1 and (r.is_open <> n.is_open or $3::uuid is not null)`,
);

/** Whether there is still a way to reach the person. What happened before it opened calls nobody. */
export async function noteOpen(
  tx: Tx,
  shopId: bigint,
  at: Date,
  personId: string | null = null,
): Promise<void> {
  await tx.rows(open, [shopId, at, personId]);
}
