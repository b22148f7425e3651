// Changes of limits: proposed by one person, confirmed by another, kept for ever.
import { statement, type Tx } from '#platform/db/database.ts';

export type ChangeRow = {
  id: string;
  key: string;
  value_before: bigint;
  value: bigint;
  reason: string;
  days: number;
  state: 'proposed' | 'confirmed' | 'declined';
  proposed_by: string;
  proposer: string;
  proposed_at: Date;
  decided_by: string | null;
  decider: string | null;
  decided_at: Date | null;
  from_at: Date | null;
};

const columns = `c.id, c.key, c.value_before, c.value, c.reason, c.days, c.state, c.proposed_by, p.name as proposer,
  c.proposed_at, c.decided_by, d.name as decider, c.decided_at, c.from_at`;
const source = `limit_change c join operator p on p.id = c.proposed_by left join operator d on d.id = c.decided_by`;

const find = statement<ChangeRow>('limit-change-find', `select ${columns} from ${source} where c.id = $1`);

export function findChange(tx: Tx, id: string): Promise<ChangeRow | undefined> {
  return tx.row(find, [id]);
}

const page = statement<ChangeRow>(
  'limit-change-page',
  `select ${columns} from ${source} order by c.proposed_at desc, c.id desc limit $1 offset $2`,
);
const pageCount = statement<{ n: number }>(
  'limit-change-count',
  'select count(*)::int as n from limit_change',
);

export async function listChanges(tx: Tx, { limit, offset }: { limit: number; offset: number }) {
  const rows = await tx.rows(page, [limit, offset]);
  return { rows, total: (await tx.row(pageCount, []))?.n ?? 0 };
}

type Confirmed = { id: string; key: string; value: bigint; from_at: Date };

const confirmed = statement<Confirmed>(
  'limit-change-confirmed',
  `select id, key, value, from_at from limit_change where state = 'confirmed' order by from_at, decided_at, id`,
);

/** What was ever confirmed, in the order in which it holds. */
export function listConfirmed(tx: Tx): Promise<Confirmed[]> {
  return tx.rows(confirmed, []);
}

const insert = statement<{ id: string }>(
  'limit-change-insert',
  `insert into limit_change (id, key, floor, ceiling, worse, notice_days, value_before, value, reason, days, state,
     proposed_by, proposed_at)
   select $1, r.key, r.floor, r.ceiling, r.worse, r.notice_days, $3, $4, $5, $6, 'proposed', $7, $8
   from limit_rule r where r.key = $2
   on conflict do nothing returning id`,
);

type NewChange = Pick<
  ChangeRow,
  'id' | 'key' | 'value_before' | 'value' | 'reason' | 'days' | 'proposed_by' | 'proposed_at'
>;

/** False where a change of this limit waits to be confirmed already. */
export async function insertChange(tx: Tx, row: NewChange): Promise<boolean> {
  const { id, key, value_before: before, value, reason, days, proposed_by: by, proposed_at: at } = row;
  return (await tx.row(insert, [id, key, before, value, reason, days, by, at])) !== undefined;
}

const decide = statement<{ done: boolean }>(
  'limit-change-decide',
  `update limit_change set state = $2, decided_by = $3, decided_at = $4, from_at = $5
   where id = $1 and state = 'proposed' returning true as done`,
);

type Verdict = {
  readonly state: 'confirmed' | 'declined';
  readonly by: string;
  readonly at: Date;
  readonly from: Date | null;
};

/** False where someone was faster. */
export async function closeChange(tx: Tx, id: string, verdict: Verdict): Promise<boolean> {
  const { state, by, at, from } = verdict;
  return (await tx.row(decide, [id, state, by, at, from])) !== undefined;
}

const shops = statement<{ shop_id: bigint }>(
  'limit-change-shops',
  `select shop_id from shop where level = $1 and shop_id > $2 order by shop_id limit $3`,
);

/** Shops of a level after one, in the order of their numbers. */
export async function listShopsOf(tx: Tx, level: string, after: bigint, limit: number): Promise<bigint[]> {
  return (await tx.rows(shops, [level, after, limit])).map(({ shop_id: shopId }) => shopId);
}
