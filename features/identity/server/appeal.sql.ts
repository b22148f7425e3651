// Refusals of identities, and appeals of them.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - refused_by: Who refused the application, or asked for the revocation.
 * - agreed_by: Who agreed to a revocation.
 */
export type RefusalRow = RowOf<typeof findRefusal>;

/** One refusal by the id of its application or revocation; the newest one without. */
export const findRefusal = sql.row('identity-refusal')<{
  kind: 'application' | 'recall';
  id: string;
  refused_at: Date;
  refused_by: string;
  statement: string;
}>`
  select * from (
    select 'application' as kind, a.id, a.decided_at as refused_at, a.decided_by as refused_by,
      null::uuid as agreed_by, '' as statement
    from identity_application a where a.shop_id = :shopId and a.state = 'rejected'
    union all
    select 'recall', r.id, r.agreed_at, r.asked_by, r.agreed_by, r.statement
    from identity_recall r where r.shop_id = :shopId and r.agreed_at is not null
  ) as n (kind, id, refused_at, refused_by, agreed_by, statement)
  where :id?::uuid is null or n.id = :id? order by n.refused_at desc limit 1`;

export type AppealRow = RowOf<typeof findAppeal>;

const columns = `p.shop_id, p.id, p.application_id, p.recall_id, p.refused_by, p.agreed_by, p.refused_at, p.body,
  p.state, p.opened_at, p.decide_by, p.decided_at, p.decision, (
    select count(*)::int from identity_appeal_file f where f.shop_id = p.shop_id and f.appeal_id = p.id) as files`;

export const findAppeal = sql.row('identity-appeal-find')<{ files: number }>`
  select ${columns} from identity_appeal p where p.shop_id = :shopId and p.id = :id`;

/** The appeal of a refusal; at most one. */
export const appealOf = sql.row('identity-appeal-of')<{ files: number }>`
  select ${columns} from identity_appeal p
  where p.shop_id = :shopId and (p.application_id = :refusalId or p.recall_id = :refusalId)`;

const queue = sql.rows('identity-appeal-queue')<{ files: number; shop_name: string }>`
  select ${columns}, coalesce(s.name, '') as shop_name, n.made_by as invited_by from identity_appeal p
  left join shop s on s.shop_id = p.shop_id
  left join merchant m on m.shop_id = p.shop_id and m.id = p.person_id
  left join invitation n on n.id = m.invitation_id
  where p.state = 'open' order by p.decide_by, p.shop_id, p.id limit :limit offset :offset`;
const queueCount = sql.row('identity-appeal-queue-count')`
  select count(*)::int as n from identity_appeal where state = 'open'`;

/** Over all shops: a fan-out read of the console. */
export async function listOpen(tx: Tx, window: { readonly limit: number; readonly offset: number }) {
  return { rows: await queue(tx, window), total: (await queueCount(tx))?.n ?? 0 };
}

const insert = statement<{ id: string }>(
  'identity-appeal-insert',
  `insert into identity_appeal (shop_id, id, application_id, recall_id, refused_by, agreed_by, refused_at, body,
     person_id, state, opened_at, decide_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $11) on conflict do nothing returning id`,
);

export type NewAppeal = {
  readonly id: string;
  readonly refusal: RefusalRow;
  readonly text: string;
  readonly personId: string;
  readonly at: Date;
  readonly decideBy: Date;
};

/** False where this refusal was appealed before. */
export async function insertAppeal(tx: Tx, shopId: bigint, row: NewAppeal): Promise<boolean> {
  const { id, refusal, text, personId, at, decideBy } = row;
  const about = refusal.kind === 'application' ? [refusal.id, null] : [null, refusal.id];
  const said = [refusal.refused_by, refusal.agreed_by, refusal.refused_at];
  const values = [shopId, id, ...about, ...said, text, personId, at, decideBy];
  return (await tx.row(insert, values)) !== undefined;
}

const insertFiles = sql.run('identity-appeal-insert-files')`
  insert into identity_appeal_file (shop_id, appeal_id, position, file_id)
  select :shopId, :appealId, f.position, f.id
    from unnest(:fileIds::uuid[]) with ordinality as f (id, position)
  returning position`;

export async function attachFiles(
  tx: Tx,
  shopId: bigint,
  appealId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await insertFiles(tx, { shopId, appealId, fileIds });
}

/** False where it was decided before. */
export const closeAppeal = sql.has('identity-appeal-decide')`
  update identity_appeal set state = :state, decided_at = :at, decided_by = :by, decision = :decision
  where shop_id = :shopId and id = :id and state = 'open' returning true as done`;

/** Whether an appeal of this application waits for its decision: until then its documents are needed. */
export const hasOpenAppeal = sql.has('identity-appeal-waits')`
  select true as waits from identity_appeal
  where shop_id = :shopId and application_id = :applicationId and state = 'open'`;

/** Keeps the documents of an application until a later day. */
export const keepDocuments = sql.run('identity-keep-documents')`
  update identity_application set erase_at = greatest(erase_at, :until)
  where shop_id = :shopId and id = :id and erased_at is null`;
