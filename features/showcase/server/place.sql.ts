// The merchant's own order. A higher place stands further up.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { placeStep } from './items.sql.ts';

type Moved = { place: bigint };

/**
 * Puts row $2 beside row $3: half-way to the neighbour on that side, or a step beyond it at the end. Gives no
 * row where there is no number left between them.
 */
function beside(name: string, side: 'above' | 'below') {
  const isAbove = side === 'above';
  return statement<Moved>(
    name,
    `update showcase_item i set place = gap.place
     from (
       select case when n.place is null then x.place ${isAbove ? '+' : '-'} $4::bigint
         else (x.place + n.place) / 2 end as place
       from showcase_item x
       left join lateral (
         select a.place from showcase_item a
         where a.shop_id = $1 and a.goods_id <> $2 and (a.place, a.goods_id) ${isAbove ? '>' : '<'} (x.place, x.goods_id)
         order by a.place ${isAbove ? '' : 'desc'}, a.goods_id ${isAbove ? '' : 'desc'} limit 1
       ) n on true
       where x.shop_id = $1 and x.goods_id = $3 and (n.place is null or abs(n.place - x.place) > 1)
     ) gap
     where i.shop_id = $1 and i.goods_id = $2 returning i.place`,
  );
}

const above = beside('showcase-place-above', 'above');
const below = beside('showcase-place-below', 'below');

const spread = sql.run('showcase-place-spread')`update showcase_item i set place = n.turn * :placeStep::bigint
  from (
    select goods_id, row_number() over (order by place, goods_id) as turn from showcase_item
      where shop_id = :shopId
  ) n
  where i.shop_id = :shopId and i.goods_id = n.goods_id`;

export type Side = 'above' | 'below';

/** Puts a row directly above or below another; the shop's limits must be held, so that one moves at a time. */
export async function placeBeside(
  tx: Tx,
  shopId: bigint,
  goodsId: string,
  { side, otherId }: { readonly side: Side; readonly otherId: string },
): Promise<boolean> {
  const move = side === 'above' ? above : below;
  const values = [shopId, goodsId, otherId, placeStep];
  if ((await tx.row(move, values)) !== undefined) return true;
  await spread(tx, { shopId, placeStep });
  return (await tx.row(move, values)) !== undefined;
}

const toEnd = (name: string, value: string) =>
  statement<Moved>(
    name,
    `update showcase_item i set place = ends.place
     from (
       select ${value} as place from showcase_item where shop_id = $1 and goods_id <> $2
     ) ends
     where i.shop_id = $1 and i.goods_id = $2 returning i.place`,
  );

const ends = {
  top: toEnd('showcase-place-top', 'coalesce(max(place), 0) + $3::bigint'),
  bottom: toEnd('showcase-place-bottom', 'coalesce(min(place), 0) - $3::bigint'),
};

/** Puts a row above or below all others; false where the shop has no such row. */
export async function placeAtEnd(
  tx: Tx,
  shopId: bigint,
  goodsId: string,
  end: keyof typeof ends,
): Promise<boolean> {
  return (await tx.row(ends[end], [shopId, goodsId, placeStep])) !== undefined;
}
