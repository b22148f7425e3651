// Sections 1, 2 and 6: capabilities, every route with its tab bar, the start, and roles.
import { clausesOf, type Clause } from './clauses.ts';

const screen = (room: string, name: string) => ({ place: `features/${room}/merchant/${name}.tsx` });
const routeTest = 'journeys/every-route.journey.ts';
const app = 'apps/merchant/App.test.tsx';

/** Address, tab bar and screen of every route; the journey opens each of them. */
export const routes: Record<string, { readonly hasTabBar: boolean; readonly place: string }> = {
  '/shopCenter': { hasTabBar: true, ...screen('statistics', 'ShopCenterScreen') },
  '/invitation': { hasTabBar: false, ...screen('invitation', 'InvitationScreen') },
  '/wallet': { hasTabBar: true, ...screen('wallet', 'WalletScreen') },
  '/feedback': { hasTabBar: false, ...screen('service', 'FeedbackScreen') },
  '/service': { hasTabBar: false, ...screen('service', 'ServiceScreen') },
  '/qaDetail': { hasTabBar: false, ...screen('service', 'QaDetailScreen') },
  '/identity': { hasTabBar: false, ...screen('identity', 'IdentityScreen') },
  '/shop': { hasTabBar: false, ...screen('shop', 'ShopScreen') },
  '/goodsList': { hasTabBar: true, ...screen('showcase', 'ShowcaseScreen') },
  '/goodsList/warehouse': { hasTabBar: false, ...screen('showcase', 'WarehouseScreen') },
  '/orderList': { hasTabBar: true, ...screen('orders', 'OrdersScreen') },
  '/orderComment': { hasTabBar: false, ...screen('comments', 'CommentsScreen') },
  '/recharge': { hasTabBar: false, ...screen('wallet', 'RechargeScreen') },
  '/404': { hasTabBar: false, ...screen('people', 'NoticeScreen') },
  '/invite': { hasTabBar: false, ...screen('invitation', 'InviteScreen') },
};

const implied: Record<string, { readonly place: string }> = {
  'add new product': screen('showcase', 'WarehouseScreen'),
  'showcase management': screen('showcase', 'ShowcaseScreen'),
  'refund and settlement': screen('orders', 'OrderMoneyScreen'),
  withdrawal: screen('wallet', 'WithdrawScreen'),
  'withdrawal account list with add and modify': screen('wallet', 'AccountsScreen'),
  'set transaction password': screen('people', 'PayPasswordScreen'),
  'promotion list': screen('promotion', 'PromotionScreen'),
  'ad spend': screen('promotion', 'PromotionNewScreen'),
  'logistics information': screen('orders', 'LogisticsScreen'),
  'notification list': screen('notifications', 'NotificationsScreen'),
};

export const routeClauses: Clause[] = [
  ...Object.entries(routes).map(([path, { hasTabBar, place }]) => ({
    section: '2 Routes',
    says: `${path}, tab bar: ${hasTabBar ? 'yes' : 'no'}`,
    place,
    proof: [routeTest, 'every route in'] as const,
  })),
  ...Object.entries(implied).map(([says, { place }]) => ({
    section: '2 Routes',
    says: `implied: ${says}`,
    place,
    proof: [routeTest, ''] as const,
  })),
  ...clausesOf(
    '2 Start',
    { place: 'apps/merchant/Shell.tsx' },
    {
      '/ redirects to what is owed': {
        call: 'GET /v1/me',
        field: 'home_route',
        proof: [app, 'the root goes where the server says'],
      },
      'the tab bar shows on its four paths only': { proof: [routeTest, 'tab bar'] },
      'a stored token asks for the current user and keeps the six facts': {
        call: 'GET /v1/me',
        proof: [app, 'keeps the six facts'],
      },
      'no data is an info failure: the token stays': {
        proof: [app, 'an outage while starting keeps the token'],
      },
      'language: stored, then the browser, then English; 13 codes, jp is ja': {
        place: 'domain/language.ts',
        proof: ['domain/language.test.ts', ''],
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
      'invite friends, two a day': capability('POST /v1/user/invite/add'),
      'verify identity': capability('POST /v1/per/ident-upload'),
      'set a transaction password': capability('POST /v1/user/update_pay_password'),
      'upgrade the level': capability('POST /v1/shop/upgrade'),
      notifications: capability('POST /v1/notify/list'),
      'Q&A': capability('POST /v1/home/qa'),
      feedback: capability('POST /v1/home/feedback'),
      'ten languages': { place: 'locales/merchant.ts', proof: ['tools/words.test.ts', ''] },
    },
  ),
  ...clausesOf(
    '6 Roles',
    {},
    {
      'four levels with a goods limit each': { call: 'GET /v1/shop/type', field: 'list.[].goods_limit' },
      'entry requires an invitation code': { call: 'POST /invite_code' },
      'management permission on traffic support': { call: 'GET /v1/me', field: 'info.permissions' },
      'disabled account, frozen wallet, withdrawal disabled are restrictive states': {
        place: 'features/restriction/README.md',
        proof: ['promises/every-restriction-says-why-and-ends.promise.ts', ''],
      },
      'insufficient permissions and an invalid user page lead to a no-permission result': {
        place: 'features/people/merchant/NoticeScreen.tsx',
        proof: [app, 'notice'],
      },
      'free invitations: 2 friends a day': { call: 'POST /v1/user/invite/list', field: 'quota.per_day' },
    },
  ),
];
