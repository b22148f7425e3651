// Rows of deposits and of the steps they took.
import type { DepositKind } from '#domain/deposits/deposit.ts';
import type { Asset } from '#domain/money/money.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { DepositMove, DepositState } from '#domain/states/deposit.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { DepositPlace } from '#platform/ports/deposits.ts';
import type { ClaimFact } from './chain/claims.sql.ts';

/**
 * - is_unasked: Nobody asked for it: money came to the shop's address.
 */
export type DepositRow = RowOf<typeof insert>;

const columns = `shop_id, id, number, person_id, channel, currency, units, asset, pay_units, place, is_test, state,
  credited_units, hash, sender_name, note, question, reason_code, reason, created_at, expires_at, submit_until,
  submitted_at, promise_at, answer_until, breached_at, ended_at, version,
  is_unasked, account_number, claim_fact`;

const number = sql.row('deposit-number')`insert into deposit_shop (shop_id, last_number) values (:shopId, 1)
  on conflict (shop_id) do update set last_number = deposit_shop.last_number + 1
  returning last_number`;

export async function takeNumber(tx: Tx, shopId: bigint): Promise<number> {
  const row = await number(tx, { shopId });
  if (row === undefined) throw new Error('no number was given');
  return row.last_number;
}

const insert = sql.row('deposit-insert')<{ place: DepositPlace; claim_fact: ClaimFact | null }>`
  insert into deposit (shop_id, id, number, person_id, channel, currency, units, asset, pay_units, place,
    is_test,
    state, created_at, expires_at, submit_until, is_unasked, account_number)
  values (:shopId, :id, :number, :personId, :channel, :currency, :units, :asset, :payUnits, :place,
    :isTest, 'quoted', :at, :expiresAt, :submitUntil, :isUnasked, :accountNumber?)
  returning ${columns}`;

export type NewDeposit = {
  readonly id: string;
  readonly number: number;
  readonly personId: string;
  readonly channel: DepositKind;
  readonly currency: Asset;
  readonly units: bigint;
  readonly asset: Asset;
  readonly payUnits: bigint;
  readonly place: DepositPlace;
  readonly isTest: boolean;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly submitUntil: Date;
  readonly isUnasked?: boolean;
  readonly accountNumber?: number | undefined;
};

export async function insertDeposit(tx: Tx, shopId: bigint, one: NewDeposit): Promise<DepositRow> {
  const row = await insert(tx, {
    shopId,
    id: one.id,
    number: one.number,
    personId: one.personId,
    channel: one.channel,
    currency: one.currency,
    units: one.units,
    asset: one.asset,
    payUnits: one.payUnits,
    place: JSON.stringify(one.place),
    isTest: one.isTest,
    at: one.at,
    expiresAt: one.expiresAt,
    submitUntil: one.submitUntil,
    isUnasked: one.isUnasked ?? false,
    accountNumber: one.accountNumber,
  });
  if (row === undefined) throw new Error('the deposit was not kept');
  return row;
}

export const findDeposit = sql.row('deposit-find')<{ place: DepositPlace; claim_fact: ClaimFact | null }>`
  select ${columns} from deposit where shop_id = :shopId and id = :id`;

const page = statement<DepositRow>(
  'deposit-page',
  `select ${columns} from deposit where shop_id = $1 and state = any($2::text[])
   and ($3::timestamptz is null or created_at >= $3) and ($4::timestamptz is null or created_at < $4)
   and (not $5 or submitted_at is not null) order by number desc limit $6 offset $7`,
);
const pageCount = statement<{ n: number }>(
  'deposit-page-count',
  `select count(*)::int as n from deposit where shop_id = $1 and state = any($2::text[])
   and ($3::timestamptz is null or created_at >= $3) and ($4::timestamptz is null or created_at < $4)
   and (not $5 or submitted_at is not null)`,
);

export type PageRequest = {
  readonly states: readonly DepositState[];
  /** Only those that the merchant told of. */
  readonly isTold?: boolean;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
  readonly offset: number;
};

