// What reviewers read and write.
import type { IdentityKind } from '#domain/identity/identity.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type WaitingRow = {
  shop_id: bigint;
  id: string;
  shop_name: string;
  kind: IdentityKind;
  country: string;
  submitted_at: Date;
  promise_at: Date;
  is_renewal: boolean;
  taken_by: string | null;
  taken_at: Date | null;
  invited_by: string | null;
};

const waiting = statement<WaitingRow>(
  'identity-waiting',
  `select a.shop_id, a.id, s.name as shop_name, a.kind, a.country, a.submitted_at, a.promise_at,
     i.verified_at is not null as is_renewal, a.taken_by, a.taken_at, n.made_by as invited_by
   from identity_application a
   join identity i on i.shop_id = a.shop_id
   join shop s on s.shop_id = a.shop_id
   left join merchant m on m.shop_id = a.shop_id and m.id = a.submitted_by
   left join invitation n on n.id = m.invitation_id
   where a.state = 'open' order by a.promise_at, a.shop_id, a.id limit $1 offset $2`,
);

/** Open applications of all shops, the one promised first first. */
export function listWaiting(tx: Tx, limit: number, offset: number): Promise<WaitingRow[]> {
  return tx.rows(waiting, [limit, offset]);
}

const waitingCount = statement<{ open: number }>(
  'identity-waiting-count',
  `select count(*)::int as open from identity_application where state = 'open'`,
);

export async function countWaiting(tx: Tx): Promise<number> {
  return (await tx.row(waitingCount, []))?.open ?? 0;
}

const take = statement<{ taken: boolean }>(
  'identity-take',
  `update identity_application set taken_by = $3, taken_at = $4
   where shop_id = $1 and id = $2 and state = 'open'
     and (taken_by is null or taken_by = $3 or taken_at <= $5)
   returning true as taken`,
);

type Taking = { readonly by: string; readonly at: Date; readonly freeBefore: Date };

/** Takes an open application; false where another reviewer has it since `freeBefore`, or it is decided. */
export async function takeApplication(tx: Tx, shopId: bigint, id: string, taking: Taking): Promise<boolean> {
  return (await tx.row(take, [shopId, id, taking.by, taking.at, taking.freeBefore])) !== undefined;
}

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

const invited = statement<{ made_by: string }>(
  'identity-invited-by',
  `select n.made_by from merchant m join invitation n on n.id = m.invitation_id
   where m.shop_id = $1 and m.id = $2`,
);

/** Who let this merchant in. */
export async function invitedBy(tx: Tx, shopId: bigint, personId: string): Promise<string | undefined> {
  return (await tx.row(invited, [shopId, personId]))?.made_by;
}

const others = statement<{ others: boolean }>(
  'identity-other-reviewers',
  `select exists (select from operator where id <> $1 and roles && $2::text[] and disabled_at is null) as others`,
);

export async function hasOtherReviewers(tx: Tx, id: string, roles: readonly string[]): Promise<boolean> {
  return (await tx.row(others, [id, roles]))?.others ?? false;
}

const shop = statement<{ name: string }>('identity-shop', 'select name from shop where shop_id = $1');

export async function shopNameOf(tx: Tx, shopId: bigint): Promise<string> {
  return (await tx.row(shop, [shopId]))?.name ?? '';
}

const same = statement<{ numbers: number; pictures: number }>(
  'identity-same',
  `select
     (select count(distinct shop_id)::int from identity_application where number_key = $2 and shop_id <> $1)
       as numbers,
     (select count(distinct shop_id)::int from identity_document where sha256 = any($3::bytea[]) and shop_id <> $1)
       as pictures`,
);

/** How many other shops named this number, or sent one of these very pictures. */
export async function sameElsewhere(
  tx: Tx,
  shopId: bigint,
  numberKey: Buffer,
  hashes: readonly Buffer[],
): Promise<{ numbers: number; pictures: number }> {
  return (await tx.row(same, [shopId, numberKey, hashes])) ?? { numbers: 0, pictures: 0 };
}
