// Real time as several nodes share it: the database's, carried on between two looks by the steady counter of the process.
// Where the host's clock says something else, or time has jumped, nothing may be done because of the hour.
import type { Clock, ClockFault } from './clock.ts';

/** How far two clocks may be apart. */
export const clockApartMs = 5_000;
/** After a jump that both clocks made, time is believed again once it was steady for this long. */
export const clockSteadyMs = 5 * 60_000;
/** An answer that took longer says too little about the moment. */
const answerMsMax = 2_000;

type Parts = {
  /** The host's clock. */
  readonly host: () => Date;
  /** A counter that no setting of a clock moves, in milliseconds. */
  readonly steadyMs: () => number;
  readonly readDatabase: () => Promise<Date>;
};

type Mark = { readonly atMs: number; readonly steadyMs: number };

/**
 * A clock that never jumps: `now()` goes on from the last time that was believed, in step with the counter. `sync` asks
 * the database and compares; while something is wrong `fault()` says what, and whoever acts on time waits.
 */
export function guardClock({ host, steadyMs, readDatabase }: Parts): Clock {
  let believed: Mark | undefined;
  let doubted: Mark | undefined;
  let fault: ClockFault | undefined;
  let differenceMs: number | undefined;
  let last = 0;
  const listeners: ((fault: ClockFault | undefined) => void)[] = [];

  function judge(next: ClockFault | undefined): void {
    const isNew = next?.reason !== fault?.reason;
    fault = next;
    if (isNew) for (const listener of listeners) listener(next);
  }

  function compare(database: Mark, hostMs: number, slackMs: number): void {
    const apartMs = hostMs - database.atMs;
    differenceMs = apartMs;
    const isApart = Math.abs(apartMs) > clockApartMs + slackMs;
    const jumpMs = believed === undefined ? 0 : aheadMs(believed, database);
    const hasJumped = Math.abs(jumpMs) > clockApartMs + slackMs;
    if (!hasJumped) {
      // The database decides, also at the start.
      believed = database;
      doubted = undefined;
      judge(isApart ? { reason: 'differs', byMs: apartMs } : undefined);
      return;
    }
    const isSteady = doubted !== undefined && Math.abs(aheadMs(doubted, database)) <= clockApartMs + slackMs;
    doubted = isApart ? undefined : isSteady ? doubted : database;
    if (doubted !== undefined && database.steadyMs - doubted.steadyMs >= clockSteadyMs) {
      believed = database;
      doubted = undefined;
      judge(undefined);
      return;
    }
    judge({ reason: 'jumped', byMs: jumpMs });
  }

  return {
    now() {
      const time = believed === undefined ? host().getTime() : believed.atMs + steadyMs() - believed.steadyMs;
      last = Math.max(last, Math.floor(time));
      return new Date(last);
    },
    differenceMs: () => differenceMs,
    fault: () => fault,
    onFault: (listener) => void listeners.push(listener),
    async sync() {
      const before = steadyMs();
      const read = await readDatabase();
      const after = steadyMs();
      const slackMs = after - before;
      if (slackMs > answerMsMax) return;
      compare({ atMs: read.getTime() + slackMs / 2, steadyMs: after }, host().getTime(), slackMs);
    },
  };
}

/** How much later it is than the counter says it would be. */
function aheadMs(from: Mark, to: Mark): number {
  return to.atMs - from.atMs - (to.steadyMs - from.steadyMs);
}
