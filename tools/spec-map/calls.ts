// Section 7: every call of the specification, with the screen that makes it.
import type { Clause } from './clauses.ts';

const screens = (room: string, name: string): string => `features/${room}/merchant/${name}.tsx`;

const calls: Record<string, string> = {
  'POST /login': screens('people', 'SignInScreen'),
  'POST /invite_code': screens('invitation', 'InviteScreen'),
  'POST /v1/showcase/list': screens('showcase', 'ShowcaseScreen'),
  'POST /v1/showcase/add': screens('showcase', 'warehouse/WarehouseScreen'),
  'POST /v1/showcase/del': screens('showcase', 'ShowcaseScreen'),
  'POST /v1/goods/type_list': screens('showcase', 'warehouse/WarehouseScreen'),
  'POST /v1/goods/list': screens('showcase', 'warehouse/WarehouseScreen'),
  'POST /v1/home/stat': screens('statistics', 'ShopCenterScreen'),
  'POST /v1/home/stat_line': screens('statistics', 'ShopCenterScreen'),
  'POST /v1/home/qa': screens('help', 'QaScreen'),
  'POST /v1/home/qa_detail': screens('help', 'QaDetailScreen'),
  'POST /v1/home/feedback': screens('help', 'FeedbackScreen'),
  'POST /v1/user/wallet': screens('wallet', 'WalletScreen'),
  'POST /v1/user/wallet_flow': screens('wallet', 'FlowScreen'),
  'POST /v1/user/withdraw/add': screens('payouts', 'WithdrawScreen'),
  'POST /v1/user/update_pay_password': screens('people', 'PayPasswordScreen'),
  'POST /v1/notify/check': 'apps/merchant/Shell.tsx',
  'POST /v1/notify/read': screens('notifications', 'NotificationsScreen'),
  'POST /v1/notify/list': screens('notifications', 'NotificationsScreen'),
  'POST /v1/user/bank/list': screens('payouts', 'AccountsScreen'),
  'POST /v1/user/bank/edit': screens('payouts', 'AccountsScreen'),
  'POST /v1/user/bank/add': screens('payouts', 'AccountsScreen'),
  'POST /v1/user/bank/del': screens('payouts', 'AccountsScreen'),
  'POST /v1/user/invite/list': screens('invitation', 'InvitationScreen'),
  'POST /v1/user/invite/add': screens('invitation', 'InvitationScreen'),
  'POST /v1/order/list': screens('orders', 'OrdersScreen'),
  'POST /v1/order/logistics': screens('orders', 'LogisticsScreen'),
  'POST /v1/order/pay': screens('orders', 'OrderScreen'),
  'POST /v1/ad/list': screens('promotion', 'PromotionScreen'),
  'POST /v1/ad/pay': screens('promotion', 'new/PromotionNewScreen'),
  'POST /v1/per/info': screens('people', 'ProfileScreen'),
  'POST /v1/per/ident-upload': screens('identity', 'IdentityScreen'),
  'POST /v1/order/channel/pay': screens('deposits', 'RechargeScreen'),
  'GET /v1/pay/channel': screens('deposits', 'RechargeScreen'),
  'GET /v1/me': 'apps/merchant/Shell.tsx',
  'GET /v1/shop/type': screens('shop', 'LevelScreen'),
  'GET /v1/order/pay/amount': screens('orders', 'OrderScreen'),
  'POST /v1/shop/upgrade': screens('shop', 'LevelScreen'),
  'POST /v1/upload/{kind}': 'ui/forms/UploadField.tsx',
  'POST /v1/store/info': screens('shop', 'ShopScreen'),
  'POST /v1/swipeAd/list': screens('statistics', 'ShopCenterScreen'),
  'GET /v1/order-comment': screens('comments', 'CommentsScreen'),
  'POST /v1/order-comment': screens('comments', 'CommentsScreen'),
  'GET /v1/shop/info': 'features/storefront/pages/looking/HomeView.tsx',
};

/** The screen that makes a call of the specification. */
export const screenOf = (call: string): string | undefined => calls[call];

export const callClauses: Clause[] = Object.entries(calls).map(([call, place]) => ({
  section: '7 Calls',
  says: call,
  call,
  place,
}));
