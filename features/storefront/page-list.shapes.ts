// Pages that list goods: of one shop, and of all.
import type { SponsoredPlace, SponsorWhy } from '#features/search/sponsored.shapes.ts';
import type * as z from 'zod/mini';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { storefrontPage } from '#features/content/storefront.contract.ts';
import type { storefrontBundle } from '#features/search/bundle.contract.ts';
import type { storefrontCollection, storefrontRows } from '#features/search/collection.contract.ts';
import type {
  GoodsOrder,
  exploreGoods,
  goodsCategory,
  searchMeaning,
  storefrontGoods,
} from '#features/search/contract.ts';

type Category = z.output<typeof goodsCategory>;

/** What a list of goods is narrowed by, as it stands in the address: the words of a filter, already checked. */
export type ListFilters = {
  readonly priceMin: string | undefined;
  readonly priceMax: string | undefined;
  readonly isInStock: boolean;
  readonly maxDays: number | undefined;
  readonly ratingMin: number | undefined;
  readonly shipTo: string | undefined;
  readonly sort: GoodsOrder;
};

type ListParts = {
  readonly categories: readonly Category[];
  readonly category: string | undefined;
  readonly q: string | undefined;
  readonly filters: ListFilters;
  /** Where the buyer is, as far as they or their browser said so. */
  readonly country: string | undefined;
  readonly meaning: z.output<typeof searchMeaning>;
};

export type HomePage = ListParts & {
  readonly kind: 'home';
  readonly shop: OutputOf<typeof storefrontGoods>['shop'];
  readonly goods: OutputOf<typeof storefrontGoods>['goods'];
  /** Rows of products that the shop's look has; none on later pages of the list. */
  readonly rows?: OutputOf<typeof storefrontRows>['rows'];
};

/** A page of a shop in its own words. */
export type ShopPage = OutputOf<typeof storefrontPage> & { readonly kind: 'shopPage' };

/** Products that cost less together. */
export type BundlePage = OutputOf<typeof storefrontBundle> & { readonly kind: 'bundle' };

export type CollectionPage = OutputOf<typeof storefrontCollection> & { readonly kind: 'collection' };

/** A shop with the first of its goods, and how many it has. */
type ShopFace = {
  readonly shop: OutputOf<typeof storefrontGoods>['shop'];
  readonly goods: OutputOf<typeof storefrontGoods>['goods']['list'];
  readonly count: number;
};

type GoodsShelf = {
  readonly category: Category;
  readonly goods: OutputOf<typeof exploreGoods>['goods']['list'];
};

/** Goods of all shops. Its `base` is the page itself. */
export type ExplorePage = ListParts & {
  readonly kind: 'explore';
  /** The chosen category and those above it. */
  readonly path: readonly Category[];
  readonly goods: OutputOf<typeof exploreGoods>['goods'];
  /** Where the shops are: their paths start with it. */
  readonly shopsBase: string;
  /** The money that prices are told in. */
  readonly currency: string;
  /** Paid places, and where they stand among the others. */
  readonly sponsored: readonly SponsoredPlace[];
  /** Shops of the goods listed first, in the same order; none where something was asked for. */
  readonly faces: readonly ShopFace[];
  /** Goods of each category in the published order; none where something was asked for. */
  readonly shelves: readonly GoodsShelf[];
};

/** How the order of goods comes about, in plain words. */
export type ExploreHowPage = {
  readonly kind: 'exploreHow';
  /** Why something stood at a paid place, where that was asked. */
  readonly why?: SponsorWhy | undefined;
};
