// What the house stands on: database, providers, chains, carriers, mail, files, and the doubles of test data.
import { makeTestProvider } from '#features/checkout/server/test-provider.ts';
import { makeDepositChains } from '#features/wallet/server/deposit-chain/chains.ts';
import { withBankAccounts } from '#features/wallet/server/deposit-bank.ts';
import { makeTestChain } from '#features/wallet/server/test-chain.ts';
import { makeTestPayouts } from '#features/wallet/server/test-payouts.ts';
import { openDatabase } from '#platform/db/database.ts';
import { carriersOf } from '#platform/ports/carriers.ts';
import { folderFiles } from '#platform/ports/files.ts';
import { mailboxMail } from '#platform/db/mailbox.sql.ts';
import { noMail } from '#platform/ports/mail.ts';
import { openPush } from '#platform/push/push.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { openReceiptKeys } from '#platform/ports/receipt-keys.ts';
import { folderVault } from '#platform/ports/vault.ts';
import type { World } from '#platform/world.ts';
import { brandOf, openSettings } from './configuration.ts';
import { openPayouts } from './payouts.ts';
import type { ComposeAsk } from './compose.ts';

/** The test carrier of databases of test data. */
export const testCarrierCode = 'test-post';

/** What the house stands on, and the doubles that only test data has. */
export function openGround(ask: ComposeAsk) {
  const { clock, log, secrets } = ask;
  const testData = true;
  const db = openDatabase(ask.database, (error) => log.warn({ reason: error.message }, 'a connection broke'));
  const settings = openSettings(db, log);
  const provider = makeTestProvider({ db, clock, baseUrl: ask.baseUrl, secrets: secrets.testProvider });
  const chain = makeTestChain({ db, clock, random: systemRandom, secret: secrets.secret });
  const depositChains = makeDepositChains(ask.deposits ?? [], chain);
  const payouts = makeTestPayouts({ db, clock, secrets: secrets.testProvider });
  const world: World = {
    db,
    clock,
    random: systemRandom,
    policy: ask.policy,
    payments: [
      provider,
      ...(ask.payments?.({ db, clock, random: systemRandom, log, secret: secrets.secret }) ?? []),
    ],
    payouts: openPayouts({ db, clock, log }, ask.chainPayouts ?? [], payouts),
    deposits: withBankAccounts(ask.bankAccounts, depositChains.source),
    carriers: carriersOf([
      { code: testCarrierCode, name: 'Test Post', secrets: secrets.carrier, takesReturns: true },
      ...(ask.carriers ?? []),
    ]),
    mail: ask.mail ?? (testData ? mailboxMail(db.direct, clock) : noMail),
    push: openPush({
      keys: secrets.push,
      subject: ask.pushSubject ?? 'mailto:nobody@invalid.example',
      testData,
    }),
    files: folderFiles(ask.filesFolder),
    vault: folderVault(ask.vaultFolder, secrets.secret, ask.vaultKeys),
    log,
    secret: secrets.secret,
    breachedPasswords: ask.breachedPasswords,
    receiptKeys: openReceiptKeys(secrets.receipts),
    get brand() {
      return brandOf(ask.brand, settings.now());
    },
    settings,
    baseUrl: ask.baseUrl,
    consoleUrl: ask.consoleUrl ?? ask.baseUrl,
    testData,
  };
  return { world, provider, payouts, chain, depositChains };
}
