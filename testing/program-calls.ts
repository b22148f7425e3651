// What each call of programs is asked with where its example is recorded, those that read first.
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { goodsOf, type ProgramShop } from './program-shop.ts';

/** What was answered so far, by the names of calls. */
export type Answers = Readonly<Record<string, unknown>>;
type Input = Readonly<Record<string, unknown>>;
type Inputs = Readonly<Record<string, Input | ((answers: Answers) => Input)>>;

const parcels = z.object({ list: z.array(z.object({ id: z.string() })) });
const undoing = z.object({ undo_token: z.string() });

/** By the names of calls, in the order in which they are made. */
export function programInputs(shop: ProgramShop): Inputs {
  const { orderId, pendingId, caseId } = shop;
  return {
    listOrders: { status: 'all', page_size: 2 },
    listOrderChanges: { updated_after: '2026-03-01T00:00:00.000Z', limit: 2 },
    orderLogistics: { order_id: orderId },
    orderMoney: { order_id: orderId },
    payAmount: { order_id: pendingId },
    listCases: { page_size: 5 },
    listCaseChanges: { limit: 2 },
    caseCost: { case_id: caseId },
    wallet: {},
    walletFlow: { page_size: 3 },
    listDeposits: { page_size: 5 },
    depositDetail: { id: shop.depositId },
    payChannels: {},
    listWithdrawals: { page_size: 5 },
    listWithdrawalChanges: { limit: 2 },
    quoteWithdrawal: { account_id: shop.accountId, amount: '20.00' },
    payoutSchedule: {},
    listMandates: { after: 0 },
    withdrawalDetail: { id: shop.withdrawalId },
    shopBook: {},
    shopProof: {},
    homeStat: { range: '7d' },
    homeStatLine: { metric: 'sold', grain: 'day', from: '2026-03-02', to: '2026-03-05' },
    listComments: { rating: 4 },
    checkNotices: {},
    listNotices: { page_size: 3 },
    listChats: { page_size: 3 },
    readChat: { id: shop.chatId },
    proposeChange: {
      change: { kind: 'price', items: [{ id: goodsOf(shop, 2), sale_price: '23.00' }] },
      note: 'Sells well at this price elsewhere.',
    },
    listProposals: { open: true, page_size: 5 },
    exportChat: { id: shop.chatId, format: 'text' },
    listFeedback: { page_size: 5 },
    listHooks: {},
    listDeliveries: { hook_id: shop.hookId },
    ...promotionInputs(shop),
    ...shopInputs(shop),
    ...showcaseInputs(shop),
    apiParcels: { state: 'to_ship' },
    apiTracking: ({ apiParcels }) => {
      const [parcel] = z.parse(parcels, apiParcels).list;
      return {
        rows: [{ parcel: parcel?.id ?? '', carrier: 'test-post', tracking: 'TP-20260304-1' }],
        preview: true,
      };
    },
    apiStock: { rows: [{ code: shop.goods[0]?.code ?? '', stock: 40 }], preview: true },
  };
}

function promotionInputs(shop: ProgramShop): Inputs {
  const forecast = { plan_id: 'explore', goods_ids: [goodsOf(shop, 0)], budget: '10.00', days: 5 };
  return {
    listPromotion: { scope: 'mine', page_size: 5 },
    campaignResults: { id: shop.campaignId },
    campaignReceipts: { id: shop.campaignId, page_size: 5 },
    forecastPromotion: { ...forecast, max_bid: '0.20' },
    similarSetting: {},
    adLog: { day: shop.adDay },
  };
}

function shopInputs({ restrictionId }: ProgramShop): Inputs {
  return {
    shopType: {},
    listRestrictions: { standing: true, page_size: 5 },
    restrictionDetail: { id: restrictionId },
    statementCopy: { id: restrictionId, format: 'json' },
    listAppeals: { page_size: 5 },
    shopRecord: {},
    listLooks: { page_size: 5 },
  };
}

function showcaseInputs(shop: ProgramShop): Inputs {
  const [first, second] = [goodsOf(shop, 0), goodsOf(shop, 1)];
  const bands = [{ cost_from: '0.00', percent_bps: 6_000, amount: '1.00' }];
  const rule = { bands, ending: '99', on_cost_rise: 'follow' };
  return {
    listTypes: {},
    listGoods: { in_stock: true, page_size: 2 },
    listGoodsChanges: { limit: 2 },
    costHistory: { goods_id: first },
    compareOffers: { goods_id: first },
    landedCost: { goods_id: first, country: 'GB' },
    listShowcase: { status: 'listed', page_size: 2 },
    listShowcaseChanges: { limit: 2 },
    previewPrices: { ids: [first], how: 'percent', percent: 10 },
    priceRule: {},
    setPriceRule: { rule, version: 0 },
    addToShowcase: { items: [{ goods_id: first, sale_price: '21.00' }] },
    changePrices: { items: [{ id: first, sale_price: '22.00' }] },
    moveInShowcase: { id: second, to: 'top' },
    removeFromShowcase: { ids: [second], mode: 'remove' },
    undoShowcase: ({ removeFromShowcase }) => ({
      undo_token: z.parse(undoing, removeFromShowcase).undo_token,
    }),
  };
}

/** The address of a call with its input: what stands in the path, and for a GET in the query too. */
export function addressOf({ method, path }: Endpoint, input: Input): string {
  const rest = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_segment, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  return `/api${filled}${method === 'GET' && rest.size > 0 ? `?${rest.toString()}` : ''}`;
}
