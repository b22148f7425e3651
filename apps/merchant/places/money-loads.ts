// Orders, money, its proof and promotion.
import type { Loads } from './later-loads.ts';

export const moneyLoads = {
  '/orderList/:id/money': async () =>
    (await import('#features/orders/merchant/OrderMoneyScreen.tsx')).OrderMoneyScreen,
  '/orderList/:id/refund': async () =>
    (await import('#features/refunds/merchant/RefundScreen.tsx')).RefundScreen,
  '/orderList/:id/logistics': async () =>
    (await import('#features/orders/merchant/LogisticsScreen.tsx')).LogisticsScreen,
  '/orderList/:id/messages': async () =>
    (await import('#features/chat/merchant/OrderTalkScreen.tsx')).OrderTalkScreen,
  '/orderComment': async () => (await import('../CommentsPlace.tsx')).CommentsPlace,
  '/wallet/flow': async () => (await import('#features/wallet/merchant/FlowScreen.tsx')).FlowScreen,
  '/proof': async () => (await import('#features/proof/merchant/ProofScreen.tsx')).ProofScreen,
  '/proof/compare': async () => (await import('#features/proof/merchant/CompareScreen.tsx')).CompareScreen,
  '/wallet/withdraw': async () =>
    (await import('#features/payouts/merchant/WithdrawScreen.tsx')).WithdrawScreen,
  '/wallet/withdraw/:id': async () =>
    (await import('#features/payouts/merchant/WithdrawalScreen.tsx')).WithdrawalScreen,
  '/wallet/withdrawals': async () =>
    (await import('#features/payouts/merchant/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  '/wallet/schedule': async () =>
    (await import('#features/payouts/merchant/PayoutScheduleScreen.tsx')).PayoutScheduleScreen,
  '/wallet/accounts': async () =>
    (await import('#features/payouts/merchant/AccountsScreen.tsx')).AccountsScreen,
  '/wallet/accounts/new': async () =>
    (await import('#features/payouts/merchant/NewAccountScreen.tsx')).NewAccountScreen,
  '/wallet/accounts/:id': async () =>
    (await import('#features/payouts/merchant/AccountScreen.tsx')).AccountScreen,
  '/recharge': async () => (await import('#features/deposits/merchant/RechargeScreen.tsx')).RechargeScreen,
  '/recharge/:id': async () =>
    (await import('#features/deposits/merchant/RechargeDetailScreen.tsx')).RechargeDetailScreen,
  '/promotion': async () =>
    (await import('#features/promotion/merchant/PromotionScreen.tsx')).PromotionScreen,
  '/promotion/new': async () =>
    (await import('#features/promotion/merchant/new/PromotionNewScreen.tsx')).PromotionNewScreen,
  '/promotion/how': async () => (await import('#features/promotion/merchant/HowScreen.tsx')).HowScreen,
  '/promotion/:id': async () =>
    (await import('#features/promotion/merchant/CampaignScreen.tsx')).CampaignScreen,
  '/promotion/:id/receipts': async () =>
    (await import('#features/promotion/merchant/receipts/ReceiptsScreen.tsx')).ReceiptsScreen,
} satisfies Loads;
