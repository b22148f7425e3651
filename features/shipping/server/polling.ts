// Asks carriers that have no webhook what happened to the parcels they have. What they say goes the way of every scan:
// asked twice, it counts once.
import { limits } from '#domain/limits.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { leaseTimer } from '#platform/jobs/timers.sql.ts';
import type { Carrier } from '#platform/ports/carriers.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './polling.sql.ts';
import { applyScans, noteRefused, type ReturnScans } from './scans.ts';

export const pollTimer = 'carrier.poll';

export type PollParts = {
  readonly onReturn: ReturnScans;
  /** Numbers of goods on their way back with a carrier: a later room's. */
  readonly returning: (tx: Tx, carrier: string) => Promise<readonly { readonly tracking: string }[]>;
};

export function pollJobs(parts: PollParts): TimerKinds {
  return { [pollTimer]: { reach: askCarriers(parts) } };
}

/** One carrier that does not answer keeps no other one waiting: each has a back-off of its own. */
function askCarriers(parts: PollParts): NetworkHandler {
  return async ({ env, shopId, due }) => {
    const { direct } = env.db;
    const now = env.clock.now();
    const until = addMinutes(now, limits.carrierPollMinutes);
    for (const { subject } of due) {
      // Taken before anybody is asked: two processes do not ask together, and the next round is set already.
      if (!(await leaseTimer(direct, { shopId, subject, kind: pollTimer, now, until }))) continue;
      for (const carrier of env.carriers.list()) {
        if (carrier.poll !== undefined) await askWhenDue(env, parts, carrier);
      }
    }
  };
}

async function askWhenDue(env: Environment, parts: PollParts, carrier: Carrier): Promise<void> {
  const { direct } = env.db;
  const now = env.clock.now();
  const start = addDays(now, -limits.carrierPollDays);
  const row = await sql.readPoll(direct, { carrier: carrier.code });
  const before = row ?? { since: start, asked_at: start, fails: 0 };
  if (row !== undefined && now < addMinutes(row.asked_at, pauseOf(row.fails))) return;
  try {
    await askCarrier(env, parts, { carrier, since: before.since });
    // Carriers write some things down late: what happened in the last hours is asked for again.
    const since = addMinutes(now, -overlapMinutes);
    await sql.writePoll(direct, { carrier: carrier.code, since, asked_at: now, fails: 0 });
  } catch (error) {
    env.log.warn({ error, carrier: carrier.code }, 'a carrier did not answer');
    const fails = Math.min(before.fails + 1, failsMax);
    await sql.writePoll(direct, { carrier: carrier.code, ...before, asked_at: now, fails });
  }
}

const overlapMinutes = 24 * 60;
const failsMax = 1000;

/** Minutes until a carrier is asked again, doubled with each time it did not answer. */
function pauseOf(fails: number): number {
  if (fails === 0) return 0;
  return Math.min(limits.carrierPollMinutes * 2 ** Math.min(fails, 10), limits.carrierPollMinutesMax);
}

type Asking = { readonly carrier: Carrier; readonly since: Date };

/** @throws the first error, after all parcels were asked about: one about some of them keeps no others waiting. */
async function askCarrier(env: Environment, parts: PollParts, { carrier, since }: Asking): Promise<void> {
  const { direct } = env.db;
  const labelledSince = addDays(env.clock.now(), -limits.carrierPollDays);
  const limit = limits.carrierPollParcelsMax;
  const failures: unknown[] = [];
  const askPart = async (list: readonly { readonly tracking: string }[]) => {
    try {
      await askAbout(env, parts, { carrier, since, trackings: list.map(({ tracking }) => tracking) });
    } catch (error) {
      failures.push(error);
    }
  };
  let last: sql.UnderWay | undefined;
  for (;;) {
    const asked = { since: labelledSince, last, limit };
    const rows = await sql.parcelsUnderWay(direct, carrier.code, asked);
    await askPart(rows);
    last = rows.at(-1);
    if (rows.length < limit) break;
  }
  const back = await parts.returning(direct, carrier.code);
  for (let from = 0; from < back.length; from += limit) await askPart(back.slice(from, from + limit));
  if (failures.length > 0) throw failures[0];
}

async function askAbout(
  env: Environment,
  { onReturn }: PollParts,
  { carrier, since, trackings }: Asking & { readonly trackings: readonly string[] },
): Promise<void> {
  if (trackings.length === 0) return;
  const now = env.clock.now();
  const batch = await carrier.poll?.(trackings, since);
  if (batch === undefined) return;
  noteRefused(env, carrier, batch);
  const events = batch.reports
    // Of what nobody asked about, and of what is still to come, nothing is believed.
    .filter(
      ({ tracking, at }) => trackings.includes(tracking.toUpperCase()) && Date.parse(at) <= now.getTime(),
    );
  for (let from = 0; from < events.length; from += limits.dispatchRowsMax) {
    const batch = events.slice(from, from + limits.dispatchRowsMax);
    await applyScans(env, { carrier: carrier.code, onReturn }, batch);
  }
}
