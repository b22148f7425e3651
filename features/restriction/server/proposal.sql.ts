// Holds of wallets and accounts that wait for a second person.
import type { HoldCode, ProposedLevel } from '#domain/restriction.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Window } from './restriction.sql.ts';

export type ProposalRow = {
  shop_id: bigint;
  id: string;
  reason_code: HoldCode;
  level: ProposedLevel;
  reason: string;
  evidence: string[];
  until_at: Date;
  /** Where it begins later than it is placed. */
  from_at: Date | null;
  file_no: string | null;
  amount: string | null;
  /** Null only for what was proposed before a document was asked for. */
  document_id: string | null;
  proposed_by: string;
  proposed_at: Date;
  state: 'proposed' | 'confirmed' | 'declined';
};

const columns = `shop_id, id, reason_code, level, reason, evidence, until_at, from_at, file_no, amount, document_id,
  proposed_by, proposed_at, state`;

const find = statement<ProposalRow>(
  'restriction-proposal-find',
  `select ${columns} from restriction_proposal where shop_id = $1 and id = $2`,
);

export function findProposal(tx: Tx, shopId: bigint, id: string): Promise<ProposalRow | undefined> {
  return tx.row(find, [shopId, id]);
}

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

const decide = statement<{ done: boolean }>(
  'restriction-proposal-decide',
  `update restriction_proposal set state = $3, decided_by = $4, decided_at = $5
   where shop_id = $1 and id = $2 and state = 'proposed' returning true as done`,
);

type Verdict = { readonly state: 'confirmed' | 'declined'; readonly by: string; readonly at: Date };

/** False where someone was faster. */
export async function closeProposal(
  tx: Tx,
  shopId: bigint,
  id: string,
  { state, by, at }: Verdict,
): Promise<boolean> {
  return (await tx.row(decide, [shopId, id, state, by, at])) !== undefined;
}

const stale = statement<never>(
  'restriction-proposal-stale',
  `update restriction_proposal set state = 'declined', decided_by = $3, decided_at = $4
   where shop_id = $1 and state = 'proposed' and proposed_at < $2`,
);

/** What nobody confirmed in time makes room for the next proposal. */
export async function closeStale(
  tx: Tx,
  shopId: bigint,
  { before, by, at }: { before: Date; by: string; at: Date },
): Promise<void> {
  await tx.rows(stale, [shopId, before, by, at]);
}

const queue = statement<ProposalRow & { proposer: string }>(
  'restriction-proposal-queue',
  `select p.shop_id, p.id, p.reason_code, p.level, p.reason, p.evidence, p.until_at, p.from_at, p.file_no, p.amount,
     p.document_id, p.proposed_by, p.proposed_at, p.state, o.name as proposer
   from restriction_proposal p join operator o on o.id = p.proposed_by
   where p.state = 'proposed' and p.proposed_at >= $1 order by p.proposed_at, p.id limit $2 offset $3`,
);
const queueCount = statement<{ n: number }>(
  'restriction-proposal-queue-count',
  `select count(*)::int as n from restriction_proposal where state = 'proposed' and proposed_at >= $1`,
);

/** Over all shops: a fan-out read of the console. Those that can still be confirmed. */
export async function listProposals(tx: Tx, since: Date, { limit, offset }: Window) {
  const rows = await tx.rows(queue, [since, limit, offset]);
  return { rows, total: (await tx.row(queueCount, [since]))?.n ?? 0 };
}
