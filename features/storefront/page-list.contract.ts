// Pages that list goods: of one shop, and of all.
import type * as z from 'zod/mini';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { storefrontGoods } from '#features/checkout/contract.ts';
import type { exploreGoods, goodsCategory, GoodsOrder, searchMeaning } from '#features/search/contract.ts';

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
};

export type ExploreOffer = OutputOf<typeof exploreGoods>['goods']['list'][number];

/** Goods at a place that somebody pays for, or that is given for public support. */
export type SponsoredPlace = {
  /** Counted from 1, of the page with the sponsored ones. */
  readonly slot: number;
  readonly offer: ExploreOffer;
  /** What the card and its link carry; empty for public support, which nobody pays for. */
  readonly token: string;
  readonly isSupport: boolean;
};

/** What is told of a sponsored place to whoever looks at it. */
export type SponsorWhy = {
  /** Who pays. */
  readonly shop: { readonly handle: string; readonly name: string };
  readonly pays: 'click' | 'order';
  readonly surface: 'explore' | 'search' | 'similar';
  /** What the place was chosen by besides the bid. */
  readonly qualityMille: number;
  readonly chancePpm: number;
  /** Of the published algorithm. */
  readonly version: number;
  /** Where the draw stands in the log. */
  readonly day: string;
  readonly auction: string;
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
};

/** How the order of goods comes about, in plain words. */
export type ExploreHowPage = {
  readonly kind: 'exploreHow';
  /** Why something stood at a paid place, where that was asked. */
  readonly why?: SponsorWhy | undefined;
};
