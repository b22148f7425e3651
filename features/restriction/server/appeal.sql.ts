// Appeals: one of a restriction, and one of its extension.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Window } from './restriction.sql.ts';

export type AppealRow = RowOf<typeof findAppeal>;

const columns = `p.shop_id, p.id, p.restriction_id, p.placed_by, p.body, p.state, p.opened_at, p.decide_by,
  p.decided_at, p.decision, (
    select count(*)::int from appeal_file f where f.shop_id = p.shop_id and f.appeal_id = p.id) as files`;

export const findAppeal = sql.row('appeal-find')<{ files: number }>`
  select ${columns} from appeal p where p.shop_id = :shopId and p.id = :id`;

const some = sql.rows('appeal-some')<{ files: number }>`
  select ${columns} from appeal p where p.shop_id = :shopId and p.id = any(:ids::uuid[])`;

export function findAppeals(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<AppealRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : some(tx, { shopId, ids });
}

const page = sql.rows('appeal-page')<{ files: number }>`
  select ${columns} from appeal p where p.shop_id = :shopId and (:ofValue?::uuid is null
    or p.restriction_id = :ofValue?)
  order by p.opened_at desc, p.id desc limit :limit offset :offset`;
const pageCount = sql.row('appeal-page-count')`
  select count(*)::int as n from appeal where shop_id = :shopId and (:ofValue?::uuid is null
    or restriction_id = :ofValue?)`;

export async function listOfShop(
  tx: Tx,
  shopId: bigint,
  restrictionId: string | undefined,
  { limit, offset }: Window,
) {
  const of = restrictionId ?? null;
  const rows = await page(tx, { shopId, ofValue: of, limit, offset });
  return { rows, total: (await pageCount(tx, { shopId, ofValue: of }))?.n ?? 0 };
}

const queue = sql.rows('appeal-queue')<{ files: number; shop_name: string }>`
  select ${columns}, coalesce(s.name, '') as shop_name, r.reason, x.extended_by as extender from appeal p
  join restriction r on r.shop_id = p.shop_id and r.id = p.restriction_id
  left join restriction_extension x on x.shop_id = p.shop_id and x.restriction_id = p.restriction_id
  left join shop s on s.shop_id = p.shop_id
  where p.state = 'open' order by p.decide_by, p.shop_id, p.id limit :limit offset :offset`;
const queueCount = sql.row('appeal-queue-count')`select count(*)::int as n from appeal where state = 'open'`;

/** Over all shops: a fan-out read of the console. */
export async function listOpen(tx: Tx, { limit, offset }: Window) {
  const rows = await queue(tx, { limit, offset });
  return { rows, total: (await queueCount(tx))?.n ?? 0 };
}

const insert = statement<{ id: string }>(
  'appeal-insert',
  `insert into appeal (shop_id, id, restriction_id, round, placed_by, body, person_id, state, opened_at, decide_by)
   values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9) on conflict do nothing returning id`,
);

export type NewAppeal = {
  readonly id: string;
  readonly restrictionId: string;
  readonly round: number;
  readonly placedBy: string;
  readonly text: string;
  readonly personId: string;
  readonly at: Date;
  readonly decideBy: Date;
};

/** False where the slot is taken: one is open, or this round was appealed before. */
export async function insertAppeal(tx: Tx, shopId: bigint, row: NewAppeal): Promise<boolean> {
  const { id, restrictionId, round, placedBy, text, personId, at, decideBy } = row;
  const values = [shopId, id, restrictionId, round, placedBy, text, personId, at, decideBy];
  return (await tx.row(insert, values)) !== undefined;
}

const insertFiles = sql.run('appeal-insert-files')`
  insert into appeal_file (shop_id, appeal_id, position, file_id)
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

export const closeAppeal = sql.has('appeal-decide')`
  update appeal set state = :state, decided_at = :at, decided_by = :by?, decision = :decision?,
    extended_by = :extendedBy?
  where shop_id = :shopId and id = :id and state = 'open' returning true as done`;
