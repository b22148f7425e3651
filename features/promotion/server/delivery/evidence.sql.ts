// Views and clicks of sponsored places: each once, with its verdict, and what was refused without a row, by the minute.
import type { AdRefusal } from '#domain/ads/types.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { Placement } from './token.ts';

/** Whose nobody knows: forged ones name no campaign that could be believed. */
export const nobody = { shopId: 0n, campaignId: '00000000-0000-0000-0000-000000000000' } as const;

export type NewView = {
  readonly placement: Placement;
  readonly viewer: Buffer;
  readonly reason: AdRefusal | null;
  readonly at: Date;
};

const insertView = sql.row('ad-view-insert')`
  insert into ad_view (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score,
    next_score, shuffled,
    viewer, verdict, reason, at)
  values (:shopId, :id, :campaignId, :goodsId, :auctionId, :day, :surface, :slot, :score, :next,
    :shuffled, :viewer, :verdict, :reason?, :at)
  on conflict (shop_id, id) do nothing returning id`;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** False where the place was counted before. */
export async function putView(tx: Tx, { placement: one, viewer, reason, at }: NewView): Promise<boolean> {
  const row = await insertView(tx, {
    shopId: one.shopId,
    id: one.id,
    campaignId: one.campaignId,
    goodsId: one.goodsId,
    auctionId: one.auctionId,
    day: dayOf(one.at),
    surface: one.surface,
    slot: one.slot,
    score: one.score,
    next: one.next,
    shuffled: one.shuffled,
    viewer,
    verdict: reason === null ? 'valid' : 'refused',
    reason,
    at,
  });
  return row !== undefined;
}

const viewerViews = sql.row('ad-viewer-views')<{ views: number }>`
  select (select count(*) from ad_view v where v.shop_id = :shopId and v.campaign_id = :campaignId
    and v.viewer = :viewer
      and v.verdict = 'valid')::int as views,
    exists (select from ad_view v where v.shop_id = :shopId and v.id = :id) as is_known`;

/** Whether a place was counted, and how many views of the campaign the viewer had on this day. */
export async function readViews(
  tx: Tx,
  { shopId, id, campaignId }: Placement,
  viewer: Buffer,
): Promise<{ views: number; isKnown: boolean }> {
  const row = await viewerViews(tx, { shopId, id, campaignId, viewer });
  return { views: row?.views ?? 0, isKnown: row?.is_known ?? false };
}

/** `blocks`: the mark of the wider network with the salt of today, then with that of yesterday. */
export type NewClick = NewView & { readonly network: Buffer; readonly blocks: readonly Buffer[] };

const insertClick = sql.row('ad-click-insert')`
  insert into ad_click (shop_id, id, campaign_id, goods_id, auction_id, day, surface, slot, score, next_score,
    price_units, viewer, network, blocks, verdict, reason, at)
  values (:shopId, :id, :campaignId, :goodsId, :auctionId, :day, :surface, :slot, :score, :next, :price,
    :viewer, :network, :blocks::bytea[], :verdict, :reason?, :at)
  on conflict (shop_id, id) do nothing returning id`;

/** False where the place was clicked before. */
export async function putClick(
  tx: Tx,
  { placement: one, viewer, network, blocks, reason, at }: NewClick,
): Promise<boolean> {
  const row = await insertClick(tx, {
    shopId: one.shopId,
    id: one.id,
    campaignId: one.campaignId,
    goodsId: one.goodsId,
    auctionId: one.auctionId,
    day: dayOf(one.at),
    surface: one.surface,
    slot: one.slot,
    score: one.score,
    next: one.next,
    price: one.price,
    viewer,
    network,
    blocks,
    verdict: reason === null ? 'waiting' : 'refused',
    reason,
    at,
  });
  return row !== undefined;
}

const clickBefore = sql.row('ad-click-before')`
  select exists (select from ad_click c where c.shop_id = :shopId and c.id = :id) as is_known,
    exists (select from ad_click c where c.shop_id = :shopId and c.campaign_id = :campaignId
      and c.viewer = any(:viewers::bytea[])
      and c.at > :since and c.verdict in ('waiting', 'valid', 'charged')) as is_earlier`;

/** Whether the place was clicked before, and whether the viewer clicked the campaign since a moment. */
export async function readClicks(
  tx: Tx,
  { shopId, id, campaignId }: Placement,
  { viewers, since }: { readonly viewers: readonly Buffer[]; readonly since: Date },
): Promise<{ isKnown: boolean; isEarlier: boolean }> {
  const row = await clickBefore(tx, { shopId, id, campaignId, viewers, since });
  return { isKnown: row?.is_known ?? false, isEarlier: row?.is_earlier ?? false };
}

/** The page that a click opened stayed open. Only whom it was opened for can say so. */
export const putDwell = sql.run('ad-click-dwell')`
  update ad_click set dwelt_at = :at where shop_id = :shopId and id = :id and verdict = 'waiting'
    and dwelt_at is null
  and viewer = any(:viewers::bytea[]) and at <= :since`;

/** What a click opened went into the cart: as good as staying. */
export const putCart = sql.run('ad-click-cart')`
  update ad_click set dwelt_at = :at where shop_id = :shopId and id = :id and verdict = 'waiting'
    and dwelt_at is null`;

export const countRefusal = sql.run('ad-refusal-add')`
  insert into ad_refusal as r (shop_id, campaign_id, kind, reason, minute, count)
    values (:shopId, :campaignId, :kind, :reason, :minute, :count)
  on conflict (shop_id, campaign_id, kind, reason, minute) do update set count = r.count + excluded.count`;

/** A checkout came of this click. */
export const putCheckout = sql.run('ad-checkout-insert')`
  insert into ad_checkout (shop_id, payment_id, campaign_id, click_id, at)
  select c.shop_id, :paymentId, c.campaign_id, c.id, :at from ad_click c
  where c.shop_id = :shopId and c.id = :id and c.at > :since and c.verdict in ('waiting', 'valid', 'charged')
  on conflict (shop_id, payment_id) do nothing`;

/** The sponsored click that a payment's checkout came of, with what is held of it now. */
export const findCheckoutClick = sql.row('ad-checkout-find')`
  select k.campaign_id, k.click_id, c.at as clicked_at, c.verdict from ad_checkout k
  join ad_click c on c.shop_id = k.shop_id and c.id = k.click_id
  where k.shop_id = :shopId and k.payment_id = :paymentId`;
