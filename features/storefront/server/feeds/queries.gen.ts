// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'feed-part': { values: { language: string; shopId: bigint | number; after: string; isEuOnly: boolean; limit: bigint | number }; row: { id: string; code: string; title: string | null; description: string | null; pictures: string[] | null; type_name: string | null; price_units: bigint; available: bigint | null; brand: string; gtin: string; family: string; options: ColumnTypes['goods.options']; said_options: ColumnTypes['goods_text.options'] | null; weight_grams: number }; open: 'title' | 'description' | 'pictures' | 'type_name' | 'available' | 'said_options' };
    'feed-state': { values: { shopId: bigint | number }; row: { state: string }; open: never };
    'sitemap-goods': { values: { shopId: bigint | number; after: string; limit: bigint | number }; row: { id: string; changed_at: Date | null }; open: 'changed_at' };
    'sitemap-shops': { values: { after: bigint | number; limit: bigint | number }; row: { shop_id: bigint; handle: string }; open: never };
  }
}
