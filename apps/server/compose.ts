// Opens the world and puts every room into the house. Nothing here knows whether time is real.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Policy } from '#domain/policy.ts';
import { auditHeadTimer, auditJobs, recordAudit } from '#features/audit/server/public.ts';
import type { AskOf, Endpoint, OutputOf } from '#domain/endpoint.ts';
import { refusalOfCode, refuse } from '#domain/errors.ts';
import { isLanguage, pickLanguage } from '#domain/language.ts';
import type { BankAccount } from '#features/checkout/server/bank-file.ts';
import { exportJobs } from '#features/desk/server/public.ts';
import { bankJobs } from '#features/checkout/server/bank-jobs.ts';
import { checkoutJobs, quotePurgeTimer } from '#features/checkout/server/jobs.ts';
import { rankTimer } from '#features/checkout/server/ranking.ts';
import { makeTestProvider, type TestProvider } from '#features/checkout/server/test-provider.ts';
import { privateFileRoute } from '#features/files/server/routes.ts';
import { makeHookJobs, withMerchantKeys } from '#features/hooks/server/public.ts';
import { identityJobs } from '#features/identity/server/jobs.ts';
import { mailboxPurgeTimer, makeLetterJobs, noticeJobs } from '#features/notifications/server/public.ts';
import { orderJobs, purgeTimer } from '#features/orders/server/jobs.ts';
import { pollJobs, pollTimer } from '#features/orders/server/polling.ts';
import { withSupplierKeys } from '#features/orders/server/keys.ts';
import type { TestCarrier } from '#features/orders/server/test-carrier.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import { buyersTimer, dataFileRoute, privacyJobs } from '#features/privacy/server/public.ts';
import { restrictionJobs } from '#features/restriction/server/jobs.ts';
import { makeGuard } from '#features/restriction/server/public.ts';
import {
  listReturning,
  markRefunded,
  markRefundFailed,
  returnJobs,
  takeReturnScans,
} from '#features/returns/server/public.ts';
import { announcementJobs } from '#features/service/server/public.ts';
import { shopJobs } from '#features/shop/server/jobs.ts';
import { levelTimers } from '#features/shop/server/level-night.ts';
import { reconcileTimer, reconciliationJobs } from '#features/reconciliation/server/public.ts';
import { supplyJobs } from '#features/supply/server/jobs.ts';
import { showcaseJobs } from '#features/showcase/server/public.ts';
import { makeDepositChains, type DepositChains } from '#features/wallet/server/deposit-chain/chains.ts';
import type { DepositChainConfig } from '#features/wallet/server/deposit-chain/sources.ts';
import { withBankAccounts } from '#features/wallet/server/deposit-bank.ts';
import { depositJobs } from '#features/wallet/server/deposit-watch.ts';
import { makeTestChain, type TestChain } from '#features/wallet/server/test-chain.ts';
import { makeTestPayouts, type TestPayouts } from '#features/wallet/server/test-payouts.ts';
import { withdrawJobs } from '#features/wallet/server/withdraw-send.ts';
import { openDatabase, type Address } from '#platform/db/database.ts';
import type { Call, House } from '#platform/http/pipeline.ts';
import { makeHttpServer } from '#platform/http/server.ts';
import { makeRunner, type Runner, type TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { carriersOf, type Carrier } from '#platform/ports/carriers.ts';
import type { Clock } from '#platform/ports/clock.ts';
import { folderFiles } from '#platform/ports/files.ts';
import { mailboxMail } from '#platform/db/mailbox.sql.ts';
import { noMail, type Mail } from '#platform/ports/mail.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { openReceiptKeys } from '#platform/ports/receipt-keys.ts';
import type { VaultKey } from '#platform/ports/vault-keys.ts';
import { folderVault } from '#platform/ports/vault.ts';
import type { Brand, World } from '#platform/world.ts';
import { brandOf, openSettings } from './configuration.ts';
import { openPayouts, type ChainPayouts } from './payouts.ts';
import type { Secrets } from './secrets.ts';
import { connectTestSides, openTestCarrier } from './test-sides.ts';
import { depositPartsOf, openRooms, openToClosed, payoutPartsOf, sourcesOfHouse } from './rooms.ts';

export type ComposeAsk = {
  readonly database: Address;
  readonly clock: Clock;
  readonly policy: Policy;
  readonly secrets: Secrets;
  readonly brand: Brand;
  readonly baseUrl: string;
  /** Where public files lie. */
  readonly filesFolder: string;
  /** Where private files lie, encrypted; never the folder of the public ones nor below it. */
  readonly vaultFolder: string;
  /** The keys of the operator; without any, one that follows from the secret. */
  readonly vaultKeys?: readonly VaultKey[] | undefined;
  /** The accounts whose statements are read. */
  readonly bankAccounts?: readonly BankAccount[] | undefined;
  /** The carriers besides the test carrier. */
  readonly carriers?: readonly Carrier[] | undefined;
  /** The ways to pay besides the test provider, which stands first. */
  readonly payments?: ((parts: PaymentParts) => readonly PaymentProvider[]) | undefined;
  /** Chains that merchants' deposits are read from; the test chain stands in for those that are not named. */
  readonly deposits?: readonly DepositChainConfig[] | undefined;
  /** The chains that merchants are paid by; the test sender pays by the others. */
  readonly chainPayouts?: readonly ChainPayouts[] | undefined;
  /** The mail server. Without one, letters of test data go to its mailbox, and others wait. */
  readonly mail?: Mail | undefined;
  readonly log: Logger;
};

/** What a way to pay is made of. */
export type PaymentParts = Pick<World, 'db' | 'clock' | 'random' | 'log' | 'secret'>;

export type Composed = {
  readonly world: World;
  readonly house: House;
  readonly app: FastifyInstance;
  readonly runner: Runner;
  readonly provider: TestProvider;
  readonly payouts: TestPayouts;
  readonly chain: TestChain;
  readonly carrier: TestCarrier;
  /** Holds the chains of deposits against their configuration, and looks at them: for a timer. */
  readonly deposits: { start(): Promise<void>; work(): Promise<void> };
  /** Waits for messages to programs that are under way. */
  readonly hooksSettled: () => Promise<void>;
  /** A call inside the process, through the same pipeline as HTTP. */
  readonly ask: Ask;
  close(): Promise<void>;
};

export type AskOptions = Partial<Pick<Call, 'onceKey' | 'ip' | 'token' | 'raw' | 'stream' | 'files'>> & {
  readonly language?: string;
};
export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: AskOf<E>,
  options?: AskOptions,
) => Promise<OutputOf<E>>;

