// What `bench/growth.ts` asks: the reads of a merchant's app, of the console, and of a supplier's board.
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { listComments } from '#features/comments/contract.ts';
import { statements, trialBalance } from '#features/ledger/contract.ts';
import { today } from '#features/lists/contract.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import { listGoods } from '#features/goods/contract.ts';
import { listOrders, orderLogistics } from '#features/orders/contract.ts';
import { storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { listConsoleOrders } from '#features/orders/desk.contract.ts';
import { listReadyPayouts } from '#features/payouts/batches.contract.ts';
import { listWithdrawals } from '#features/payouts/contract.ts';
import { listAllWithdrawals } from '#features/payouts/review.contract.ts';
import { me } from '#features/people/contract.ts';
import { reconciliation } from '#features/reconciliation/contract.ts';
import { listParcels } from '#features/shipping/contract.ts';
import { listShops } from '#features/shop/console.contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import type { Identity } from '#platform/session.ts';
import { bigGoods, bigMerchant, bigOrder, bigShop, bigSupplier } from '../growth-world.ts';

type Read = readonly [Endpoint, Record<string, unknown>];
type Reads = { readonly by: Identity | undefined; readonly reads: Readonly<Record<string, Read>> };

const nobody = { personId: bigMerchant, roles: [], shopId: undefined, supplierId: undefined } as const;

const year = (now: Date, ago: number) =>
  new Date(now.getTime() - ago * 365 * 86_400_000).toISOString().slice(0, 10);

export function readsOf(now: Date): readonly Reads[] {
  return [
    { by: { ...nobody, actor: 'merchant', roles: ['owner'], shopId: bigShop }, reads: merchantReads(now) },
    {
      by: {
        ...nobody,
        actor: 'operator',
        roles: ['finance', 'owner', 'service', 'risk', 'auditor', 'catalogue'],
      },
      reads: consoleReads,
    },
    { by: { ...nobody, actor: 'supplier', supplierId: bigSupplier }, reads: supplierReads },
    { by: undefined, reads: buyerReads },
  ];
}

function merchantReads(now: Date): Record<string, Read> {
  const until = year(now, 0);
  const line = { grain: 'month', from: year(now, 1), to: until };
  const month = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  return {
    'who I am': [me, {}],
    'orders, newest': [listOrders, { page_size: 20 }],
    'orders, page 500': [listOrders, { page: 500, page_size: 20 }],
    'orders, cancelled': [listOrders, { status: 'cancelled' }],
    'orders, waiting for me': [listOrders, { awaiting: 'merchant' }],
    'orders, waiting by deadline': [listOrders, { awaiting: 'merchant', sort: 'deadline' }],
    'orders, all by deadline': [listOrders, { sort: 'deadline' }],
    'orders, by amount': [listOrders, { sort: 'amount' }],
    'orders, search a number': [listOrders, { q: '4711' }],
    'orders, search a word': [listOrders, { q: 'lamp' }],
    'orders, search what is not there': [listOrders, { q: 'zzzz' }],
    'home, 7 days': [homeStat, { range: '7d' }],
    'home, 30 days': [homeStat, { range: '30d' }],
    'sold, a year': [homeStatLine, { metric: 'sold', ...line }],
    'profit, a year': [homeStatLine, { metric: 'profit', ...line }],
    'visitors, a year': [homeStatLine, { metric: 'visitors', ...line }],
    'an order': [orderLogistics, { order_id: bigOrder }],
    warehouse: [listGoods, {}],
    wallet: [wallet, {}],
    'my shop': [storeInfo, {}],
    'flow by order': [walletFlow, { group: 'document' }],
    'flow, sums of 30 days': [walletFlow, { from: month, page_size: 1 }],
    'flow, every movement': [walletFlow, {}],
    'flow, deposits': [walletFlow, { type: 'deposit' }],
    withdrawals: [listWithdrawals, {}],
    comments: [listComments, {}],
    'comments, no reply': [listComments, { replied: 'false' }],
    showcase: [listShowcase, {}],
    notices: [listNotices, {}],
    'unread notices': [checkNotices, {}],
  };
}

const consoleReads: Record<string, Read> = {
  'console, Today': [today, {}],
  'console, trial balance': [trialBalance, {}],
  'console, statements': [statements, {}],
  'console, reconciliation': [reconciliation, {}],
  'console, orders': [listConsoleOrders, {}],
  'console, shops': [listShops, {}],
  'console, withdrawals': [listAllWithdrawals, {}],
  'console, payouts that are ready': [listReadyPayouts, {}],
};

/** What the home of a shop and a page of goods are drawn from. */
const buyerReads: Record<string, Read> = {
  "shop's home page": [storefrontGoods, { handle: 'grown' }],
  'product page': [storefrontGood, { handle: 'grown', id: bigGoods }],
};

const supplierReads: Record<string, Read> = {
  'supplier, to ship': [listParcels, {}],
  'supplier, every parcel': [listParcels, { state: 'all' }],
};
