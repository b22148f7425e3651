// Why something stands at a sponsored place, for whoever looks at it.
import { ads } from '#domain/ads/parameters.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { SponsorWhy } from '#features/search/server/public.ts';
import { inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { findCampaign } from '../campaign.sql.ts';
import { readFact } from './figures.sql.ts';
import { readPlacement } from './token.ts';

export type Explanation = SponsorWhy;

/** Undefined for what this instance did not sign. */
export async function explain(env: Environment, token: string): Promise<SponsorWhy | undefined> {
  const placement = readPlacement(token, env.secret);
  if (placement === undefined) return undefined;
  const { shopId, campaignId, goodsId } = placement;
  const tx = env.db.direct;
  const [shop, campaign, fact] = await inShop(shopId, () =>
    Promise.all([
      shopOf(tx, shopId),
      findCampaign(tx, { shopId, id: campaignId }),
      readFact(tx, { shopId, campaignId, goodsId }),
    ]),
  );
  return {
    shop: { handle: shop.handle, name: shop.name },
    pays: campaign?.plan_id === 'order' ? 'order' : 'click',
    surface: placement.surface,
    qualityMille: fact?.quality ?? 1_000,
    chancePpm: fact?.chance ?? ads.chance.basePpm,
    version: ads.version,
    day: placement.at.toISOString().slice(0, 10),
    auction: placement.auctionId,
  };
}
