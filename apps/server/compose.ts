// Opens the world and puts every room into the house. Nothing here knows whether time is real.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Policy } from '#domain/policy.ts';
import { apiBase, type AskOf, type Endpoint, type OutputOf } from '#domain/endpoint.ts';
import { refusalOfCode, refuse } from '#domain/errors.ts';
import { isLanguage, pickLanguage } from '#domain/language.ts';
import * as checkoutContract from '#features/checkout/contract.ts';
import { checkoutJobs, quotePurgeTimer } from '#features/checkout/server/jobs.ts';
import { checkoutRoutes, testProviderRoutes } from '#features/checkout/server/routes.ts';
import { makeTestProvider, type TestProvider } from '#features/checkout/server/test-provider.ts';
import { openFile, uploadFile } from '#features/files/contract.ts';
import { fileOf } from '#features/files/server/public.ts';
import { fileRoutes, privateFileRoute } from '#features/files/server/routes.ts';
import { commentRoutes } from '#features/comments/server/public.ts';
import { goodsRoutes } from '#features/goods/server/routes.ts';
import { identityJobs } from '#features/identity/server/jobs.ts';
import { identityBlockOf, identityOf } from '#features/identity/server/public.ts';
import { identityRoutes } from '#features/identity/server/routes.ts';
import { invitationRoutes } from '#features/invitation/server/routes.ts';
import { ledgerRoutes } from '#features/ledger/server/routes.ts';
import { checkNotices, listNotices, readNotices } from '#features/notifications/contract.ts';
import { noticeJobs, noticeRoutes, unreadOf } from '#features/notifications/server/public.ts';
import { operatorsRoutes } from '#features/operators/server/routes.ts';
import { orderJobs, purgeTimer } from '#features/orders/server/jobs.ts';
import { orderList } from '#features/orders/server/public.ts';
import { orderRoutes } from '#features/orders/server/routes.ts';
import { makeTestCarrier, type TestCarrier } from '#features/orders/server/test-carrier.ts';
import { logout } from '#features/people/contract.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import { peopleRoutes } from '#features/people/server/routes.ts';
import { promotionRoutes } from '#features/promotion/server/routes.ts';
import { restrictionJobs } from '#features/restriction/server/jobs.ts';
import { assertMay, makeGuard } from '#features/restriction/server/public.ts';
import { restrictionRoutes } from '#features/restriction/server/routes.ts';
import {
  casesOf,
  countWaiting,
  markRefunded,
  returnJobs,
  returnRoutes,
} from '#features/returns/server/public.ts';
import { serviceRoutes } from '#features/service/server/routes.ts';
import { shopRoutes } from '#features/shop/server/routes.ts';
import { goodsChanged, showcaseJobs } from '#features/showcase/server/public.ts';
import { showcaseRoutes } from '#features/showcase/server/routes.ts';
import { countVisits } from '#features/statistics/server/public.ts';
import { statisticsRoutes } from '#features/statistics/server/routes.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { depositRoutes } from '#features/wallet/server/deposit-routes.ts';
import type { DepositParts } from '#features/wallet/server/deposit-terms.ts';
import { depositJobs } from '#features/wallet/server/deposit-watch.ts';
import { makeTestChain, type TestChain } from '#features/wallet/server/test-chain.ts';
import { makeTestPayouts, type TestPayouts } from '#features/wallet/server/test-payouts.ts';
import { payoutMessage } from '#features/wallet/withdraw.contract.ts';
import { walletRoutes } from '#features/wallet/server/routes.ts';
import type { PayoutParts } from '#features/wallet/server/payout-parts.ts';
import { withdrawRoutes } from '#features/wallet/server/withdraw-routes.ts';
import { withdrawJobs } from '#features/wallet/server/withdraw-send.ts';
import { openDatabase, type Address } from '#platform/db/database.ts';
import { instanceMadeAt } from '#platform/db/instance.sql.ts';
import type { Call, House } from '#platform/http/pipeline.ts';
import { makeHttpServer } from '#platform/http/server.ts';
import { makeRunner, type Runner } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { carriersOf } from '#platform/ports/carriers.ts';
import type { Clock } from '#platform/ports/clock.ts';
import { folderFiles } from '#platform/ports/files.ts';
import { memoryMail } from '#platform/ports/mail.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import { folderVault } from '#platform/ports/vault.ts';
import type { Brand, World } from '#platform/world.ts';
import type { Secrets } from './secrets.ts';

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
  readonly log: Logger;
};

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
  const db = openDatabase(ask.database, (error) => log.warn({ reason: error.message }, 'a connection broke'));
  const provider = makeTestProvider({ db, clock, baseUrl: ask.baseUrl, secrets: secrets.testProvider });
  const chain = makeTestChain({ db, clock, random: systemRandom, secret: secrets.secret });
  const payouts = makeTestPayouts({ db, clock, secrets: secrets.testProvider });
  const world: World = {
    db,
    clock,
    random: systemRandom,
    policy: ask.policy,
    provider,
    payouts,
    deposits: chain,
    carriers: carriersOf([{ code: testCarrierCode, name: 'Test Post', secrets: secrets.carrier }]),
    mail: memoryMail(),
    files: folderFiles(ask.filesFolder),
    vault: folderVault(ask.vaultFolder, secrets.secret),
    log,
    secret: secrets.secret,
    brand: ask.brand,
    baseUrl: ask.baseUrl,
    testData: true,
  };
  const house: House = {
    world,
    authenticate: makeAuthenticate(world),
    guard: makeGuard(world, openToClosed),
    kept: new Map(),
  };
  openRooms(house, provider);
  const app = makeHttpServer(house);
  privateFileRoute(app, world);
  const webhook = apiBase + checkoutContract.paymentWebhook.path.replace('{provider}', provider.name);
  provider.connect((body, signature) => inject(app, { url: webhook, body, signature }));
  const payoutHook = apiBase + payoutMessage.path.replace('{sender}', payouts.name);
  payouts.connect((body, signature) => inject(app, { url: payoutHook, body, signature }));
  const carrier = makeTestCarrier(world, {
    carrier: testCarrierCode,
    since: () => instanceMadeAt(db.direct),
    send: (url, body, signature) => inject(app, { url, body, signature }),
  });
  const runner = makeRunner(world, {
    ...restrictionJobs,
    ...noticeJobs,
    ...identityJobs,
    ...showcaseJobs,
    ...orderJobs(markRefunded),
    ...checkoutJobs,
    ...returnJobs,
    ...withdrawJobs(payoutPartsOf(world)),
    ...depositJobs(depositPartsOf(world)),
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
    ask: (endpoint, input, options = {}) => askHouse(house, endpoint, { input, options }),
    async close() {
      await runner.stop();
      await app.close();
      await db.close();
    },
  };
}

