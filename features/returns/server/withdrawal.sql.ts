// Withdrawals from a contract: declared once, never changed; what came of them is noted beside.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { readWithdrawal } from '#features/returns/withdrawal.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type Outcome = GivenOf<typeof readWithdrawal>['outcome'];

export type StatedLine = { id: string; code: string; title: string; qty: number };

export type WithdrawalRow = RowOf<typeof findWithdrawal>;

const columns = 'id, order_id, name, email, statement, declared_at, digest, outcome, case_id';

const insert = sql.run('contract-withdrawal-insert')`
  insert into contract_withdrawal (shop_id, id, order_id, name, email, statement, declared_at, digest,
    outcome, case_id)
  values (:shopId, :id, :orderId, :name, :email, :said::jsonb, :declaredAt, :digest, :outcome, :caseId?)`;

export async function insertWithdrawal(tx: Tx, shopId: bigint, row: WithdrawalRow): Promise<void> {
  const { id, order_id, name, email, statement: said, declared_at, digest, outcome, case_id } = row;
  await insert(tx, {
    shopId,
    id,
    orderId: order_id,
    name,
    email,
    said: JSON.stringify(said),
    declaredAt: declared_at,
    digest,
    outcome,
    caseId: case_id,
  });
}

export const findWithdrawal = sql.row('contract-withdrawal-find')<{ statement: { lines: StatedLine[] } }>`
  select ${columns} from contract_withdrawal where shop_id = :shopId and id = :id`;

export const withdrawalsOf = sql.rows('contract-withdrawal-of-order')<{ statement: { lines: StatedLine[] } }>`
  select ${columns} from contract_withdrawal where shop_id = :shopId and order_id = :orderId
    order by declared_at, id limit 20`;

export const noteOutcome = sql.run('contract-withdrawal-outcome')`
  update contract_withdrawal set outcome = :outcome, case_id = :caseId? where shop_id = :shopId and id = :id`;
