// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'collection-delete': { values: { shopId: bigint | number; id: string; version: bigint | number }; row: { slot: number }; open: never };
    'collection-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'collection-feature': { values: { shopId: bigint | number; goods: readonly (string | null)[]; at: Date; version: bigint | number }; row: { version: number }; open: never };
    'collection-featured': { values: { shopId: bigint | number }; row: { goods: string[]; version: number }; open: never };
    'collection-find': { values: { shopId: bigint | number; now: Date; id: string }; row: { collection_id: string; slug: string; texts: Json; kind: 'hand' | 'rule'; goods: string[]; type_id: string; price_min_units: bigint; price_max_units: bigint; new_days: number; is_on_sale: boolean; is_in_stock: boolean; sort: 'shop' | 'new' | 'price_up' | 'price_down'; is_shown: boolean; version: number; goods_count: number }; open: never };
    'collection-insert': { values: { shopId: bigint | number; id: string; max: bigint | number; slug: string; texts: string; kind: string; goods: readonly (string | null)[]; typeId?: string | null | undefined; priceMin?: bigint | number | null | undefined; priceMax?: bigint | number | null | undefined; newDays?: bigint | number | null | undefined; isOnSale: boolean; isInStock: boolean; sort: string; isShown: boolean; at: Date }; row: { version: number }; open: never };
    'collection-items': { values: { ids: readonly (string | null)[]; shopId: bigint | number; language: string }; row: { id: string; title: string | null; picture: string; is_listed: boolean }; open: 'title' };
    'collection-list': { values: { shopId: bigint | number; now: Date }; row: { collection_id: string; slug: string; texts: Json; kind: 'hand' | 'rule'; goods: string[]; type_id: string; price_min_units: bigint; price_max_units: bigint; new_days: number; is_on_sale: boolean; is_in_stock: boolean; sort: 'shop' | 'new' | 'price_up' | 'price_down'; is_shown: boolean; version: number; goods_count: number }; open: never };
    'collection-own-goods': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { goods_id: string }; open: never };
    'collection-shown': { values: { shopId: bigint | number }; row: { slug: string; changed_at: Date }; open: never };
    'collection-slugs': { values: { shopId: bigint | number }; row: { slug: string; slot: number }; open: never };
    'collection-type': { values: { id: string }; row: { id: string }; open: never };
    'collection-update': { values: { texts: string; kind: 'hand' | 'rule'; goods: readonly (string | null)[]; typeId?: string | null | undefined; priceMin?: bigint | number | null | undefined; priceMax?: bigint | number | null | undefined; newDays?: bigint | number | null | undefined; isOnSale: boolean; isInStock: boolean; sort: 'shop' | 'new' | 'price_up' | 'price_down'; isShown: boolean; at: Date; shopId: bigint | number; id: string; version: bigint | number }; row: { version: number }; open: never };
    'shop-menu-collections': { values: { shopId: bigint | number }; row: { collection_id: string; texts: Json; is_shown: boolean }; open: never };
    'shop-menu-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'shop-menu-find': { values: { shopId: bigint | number }; row: { entries: Json; version: number }; open: never };
    'shop-menu-types': { values: { language: string }; row: { id: string; name: string | null }; open: 'name' };
    'shop-menu-write': { values: { shopId: bigint | number; entries: string; at: Date; version: bigint | number }; row: { version: number }; open: never };
    'shop-page-delete': { values: { shopId: bigint | number; id: string; version: bigint | number }; row: { slot: number }; open: never };
    'shop-page-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'shop-page-find': { values: { shopId: bigint | number; id: string }; row: { page_id: string; slug: string; texts: Json; is_shown: boolean; version: number; changed_at: Date }; open: never };
    'shop-page-insert': { values: { shopId: bigint | number; id: string; max: bigint | number; slug: string; texts: string; isShown: boolean; at: Date }; row: { version: number }; open: never };
    'shop-page-list': { values: { shopId: bigint | number }; row: { page_id: string; slug: string; texts: Json; is_shown: boolean; version: number; changed_at: Date }; open: never };
    'shop-page-shown': { values: { shopId: bigint | number; slug: string }; row: { slug: string; texts: Json }; open: never };
    'shop-page-update': { values: { texts: string; isShown: boolean; at: Date; shopId: bigint | number; id: string; version: bigint | number }; row: { version: number }; open: never };
  }
}
