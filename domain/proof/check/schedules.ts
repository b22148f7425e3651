// A withdrawal that carries no signature of its own is right where the merchant has signed that they are paid out every
// week: to this account, no more than this, once a week, and only while they have not ended it.
import type { BookRow } from '../book-row.ts';
import type { Mandate } from '../mandate.ts';
import type { PinnedAct } from './state.ts';

/** Days between two runs, less what a change of the shop's zone or clock may take. */
const leastSeconds = 5.5 * 24 * 3_600;
/** Books and mandates have the times of two clocks. */
const clockSeconds = 60;

const changes: ReadonlySet<string> = new Set(['payout.scheduled', 'payout.unscheduled']);

export type Schedules = {
  /** All that the phone knows of, by number. */
  readonly acts: readonly PinnedAct[];
  /** The shop's code. */
  readonly shop: string;
  /** What carries a signature of its own. */
  readonly own: ReadonlySet<string>;
  /** Whether a device of the shop signed what was asked for at this moment, in seconds. */
  readonly couldSign: (at: number) => boolean;
  /** The signed mandate of this id; undefined where there is none, or its signature is wrong. */
  readonly find: (id: string) => Promise<Mandate | undefined>;
};

/** True where the schedule that stood when the withdrawal was asked for allows it. */
export async function isCovered(
  row: BookRow,
  { acts, shop, own, couldSign, find }: Schedules,
): Promise<boolean> {
  const act = acts.find(({ name, subject }) => name === 'payout.asked' && subject === row.document);
  if (act?.request === undefined) return false;
  const { at, account } = act.request;
  const given = acts.findLast(({ seq, name }) => seq < act.seq && changes.has(name));
  if (given?.name !== 'payout.scheduled') return false;
  const mandate = await find(given.subject);
  if (mandate === undefined || mandate.kind !== 'payout_schedule' || mandate.shop !== shop) return false;
  const before = acts.findLast(
    ({ seq, subject, request }) =>
      seq > given.seq && seq < act.seq && request !== undefined && !own.has(subject) && couldSign(request.at),
  );
  const isOfWeek = before?.request === undefined || at - before.request.at >= leastSeconds;
  const units = mandate.amount.replace('.', '');
  const isAmount = /^\d+$/.test(units) && BigInt(units) >= row.units;
  const isLater = Date.parse(mandate.at) / 1000 <= at + clockSeconds;
  const isNow = Math.abs(row.at / 1000 - at) <= clockSeconds;
  return isOfWeek && isAmount && isLater && isNow && mandate.account === account;
}
