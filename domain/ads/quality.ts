// The quality of an offer: what a buyer can expect of this shop and these goods, from facts alone.
import { ads } from './parameters.ts';

/** Facts of the shop and the goods over `ads.quality.factsDays` days; orders that nobody else can confirm are not among them. */
export type QualityFacts = {
  /** Parcels sent, and those of them that were sent when they were promised. */
  readonly parcels: number;
  readonly onTime: number;
  /** Orders paid, and those of them refunded by the shop's or the supplier's fault. */
  readonly orders: number;
  readonly faulty: number;
  /** Votes of verified buyers and the sum of their stars. */
  readonly votes: number;
  readonly stars: number;
  readonly pictures: number;
  readonly descriptionCharacters: number;
  readonly languages: number;
  /** The goods name their maker and who answers for their safety. */
  readonly hasSafety: boolean;
};

export type QualityPart = keyof typeof ads.quality.weights;

export type Quality = {
  /** 500 to 1,500 thousandths. */
  readonly score: number;
  /** Each from 0, the worst, to 1,000, the best. */
  readonly parts: Readonly<Record<QualityPart, number>>;
};

const whole = 1_000;

/** Whole-number division, down, kept between 0 and 1,000. */
function part(num: number, den: number): number {
  const value = Number((BigInt(num) * BigInt(whole)) / BigInt(den));
  return Math.min(whole, Math.max(0, value));
}

export function qualityOf(facts: QualityFacts): Quality {
  const { weights, leastMille } = ads.quality;
  const parts = {
    onTime: onTimeOf(facts),
    refunds: refundsOf(facts),
    rating: ratingOf(facts),
    listing: listingOf(facts),
  };
  const sum =
    weights.onTime * parts.onTime +
    weights.refunds * parts.refunds +
    weights.rating * parts.rating +
    weights.listing * parts.listing;
  return { score: leastMille + Math.floor(sum / whole), parts };
}

function onTimeOf({ parcels, onTime }: QualityFacts): number {
  const { priorParcels, priorOnTime, worstPpm } = ads.quality.onTime;
  const all = parcels + priorParcels;
  return part((onTime + priorOnTime) * 1_000_000 - worstPpm * all, (1_000_000 - worstPpm) * all);
}

function refundsOf({ orders, faulty }: QualityFacts): number {
  const { priorOrders, priorPpm, worstPpm } = ads.quality.refunds;
  const all = orders + priorOrders;
  return part(worstPpm * all - (faulty * 1_000_000 + priorPpm * priorOrders), worstPpm * all);
}

function ratingOf({ votes, stars }: QualityFacts): number {
  const { priorVotes, priorMilliStars } = ads.quality.rating;
  const all = votes + priorVotes;
  // The mean less the worst of one star, against the best of five.
  return part(stars * 1_000 + priorMilliStars * priorVotes - 1_000 * all, 4_000 * all);
}

function listingOf({ pictures, descriptionCharacters, languages, hasSafety }: QualityFacts): number {
  const { picturesMin, descriptionCharactersMin, languagesMin } = ads.quality.listing;
  const has = [
    pictures >= picturesMin,
    descriptionCharacters >= descriptionCharactersMin,
    languages >= languagesMin,
    hasSafety,
  ];
  return part(has.filter(Boolean).length, has.length);
}
