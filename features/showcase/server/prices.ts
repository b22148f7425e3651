// Changing prices: many rows at once, all or none.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import type { changePrices } from '#features/showcase/contract.ts';
import { assertAboveFloor } from './floor.ts';
import { holdLimits, readPrice, staleRows, type Context } from './context.ts';
import { lockItems, updatePrices, type ItemRow, type NewPrice } from './items.sql.ts';
import { saveUndo } from './undo.ts';

type Asked = InputOf<typeof changePrices>['items'][number];

/**
 * Sets sale prices, or nothing at all. A price that stays as it is does not count as changed. What was changed
 * can be taken back for ten minutes.
 *
 * @throws Refused `recordNotFound` where an id is not a row of the shop.
 * @throws Refused `staleVersion` with `ids` where rows were changed since their version was read.
 * @throws Refused `invalidParameter` with `items` and their `floor_price` where a price would lose money.
 */
export async function setPrices(
  context: Context,
  items: readonly Asked[],
): Promise<GivenOf<typeof changePrices>> {
  const { tx, shop } = context;
  const wanted = readPrices(context, items);
  await holdLimits(context);
  const rows = await lockItems(tx, shop.shop_id, [...wanted.keys()], context.language);
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  if (byId.size < wanted.size) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  assertFresh(items, byId);
  assertAboveFloor(context, wanted, rows);
  const changed = rows.flatMap(({ goods_id, price_units }): NewPrice[] => {
    const priceUnits = wanted.get(goods_id) ?? price_units;
    return priceUnits === price_units ? [] : [{ goodsId: goods_id, priceUnits }];
  });
  const undo = await saveUndo(
    context,
    'price',
    changed.map(({ goodsId }) => goodsId),
  );
  const made = changed.length === 0 ? [] : await updatePrices(tx, shop.shop_id, changed, context.now);
  const versions = new Map(made.map(({ goods_id, version }) => [goods_id, version]));
  return {
    changed: made.length,
    ...undo,
    items: rows.map((row) => ({
      id: row.goods_id,
      sale_price: formatUnits(wanted.get(row.goods_id) ?? row.price_units, shop.currency),
      version: versions.get(row.goods_id) ?? row.version,
    })),
  };
}

function readPrices({ shop }: Context, items: readonly Asked[]): Map<string, bigint> {
  const wanted = new Map<string, bigint>();
  for (const { id, sale_price } of items) {
    const price = readPrice(sale_price, shop.currency);
    if (typeof price === 'string')
      throw refuse('invalidParameter', { field: 'sale_price', reason: price, id });
    if (wanted.has(id)) throw refuse('invalidParameter', { field: 'id', reason: 'duplicate', id });
    wanted.set(id, price);
  }
  return wanted;
}

function assertFresh(items: readonly Asked[], byId: ReadonlyMap<string, ItemRow>): void {
  const stale = items.flatMap(({ id, version }) => {
    const row = byId.get(id);
    return row === undefined || version === undefined || row.version === version ? [] : [row];
  });
  if (stale.length > 0) throw staleRows(stale);
}
