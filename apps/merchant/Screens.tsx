import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Offline } from '#ui/calls/api.ts';
import { Boundary } from '#ui/layout/Boundary.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { FirstPlace } from './FirstPlace.tsx';
import { Shell } from './Shell.tsx';
import { allWords } from './spoken.ts';

// Every screen is a file of its own. Those of the tabs are on their way before the app itself runs (apps/merchant/boot.ts);
// the others are fetched when they are first opened, or before that once there is time, so that a lost connection later
// does not keep anyone from opening them: the worker does that, and where there is none, this page.
const loaders = {
  signIn: async () => (await import('./doors.tsx')).SignInPlace,
  invite: async () => (await import('./InvitePlace.tsx')).InvitePlace,
  forgot: async () => (await import('./doors.tsx')).ForgotPlace,
  reset: async () => (await import('./doors.tsx')).ResetPlace,
  contact: async () => (await import('./ContactRoute.tsx')).ContactRoute,
  notice: async () => (await import('./NoticePlace.tsx')).NoticePlace,
  shopCenter: async () =>
    (await import('#features/statistics/merchant/ShopCenterScreen.tsx')).ShopCenterScreen,
  orders: async () => (await import('./OrdersPlace.tsx')).OrdersPlace,
  showcase: async () => (await import('#features/showcase/merchant/ShowcaseScreen.tsx')).ShowcaseScreen,
  warehouse: async () =>
    (await import('#features/showcase/merchant/warehouse/WarehouseScreen.tsx')).WarehouseScreen,
  priceRule: async () =>
    (await import('#features/showcase/merchant/price-rule/PriceRuleScreen.tsx')).PriceRuleScreen,
  order: async () => (await import('./OrderPlace.tsx')).OrderPlace,
  orderMoney: async () => (await import('#features/orders/merchant/OrderMoneyScreen.tsx')).OrderMoneyScreen,
  logistics: async () => (await import('#features/orders/merchant/LogisticsScreen.tsx')).LogisticsScreen,
  comments: async () => (await import('./CommentsPlace.tsx')).CommentsPlace,
  wallet: async () => (await import('#features/wallet/merchant/WalletScreen.tsx')).WalletScreen,
  flow: async () => (await import('#features/wallet/merchant/FlowScreen.tsx')).FlowScreen,
  withdraw: async () => (await import('#features/payouts/merchant/WithdrawScreen.tsx')).WithdrawScreen,
  withdrawals: async () =>
    (await import('#features/payouts/merchant/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  withdrawal: async () => (await import('#features/payouts/merchant/WithdrawalScreen.tsx')).WithdrawalScreen,
  payoutAccounts: async () => (await import('#features/payouts/merchant/AccountsScreen.tsx')).AccountsScreen,
  payoutAccountNew: async () =>
    (await import('#features/payouts/merchant/NewAccountScreen.tsx')).NewAccountScreen,
  payoutAccount: async () => (await import('#features/payouts/merchant/AccountScreen.tsx')).AccountScreen,
  invitation: async () =>
    (await import('#features/invitation/merchant/InvitationScreen.tsx')).InvitationScreen,
  level: async () => (await import('#features/shop/merchant/LevelScreen.tsx')).LevelScreen,
  recharge: async () => (await import('#features/deposits/merchant/RechargeScreen.tsx')).RechargeScreen,
  rechargeDetail: async () =>
    (await import('#features/deposits/merchant/RechargeDetailScreen.tsx')).RechargeDetailScreen,
  shop: async () => (await import('#features/shop/merchant/ShopScreen.tsx')).ShopScreen,
  shopPart: async () => (await import('#features/shop/merchant/ShopPartScreen.tsx')).ShopPartScreen,
  shopLook: async () => (await import('#features/shop/merchant/look/LookScreen.tsx')).LookScreen,
  settings: async () => (await import('./SettingsPlace.tsx')).SettingsPlace,
  data: async () => (await import('#features/privacy/merchant/DataScreen.tsx')).DataScreen,
  views: async () => (await import('#features/shop/merchant/ViewsScreen.tsx')).ViewsScreen,
  qa: async () => (await import('#features/help/merchant/QaScreen.tsx')).QaScreen,
  qaDetail: async () => (await import('#features/help/merchant/QaDetailScreen.tsx')).QaDetailScreen,
  feedback: async () => (await import('#features/help/merchant/FeedbackScreen.tsx')).FeedbackScreen,
  service: async () => (await import('./ServicePlace.tsx')).ServicePlace,
  earlierTalk: async () => (await import('#features/chat/merchant/EarlierTalkScreen.tsx')).EarlierTalkScreen,
  orderTalk: async () => (await import('#features/chat/merchant/OrderTalkScreen.tsx')).OrderTalkScreen,
  identity: async () => (await import('#features/identity/merchant/IdentityScreen.tsx')).IdentityScreen,
  promotion: async () => (await import('#features/promotion/merchant/PromotionScreen.tsx')).PromotionScreen,
  promotionNew: async () =>
    (await import('#features/promotion/merchant/new/PromotionNewScreen.tsx')).PromotionNewScreen,
  promotionHow: async () => (await import('#features/promotion/merchant/HowScreen.tsx')).HowScreen,
  campaign: async () => (await import('#features/promotion/merchant/CampaignScreen.tsx')).CampaignScreen,
  receipts: async () =>
    (await import('#features/promotion/merchant/receipts/ReceiptsScreen.tsx')).ReceiptsScreen,
  security: async () => (await import('#features/people/merchant/SecurityScreen.tsx')).SecurityScreen,
  secondStep: async () =>
    (await import('#features/people/merchant/SecondFactorScreen.tsx')).SecondFactorScreen,
  payPassword: async () => (await import('./PayPasswordPlace.tsx')).PayPasswordPlace,
  notifications: async () =>
    (await import('#features/notifications/merchant/NotificationsScreen.tsx')).NotificationsScreen,
  restrictions: async () =>
    (await import('#features/restriction/merchant/RestrictionsScreen.tsx')).RestrictionsScreen,
  restriction: async () =>
    (await import('#features/restriction/merchant/RestrictionScreen.tsx')).RestrictionScreen,
  developers: async () => (await import('#features/webhooks/merchant/DevelopersScreen.tsx')).DevelopersScreen,
  hook: async () => (await import('#features/webhooks/merchant/HookScreen.tsx')).HookScreen,
  terms: async () => (await import('#features/trust/merchant/TermsScreen.tsx')).TermsScreen,
  profile: async () => (await import('#features/people/merchant/ProfileScreen.tsx')).ProfileScreen,
};
const fetchAheadMs = 2_500;

const SignInPlace = lazyScreen(loaders.signIn);
const InvitePlace = lazyScreen(loaders.invite);
const ForgotPlace = lazyScreen(loaders.forgot);
const ResetPlace = lazyScreen(loaders.reset);
const ContactRoute = lazyScreen(loaders.contact);
const NoticePlace = lazyScreen(loaders.notice);
const ShopCenterScreen = lazyScreen(loaders.shopCenter, 'day');
const OrdersPlace = lazyScreen(loaders.orders, 'day');
const ShowcaseScreen = lazyScreen(loaders.showcase);
const WarehouseScreen = lazyScreen(loaders.warehouse);
const PriceRuleScreen = lazyScreen(loaders.priceRule);
const OrderPlace = lazyScreen(loaders.order);
const OrderMoneyScreen = lazyScreen(loaders.orderMoney);
const LogisticsScreen = lazyScreen(loaders.logistics);
const CommentsPlace = lazyScreen(loaders.comments);
const WalletScreen = lazyScreen(loaders.wallet);
const FlowScreen = lazyScreen(loaders.flow);
const WithdrawScreen = lazyScreen(loaders.withdraw);
const WithdrawalsScreen = lazyScreen(loaders.withdrawals);
const WithdrawalScreen = lazyScreen(loaders.withdrawal);
const AccountsScreen = lazyScreen(loaders.payoutAccounts);
const NewAccountScreen = lazyScreen(loaders.payoutAccountNew);
const AccountScreen = lazyScreen(loaders.payoutAccount);
const InvitationScreen = lazyScreen(loaders.invitation);
const LevelScreen = lazyScreen(loaders.level);
const RechargeScreen = lazyScreen(loaders.recharge);
const RechargeDetailScreen = lazyScreen(loaders.rechargeDetail);
const ShopScreen = lazyScreen(loaders.shop);
const ShopPartScreen = lazyScreen(loaders.shopPart);
const LookScreen = lazyScreen(loaders.shopLook);
const SettingsPlace = lazyScreen(loaders.settings);
const QaScreen = lazyScreen(loaders.qa);
const QaDetailScreen = lazyScreen(loaders.qaDetail);
const FeedbackScreen = lazyScreen(loaders.feedback);
const ServicePlace = lazyScreen(loaders.service);
const EarlierTalkScreen = lazyScreen(loaders.earlierTalk);
const OrderTalkScreen = lazyScreen(loaders.orderTalk);
const IdentityScreen = lazyScreen(loaders.identity);
const PromotionScreen = lazyScreen(loaders.promotion);
const PromotionNewScreen = lazyScreen(loaders.promotionNew);
const PromotionHowScreen = lazyScreen(loaders.promotionHow);
const CampaignScreen = lazyScreen(loaders.campaign);
const ReceiptsScreen = lazyScreen(loaders.receipts);

const SecurityScreen = lazyScreen(loaders.security);
const DataScreen = lazyScreen(loaders.data);
const ViewsScreen = lazyScreen(loaders.views);
const SecondFactorScreen = lazyScreen(loaders.secondStep);
const PayPasswordPlace = lazyScreen(loaders.payPassword);
const RestrictionsScreen = lazyScreen(loaders.restrictions);
const RestrictionScreen = lazyScreen(loaders.restriction);
const DevelopersScreen = lazyScreen(loaders.developers);
const HookScreen = lazyScreen(loaders.hook);
const ProfileScreen = lazyScreen(loaders.profile);
const TermsScreen = lazyScreen(loaders.terms);
const NotificationsScreen = lazyScreen(loaders.notifications);

/** Every address of the app. What is not here is answered by the notice page. */
export function Screens() {
  useScreensAhead();
  return (
    <Boundary>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/invite" element={<InvitePlace />} />
          <Route path="/login" element={<SignInPlace />} />
          <Route path="/forgot" element={<ForgotPlace />} />
          <Route path="/reset" element={<ResetPlace />} />
          <Route path="/contact" element={<ContactRoute />} />
          <Route element={<Shell />}>
            <Route index element={<FirstPlace />} />
            <Route path="/shopCenter" element={<ShopCenterScreen />} />
            <Route path="/goodsList" element={<ShowcaseScreen />} />
            <Route path="/goodsList/warehouse" element={<WarehouseScreen />} />
            <Route path="/goodsList/prices" element={<PriceRuleScreen />} />
            <Route path="/orderList" element={<OrdersPlace />} />
            <Route path="/orderList/:id" element={<OrderPlace />} />
            <Route path="/orderList/:id/money" element={<OrderMoneyScreen />} />
            <Route path="/orderList/:id/logistics" element={<LogisticsScreen />} />
            <Route path="/orderList/:id/messages" element={<OrderTalkScreen />} />
            <Route path="/orderComment" element={<CommentsPlace />} />
            <Route path="/wallet" element={<WalletScreen />} />
            <Route path="/wallet/flow" element={<FlowScreen />} />
            <Route path="/wallet/withdraw" element={<WithdrawScreen />} />
            <Route path="/wallet/withdraw/:id" element={<WithdrawalScreen />} />
            <Route path="/wallet/withdrawals" element={<WithdrawalsScreen />} />
            <Route path="/wallet/accounts" element={<AccountsScreen />} />
            <Route path="/wallet/accounts/new" element={<NewAccountScreen />} />
            <Route path="/wallet/accounts/:id" element={<AccountScreen />} />
            <Route path="/invitation" element={<InvitationScreen />} />
            <Route path="/level" element={<LevelScreen />} />
            <Route path="/recharge" element={<RechargeScreen />} />
            <Route path="/recharge/:id" element={<RechargeDetailScreen />} />
            <Route path="/shop" element={<ShopScreen />} />
            <Route path="/shop/look" element={<LookScreen />} />
            <Route path="/shop/:part" element={<ShopPartScreen />} />
            <Route path="/identity" element={<IdentityScreen />} />
            <Route path="/restriction" element={<RestrictionsScreen />} />
            <Route path="/restriction/:id" element={<RestrictionScreen />} />
            <Route path="/terms" element={<TermsScreen />} />
            <Route path="/settings" element={<SettingsPlace />} />
            <Route path="/settings/security" element={<SecurityScreen />} />
            <Route path="/settings/data" element={<DataScreen />} />
            <Route path="/settings/views" element={<ViewsScreen />} />
            <Route path="/settings/security/second-step" element={<SecondFactorScreen />} />
            <Route path="/settings/pay-password" element={<PayPasswordPlace />} />
            <Route path="/settings/developers" element={<DevelopersScreen />} />
            <Route path="/settings/developers/:id" element={<HookScreen />} />
            <Route path="/settings/profile" element={<ProfileScreen />} />
            <Route path="/qa" element={<QaScreen />} />
            <Route path="/qaDetail" element={<QaDetailScreen />} />
            <Route path="/notifications" element={<NotificationsScreen />} />
            <Route path="/feedback" element={<FeedbackScreen />} />
            <Route path="/service" element={<ServicePlace />} />
            <Route path="/service/:id" element={<EarlierTalkScreen />} />
            <Route path="/promotion" element={<PromotionScreen />} />
            <Route path="/promotion/new" element={<PromotionNewScreen />} />
            <Route path="/promotion/how" element={<PromotionHowScreen />} />
            <Route path="/promotion/:id" element={<CampaignScreen />} />
            <Route path="/promotion/:id/receipts" element={<ReceiptsScreen />} />
          </Route>
          <Route path="*" element={<NoticePlace />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
}

/**
 * A screen that could not be fetched fails like any call without a connection. Its words come beside it: those of a
 * day are there already.
 */
function lazyScreen(load: () => Promise<ComponentType>, says: 'day' | 'all' = 'all') {
  return lazy(async () => {
    try {
      const [screen] = await Promise.all([load(), says === 'all' ? allWords() : undefined]);
      return { default: screen };
    } catch (cause) {
      throw new Offline(false, { cause });
    }
  });
}

/** Only for who is inside: a visitor at the door is spared what may never be opened. */
function useScreensAhead(): void {
  const isInside = useSession().token() !== undefined;
  // Asked again at every new place: signing in is one.
  useLocation();
  useEffect(() => {
    if (!isInside) return undefined;
    let isOver = false;
    const timer = setTimeout(() => void fetchAhead(() => isOver), fetchAheadMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isInside]);
}

/** One screen after the other, the tabs first, each when the phone has nothing better to do. */
async function fetchAhead(isOver: () => boolean): Promise<void> {
  const { shopCenter, orders, showcase, wallet, ...others } = loaders;
  const tabs = [shopCenter, orders, showcase, wallet];
  // To fetch is not to run: what the worker keeps costs the phone nothing until it is opened.
  const rest = 'serviceWorker' in navigator ? [] : Object.values(others);
  for (const load of [...tabs, ...rest]) {
    await idle();
    if (isOver()) return;
    // What fails here is fetched again when it is opened.
    await load().catch(() => undefined);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });
}
