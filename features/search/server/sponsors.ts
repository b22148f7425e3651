// Sponsored places of the storefronts as the pages see them: who fills them is a room above, handed in by the composition.
import { noStars, ratingOf } from '#domain/goods/rating.ts';
import type { Language } from '#domain/text/language.ts';
import { presentGoods, type Input } from './catalogue.ts';
import { listSponsored } from './catalogue.sql.ts';
import type { ExploreOffer, SponsoredPlace, SponsorWhy } from '#features/search/sponsored.shapes.ts';

/** Who looks, as little as can be known. */
export type Looker = {
  readonly ip: string;
  readonly agent: string | undefined;
  /** What the browser says of being early: `prefetch`, `prerender`. */
  readonly purpose: string | undefined;
  /** The handle of the shop whose merchant's own browser this says to be. */
  readonly ownHandle: string | undefined;
};

export type SponsorRequest = {
  readonly surface: 'explore' | 'search' | 'similar';
  readonly looker: Looker;
  readonly language: Language;
  readonly country: string | undefined;
  /** What was searched for, and what the list was narrowed to. */
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly priceMin?: string | undefined;
  readonly priceMax?: string | undefined;
  readonly maxDays?: number | undefined;
  /** The shop on whose page the places are: nothing of its own is bought there. */
  readonly host?: string | undefined;
  /** The unpaid goods of the page, in their order. */
  readonly goodsIds: readonly string[];
};

export type { SponsoredPlace, SponsorWhy };

export type Sponsors = {
  /** True where pages of this kind may carry sponsored places now: such a page is for one visitor. */
  isOpen(surface: SponsorRequest['surface']): boolean;
  /** True where the shop lets goods of others stand below its own. */
  hasRail(handle: string): boolean;
  /** Never throws: a page without sponsored places is a page. */
  fill(ask: SponsorRequest): Promise<readonly SponsoredPlace[]>;
  /** True for a mark of a place that this instance made, however old. */
  isOurs(token: string): boolean;
  /** Why something stood at a place; undefined for a mark that this instance did not make. */
  explain(token: string): Promise<SponsorWhy | undefined>;
  /** A page of goods was shown to who came by a sponsored link. Never throws. */
  followed(token: string, looker: Looker): Promise<void>;
  /** Goods went into the cart of who came by this link. Never throws. */
  kept(token: string): Promise<void>;
  /** A checkout was opened by who came by this link within the last days. Never throws. */
  ordered(token: string, paymentId: string): Promise<void>;
};

export type SponsoredGoods = { readonly shopId: bigint; readonly goodsId: string };

/** Offers of these goods by these shops, as cards show them, in this order; undefined for what is not on sale. */
export async function offersOf(
  { tx, env, call: { language } }: Input,
  goods: readonly SponsoredGoods[],
): Promise<(ExploreOffer | undefined)[]> {
  if (goods.length === 0) return [];
  const rows = await listSponsored(tx, language, goods);
  return goods.map(({ shopId, goodsId }) => {
    const row = rows.find((one) => one.shop_id === shopId && one.id === goodsId);
    if (row === undefined) return undefined;
    return {
      ...presentGoods(row, row.currency, env),
      shop: { handle: row.handle, name: row.shop_name },
      shops: 1,
      rating: ratingOf(row.stars ?? noStars),
    };
  });
}
