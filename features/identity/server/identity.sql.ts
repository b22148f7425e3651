// The state of a shop's identity, its applications, their documents, and who looked.
import type { DocumentType, IdentityFile, IdentityKind } from '#domain/identity/identity.ts';
import type { IdentityState } from '#domain/states/identity.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type IdentityRow = {
  shop_id: bigint;
  person_id: string;
  status: IdentityState;
  kind: IdentityKind | null;
  legal_name: string | null;
  country: string | null;
  document_ends_on: string | null;
  verified_at: Date | null;
};

const columns =
  'shop_id, person_id, status, kind, legal_name, country, document_ends_on::text as document_ends_on, verified_at';

const find = statement<IdentityRow>('identity-find', `select ${columns} from identity where shop_id = $1`);

export function findIdentity(tx: Tx, shopId: bigint): Promise<IdentityRow | undefined> {
  return tx.row(find, [shopId]);
}

const lock = statement<IdentityRow>(
  'identity-lock',
  `insert into identity (shop_id, person_id, status) values ($1, $2, 'unverified')
   on conflict (shop_id) do update set person_id = excluded.person_id
   returning ${columns}`,
);

/** The shop's row, made where there is none, and held until the transaction ends. */
export async function lockIdentity(tx: Tx, shopId: bigint, personId: string): Promise<IdentityRow> {
  const row = await tx.row(lock, [shopId, personId]);
  if (row === undefined) throw new Error('an upsert gave no row');
  return row;
}

const move = statement<{ moved: boolean }>(
  'identity-move',
  'update identity set status = $3 where shop_id = $1 and status = $2 returning true as moved',
);

/** Moves the state only from where the caller saw it. False when someone was faster. */
export async function moveIdentity(
  tx: Tx,
  shopId: bigint,
  from: IdentityState,
  to: IdentityState,
): Promise<boolean> {
  return (await tx.row(move, [shopId, from, to])) !== undefined;
}

const verify = statement<{ moved: boolean }>(
  'identity-verify',
  `update identity set status = 'verified', kind = $2, legal_name = $3, country = $4, document_ends_on = $5::date,
     verified_at = $6
   where shop_id = $1 and status = 'applying' returning true as moved`,
);

type Verified = Pick<ApplicationRow, 'kind' | 'full_name' | 'country' | 'document_ends_on'>;

/** Writes what was verified. False where the identity was not applying. */
export async function verifyIdentity(tx: Tx, shopId: bigint, row: Verified, at: Date): Promise<boolean> {
  const values = [shopId, row.kind, row.full_name, row.country, row.document_ends_on, at];
  return (await tx.row(verify, values)) !== undefined;
}

const count = statement<{ used: number }>(
  'identity-count',
  `insert into identity_quota as q (shop_id, day, used) values ($1, $2::date, 1)
   on conflict (shop_id) do update set
     used = case when q.day = excluded.day then q.used + 1 else 1 end, day = excluded.day
   where q.day <> excluded.day or q.used < $3
   returning used`,
);

/** Counts one application of the day. False where the day is used up. */
export async function countApplication(tx: Tx, shopId: bigint, day: string, max: number): Promise<boolean> {
  return (await tx.row(count, [shopId, day, max])) !== undefined;
}

const used = statement<{ used: number }>(
  'identity-used',
  'select used from identity_quota where shop_id = $1 and day = $2::date',
);

export async function applicationsOf(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await tx.row(used, [shopId, day]))?.used ?? 0;
}

export type ApplicationRow = {
  shop_id: bigint;
  id: string;
  state: 'open' | 'verified' | 'rejected';
  kind: IdentityKind;
  country: string;
  doc_type: DocumentType;
  full_name: string;
  representative: string;
  /** Null once erased, as the number and the telephone are. */
  birth_date: string | null;
  document_ends_on: string | null;
  number_sealed: Buffer | null;
  number_last: string;
  number_key: Buffer;
  phone: string | null;
  submitted_by: string;
  submitted_at: Date;
  promise_at: Date;
  taken_by: string | null;
  taken_at: Date | null;
  decided_at: Date | null;
  reasons: Record<string, string>;
  note: string;
  erase_at: Date;
  erased_at: Date | null;
};

