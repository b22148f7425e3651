// A running shop platform from an empty folder, and its orderly end. `tools/start.ts` calls it.
import { mkdirSync } from 'node:fs';
import { defaultPolicy } from '#domain/policy.ts';
import { claimNames } from '#features/shop/server/handles.ts';
import type { TlsListener } from '#features/domains/server/tls.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { saveInstance, type Admission } from '#platform/db/instance.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Env } from '#platform/env.ts';
import { makeLog } from '#platform/log.ts';
import { systemClock, type Clock } from '#platform/ports/clock.ts';
import type { Mail } from '#platform/ports/mail.ts';
import { openIdConnect } from '#platform/ports/oidc.ts';
import { openLibreTranslate } from '#platform/ports/translator.ts';
import { openRecordKeys } from '#platform/ports/record-keys.ts';
import type { LiveSettings } from '#platform/ports/settings.ts';
import type { Witnesses } from '#platform/ports/witnesses.ts';
import { SettingsRefused, type InstanceKind } from '#platform/settings.ts';
import { admitLogins, assertAdmitted } from './admission.ts';
import { compose, type Composed } from './compose.ts';
import { setPlatformTimers } from './timers/platform-timers.ts';
import { openServer, type Opened } from './database.ts';
import { listenForDomains, ownDomainsOf } from './domains.ts';
import { openPages } from './pages.ts';
import { checkInstance, type Checked } from './instance-check.ts';
import { startWork } from './nodes/outside.ts';
import { loadPayments, startPayments, type OpenPayments, type PaymentConfig } from './payments.ts';
import { assertPortsFree } from './ports.ts';
import { say, tell, warnOfUnsafe } from './say.ts';
import { seedOnce } from './nodes/seed-once.ts';
import { fingerprintsOf, saveSecrets, readSecrets, type Secrets } from './secrets.ts';
import { drainSecondsOf, endOnSignal } from './signals.ts';
import { storageOptionsOf } from './files/storage.ts';
import { openInstruments } from './watch/watch.ts';

/** What a start does besides opening the platform: given from outside, because the platform knows no tools. */
export type Around = {
  /** Builds the front ends where their sources changed. */
  readonly build: () => Promise<unknown>;
  /** Fills an empty database of test data; gives lines to tell. Called before the platform opens. */
  readonly seed?: (parts: SeedParts) => Promise<readonly string[]>;
  /** Ways to pay with play money, where no file names real ones. */
  readonly demoWays?: (env: Env) => Promise<Ways>;
  /** A witness of our own, where no file names any. `log` is the key of the record's log. */
  readonly demoWitness?: (env: Env, log: string) => Promise<OwnWitness>;
  /** Lets whoever tries the demo cheat its merchants, to see it found: over test data alone. */
  readonly demoCheats?: (composed: Composed, env: Env) => Promise<void>;
  /** Migrates a database of the operator only as the owner that MIGRATE_DATABASE_URL names. */
  readonly migratesAsOwnerOnly?: boolean;
};

/** A witness that we run ourselves: it shows how witnesses work, and is nobody's word but ours. */
export type OwnWitness = {
  readonly url: string;
  readonly witnesses: Witnesses;
  readonly stop: () => Promise<void>;
};

/** Ways to pay, and how to end what they stand on. */
export type Ways = { readonly config: PaymentConfig; readonly stop: () => Promise<void> };

export type SeedParts = {
  readonly db: Database;
  readonly baseUrl: string;
  /** Waits in real time; another one in tests. */
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly makeApp: (clock: Clock) => Composed;
  readonly now: Date;
  readonly folder: string;
  readonly say: (line: string) => void;
};

/**
 * Opens everything, says where, and ends in order on a signal.
 *
 * @throws SettingsRefused where a setting is missing or dangerous, or where the database is another instance's. Nothing
 * is changed then, and no server is left behind.
 */
