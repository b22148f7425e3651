// A running shop platform from an empty folder, and its orderly end. `tools/start.ts` is its door.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { defaultPolicy } from '#domain/policy.ts';
import { openDatabase } from '#platform/db/database.ts';
import { markInstance, unsafeSettings } from '#platform/db/instance.sql.ts';
import type { Env } from '#platform/env.ts';
import { makeLog } from '#platform/log.ts';
import { systemClock, type Clock } from '#platform/ports/clock.ts';
import { compose, setHouseTimers, type Composed } from './compose.ts';
import { openServer, type Opened } from './database.ts';
import { openPages } from './pages.ts';
import { keepSecrets, type Secrets } from './secrets.ts';

const timersEveryMs = 500;
const reviveEveryMs = 2_000;
/** Requests under way get this long to end. */
const drainMs = 10_000;

export function say(line: string): void {
  process.stderr.write(`[stockless] ${line}\n`);
}

/** What a start does besides opening the house: given from outside, because the house knows no tools. */
export type Around = {
  /** Builds the front ends where their sources changed. */
  readonly build: () => Promise<unknown>;
  /** Fills an empty database; gives lines to tell. Called before the house opens. */
  readonly seed: (parts: SeedParts) => Promise<readonly string[]>;
};

export type SeedParts = {
  readonly makeHouse: (clock: Clock) => Composed;
  readonly now: Date;
  readonly folder: string;
  readonly say: (line: string) => void;
};

/** Opens everything, says where, and ends in order on a signal. */
export async function start(env: Env, { build, seed }: Around): Promise<void> {
  const startedAt = performance.now();
  mkdirSync(env.dataDir, { recursive: true });
  const [server] = await Promise.all([
    openServer({ dataDir: env.dataDir, url: env.databaseUrl, log: say }),
    build(),
  ]);
  const secrets = keepSecrets(env.dataDir);
  await assertSafe(env, server);
  const makeHouse = (clock: Clock) => composeFor(env, { server, secrets, clock });
  const signIns = await seed({ makeHouse, now: new Date(), folder: env.dataDir, say });
  const composed = makeHouse(systemClock);
  await setHouseTimers(composed);
  await openPages(composed);
  await composed.app.listen({ port: env.port, host: env.host });
  composed.runner.start(timersEveryMs);
  const pump = setInterval(() => void workOutside(composed), 1_000);
  const revival = setInterval(() => void revive(server, composed), reviveEveryMs);
  tell(env, signIns, performance.now() - startedAt);
  endOnSignal(async () => {
    clearInterval(pump);
    clearInterval(revival);
    await composed.close();
    await server.stop();
  });
}

function composeFor(env: Env, parts: { server: Opened; secrets: Secrets; clock: Clock }): Composed {
  const { server, secrets, clock } = parts;
  return compose({
    database: server.address,
    clock,
    policy: defaultPolicy,
    secrets,
    brand: env.brand,
    baseUrl: env.baseUrl,
    filesFolder: path.join(env.dataDir, 'files'),
    vaultFolder: path.join(env.dataDir, 'vault'),
    log: makeLog(env.logLevel),
  });
}

/** Money must survive a crash: a server that may lose what it acknowledged is refused. */
async function assertSafe(env: Env, server: Opened): Promise<void> {
  const db = openDatabase(server.address, (error) => say(error.message), 1);
  try {
    const unsafe = await unsafeSettings(db.direct);
    if (unsafe.length > 0 && !env.isUnsafeAllowed) {
      throw new Error(
        `this database server has ${unsafe.join(', ')} off and may lose acknowledged money. ` +
          'Turn it on, or start with UNSAFE_DATABASE=yes where the data may be thrown away',
      );
    }
    if (unsafe.length > 0) {
      say('!'.repeat(72));
      say(`THROW-AWAY DATA: ${unsafe.join(', ')} off. A crash may lose acknowledged orders and money.`);
      say('!'.repeat(72));
    }
    await markInstance(db.direct, true, new Date());
  } finally {
    await db.close();
  }
}

/** The other sides of the wire: late messages of the test provider, scans of the test carrier. */
async function workOutside({ provider, payouts, carrier, world }: Composed): Promise<void> {
  try {
    await provider.redeliver();
    await payouts.work();
    await carrier.work();
  } catch (error) {
    world.log.warn({ error }, 'the test provider and carrier wait for the database');
  }
}

let isReviving = false;

/** Our own server is looked after while we run: after a kill it is there again within seconds. */
async function revive(server: Opened, { world }: Composed): Promise<void> {
  if (isReviving) return;
  isReviving = true;
  try {
    await server.revive();
  } catch (error) {
    world.log.error({ error }, 'the database server cannot be started');
  } finally {
    isReviving = false;
  }
}

function tell(env: Env, signIns: readonly string[], tookMs: number): void {
  say(`Ready in ${(tookMs / 1000).toFixed(1)} s. Test data: no real money moves here.`);
  say(`Merchant app   ${env.baseUrl}/`);
  say(`Console        ${env.baseUrl}/console/`);
  say(`API            ${env.baseUrl}/docs`);
  for (const line of signIns) say(line);
}

function endOnSignal(end: () => Promise<void>): void {
  let isEnding = false;
  const stop = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    say(`${signal}: finishing what is under way`);
    const late = setTimeout(() => process.exit(1), drainMs + 5_000);
    await end();
    clearTimeout(late);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
}
