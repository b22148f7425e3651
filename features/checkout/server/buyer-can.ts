// What a buyer may do with an order now, until when, or why not.
import { limits } from '#domain/limits.ts';
import { orderMoves } from '#domain/states/order.ts';
import { canTakeBack, returnStates } from '#domain/states/return-case.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { type Context, type ListedOrder } from '#features/orders/server/public.ts';
import { askable } from './buyer-cancel.ts';
import type { BuyerOrder } from './buyer.ts';

/** Statuses from which the table lets a case be opened. */
const returnable: readonly string[] = orderMoves.openCase.from;
/** The carrier says that it is there, and the buyer may say that it is not. */
const contestable: readonly string[] = ['delivered', 'received', 'pending_acceptance'];

type Facts = Pick<BuyerOrder, 'cases' | 'promised' | 'parcels'>;
type Can = BuyerOrder['can'][number];

function row(action: string, allowed: boolean, until: Date | null, why: string): Can {
  return { action, allowed, until, why: allowed ? null : why };
}

export function cansOf(
  { now, env }: Pick<Context, 'now' | 'env'>,
  order: ListedOrder,
  facts: Facts,
): BuyerOrder['can'] {
  const { status, window_ends_at: windowEnd } = order;
  const freeUntil = addMinutes(order.paid_at, env.policy.cancelMinutes);
  const isEarly = status === 'pending_payment' && now <= freeUntil;
  const isScanned = facts.parcels.some(({ steps }) => steps.length > 0);
  const canAsk = askable.includes(status) && order.cancel_asked_at === null && !isScanned;
  const isLate = windowEnd !== null && now > windowEnd;
  const canReturn = returnable.includes(status);
  const guaranteeEnd = order.delivered_at === null ? null : addDays(order.delivered_at, limits.guaranteeDays);
  const isGuaranteed = canReturn && (guaranteeEnd === null || now <= guaranteeEnd);
  const open = facts.cases.find(({ state }) => returnStates.some((one) => one === state && canTakeBack(one)));
  const canWithdraw = status !== 'cancelled' && status !== 'refund_return' && !isLate;
  return [
    row(
      'cancel',
      isEarly || canAsk,
      isEarly ? freeUntil : null,
      order.cancel_asked_at === null ? 'too_late' : 'asked',
    ),
    row('confirm', status === 'delivered' || isHeld(facts), null, 'not_delivered'),
    row(
      'extend',
      status === 'delivered' && order.receive_extended_at === null,
      null,
      order.receive_extended_at === null ? 'not_delivered' : 'extended_before',
    ),
    row('fine', status === 'received', null, 'not_received'),
    row('accept', status === 'pending_acceptance', windowEnd, 'not_open'),
    missing(order, facts, now),
    row('return', canReturn && !isLate, windowEnd, isLate ? 'window_ended' : 'not_delivered'),
    // Faults are told after the window too: the legal guarantee.
    row('report_fault', isGuaranteed, guaranteeEnd, 'not_delivered'),
    row('withdraw_contract', canWithdraw, windowEnd, isLate ? 'window_ended' : 'closed'),
    row('withdraw_return', open !== undefined, null, 'no_case'),
  ];
}

/** Everything is there as the carrier says, but that is not believed yet: the buyer's word decides it. */
function isHeld({ parcels }: Facts): boolean {
  const isThere = ({ state, hold, steps }: Facts['parcels'][number]) =>
    state === 'delivered' || (hold !== null && steps.some(({ code }) => code === 'delivered'));
  const live = parcels.filter(({ state }) => state !== 'cancelled' && state !== 'returned');
  return live.some(({ hold }) => hold !== null) && live.every(isThere);
}

/** O11: not before so many days after the promised date; and of what the carrier calls delivered, in the window. */
function missing(order: ListedOrder, { promised }: Facts, now: Date): Can {
  const { status, window_ends_at: end } = order;
  if (contestable.includes(status))
    return row('not_received', end === null || now <= end, end, 'window_ended');
  const from = lostFrom(promised);
  const isDue = status === 'shipped' && from !== undefined && now >= from;
  const can = row('not_received', isDue, null, status === 'shipped' ? 'too_early' : 'not_sent');
  return status === 'shipped' && !isDue ? { ...can, until: from ?? null } : can;
}

/** From when on a parcel that did not come counts as lost. */
export function lostFrom(promised: { readonly to: Date | string } | null): Date | undefined {
  return promised === null ? undefined : addDays(new Date(promised.to), limits.lostAfterPromiseDays);
}
