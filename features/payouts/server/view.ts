// Withdrawals as their merchant and the reviewers see them.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { flowStatusOf, withdrawalStates } from '#domain/states/withdrawal.ts';
import type * as contract from '#features/payouts/contract.ts';
import { recordNumbersOf } from '#features/proof/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { accountLabel } from './accounts/accounts.ts';
import { amountIn, withdrawalNumberOf } from './moves.ts';
import { openPause, type OpenPause } from './pause.sql.ts';
import { readPayouts } from './payout.sql.ts';
import { readPaidOrders } from './sources.sql.ts';
import { arrivingOf } from './terms.ts';
import * as sql from './request.sql.ts';

type Whole = GivenOf<typeof contract.requestWithdrawal>;
type Short = GivenOf<typeof contract.listWithdrawals>['list'][number];
type Moment = { readonly now: Date; readonly pause: OpenPause | undefined };

/** A pause as merchants read it. */
function presentOpenPause({ reason, since, ends_at: until, record }: OpenPause) {
  return { reason, since: since.toISOString(), until: until.toISOString(), record };
}

export function presentShort(row: sql.WithdrawalRow, { now, pause }: Moment): Short {
  const arrives = arrivingOf(row, row);
  const sendAt = row.state === 'approved' ? row.send_at : null;
  const isOpen = row.state === 'requested' || row.state === 'approved';
  const waitsForFile = row.state === 'approved' && row.account_type === 'bank';
  return {
    id: row.id,
    no: withdrawalNumberOf(row),
    status: flowStatusOf(row.state),
    state: row.state,
    amount: amountIn(row, row.units),
    currency: row.currency,
    fee: amountIn(row, row.fee_units),
    receive_amount: formatUnits(arrives.units, arrives.asset),
    receive_currency: arrives.asset,
    rate: arrives.rate,
    account: presentAccount(row),
    note: row.note,
    scheduled: row.is_scheduled,
    created_at: row.created_at,
    promise_at: row.state === 'requested' ? textOf(row.promise_at) : null,
    approves_at: row.state === 'requested' ? textOf(row.approves_at) : null,
    // Nobody knows yet when what is paused or waits for a file leaves.
    cancellable_until: sendAt !== null && sendAt <= now && isOpen ? null : textOf(sendAt),
    can_cancel:
      row.state === 'requested' || (sendAt !== null && (sendAt > now || waitsForFile || pause !== undefined)),
    paused: pause === undefined || !isOpen ? null : presentOpenPause(pause),
    done_at: textOf(row.ended_at),
    ...failureOf(row),
  };
}

export const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentAccount(row: sql.WithdrawalRow) {
  const { account_id: id, account_type: type, account_name, account_masked } = row;
  const label = accountLabel({ type, bank_name: row.bank.bank_name ?? '' });
  return { id, type, label, account_name, number_masked: account_masked };
}

/** Why it came to nothing, and what its merchant can do: also shown in the flow. */
export function failureOf(row: sql.WithdrawalRow) {
  if (flowStatusOf(row.state) !== 'failure')
    return { failure_code: null, failure_reason: null, next_step: null };
  const code = row.state === 'cancelled' ? 'cancelled' : (row.reason_code ?? row.state);
  return { failure_code: code, failure_reason: row.reason, next_step: stepAfter(code) };
}

function stepAfter(code: string): 'ask_again' | 'change_account' | 'identity' | 'service' {
  if (code === 'cancelled') return 'ask_again';
  if (code === 'identity_mismatch') return 'identity';
  const isAccount = ['account_not_yours', 'account_unreachable', 'sender_refused', 'returned'].includes(code);
  return isAccount ? 'change_account' : 'service';
}

/** A withdrawal with everything about it. */
export async function presentWhole(tx: Tx, row: sql.WithdrawalRow, now: Date): Promise<Whole> {
  const [paid, events, payouts, numbers] = await Promise.all([
    readPaidOrders(tx, row.shop_id, row.id, limits.withdrawalOrdersShownMax),
    sql.readEvents(tx, { shopId: row.shop_id, id: row.id }),
    readPayouts(tx, { shopId: row.shop_id, withdrawalId: row.id }),
    recordNumbersOf(tx, row.shop_id, [row.id]),
  ]);
  const asked = {
    code: 'requested',
    by: row.is_scheduled ? 'schedule' : 'merchant',
    at: row.created_at.toISOString(),
  } as const;
  return {
    ...presentShort(row, { now, pause: await openPause(tx, { now }) }),
    record: numbers.get(row.id)?.last ?? null,
    orders: paid.rows.map(({ order_id, order_number, units }) => ({
      order_id,
      order_no: orderNumberOf(row.shop_id, order_number),
      amount: amountIn(row, units),
    })),
    orders_total: paid.orders,
    other_amount: amountIn(row, row.units - paid.units),
    steps: [
      asked,
      ...events.map(({ to_state, actor, at }) => ({ code: to_state, by: actor, at: at.toISOString() })),
    ],
    payouts: payouts.map((one) => ({
      n: one.n,
      amount: amountIn(row, one.units),
      fee: amountIn(row, one.fee_units),
      state: one.state,
      due_at: one.due_at.toISOString(),
      reference: one.reference,
      done_at: textOf(one.ended_at),
    })),
  };
}

/** @throws Refused `recordNotFound` where the shop has no such withdrawal. */
export async function presentOne(tx: Tx, shopId: bigint, id: string, now: Date): Promise<Whole> {
  const row = await sql.findWithdrawal(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'withdrawal' });
  return presentWhole(tx, row, now);
}

/** The states behind one of the three statuses; all of them where none is asked for. */
export function statesOf(status: Short['status'] | undefined) {
  return withdrawalStates.filter((state) => status === undefined || flowStatusOf(state) === status);
}

export async function presentList(
  tx: Tx,
  shopId: bigint,
  input: InputOf<typeof contract.listWithdrawals>,
  now: Date,
): Promise<GivenOf<typeof contract.listWithdrawals>> {
  const { page, page_size: size } = input;
  const { rows, total } = await sql.listWithdrawals(tx, shopId, {
    states: statesOf(input.status),
    accountId: input.account_id ?? null,
    limit: size + 1,
    offset: (page - 1) * size,
  });
  return toPage(await presentRows(tx, shopId, rows, now), input, total);
}

/** Withdrawals as they stand in a list, each with the number of its last step in the public record. */
export async function presentRows(
  tx: Tx,
  shopId: bigint,
  rows: readonly sql.WithdrawalRow[],
  now: Date,
): Promise<Short[]> {
  const moment = { now, pause: await openPause(tx, { now }) };
  const numbers = await recordNumbersOf(
    tx,
    shopId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...presentShort(row, moment), record: numbers.get(row.id)?.last ?? null }));
}