export async function start(variables: Variables, around: Around): Promise<void> {
  const checked = checkInstance(variables);
  const { env, kind, faults } = checked;
  if (faults.length > 0) throw new SettingsRefused(faults);
  // Without the demo's ways to pay there is no card double, and nothing on the next port.
  await assertPortsFree(env, around.demoWays === undefined ? 'real' : kind);
  const server = await openDatabaseServer(env, around);
  try {
    await serve(checked, server, around);
  } catch (error) {
    await server.abandon();
    throw error;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

function openDatabaseServer(env: Env, { migratesAsOwnerOnly = false }: Around): Promise<Opened> {
  const admit = (found: Admission) => {
    assertAdmitted(found, { env, secrets: readSecrets(env) });
    warnOfUnsafe(found.unsafe);
  };
  const { dataDir, databaseUrl: url, migrateUrl } = env;
  const kind = env.instance ?? 'test';
  return openServer({
    dataDir,
    url,
    migrateUrl,
    admit,
    admitLogins: (found) => admitLogins(found, { kind, warn: say }),
    migratesAsOwnerOnly,
    log: say,
  });
}

async function serve(checked: Checked, server: Opened, around: Around): Promise<void> {
  const { build, seed, demoWays } = around;
  const { env } = checked;
  mkdirSync(env.dataDir, { recursive: true });
  const kept = saveSecrets(env);
  const secrets = { ...kept, push: env.pushKeys ?? kept.push };
  const parts = { checked, server, secrets };
  // The front ends are built in a process of their own while this one fills the database.
  const [signIns] = await Promise.all([prepare(parts, seed), build()]);
  // The demo world's months of emails go to nobody.
  const live: { settings?: LiveSettings } = {};
  const sender = () => live.settings?.now().look.sender ?? undefined;
  const mail = await openMail(env, sender);
  const paying = await openWays(checked, demoWays);
  const own = await openOwnWitness(checked, secrets, around);
  const { config } = paying;
  const ways = { config, payments: await loadPayments(config) };
  const composed = composeFor({ ...parts, clock: systemClock, mail, ...ways, witnesses: own?.witnesses });
  live.settings = composed.env.settings;
  await startPayments(composed.env);
  await composed.deposits.start();
  await acrossShops('jobs', () => claimNames(composed.env.db, systemClock.now()));
  await setPlatformTimers(composed);
  if (checked.kind === 'test') await around.demoCheats?.(composed, env);
  await openPages(composed, env.origins);
  const instruments = await openInstruments(composed, env);
  // Before the first answer: the first process of a container passes over a signal that nobody waits for.
  const work: { stop?: () => Promise<void>; tls?: TlsListener | undefined } = {};
  const graceMs = (env.drainSeconds ?? drainSecondsOf[checked.kind]) * 1_000;
  endOnSignal({ drain: composed.watch.drain, graceMs }, async () => {
    await work.stop?.();
    // Its streams end with those of the server: one awaited before the other would hold the end up.
    await composed.close(work.tls?.stop());
    await instruments.stop();
    await paying.stop();
    await own?.stop();
    mail?.close();
    await server.stop();
  });
  await composed.app.listen({ port: env.port, host: env.host });
  work.tls = await listenForDomains(composed, env);
  work.stop = startWork(composed, server);
  await tell({ env, composed, signIns });
  if (own !== undefined) say(`Notary         ${own.url}/ (ours, not independent)`);
}

/** Without a mail server nothing of its library is loaded. */
async function openMail({ mail }: Env, sender: () => string | undefined) {
  if (mail === undefined) return undefined;
  const { smtpMail } = await import('#platform/ports/smtp-mail.ts');
  return smtpMail(mail, sender);
}

/** Marks the database, and fills an empty one of test data; gives how to sign in there. */
async function prepare(parts: Omit<Parts, 'clock'>, seed: Around['seed']): Promise<readonly string[]> {
  const { checked, server, secrets } = parts;
  const { env, kind } = checked;
  const db = openDatabase(server.address, (error) => say(error.message), 1);
  try {
    await saveMark({ env, kind, secrets }, db);
    if (kind === 'real' || seed === undefined) return [];
    const fast = { ...parts, server: { ...server, address: { ...server.address, isAsync: true } } };
    const makeApp = (clock: Clock) => composeFor({ ...fast, clock });
    const { baseUrl, dataDir: folder } = env;
    const seedParts: SeedParts = { db, makeApp, baseUrl, now: new Date(), folder, say };
    return await seedOnce({ db, log: makeLog(env.logLevel), say }, () => seed(seedParts));
  } finally {
    await db.close();
  }
}

type Parts = {
  readonly checked: Checked;
  readonly server: Opened;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly mail?: Mail | undefined;
  readonly config?: PaymentConfig;
  readonly payments?: OpenPayments;
  readonly witnesses?: Witnesses | undefined;
};

/** What the file names; in a test instance without one, what stands in for it. */
async function openWays({ env, kind, payments }: Checked, demoWays: Around['demoWays']): Promise<Ways> {
  if (kind === 'test' && env.paymentsFile === undefined && demoWays !== undefined) return demoWays(env);
  return { config: payments, stop: () => Promise.resolve() };
}

/** A demo world without it is a demo world all the same. */
async function openOwnWitness(
  { env, kind }: Checked,
  secrets: Secrets,
  { demoWitness }: Around,
): Promise<OwnWitness | undefined> {
  if (kind === 'real' || env.given.has('WITNESSES_FILE') || demoWitness === undefined) return undefined;
  try {
    return await demoWitness(env, openRecordKeys(secrets.record, env.baseUrl).log.vkey);
  } catch (error) {
    say(`The record has no witness: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function composeFor({
  checked: { env, kind, carriers },
  server,
  secrets,
  clock,
  mail,
  config,
  payments,
  witnesses,
}: Parts): Composed {
  return compose({
    kind,
    database: server.address,
    clock,
    policy: { ...defaultPolicy, identityKeepDays: env.identityKeepDays, buyerKeepDays: env.buyerKeepDays },
    secrets,
    brand: env.brand,
    baseUrl: env.baseUrl,
    consoleUrl: env.origins.console,
    trustedProxies: env.trustedProxies,
    ...storageOptionsOf(env),
    adNetworks: env.adNetworks,
    breachedPasswords: env.breachedPasswords,
    domains: ownDomainsOf(env),
    singleSignOn: env.singleSignOn && openIdConnect(env.singleSignOn),
    translator: env.translation && openLibreTranslate(env.translation),
    mail,
    pushSubject: env.pushSubject,
    bankAccounts: config?.bank?.accounts,
    chainPayouts: config?.payouts,
    carriers,
    deposits: config?.deposits,
    auditorKeys: env.auditorKeys,
    witnesses: env.witnesses ?? witnesses,
    payments,
    log: makeLog(env.logLevel),
  });
}

type Mark = { readonly env: Env; readonly kind: InstanceKind; readonly secrets: Secrets };

/** Marks a new database. Of two first starts with different keys one finds the other's mark, and is refused. */
async function saveMark({ env, kind, secrets }: Mark, db: Database): Promise<void> {
  const keys = fingerprintsOf(secrets, env.vaultKeys);
  const kept = await saveInstance(db, { kind, keys, now: new Date() });
  assertAdmitted({ ...kept, unsafe: [] }, { env, secrets });
}
