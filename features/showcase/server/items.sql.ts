// Rows of the showcase.
import type { QuantityKind } from '#domain/discounts/quantity-price.ts';
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ItemState = 'listed' | 'delisted';

/** Why goods went off sale by themselves; null where the merchant took them off, or they are on sale. */
export type DelistReason = 'out_of_stock' | 'below_break_even' | 'withdrawn';

/** How far apart two neighbours are put: about twenty rows fit between them before places are spread again. */
export const placeStep = 1_048_576n;

export type OfferRow = RowOf<typeof readOffers>;

/** Goods of the warehouse by their ids, and whether the shop has chosen them. */
export const readOffers = sql.rows('showcase-offers')`select g.id, g.cost_units, g.suggested_units,
    exists (select from showcase_item i where i.shop_id = :shopId and i.goods_id = g.id) as is_chosen
  from goods g where g.id = any(:goodsIds::uuid[]) and g.state = 'active'`;

// What is new stands above everything else, the first of several on top.
const topPlace = sql.row('showcase-top')<{ place: bigint }>`
  select coalesce(max(place), 0) as place from showcase_item where shop_id = :shopId`;
const insert = sql.run('showcase-insert')`
  insert into showcase_item (shop_id, goods_id, price_units, status, place, created_at, updated_at)
  select :shopId::bigint, n.goods_id, n.price_units, n.status, n.place, :at::timestamptz, :at::timestamptz
  from unnest(:goodsIds::uuid[], :priceUnits::bigint[], :states::text[], :places::bigint[]) as n (goods_id,
    price_units, status, place)
  returning goods_id`;

export type NewItem = { readonly goodsId: string; readonly priceUnits: bigint; readonly state: ItemState };

export async function insertItems(
  tx: Tx,
  shopId: bigint,
  items: readonly NewItem[],
  at: Date,
): Promise<void> {
  const top = (await topPlace(tx, { shopId }))?.place ?? 0n;
  const goodsIds = items.map(({ goodsId }) => goodsId);
  await insert(tx, {
    shopId,
    goodsIds,
    priceUnits: items.map(({ priceUnits }) => priceUnits),
    states: items.map(({ state }) => state),
    places: items.map((_item, at) => top + BigInt(items.length - at) * BigInt(placeStep)),
    at,
  });
  await notePrices(tx, { shopId, goodsIds, at });
}

export type ItemRow = {
  goods_id: string;
  price_units: bigint;
  status: ItemState;
  delist_reason: DelistReason | null;
  version: number;
  title: string;
  cost_units: bigint;
  suggested_units: bigint;
  on_hand: bigint;
  /** Not withdrawn from every shop, nor ended for good. */
  is_active: boolean;
  state_reason: string;
  picture: string;
  /** The sale that runs, and the price before it; null where none does. */
  sale_id: string | null;
  list_units: bigint | null;
  quantity_kind: QuantityKind | null;
  quantity_from: number[] | null;
  quantity_units: bigint[] | null;
};

const ownRows = `select i.goods_id, i.price_units, i.status, i.delist_reason, i.version,
     coalesce(x.title, g.title) as title, g.cost_units, g.suggested_units, s.on_hand,
     g.state = 'active' as is_active, g.state_reason, g.picture, i.sale_id, i.list_units, i.quantity_kind,
     i.quantity_from, i.quantity_units
   from showcase_item i join goods g on g.id = i.goods_id join stock s on s.goods_id = i.goods_id
   left join goods_text x on x.lang = $3 and x.goods_id = i.goods_id
   where i.shop_id = $1 and i.goods_id = any($2::uuid[]) order by i.goods_id`;

const read = statement<ItemRow>('showcase-read-items', ownRows);
const lock = statement<ItemRow>('showcase-lock-items', `${ownRows} for update of i`);

/** The shop's own rows of these goods, with their titles in a language. */
export function readItems(
  tx: Tx,
  shopId: bigint,
  goodsIds: readonly string[],
  language: Language,
): Promise<ItemRow[]> {
  return tx.rows(read, [shopId, goodsIds, language]);
}

/** The shop's own rows of these goods, held until the transaction ends. Titles are English unless asked otherwise. */
export function lockItems(
  tx: Tx,
  shopId: bigint,
  goodsIds: readonly string[],
  language: Language = defaultLanguage,
): Promise<ItemRow[]> {
  return tx.rows(lock, [shopId, goodsIds, language]);
}

const setPrices = sql.rows('showcase-set-prices')<{ goods_id: string; version: number }>`
  select s.goods_id, s.version
  from showcase_price_set(:shopId, :ids::uuid[], :priceUnits::bigint[], :at) as s (goods_id, version)`;

export type NewPrice = { readonly goodsId: string; readonly priceUnits: bigint };

