// Changes of limits: proposed by one person, confirmed by another, kept for ever.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const columns = `c.id, c.key, c.value_before, c.value, c.reason, c.days, c.state, c.proposed_by, p.name as proposer,
  c.proposed_at, c.decided_by, d.name as decider, c.decided_at, c.from_at`;
const source = `limit_change c join operator p on p.id = c.proposed_by left join operator d on d.id = c.decided_by`;

export const findChange = sql.row('limit-change-find')<{ proposer: string; decided_by: string | null }>`
  select ${columns} from ${source} where c.id = :id`;

const page = sql.rows('limit-change-page')<{ proposer: string; decided_by: string | null }>`
  select ${columns} from ${source} order by c.proposed_at desc, c.id desc limit :limit offset :offset`;
const pageCount = sql.row('limit-change-count')`select count(*)::int as n from limit_change`;

export async function listChanges(tx: Tx, { limit, offset }: { limit: number; offset: number }) {
  const rows = await page(tx, { limit, offset });
  return { rows, total: (await pageCount(tx))?.n ?? 0 };
}

/** What was ever confirmed, in the order in which it holds. */
export const listConfirmed = sql.rows('limit-change-confirmed')`
  select id, key, value, from_at from limit_change where state = 'confirmed'
    order by from_at, decided_at, id`;

/** False where a change of this limit waits to be confirmed already. */
export const insertChange = sql.has('limit-change-insert')`
  insert into limit_change (id, key, floor, ceiling, worse, notice_days, value_before, value, reason,
    days, state,
    proposed_by, proposed_at)
  select :id, r.key, r.floor, r.ceiling, r.worse, r.notice_days, :value_before, :value, :reason, :days,
    'proposed', :proposed_by, :proposed_at
  from limit_rule r where r.key = :key
  on conflict do nothing returning id`;

/** False where someone was faster. */
export const closeChange = sql.has('limit-change-decide')`
  update limit_change set state = :state, decided_by = :by, decided_at = :at, from_at = :from?
  where id = :id and state = 'proposed' returning true as done`;

const shops = statement<{ shop_id: bigint }>(
  'limit-change-shops',
  `select shop_id from shop where level = $1 and shop_id > $2 order by shop_id limit $3`,
);

/** Shops of a level after one, in the order of their numbers. */
export async function listShopsOf(tx: Tx, level: string, after: bigint, limit: number): Promise<bigint[]> {
  return (await tx.rows(shops, [level, after, limit])).map(({ shop_id: shopId }) => shopId);
}
