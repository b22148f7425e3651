// Withdrawals from a contract: declared once, never changed; what came of them is noted beside.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { readWithdrawal } from '#features/returns/withdrawal.contract.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type Outcome = OutputOf<typeof readWithdrawal>['outcome'];

export type StatedLine = { id: string; code: string; title: string; qty: number };

export type WithdrawalRow = {
  id: string;
  order_id: string;
  name: string;
  email: string;
  statement: { lines: StatedLine[] };
  declared_at: Date;
  digest: Buffer;
  outcome: Outcome;
  case_id: string | null;
};

const columns = 'id, order_id, name, email, statement, declared_at, digest, outcome, case_id';

const insert = statement<never>(
  'contract-withdrawal-insert',
  `insert into contract_withdrawal (shop_id, id, order_id, name, email, statement, declared_at, digest, outcome, case_id)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10)`,
);

export async function insertWithdrawal(tx: Tx, shopId: bigint, row: WithdrawalRow): Promise<void> {
  const { id, order_id, name, email, statement: said, declared_at, digest, outcome, case_id } = row;
  await tx.rows(insert, [
    shopId,
    id,
    order_id,
    name,
    email,
    JSON.stringify(said),
    declared_at,
    digest,
    outcome,
    case_id,
  ]);
}

const find = statement<WithdrawalRow>(
  'contract-withdrawal-find',
  `select ${columns} from contract_withdrawal where shop_id = $1 and id = $2`,
);

export function findWithdrawal(tx: Tx, shopId: bigint, id: string): Promise<WithdrawalRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const ofOrder = statement<WithdrawalRow>(
  'contract-withdrawal-of-order',
  `select ${columns} from contract_withdrawal where shop_id = $1 and order_id = $2 order by declared_at, id limit 20`,
);

export function withdrawalsOf(tx: Tx, shopId: bigint, orderId: string): Promise<WithdrawalRow[]> {
  return tx.rows(ofOrder, [shopId, orderId]);
}

const settle = statement<never>(
  'contract-withdrawal-outcome',
  'update contract_withdrawal set outcome = $3, case_id = $4 where shop_id = $1 and id = $2',
);

export async function noteOutcome(
  tx: Tx,
  shopId: bigint,
  id: string,
  { outcome, caseId }: { outcome: Outcome; caseId: string | null },
): Promise<void> {
  await tx.rows(settle, [shopId, id, outcome, caseId]);
}