const facts = `shop_id, id, state, kind, country, doc_type, full_name, representative, birth_date::text as birth_date,
  document_ends_on::text as document_ends_on, number_sealed, number_last, number_key, phone, submitted_by,
  submitted_at, promise_at, taken_by, taken_at, decided_at, reasons, note, erase_at, erased_at`;

const latest = statement<ApplicationRow>(
  'identity-latest',
  `select ${facts} from identity_application where shop_id = $1 order by submitted_at desc, id desc limit 1`,
);

/** The application under way, or the last one. */
export function latestApplication(tx: Tx, shopId: bigint): Promise<ApplicationRow | undefined> {
  return tx.row(latest, [shopId]);
}

const application = statement<ApplicationRow>(
  'identity-application',
  `select ${facts} from identity_application where shop_id = $1 and id = $2`,
);

export function findApplication(tx: Tx, shopId: bigint, id: string): Promise<ApplicationRow | undefined> {
  return tx.row(application, [shopId, id]);
}

const insert = statement<never>(
  'identity-insert',
  `insert into identity_application (shop_id, id, kind, country, doc_type, full_name, representative, birth_date,
     document_ends_on, number_sealed, number_last, number_key, phone, submitted_by, submitted_at, promise_at, erase_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8::date, $9::date, $10, $11, $12, $13, $14, $15, $16, $17)`,
);

export type NewApplication = Omit<
  ApplicationRow,
  'state' | 'taken_by' | 'taken_at' | 'decided_at' | 'reasons' | 'note' | 'erased_at'
>;

export async function insertApplication(tx: Tx, row: NewApplication): Promise<void> {
  await tx.rows(insert, [
    row.shop_id,
    row.id,
    row.kind,
    row.country,
    row.doc_type,
    row.full_name,
    row.representative,
    row.birth_date,
    row.document_ends_on,
    row.number_sealed,
    row.number_last,
    row.number_key,
    row.phone,
    row.submitted_by,
    row.submitted_at,
    row.promise_at,
    row.erase_at,
  ]);
}

export type DocumentRow = { field: IdentityFile; position: number; file_id: string; sha256: Buffer };

const addDocuments = statement<never>(
  'identity-add-documents',
  `insert into identity_document (shop_id, application_id, field, position, file_id, sha256)
   select $1, $2, d.field, d.position, d.file_id, d.sha256
   from unnest($3::text[], $4::int[], $5::uuid[], $6::bytea[]) as d (field, position, file_id, sha256)`,
);

export async function insertDocuments(
  tx: Tx,
  shopId: bigint,
  applicationId: string,
  rows: readonly DocumentRow[],
): Promise<void> {
  await tx.rows(addDocuments, [
    shopId,
    applicationId,
    rows.map(({ field }) => field),
    rows.map(({ position }) => position),
    rows.map(({ file_id: fileId }) => fileId),
    rows.map(({ sha256 }) => sha256),
  ]);
}

const documents = statement<DocumentRow>(
  'identity-documents',
  `select field, position, file_id, sha256 from identity_document
   where shop_id = $1 and application_id = $2 order by field, position`,
);

export function documentsOf(tx: Tx, shopId: bigint, applicationId: string): Promise<DocumentRow[]> {
  return tx.rows(documents, [shopId, applicationId]);
}

const eraseFacts = statement<never>(
  'identity-erase',
  `update identity_application set birth_date = null, number_sealed = null, phone = null, erased_at = $3
   where shop_id = $1 and id = $2 and erased_at is null`,
);

export async function eraseApplication(tx: Tx, shopId: bigint, id: string, at: Date): Promise<void> {
  await tx.rows(eraseFacts, [shopId, id, at]);
}

const lonely = statement<{ file_id: string }>(
  'identity-lonely-files',
  `select d.file_id from identity_document d where d.shop_id = $1 and d.application_id = $2 and not exists (
     select from identity_document o
     join identity_application a on a.shop_id = o.shop_id and a.id = o.application_id
     where o.shop_id = d.shop_id and o.file_id = d.file_id and o.application_id <> d.application_id
       and a.erased_at is null)`,
);

/** Files that no other application still needs. */
export async function lonelyFiles(tx: Tx, shopId: bigint, id: string): Promise<string[]> {
  return (await tx.rows(lonely, [shopId, id])).map(({ file_id: fileId }) => fileId);
}
