// Opens the world and puts every room into the house. Nothing here knows whether time is real.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Policy } from '#domain/policy.ts';
import { recordAudit } from '#features/audit/server/public.ts';
import { apiBase, type AskOf, type Endpoint, type OutputOf } from '#domain/endpoint.ts';
import { refusalOfCode, refuse } from '#domain/errors.ts';
import { isLanguage, pickLanguage } from '#domain/language.ts';
import * as checkoutContract from '#features/checkout/contract.ts';
import type { BankAccount } from '#features/checkout/server/bank-file.ts';
import { bankJobs } from '#features/checkout/server/bank-jobs.ts';
import { checkoutJobs, quotePurgeTimer } from '#features/checkout/server/jobs.ts';
import { rankTimer } from '#features/checkout/server/ranking.ts';
import { makeTestProvider, type TestProvider } from '#features/checkout/server/test-provider.ts';
import { privateFileRoute } from '#features/files/server/routes.ts';
import { identityJobs } from '#features/identity/server/jobs.ts';
import { mailboxPurgeTimer, makeLetterJobs, noticeJobs } from '#features/notifications/server/public.ts';
import { orderJobs, purgeTimer } from '#features/orders/server/jobs.ts';
import { makeTestCarrier, type TestCarrier } from '#features/orders/server/test-carrier.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import { restrictionJobs } from '#features/restriction/server/jobs.ts';
import { makeGuard } from '#features/restriction/server/public.ts';
import {
  listReturning,
  markRefunded,
  markRefundFailed,
  returnJobs,
} from '#features/returns/server/public.ts';
import { showcaseJobs } from '#features/showcase/server/public.ts';
import { depositJobs } from '#features/wallet/server/deposit-watch.ts';
import { makeTestChain, type TestChain } from '#features/wallet/server/test-chain.ts';
import { makeTestPayouts, type TestPayouts } from '#features/wallet/server/test-payouts.ts';
import { payoutMessage } from '#features/wallet/withdraw.contract.ts';
import { withdrawJobs } from '#features/wallet/server/withdraw-send.ts';
import { openDatabase, type Address } from '#platform/db/database.ts';
import { instanceMadeAt } from '#platform/db/instance.sql.ts';
import type { Call, House } from '#platform/http/pipeline.ts';
import { makeHttpServer } from '#platform/http/server.ts';
import { makeRunner, type Runner, type TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { carriersOf } from '#platform/ports/carriers.ts';
import type { Clock } from '#platform/ports/clock.ts';
import { folderFiles } from '#platform/ports/files.ts';
import { mailboxMail } from '#platform/db/mailbox.sql.ts';
import { noMail, type Mail } from '#platform/ports/mail.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { openReceiptKeys } from '#platform/ports/receipt-keys.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import { folderVault } from '#platform/ports/vault.ts';
import type { Brand, World } from '#platform/world.ts';
import type { Secrets } from './secrets.ts';
import { depositPartsOf, openRooms, openToClosed, payoutPartsOf } from './rooms.ts';

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
  /** The accounts whose statements are read. */
  readonly bankAccounts?: readonly BankAccount[] | undefined;
  /** The ways to pay besides the test provider, which stands first. */
  readonly payments?: ((parts: PaymentParts) => readonly PaymentProvider[]) | undefined;
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
  const provider = makeTestProvider({ db, clock, baseUrl: ask.baseUrl, secrets: secrets.testProvider });
  const chain = makeTestChain({ db, clock, random: systemRandom, secret: secrets.secret });
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
    payouts,
    deposits: chain,
    carriers: carriersOf([
      { code: testCarrierCode, name: 'Test Post', secrets: secrets.carrier, takesReturns: true },
    ]),
    mail: ask.mail ?? (testData ? mailboxMail(db.direct, clock) : noMail),
    files: folderFiles(ask.filesFolder),
    vault: folderVault(ask.vaultFolder, secrets.secret),
    log,
    secret: secrets.secret,
    receiptKeys: openReceiptKeys(secrets.receipts),
    brand: ask.brand,
    baseUrl: ask.baseUrl,
    testData,
  };
  const house: House = {
    world,
    authenticate: makeAuthenticate(world),
    guard: makeGuard(world, openToClosed),
    audit: recordAudit,
    kept: new Map(),
  };
  openRooms(house, { provider, bankAccounts: ask.bankAccounts ?? [] });
  const app = makeHttpServer(house);
  privateFileRoute(app, world);
  const webhook = apiBase + checkoutContract.paymentWebhook.path.replace('{provider}', provider.name);
  provider.deliverTo((body, signature) => inject(app, { url: webhook, body, signature }));
  const payoutHook = apiBase + payoutMessage.path.replace('{sender}', payouts.name);
  payouts.connect((body, signature) => inject(app, { url: payoutHook, body, signature }));
  const carrier = makeTestCarrier(world, {
    carrier: testCarrierCode,
    since: () => instanceMadeAt(db.direct),
    returning: () => listReturning(db.direct, testCarrierCode),
    send: (url, body, signature) => inject(app, { url, body, signature }),
  });
  const runner = makeRunner(world, jobsOf(world));
  return {
    world,
    house,
    app,
    runner,
    provider,
    payouts,
    chain,
    carrier,
    ask: (endpoint, input, options = {}) => askHouse(house, endpoint, { input, options }),
    async close() {
      await runner.stop();
      await app.close();
      await db.close();
    },
  };
}

/** What is done when it is due, by kind of timer. */
function jobsOf(world: World): TimerKinds {
  return {
    ...restrictionJobs,
    ...noticeJobs,
    ...makeLetterJobs(),
    ...identityJobs,
    ...showcaseJobs,
    ...orderJobs({ paid: markRefunded, refused: markRefundFailed }),
    ...checkoutJobs,
    ...bankJobs,
    ...returnJobs,
    ...withdrawJobs(payoutPartsOf(world)),
    ...depositJobs(depositPartsOf(world)),
  };
}

/** A message of the other side goes through the same route as from outside, signature and all. */
async function inject(
  app: FastifyInstance,
  { url, body, signature }: { url: string; body: Buffer; signature: string },
): Promise<boolean> {
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  const answer = await app.inject({ method: 'POST', url, payload: body, headers });
  return answer.statusCode === 200 && answer.body.startsWith('{"code":200,');
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
 */
export async function setHouseTimers({ world }: Composed, { ranks = true } = {}): Promise<void> {
  const subject = '00000000-0000-7000-8000-000000000001';
  const dueAt = world.clock.now();
  const kinds = [purgeTimer, quotePurgeTimer, mailboxPurgeTimer, ...(ranks ? [rankTimer] : [])];
  await setTimers(
    world.db.direct,
    0n,
    kinds.map((kind) => ({ subject, kind, dueAt })),
  );
}
