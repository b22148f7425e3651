// Shops.
import type { Asset } from '#domain/money.ts';
import type { LevelCode } from '#domain/levels.ts';
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
  status: 'open' | 'paused' | 'closed';
  auto_confirm: boolean;
  version: number;
  created_at: Date;
};

const columns = `shop_id, handle, name, about, address, phone, owner_name, country, tz, currency, level, status,
  auto_confirm, version, created_at`;

const find = statement<ShopRow>('shop-find', `select ${columns} from shop where shop_id = $1`);

export function findShop(tx: Tx, shopId: bigint): Promise<ShopRow | undefined> {
  return tx.row(find, [shopId]);
}

const insert = statement<never>(
  'shop-insert',
  `insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export type NewShopRow = {
  readonly shopId: bigint;
  readonly handle: string;
  readonly name: string;
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
  ]);
}

const update = statement<ShopRow>(
  'shop-update',
  `update shop set name = coalesce($2, name), about = coalesce($3, about), address = coalesce($4, address),
     phone = coalesce($5, phone), auto_confirm = coalesce($6, auto_confirm), version = version + 1
   where shop_id = $1 and ($7::int is null or version = $7)
   returning ${columns}`,
);

export type ShopPatch = {
  readonly name?: string | undefined;
  readonly about?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly auto_confirm?: boolean | undefined;
};

/** Undefined where the shop has another version than the one that was read. */
export function updateShop(
  tx: Tx,
  shopId: bigint,
  patch: ShopPatch,
  version: number | undefined,
): Promise<ShopRow | undefined> {
  return tx.row(update, [
    shopId,
    patch.name ?? null,
    patch.about ?? null,
    patch.address ?? null,
    patch.phone ?? null,
    patch.auto_confirm ?? null,
    version ?? null,
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

export type SalesFacts = { delivered_orders: number; buyers: number };

const sales = statement<SalesFacts>(
  'shop-sales-facts',
  `select count(*)::int as delivered_orders, count(distinct lower(buyer ->> 'email'))::int as buyers
   from shop_order where shop_id = $1 and delivered_at is not null`,
);

export async function readSalesFacts(tx: Tx, shopId: bigint): Promise<SalesFacts> {
  return (await tx.row(sales, [shopId])) ?? { delivered_orders: 0, buyers: 0 };
}
