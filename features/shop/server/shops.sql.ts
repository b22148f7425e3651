// Shops.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - status: As the shop is at the moment: a restriction pauses or closes it for as long as it stands.
 * - look: The published look; null where there is none.
 * - stars: How many comments gave one to five stars; null before the first.
 * - legal_name: The name that was verified, and its country; null before.
 * - unpaid_units: What it has earned and not been paid; null for a verified merchant, whose shop has no limit of it.
 * - seller_name: What the merchant says of who sells; '' where nothing was said.
 * - free_from_units: The amount of goods from which on the shop pays the cheapest delivery; null where it does not.
 * - holiday_from: Whole days of the shop's own clock, such as `2026-08-01`, both among them.
 */
export type ShopRow = RowOf<typeof findShop>;

/**
 * SQL of what an unverified shop has earned and not been paid: its pending, free and held money. Null where the
 * merchant is verified, as `isVerified` of the room identity says it.
 */
const unpaidUnits = `case when exists (select from identity i
    where i.shop_id = shop.shop_id and i.verified_at is not null and i.status <> 'rejected') then null
  else (select coalesce(sum(a.credits - a.debits), 0)::bigint from account a
    where a.shop_id = shop.shop_id and a.kind in ('shop_pending', 'shop_available', 'shop_held')) end`;

const columns = `shop_id, handle, name, about, address, phone, owner_name, country, tz, currency, level,
  case (select max(case when x.level = 'paused' then 1 else 2 end) from restriction x
      where x.shop_id = shop.shop_id and x.state = 'active'
        and x.level in ('paused', 'suspended', 'account_disabled'))
    when 2 then 'closed' when 1 then case status when 'closed' then status else 'paused' end
    else case when status = 'open' and exists (select from erasure e
        where e.shop_id = shop.shop_id and e.state = 'asked') then 'paused' else status end end as status,
  auto_confirm, version, created_at, logo_url, banner_url, return_terms,
  (select l.choices from shop_look l where l.shop_id = shop.shop_id order by l.version desc limit 1) as look,
  holiday_from::text as holiday_from, holiday_to::text as holiday_to, holiday_message, seller_name, seller_form,
  seller_country, seller_email, registration_no, tax_id, handle_changed_at, (
    select array[r.star_1, r.star_2, r.star_3, r.star_4, r.star_5] from shop_rating r
    where r.shop_id = shop.shop_id) as stars,
  (select i.legal_name from identity i where i.shop_id = shop.shop_id and i.status <> 'rejected') as legal_name,
  (select i.country from identity i where i.shop_id = shop.shop_id and i.status <> 'rejected') as legal_country,
  ${unpaidUnits} as unpaid_units,
  (select f.from_units from free_delivery f where f.shop_id = shop.shop_id) as free_from_units`;

export const findShop = sql.row('shop-find')<{
  status: 'open' | 'paused' | 'closed';
  unpaid_units: bigint | null;
  free_from_units: bigint | null;
}>`
  select ${columns} from shop where shop_id = :shopId`;

export const insertShop = sql.run('shop-insert')`
  insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at,
    name_key)
  values (:shopId, :handle, :name, :ownerName, :country, :tz, :currency, :level, :at, :nameKey?)`;

export type ShopFacts = RowOf<typeof facts>;

const facts = sql.row('shop-facts')<{ live_goods: number }>`select
    (select count(*)::int from showcase_item where shop_id = :shopId and status = 'listed') as live_goods,
    exists (select from shop_order where shop_id = :shopId) as has_orders`;

export async function readFacts(tx: Tx, shopId: bigint): Promise<ShopFacts> {
  return (await facts(tx, { shopId })) ?? { live_goods: 0, has_orders: false };
}
