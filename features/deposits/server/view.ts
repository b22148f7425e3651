// Deposits as their merchant and the reviewers see them.
import { depositFactsOf, writeHash } from '#domain/deposits/deposit.ts';
import type { GivenOf, InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import { depositStates, depositStatusOf, isOpenDeposit } from '#domain/states/deposit.ts';
import { filesOf, presentFile } from '#features/files/server/public.ts';
import type { walletFlow } from '#features/wallet/contract.ts';
import type * as contract from '#features/deposits/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { readComing } from './chain/addresses.sql.ts';
import { readDisputed } from './chain/transfers.sql.ts';
import { depositNumberOf, type DepositContext } from './terms.ts';
import { readReceipts, type ReceiptRow } from './receipts.sql.ts';
import * as sql from './deposit.sql.ts';

type Whole = GivenOf<typeof contract.channelPay>;
type Short = GivenOf<typeof contract.listDeposits>['list'][number];

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A deposit as a line of a list. */
export function presentShort(row: sql.DepositRow, arrived: readonly ReceiptRow[], now: Date): Short {
  const amount = (units: bigint) => formatUnits(units, row.currency);
  const isReviewed = row.state === 'submitted';
  return {
    id: row.id,
    no: depositNumberOf(row.shop_id, row.number),
    channel_id: row.channel,
    status: depositStatusOf(row.state),
    state: row.state,
    amount: amount(row.units),
    currency: row.currency,
    pay_amount: formatUnits(row.pay_units, row.asset),
    asset: row.asset,
    credit_amount: amount(row.units),
    credited_amount: amount(row.credited_units),
    rate: row.asset === row.currency ? null : '1',
    fee: amount(0n),
    is_test: row.is_test,
    created_at: row.created_at,
    expires_at: row.expires_at,
    submit_until: row.submit_until,
    promise_at: isReviewed ? textOf(row.promise_at) : null,
    is_late: isReviewed && row.promise_at !== null && row.promise_at <= now,
    answer_until: row.state === 'needs_info' ? textOf(row.answer_until) : null,
    done_at: textOf(row.ended_at),
    seen: seenOf(arrived),
    ...failureOf(row),
  };
}

function seenOf(arrived: readonly ReceiptRow[]): Short['seen'] {
  const seen = arrived.findLast(({ state }) => state === 'seen');
  if (seen === undefined) return null;
  const { units, asset, confirmations, need } = seen;
  return { amount: formatUnits(units, asset), asset, confirmations: Math.min(confirmations, need), need };
}

function failureOf(row: sql.DepositRow) {
  if (depositStatusOf(row.state) !== 'failure') {
    return { failure_code: null, failure_reason: null, next_step: null };
  }
  const next = row.state === 'expired' ? 'start_again' : 'service';
  return {
    failure_code: row.reason_code ?? row.state,
    failure_reason: row.reason,
    next_step: next,
  } as const;
}

/** A deposit with everything about it. */
export async function presentDeposit(
  { tx, shopId, env, now }: DepositContext,
  row: sql.DepositRow,
): Promise<Whole> {
  const [arrived, events, proofIds, disputed, coming] = await Promise.all([
    readReceipts(tx, { shopId, ids: [row.id] }),
    sql.readEvents(tx, { shopId, id: row.id }),
    sql.readProofs(tx, shopId, row.id),
    readDisputed(tx, { shopId, depositId: row.id }),
    comingOf({ tx, shopId, env }, row),
  ]);
  const files = await filesOf(tx, shopId, proofIds);
  const { place } = row;
  const quoted = { code: 'quoted', by: 'merchant', at: row.created_at.toISOString() } as const;
  return {
    ...presentShort(row, arrived, now),
    ...(coming === null || arrived.length > 0 ? {} : { seen: coming }),
    quote_id: row.id,
    address: 'address' in place ? place.address : null,
    account_number: row.account_number,
    is_unasked: row.is_unasked,
    claim: row.claim_fact,
    is_disputed: disputed.some(({ verdict }) => verdict === 'missing' || verdict === 'differs'),
    bank:
      'address' in place
        ? null
        : {
            holder: place.holder,
            iban: place.iban,
            bic: place.bic,
            bank_name: place.bankName,
            reference: place.reference,
          },
    qr_text: 'address' in place ? place.address : null,
    warnings: [...depositFactsOf(row.channel).warnings],
    hash: row.hash === null ? null : writeHash(row.channel, row.hash),
    sender_name: row.sender_name,
    note: row.note,
    question: row.question,
    proofs: files.map((file) => {
      const { id, name, mime, url } = presentFile(env, file);
      return { id, name, mime, url };
    }),
    receipts: arrived
      .filter(({ state }) => state !== 'proposed' && state !== 'dropped')
      .map((one) => presentReceipt(row, one)),
    steps: [
      quoted,
      ...events.map(({ to_state, actor, at }) => ({ code: to_state, by: actor, at: at.toISOString() })),
    ],
  };
}

/** Money that is on its way to the merchant's own address, for the deposits that wait for some. */
async function comingOf(
  { tx, shopId, env }: Pick<DepositContext, 'tx' | 'shopId' | 'env'>,
  row: sql.DepositRow,
): Promise<Short['seen']> {
  const { place, asset } = row;
  const own = env.deposits.own(payoutChannels[row.channel]);
  if (own === undefined || !('address' in place) || !isOpenDeposit(row.state)) return null;
  const coming = await readComing(tx, shopId, { chain: own.chain, address: place.address });
  if (coming === undefined) return null;
  const { needed: need } = own;
  return {
    amount: formatUnits(coming.units, asset),
    asset,
    confirmations: Math.min(coming.blocks, need),
    need,
  };
}

function presentReceipt(row: sql.DepositRow, one: ReceiptRow): Whole['receipts'][number] {
  return {
    id: one.id,
    hash: writeHash(row.channel, one.hash),
    amount: formatUnits(one.units, one.asset),
    asset: one.asset,
    credited_amount: formatUnits(one.credited_units, row.currency),
    unclear_amount: formatUnits(one.unclear_units, row.currency),
    state: one.state,
    reason: one.reason,
    confirmations: Math.min(one.confirmations, one.need),
    need: one.need,
    at: one.at,
  };
}

/** @throws Refused `recordNotFound` where the shop has no such deposit. */
export async function presentOne(context: DepositContext, id: string): Promise<Whole> {
  const row = await sql.findDeposit(context.tx, { shopId: context.shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
  return presentDeposit(context, row);
}

type Status = Short['status'];

function statesOf(status: Status | undefined) {
  return depositStates.filter((state) => status === undefined || depositStatusOf(state) === status);
}

export async function presentList(
  { tx, shopId, now }: DepositContext,
  input: InputOf<typeof contract.listDeposits>,
): Promise<GivenOf<typeof contract.listDeposits>> {
  const { page, page_size: size } = input;
  const asked = { states: statesOf(input.status), limit: size + 1, offset: (page - 1) * size };
  const { rows, total } = await sql.listDeposits(tx, shopId, asked);
  const arrived = await readReceipts(tx, { shopId, ids: rows.map(({ id }) => id) });
  const list = rows.map((row) =>
    presentShort(
      row,
      arrived.filter((one) => one.deposit_id === row.id),
      now,
    ),
  );
  return toPage(list, input, total);
}

export type DepositRowsInput = {
  /** The statuses that the book does not have; undefined for both. */
  readonly status?: 'awaiting_review' | 'failure' | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
  readonly offset: number;
};

type FlowEntry = OutputOf<typeof walletFlow>['list'][number];

/**
 * Deposits that have not become money, as rows of the wallet's flow: those that were told of and wait, and those that
 * came to nothing after they were. A quote that was never told of is none, and what was credited stands in the book
 * (`deposit`, `deposit_cleared`, whose `document` is the deposit's id). Newest first; `total` counts all that match.
 *
 * They move no money: before and after are the `available` that the caller gives, and they have no seal.
 */
export async function listDepositRows(
  tx: Tx,
  shopId: bigint,
  available: bigint,
  ask: DepositRowsInput,
): Promise<{ rows: FlowEntry[]; total: number }> {
  const waits = ['submitted', 'needs_info'] as const;
  // Those that expired count only where something was told of them.
  const failed = ['failure', 'expired'] as const;
  const states =
    ask.status === 'awaiting_review' ? waits : ask.status === 'failure' ? failed : [...waits, ...failed];
  const { rows, total } = await sql.listDeposits(tx, shopId, { ...ask, states, isTold: true });
  return { rows: rows.map((row) => flowRowOf(row, available)), total };
}

function flowRowOf(row: sql.DepositRow, available: bigint): FlowEntry {
  const no = depositNumberOf(row.shop_id, row.number);
  const balance = formatUnits(available, row.currency);
  return {
    id: `deposit:${row.id}`,
    no,
    type: 'deposit',
    kind: 'deposit',
    direction: 'in',
    amount: formatUnits(row.units, row.currency),
    fee: formatUnits(0n, row.currency),
    currency: row.currency,
    status: depositStatusOf(row.state),
    ...failureOf(row),
    balance_before: balance,
    balance_after: balance,
    account: 'available',
    counter_account: 'treasury',
    ref: { kind: 'deposit', id: row.id, no },
    created_at: row.created_at.toISOString(),
    done_at: textOf(row.ended_at),
    promise_at: row.state === 'submitted' ? textOf(row.promise_at) : null,
    entry_hash: '',
  };
}
