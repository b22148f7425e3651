// Shops.
import type { Asset } from '#domain/money/money.ts';
import type { LevelCode } from '#domain/shop/levels.ts';
import type { ShopTheme } from '#domain/shop/shop-theme.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ShopRow = {
  shop_id: bigint;
  handle: string;
  name: string;
  about: string;
  address: string;
  phone: string;
  owner_name: string;
  country: string;
  tz: string;
  currency: Asset;
  level: LevelCode;
  /** As the shop is at the moment: a restriction pauses or closes it for as long as it stands. */
  status: 'open' | 'paused' | 'closed';
  auto_confirm: boolean;
  version: number;
  created_at: Date;
  /** How many comments gave one to five stars; null before the first. */
  stars: number[] | null;
  /** The name that was verified, and its country; null before. */
  legal_name: string | null;
  legal_country: string | null;
  /** What the merchant says of who sells; '' where nothing was said. */
  seller_name: string;
  seller_form: string;
  seller_country: string;
  seller_email: string;
  registration_no: string;
  tax_id: string;
  handle_changed_at: Date | null;
  logo_url: string | null;
  banner_url: string | null;
  return_terms: string;
  theme: ShopTheme;
  /** Whole days of the shop's own clock, such as `2026-08-01`, both among them. */
  holiday_from: string | null;
  holiday_to: string | null;
  holiday_message: string;
};

const columns = `shop_id, handle, name, about, address, phone, owner_name, country, tz, currency, level,
  case (select max(case when x.level = 'paused' then 1 else 2 end) from restriction x
      where x.shop_id = shop.shop_id and x.state = 'active'
        and x.level in ('paused', 'suspended', 'account_disabled'))
    when 2 then 'closed' when 1 then case status when 'closed' then status else 'paused' end
    else case when status = 'open' and exists (select from erasure e
        where e.shop_id = shop.shop_id and e.state = 'asked') then 'paused' else status end end as status,
  auto_confirm, version, created_at, logo_url, banner_url, return_terms, theme,
  holiday_from::text as holiday_from, holiday_to::text as holiday_to, holiday_message, seller_name, seller_form,
  seller_country, seller_email, registration_no, tax_id, handle_changed_at, (
    select array[r.star_1, r.star_2, r.star_3, r.star_4, r.star_5] from shop_rating r
    where r.shop_id = shop.shop_id) as stars,
  (select i.legal_name from identity i where i.shop_id = shop.shop_id and i.status <> 'rejected') as legal_name,
  (select i.country from identity i where i.shop_id = shop.shop_id and i.status <> 'rejected') as legal_country`;

const find = statement<ShopRow>('shop-find', `select ${columns} from shop where shop_id = $1`);

export function findShop(tx: Tx, shopId: bigint): Promise<ShopRow | undefined> {
  return tx.row(find, [shopId]);
}

const insert = statement<never>(
  'shop-insert',
  `insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at,
     name_key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export type NewShopRow = {
  readonly shopId: bigint;
  readonly handle: string;
  readonly name: string;
  /** What its name was claimed by; a name without is claimed when the server starts. */
  readonly nameKey?: string;
  readonly ownerName: string;
  readonly country: string;
  readonly tz: string;
  readonly currency: Asset;
  readonly level: LevelCode;
  readonly at: Date;
};

export async function insertShop(tx: Tx, row: NewShopRow): Promise<void> {
  await tx.rows(insert, [
    row.shopId,
    row.handle,
    row.name,
    row.ownerName,
    row.country,
    row.tz,
    row.currency,
    row.level,
    row.at,
    row.nameKey ?? null,
  ]);
}

export type ShopFacts = { live_goods: number; has_orders: boolean };

const facts = statement<ShopFacts>(
  'shop-facts',
  `select
     (select count(*)::int from showcase_item where shop_id = $1 and status = 'listed') as live_goods,
     exists (select from shop_order where shop_id = $1) as has_orders`,
);

export async function readFacts(tx: Tx, shopId: bigint): Promise<ShopFacts> {
  return (await tx.row(facts, [shopId])) ?? { live_goods: 0, has_orders: false };
}
