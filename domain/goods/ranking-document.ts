// The formula of the ranking as anybody can read it and compute it again: what `/ranking.json` says.
import { promotionDocument } from '#domain/ads/document.ts';
import {
  matchRank,
  ranking,
  rankingMatches,
  rankingParts,
  rankingScore,
  type RankingFacts,
  type RankingMatch,
} from './ranking.ts';

const examples: readonly { readonly of: string; readonly facts: RankingFacts }[] = [
  {
    of: 'Goods that are in stock, a little cheaper than elsewhere, well liked and quick.',
    facts: {
      available: 40,
      price: 1_900,
      reference: 2_000,
      votes: 20,
      voteSum: 92,
      days: 9,
      pieces: 180,
      faultyPieces: 2,
    },
  },
  {
    of: 'Goods that nobody has bought yet, at the suggested price.',
    facts: {
      available: 12,
      price: 2_000,
      reference: 2_000,
      votes: 0,
      voteSum: 0,
      days: 14,
      pieces: 0,
      faultyPieces: 0,
    },
  },
  {
    of: 'Goods of which two pieces are left, dearer than elsewhere and often refunded.',
    facts: {
      available: 2,
      price: 2_600,
      reference: 2_000,
      votes: 8,
      voteSum: 20,
      days: 24,
      pieces: 30,
      faultyPieces: 7,
    },
  },
];

/** The whole document; all of its numbers are those that the code computes with. */
export function rankingDocument() {
  return {
    version: ranking.version,
    since: ranking.since,
    order: [
      'match, the best first (only where something was searched for)',
      'score, the highest first',
      'the day on which an open shop first listed the goods, the newest first',
      'the id of the goods',
    ],
    matches: rankingMatches.map((match) => ({ match, rank: matchRank(match), means: matchMeanings[match] })),
    score:
      'round(sum of weight x input); each input lies between 0 and 1, what is outside counts as the nearer end',
    inputs: inputsOf(),
    excluded: [
      'shops that are closed, paused, on holiday or kept from selling by a restriction: their offers are not shown and count nowhere',
      'orders that were cancelled',
      'orders whose payment nobody else can confirm (evidence of grade C)',
      'orders of a shop while a restriction for sales to itself (H08) stands, and what was said of them',
      'comments that were removed',
    ],
    offer:
      'Of several shops that sell the same goods the one with the least price is shown; of equal ones the one that listed them first.',
    sponsored:
      'Paid places are marked with who pays and why, stand beside this order and change nothing of it. How they are given is told under promotion.',
    promotion: promotionDocument(),
    per_shop: 'No number of this formula can be set for one shop.',
    examples: examples.map(({ of, facts }) => ({
      of,
      facts,
      inputs: rankingParts(facts),
      score: rankingScore(facts),
    })),
  };
}

/** Each input with its weight, its formula, and the numbers in it. */
function inputsOf() {
  const { weights, availability, price, rating, delivery, refunds } = ranking;
  return {
    availability: {
      weight: weights.availability,
      formula: 'pieces that can be bought now / full_pieces',
      full_pieces: availability.fullPieces,
    },
    price: {
      weight: weights.price,
      formula: '0.5 + (reference - least price of an open shop) / reference',
      reference:
        'the price that half of the open shops take at most; the supplier’s suggestion where fewer than band_shops_min sell the goods',
      band_shops_min: price.bandShopsMin,
    },
    rating: {
      weight: weights.rating,
      formula: '(mean - 1) / 4; mean = (sum of stars + prior_stars x prior_votes) / (votes + prior_votes)',
      prior_stars: rating.priorStars,
      prior_votes: rating.priorVotes,
      half_life_days: rating.halfLifeDays,
      of: 'comments of verified buyers in all shops that were not removed, each counting half after every half-life',
    },
    delivery: {
      weight: weights.delivery,
      formula: '(worst_days - days) / (worst_days - best_days)',
      best_days: delivery.bestDays,
      worst_days: delivery.worstDays,
      of: 'days after payment within which nine of ten parcels of the supplier arrive',
    },
    refunds: {
      weight: weights.refunds,
      formula: '1 - rate / worst_rate; rate = (faulty + prior_rate x prior_pieces) / (pieces + prior_pieces)',
      prior_rate: refunds.priorRate,
      prior_pieces: refunds.priorPieces,
      worst_rate: refunds.worstRate,
      half_life_days: refunds.halfLifeDays,
      of: 'pieces bought in all shops, and those of them refunded by the supplier’s or the shop’s fault, each counting half after every half-life',
    },
  };
}

const matchMeanings: Record<RankingMatch, string> = {
  exact: 'the title or the code is what was typed',
  beginning: 'the title begins with what was typed',
  title: 'all words stand in the title',
  words: 'all words stand there or in the description or the name of the category, or a synonym does',
  near: 'a word was perhaps misspelt: one letter of four or more, two of eight or more',
};
