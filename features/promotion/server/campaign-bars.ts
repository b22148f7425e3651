// What stands in the way of showing goods: the same for paying, for starting and for going on.
import { Refused } from '#domain/wire/errors.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import { closedOf, shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { Context } from './campaign.ts';
import type { PauseReason } from './campaign.sql.ts';
import { readCampaignGoods, readSold, type SoldGoods } from './campaign-goods.sql.ts';

export type Bar = { readonly reason: PauseReason | 'no_margin'; readonly goodsId: string | null };

/** All that keeps these goods from being shown: each with the goods that it is about. */
export async function barsOf(context: Context, goodsIds: readonly string[]): Promise<Bar[]> {
  const sold = await readSold(context.tx, { shopId: context.shopId, goodsIds });
  const isClosed = !(await takesOrders(context, await shopOf(context.tx, context.shopId)));
  return [
    ...(isClosed ? [{ reason: 'shop_paused', goodsId: null } as const] : []),
    ...sold.flatMap((one): Bar[] => {
      const goodsId = one.goods_id;
      if (!one.is_sold) return [{ reason: 'not_sold', goodsId }];
      if (!one.has_margin) return [{ reason: 'no_margin', goodsId }];
      return one.available > 0n ? [] : [{ reason: 'no_stock', goodsId }];
    }),
  ];
}

/** Why nothing of each campaign can be shown; a campaign of which one good can be is left out. */
export async function heldUp(
  context: Context,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, PauseReason>> {
  const goods = await readCampaignGoods(context.tx, { shopId: context.shopId, campaignIds });
  const isOpen = await takesOrders(context, await shopOf(context.tx, context.shopId));
  return new Map(
    campaignIds.flatMap((id) => {
      const why = isOpen ? reasonOf(goods.filter((one) => one.campaign_id === id)) : 'shop_paused';
      return why === undefined ? [] : [[id, why] as const];
    }),
  );
}

function reasonOf(goods: readonly SoldGoods[]): PauseReason | undefined {
  const sold = goods.filter((one) => one.is_sold);
  if (sold.length === 0) return 'not_sold';
  return sold.some(({ available }) => available > 0n) ? undefined : 'no_stock';
}

async function takesOrders({ env, tx, shopId, now }: Context, shop: ShopRow): Promise<boolean> {
  if (closedOf(shop, now, env.policy) !== undefined) return false;
  try {
    await assertMay(tx, shopId, 'sell', { now });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
