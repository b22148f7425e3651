// Opens the world and puts every room into the platform. Nothing here knows whether time is real.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Policy } from '#domain/policy.ts';
import { makeSecurityLog } from '#features/audit/server/security.ts';
import { recordAudit } from '#features/audit/server/audit.ts';
import { auditJobs } from '#features/audit/server/jobs.ts';
import type { BankAccount } from '#features/bank/server/file.ts';
import { chatJobs } from '#features/chat/server/public.ts';
import { sealJobs } from '#features/proof/server/jobs.ts';
import { recordRoutes } from '#features/proof/server/routes-public.ts';
import { exportJobs } from '#features/lists/server/public.ts';
import { bankJobs } from '#features/checkout/server/providers/bank/settle.ts';
import { duplicateJobs } from '#features/checkout/server/duplicates/duplicates.ts';
import { checkoutJobs } from '#features/checkout/server/jobs.ts';
import { landedJobs } from '#features/pricing/server/landed-cost/refresh.ts';
import { rankJobs } from '#features/search/server/public.ts';
import { privateFileRoute } from '#features/files/server/routes.ts';
import { makeHookJobs, withMerchantKeys } from '#features/webhooks/server/public.ts';
import { identityJobs } from '#features/identity/server/jobs.ts';
import { makeCallJobs, makeEmailJobs, noticeJobs } from '#features/notifications/server/public.ts';
import { writeMail } from '#features/notifications/server/notice-mail.ts';
import { orderJobs } from '#features/orders/server/jobs.ts';
import { pollJobs } from '#features/shipping/server/polling.ts';
import { withSupplierKeys } from '#features/shipping/server/keys.ts';
import type { TestCarrier } from '#features/shipping/server/test-carrier.ts';
import { assertFreshFactor } from '#features/staff/server/public.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import { dataFileRoute, privacyJobs } from '#features/privacy/server/public.ts';
import { campaignJobs } from '#features/promotion/server/campaign-jobs.ts';
import { billingJobs } from '#features/promotion/server/delivery/billing.ts';
import { makeDelivery, type Delivery } from '#features/promotion/server/delivery/delivery.ts';
import { paceJobs } from '#features/promotion/server/delivery/pace.ts';
import type { NetworkLists } from '#features/promotion/server/delivery/viewers.ts';
import { chargeOrders, giveBackOrders } from '#features/promotion/server/order-fee.ts';
import { restrictionJobs } from '#features/restriction/server/jobs.ts';
import { makeGuard } from '#features/restriction/server/public.ts';
import {
  listReturning,
  markRefunded,
  markRefundFailed,
  returnJobs,
  takeReturnScans,
} from '#features/returns/server/public.ts';
import { announcementJobs, makeContactJobs } from '#features/help/server/public.ts';
import { domainJobs, makeHostRules } from '#features/domains/server/public.ts';
import { shopJobs } from '#features/shop/server/jobs.ts';
import { reconciliationJobs } from '#features/reconciliation/server/public.ts';
import { supplyJobs } from '#features/supply/server/jobs.ts';
import { stockJobs } from '#features/goods/server/allotment-jobs.ts';
import { discountJobs } from '#features/discounts/server/public.ts';
import { showcaseJobs } from '#features/showcase/server/public.ts';
import { type DepositChains } from '#features/deposits/server/chain/chains.ts';
import { depositJobs } from '#features/deposits/server/watch.ts';
import { deviceJobs } from '#features/devices/server/devices.ts';
import { withdrawJobs } from '#features/payouts/server/send.ts';
import { noteMemberAct } from '#features/team/server/public.ts';
import { type Address } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import { makeHttpServer } from '#platform/http/server.ts';
import { serveStreams } from '#platform/live/stream.ts';
import type { MailRest } from '#platform/jobs/mail-batch.ts';
import { makeRunner, type Runner, type TimerKinds } from '#platform/jobs/runner.ts';
import { type Carrier } from '#platform/ports/carriers.ts';
import type { BreachedPasswords } from '#platform/ports/breached-passwords.ts';
import type { Clock } from '#platform/ports/clock.ts';
import { type Mail } from '#platform/ports/mail.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import type { SingleSignOn } from '#platform/ports/single-sign-on.ts';
import type { Witnesses } from '#platform/ports/witnesses.ts';
import type { InstanceKind } from '#platform/settings.ts';
import type { Brand, Environment } from '#platform/environment.ts';
import { makeBuyerMailJobs } from './buyer-mail-jobs.ts';
import { callApp, type Input } from './call-app.ts';
import { openLive, type Live } from './live.ts';
import { openPublicRecord, type PublicRecord, type RecordOptions } from './record/record.ts';
import { type ChainPayouts } from './payouts.ts';
import { purgeJobs } from './timers/purges.ts';
import type { Secrets } from './secrets.ts';
import type { StorageOptions } from './files/storage.ts';
import { connectTestSides, openTestCarrier } from './test-sides.ts';
import { openDependencies, testCarrierCode, type DependencyDoubles } from './dependencies.ts';
import { depositPartsOf, openRooms, openToClosed, payoutPartsOf, sourcesOfApp } from './rooms.ts';
import { watchClock } from './watch/clock.ts';
import { watchNode, type NodeWatch } from './watch/watch.ts';

