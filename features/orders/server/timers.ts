// Which timer an order has in each status: rows with a due date, never a sleeping process.
import { addBusinessDays, addDays, addHours, addMinutes, latest, nextMidnight } from '#domain/time.ts';
import { levels, type LevelCode } from '#domain/shop/levels.ts';
import { limits } from '#domain/limits.ts';
import type { Policy } from '#domain/policy.ts';
import type { OrderMove } from '#domain/states/order.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { Timer } from '#platform/jobs/timers.sql.ts';

/** Timers of an order by the move that they make. */
export const orderTimers = {
  'order.confirm': 'confirm',
  'order.decline': 'decline',
  'order.sla': 'missShipping',
  'order.cancel': 'grantCancel',
  'order.lose': 'lose',
  'order.receive': 'receive',
  'order.window': 'openWindow',
  'order.accept': 'accept',
  'order.state': 'state',
  'order.release': 'release',
  'order.complete': 'complete',
} as const satisfies Record<string, OrderMove>;

export type OrderTimer = keyof typeof orderTimers;

/** What decides about deadlines besides the order's own facts. */
export type ShopTerms = {
  readonly autoConfirm: boolean;
  readonly level: LevelCode;
  readonly tz: string;
};

/** The facts that deadlines count from. */
export type TimedFacts = {
  readonly id: string;
  readonly paidAt: Date;
  readonly confirmedAt: Date | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** The buyer asked for more time to look at the goods (O13). */
  readonly receiveExtendedAt?: Date | null;
  readonly receivedAt: Date | null;
  readonly windowEndsAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly releaseAt: Date | null;
  readonly releasedAt: Date | null;
};

/** When the return window ends, once the fact it counts from is there. */
export function windowEnd(
  policy: Policy,
  facts: Pick<TimedFacts, 'deliveredAt' | 'receivedAt'>,
): Date | undefined {
  const { from, days } = policy.returnWindow;
  const start = from === 'delivered' ? facts.deliveredAt : facts.receivedAt;
  return start === null ? undefined : addDays(start, days);
}

/** When silence counts as "I have it": later by once the same days where the buyer asked for more time. */
export function receiveDate(
  policy: Policy,
  facts: Pick<TimedFacts, 'deliveredAt' | 'receiveExtendedAt'>,
): Date | undefined {
  const isLonger = facts.receiveExtendedAt !== null && facts.receiveExtendedAt !== undefined;
  const days = policy.receiveDays + (isLonger ? limits.receiveExtensionDays : 0);
  return facts.deliveredAt === null ? undefined : addDays(facts.deliveredAt, days);
}

/** When settled money is free: the later of acceptance and delivery plus the level's days. */
export function releaseDate(
  policy: Policy,
  terms: ShopTerms,
  facts: { acceptedAt: Date; deliveredAt: Date },
): Date {
  const days = policy.releaseDays ?? levels[terms.level].releaseDays;
  return latest(facts.acceptedAt, addDays(facts.deliveredAt, days));
}

type DueOf = (facts: TimedFacts, policy: Policy, terms: ShopTerms) => [OrderTimer, Date | null | undefined][];

function after(at: Date | null, add: (at: Date) => Date): Date | undefined {
  return at === null ? undefined : add(at);
}

const dueIn: Partial<Record<OrderStatus, DueOf>> = {
  pending_payment: (facts, policy, terms) => [
    ['order.confirm', terms.autoConfirm ? addMinutes(facts.paidAt, policy.autoConfirmMinutes) : undefined],
    ['order.decline', addHours(facts.paidAt, policy.confirmLatestHours)],
  ],
  to_be_delivered: (facts, policy) => [
    ['order.sla', after(facts.confirmedAt, (at) => addBusinessDays(at, policy.shipBusinessDays))],
  ],
  shipped: (facts, policy) => [
    ['order.lose', after(facts.shippedAt, (at) => addDays(at, policy.lostAfterDays))],
  ],
  delivered: (facts, policy) => [['order.receive', receiveDate(policy, facts)]],
  received: (facts, policy) => [
    ['order.window', after(facts.receivedAt, (at) => addHours(at, policy.damageHours))],
  ],
  // A return may be asked for until the window's last moment, so the acceptance comes right after it.
  pending_acceptance: (facts) => [
    ['order.accept', after(facts.windowEndsAt, (at) => new Date(at.getTime() + 1))],
  ],
  accepted: (facts, _policy, terms) => [
    ['order.state', after(facts.acceptedAt, (at) => nextMidnight(at, terms.tz))],
  ],
  pending_settlement: (facts) => [['order.release', facts.releaseAt]],
  pending_withdrawal: (facts, policy) => [
    ['order.complete', after(facts.releasedAt, (at) => addDays(at, policy.completeDays))],
  ],
};

/** The timers of an order that stands in this status. They count from facts, so setting them again is safe. */
export function timersOf(status: OrderStatus, facts: TimedFacts, policy: Policy, terms: ShopTerms): Timer[] {
  const due = dueIn[status]?.(facts, policy, terms) ?? [];
  return due.flatMap(([kind, dueAt]) =>
    dueAt === null || dueAt === undefined ? [] : [{ subject: facts.id, kind, dueAt }],
  );
}
