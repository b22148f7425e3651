// Rows of withdrawals and of the steps they took.
import type { Asset } from '#domain/money/money.ts';
import type { PayoutType, ReadAccount } from '#domain/payouts/payout.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { WithdrawalMove, WithdrawalState } from '#domain/states/withdrawal.ts';
import { statement, type Tx } from '#platform/db/database.ts';

/** What a bank needs besides the number. */
export type BankFacts = {
  bank_name?: string;
  branch_number?: string;
  bic?: string;
  country?: string;
  /** Of the number wherever it is, in hexadecimal; none on withdrawals from before there was one. */
  number_hash?: string;
};

export type WithdrawalRow = {
  shop_id: bigint;
  id: string;
  number: number;
  person_id: string;
  account_id: string;
  account_type: PayoutType;
  account_name: string;
  account_masked: string;
  number_kind: ReadAccount['numberKind'];
  number_sealed: Buffer;
  bank: BankFacts;
  currency: Asset;
  units: bigint;
  fee_units: bigint;
  note: string;
  state: WithdrawalState;
  approval: 'limit' | 'reviewer' | 'clock' | null;
  limit_day: string | null;
  needs_second: boolean;
  first_approver: string | null;
  first_finance: boolean | null;
  second_approver: string | null;
  inviter: string | null;
  reason_code: string | null;
  reason: string | null;
  promise_at: Date | null;
  approves_at: Date | null;
  send_at: Date | null;
  decided_at: Date | null;
  breached_at: Date | null;
  created_at: Date;
  ended_at: Date | null;
  version: number;
};

const columns = `shop_id, id, number, person_id, account_id, account_type, account_name, account_masked, number_kind,
  number_sealed, bank, currency, units, fee_units, note, state, approval, limit_day::text as limit_day, needs_second,
  first_approver, first_finance, second_approver, inviter, reason_code, reason, promise_at, approves_at, send_at,
  decided_at, breached_at, created_at, ended_at, version`;
/** The same, in the order of the row, for statements that put a table's name before each. */
export const withdrawalColumns: string = columns.replace('limit_day::text as limit_day', 'limit_day::text');

const insert = statement<WithdrawalRow>(
  'withdrawal-insert',
  `insert into withdrawal (shop_id, id, number, person_id, account_id, account_type, account_name, account_masked,
     number_kind, number_sealed, bank, currency, units, fee_units, note, state, needs_second, promise_at, approves_at,
     created_at, inviter)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'requested', $16, $17, $18, $19, $20)
   returning ${columns}`,
);

export type NewWithdrawal = {
  readonly id: string;
  readonly number: number;
  readonly personId: string;
  readonly accountId: string;
  readonly accountType: PayoutType;
  readonly accountName: string;
  readonly masked: string;
  readonly numberKind: ReadAccount['numberKind'];
  readonly sealed: Buffer;
  readonly bank: BankFacts;
  readonly currency: Asset;
  readonly units: bigint;
  readonly feeUnits: bigint;
  readonly note: string;
  readonly needsSecond: boolean;
  readonly promiseAt: Date;
  readonly approvesAt: Date;
  readonly at: Date;
  readonly inviter: string;
};

export async function insertWithdrawal(tx: Tx, shopId: bigint, one: NewWithdrawal): Promise<WithdrawalRow> {
  const row = await tx.row(insert, [
    shopId,
    one.id,
    one.number,
    one.personId,
    one.accountId,
    one.accountType,
    one.accountName,
    one.masked,
    one.numberKind,
    one.sealed,
    JSON.stringify(one.bank),
    one.currency,
    one.units,
    one.feeUnits,
    one.note,
    one.needsSecond,
    one.promiseAt,
    one.approvesAt,
    one.at,
    one.inviter,
  ]);
  if (row === undefined) throw new Error('the withdrawal was not kept');
  return row;
}

const find = statement<WithdrawalRow>(
  'withdrawal-find',
  `select ${columns} from withdrawal where shop_id = $1 and id = $2`,
);

export function findWithdrawal(tx: Tx, shopId: bigint, id: string): Promise<WithdrawalRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const some = statement<WithdrawalRow>(
  'withdrawal-some',
  `select ${columns} from withdrawal where shop_id = $1 and id = any($2::uuid[])`,
);

