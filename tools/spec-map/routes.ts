// Sections 1, 2 and 6: capabilities, every route with its tab bar, the start, and roles.
import { clausesOf, type Clause } from './clauses.ts';

const screen = (room: string, name: string) => ({ place: `features/${room}/merchant/${name}.tsx` });

type Route = { readonly call: string; readonly hasTabBar: boolean; readonly place: string };

/** Address, tab bar, screen and what it asks of every route; the journey opens each of them. */
export const routes: Record<string, Route> = {
  '/shopCenter': { call: 'POST /v1/home/stat', hasTabBar: true, ...screen('statistics', 'ShopCenterScreen') },
  '/invitation': {
    call: 'POST /v1/user/invite/list',
    hasTabBar: false,
    ...screen('invitation', 'InvitationScreen'),
  },
  '/wallet': { call: 'POST /v1/user/wallet', hasTabBar: true, ...screen('wallet', 'WalletScreen') },
  '/feedback': { call: 'POST /v1/home/feedback', hasTabBar: false, ...screen('help', 'FeedbackScreen') },
  '/service': { call: 'POST /v1/home/qa', hasTabBar: false, ...screen('help', 'ServiceScreen') },
  '/qaDetail': { call: 'POST /v1/home/qa_detail', hasTabBar: false, ...screen('help', 'QaDetailScreen') },
  '/identity': {
    call: 'POST /v1/per/ident-upload',
    hasTabBar: false,
    ...screen('identity', 'IdentityScreen'),
  },
  '/shop': { call: 'POST /v1/store/info', hasTabBar: false, ...screen('shop', 'ShopScreen') },
  '/goodsList': { call: 'POST /v1/showcase/list', hasTabBar: true, ...screen('showcase', 'ShowcaseScreen') },
  '/goodsList/warehouse': {
    call: 'POST /v1/goods/list',
    hasTabBar: false,
    ...screen('showcase', 'warehouse/WarehouseScreen'),
  },
  '/orderList': { call: 'POST /v1/order/list', hasTabBar: true, ...screen('orders', 'OrdersScreen') },
  '/orderComment': {
    call: 'GET /v1/order-comment',
    hasTabBar: false,
    ...screen('comments', 'CommentsScreen'),
  },
  '/recharge': {
    call: 'POST /v1/order/channel/pay',
    hasTabBar: false,
    ...screen('deposits', 'RechargeScreen'),
  },
  '/404': { call: 'POST /v1/contact', hasTabBar: false, ...screen('people', 'NoticeScreen') },
  '/invite': { call: 'POST /invite_code', hasTabBar: false, ...screen('invitation', 'InviteScreen') },
};

const implied: Record<string, Omit<Route, 'hasTabBar'>> = {
  'add new product': { call: 'POST /v1/showcase/add', ...screen('showcase', 'warehouse/WarehouseScreen') },
  'showcase management': { call: 'POST /v1/showcase/list', ...screen('showcase', 'ShowcaseScreen') },
  'refund and settlement': { call: 'POST /v1/order/money', ...screen('orders', 'OrderMoneyScreen') },
  withdrawal: { call: 'POST /v1/user/withdraw/add', ...screen('payouts', 'WithdrawScreen') },
  'withdrawal account list with add and modify': {
    call: 'POST /v1/user/bank/list',
    ...screen('payouts', 'AccountsScreen'),
  },
  'set transaction password': {
    call: 'POST /v1/user/update_pay_password',
    ...screen('people', 'PayPasswordScreen'),
  },
  'promotion list': { call: 'POST /v1/ad/list', ...screen('promotion', 'PromotionScreen') },
  'ad spend': { call: 'POST /v1/ad/pay', ...screen('promotion', 'new/PromotionNewScreen') },
  'logistics information': { call: 'POST /v1/order/logistics', ...screen('orders', 'LogisticsScreen') },
  'notification list': { call: 'POST /v1/notify/list', ...screen('notifications', 'NotificationsScreen') },
};

