// Views and clicks of sponsored places: each once, with its verdict, and what was refused without a row, by the minute.
import type { AdRefusal } from '#domain/ads/types.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Placement } from './token.ts';

/** Whose nobody knows: forged ones name no campaign that could be believed. */
export const nobody = { shopId: 0n, campaignId: '00000000-0000-0000-0000-000000000000' } as const;

export type NewView = {
  readonly placement: Placement;
  readonly viewer: Buffer;
  readonly reason: AdRefusal | null;
  readonly at: Date;
};

const insertView = statement<{ id: string }>(
  'ad-view-insert',
  `insert into ad_view (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score, shuffled,
     viewer, verdict, reason, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   on conflict (shop_id, id) do nothing returning id`,
);

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** False where the place was counted before. */
export async function putView(tx: Tx, { placement: one, viewer, reason, at }: NewView): Promise<boolean> {
  const row = await tx.row(insertView, [
    one.shopId,
    one.id,
    one.campaignId,
    one.goodsId,
    one.auctionId,
    dayOf(one.at),
    one.surface,
    one.slot,
    one.score,
    one.next,
    one.shuffled,
    viewer,
    reason === null ? 'valid' : 'refused',
    reason,
    at,
  ]);
  return row !== undefined;
}

const viewerViews = statement<{ views: number; is_known: boolean }>(
  'ad-viewer-views',
  `select (select count(*) from ad_view v where v.shop_id = $1 and v.campaign_id = $3 and v.viewer = $4
       and v.verdict = 'valid')::int as views,
     exists (select from ad_view v where v.shop_id = $1 and v.id = $2) as is_known`,
);

/** Whether a place was counted, and how many views of the campaign the viewer had on this day. */
export async function readViews(
  tx: Tx,
  { shopId, id, campaignId }: Placement,
  viewer: Buffer,
): Promise<{ views: number; isKnown: boolean }> {
  const row = await tx.row(viewerViews, [shopId, id, campaignId, viewer]);
  return { views: row?.views ?? 0, isKnown: row?.is_known ?? false };
}

/** `blocks`: the mark of the wider network with the salt of today, then with that of yesterday. */
export type NewClick = NewView & { readonly network: Buffer; readonly blocks: readonly Buffer[] };

const insertClick = statement<{ id: string }>(
  'ad-click-insert',
  `insert into ad_click (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score,
     price_units, viewer, network, blocks, verdict, reason, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::bytea[], $15, $16, $17)
   on conflict (shop_id, id) do nothing returning id`,
);

/** False where the place was clicked before. */
export async function putClick(
  tx: Tx,
  { placement: one, viewer, network, blocks, reason, at }: NewClick,
): Promise<boolean> {
  const row = await tx.row(insertClick, [
    one.shopId,
    one.id,
    one.campaignId,
    one.goodsId,
    one.auctionId,
    dayOf(one.at),
    one.surface,
    one.slot,
    one.score,
    one.next,
    one.price,
    viewer,
    network,
    blocks,
    reason === null ? 'waiting' : 'refused',
    reason,
    at,
  ]);
  return row !== undefined;
}

const clickBefore = statement<{ is_known: boolean; is_earlier: boolean }>(
  'ad-click-before',
  `select exists (select from ad_click c where c.shop_id = $1 and c.id = $2) as is_known,
     exists (select from ad_click c where c.shop_id = $1 and c.campaign_id = $3 and c.viewer = any($4::bytea[])
       and c.at > $5 and c.verdict in ('waiting', 'valid', 'charged')) as is_earlier`,
);

/** Whether the place was clicked before, and whether the viewer clicked the campaign since a moment. */
export async function readClicks(
  tx: Tx,
  { shopId, id, campaignId }: Placement,
  { viewers, since }: { readonly viewers: readonly Buffer[]; readonly since: Date },
): Promise<{ isKnown: boolean; isEarlier: boolean }> {
  const row = await tx.row(clickBefore, [shopId, id, campaignId, viewers, since]);
  return { isKnown: row?.is_known ?? false, isEarlier: row?.is_earlier ?? false };
}

const dwell = statement<never>(
  'ad-click-dwell',
  `update ad_click set dwelt_at = $4 where shop_id = $1 and id = $2 and verdict = 'waiting' and dwelt_at is null
   and viewer = any($3::bytea[]) and at <= $5`,
);

/** The page that a click opened stayed open. Only whom it was opened for can say so. */
export async function putDwell(
  tx: Tx,
  { shopId, id }: Placement,
  asked: { readonly viewers: readonly Buffer[]; readonly at: Date; readonly since: Date },
): Promise<void> {
  await tx.rows(dwell, [shopId, id, asked.viewers, asked.at, asked.since]);
}

const cart = statement<never>(
  'ad-click-cart',
  `update ad_click set dwelt_at = $3 where shop_id = $1 and id = $2 and verdict = 'waiting' and dwelt_at is null`,
);

/** What a click opened went into the cart: as good as staying. */
export async function putCart(tx: Tx, { shopId, id }: Placement, at: Date): Promise<void> {
  await tx.rows(cart, [shopId, id, at]);
}

const addRefusal = statement<never>(
  'ad-refusal-add',
  `insert into ad_refusal as r (shop_id, campaign_id, kind, reason, minute, count) values ($1, $2, $3, $4, $5, $6)
   on conflict (shop_id, campaign_id, kind, reason, minute) do update set count = r.count + excluded.count`,
);

export type Refusal = {
  readonly shopId: bigint;
  readonly campaignId: string;
  readonly kind: 'view' | 'click';
  readonly reason: AdRefusal;
  readonly minute: Date;
};

export async function countRefusal(tx: Tx, one: Refusal, count: number): Promise<void> {
  await tx.rows(addRefusal, [one.shopId, one.campaignId, one.kind, one.reason, one.minute, count]);
}

const putOrder = statement<never>(
  'ad-checkout-insert',
  `insert into ad_checkout (shop_id, payment_id, campaign_id, click_id, at)
   select c.shop_id, $3, c.campaign_id, c.id, $4 from ad_click c
   where c.shop_id = $1 and c.id = $2 and c.at > $5 and c.verdict in ('waiting', 'valid', 'charged')
   on conflict (shop_id, payment_id) do nothing`,
);

/** A checkout came of this click. */
export async function putCheckout(
  tx: Tx,
  { shopId, id }: Placement,
  asked: { readonly paymentId: string; readonly at: Date; readonly since: Date },
): Promise<void> {
  await tx.rows(putOrder, [shopId, id, asked.paymentId, asked.at, asked.since]);
}

export type CheckoutClick = { campaign_id: string; click_id: string; clicked_at: Date; verdict: string };

const findOrder = statement<CheckoutClick>(
  'ad-checkout-find',
  `select k.campaign_id, k.click_id, c.at as clicked_at, c.verdict from ad_checkout k
   join ad_click c on c.shop_id = k.shop_id and c.id = k.click_id
   where k.shop_id = $1 and k.payment_id = $2`,
);

/** The sponsored click that a payment's checkout came of, with what is held of it now. */
export function findCheckoutClick(
  tx: Tx,
  shopId: bigint,
  paymentId: string,
): Promise<CheckoutClick | undefined> {
  return tx.row(findOrder, [shopId, paymentId]);
}
