/**
 * Answers that a step of an order changes: its lists and counts, the badge, the figures, the money. Names as in the
 * contracts, which are too much to load for this; features/orders/merchant/live-orders.test.tsx holds them against them.
 */
export const orderAnswers: ReadonlySet<string> = new Set([
  'me',
  'listOrders',
  'orderLogistics',
  'orderMoney',
  'listCases',
  'homeStat',
  'homeStatLine',
  'wallet',
  'walletFlow',
]);
