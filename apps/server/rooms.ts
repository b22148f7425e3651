// Puts every room into the platform, and hands each what it asks of rooms that it does not know.
import type { BankAccount } from '#features/bank/server/file.ts';
import { bankRoutes } from '#features/bank/server/routes.ts';
import { checkoutRoutes, testProviderRoutes } from '#features/checkout/server/routes.ts';
import { searchRoutes } from '#features/search/server/public.ts';
import { presentLandedCost } from '#features/pricing/server/landed-cost/parts.ts';
import { refreshLanded } from '#features/pricing/server/landed-cost/refresh.ts';
import { countriesReached, pricingRoutes } from '#features/pricing/server/public.ts';
import { bankProviderName } from '#features/checkout/server/providers/bank/provider.ts';
import { testProviderName, type TestProvider } from '#features/checkout/server/providers/test/provider.ts';
import { openFile, uploadFile } from '#features/files/contract.ts';
import { fileOf } from '#features/files/server/public.ts';
import { fileRoutes } from '#features/files/server/routes.ts';
import { configurationRoutes } from '#features/configuration/server/public.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { recordConsoleRoutes } from '#features/proof/server/console-routes.ts';
import { proofRoutes } from '#features/proof/server/routes.ts';
import { domainRoutes } from '#features/domains/server/public.ts';
import { deskRoutes } from '#features/lists/server/public.ts';
import {
  listChats,
  markChat,
  openChat,
  readChat,
  sendChat,
  exportChat,
  streamChat,
  typingChat,
} from '#features/chat/contract.ts';
import { chatRoutes } from '#features/chat/server/public.ts';
import { commentRoutes } from '#features/comments/server/public.ts';
import { contentRoutes } from '#features/content/server/public.ts';
import { customerRoutes } from '#features/customers/server/routes.ts';
import { goodsRoutes } from '#features/goods/server/routes.ts';
import { insightRoutes } from '#features/insights/server/routes.ts';
import { jobRoutes } from '#features/jobs/server/routes.ts';
import { hookRoutes } from '#features/webhooks/server/public.ts';
import { identityBlockOf, identityOf } from '#features/identity/server/public.ts';
import { identityRoutes } from '#features/identity/server/routes.ts';
import { invitationRoutes } from '#features/invitation/server/routes.ts';
import { ledgerRoutes } from '#features/ledger/server/routes.ts';
import { checkNotices, listNotices, readNotices } from '#features/notifications/contract.ts';
import { emailRoutes, noticeRoutes, toMerchants } from '#features/notifications/server/public.ts';
import { operatorsRoutes } from '#features/staff/server/routes.ts';
import { countOwed, unitsAtStake } from '#features/orders/server/list.sql.ts';
import { refundTimer } from '#features/orders/server/refunds.ts';
import { orderRoutes } from '#features/orders/server/routes.ts';
import { logout } from '#features/people/contract.ts';
import { signPayPassword } from '#features/devices/server/public.ts';
import { deviceRoutes } from '#features/devices/server/routes.ts';
import { assertPersonAgain } from '#features/people/server/person-again.ts';
import { assertPasswordAgain } from '#features/people/server/password-change.ts';
import { peopleRoutes } from '#features/people/server/routes.ts';
import { privacyRoutes } from '#features/privacy/server/public.ts';
import type { Delivery } from '#features/promotion/server/delivery/delivery.ts';
import { deliveryRoutes } from '#features/promotion/server/delivery/routes.ts';
import { promotionRoutes } from '#features/promotion/server/routes.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import { restrictionRoutes } from '#features/restriction/server/routes.ts';
import { refundRoutes } from '#features/refunds/server/routes.ts';
import { casesOf, countWaiting, returnRoutes, takeReturnScans } from '#features/returns/server/public.ts';
import { reconciliationRoutes, sourcesOf, type Source } from '#features/reconciliation/server/public.ts';
import { articleHtml } from '#features/help/server/public.ts';
import { serviceRoutes } from '#features/help/server/routes.ts';
import { shippingRoutes } from '#features/shipping/server/routes.ts';
import { shopRoutes } from '#features/shop/server/routes.ts';
import { announceRises } from '#features/supply/server/rises.ts';
import { goodsChanged } from '#features/showcase/server/public.ts';
import { supplyTermsRoutes } from '#features/supply/server/routes.ts';
import { discountRoutes } from '#features/discounts/server/routes.ts';
import { buyerRoutes } from '#features/buyers/server/public.ts';
import { questionRoutes } from '#features/questions/server/public.ts';
import { sourcingRoutes } from '#features/sourcing/server/public.ts';
import { reminderRoutes } from '#features/reminders/server/public.ts';
import { restockRoutes } from '#features/restock/server/public.ts';
import { sharingRoutes } from '#features/sharing/server/routes.ts';
import { showcaseRoutes } from '#features/showcase/server/routes.ts';
import { countVisits } from '#features/statistics/server/public.ts';
import { countClickers } from '#features/promotion/server/delivery/figures.sql.ts';
import { statisticsRoutes } from '#features/statistics/server/routes.ts';
import { teamRoutes } from '#features/team/server/public.ts';
import { trustRoutes } from '#features/trust/server/public.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { listDepositRows } from '#features/deposits/server/public.ts';
import { payoutsOfWallet } from '#features/payouts/server/public.ts';
import { makePayoutTaker } from '#features/payouts/server/statement.ts';
import { makeDepositTaker } from '#features/deposits/server/line.ts';
import { depositRoutes } from '#features/deposits/server/routes.ts';
import type { DepositParts } from '#features/deposits/server/terms.ts';
import { walletRoutes } from '#features/wallet/server/routes.ts';
import type { PayoutParts } from '#features/payouts/server/parts.ts';
import { withdrawRoutes } from '#features/payouts/server/routes.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { configurationParts } from './configuration.ts';
import { queues } from './queues.ts';
import type { PublicRecord } from './record/record.ts';

