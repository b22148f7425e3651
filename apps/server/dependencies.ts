// What the platform stands on: database, providers, chains, carriers, mail, files, and the doubles of test data.
import { makeTestProvider, type TestProvider } from '#features/checkout/server/providers/test/provider.ts';
import { makeDepositChains } from '#features/deposits/server/chain/chains.ts';
import { withBankAccounts } from '#features/deposits/server/bank.ts';
import { makeTestChain, type TestChain } from '#features/deposits/server/test-chain.ts';
import { makeTestPayouts, type TestPayouts } from '#features/payouts/server/test-payouts.ts';
import { systemClock, type Clock } from '#platform/ports/clock.ts';
import { guardClock } from '#platform/ports/guarded-clock.ts';
import { readDatabaseTime } from '#platform/db/clock.sql.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { carriersOf } from '#platform/ports/carriers.ts';
import { noDeposits } from '#platform/ports/deposits.ts';
import { mailboxMail } from '#platform/db/mailbox.sql.ts';
import { guardMail } from '#platform/mail/guarded-mail.ts';
import { noMail } from '#platform/ports/mail.ts';
import { noPayouts } from '#platform/ports/payouts.ts';
import { openPush } from '#platform/push/push.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { openReceiptKeys } from '#platform/ports/receipt-keys.ts';
import { noWitnesses } from '#platform/ports/witnesses.ts';
import { openRecordKeys } from '#platform/ports/record-keys.ts';
import type { Environment } from '#platform/environment.ts';
import { brandOf, openSettings } from './configuration.ts';
import { openPayouts } from './payouts.ts';
import { openStorage } from './files/storage.ts';
import type { ComposeOptions } from './compose.ts';

/** The test carrier of test instances. */
export const testCarrierCode = 'test-post';

/** The other sides of the wire that only a test instance has. */
export type DependencyDoubles = {
  readonly provider: TestProvider;
  readonly payouts: TestPayouts;
  readonly chain: TestChain;
};

function openDoubles({ clock, secrets, baseUrl }: ComposeOptions, db: Database): DependencyDoubles {
  return {
    provider: makeTestProvider({ db, clock, baseUrl, secrets: secrets.testProvider }),
    chain: makeTestChain({ db, clock, random: systemRandom, secret: secrets.secret }),
    payouts: makeTestPayouts({ db, clock, secrets: secrets.testProvider }),
  };
}

function paymentPartsOf({ log, secrets, baseUrl }: ComposeOptions, own: Pick<Environment, 'db' | 'clock'>) {
  return { ...own, random: systemRandom, log, secret: secrets.secret, baseUrl };
}

/** What the platform stands on; with doubles in a test instance alone. */
export function openDependencies(ask: ComposeOptions) {
  const { log, secrets } = ask;
  const testData = ask.kind === 'test';
  const db = openDatabase(ask.database, (error) => log.warn({ reason: error.message }, 'a connection broke'));
  const clock = guarded(ask.clock, db);
  const settings = openSettings(db, log);
  const doubles = testData ? openDoubles({ ...ask, clock }, db) : undefined;
  const depositChains = makeDepositChains(ask.deposits ?? [], doubles?.chain ?? noDeposits);
  const testCarrier = {
    code: testCarrierCode,
    name: 'Test Post',
    secrets: secrets.carrier,
    takesReturns: true,
  };
  const env: Environment = {
    db,
    clock,
    random: systemRandom,
    policy: ask.policy,
    payments: [
      ...(doubles === undefined ? [] : [doubles.provider]),
      ...(ask.payments?.(paymentPartsOf(ask, { db, clock })) ?? []),
    ],
    payouts: openPayouts({ db, clock, log }, ask.chainPayouts ?? [], doubles?.payouts ?? noPayouts),
    deposits: withBankAccounts(ask.bankAccounts, depositChains.source),
    carriers: carriersOf([...(testData ? [testCarrier] : []), ...(ask.carriers ?? [])]),
    mail: guardMail(ask.mail ?? (testData ? mailboxMail(db.direct, clock) : noMail), {
      db,
      clock,
      secret: secrets.secret,
      log,
    }),
    push: openPush({
      keys: secrets.push,
      subject: ask.pushSubject ?? 'mailto:nobody@invalid.example',
      testData,
    }),
    ...openStorage(ask, { secret: secrets.secret, log }),
    log,
    secret: secrets.secret,
    breachedPasswords: ask.breachedPasswords,
    singleSignOn: ask.singleSignOn,
    domains: ask.domains,
    translator: ask.translator,
    receiptKeys: openReceiptKeys(secrets.receipts),
    recordKeys: openRecordKeys(secrets.record, ask.baseUrl),
    witnesses: ask.witnesses ?? noWitnesses,
    get brand() {
      return brandOf(ask.brand, settings.now());
    },
    settings,
    baseUrl: ask.baseUrl,
    consoleUrl: ask.consoleUrl ?? ask.baseUrl,
    testData,
  };
  return { env, doubles, depositChains };
}

/** Real time is the database's, and watched; a virtual clock is taken as it is. */
function guarded(clock: Clock, db: Database): Clock {
  if (clock !== systemClock) return clock;
  return guardClock({
    host: () => systemClock.now(),
    steadyMs: () => performance.now(),
    readDatabase: () => readDatabaseTime(db.aside),
  });
}