/** Sets prices of rows that are held, all in one statement, and ends their sales; gives their new versions. */
export function updatePrices(
  tx: Tx,
  shopId: bigint,
  prices: readonly NewPrice[],
  at: Date,
): Promise<{ goods_id: string; version: number }[]> {
  const ids = prices.map(({ goodsId }) => goodsId);
  return setPrices(tx, { shopId, ids, priceUnits: prices.map(({ priceUnits }) => priceUnits), at });
}

/** Has the database note at which price goods are asked for by now: part of every act that lists, delists or removes. */
export const notePrices = sql.run('showcase-price-note')`
  select showcase_price_note(:shopId, :goodsIds::uuid[], :at)`;

const setState = sql.run('showcase-set-state')`
  update showcase_item set status = :state, delist_reason = :reason?, version = version + 1, updated_at = :at
  where shop_id = :shopId and goods_id = any(:goodsIds::uuid[])`;

type StateChange = {
  readonly shopId: bigint;
  readonly goodsIds: readonly string[];
  readonly state: ItemState;
  readonly reason?: DelistReason;
  readonly at: Date;
};

/** Puts goods on or off sale. */
export async function updateState(tx: Tx, change: StateChange): Promise<void> {
  const { shopId, goodsIds, at } = change;
  await Promise.all([setState(tx, change), notePrices(tx, { shopId, goodsIds, at })]);
}

const removeItems = sql.run('showcase-delete')`with gone as (
    delete from showcase_item where shop_id = :shopId and goods_id = any(:goodsIds::uuid[]) returning goods_id
  )
  insert into showcase_removal (shop_id, goods_id, removed_at)
  select :shopId::bigint, goods_id, :at::timestamptz from gone
  on conflict (shop_id, goods_id) do update set removed_at = excluded.removed_at`;

/** Removes goods; programs that keep a copy of the showcase read that they went. */
export async function deleteItems(
  tx: Tx,
  removal: { readonly shopId: bigint; readonly goodsIds: readonly string[]; readonly at: Date },
): Promise<void> {
  await Promise.all([removeItems(tx, removal), notePrices(tx, removal)]);
}

/**
 * - available: Pieces that nobody has reserved.
 * - weight_grams: 0 where it was never weighed.
 * - origin: Where it was made; where it is sent from, if that is not known.
 * - tables_version: Of the tables that delivery, taxes and currencies are read from.
 * - list_units: The price before the sale that runs; null where none does.
 * - quantity_from, quantity_units: Steps of the price for several pieces (`QuantityPrice`); null where there is none.
 * - own_title: What the shop calls it itself in the language; null where it says nothing.
 * - free_from_units: The amount of goods from which on the shop pays the cheapest delivery; null where it does not.
 */
export type PricedGoods = RowOf<typeof priced>;

const priced = sql.rows('showcase-priced-goods', 'generic')<{
  tables_version: string | null;
  status: ItemState;
  available: bigint;
  origin: string;
  quantity_kind: QuantityKind | null;
  free_from_units: bigint | null;
  own_title: string | null;
}>`
  select i.goods_id, g.code, g.title, g.picture, i.price_units, g.cost_units, g.supplier_id, p.ship_fee_units,
    p.days_p50, p.days_p90, p.dispatch_days, i.status, s.on_hand - s.reserved as available,
      g.weight_grams, g.heading,
    case when g.origin = '' then p.country else g.origin end as origin, p.country as sent_from,
    (select t.version from price_tables t where t.n = 1) as tables_version, i.version, i.sale_id, i.list_units,
    i.quantity_kind, i.quantity_from, i.quantity_units,
    (select f.from_units from free_delivery f where f.shop_id = :shopId) as free_from_units,
    (select w.title from listing_text w where w.shop_id = :shopId and w.goods_id = i.goods_id and w.lang = :language)
      as own_title
  from showcase_item i
  join goods g on g.id = i.goods_id
  join stock s on s.goods_id = i.goods_id
  join supplier p on p.id = g.supplier_id
  where i.shop_id = :shopId and i.goods_id = any(:goodsIds::uuid[])`;

/**
 * What a checkout prices with, for goods that are in the shop's showcase, in one statement. Goods that are
 * not are left out; delisted ones are there with their status. In no order.
 */
export function pricedGoods(
  tx: Tx,
  shopId: bigint,
  goodsIds: readonly string[],
  language: Language = defaultLanguage,
): Promise<PricedGoods[]> {
  return priced(tx, { shopId, goodsIds, language });
}

/** Which shops sell these goods, or would if they had not gone off sale by themselves. A read over all shops. */
export const listSellers = sql.rows('showcase-sellers')`select shop_id, goods_id from showcase_item
  where goods_id = any(:goodsIds::uuid[]) and (status = 'listed' or delist_reason is not null)`;
