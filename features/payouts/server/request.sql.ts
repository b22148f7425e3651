// Rows of withdrawals and of the steps they took.
import type { Asset } from '#domain/money/money.ts';
import type { PayoutType, ReadAccount } from '#domain/payouts/payout.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { WithdrawalMove, WithdrawalState } from '#domain/states/withdrawal.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** What a bank needs besides the number. */
export type BankFacts = {
  bank_name?: string;
  branch_number?: string;
  bic?: string;
  country?: string;
  /** Of the number wherever it is, in hexadecimal; none on withdrawals from before there was one. */
  number_hash?: string;
};

export type WithdrawalRow = RowOf<typeof insert>;

const columns = `shop_id, id, number, person_id, account_id, account_type, account_name, account_masked, number_kind,
  number_sealed, bank, currency, units, fee_units, note, state, approval, limit_day::text as limit_day, needs_second,
  first_approver, first_finance, second_approver, inviter, reason_code, reason, promise_at, approves_at, send_at,
  decided_at, breached_at, created_at, ended_at, version, is_scheduled`;
/** The same, in the order of the row, for statements that put a table's name before each. */
export const withdrawalColumns: string = columns.replace('limit_day::text as limit_day', 'limit_day::text');

// Rows are written first and shown then: a cluster makes no text of a date while it writes.
const insert = sql.row('withdrawal-insert')<{ bank: BankFacts }>`
  with made as (insert into withdrawal (shop_id, id, number, person_id, account_id, account_type, account_name,
    account_masked,
    number_kind, number_sealed, bank, currency, units, fee_units, note, state, needs_second, promise_at,
      approves_at,
    created_at, inviter, is_scheduled)
  values (:shopId, :id, :number, :personId, :accountId, :accountType, :accountName, :masked, :numberKind,
    :sealed, :bank, :currency, :units, :feeUnits, :note, 'requested', :needsSecond, :promiseAt,
    :approvesAt, :at, :inviter, :isScheduled)
  returning *) select ${columns} from made`;

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
  readonly isScheduled: boolean;
};

export async function insertWithdrawal(tx: Tx, shopId: bigint, one: NewWithdrawal): Promise<WithdrawalRow> {
  const row = await insert(tx, {
    shopId,
    id: one.id,
    number: one.number,
    personId: one.personId,
    accountId: one.accountId,
    accountType: one.accountType,
    accountName: one.accountName,
    masked: one.masked,
    numberKind: one.numberKind,
    sealed: one.sealed,
    bank: JSON.stringify(one.bank),
    currency: one.currency,
    units: one.units,
    feeUnits: one.feeUnits,
    note: one.note,
    needsSecond: one.needsSecond,
    promiseAt: one.promiseAt,
    approvesAt: one.approvesAt,
    at: one.at,
    inviter: one.inviter,
    isScheduled: one.isScheduled,
  });
  if (row === undefined) throw new Error('the withdrawal was not kept');
  return row;
}

export const findWithdrawal = sql.row('withdrawal-find')<{ bank: BankFacts }>`
  select ${columns} from withdrawal where shop_id = :shopId and id = :id`;

export const readWithdrawals = sql.rows('withdrawal-some')<{ bank: BankFacts }>`
  select ${columns} from withdrawal where shop_id = :shopId and id = any(:ids::uuid[])`;

const page = sql.rows('withdrawal-page')<{ bank: BankFacts }>`select ${columns} from withdrawal
  where shop_id = :shopId and state = any(:states::text[]) and (:accountId?::uuid is null
    or account_id = :accountId?)
  order by number desc limit :limit offset :offset`;
const pageCount = sql.row('withdrawal-page-count')`select count(*)::int as n from withdrawal
  where shop_id = :shopId and state = any(:states::text[]) and (:accountId?::uuid is null
    or account_id = :accountId?)`;

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
    page(tx, { shopId, states, accountId, limit, offset }),
    pageCount(tx, { shopId, states, accountId }),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

const move = sql.row('withdrawal-move')<{
  bank: BankFacts;
  approval: 'limit' | 'reviewer' | 'clock' | null;
  first_approver: string | null;
  first_finance: boolean | null;
  second_approver: string | null;
  reason_code: string | null;
  reason: string | null;
  send_at: Date | null;
  decided_at: Date | null;
  breached_at: Date | null;
  ended_at: Date | null;
}>`
  with moved as (
    update withdrawal set state = :to, version = version + 1,
      approval = coalesce(:approval?, approval), limit_day = coalesce(:limitDay?::date, limit_day),
      first_approver = coalesce(:firstApprover?::uuid, first_approver), second_approver =
        coalesce(:secondApprover?::uuid, second_approver),
      reason_code = coalesce(:reasonCode?, reason_code), reason = coalesce(:reason?, reason),
      first_finance = coalesce(:firstFinance?, first_finance), second_finance = coalesce(:secondFinance?,
        second_finance),
      send_at = coalesce(:sendAt?, send_at), breached_at = coalesce(:breachedAt?, breached_at),
      decided_at = case when :to in ('approved', 'rejected') then :at else decided_at end,
      sent_at = case when :to = 'sending' then :at else sent_at end,
      ended_at = case when :to in ('approved', 'sending') then ended_at else :at end
    where shop_id = :shopId and id = :id and state = :from
    returning *
  ), noted as (
    insert into withdrawal_event (shop_id, withdrawal_id, version, move, from_state, to_state, actor, at)
    select shop_id, id, version, :move, :from, :to, :actor, :at from moved
    returning version
  )
  select ${columns} from moved`;

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
  return move(tx, {
    shopId,
    id: one.id,
    from: one.from,
    to: one.to,
    approval: facts.approval,
    limitDay: facts.limitDay,
    firstApprover: facts.firstApprover,
    secondApprover: facts.secondApprover,
    reasonCode: facts.reasonCode,
    reason: facts.reason,
    sendAt: facts.sendAt,
    breachedAt: facts.breachedAt,
    at: one.at,
    move: one.move,
    actor: one.actor,
    firstFinance: facts.firstFinance,
    secondFinance: facts.secondFinance,
  });
}

/** The first of two approvals; false where another one was first. */
export const approveFirst = sql.has('withdrawal-first')`
  update withdrawal set first_approver = :operatorId, first_finance = :isFinance
  where shop_id = :shopId and id = :id and state = 'requested' and first_approver is null returning id`;

const since = sql.row('withdrawal-since')`select coalesce(sum(units), 0)::bigint as units from withdrawal
  where shop_id = :shopId and created_at >= :at
    and state not in ('failure', 'rejected', 'cancelled', 'returned')`;

/** What was asked for since then and did not come to nothing; true while the book is locked. */
export async function askedSince(tx: Tx, shopId: bigint, at: Date): Promise<bigint> {
  return (await since(tx, { shopId, at }))?.units ?? 0n;
}

export const readEvents = sql.rows('withdrawal-events')`
  select to_state, actor, at from withdrawal_event where shop_id = :shopId and withdrawal_id = :id
    order by version`;
