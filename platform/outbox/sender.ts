// The one loop that sends what was written down: at least once, beside the timers, so that a receiver that is slow keeps
// neither other receivers nor the platform waiting. What is sent, and where it waits, is the channel's.
import type { Tx } from '#platform/db/database.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, leaseTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';

/** A receiver that finds no place among those that are sent to waits this long. */
const placeWaitMs = 1_000;

/** Whose turn it is: a subject of the channel's timer, of one shop. */
export type Turn = { readonly env: Environment; readonly shopId: bigint; readonly subject: string };

export type Channel<Receiver> = {
  /** The timer's kind; each of its subjects is one receiver. */
  readonly timer: string;
  /** What a killed process had taken is due again after this. */
  readonly leaseMs: number;
  /** A round to one receiver ends after this, by the machine's own clock: what is left goes on in the next. */
  readonly roundMs: number;
  /** Undefined where nothing may be sent any more: then its timer is cleared. */
  find(turn: Turn): Promise<Receiver | undefined>;
  /** Among which receivers it takes a place, and how many of those are sent to at a time. */
  placesOf(receiver: Receiver): { readonly among: string; readonly max: number };
  /** Leases some of what is due, sends it, and writes down what became of it. False where nothing was due. */
  sendSome(turn: Turn, receiver: Receiver): Promise<boolean>;
  /** When its next is due, under the lock of whoever writes: what is written at this moment is not forgotten. */
  lockNext(tx: Tx, turn: Turn): Promise<Date | undefined>;
};

export type Sender = {
  readonly jobs: TimerKinds;
  /** Waits for the rounds under way; nothing begins in the meantime but what a timer begins. */
  settled(): Promise<void>;
};

/** The sender of one channel in one process, which has so many places for receivers. */
export function makeSender<Receiver>(channel: Channel<Receiver>): Sender {
  const running = new Map<string, { readonly among: string; readonly done: Promise<void> }>();
  const { timer, leaseMs } = channel;

  /** Begins a round, unless one is under way or there is no place. */
  async function begin(turn: Turn, now: Date): Promise<void> {
    const { env, shopId, subject } = turn;
    const key = `${shopId}.${subject}`;
    if (running.has(key)) return;
    const receiver = await channel.find(turn);
    if (receiver === undefined)
      return clearTimers(env.db.direct, { shopId, subjects: [subject], kinds: [timer] });
    const { among, max } = channel.placesOf(receiver);
    if ([...running.values()].filter((one) => one.among === among).length >= max) {
      const dueAt = new Date(now.getTime() + placeWaitMs);
      return setTimers(env.db.direct, shopId, [{ subject, kind: timer, dueAt }]);
    }
    const done = sendRound(channel, turn, receiver).finally(() => running.delete(key));
    running.set(key, { among, done });
  }

  const send: NetworkHandler = async ({ env, shopId, due }) => {
    const now = env.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const asked = { subjects: due.map(({ subject }) => subject), kind: timer };
    const leased = await leaseTimers(env.db.direct, shopId, asked, { now, until });
    for (const subject of leased) await begin({ env, shopId, subject }, now);
  };

  return {
    jobs: { [timer]: { reach: send } },
    async settled() {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

/** Never throws: what failed here is due again when its lease ends. */
async function sendRound<Receiver>(
  channel: Channel<Receiver>,
  turn: Turn,
  receiver: Receiver,
): Promise<void> {
  const { env, shopId, subject } = turn;
  const { timer, roundMs } = channel;
  const startedAt = performance.now();
  try {
    while (performance.now() - startedAt < roundMs) {
      if (!(await channel.sendSome(turn, receiver))) break;
    }
    await env.db.transaction(async (tx) => {
      const dueAt = await channel.lockNext(tx, turn);
      if (dueAt === undefined) await clearTimers(tx, { shopId, subjects: [subject], kinds: [timer] });
      else await setTimers(tx, shopId, [{ subject, kind: timer, dueAt }]);
    });
  } catch (error) {
    env.log.warn({ error, kind: timer, shop: String(shopId), subject }, 'what is to be sent waits');
  }
}
