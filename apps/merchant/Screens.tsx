import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { findMatch } from '#ui/routing/paths.ts';
import { Routes } from '#ui/routing/Routes.tsx';
import type { Route } from '#ui/routing/Routes.tsx';
import { useLocation } from '#ui/routing/hooks.ts';
import { Offline } from '#ui/calls/api.ts';
import { Boundary } from '#ui/layout/Boundary.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { figurePlaces, type Place } from './places/figure-places.ts';
import { FirstPlace } from './FirstPlace.tsx';
import { goodsPlaces } from './places/goods-places.ts';
import { shopPlaces } from './places/shop-places.ts';
import { Shell } from './Shell.tsx';
import { allWords } from './spoken.ts';

// Every screen is a file of its own. Those of the tabs are on their way before the app itself runs (apps/merchant/boot.ts);
// the others are fetched when they are first opened, or before that once there is time, so that a lost connection later
// does not keep anyone from opening them: the worker does that, and where there is none, this page.
const inside: readonly Place[] = [
  // The tabs, which are fetched first.
  [
    '/shopCenter',
    async () => (await import('#features/statistics/merchant/ShopCenterScreen.tsx')).ShopCenterScreen,
    'day',
  ],
  ['/orderList', async () => (await import('./OrdersPlace.tsx')).OrdersPlace, 'day'],
  ['/goodsList', async () => (await import('#features/showcase/merchant/ShowcaseScreen.tsx')).ShowcaseScreen],
  ['/wallet', async () => (await import('#features/wallet/merchant/WalletScreen.tsx')).WalletScreen],

  ...goodsPlaces,
  ['/orderList/:id', async () => (await import('./OrderPlace.tsx')).OrderPlace],
  [
    '/orderList/:id/money',
    async () => (await import('#features/orders/merchant/OrderMoneyScreen.tsx')).OrderMoneyScreen,
  ],
  [
    '/orderList/:id/refund',
    async () => (await import('#features/refunds/merchant/RefundScreen.tsx')).RefundScreen,
  ],
  [
    '/orderList/:id/logistics',
    async () => (await import('#features/orders/merchant/LogisticsScreen.tsx')).LogisticsScreen,
  ],
  [
    '/orderList/:id/messages',
    async () => (await import('#features/chat/merchant/OrderTalkScreen.tsx')).OrderTalkScreen,
  ],
  ['/orderComment', async () => (await import('./CommentsPlace.tsx')).CommentsPlace],
  ['/wallet/flow', async () => (await import('#features/wallet/merchant/FlowScreen.tsx')).FlowScreen],
  ...figurePlaces,
  ['/proof', async () => (await import('#features/proof/merchant/ProofScreen.tsx')).ProofScreen],
  ['/proof/compare', async () => (await import('#features/proof/merchant/CompareScreen.tsx')).CompareScreen],
  [
    '/wallet/withdraw',
    async () => (await import('#features/payouts/merchant/WithdrawScreen.tsx')).WithdrawScreen,
  ],
  [
    '/wallet/withdraw/:id',
    async () => (await import('#features/payouts/merchant/WithdrawalScreen.tsx')).WithdrawalScreen,
  ],
  [
    '/wallet/withdrawals',
    async () => (await import('#features/payouts/merchant/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  ],
  [
    '/wallet/schedule',
    async () => (await import('#features/payouts/merchant/PayoutScheduleScreen.tsx')).PayoutScheduleScreen,
  ],
  [
    '/wallet/accounts',
    async () => (await import('#features/payouts/merchant/AccountsScreen.tsx')).AccountsScreen,
  ],
  [
    '/wallet/accounts/new',
    async () => (await import('#features/payouts/merchant/NewAccountScreen.tsx')).NewAccountScreen,
  ],
  [
    '/wallet/accounts/:id',
    async () => (await import('#features/payouts/merchant/AccountScreen.tsx')).AccountScreen,
  ],
  [
    '/invitation',
    async () => (await import('#features/invitation/merchant/InvitationScreen.tsx')).InvitationScreen,
  ],
  ['/level', async () => (await import('#features/shop/merchant/LevelScreen.tsx')).LevelScreen],
  ['/recharge', async () => (await import('#features/deposits/merchant/RechargeScreen.tsx')).RechargeScreen],
  [
    '/recharge/:id',
    async () => (await import('#features/deposits/merchant/RechargeDetailScreen.tsx')).RechargeDetailScreen,
  ],
  ['/shop', async () => (await import('#features/shop/merchant/ShopScreen.tsx')).ShopScreen],
  ...shopPlaces,
  ['/shop/:part', async () => (await import('#features/shop/merchant/ShopPartScreen.tsx')).ShopPartScreen],
  ['/identity', async () => (await import('#features/identity/merchant/IdentityScreen.tsx')).IdentityScreen],
  [
    '/restriction',
    async () => (await import('#features/restriction/merchant/RestrictionsScreen.tsx')).RestrictionsScreen,
  ],
  [
    '/restriction/:id',
    async () => (await import('#features/restriction/merchant/RestrictionScreen.tsx')).RestrictionScreen,
  ],
  ['/terms', async () => (await import('#features/trust/merchant/TermsScreen.tsx')).TermsScreen],
  ['/settings', async () => (await import('#features/people/merchant/SettingsScreen.tsx')).SettingsScreen],
  ['/settings/about', async () => (await import('./AboutPlace.tsx')).AboutPlace],
  [
    '/settings/notices',
    async () =>
      (await import('#features/notifications/merchant/NoticeSettingsScreen.tsx')).NoticeSettingsScreen,
  ],
  [
    '/settings/security',
    async () => (await import('#features/people/merchant/SecurityScreen.tsx')).SecurityScreen,
  ],
  [
    '/settings/devices',
    async () => (await import('#features/devices/merchant/DevicesScreen.tsx')).DevicesScreen,
  ],
  ['/settings/data', async () => (await import('#features/privacy/merchant/DataScreen.tsx')).DataScreen],
  ['/settings/views', async () => (await import('#features/shop/merchant/ViewsScreen.tsx')).ViewsScreen],
  [
    '/settings/security/second-step',
    async () => (await import('#features/people/merchant/SecondFactorScreen.tsx')).SecondFactorScreen,
  ],
  ['/settings/pay-password', async () => (await import('./PayPasswordPlace.tsx')).PayPasswordPlace],
  [
    '/settings/developers',
    async () => (await import('#features/webhooks/merchant/DevelopersScreen.tsx')).DevelopersScreen,
  ],
  [
    '/settings/developers/:id',
    async () => (await import('#features/webhooks/merchant/HookScreen.tsx')).HookScreen,
  ],
  [
    '/proposals',
    async () => (await import('#features/webhooks/merchant/proposals/ProposalsScreen.tsx')).ProposalsScreen,
  ],
  [
    '/settings/profile',
    async () => (await import('#features/people/merchant/ProfileScreen.tsx')).ProfileScreen,
  ],
  ['/qa', async () => (await import('#features/help/merchant/QaScreen.tsx')).QaScreen],
  ['/qaDetail', async () => (await import('#features/help/merchant/QaDetailScreen.tsx')).QaDetailScreen],
  [
    '/notifications',
    async () =>
      (await import('#features/notifications/merchant/NotificationsScreen.tsx')).NotificationsScreen,
  ],
  ['/feedback', async () => (await import('#features/help/merchant/FeedbackScreen.tsx')).FeedbackScreen],
  ['/service', async () => (await import('./ServicePlace.tsx')).ServicePlace],
  [
    '/service/:id',
    async () => (await import('#features/chat/merchant/EarlierTalkScreen.tsx')).EarlierTalkScreen,
  ],
  [
    '/promotion',
    async () => (await import('#features/promotion/merchant/PromotionScreen.tsx')).PromotionScreen,
  ],
  [
    '/promotion/new',
    async () => (await import('#features/promotion/merchant/new/PromotionNewScreen.tsx')).PromotionNewScreen,
  ],
  ['/promotion/how', async () => (await import('#features/promotion/merchant/HowScreen.tsx')).HowScreen],
  [
    '/promotion/:id',
    async () => (await import('#features/promotion/merchant/CampaignScreen.tsx')).CampaignScreen,
  ],
  [
    '/promotion/:id/receipts',
    async () => (await import('#features/promotion/merchant/receipts/ReceiptsScreen.tsx')).ReceiptsScreen,
  ],
];
const doors: readonly Place[] = [
  ['/invite', async () => (await import('./InvitePlace.tsx')).InvitePlace],
  ['/join', async () => (await import('./team/JoinPlace.tsx')).JoinPlace],
  ['/login', async () => (await import('./SignInPlace.tsx')).SignInPlace],
  ['/forgot', async () => (await import('./recovery.tsx')).ForgotPlace],
  ['/reset', async () => (await import('./recovery.tsx')).ResetPlace],
  ['/contact', async () => (await import('./ContactRoute.tsx')).ContactRoute],
  ['*', async () => (await import('./NoticePlace.tsx')).NoticePlace],
];
const tabCount = 4;
const firstAddress = '/shopCenter';
const fetchAheadMs = 2_500;

const insideScreens = inside.map(screenAt);
const doorScreens = doors.map(screenAt);
const shell = <Shell />;
const routes: readonly Route[] = [
  ...doorScreens.map(({ path, View }) => ({ path, element: <View /> })),
  { path: '/', element: <FirstPlace />, frame: shell },
  ...insideScreens.map(({ path, View }) => ({ path, element: <View />, frame: shell })),
];

/**
 * Fetches the screen of an address before it is drawn, so that it is drawn without waiting: React shows what waits 300 ms
 * later than what is there. The first words are there by now.
 *
 * @throws Offline where it does not come; it is fetched again when it is drawn.
 */
export async function fetchScreen(pathname: string): Promise<void> {
  const address = pathname === '/' ? firstAddress : pathname;
  await findMatch([...insideScreens, ...doorScreens], address)?.route.fetch();
}

/** Every address of the app. What is not here is answered by the notice page. */
export function Screens() {
  useScreensAhead();
  return (
    <Boundary>
      <Suspense fallback={null}>
        <Routes routes={routes} />
      </Suspense>
    </Boundary>
  );
}

type Screen = { readonly path: string; readonly View: ComponentType; fetch(): Promise<unknown> };

/**
 * A screen that could not be fetched fails like any call without a connection. Its words come beside it: those of a
 * day are there already.
 */
function screenAt([path, load, says]: Place): Screen {
  let ready: ComponentType | undefined;
  const fetch = async () => {
    try {
      const [screen] = await Promise.all([load(), says === 'day' ? undefined : allWords()]);
      ready = screen;
      return { default: screen };
    } catch (cause) {
      throw new Offline(false, { cause });
    }
  };
  const Later = lazy(fetch);
  function View() {
    const [Drawn] = useState(() => ready ?? Later);
    return <Drawn />;
  }
  return { path, View, fetch };
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
  // To fetch is not to run: what the worker keeps costs the phone nothing until it is opened.
  const ahead =
    'serviceWorker' in navigator ? insideScreens.slice(0, tabCount) : [...insideScreens, ...doorScreens];
  for (const screen of ahead) {
    await idle();
    if (isOver()) return;
    // What fails here is fetched again when it is opened.
    await screen.fetch().catch(() => undefined);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });
}
