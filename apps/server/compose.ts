// Opens the world and puts every room into the house. Nothing here knows whether time is real.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Policy } from '#domain/policy.ts';
import { heads, makeSecurityLog, recordAudit } from '#features/audit/server/public.ts';
import type { BankAccount } from '#features/bank/server/file.ts';
import { chatJobs } from '#features/chat/server/public.ts';
import { exportJobs } from '#features/lists/server/public.ts';
import { bankJobs } from '#features/checkout/server/bank-settle.ts';
import { checkoutJobs, quotePurgeTimer } from '#features/checkout/server/jobs.ts';
import { rankJobs, rankTimer } from '#features/search/server/public.ts';
import { privateFileRoute } from '#features/files/server/routes.ts';
import { makeHookJobs, withMerchantKeys } from '#features/webhooks/server/public.ts';
import { identityJobs } from '#features/identity/server/jobs.ts';
import {
  mailboxPurgeTimer,
  makeCallJobs,
  makeLetterJobs,
  noticeJobs,
  noticeTimers,
} from '#features/notifications/server/public.ts';
import { writeMail } from '#features/notifications/server/notice-mail.ts';
import { orderJobs, purgeTimer } from '#features/orders/server/jobs.ts';
import { pollJobs, pollTimer } from '#features/orders/server/polling.ts';
import { withSupplierKeys } from '#features/orders/server/keys.ts';
import type { TestCarrier } from '#features/orders/server/test-carrier.ts';
import { assertFreshFactor } from '#features/staff/server/public.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import { buyersTimer, dataFileRoute, privacyJobs } from '#features/privacy/server/public.ts';
import { campaignJobs } from '#features/promotion/server/campaign-jobs.ts';
import { adTimers, billingJobs } from '#features/promotion/server/delivery/billing.ts';
import { makeDelivery, type Delivery } from '#features/promotion/server/delivery/delivery.ts';
import { paceJobs, paceTimer } from '#features/promotion/server/delivery/pace.ts';
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
import { announcementJobs, contactForgetTimer, makeContactJobs } from '#features/help/server/public.ts';
import { shopJobs } from '#features/shop/server/jobs.ts';
import { levelTimers } from '#features/shop/server/level-night.ts';
import { noteIncident, reconcileTimer, reconciliationJobs } from '#features/reconciliation/server/public.ts';
import { supplyJobs } from '#features/supply/server/jobs.ts';
import { showcaseJobs } from '#features/showcase/server/public.ts';
import { type DepositChains } from '#features/deposits/server/chain/chains.ts';
import type { DepositChainConfig } from '#features/deposits/server/chain/sources.ts';
import { depositJobs } from '#features/deposits/server/watch.ts';
import { withdrawJobs } from '#features/payouts/server/send.ts';
import { type Address } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import type { House } from '#platform/http/pipeline.ts';
import { makeHttpServer } from '#platform/http/server.ts';
import { serveStreams } from '#platform/live/stream.ts';
import type { MailRest } from '#platform/jobs/mail-batch.ts';
import { makeRunner, type Runner, type TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { type Carrier } from '#platform/ports/carriers.ts';
import type { BreachedPasswords } from '#platform/ports/breached-passwords.ts';
import type { Clock } from '#platform/ports/clock.ts';
import { type Mail } from '#platform/ports/mail.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import type { VaultKey } from '#platform/ports/vault-keys.ts';
import type { InstanceKind } from '#platform/settings.ts';
import type { Brand, World } from '#platform/world.ts';
import { askHouse, type Ask } from './ask-house.ts';
import { openLive, type Live } from './live.ts';
import { type ChainPayouts } from './payouts.ts';
import type { Secrets } from './secrets.ts';
import { connectTestSides, openTestCarrier } from './test-sides.ts';
import { openGround, testCarrierCode, type GroundDoubles } from './ground.ts';
import { depositPartsOf, openRooms, openToClosed, payoutPartsOf, sourcesOfHouse } from './rooms.ts';

export type ComposeAsk = {
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
  /** The ways to pay; in a test instance the test provider stands before them. */
  readonly payments?: ((parts: PaymentParts) => readonly PaymentProvider[]) | undefined;
  /** Chains that merchants' deposits are read from; in a test instance the test chain stands in for those that are not named. */
  readonly deposits?: readonly DepositChainConfig[] | undefined;
  /** The chains that merchants are paid by; in a test instance the test sender pays by the others. */
  readonly chainPayouts?: readonly ChainPayouts[] | undefined;
  /** The mail server. Without one, letters of test data go to its mailbox, and others wait. */
  readonly mail?: Mail | undefined;
  /** Where push services find who calls devices. */
  readonly pushSubject?: string | undefined;
  /** Networks whose clicks on sponsored goods are nobody's. */
  readonly adNetworks?: NetworkLists | undefined;
  /** Leaked passwords that nobody may choose. */
  readonly breachedPasswords?: BreachedPasswords | undefined;
  readonly log: Logger;
};

/** What a way to pay is made of. */
export type PaymentParts = Pick<World, 'db' | 'clock' | 'random' | 'log' | 'secret'>;

/** What stands in for the world in a test instance. */
export type Doubles = GroundDoubles & { readonly carrier: TestCarrier };

export type Composed = {
  readonly world: World;
  readonly house: House;
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
  /** A call inside the process, through the same pipeline as HTTP. */
  readonly ask: Ask;
  close(): Promise<void>;
};

export function compose(ask: ComposeAsk): Composed {
  const { world, doubles, depositChains } = openGround(ask);
  const house = makeHouse(world);
  const delivery = makeDelivery(world, ask.adNetworks);
  openRooms(house, { provider: doubles?.provider, bankAccounts: ask.bankAccounts ?? [], delivery });
  const app = makeHttpServer(house, ask.trustedProxies);
  const live = openLive(world, ask.database);
  serveStreams(app, house, live.hub);
  privateFileRoute(app, world);
  dataFileRoute(app, world);
  const hooks = makeHookJobs();
  const calls = makeCallJobs();
  watchClock(world);
  const runner = makeRunner(world, {
    ...jobsOf(world, ask.bankAccounts),
    ...exportJobs(house.lists),
    ...hooks.jobs,
    ...calls.jobs,
  });
  return {
    world,
    house,
    app,
    runner,
    doubles: doubles === undefined ? undefined : connectDoubles(app, world, doubles),
    delivery,
    deposits: depositsOf(world, depositChains),
    hooksSettled: () => hooks.settled(),
    callsSettled: () => calls.settled(),
    live,
    ask: (endpoint, input, options = {}) => askHouse(house, endpoint, { input, options }),
    async close() {
      await runner.stop();
      await Promise.all([hooks.settled(), calls.settled()]);
      await live.stop();
      await app.close();
      await delivery.flush();
      await world.db.close();
    },
  };
}

/** A clock that is wrong is said in the log and in the console; timers wait for it. */
function watchClock(world: World): void {
  world.clock.onFault?.((fault) => {
    if (fault === undefined) world.log.warn('time is acted on again');
    else world.log.error(fault, 'time is not acted on: the clock differs from the database, or has jumped');
    if (fault === undefined) return;
    const seconds = Math.round(fault.byMs / 1_000);
    noteIncident(
      world,
      `The clock of a node ${fault.reason === 'differs' ? 'differs from the database' : 'jumped'} by ${seconds} s: its timers wait.`,
    ).catch((error: unknown) => world.log.warn({ error }, 'the incident of the clock is in the log alone'));
  });
}

function connectDoubles(app: FastifyInstance, world: World, doubles: GroundDoubles): Doubles {
  connectTestSides(app, doubles);
  return { ...doubles, carrier: openTestCarrier(world, app, testCarrierCode) };
}

function depositsOf(world: World, chains: DepositChains): Composed['deposits'] {
  return {
    start: () => acrossShops('payments', () => chains.start(world)),
    work: () => acrossShops('payments', () => chains.work(world, depositPartsOf(world))),
  };
}

/** The house before its rooms: who is let in, who is kept out, and who writes down what was done. */
function makeHouse(world: World): House {
  return {
    world,
    authenticate: withMerchantKeys(world, withSupplierKeys(world, makeAuthenticate(world))),
    guard: makeGuard(world, openToClosed),
    assertFresh: (session) => assertFreshFactor(world, session),
    audit: recordAudit,
    security: makeSecurityLog(world),
    kept: new Map(),
    lists: new Map(),
  };
}

/** What is done when it is due, by kind of timer. */
function jobsOf(world: World, debtors: ComposeAsk['bankAccounts']): TimerKinds {
  // All mail goes to one server: what one kind has found out spares the other.
  const mailRest: MailRest = { until: undefined };
  return {
    ...heads.auditJobs,
    ...privacyJobs,
    ...restrictionJobs,
    ...shopJobs,
    ...noticeJobs,
    ...announcementJobs,
    ...makeContactJobs(writeMail, mailRest),
    ...chatJobs,
    ...makeLetterJobs(mailRest),
    ...identityJobs,
    ...showcaseJobs,
    ...supplyJobs,
    ...orderJobs({
      async paid(ground, caseIds) {
        await markRefunded(ground, caseIds);
        await giveBackOrders(ground, caseIds);
      },
      refused: markRefundFailed,
      released: chargeOrders,
    }),
    ...campaignJobs,
    ...billingJobs,
    ...paceJobs,
    ...pollJobs({ onReturn: takeReturnScans, returning: listReturning }),
    ...checkoutJobs,
    ...bankJobs,
    ...rankJobs,
    ...returnJobs,
    ...withdrawJobs(payoutPartsOf(world, debtors)),
    ...reconciliationJobs(sourcesOfHouse),
    ...depositJobs(depositPartsOf(world)),
  };
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
  await world.clock.sync?.();
  const dueAt = world.clock.now();
  const kinds = [
    purgeTimer,
    quotePurgeTimer,
    mailboxPurgeTimer,
    ...(watches ? [paceTimer, adTimers.check, adTimers.forget, ...noticeTimers, pollTimer] : []),
    ...(watches ? [levelTimers.night, heads.auditHeadTimer, buyersTimer, contactForgetTimer] : []),
    ...(ranks ? [rankTimer, reconcileTimer] : []),
  ];
  const timers = kinds.map((kind) => ({ subject, kind, dueAt }));
  await inShop(0n, () => setTimers(world.db.direct, 0n, timers));
}