/** The test carrier of databases of test data. */
export const testCarrierCode = 'test-post';

export function compose(ask: ComposeAsk): Composed {
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
    files: folderFiles(ask.filesFolder),
    vault: folderVault(ask.vaultFolder, secrets.secret, ask.vaultKeys),
    log,
    secret: secrets.secret,
    receiptKeys: openReceiptKeys(secrets.receipts),
    get brand() {
      return brandOf(ask.brand, settings.now());
    },
    settings,
    baseUrl: ask.baseUrl,
    testData,
  };
  const house = makeHouse(world);
  openRooms(house, { provider, bankAccounts: ask.bankAccounts ?? [] });
  const app = makeHttpServer(house);
  privateFileRoute(app, world);
  dataFileRoute(app, world);
  connectTestSides(app, { provider, payouts });
  const carrier = openTestCarrier(world, app, testCarrierCode);
  const hooks = makeHookJobs();
  const runner = makeRunner(world, {
    ...jobsOf(world, ask.bankAccounts),
    ...exportJobs(house.lists),
    ...hooks.jobs,
  });
  return {
    world,
    house,
    app,
    runner,
    provider,
    payouts,
    chain,
    carrier,
    deposits: depositsOf(world, depositChains),
    hooksSettled: () => hooks.settled(),
    ask: (endpoint, input, options = {}) => askHouse(house, endpoint, { input, options }),
    async close() {
      await runner.stop();
      await hooks.settled();
      await app.close();
      await db.close();
    },
  };
}

