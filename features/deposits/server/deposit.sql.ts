// Rows of deposits and of the steps they took.
import type { DepositKind } from '#domain/deposits/deposit.ts';
import type { Asset } from '#domain/money/money.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { DepositMove, DepositState } from '#domain/states/deposit.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { DepositPlace } from '#platform/ports/deposits.ts';
import type { ClaimFact } from './chain/claims.sql.ts';

export type DepositRow = {
  shop_id: bigint;
  id: string;
  number: number;
  person_id: string;
  channel: DepositKind;
  currency: Asset;
  units: bigint;
  asset: Asset;
  pay_units: bigint;
  place: DepositPlace;
  is_test: boolean;
  state: DepositState;
  credited_units: bigint;
  hash: string | null;
  sender_name: string;
  note: string;
  question: string | null;
  reason_code: string | null;
  reason: string | null;
  created_at: Date;
  expires_at: Date;
  submit_until: Date;
  submitted_at: Date | null;
  promise_at: Date | null;
  answer_until: Date | null;
  breached_at: Date | null;
  ended_at: Date | null;
  version: number;
  /** Nobody asked for it: money came to the shop's address. */
  is_unasked: boolean;
  account_number: number | null;
  claim_fact: ClaimFact | null;
};

const columns = `shop_id, id, number, person_id, channel, currency, units, asset, pay_units, place, is_test, state,
  credited_units, hash, sender_name, note, question, reason_code, reason, created_at, expires_at, submit_until,
  submitted_at, promise_at, answer_until, breached_at, ended_at, version,
  is_unasked, account_number, claim_fact`;

const number = statement<{ last_number: number }>(
  'deposit-number',
  `insert into deposit_shop (shop_id, last_number) values ($1, 1)
   on conflict (shop_id) do update set last_number = deposit_shop.last_number + 1
   returning last_number`,
);

export async function takeNumber(tx: Tx, shopId: bigint): Promise<number> {
  const row = await tx.row(number, [shopId]);
  if (row === undefined) throw new Error('no number was given');
  return row.last_number;
}

const insert = statement<DepositRow>(
  'deposit-insert',
  `insert into deposit (shop_id, id, number, person_id, channel, currency, units, asset, pay_units, place, is_test,
     state, created_at, expires_at, submit_until, is_unasked, account_number)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'quoted', $12, $13, $14, $15, $16)
   returning ${columns}`,
);

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
  const row = await tx.row(insert, [
    shopId,
    one.id,
    one.number,
    one.personId,
    one.channel,
    one.currency,
    one.units,
    one.asset,
    one.payUnits,
    JSON.stringify(one.place),
    one.isTest,
    one.at,
    one.expiresAt,
    one.submitUntil,
    one.isUnasked ?? false,
    one.accountNumber ?? null,
  ]);
  if (row === undefined) throw new Error('the deposit was not kept');
  return row;
}

const find = statement<DepositRow>(
  'deposit-find',
  `select ${columns} from deposit where shop_id = $1 and id = $2`,
);

export function findDeposit(tx: Tx, shopId: bigint, id: string): Promise<DepositRow | undefined> {
  return tx.row(find, [shopId, id]);
}

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

const move = statement<DepositRow>(
  'deposit-move',
  `with moved as (
     update deposit set state = $4, version = version + 1, credited_units = credited_units + $5,
       hash = coalesce($6, hash), sender_name = coalesce($7, sender_name), note = coalesce($8, note),
       question = coalesce($9, question), reason_code = case when $4 = 'success' then null else coalesce($10, reason_code) end,
       reason = case when $4 = 'success' then null else coalesce($11, reason) end,
       promise_at = case when $4 = 'submitted' then $12 else promise_at end,
       answer_until = case when $4 = 'needs_info' then $13 else answer_until end,
       submitted_at = case when $4 = 'submitted' then $14 else submitted_at end,
       ended_at = case when $4 in ('success', 'failure', 'expired') then $14 else ended_at end
     where shop_id = $1 and id = $2 and state = $3
     returning ${columns}
   ), noted as (
     insert into deposit_event (shop_id, deposit_id, version, move, from_state, to_state, actor, at)
     select shop_id, id, version, $15, $3, $4, $16, $14 from moved
   )
   select * from moved`,
);

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
  return tx.row(move, [
    shopId,
    one.id,
    one.from,
    one.to,
    facts.creditUnits ?? 0n,
    facts.hash ?? null,
    facts.senderName ?? null,
    facts.note ?? null,
    facts.question ?? null,
    facts.reasonCode ?? null,
    facts.reason ?? null,
    facts.promiseAt ?? null,
    facts.answerUntil ?? null,
    one.at,
    one.move,
    one.actor,
  ]);
}

