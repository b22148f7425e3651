// The order in which goods stand on Explore and in searches: one formula for all shops, published whole at
// /ranking.json and computed from these very numbers. Nobody can set anything of it for one shop.

/** How a search meets goods, the best first. Goods that are met better stand above all others. */
export const rankingMatches = ['exact', 'beginning', 'title', 'words', 'near'] as const;
export type RankingMatch = (typeof rankingMatches)[number];

/** A match as the database counts it: 5 for the best, 1 for the last. */
export const matchRank = (match: RankingMatch): number =>
  rankingMatches.length - rankingMatches.indexOf(match);

/** Every number of the formula, with its unit in its name. Changed only together with `version`. */
export const ranking = {
  version: 1,
  since: '2026-11-21',
  /** They sum to 1,000, the best score that there is. */
  weights: { availability: 150, price: 200, rating: 300, delivery: 150, refunds: 200 },
  /** From so many pieces on goods are surely there. */
  availability: { fullPieces: 5 },
  /** Half of the shops take this price or less, where at least so many sell the goods; else the supplier's suggestion. */
  price: { bandShopsMin: 5 },
  /** As if `priorVotes` more had given `priorStars`. */
  rating: { priorStars: 3.5, priorVotes: 5, halfLifeDays: 365 },
  /** Days in which nine of ten parcels arrive: the best, and from which on nothing is left. */
  delivery: { bestDays: 3, worstDays: 30 },
  /** As if `priorPieces` more had been bought, and `priorRate` of them refunded. */
  refunds: { priorRate: 0.02, priorPieces: 20, worstRate: 0.2, halfLifeDays: 90 },
} as const;

/** What is known of goods: real offers, real votes, real orders. */
export type RankingFacts = {
  /** Pieces that can be bought now. */
  readonly available: number;
  /** The least price of a shop that is open, and what it is held against, in the same unit. */
  readonly price: number;
  readonly reference: number;
  /** Votes and their stars, each counted by its age. */
  readonly votes: number;
  readonly voteSum: number;
  /** In so many days nine of ten parcels arrive. */
  readonly days: number;
  /** Pieces bought, and those of them refunded for a fault, each counted by its age. */
  readonly pieces: number;
  readonly faultyPieces: number;
};

type Part = keyof typeof ranking.weights;
export type RankingParts = Readonly<Record<Part, number>>;

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** The Bayesian mean of the votes, from 1 to 5. */
export function rankingRating({ votes, voteSum }: Pick<RankingFacts, 'votes' | 'voteSum'>): number {
  const { priorStars, priorVotes } = ranking.rating;
  return (voteSum + priorStars * priorVotes) / (votes + priorVotes);
}

/** Each input between 0, the worst, and 1, the best. */
export function rankingParts(facts: RankingFacts): RankingParts {
  const { availability, delivery, refunds } = ranking;
  const { priorRate, priorPieces, worstRate } = refunds;
  const rate = (facts.faultyPieces + priorRate * priorPieces) / (facts.pieces + priorPieces);
  return {
    availability: between(facts.available / availability.fullPieces),
    price: facts.reference <= 0 ? 0.5 : between(0.5 + (facts.reference - facts.price) / facts.reference),
    rating: between((rankingRating(facts) - 1) / 4),
    delivery: between((delivery.worstDays - facts.days) / (delivery.worstDays - delivery.bestDays)),
    refunds: between(1 - rate / worstRate),
  };
}

/** The score of goods, a whole number from 0 to 1,000. */
export function rankingScore(facts: RankingFacts): number {
  const parts = rankingParts(facts);
  const { weights } = ranking;
  const sum =
    weights.availability * parts.availability +
    weights.price * parts.price +
    weights.rating * parts.rating +
    weights.delivery * parts.delivery +
    weights.refunds * parts.refunds;
  return Math.round(sum);
}