/** What deposits ask of rooms that they do not know. */
function depositPartsOf({ clock }: World): DepositParts {
  return {
    identityOf,
    assertMayDeposit: (tx, shopId) => assertMay(tx, shopId, 'deposit', { now: clock.now() }),
  };
}

/** What withdrawals ask of rooms that they do not know. */
function payoutPartsOf({ clock }: World): PayoutParts {
  return {
    identityOf,
    assertMayWithdraw: (tx, shopId, units) => assertMay(tx, shopId, 'withdraw', { now: clock.now(), units }),
  };
}

/** What a closed account may still do besides reading why and objecting: see its money, send papers, ask for help, leave. */
const openToClosed = [
  checkNotices,
  listNotices,
  readNotices,
  logout,
  wallet,
  walletFlow,
  uploadFile,
  openFile,
];

function openRooms(house: House, provider: TestProvider): void {
  peopleRoutes(house, {
    identity: identityBlockOf,
    pictureUrl: async (tx, shopId, fileId) => {
      const file = await fileOf(tx, shopId, fileId);
      return file?.kind === 'avatar' ? (file.url ?? undefined) : undefined;
    },
  });
  operatorsRoutes(house);
  fileRoutes(house);
  restrictionRoutes(house, { unitsAtStake: orderList.unitsAtStake });
  identityRoutes(house);
  invitationRoutes(house);
  shopRoutes(house, {
    visitorsOf: countVisits,
    unread: unreadOf,
    ordersOwed: async (tx, shopId) => {
      const [orders, cases] = await Promise.all([orderList.countOwed(tx, shopId), countWaiting(tx, shopId)]);
      return { orders, cases, status: orders > 0 ? 'pending_payment' : cases > 0 ? 'refund_return' : null };
    },
  });
  goodsRoutes(house, { changed: goodsChanged });
  showcaseRoutes(house);
  orderRoutes(house);
  checkoutRoutes(house, casesOf);
  testProviderRoutes(house, provider);
  returnRoutes(house);
  commentRoutes(house);
  walletRoutes(house);
  withdrawRoutes(house, payoutPartsOf(house.world));
  depositRoutes(house, depositPartsOf(house.world));
  statisticsRoutes(house);
  promotionRoutes(house);
  serviceRoutes(house);
  noticeRoutes(house);
  ledgerRoutes(house);
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

/** Work of the house itself that repeats: stored answers and unused quotes are forgotten after a day. */
export async function setHouseTimers({ world }: Composed): Promise<void> {
  const subject = '00000000-0000-7000-8000-000000000001';
  const dueAt = world.clock.now();
  const kinds = [purgeTimer, quotePurgeTimer];
  await setTimers(
    world.db.direct,
    0n,
    kinds.map((kind) => ({ subject, kind, dueAt })),
  );
}