type SharedOptions = Pick<RecordOptions, 'auditorKeys' | 'deposits'> & StorageOptions;

export type ComposeOptions = SharedOptions & {
  /** A real instance has no doubles, whatever else is asked for. */
  readonly kind: InstanceKind;
  readonly database: Address;
  readonly clock: Clock;
  readonly policy: Policy;
  readonly secrets: Secrets;
  readonly brand: Brand;
  readonly baseUrl: string;
  /** Where the console is, if not at `baseUrl`. */
  readonly consoleUrl?: string | undefined;
  /** Networks whose proxies are believed about who calls; this machine's where none are named. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** The accounts whose statements are read. */
  readonly bankAccounts?: readonly BankAccount[] | undefined;
  /** The carriers besides the test carrier. */
  readonly carriers?: readonly Carrier[] | undefined;
  /** The ways to pay; in a test instance the test provider stands before them. */
  readonly payments?: ((parts: PaymentParts) => readonly PaymentProvider[]) | undefined;
  /** The chains that merchants are paid by; in a test instance the test sender pays by the others. */
  readonly chainPayouts?: readonly ChainPayouts[] | undefined;
  /** Who signs heads of the record besides us. */
  readonly witnesses?: Witnesses | undefined;
  /** The mail server. Without one, emails of test data go to its mailbox, and others wait. */
  readonly mail?: Mail | undefined;
  /** Where push services find who calls devices. */
  readonly pushSubject?: string | undefined;
  /** Networks whose clicks on sponsored goods are nobody's. */
  readonly adNetworks?: NetworkLists | undefined;
  /** Leaked passwords that nobody may choose. */
  readonly breachedPasswords?: BreachedPasswords | undefined;
  /** The identity provider of the console's people. */
  readonly singleSignOn?: SingleSignOn | undefined;
  readonly translator?: Environment['translator'];
  readonly domains?: Environment['domains'];
  readonly log: Logger;
};

/** What a way to pay is made of. */
export type PaymentParts = Pick<Environment, 'db' | 'clock' | 'random' | 'log' | 'secret' | 'baseUrl'>;

/** What stands in for the world in a test instance. */
export type Doubles = DependencyDoubles & { readonly carrier: TestCarrier };

export type Composed = {
  readonly env: Environment;
  readonly registry: Registry;
  readonly app: FastifyInstance;
  readonly runner: Runner;
  /** The other sides of the wire, in a test instance alone. */
  readonly doubles: Doubles | undefined;
  /** Sponsored places of the storefronts. */
  readonly delivery: Delivery;
  /** Holds the chains of deposits against their configuration, and looks at them: for a timer. */
  readonly deposits: { start(): Promise<void>; work(): Promise<void> };
  /** Waits for messages to programs that are under way. */
  readonly hooksSettled: () => Promise<void>;
  /** Waits for calls of devices and mails to merchants that are under way. */
  readonly callsSettled: () => Promise<void>;
  /** What streams of this node read. */
  readonly live: Live;
  readonly watch: NodeWatch;
  /** A call inside the process, through the same pipeline as HTTP. */
  readonly ask: Input;
  /** Pages that browsers are given: on record with each build. */
  readonly servedPages: PublicRecord['pages'];
  /** Ends in order. What else answers with this server's routes ends meanwhile, and has the database until then. */
  close(others?: Promise<void>): Promise<void>;
};