export function readWithdrawals(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<WithdrawalRow[]> {
  return tx.rows(some, [shopId, ids]);
}

const page = statement<WithdrawalRow>(
  'withdrawal-page',
  `select ${columns} from withdrawal
   where shop_id = $1 and state = any($2::text[]) and ($3::uuid is null or account_id = $3)
   order by number desc limit $4 offset $5`,
);
const pageCount = statement<{ n: number }>(
  'withdrawal-page-count',
  `select count(*)::int as n from withdrawal
   where shop_id = $1 and state = any($2::text[]) and ($3::uuid is null or account_id = $3)`,
);

export type PageRequest = {
  readonly states: readonly WithdrawalState[];
  readonly accountId: string | null;
  readonly limit: number;
  readonly offset: number;
};

export async function listWithdrawals(
  tx: Tx,
  shopId: bigint,
  { states, accountId, limit, offset }: PageRequest,
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    tx.rows(page, [shopId, states, accountId, limit, offset]),
    tx.row(pageCount, [shopId, states, accountId]),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

const move = statement<WithdrawalRow>(
  'withdrawal-move',
  `with moved as (
     update withdrawal set state = $4, version = version + 1,
       approval = coalesce($5, approval), limit_day = coalesce($6::date, limit_day),
       first_approver = coalesce($7::uuid, first_approver), second_approver = coalesce($8::uuid, second_approver),
       reason_code = coalesce($9, reason_code), reason = coalesce($10, reason),
       first_finance = coalesce($16, first_finance), second_finance = coalesce($17, second_finance),
       send_at = coalesce($11, send_at), breached_at = coalesce($12, breached_at),
       decided_at = case when $4 in ('approved', 'rejected') then $13 else decided_at end,
       sent_at = case when $4 = 'sending' then $13 else sent_at end,
       ended_at = case when $4 in ('approved', 'sending') then ended_at else $13 end
     where shop_id = $1 and id = $2 and state = $3
     returning ${columns}
   ), noted as (
     insert into withdrawal_event (shop_id, withdrawal_id, version, move, from_state, to_state, actor, at)
     select shop_id, id, version, $14, $3, $4, $15, $13 from moved
   )
   select * from moved`,
);

export type Moving = {
  readonly id: string;
  readonly move: WithdrawalMove;
  readonly from: WithdrawalState;
  readonly to: WithdrawalState;
  readonly actor: ActorKind;
  readonly at: Date;
  readonly facts: MoveFacts;
};

/** What a move makes known; what is left out stays as it is. */
export type MoveFacts = {
  readonly approval?: 'limit' | 'reviewer' | 'clock';
  readonly limitDay?: string;
  readonly firstApprover?: string;
  readonly secondApprover?: string;
  /** Whether they are of finance: one of two has to be. */
  readonly firstFinance?: boolean;
  readonly secondFinance?: boolean;
  readonly reasonCode?: string;
  readonly reason?: string;
  readonly sendAt?: Date;
  readonly breachedAt?: Date;
};

/** Moves it only if it still stands where the caller saw it, and writes the step down. Undefined for who came later. */
export function moveWithdrawalRow(tx: Tx, shopId: bigint, one: Moving): Promise<WithdrawalRow | undefined> {
  const { facts } = one;
  return tx.row(move, [
    shopId,
    one.id,
    one.from,
    one.to,
    facts.approval ?? null,
    facts.limitDay ?? null,
    facts.firstApprover ?? null,
    facts.secondApprover ?? null,
    facts.reasonCode ?? null,
    facts.reason ?? null,
    facts.sendAt ?? null,
    facts.breachedAt ?? null,
    one.at,
    one.move,
    one.actor,
    facts.firstFinance ?? null,
    facts.secondFinance ?? null,
  ]);
}

const first = statement<{ id: string }>(
  'withdrawal-first',
  `update withdrawal set first_approver = $3, first_finance = $4
   where shop_id = $1 and id = $2 and state = 'requested' and first_approver is null returning id`,
);

/** The first of two approvals; false where another one was first. */
export async function approveFirst(
  tx: Tx,
  shopId: bigint,
  id: string,
  by: { readonly operatorId: string; readonly isFinance: boolean },
): Promise<boolean> {
  return (await tx.row(first, [shopId, id, by.operatorId, by.isFinance])) !== undefined;
}

const since = statement<{ units: bigint }>(
  'withdrawal-since',
  `select coalesce(sum(units), 0)::bigint as units from withdrawal
   where shop_id = $1 and created_at >= $2 and state not in ('failure', 'rejected', 'cancelled', 'returned')`,
);

/** What was asked for since then and did not come to nothing; true while the book is locked. */
export async function askedSince(tx: Tx, shopId: bigint, at: Date): Promise<bigint> {
  return (await tx.row(since, [shopId, at]))?.units ?? 0n;
}

type EventRow = { to_state: WithdrawalState; actor: ActorKind; at: Date };

const events = statement<EventRow>(
  'withdrawal-events',
  `select to_state, actor, at from withdrawal_event where shop_id = $1 and withdrawal_id = $2 order by version`,
);

export function readEvents(tx: Tx, shopId: bigint, id: string): Promise<EventRow[]> {
  return tx.rows(events, [shopId, id]);
}