export const routeClauses: Clause[] = [
  ...Object.entries(routes).map(([path, { call, hasTabBar, place }]) => ({
    section: '2 Routes',
    call,
    says: `${path}, tab bar: ${hasTabBar ? 'yes' : 'no'}`,
    place,
  })),
  ...Object.entries(implied).map(([says, { call, place }]) => ({
    section: '2 Routes',
    call,
    says: `implied: ${says}`,
    place,
  })),
  ...clausesOf(
    '2 Start',
    { place: 'apps/merchant/Shell.tsx' },
    {
      '/ redirects to what is owed': {
        call: 'GET /v1/me',
        field: 'home_route',
      },
      'the tab bar shows on its four paths only': {
        calls: 'none: the app alone',
      },
      'a stored token asks for the current user and keeps the six facts': {
        call: 'GET /v1/me',
      },
      'no data is an info failure: the token stays': {
        call: 'GET /v1/me',
      },
      'language: stored, then the browser, then English; 13 codes, jp is ja': {
        calls: 'every call: Accept-Language',
        place: 'domain/text/language.ts',
      },
    },
  ),
];

const capability = (call: string) => ({ call });
export const roleClauses: Clause[] = [
  ...clausesOf(
    '1 What it does',
    {},
    {
      'run a shop with a showcase chosen from a warehouse': capability('POST /v1/showcase/add'),
      'receive orders, follow logistics': capability('POST /v1/order/logistics'),
      'settle orders': capability('POST /v1/order/pay'),
      'comments and replies with a signature': capability('POST /v1/order-comment'),
      'hold a wallet: balance, frozen amount, flow': capability('POST /v1/user/wallet_flow'),
      'recharge with proof': capability('POST /v1/order/channel/pay'),
      'withdraw to a bank or a chain address': capability('POST /v1/user/withdraw/add'),
      'promotion list and payment': capability('POST /v1/ad/pay'),
      'traffic heating: how long it runs is decided by a published algorithm': {
        ...capability('POST /v1/ad/forecast'),
        place: 'domain/ads/parameters.ts',
      },
      'invite friends, two a day': capability('POST /v1/user/invite/add'),
      'joined friends, masked': {
        ...capability('POST /v1/user/invite/list'),
      },
      'contact online customer service': {
        ...capability('POST /v1/service/open'),
        place: 'features/help/merchant/ServiceScreen.tsx',
      },
      'verify identity': capability('POST /v1/per/ident-upload'),
      'set a transaction password': capability('POST /v1/user/update_pay_password'),
      'upgrade the level': capability('POST /v1/shop/upgrade'),
      notifications: capability('POST /v1/notify/list'),
      'Q&A': capability('POST /v1/home/qa'),
      feedback: capability('POST /v1/home/feedback'),
      'ten languages': {
        calls: 'every call: Accept-Language',
        place: 'locales/merchant.ts',
      },
    },
  ),
  ...clausesOf(
    '6 Roles',
    {},
    {
      'four levels with a goods limit each': { call: 'GET /v1/shop/type', field: 'list.[].goods_limit' },
      'entry requires an invitation code': { call: 'POST /invite_code' },
      'public product support for those with the permission': {
        call: 'GET /pub/ads/support',
        field: 'one_in',
        place: 'features/promotion/server/delivery/support.ts',
      },
      'management permission on traffic support': { call: 'GET /v1/me', field: 'info.permissions' },
      'disabled account, frozen wallet, withdrawal disabled are restrictive states': {
        calls: 'every call that they stop: 411, 449, 450',
        place: 'features/restriction/README.md',
      },
      'insufficient permissions and an invalid user page lead to a no-permission result': {
        calls: 'every call: 409 stands where the screen would be, 437 leads to /404',
        place: 'ui/states/NoPermission.tsx',
      },
      'free invitations: 2 friends a day': { call: 'POST /v1/user/invite/list', field: 'quota.per_day' },
    },
  ),
];