const more = statement<DepositRow>(
  'deposit-more',
  `update deposit set credited_units = credited_units + $3 where shop_id = $1 and id = $2 returning ${columns}`,
);

/** Another receipt of a deposit that is done. */
export function addCredit(
  tx: Tx,
  shopId: bigint,
  id: string,
  units: bigint,
): Promise<DepositRow | undefined> {
  return tx.row(more, [shopId, id, units]);
}

const breach = statement<{ id: string }>(
  'deposit-breach',
  `update deposit set breached_at = $3 where shop_id = $1 and id = $2 and state = 'submitted' and breached_at is null
   returning id`,
);

/** False where it was decided in time. */
export async function markBreached(tx: Tx, shopId: bigint, id: string, at: Date): Promise<boolean> {
  return (await tx.row(breach, [shopId, id, at])) !== undefined;
}

type EventRow = { to_state: DepositState; actor: ActorKind; at: Date };

const events = statement<EventRow>(
  'deposit-events',
  `select to_state, actor, at from deposit_event where shop_id = $1 and deposit_id = $2 order by version`,
);

export function readEvents(tx: Tx, shopId: bigint, id: string): Promise<EventRow[]> {
  return tx.rows(events, [shopId, id]);
}

const proof = statement<never>(
  'deposit-proof',
  `insert into deposit_proof (shop_id, deposit_id, file_id, at) select $1, $2, f, $4 from unnest($3::uuid[]) f`,
);

export async function insertProofs(
  tx: Tx,
  shopId: bigint,
  { id, files, at }: { id: string; files: readonly string[]; at: Date },
): Promise<void> {
  if (files.length > 0) await tx.rows(proof, [shopId, id, files, at]);
}

const proofs = statement<{ file_id: string }>(
  'deposit-proofs',
  'select file_id from deposit_proof where shop_id = $1 and deposit_id = $2 order by at, file_id',
);

export async function readProofs(tx: Tx, shopId: bigint, id: string): Promise<string[]> {
  return (await tx.rows(proofs, [shopId, id])).map(({ file_id }) => file_id);
}

const used = statement<{ units: bigint }>(
  'deposit-used',
  `select coalesce(sum(case when state in ('quoted', 'submitted', 'needs_info') and not is_unasked
     then greatest(units, credited_units) else credited_units end), 0)::bigint as units
   from deposit where shop_id = $1 and ($2::uuid is null or id <> $2)
     and (state in ('quoted', 'submitted', 'needs_info') or ended_at >= $3)`,
);

/** What was deposited since then, and what is asked for and still open, but for one deposit. */
export async function usedUnits(tx: Tx, shopId: bigint, except: string | null, since: Date): Promise<bigint> {
  return (await tx.row(used, [shopId, except, since]))?.units ?? 0n;
}

// An order settles within months of its payment; the index on `paid_at` bounds what is read.
const sales = statement<{ units: bigint }>(
  'deposit-sales',
  `select coalesce(sum(net_units), 0)::bigint as units from shop_order
   where shop_id = $1 and paid_at >= $2 and released_at >= $3`,
);

/** What settled orders have earned the shop since then. */
export async function settledUnits(tx: Tx, shopId: bigint, paidSince: Date, since: Date): Promise<bigint> {
  return (await tx.row(sales, [shopId, paidSince, since]))?.units ?? 0n;
}
