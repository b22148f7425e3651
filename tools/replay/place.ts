// Where a run trades: a server of its own, whose clock it moves, or one that runs elsewhere.
import { randomBytes } from 'node:crypto';
import type { OwnDatabase } from './own-database.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import type { Credentials } from './acts/people.ts';
import type { ReplayPlan } from './plan.ts';
import type { Clockwork } from './run.ts';
import { dayOf } from './schedule.ts';
import { WrongWords } from './words.ts';

export type Place = {
  readonly base: string;
  readonly operator: Credentials;
  readonly carrierSecret: string;
  readonly clock: Clockwork;
  /** Undefined for a server that is not ours. */
  readonly server: OwnServer | undefined;
  /** The mark of this run in names that must be unique on the server. */
  readonly name: string;
};

/**
 * Starts a server whose clock stands at the first day of the plan. With `REPLAY_CPU_PROFILE` in the environment it
 * leaves a profile of its processor time in that folder.
 */
export async function ownPlace(plan: ReplayPlan, isSpread = false): Promise<Place> {
  const first = dayOf(plan.orders[0]?.at ?? new Date(0));
  const profile = process.env['REPLAY_CPU_PROFILE'];
  const nodeWords = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const openDatabase = isSpread ? await loadSpread() : undefined;
  const server = await startOwnServer({
    policy: 'replay',
    clockAt: first,
    nodeWords,
    ...(openDatabase === undefined ? {} : { openDatabase }),
  });
  let now = first;
  const clock: Clockwork = {
    isOurs: true,
    now: () => now,
    async to(at) {
      if (at <= now) return;
      now = at;
      await server.setClock(at);
    },
    settle: () => server.settle(),
  };
  const { base, operator, carrierSecret } = server;
  return { base, operator, carrierSecret, clock, server, name: '1' };
}

async function loadSpread(): Promise<(folder: string) => Promise<OwnDatabase>> {
  const { startCitusDatabase } = await import('../conform/citus-database.ts');
  return (folder) => startCitusDatabase(folder, (line) => console.error(line));
}

/**
 * A server that is not ours: its clock cannot be moved, so orders come in at its own time and nothing is shipped yet.
 *
 * @throws WrongWords where the environment does not say who signs in.
 */
export function elsewhere(base: string): Place {
  const {
    OPERATOR_USER: username,
    OPERATOR_PASSWORD: password,
    CARRIER_SECRET: carrierSecret = '',
  } = process.env;
  if (!username || !password) {
    throw new WrongWords(
      '--base needs OPERATOR_USER and OPERATOR_PASSWORD (and CARRIER_SECRET) in the environment',
    );
  }
  const clock: Clockwork = {
    isOurs: false,
    now: () => new Date(),
    to: () => Promise.resolve(),
    settle: () => Promise.resolve({ pending: 0, nextDue: undefined, faults: [] }),
  };
  const name = randomBytes(3).toString('hex');
  return { base, operator: { username, password }, carrierSecret, clock, server: undefined, name };
}
