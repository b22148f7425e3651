// The state of a shop's identity, its applications, their documents, and who looked.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type IdentityRow = RowOf<typeof findIdentity>;

const columns =
  'shop_id, person_id, status, kind, legal_name, country, document_ends_on::text as document_ends_on, verified_at';

export const findIdentity = sql.row('identity-find')`select ${columns} from identity where shop_id = :shopId`;

const lock = sql.row('identity-lock')`
  with held as (
    insert into identity (shop_id, person_id, status) values (:shopId, :personId, 'unverified')
    on conflict (shop_id) do update set person_id = excluded.person_id
    returning *
  ) select ${columns} from held`;

/** The shop's row, made where there is none, and held until the transaction ends. */
export async function lockIdentity(tx: Tx, shopId: bigint, personId: string): Promise<IdentityRow> {
  const row = await lock(tx, { shopId, personId });
  if (row === undefined) throw new Error('an upsert gave no row');
  return row;
}

/** Moves the state only from where the caller saw it. False when someone was faster. */
export const moveIdentity = sql.has('identity-move')`
  update identity set status = :to where shop_id = :shopId and status = :from returning true as moved`;

const verify = statement<{ moved: boolean }>(
  'identity-verify',
  `update identity set status = 'verified', kind = $2, legal_name = $3, country = $4, document_ends_on = $5::date,
     verified_at = $6
   where shop_id = $1 and status = $7 returning true as moved`,
);

type Verified = Pick<ApplicationRow, 'kind' | 'full_name' | 'country' | 'document_ends_on'>;

type Verifying = { readonly from: IdentityRow['status']; readonly at: Date };

/** Writes what was verified. False where the identity was not in that state any more. */
export async function verifyIdentity(
  tx: Tx,
  shopId: bigint,
  row: Verified,
  { from, at }: Verifying,
): Promise<boolean> {
  const values = [shopId, row.kind, row.full_name, row.country, row.document_ends_on, at, from];
  return (await tx.row(verify, values)) !== undefined;
}

/** Counts one application of the day. False where the day is used up. */
export const countApplication = sql.has('identity-count')`
  insert into identity_quota as q (shop_id, day, used) values (:shopId, :day::date, 1)
  on conflict (shop_id) do update set
    used = case when q.day = excluded.day then q.used + 1 else 1 end, day = excluded.day
  where q.day <> excluded.day or q.used < :max
  returning used`;

const used = sql.row('identity-used')`
  select used from identity_quota where shop_id = :shopId and day = :day::date`;

export async function applicationsOf(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await used(tx, { shopId, day }))?.used ?? 0;
}

/**
 * - birth_date: Null once erased, as the number and the telephone are.
 */
export type ApplicationRow = RowOf<typeof latestApplication>;

const facts = `shop_id, id, state, kind, country, doc_type, full_name, representative, birth_date::text as birth_date,
  document_ends_on::text as document_ends_on, number_sealed, number_last, number_key, phone, submitted_by,
  submitted_at, promise_at, taken_by, taken_at, decided_at, reasons, note, erase_at, erased_at`;

/** The application under way, or the last one. */
export const latestApplication = sql.row('identity-latest')`
  select ${facts} from identity_application where shop_id = :shopId order by submitted_at desc, id desc
    limit 1`;

export const findApplication = sql.row('identity-application')`
  select ${facts} from identity_application where shop_id = :shopId and id = :id`;

/** What a verification at a moment was made of. */
export const verifiedBefore = sql.row('identity-verified-before')`
  select ${facts} from identity_application
  where shop_id = :shopId and state = 'verified' and decided_at <= :at order by decided_at desc, id desc limit 1`;

export const insertApplication = sql.run('identity-insert')`
  insert into identity_application (shop_id, id, kind, country, doc_type, full_name, representative,
    birth_date,
    document_ends_on, number_sealed, number_last, number_key, phone, submitted_by, submitted_at,
      promise_at, erase_at)
  values (:shop_id, :id, :kind, :country, :doc_type, :full_name, :representative, :birth_date?::date,
    :document_ends_on?::date, :number_sealed?, :number_last, :number_key, :phone?, :submitted_by,
    :submitted_at, :promise_at, :erase_at)`;

export type DocumentRow = RowOf<typeof documentsOf>;

const addDocuments = sql.run('identity-add-documents')`
  insert into identity_document (shop_id, application_id, field, position, file_id, sha256)
  select :shopId, :applicationId, d.field, d.position, d.file_id, d.sha256
  from unnest(:fields::text[], :positions::int[], :fileIds::uuid[], :sha256s::bytea[]) as d (field,
    position, file_id, sha256)
  returning position`;

export async function insertDocuments(
  tx: Tx,
  shopId: bigint,
  applicationId: string,
  rows: readonly DocumentRow[],
): Promise<void> {
  await addDocuments(tx, {
    shopId,
    applicationId,
    fields: rows.map(({ field }) => field),
    positions: rows.map(({ position }) => position),
    fileIds: rows.map(({ file_id: fileId }) => fileId),
    sha256s: rows.map(({ sha256 }) => sha256),
  });
}

export const documentsOf = sql.rows('identity-documents')`
  select field, position, file_id, sha256 from identity_document
  where shop_id = :shopId and application_id = :applicationId order by field, position`;

export const eraseApplication = sql.run('identity-erase')`
  update identity_application set birth_date = null, number_sealed = null, phone = null, erased_at = :at
  where shop_id = :shopId and id = :id and erased_at is null`;

const lonely = sql.rows('identity-lonely-files')`
  select d.file_id from identity_document d where d.shop_id = :shopId and d.application_id = :id
    and not exists (
    select from identity_document o
    join identity_application a on a.shop_id = o.shop_id and a.id = o.application_id
    where o.shop_id = d.shop_id and o.file_id = d.file_id and o.application_id <> d.application_id
      and a.erased_at is null)`;

/** Files that no other application still needs. */
export async function lonelyFiles(tx: Tx, shopId: bigint, id: string): Promise<string[]> {
  return (await lonely(tx, { shopId, id })).map(({ file_id: fileId }) => fileId);
}
