// The shapes that promotion is decided with and recorded in. They are what stands in the log: whole numbers, and
// decimal digits where a number may be above a double's safe range. Nothing here knows a viewer.
import type { Surface } from './parameters.ts';

/** A whole number that is not negative, in decimal digits. */
export type Digits = string;
/** SHA-256 in lower-case hex. */
export type Hash = string;
/** Who takes part, under a name of that day alone: the first 128 bits of a hash (`nameOfDay`). */
export type Name = string;

/**
 * What a campaign offers for one of its goods from one moment on, in the open: its owner and the auditor see it, the
 * log has its hash. An offer of a campaign that pays by the order bids what an order is expected to bring (`orderBid`),
 * and its clicks cost nothing.
 */
export type Offer = {
  readonly campaign: string;
  readonly shop: string;
  readonly goods: string;
  /** ISO 4217, or a token's name. */
  readonly currency: string;
  readonly pays: 'click' | 'order';
  /** The most for one click, in minor units. */
  readonly bid: Digits;
  /** What may still be spent today: the smaller of the rests of the day and of the budget, in minor units. */
  readonly able: Digits;
  /** The least price of a click and what is added to a price, in minor units. */
  readonly reserve: Digits;
  readonly step: Digits;
  /** What one minor unit is worth, in units of 10^-12 US dollars: bids of different currencies are held against each other. */
  readonly worth: Digits;
  /** Chance of a click in parts per million, quality in thousandths. */
  readonly chance: number;
  readonly quality: number;
  /** Random hex that keeps a stranger from finding the offer by trying: revealed with the offer. */
  readonly salt: string;
};

/**
 * An offer as everybody sees it. `campaign`, `shop` and `goods` are names of one day that only who knows the day's
 * blind can tie to anybody. Whoever takes part in a draw does so under these names.
 */
export type Candidate = {
  readonly campaign: Name;
  readonly shop: Name;
  readonly goods: Name;
  /** min(bid, able) x worth x chance x quality. */
  readonly score: Digits;
  /** Of all draws, the share that this campaign takes part in. */
  readonly participation: number;
  /** Views a newcomer got in turn until this pool was made; null for who is none. */
  readonly turns: number | null;
  /** Why it cannot be shown to anybody, or null. */
  readonly bar: PoolBar | null;
  /** Hash of the offer. */
  readonly offer: Hash;
};

/** All who could be shown at a place from one moment until the next pool: made every five minutes and when one changes. */
export type Pool = {
  readonly version: number;
  readonly surface: Surface;
  /** When it was made: ISO 8601, UTC. */
  readonly at: string;
  /** In the order of `campaign`, then `goods`. */
  readonly candidates: readonly Candidate[];
};

/** Reasons that hold for everybody who looks. */
export const poolBars = [
  'out_of_stock',
  'no_margin',
  'shop_paused',
  'safety_case',
  'budget',
  'below_reserve',
] as const;
export type PoolBar = (typeof poolBars)[number];

/**
 * Reasons that hold for this page only. `not_sold_there`: out of stock in the viewer's country, or not sold there.
 * `gone`: stopped, paused or sold out since the pool was made. `stands_already`: the same goods stand on the page
 * above the place, and nobody paid for that.
 */
export const pageBars = ['own_shop', 'viewer_day', 'not_sold_there', 'gone', 'stands_already'] as const;
export type PageBar = (typeof pageBars)[number];

/**
 * Why a candidate did not get a place of a page, in the order in which it is looked at: a later reason means that it
 * came further. `not_asked`: it has nothing to do with what was searched for. `pacing`: the draw of its participation.
 */
export const lossReasons = [
  'not_asked',
  ...pageBars,
  ...poolBars,
  'pacing',
  'same_campaign',
  'same_shop',
  'same_goods',
  'lower_score',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** One page that asks for sponsored goods. */
export type AuctionInput = {
  /** A name that no other auction has. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Hash of the pool (`poolHash`). */
  readonly pool: Hash;
  /** Places of this page, counted from 1, from the top. */
  readonly slots: readonly number[];
  /** Candidates that fit what was asked for, by their place in the pool, rising; null for all. */
  readonly among: readonly number[] | null;
  /** Candidates that this page may not show, by their place in the pool, rising. */
  readonly bars: readonly (readonly [index: number, reason: PageBar])[];
};

/** A place and who got it. `turn`: a newcomer, in turn. `auction`: the highest score. */
export type Win = {
  readonly slot: number;
  /** The place of the winner in the pool. */
  readonly index: number;
  readonly by: 'auction' | 'turn';
  /** The score that sets the price: that of the next who would have got the place; "0" where nobody would. */
  readonly next: Digits;
};

export type AuctionResult = {
  readonly wins: readonly Win[];
  /** The winners changed places, so that what a place does is learned. */
  readonly shuffled: boolean;
};

/** What the log says of one page: everything that the decision was made of, and the decision. */
export type AuctionRecord = AuctionInput & AuctionResult;

/** One entry of a day's log. A stranger's entry may be given by its hash alone. */
export type LogBody =
  | { readonly kind: 'pool'; readonly pool: Pool }
  | { readonly kind: 'auction'; readonly auction: AuctionRecord };

export type LogEntry = {
  /** Counted from 1, without a gap, over the day. */
  readonly n: number;
  /** SHA-256 of the canonical JSON of the body. */
  readonly hash: Hash;
  /** SHA-256 of the chain's head before, followed by `hash`. */
  readonly head: Hash;
  readonly body: LogBody | null;
};

/** The day before: only `commit` is known. After the day: the seed, and how the log ended. */
export type DayRoot = {
  /** 2026-11-22, UTC. */
  readonly day: string;
  readonly version: number;
  /** SHA-256 of the seed. */
  readonly commit: Hash;
  /** 32 random bytes in hex; null until the day is over. */
  readonly seed: string | null;
  readonly entries: number;
  readonly head: Hash;
  /** Whether the ids of its auctions are counted without gaps (`auction-id.ts`), as on every day since they are. */
  readonly numbered: boolean;
};

/** What a shop was told that a place cost it, held against the log. */
export type Bill = { readonly auction: string; readonly slot: number; readonly price: Digits };

/** A day as it is downloaded: by a shop with its own offers and bills, by an auditor with all. */
export type DayExport = {
  readonly format: 'stockless-ads-1';
  readonly root: DayRoot;
  readonly log: readonly LogEntry[];
  readonly offers: readonly Offer[];
  readonly bills: readonly Bill[];
};

/** Why a view or a click was not counted. Each is shown with its number, and none is billed. */
export const adRefusals = [
  'forged',
  'expired',
  'duplicate',
  'bot',
  'prefetch',
  'prerender',
  'data_centre',
  'staff',
  'own_shop',
  'rate',
  'not_visible',
  'not_rendered',
  'viewer_day',
  'dwell',
  'campaign_over',
  'budget',
] as const;
export type AdRefusal = (typeof adRefusals)[number];
