// Who could be shown: offers of campaigns in the open, and the pool of candidates that auctions are run over.
import type { Ratio } from '#domain/money/fx.ts';
import { scales, type Asset } from '#domain/money/money.ts';
import { hashOf } from './canonical.ts';
import { ads, type Surface } from './parameters.ts';
import { nameOfDay, saltOf } from './seed.ts';
import type { Candidate, Digits, Hash, Name, Offer, Pool, PoolBar } from './types.ts';

/** What is known of one of a campaign's goods when a pool is made. Amounts are minor units of `currency`. */
export type OfferFacts = {
  readonly campaign: string;
  readonly shop: string;
  readonly goods: string;
  readonly currency: Asset;
  readonly pays: 'click' | 'order';
  readonly bid: bigint;
  readonly able: bigint;
  /** 10^-12 US dollars that a minor unit is worth (`worthOf`). */
  readonly worth: bigint;
  readonly chance: number;
  readonly quality: number;
  readonly participation: number;
  /** Views of the campaign so far, and those of them that it got in turn. */
  readonly views: number;
  readonly turns: number;
  /** Why it cannot be shown to anybody, where the facts say so; money is looked at here. */
  readonly bar: PoolBar | null;
};

export type MadePool = {
  readonly pool: Pool;
  readonly hash: Hash;
  /** The offers in the order of the candidates. */
  readonly offers: readonly Offer[];
};

const worthOfDollar = 10n ** 12n;

/**
 * What one minor unit is worth, in 10^-12 US dollars, rounded down but never nothing.
 *
 * @param toDollar Dollars that a whole unit of the currency is worth (`ratioOf(rates, { from, to: 'USD' })`).
 */
export function worthOf(asset: Asset, toDollar: Ratio): bigint {
  const worth = (worthOfDollar * toDollar.num) / (toDollar.den * 10n ** BigInt(scales[asset]));
  return worth > 0n ? worth : 1n;
}

/** Hundredths of the major unit as minor units, rounded up: the least price and the step of a price. */
function unitsOf(hundredths: number, asset: Asset): bigint {
  return (BigInt(hundredths) * 10n ** BigInt(scales[asset]) + 99n) / 100n;
}

export const reserveOf = (asset: Asset): bigint => unitsOf(ads.auction.reserveHundredths, asset);
export const stepOf = (asset: Asset): bigint => unitsOf(ads.auction.stepHundredths, asset);

/** The candidates of a place, in an order that says nothing of who came first. */
export function makePool(
  facts: readonly OfferFacts[],
  { surface, at, blind }: { readonly surface: Surface; readonly at: string; readonly blind: string },
): MadePool {
  const names = namesOf(blind);
  const made = facts
    .map((one) => {
      const offer = offerOf(one, saltOf(blind, one.campaign, one.goods, at));
      return { offer, candidate: candidateOf(one, offer, names) };
    })
    .toSorted((left, right) => compareCandidates(left.candidate, right.candidate));
  const pool = { version: ads.version, surface, at, candidates: made.map(({ candidate }) => candidate) };
  return { pool, hash: poolHash(pool), offers: made.map(({ offer }) => offer) };
}

export const poolHash = (pool: Pool): Hash => hashOf(pool);

export function compareCandidates(left: Candidate, right: Candidate): number {
  if (left.campaign !== right.campaign) return left.campaign < right.campaign ? -1 : 1;
  return left.goods < right.goods ? -1 : left.goods > right.goods ? 1 : 0;
}

function offerOf(facts: OfferFacts, salt: string): Offer {
  const { campaign, shop, goods, currency, pays, chance, quality } = facts;
  return {
    campaign,
    shop,
    goods,
    currency,
    pays,
    bid: facts.bid.toString(),
    able: facts.able.toString(),
    reserve: reserveOf(currency).toString(),
    step: stepOf(currency).toString(),
    worth: facts.worth.toString(),
    chance,
    quality,
    salt,
  };
}

type NameKind = Parameters<typeof nameOfDay>[1];
type Names = (kind: NameKind, id: string) => Name;

/** Names of the day that pools were made of last: the same ones take part every five minutes. */
const remembered = { blind: '', names: new Map<string, Name>() };

function namesOf(blind: string): Names {
  if (remembered.blind !== blind) {
    remembered.blind = blind;
    remembered.names = new Map();
  }
  const { names } = remembered;
  return (kind, id) => {
    const key = `${kind} ${id}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = nameOfDay(blind, kind, id);
    names.set(key, name);
    return name;
  };
}

function candidateOf(facts: OfferFacts, offer: Offer, names: Names): Candidate {
  return {
    campaign: names('campaign', facts.campaign),
    shop: names('shop', facts.shop),
    goods: names('goods', facts.goods),
    score: scoreOf(offer).toString(),
    participation: facts.participation,
    turns: facts.views < ads.auction.newcomers.viewsBelow ? facts.turns : null,
    bar: facts.bar ?? moneyBarOf(offer),
    offer: hashOf(offer),
  };
}

const least = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/** The most that the offer can pay for one click: its bid, and never more than what it may still spend. */
export const mostOf = (offer: Offer): bigint => least(BigInt(offer.bid), BigInt(offer.able));

/** What a click of one minor unit counts for this offer. */
function weightOf(offer: Offer): bigint {
  return BigInt(offer.worth) * BigInt(offer.chance) * BigInt(offer.quality);
}

/** The score by which offers are ranked: bid x chance x quality, in one currency. */
export const scoreOf = (offer: Offer): bigint => mostOf(offer) * weightOf(offer);

/** Why an offer's money keeps it from every page, or null. */
export function moneyBarOf(offer: Offer): PoolBar | null {
  if (BigInt(offer.bid) < BigInt(offer.reserve)) return 'below_reserve';
  return BigInt(offer.able) < BigInt(offer.reserve) ? 'budget' : null;
}

/**
 * What a click costs who won with this offer: what it takes to stay above the next score, or the least price, and one
 * step more; never above the bid. Nothing where orders are paid instead.
 *
 * @param next The score of the next (`Win.next`).
 */
export function priceOf(offer: Offer, next: Digits): bigint {
  if (offer.pays === 'order') return 0n;
  const needed = BigInt(next) / weightOf(offer);
  const reserve = BigInt(offer.reserve);
  return least((needed > reserve ? needed : reserve) + BigInt(offer.step), mostOf(offer));
}

/**
 * The bid of a campaign that pays by the order: what a click brings it to pay on average, in minor units.
 *
 * @param orders Orders that came of its `clicks`; as if `priorClicks` more had brought `priorOrders`.
 */
export function orderBid(ask: {
  readonly percentBps: number;
  readonly price: bigint;
  readonly orders: number;
  readonly clicks: number;
}): bigint {
  const { priorClicks, priorOrders } = ads.orders;
  const orders = BigInt(ask.orders + priorOrders);
  return (ask.price * BigInt(ask.percentBps) * orders) / (10_000n * BigInt(ask.clicks + priorClicks));
}
