// A running shop platform from an empty folder, and its orderly end. `tools/start.ts` is its door.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { limits } from '#domain/limits.ts';
import { defaultPolicy } from '#domain/policy.ts';
import { claimNames } from '#features/shop/server/handles.ts';
import { askOpenPayments } from '#features/checkout/server/pay-watch.ts';
import { openDatabase } from '#platform/db/database.ts';
import { markInstance, unsafeSettings } from '#platform/db/instance.sql.ts';
import type { Env } from '#platform/env.ts';
import { repeat } from '#platform/jobs/repeat.ts';
import { makeLog } from '#platform/log.ts';
import { readCarriers } from '#platform/ports/carrier-config.ts';
import { systemClock, type Clock } from '#platform/ports/clock.ts';
import type { Mail } from '#platform/ports/mail.ts';
import type { LiveSettings } from '#platform/ports/settings.ts';
import { smtpMail } from '#platform/ports/smtp-mail.ts';
import { compose, setHouseTimers, type Composed } from './compose.ts';
import { openServer, type Opened } from './database.ts';
import { openPages } from './pages.ts';
import {
  openPayments,
  readPaymentConfig,
  startPayments,
  workPayments,
  type PaymentConfig,
} from './payments.ts';
import { keepSecrets, type Secrets } from './secrets.ts';

const timersEveryMs = 500;
const reviveEveryMs = 2_000;
/** About a block of the quicker chain. */
const looksEveryMs = 4_000;
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
  /** Ways to pay with play money, where no file names real ones. */
  readonly demoWays?: (env: Env) => Promise<Ways>;
};

/** Ways to pay, and how to end what they stand on. */
export type Ways = { readonly config: PaymentConfig; readonly stop: () => Promise<void> };

export type SeedParts = {
  readonly makeHouse: (clock: Clock) => Composed;
  readonly now: Date;
  readonly folder: string;
  readonly say: (line: string) => void;
};

/** Opens everything, says where, and ends in order on a signal. */
export async function start(env: Env, { build, seed, demoWays }: Around): Promise<void> {
  const startedAt = performance.now();
  mkdirSync(env.dataDir, { recursive: true });
  const [server] = await Promise.all([
    openServer({ dataDir: env.dataDir, url: env.databaseUrl, log: say }),
    build(),
  ]);
  const kept = keepSecrets(env.dataDir);
  const secrets = { ...kept, push: env.pushKeys ?? kept.push };
  await assertSafe(env, server);
  const makeHouse = (clock: Clock) => composeFor(env, { server, secrets, clock });
  const signIns = await seed({ makeHouse, now: new Date(), folder: env.dataDir, say });
  // The demo world's months of letters are told to nobody.
  const live: { settings?: LiveSettings } = {};
  const sender = () => live.settings?.now().look.sender ?? undefined;
  const mail = env.mail === undefined ? undefined : smtpMail(env.mail, sender);
  const paying = await openWays(env, demoWays);
  const { config } = paying;
  const composed = composeFor(env, { server, secrets, clock: systemClock, mail, config });
  live.settings = composed.world.settings;
  await startPayments(composed.world);
  await composed.deposits.start();
  await claimNames(composed.world.db, systemClock.now());
  await setHouseTimers(composed);
  await openPages(composed, env.origins);
  await composed.app.listen({ port: env.port, host: env.host });
  composed.runner.start(timersEveryMs);
  const rounds = [
    repeat(1_000, () => workOutside(composed)),
    repeat(looksEveryMs, () => lookAround(composed)),
    repeat(limits.openPaymentsAskSeconds * 1_000, () => askAround(composed)),
    repeat(reviveEveryMs, () => revive(server, composed)),
  ];
  tell(env, signIns, performance.now() - startedAt);
  endOnSignal(async () => {
    await Promise.all(rounds.map((round) => round.stop()));
    await composed.close();
    await paying.stop();
    mail?.close();
    await server.stop();
  });
}

/** New blocks and messages; a chain that is silent stops nothing else. */
async function lookAround({ world, deposits }: Composed): Promise<void> {
  await workPayments(world);
  try {
    await deposits.work();
  } catch (error) {
    world.log.warn({ reason: String(error) }, 'deposits on chains wait');
  }
}

type Parts = {
  readonly server: Opened;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly mail?: Mail | undefined;
  readonly config?: PaymentConfig;
};

/** What the file names; without one, what stands in for it in the demo world. */
async function openWays(env: Env, demoWays: Around['demoWays']): Promise<Ways> {
  if (env.paymentsFile === undefined && demoWays !== undefined) return demoWays(env);
  return { config: readPaymentConfig(env.paymentsFile), stop: () => Promise.resolve() };
}

function composeFor(env: Env, { server, secrets, clock, mail, config }: Parts): Composed {
  return compose({
    database: server.address,
    clock,
    policy: { ...defaultPolicy, identityKeepDays: env.identityKeepDays, buyerKeepDays: env.buyerKeepDays },
    secrets,
    brand: env.brand,
    baseUrl: env.baseUrl,
    consoleUrl: env.origins.console,
    trustedProxies: env.trustedProxies,
    filesFolder: path.join(env.dataDir, 'files'),
    vaultFolder: path.join(env.dataDir, 'vault'),
    vaultKeys: env.vaultKeys,
    adNetworks: env.adNetworks,
    breachedPasswords: env.breachedPasswords,
    mail,
    pushSubject: env.pushSubject,
    bankAccounts: config?.bank?.accounts,
    chainPayouts: config?.payouts,
    carriers: readCarriers(env.carriersFile),
    deposits: config?.deposits,
    payments: config === undefined ? undefined : (parts) => openPayments(parts, config),
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

async function askAround({ world }: Composed): Promise<void> {
  try {
    await askOpenPayments(world);
  } catch (error) {
    world.log.warn({ error }, 'payments under way are asked about later');
  }
}

/** Our own server is looked after while we run: after a kill it is there again within seconds. */
async function revive(server: Opened, { world }: Composed): Promise<void> {
  try {
    await server.revive();
  } catch (error) {
    world.log.error({ error }, 'the database server cannot be started');
  }
}

function tell(env: Env, signIns: readonly string[], tookMs: number): void {
  say(`Ready in ${(tookMs / 1000).toFixed(1)} s. Test data: no real money moves here.`);
  say(`Merchant app   ${env.baseUrl}/`);
  say(`Console        ${env.origins.console}/console/`);
  say(`API            ${env.baseUrl}/docs`);
  say(
    env.mail === undefined
      ? `Mailbox        ${env.baseUrl}/mailbox (letters to buyers)`
      : 'Letters to buyers go to the mail server of SMTP_URL.',
  );
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
