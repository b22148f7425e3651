// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'rank-changed': { values: { since: Date; marginSeconds: number; limit: bigint | number }; row: { goods_id: string | null }; open: 'goods_id' };
    'rank-oldest': { values: { limit: bigint | number; before: Date }; row: { goods_id: string }; open: never };
    'rank-put': { values: { version: bigint | number; now: Date; rows: string }; row: {  }; open: never };
    'sale-categories': { values: { shopId: bigint | number; language: string }; row: { id: string; name: string | null; goods: number }; open: 'name' };
    'sale-collection': { values: { shopId: bigint | number; slug: string }; row: { collection_id: string; slug: string; texts: Json }; open: never };
    'sale-family': { values: { shopId: bigint | number; language: string; family: string; limit: bigint | number }; row: { id: string; available: bigint | null; picture: string; english: ColumnTypes['goods.options']; options: Json | null }; open: 'available' | 'options' };
    'sale-goods-page': { values: { shopId: bigint | number; language: string; goodsId: string }; row: { id: string; code: string; title: string | null; description: string | null; picture: string | null; type_id: string; type_name: string | null; price_units: bigint; compare_units: bigint | null; available: bigint | null; ship_fee_units: bigint; dispatch_days: number; days_p50: number; days_p90: number; country: string; maker: string; warnings: string | null; pictures: string[] | null; markup: string | null; video: string | null; video_width: number | null; video_height: number | null; video_captions: string | null; family: string; english: ColumnTypes['goods.options']; options: Json | null; brand: string; gtin: string; origin: string; eu_person: string; weight_grams: number; warnings_lang: string; quantity_kind: string | null; quantity_from: number[] | null; quantity_units: bigint[] | null; sale_ends_at: Date | null }; open: 'title' | 'description' | 'picture' | 'type_name' | 'available' | 'warnings' | 'pictures' | 'markup' | 'video' | 'video_width' | 'video_height' | 'video_captions' | 'options' | 'sale_ends_at' };
    'sale-in-stock': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string }; open: never };
    'sale-similar': { values: { shopId: bigint | number; typeId: string; id: string; family: string; limit: bigint | number; language: string }; row: { id: string; code: string; title: string | null; description: string | null; picture: string | null; type_id: string; type_name: string | null; price_units: bigint; compare_units: bigint | null; available: bigint | null; ship_fee_units: bigint; dispatch_days: number; days_p50: number; days_p90: number; country: string; maker: string; warnings: string | null }; open: 'title' | 'description' | 'picture' | 'type_name' | 'available' | 'warnings' };
    'sale-size': { values: { shopId: bigint | number; limit: bigint | number }; row: { goods: number }; open: never };
    'sale-types': { values: { language: string }; row: { id: string; parent: string | null; name: string | null }; open: 'name' };
  }
}