/** What deposits ask of rooms that they do not know. */
export function depositPartsOf({ clock }: Environment): DepositParts {
  return {
    identityOf,
    assertMayDeposit: (tx, shopId) => assertMay(tx, shopId, 'deposit', { now: clock.now() }),
  };
}

/** What withdrawals ask of rooms that they do not know. */
export function payoutPartsOf({ clock }: Environment, debtors: readonly BankAccount[] = []): PayoutParts {
  return {
    debtors,
    identityOf,
    assertMayWithdraw: (tx, shopId, units) => assertMay(tx, shopId, 'withdraw', { now: clock.now(), units }),
  };
}

/** Who is asked what they hold for us. */
export function sourcesOfApp(env: Environment): readonly Source[] {
  return sourcesOf(env, {
    test: env.testData ? testProviderName : undefined,
    bank: bankProviderName,
  });
}

/** What a closed account may still do besides reading why and objecting: see its money, send papers, ask for help, leave. */
export const openToClosed = [
  checkNotices,
  listNotices,
  readNotices,
  logout,
  wallet,
  walletFlow,
  uploadFile,
  openFile,
  listChats,
  openChat,
  readChat,
  markChat,
  sendChat,
  typingChat,
  exportChat,
  streamChat,
];

type Given = {
  /** In a test instance alone. */
  readonly provider: TestProvider | undefined;
  readonly bankAccounts: readonly BankAccount[];
  readonly delivery: Delivery;
  readonly record: Pick<PublicRecord, 'documents' | 'auditors'>;
};