export async function listDeposits(
  tx: Tx,
  shopId: bigint,
  { states, isTold = false, from, to, limit, offset }: PageRequest,
): Promise<{ rows: DepositRow[]; total: number }> {
  const values = [shopId, states, from ?? null, to ?? null, isTold];
  const [rows, counted] = await Promise.all([
    tx.rows(page, [...values, limit, offset]),
    tx.row(pageCount, values),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

const move = sql.row('deposit-move')<{
  place: DepositPlace;
  hash: string | null;
  question: string | null;
  reason_code: string | null;
  reason: string | null;
  submitted_at: Date | null;
  promise_at: Date | null;
  answer_until: Date | null;
  ended_at: Date | null;
  claim_fact: ClaimFact | null;
}>`
  with moved as (
    update deposit set state = :to, version = version + 1, credited_units = credited_units + :creditUnits,
      hash = coalesce(:hash?, hash), sender_name = coalesce(:senderName?, sender_name), note =
        coalesce(:note?, note),
      question = coalesce(:question?, question), reason_code = case when :to = 'success' then null else
        coalesce(:reasonCode?, reason_code) end,
      reason = case when :to = 'success' then null else coalesce(:reason?, reason) end,
      promise_at = case when :to = 'submitted' then :promiseAt? else promise_at end,
      answer_until = case when :to = 'needs_info' then :answerUntil? else answer_until end,
      submitted_at = case when :to = 'submitted' then :at else submitted_at end,
      ended_at = case when :to in ('success', 'failure', 'expired') then :at else ended_at end
    where shop_id = :shopId and id = :id and state = :from
    returning ${columns}
  ), noted as (
    insert into deposit_event (shop_id, deposit_id, version, move, from_state, to_state, actor, at)
    select shop_id, id, version, :move, :from, :to, :actor, :at from moved
    returning version
  )
  select * from moved`;

/** What a move makes known; what is left out stays as it is. */
export type MoveFacts = {
  readonly creditUnits?: bigint;
  readonly hash?: string | undefined;
  readonly senderName?: string;
  readonly note?: string;
  readonly question?: string;
  readonly reasonCode?: string;
  readonly reason?: string;
  readonly promiseAt?: Date;
  readonly answerUntil?: Date;
};

export type Moving = {
  readonly id: string;
  readonly move: DepositMove;
  readonly from: DepositState;
  readonly to: DepositState;
  readonly actor: ActorKind;
  readonly at: Date;
  readonly facts: MoveFacts;
};

/** Moves it only if it still stands where the caller saw it, and writes the step down. */
export function moveDepositRow(tx: Tx, shopId: bigint, one: Moving): Promise<DepositRow | undefined> {
  const { facts } = one;
  return move(tx, {
    shopId,
    id: one.id,
    from: one.from,
    to: one.to,
    creditUnits: facts.creditUnits ?? 0n,
    hash: facts.hash,
    senderName: facts.senderName,
    note: facts.note,
    question: facts.question,
    reasonCode: facts.reasonCode,
    reason: facts.reason,
    promiseAt: facts.promiseAt,
    answerUntil: facts.answerUntil,
    at: one.at,
    move: one.move,
    actor: one.actor,
  });
}

/** Another receipt of a deposit that is done. */
export const addCredit = sql.row('deposit-more')<{ place: DepositPlace; claim_fact: ClaimFact | null }>`
  update deposit set credited_units = credited_units + :units where shop_id = :shopId and id = :id
    returning ${columns}`;

/** False where it was decided in time. */
export const markBreached = sql.has('deposit-breach')`
  update deposit set breached_at = :at where shop_id = :shopId and id = :id and state = 'submitted'
    and breached_at is null
  returning id`;

export const readEvents = sql.rows('deposit-events')`
  select to_state, actor, at from deposit_event where shop_id = :shopId and deposit_id = :id
    order by version`;

const proof = sql.run('deposit-proof')`
  insert into deposit_proof (shop_id, deposit_id, file_id, at) select :shopId, :id, f, :at
    from unnest(:files::uuid[]) f returning file_id`;

export async function insertProofs(
  tx: Tx,
  shopId: bigint,
  { id, files, at }: { id: string; files: readonly string[]; at: Date },
): Promise<void> {
  if (files.length > 0) await proof(tx, { shopId, id, files, at });
}

const proofs = sql.rows('deposit-proofs')`
  select file_id from deposit_proof where shop_id = :shopId and deposit_id = :id order by at, file_id`;

export async function readProofs(tx: Tx, shopId: bigint, id: string): Promise<string[]> {
  return (await proofs(tx, { shopId, id })).map(({ file_id }) => file_id);
}

const used = sql.row('deposit-used')`
  select coalesce(sum(case when state in ('quoted', 'submitted', 'needs_info') and not is_unasked
    then greatest(units, credited_units) else credited_units end), 0)::bigint as units
  from deposit where shop_id = :shopId and (:except?::uuid is null or id <> :except?)
    and (state in ('quoted', 'submitted', 'needs_info') or ended_at >= :since)`;

/** What was deposited since then, and what is asked for and still open, but for one deposit. */
export async function usedUnits(tx: Tx, shopId: bigint, except: string | null, since: Date): Promise<bigint> {
  return (await used(tx, { shopId, except, since }))?.units ?? 0n;
}

// An order settles within months of its payment; the index on `paid_at` bounds what is read.
const sales = sql.row('deposit-sales')`select coalesce(sum(net_units), 0)::bigint as units from shop_order
  where shop_id = :shopId and paid_at >= :paidSince and released_at >= :since`;

/** What settled orders have earned the shop since then. */
export async function settledUnits(tx: Tx, shopId: bigint, paidSince: Date, since: Date): Promise<bigint> {
  return (await sales(tx, { shopId, paidSince, since }))?.units ?? 0n;
}
