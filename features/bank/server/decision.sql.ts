// What one person proposes about money at the bank, and another one confirms. The database holds that they are two.
import { statement, type Tx } from '#platform/db/database.ts';

export type DecisionAct = 'match' | 'return' | 'other' | 'settle' | 'place';

export type DecisionRow = {
  id: string;
  line_id: string | null;
  return_id: string | null;
  act: DecisionAct;
  target: string | null;
  to_name: string;
  to_account: string;
  to_bic: string;
  note: string;
  state: 'proposed' | 'confirmed' | 'dropped';
  maker: string;
  made_at: Date;
};

const columns =
  'id, line_id, return_id, act, target, to_name, to_account, to_bic, note, state, maker, made_at';

const insert = statement<{ id: string }>(
  'bank-decision-add',
  `insert into bank_decision (id, line_id, return_id, act, target, to_name, to_account, to_bic, note, state, maker, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'proposed', $10, $11) on conflict do nothing returning id`,
);

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
  const made = await tx.row(insert, [
    one.id,
    one.lineId ?? null,
    one.returnId ?? null,
    one.act,
    one.target ?? null,
    one.toName,
    one.toAccount,
    one.toBic,
    one.note,
    one.maker,
    one.at,
  ]);
  return made !== undefined;
}

const lock = statement<DecisionRow>(
  'bank-decision-lock',
  `select ${columns} from bank_decision where id = $1 for update`,
);

export function lockDecision(tx: Tx, id: string): Promise<DecisionRow | undefined> {
  return tx.row(lock, [id]);
}

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

const ofReturns = statement<DecisionRow & { maker_name: string | null }>(
  'bank-decision-of-returns',
  `select d.id, d.line_id, d.return_id, d.act, d.target, d.to_name, d.to_account, d.to_bic, d.note, d.state, d.maker,
     d.made_at, o.name as maker_name
   from bank_decision d left join operator o on o.id = d.maker
   where d.return_id = any($1::uuid[]) and d.state = 'proposed'`,
);

export function readOfReturns(tx: Tx, ids: readonly string[]) {
  return tx.rows(ofReturns, [ids]);
}