export function openRooms(registry: Registry, { provider, bankAccounts, delivery, record }: Given): void {
  peopleRoutes(registry, {
    signs: signPayPassword,
    assertMayEnter: (tx, shopId, now) => assertMay(tx, shopId, 'enter', { now }),
    identity: identityBlockOf,
    pictureUrl: async (tx, shopId, fileId) => {
      const file = await fileOf(tx, shopId, fileId);
      return file?.kind === 'avatar' ? (file.url ?? undefined) : undefined;
    },
    mail: toMerchants.mail,
  });
  openPeople(registry);
  deviceRoutes(registry, { assertPersonAgain });
  configurationRoutes(registry, configurationParts);
  fileRoutes(registry);
  restrictionRoutes(registry, { unitsAtStake });
  identityRoutes(registry);
  invitationRoutes(registry, {
    rulesHtml: (place, language) => articleHtml(place, 'invitations', language),
  });
  shopRoutes(registry, {
    visitorsOf: countVisits,
    shipsTo: countriesReached,
    unread: toMerchants.unreadOf,
    confirmedEmail: toMerchants.mail.confirmed,
    confirmEmail: toMerchants.askForCode,
    ordersOwed: async (tx, shopId) => {
      const [orders, cases] = await Promise.all([countOwed(tx, shopId), countWaiting(tx, shopId)]);
      return { orders, cases, status: orders > 0 ? 'pending_payment' : cases > 0 ? 'refund_return' : null };
    },
  });
  openGoods(registry);
  openSelling(registry);
  orderRoutes(registry);
  shippingRoutes(registry, { onReturn: takeReturnScans });
  supplyTermsRoutes(registry, { accounts: bankAccounts });
  pricingRoutes(registry);
  searchRoutes(registry);
  checkoutRoutes(registry, casesOf);
  if (provider !== undefined) testProviderRoutes(registry, provider);
  const deposits = makeDepositTaker(depositPartsOf(registry.env));
  const payouts = makePayoutTaker(registry.env);
  bankRoutes(registry, { accounts: bankAccounts, refundTimer, deposits, payouts });
  returnRoutes(registry);
  refundRoutes(registry);
  openBuyers(registry);
  walletRoutes(registry, { ...payoutsOfWallet, listDepositRows });
  withdrawRoutes(registry, payoutPartsOf(registry.env, bankAccounts));
  depositRoutes(registry, depositPartsOf(registry.env));
  reconciliationRoutes(registry, {
    sources: sourcesOfApp(registry.env),
    hasBanks: bankAccounts.length > 0,
    auditors: record.auditors,
  });
  statisticsRoutes(registry, { paidVisitors: countClickers });
  promotionRoutes(registry);
  deliveryRoutes(registry, delivery);
  trustRoutes(registry);
  serviceRoutes(registry);
  chatRoutes(registry);
  openNotices(registry);
  ledgerRoutes(registry);
  auditRoutes(registry);
  proofRoutes(registry);
  recordConsoleRoutes(registry, record.documents);
  privacyRoutes(registry, { assertPasswordAgain });
  deskRoutes(registry, { queues });
  hookRoutes(registry);
  jobRoutes(registry);
}

/** The warehouse, and what a shop chose from it. */
function openGoods(registry: Registry): void {
  const felt = { changed: goodsChanged, rises: announceRises };
  goodsRoutes(registry, felt, { refresh: refreshLanded, parts: presentLandedCost });
  showcaseRoutes(registry);
}

/** Who works here: people of the console, and those of shops. */
function openPeople(registry: Registry): void {
  operatorsRoutes(registry);
  teamRoutes(registry);
  domainRoutes(registry);
}

/** What a merchant sells with besides the goods themselves. */
function openSelling(registry: Registry): void {
  discountRoutes(registry);
  sharingRoutes(registry);
  restockRoutes(registry);
  contentRoutes(registry);
  questionRoutes(registry);
  sourcingRoutes(registry);
  reminderRoutes(registry);
  buyerRoutes(registry);
}

/** What a shop knows of its buyers and sales, and what buyers say of it. */
function openBuyers(registry: Registry): void {
  commentRoutes(registry);
  customerRoutes(registry);
  insightRoutes(registry);
}

function openNotices(registry: Registry): void {
  noticeRoutes(registry);
  emailRoutes(registry);
}
