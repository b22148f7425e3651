// What reviewers read and write.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

/** Open applications of all shops, the one promised first first. */
export const listWaiting = sql.rows('identity-waiting')`
  select a.shop_id, a.id, s.name as shop_name, a.kind, a.country, a.submitted_at, a.promise_at,
    i.verified_at is not null as is_renewal, a.taken_by, a.taken_at, n.made_by as invited_by
  from identity_application a
  join identity i on i.shop_id = a.shop_id
  join shop s on s.shop_id = a.shop_id
  left join merchant m on m.shop_id = a.shop_id and m.id = a.submitted_by
  left join invitation n on n.id = m.invitation_id
  where a.state = 'open' order by a.promise_at, a.shop_id, a.id limit :limit offset :offset`;

const waitingCount = sql.row('identity-waiting-count')`
  select count(*)::int as open from identity_application where state = 'open'`;

export async function countWaiting(tx: Tx): Promise<number> {
  return (await waitingCount(tx))?.open ?? 0;
}

/** Takes an open application; false where another reviewer has it since `freeBefore`, or it is decided. */
export const takeApplication = sql.has('identity-take')`
  update identity_application set taken_by = :by, taken_at = :at
  where shop_id = :shopId and id = :id and state = 'open'
    and (taken_by is null or taken_by = :by or taken_at <= :freeBefore)
  returning true as taken`;

const decide = statement<{ decided: boolean }>(
  'identity-decide',
  `update identity_application set state = $3, decided_by = $4, decided_at = $5, reasons = $6::jsonb, note = $7,
     erase_at = $8, verdicts = $10::jsonb
   where shop_id = $1 and id = $2 and state = 'open' and taken_by = $4 and taken_at > $9
   returning true as decided`,
);

export type Decided = {
  readonly state: 'verified' | 'rejected';
  readonly by: string;
  readonly at: Date;
  readonly reasons: Readonly<Record<string, string>>;
  /** What was said of each field: `ok`, or why not. */
  readonly verdicts: Readonly<Record<string, string>>;
  readonly note: string;
  readonly eraseAt: Date;
  readonly takenAfter: Date;
};

/** False where it is decided already, or was not taken by this reviewer lately. */
export async function decideApplication(
  tx: Tx,
  shopId: bigint,
  id: string,
  decided: Decided,
): Promise<boolean> {
  const { state, by, at, reasons, note, eraseAt, takenAfter, verdicts } = decided;
  const told = [JSON.stringify(reasons), note, eraseAt, takenAfter, JSON.stringify(verdicts)];
  const values = [shopId, id, state, by, at, ...told];
  return (await tx.row(decide, values)) !== undefined;
}

const invited = sql.row('identity-invited-by')`
  select n.made_by from merchant m join invitation n on n.id = m.invitation_id
  where m.shop_id = :shopId and m.id = :personId`;

/** Who let this merchant in. */
export async function invitedBy(tx: Tx, shopId: bigint, personId: string): Promise<string | undefined> {
  return (await invited(tx, { shopId, personId }))?.made_by;
}

const others = sql.row('identity-other-reviewers')`
  select exists (select from operator where id <> :id and roles && :roles::text[]
    and disabled_at is null) as others`;

export async function hasOtherReviewers(tx: Tx, id: string, roles: readonly string[]): Promise<boolean> {
  return (await others(tx, { id, roles }))?.others ?? false;
}

const shop = sql.row('identity-shop')`select name from shop where shop_id = :shopId`;

export async function shopNameOf(tx: Tx, shopId: bigint): Promise<string> {
  return (await shop(tx, { shopId }))?.name ?? '';
}

const same = sql.row('identity-same')<{ numbers: number; pictures: number }>`select
    (select count(distinct shop_id)::int from identity_application where number_key = :numberKey
      and shop_id <> :shopId)
      as numbers,
    (select count(distinct shop_id)::int from identity_document where sha256 = any(:hashes::bytea[])
      and shop_id <> :shopId)
      as pictures`;

/** How many other shops named this number, or sent one of these very pictures. */
export async function sameElsewhere(
  tx: Tx,
  shopId: bigint,
  numberKey: Buffer,
  hashes: readonly Buffer[],
): Promise<{ numbers: number; pictures: number }> {
  return (await same(tx, { shopId, numberKey, hashes })) ?? { numbers: 0, pictures: 0 };
}
