// Keeps the order of Explore true: a timer computes the score of goods again from real facts, a part at a time.
import { limits } from '#domain/limits.ts';
import { ranking, rankingRating, rankingScore } from '#domain/goods/ranking.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { goodsSearch } from '#features/goods/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { stopUnitsIn } from '#domain/shop/unpaid.ts';
import * as sql from './ranking.sql.ts';

/** Work of the platform: it has no end, and nobody waits for it. */
export const rankTimer = 'house.rank';

/** After so many half-lives an order weighs a thousandth. */
const halfLivesKept = 10;

/** What changed a moment ago first, then what was not looked at for the longest. */
const refresh: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  await goodsSearch.indexMissing(tx, limits.rankGoodsPerRound);
  const touched = await sql.listChanged(tx, addMinutes(now, -limits.rankChangedMinutes), {
    limit: limits.rankGoodsPerRound,
    marginSeconds: limits.serverDeadlineMs / 1000,
  });
  const rest = limits.rankGoodsPerRound - touched.length;
  const before = addMinutes(now, -limits.rankAgeMinutes);
  const old = rest > 0 ? await sql.listOldest(tx, before, rest) : [];
  await rankGoods(env, tx, [...new Set([...touched, ...old])]);
  const next = due.map(({ subject }) => ({
    subject,
    kind: rankTimer,
    dueAt: new Date(now.getTime() + limits.rankEveryMs),
  }));
  await setTimers(tx, shopId, next);
};

/** Computes the score of these goods from what is known of them now. */
export async function rankGoods(
  env: Pick<Environment, 'clock' | 'policy'>,
  tx: Tx,
  goodsIds: readonly string[],
): Promise<void> {
  if (goodsIds.length === 0) return;
  const now = env.clock.now();
  const { rating, refunds } = ranking;
  const rows = await sql.readRankFacts(tx, goodsIds, {
    now,
    currency: env.policy.currency,
    ratingHalfLifeDays: rating.halfLifeDays,
    refundHalfLifeDays: refunds.halfLifeDays,
    ordersSince: addDays(now, -refunds.halfLifeDays * halfLivesKept),
    stopUnits: stopUnitsIn(env.policy.currency, env.policy),
  });
  const ranks = rows.map((row) => rankOf(row, now));
  await sql.putRanks(tx, { rows: JSON.stringify(ranks), version: ranking.version, now });
  await goodsSearch.copyRanks(tx, ranks.map(roundedOf));
}

function rankOf(row: sql.RankFacts, now: Date) {
  const { suggested_units: suggested, ...facts } = row;
  const price = row.price_units ?? suggested;
  const median = row.shops >= ranking.price.bandShopsMin ? row.median_units : null;
  const input = {
    available: Number(row.available),
    price: Number(price),
    reference: Number(median ?? suggested),
    votes: row.votes,
    voteSum: row.vote_sum,
    days: row.days_p90,
    pieces: row.pieces,
    faultyPieces: row.faulty_pieces,
  };
  return {
    ...facts,
    // JSON has no bigint; the database reads the digits.
    available: String(row.available),
    price_units: String(price),
    median_units: median === null ? null : String(median),
    rating: rankingRating(input),
    score: rankingScore(input),
    listed_at: row.listed_at ?? now,
  };
}

/** What changes with every hour of age is rounded, so that the index is written only where something happened. */
function roundedOf(rank: ReturnType<typeof rankOf>) {
  const { goods_id, shops, type_id, supplier_id, score, price_units, days_p90, listed_at } = rank;
  return {
    goods_id,
    shops,
    type_id,
    supplier_id,
    score,
    price_units,
    days_p90,
    listed_at,
    available: rank.available !== '0',
    votes: Math.ceil(rank.votes),
    rating: Math.round(rank.rating * 100) / 100,
    pieces: Math.round(rank.pieces),
  };
}

export const rankJobs: TimerKinds = { [rankTimer]: { run: refresh } };
