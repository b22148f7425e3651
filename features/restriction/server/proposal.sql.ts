// Holds of wallets and accounts that wait for a second person.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Window } from './restriction.sql.ts';

/**
 * - from_at: Where it begins later than it is placed.
 * - document_id: Null only for what was proposed before a document was asked for.
 */
export type ProposalRow = RowOf<typeof findProposal>;

const columns = `shop_id, id, reason_code, level, reason, evidence, until_at, from_at, file_no, amount, document_id,
  proposed_by, proposed_at, state`;

export const findProposal = sql.row('restriction-proposal-find')`
  select ${columns} from restriction_proposal where shop_id = :shopId and id = :id`;

const insert = statement<{ id: string }>(
  'restriction-proposal-insert',
  `insert into restriction_proposal (shop_id, id, reason_code, level, reason, evidence, until_at, proposed_by,
     proposed_at, state, from_at, file_no, amount, document_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'proposed', $10, $11, $12, $13) on conflict do nothing returning id`,
);

/** False where one of this level waits already. */
export async function insertProposal(tx: Tx, row: Omit<ProposalRow, 'state'>): Promise<boolean> {
  const what = [row.shop_id, row.id, row.reason_code, row.level, row.reason, row.evidence, row.until_at];
  const more = [row.proposed_by, row.proposed_at, row.from_at, row.file_no, row.amount, row.document_id];
  return (await tx.row(insert, [...what, ...more])) !== undefined;
}

/** False where someone was faster. */
export const closeProposal = sql.has('restriction-proposal-decide')`
  update restriction_proposal set state = :state, decided_by = :by, decided_at = :at
  where shop_id = :shopId and id = :id and state = 'proposed' returning true as done`;

/** What nobody confirmed in time makes room for the next proposal. */
export const closeStale = sql.run('restriction-proposal-stale')`
  update restriction_proposal set state = 'declined', decided_by = :by, decided_at = :at
  where shop_id = :shopId and state = 'proposed' and proposed_at < :before`;

const queue = sql.rows('restriction-proposal-queue')<{ shop_name: string }>`
  select p.shop_id, p.id, p.reason_code, p.level, p.reason, p.evidence, p.until_at, p.from_at, p.file_no,
    p.amount,
    p.document_id, p.proposed_by, p.proposed_at, p.state, o.name as proposer,
    coalesce(s.name, '') as shop_name
  from restriction_proposal p join operator o on o.id = p.proposed_by
    left join shop s on s.shop_id = p.shop_id
  where p.state = 'proposed' and p.proposed_at >= :since order by p.proposed_at, p.id
    limit :limit offset :offset`;
const queueCount = sql.row('restriction-proposal-queue-count')`
  select count(*)::int as n from restriction_proposal where state = 'proposed' and proposed_at >= :since`;

/** Over all shops: a fan-out read of the console. Those that can still be confirmed. */
export async function listProposals(tx: Tx, since: Date, { limit, offset }: Window) {
  const rows = await queue(tx, { since, limit, offset });
  return { rows, total: (await queueCount(tx, { since }))?.n ?? 0 };
}
