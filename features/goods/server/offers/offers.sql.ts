// The same goods from several suppliers, and what real parcels say of these.
import type { Language } from '#domain/text/language.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** What goods are known by; nothing of drafts, which nobody sells. */
export const readIdentity = sql.row('offers-identity')`
  select id, gtin, family, options, supplier_id from goods
  where id = :goodsId and state not in ('draft', 'in_review')`;

export type OfferRow = RowOf<typeof findOffers>;

const findOffers = sql.rows('offers-same')<{
  title: string;
  available: bigint;
  is_active: boolean;
  is_itself: boolean;
  is_same_gtin: boolean;
  in_showcase: boolean;
  landed_price_units: bigint | null;
  landed_shipping_units: bigint | null;
  landed_tax_units: bigint | null;
  landed_units: bigint | null;
  landed_p50: number | null;
  landed_p90: number | null;
}>`
  select g.id, g.code, coalesce(x.title, g.title) as title, g.picture, g.cost_units, g.suggested_units, g.maker,
    g.eu_person, g.supplier_id, p.name as supplier_name, p.country as supplier_country,
    p.is_affiliated as supplier_affiliated, p.ship_fee_units, p.dispatch_days, p.days_p50, p.days_p90,
    s.on_hand - s.reserved as available, g.state = 'active' as is_active, g.id = :goodsId as is_itself,
    g.gtin <> '' and g.gtin = any(:gtins::text[]) as is_same_gtin,
    exists (select from showcase_item i where i.shop_id = :shopId and i.goods_id = g.id) as in_showcase,
    c.price_units as landed_price_units, c.shipping_units as landed_shipping_units, c.tax_units as landed_tax_units,
    c.landed_units, c.days_p50 as landed_p50, c.days_p90 as landed_p90
  from goods g join stock s on s.goods_id = g.id join supplier p on p.id = g.supplier_id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  left join goods_landed c on c.country = :country? and c.goods_id = g.id and c.basis = :basis?
    and c.goods_version = g.version
  where g.id = :goodsId or (g.state = 'active' and ((g.gtin <> '' and g.gtin = any(:gtins::text[]))
    or (g.family <> '' and g.family = :family and g.options = :options::jsonb and g.supplier_id <> :supplierId)))
  order by g.id <> :goodsId, g.cost_units, g.id limit :limit`;

type OffersRequest = {
  readonly goodsId: string;
  readonly gtins: readonly string[];
  readonly family: string;
  readonly options: string;
  readonly supplierId: string;
  readonly shopId: bigint;
  readonly language: Language;
  readonly country?: string | undefined;
  readonly basis?: string | undefined;
  readonly limit: number;
};

/** The goods and those that are the same, itself first, then the cheaper ones. */
export function listOffers(tx: Tx, ask: OffersRequest): Promise<OfferRow[]> {
  return findOffers(tx, ask);
}

export type SupplierMeasure = RowOf<typeof measures>;

// As `goods-supplier-records`: the newest parcels of each state, because the index has their order only within a state.
const measures = sql.rows('offers-measures')<{ supplier_id: string; p50: number | null; p90: number | null }>`
  select s.supplier_id, count(*)::int as parcels,
    count(*) filter (where p.shipped_at > p.ship_by)::int as late,
    count(*) filter (where exists (
      select from return_case c join return_line l on l.shop_id = c.shop_id and l.case_id = c.id
      where c.shop_id = p.shop_id and c.order_id = p.order_id and c.state = 'refunded'
        and l.supplier_id = s.supplier_id))::int as returned,
    percentile_disc(0.5) within group (order by ceil(extract(epoch from p.delivered_at - p.created_at) / 86400)::int) as p50,
    percentile_disc(0.9) within group (order by ceil(extract(epoch from p.delivered_at - p.created_at) / 86400)::int) as p90
  from unnest(:supplierIds::uuid[]) as s (supplier_id)
  cross join lateral (
    select e.* from unnest('{shipped,delivered,returned}'::text[]) as k (state)
    cross join lateral (
      select shop_id, order_id, shipped_at, ship_by, delivered_at, created_at from parcel
      where supplier_id = s.supplier_id and state = k.state order by created_at desc limit 500
    ) e order by e.created_at desc limit 500
  ) p
  group by s.supplier_id`;

/** How suppliers did with their last 500 parcels of all shops. */
export function readMeasures(tx: Tx, supplierIds: readonly string[]): Promise<SupplierMeasure[]> {
  return acrossShops('figures', () => measures(tx, { supplierIds }));
}
