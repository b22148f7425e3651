// What one person proposes about money at the bank, and another one confirms. The database holds that they are two.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type DecisionAct = 'match' | 'return' | 'other' | 'settle' | 'place';

export type DecisionRow = RowOf<typeof lockDecision>;

const columns =
  'id, line_id, return_id, act, target, to_name, to_account, to_bic, note, state, maker, made_at';

const insert = sql.row('bank-decision-add')`
  insert into bank_decision (id, line_id, return_id, act, target, to_name, to_account, to_bic, note,
    state, maker, made_at)
  values (:id, :lineId?, :returnId?, :act, :target?, :toName, :toAccount, :toBic, :note, 'proposed',
    :maker, :at) on conflict do nothing returning id`;

export type NewDecision = {
  readonly id: string;
  readonly lineId?: string;
  readonly returnId?: string;
  readonly act: DecisionAct;
  readonly target?: string | undefined;
  readonly toName: string;
  readonly toAccount: string;
  readonly toBic: string;
  readonly note: string;
  readonly maker: string;
  readonly at: Date;
};

/** False where somebody's proposal waits already. */
export async function insertDecision(tx: Tx, one: NewDecision): Promise<boolean> {
  const made = await insert(tx, {
    id: one.id,
    lineId: one.lineId,
    returnId: one.returnId,
    act: one.act,
    target: one.target,
    toName: one.toName,
    toAccount: one.toAccount,
    toBic: one.toBic,
    note: one.note,
    maker: one.maker,
    at: one.at,
  });
  return made !== undefined;
}

export const lockDecision = sql.row('bank-decision-lock')<{ act: DecisionAct }>`
  select ${columns} from bank_decision where id = :id for update`;

const confirm = statement<{ id: string }>(
  'bank-decision-confirm',
  `update bank_decision set state = 'confirmed', checker = $2, ended_at = $3
   where id = $1 and state = 'proposed' returning id`,
);
const drop = statement<{ id: string }>(
  'bank-decision-drop',
  `update bank_decision set state = 'dropped', dropped_by = $2, ended_at = $3
   where id = $1 and state = 'proposed' returning id`,
);

/** Once: false where it was ended before. SQLSTATE 23514 where the one who confirms is the one who proposed. */
export async function endDecision(
  tx: Tx,
  id: string,
  { by, isConfirmed, at }: { by: string; isConfirmed: boolean; at: Date },
): Promise<boolean> {
  return (await tx.row(isConfirmed ? confirm : drop, [id, by, at])) !== undefined;
}

export const readOfReturns = sql.rows('bank-decision-of-returns')<{
  return_id: string | null;
  act: DecisionAct;
}>`
  select d.id, d.line_id, d.return_id, d.act, d.target, d.to_name, d.to_account, d.to_bic, d.note,
    d.state, d.maker,
    d.made_at, o.name as maker_name
  from bank_decision d left join operator o on o.id = d.maker
  where d.return_id = any(:ids::uuid[]) and d.state = 'proposed'`;