export function compose(ask: ComposeOptions): Composed {
  const { env, doubles, depositChains } = openDependencies(ask);
  const registry = makeApp(env);
  const delivery = makeDelivery(env, ask.adNetworks);
  const call: Input = (endpoint, input, options = {}) => callApp(registry, endpoint, { input, options });
  const record = openPublicRecord(env, ask, call);
  const bankAccounts = ask.bankAccounts ?? [];
  openRooms(registry, { provider: doubles?.provider, bankAccounts, delivery, record });
  const app = makeHttpServer(registry, ask.trustedProxies, makeHostRules(env));
  const live = openLive(env, ask.database);
  serveStreams(app, registry, live.hub);
  privateFileRoute(app, env);
  dataFileRoute(app, env);
  recordRoutes(app, env);
  const hooks = makeHookJobs();
  const calls = makeCallJobs();
  watchClock(env);
  const runner = makeRunner(env, {
    ...jobsOf(env, ask.bankAccounts),
    ...record.jobs,
    ...exportJobs(registry.lists),
    ...hooks.jobs,
    ...calls.jobs,
  });
  return {
    env,
    registry,
    app,
    runner,
    doubles: doubles === undefined ? undefined : connectDoubles(app, env, doubles),
    delivery,
    deposits: depositsOf(env, depositChains),
    hooksSettled: () => hooks.settled(),
    callsSettled: () => calls.settled(),
    live,
    watch: watchNode(app, registry),
    ask: call,
    servedPages: record.pages,
    async close(others) {
      await runner.stop();
      await Promise.all([hooks.settled(), calls.settled()]);
      await live.stop();
      await Promise.all([app.close(), others]);
      await delivery.flush();
      await env.db.close();
    },
  };
}

function connectDoubles(app: FastifyInstance, env: Environment, doubles: DependencyDoubles): Doubles {
  connectTestSides(app, doubles);
  return { ...doubles, carrier: openTestCarrier(env, app, testCarrierCode) };
}

function depositsOf(env: Environment, chains: DepositChains): Composed['deposits'] {
  return {
    start: () => acrossShops('payments', () => chains.start(env)),
    work: () => acrossShops('payments', () => chains.work(env, depositPartsOf(env))),
  };
}

/** The platform before its rooms: who is let in, who is kept out, and who writes down what was done. */
function makeApp(env: Environment): Registry {
  return {
    env,
    authenticate: withMerchantKeys(env, withSupplierKeys(env, makeAuthenticate(env))),
    guard: makeGuard(env, openToClosed),
    assertFresh: (session) => assertFreshFactor(env, session),
    memberActs: noteMemberAct,
    audit: recordAudit,
    security: makeSecurityLog(env),
    kept: new Map(),
    lists: new Map(),
  };
}

/** What is done when it is due, by kind of timer. */
function jobsOf(env: Environment, debtors: ComposeOptions['bankAccounts']): TimerKinds {
  // All mail goes to one server: what one kind has found out spares the other.
  const mailRest: MailRest = { until: undefined };
  return {
    ...auditJobs,
    ...sealJobs,
    ...privacyJobs,
    ...purgeJobs,
    ...restrictionJobs,
    ...shopJobs,
    ...domainJobs,
    ...noticeJobs,
    ...announcementJobs,
    ...makeContactJobs(writeMail, mailRest),
    ...makeBuyerMailJobs(writeMail, mailRest),
    ...chatJobs,
    ...makeEmailJobs(mailRest),
    ...identityJobs,
    ...stockJobs,
    ...showcaseJobs,
    ...discountJobs,
    ...supplyJobs,
    ...orderJobs({
      async paid(context, caseIds) {
        await markRefunded(context, caseIds);
        await giveBackOrders(context, caseIds);
      },
      refused: markRefundFailed,
      released: chargeOrders,
    }),
    ...campaignJobs,
    ...billingJobs,
    ...paceJobs,
    ...pollJobs({ onReturn: takeReturnScans, returning: listReturning }),
    ...checkoutJobs,
    ...duplicateJobs,
    ...bankJobs,
    ...rankJobs,
    ...landedJobs,
    ...returnJobs,
    ...withdrawJobs(payoutPartsOf(env, debtors)),
    ...deviceJobs,
    ...reconciliationJobs(sourcesOfApp),
    ...depositJobs(depositPartsOf(env)),
  };
}
