// How many comments gave one to five stars, for goods and for the whole shop.
import { noStars, type Stars } from '#domain/goods/rating.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const stars = 'array[star_1, star_2, star_3, star_4, star_5] as stars';

const ofShop = sql.row('rating-of-shop')<{ stars: number[] }>`
  select ${stars} from shop_rating where shop_id = :shopId`;

export async function starsOfShop(tx: Tx, shopId: bigint): Promise<Stars> {
  return (await ofShop(tx, { shopId }))?.stars ?? noStars;
}

const ofGoods = sql.row('rating-of-goods', 'generic')<{ stars: number[] }>`
  select ${stars} from goods_rating where shop_id = :shopId and goods_id = :goodsId`;

export async function starsOfGoods(tx: Tx, shopId: bigint, goodsId: string): Promise<Stars> {
  return (await ofGoods(tx, { shopId, goodsId }))?.stars ?? noStars;
}

const added = [1, 2, 3, 4, 5]
  .map((star) => `star_${star} = r.star_${star} + excluded.star_${star}`)
  .join(', ');
const columns = 'star_1, star_2, star_3, star_4, star_5';
const taken = [1, 2, 3, 4, 5]
  .map((star) => `star_${star} = r.star_${star} - ($3::int[])[${star}]`)
  .join(', ');

const addToGoods = sql.run('rating-add-goods')`insert into goods_rating as r (shop_id, goods_id, ${columns})
  values (:shopId, :goodsId, (:value3::int[])[1], (:value3::int[])[2], (:value3::int[])[3],
    (:value3::int[])[4], (:value3::int[])[5])
  on conflict (shop_id, goods_id) do update set ${added}`;

const addToShop = sql.run('rating-add-shop')`insert into shop_rating as r (shop_id, ${columns})
  values (:shopId, (:value2::int[])[1], (:value2::int[])[2], (:value2::int[])[3], (:value2::int[])[4],
    (:value2::int[])[5])
  on conflict (shop_id) do update set ${added}`;

const takeFromGoods = statement<never>(
  'rating-take-goods',
  `update goods_rating as r set ${taken} where r.shop_id = $1 and r.goods_id = $2`,
);

const takeFromShop = statement<never>(
  'rating-take-shop',
  `update shop_rating as r set ${taken.replaceAll('$3', '$2')} where r.shop_id = $1`,
);

const oneOf = (rating: number) => [1, 2, 3, 4, 5].map((star) => (star === rating ? 1 : 0));

/** Counts a comment. Goods before shop, always, so that two at once wait and do not block each other. */
export async function addRating(tx: Tx, shopId: bigint, goodsId: string, rating: number): Promise<void> {
  await addToGoods(tx, { shopId, goodsId, value3: oneOf(rating) });
  await addToShop(tx, { shopId, value2: oneOf(rating) });
}

/** Counts it no longer, because it was removed. */
export async function takeRating(tx: Tx, shopId: bigint, goodsId: string, rating: number): Promise<void> {
  await tx.rows(takeFromGoods, [shopId, goodsId, oneOf(rating)]);
  await tx.rows(takeFromShop, [shopId, oneOf(rating)]);
}
