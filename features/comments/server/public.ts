// What rooms above and the composition take from comments.
import { ratingOf as ratingOfStars, type Rating } from '#domain/goods/rating.ts';
import type { Tx } from '#platform/db/database.ts';
import { starsOfShop } from './ratings.sql.ts';

export { countUnanswered } from './comments.sql.ts';
export { commentRoutes } from './routes.ts';

/** The rating of a shop with the number of comments in it. Null without a comment. */
export async function ratingOf(tx: Tx, shopId: bigint): Promise<Rating | null> {
  return ratingOfStars(await starsOfShop(tx, shopId));
}