function depositsOf(world: World, chains: DepositChains): Composed['deposits'] {
  return { start: () => chains.start(world), work: () => chains.work(world, depositPartsOf(world)) };
}

/** The house before its rooms: who is let in, who is kept out, and who writes down what was done. */
function makeHouse(world: World): House {
  return {
    world,
    authenticate: withMerchantKeys(world, withSupplierKeys(world, makeAuthenticate(world))),
    guard: makeGuard(world, openToClosed),
    audit: recordAudit,
    kept: new Map(),
    lists: new Map(),
  };
}

/** What is done when it is due, by kind of timer. */
function jobsOf(world: World, debtors: ComposeAsk['bankAccounts']): TimerKinds {
  return {
    ...auditJobs,
    ...privacyJobs,
    ...restrictionJobs,
    ...shopJobs,
    ...noticeJobs,
    ...announcementJobs,
    ...makeLetterJobs(),
    ...identityJobs,
    ...showcaseJobs,
    ...supplyJobs,
    ...orderJobs({ paid: markRefunded, refused: markRefundFailed }),
    ...pollJobs({ onReturn: takeReturnScans, returning: listReturning }),
    ...checkoutJobs,
    ...bankJobs,
    ...returnJobs,
    ...withdrawJobs(payoutPartsOf(world, debtors)),
    ...reconciliationJobs(sourcesOfHouse),
    ...depositJobs(depositPartsOf(world)),
  };
}

const envelopeShape = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

type Asking = { readonly input: unknown; readonly options: AskOptions };

async function askHouse<E extends Endpoint>(
  house: House,
  endpoint: E,
  { input, options }: Asking,
): Promise<OutputOf<E>> {
  const kept = house.kept.get(endpoint.name);
  if (kept === undefined) throw new Error(`${endpoint.name} is not kept`);
  const { language } = options;
  const answer = await kept.answer({
    input,
    token: options.token,
    onceKey: options.onceKey,
    ...(options.raw === undefined ? {} : { raw: options.raw }),
    ...(options.stream === undefined ? {} : { stream: options.stream }),
    ...(options.files === undefined ? {} : { files: options.files }),
    language: language !== undefined && isLanguage(language) ? language : pickLanguage(language),
    ip: options.ip ?? '127.0.0.1',
    requestId: house.world.random.id(house.world.clock.now()),
  });
  const envelope = z.parse(envelopeShape, JSON.parse(answer.text));
  if (envelope.code === 200) return z.parse<(typeof endpoint)['output']>(endpoint.output, envelope.data);
  const key = refusalOfCode(envelope.code) ?? 'unknownError';
  throw refuse(key, typeof envelope.data === 'object' && envelope.data !== null ? { ...envelope.data } : {});
}

/**
 * Work of the house itself that repeats: stored answers and unused quotes are forgotten after a day, goods are ranked.
 *
 * @param ranks False where the clock runs months in minutes: goods would be ranked anew with every order.
 * @param watches False where nobody is to be watched in those months: carriers asked, heads signed, levels looked at.
 */
export async function setHouseTimers(
  { world }: Composed,
  { ranks = true, watches = true } = {},
): Promise<void> {
  const subject = '00000000-0000-7000-8000-000000000001';
  const dueAt = world.clock.now();
  const kinds = [
    purgeTimer,
    quotePurgeTimer,
    mailboxPurgeTimer,
    ...(watches ? [pollTimer, levelTimers.night, auditHeadTimer, buyersTimer] : []),
    ...(ranks ? [rankTimer, reconcileTimer] : []),
  ];
  await setTimers(
    world.db.direct,
    0n,
    kinds.map((kind) => ({ subject, kind, dueAt })),
  );
}
