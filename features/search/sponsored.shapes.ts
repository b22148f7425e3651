// Sponsored places among the goods that are found, as pages are told of them.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { exploreGoods } from './contract.ts';

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
