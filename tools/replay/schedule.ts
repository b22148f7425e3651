// When what happens: the moments of a run in the order of the simulated clock.
import type { PlannedOrder } from './acts/orders.ts';
import type { ReplayPlan } from './plan.ts';
import type { ReturnPart } from './acts/returns.ts';
import { replayRules } from './rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Lines of one order that come back together; `key` is the same in every run over the same file. */
export type ReturnRequest = {
  readonly key: string;
  readonly orderIndex: number;
  readonly outcome: ReturnPart['outcome'];
  readonly lines: readonly { readonly lineIndex: number; readonly units: number }[];
};

/** What the clock stops for. Within a moment the carriers come first, then buyers, then returns. */
export type Moment = {
  readonly at: Date;
  /** Midnight work of supplier and carriers, where there is some. */
  readonly dispatch: Dispatch | undefined;
  readonly orders: readonly PlannedOrder[];
  readonly returns: readonly ReturnRequest[];
};

/** Orders that the carrier has taken, and those that it has delivered, by this midnight. Returns are inspected. */
export type Dispatch = {
  readonly taken: readonly PlannedOrder[];
  readonly delivered: readonly PlannedOrder[];
};

type Draft = {
  dispatch: { taken: PlannedOrder[]; delivered: PlannedOrder[] } | undefined;
  orders: PlannedOrder[];
  returns: ReturnRequest[];
};

/**
 * Puts orders, carriers and returns on one line of time. Supplier and carriers report once a day, at the midnight
 * after: what they say of each parcel has its own, exact time.
 */
export function scheduleOf(plan: ReplayPlan): Moment[] {
  const drafts = new Map<number, Draft>();
  const draftAt = (atMs: number): Draft => {
    const found = drafts.get(atMs) ?? { dispatch: undefined, orders: [], returns: [] };
    drafts.set(atMs, found);
    return found;
  };
  const dispatchAt = (atMs: number) => (draftAt(atMs).dispatch ??= { taken: [], delivered: [] });
  for (const order of plan.orders) {
    const atMs = order.at.getTime();
    draftAt(atMs).orders.push(order);
    // The parcel has to be labelled before it can be scanned, and labels are made at midnight.
    dispatchAt(midnightFrom(atMs));
    dispatchAt(midnightFrom(atMs + replayRules.shippedDays * dayMs)).taken.push(order);
    dispatchAt(midnightFrom(atMs + replayRules.deliveredDays * dayMs)).delivered.push(order);
  }
  for (const { ask, atMs } of asksOf(plan)) {
    draftAt(atMs).returns.push(ask);
    dispatchAt(midnightFrom(atMs));
  }
  return [...drafts]
    .sort(([left], [right]) => left - right)
    .map(([atMs, draft]) => ({ at: new Date(atMs), ...draft }));
}

/** The first midnight in UTC that is not before a time. */
function midnightFrom(atMs: number): number {
  return Math.ceil(atMs / dayMs) * dayMs;
}

/** The midnight that begins the day of a time. */
export function dayOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs);
}

type DraftInput = Omit<ReturnRequest, 'lines'> & { lines: { lineIndex: number; units: number }[] };

/**
 * Units that come back of one order at one moment are one request, as one buyer would make it. What the product will
 * refuse is asked for credit line by credit line, because two such lines may speak of the same pieces.
 */
function asksOf({ returns }: ReplayPlan): { ask: ReturnRequest; atMs: number }[] {
  const together = new Map<string, { ask: DraftInput; atMs: number }>();
  for (const [place, { parts }] of returns.entries()) {
    for (const [part, { orderIndex, lineIndex, units, outcome, effectAt }] of parts.entries()) {
      const atMs = effectAt.getTime();
      const key = outcome === 'matched' ? `${orderIndex}-${atMs}` : `${orderIndex}-${place}-${part}`;
      const ask: DraftInput = { key, orderIndex, outcome, lines: [] };
      const found = together.get(key) ?? { ask, atMs };
      const line = found.ask.lines.find((one) => one.lineIndex === lineIndex);
      if (line === undefined) found.ask.lines.push({ lineIndex, units });
      else line.units += units;
      together.set(key, found);
    }
  }
  return [...together.values()];
}
