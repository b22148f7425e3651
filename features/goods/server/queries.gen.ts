// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'catalogue-code': { values: { id: string }; row: { code: string }; open: never };
    'catalogue-file': { values: { id: string }; row: { id: string; code: string; title: string; picture: string; state: 'draft' | 'in_review' | 'active' | 'suspended' | 'retired'; type_name: string; supplier_name: string; cost_units: bigint; suggested_units: bigint; on_hand: bigint; reserved: bigint; maker: string; eu_person: string; version: number; created_at: Date; description: string; pictures: string[]; type_id: string; supplier_id: string; supplier_code: string; weight_grams: number; brand: string; gtin: string; heading: string; origin: string; warnings: string; state_reason: string; listed_by: number | null }; open: 'listed_by' };
    'catalogue-lock': { values: { ids: readonly (string | null)[] }; row: { id: string; state: 'draft' | 'in_review' | 'active' | 'suspended' | 'retired'; picture: string; maker: string }; open: never };
    'catalogue-move': { values: { to: 'draft' | 'in_review' | 'active' | 'suspended' | 'retired'; reason: string; at: Date; ids: readonly (string | null)[]; from: 'draft' | 'in_review' | 'active' | 'suspended' | 'retired'; by: string; moveIds: readonly (string | null)[] }; row: {  }; open: never };
    'catalogue-record': { values: { at: Date; by?: string | null | undefined; why: string; ids: readonly (string | null)[] }; row: {  }; open: never };
    'catalogue-same': { values: { id: string }; row: { id: string; code: string; title: string; by: string | null }; open: 'by' };
    'catalogue-set-draft': { values: { id: string }; row: {  }; open: never };
    'catalogue-steps': { values: { id: string }; row: { from_state: ColumnTypes['goods_move.from_state']; to_state: ColumnTypes['goods_move.to_state']; reason: string; maker: string | null; made_at: Date }; open: 'maker' };
    'catalogue-versions': { values: { id: string }; row: { version: number; cost_units: bigint; suggested_units: bigint; title: string; made_at: Date; maker: string | null; why: string }; open: 'maker' };
    'goods-add-allotted': { values: { goodsIds: readonly (string | null)[]; qtys: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'goods-add-free': { values: { shopId: bigint | number; at: Date; goodsIds: readonly (string | null)[]; qtys: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'goods-all-free': { values: { goodsId: string; limit: bigint | number }; row: { shop_id: bigint; goods_id: string; free: bigint }; open: never };
    'goods-change-allotment': { values: { goodsIds: readonly (string | null)[]; frees: readonly (bigint | number | null)[]; reserveds: readonly (bigint | number | null)[]; shopId: bigint | number; at: Date }; row: { goods_id: string }; open: never };
    'goods-change-stock': { values: { goodsIds: readonly (string | null)[]; onHands: readonly (bigint | number | null)[]; reserveds: readonly (bigint | number | null)[]; at: Date }; row: { goods_id: string }; open: never };
    'goods-changes': { values: { at: Date; id: string; before: Date; limit: bigint | number }; row: { id: string; updated_at: Date | null }; open: 'updated_at' };
    'goods-count-suppliers': { values: {  }; row: { count: number }; open: never };
    'goods-count-texts': { values: {  }; row: { lang: string; count: number }; open: never };
    'goods-count-type-texts': { values: {  }; row: { lang: string; count: number }; open: never };
    'goods-drop-empty-lots': { values: { shopId: bigint | number; before: Date }; row: {  }; open: never };
    'goods-drop-texts': { values: { langs: readonly (string | null)[]; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'goods-drop-type-names': { values: { langs: readonly (string | null)[]; typeIds: readonly (string | null)[] }; row: {  }; open: never };
    'goods-empty-lots': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[]; before: Date }; row: { goods_id: string; qty: bigint }; open: never };
    'goods-families': { values: { names: readonly (string | null)[]; language: string; limit: bigint | number }; row: { family: string | null; id: string; code: string; title: string | null; picture: string; cost_units: bigint; available: bigint | null; options: Json | null }; open: 'family' | 'title' | 'available' | 'options' };
    'goods-feed-cost': { values: { at: Date; ids: readonly (string | null)[]; units: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'goods-feed-list': { values: { supplierId: string; plain: string; limit: bigint | number; offset: bigint | number }; row: { id: string; code: string; title: string; picture: string; cost_units: bigint; on_hand: bigint; reserved: bigint }; open: never };
    'goods-feed-stock': { values: { at: Date; ids: readonly (string | null)[]; onHands: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'goods-idle-lots': { values: { shopId: bigint | number; before: Date; limit: bigint | number }; row: { goods_id: string }; open: never };
    'goods-insert-supplier': { values: { id: string; code: string; name: string; country: string; ship_fee_units: bigint | number; dispatch_days: bigint | number; days_p50: bigint | number; days_p90: bigint | number; at: Date }; row: { id: string; code: string; name: string; country: string; ship_fee_units: bigint; dispatch_days: number; days_p50: number; days_p90: number }; open: never };
    'goods-list-counted-types': { values: { language: string }; row: { id: string; parent: string | null; name: string | null; position: number; goods_count: number }; open: 'name' };
    'goods-list-suppliers': { values: { limit: bigint | number; offset: bigint | number }; row: { id: string; code: string; name: string; country: string; ship_fee_units: bigint; dispatch_days: number; days_p50: number; days_p90: number }; open: never };
    'goods-list-types': { values: {  }; row: { id: string; parent: string | null; name: string; position: number; retired_at: Date | null }; open: never };
    'goods-lock-stock': { values: { goodsIds: readonly (string | null)[] }; row: { goods_id: string; on_hand: bigint; allotted: bigint; state: 'draft' | 'in_review' | 'active' | 'suspended' | 'retired' }; open: never };
    'goods-now': { values: { language: string; ids: readonly (string | null)[] }; row: { id: string; code: string; title: string | null; description: string | null; warnings: string | null; type_id: string; supplier_id: string; cost_units: bigint; suggested_units: bigint; picture: string; pictures: string[]; brand: string; gtin: string; heading: string; origin: string; maker: string; version: number; available: bigint | null }; open: 'title' | 'description' | 'warnings' | 'available' };
    'goods-oldest-lot': { values: { since: Date; shopId: bigint | number }; row: { is_used: boolean | null; oldest_at: Date | null }; open: 'is_used' | 'oldest_at' };
    'goods-on-hand': { values: { goodsIds: readonly (string | null)[] }; row: { goods_id: string; on_hand: bigint }; open: never };
    'goods-own-free': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: { goods_id: string; free: bigint }; open: never };
    'goods-price-bands': { values: { goodsIds: readonly (string | null)[] }; row: { goods_id: string; p25: bigint | null; p50: bigint | null; p75: bigint | null }; open: 'p25' | 'p50' | 'p75' };
    'goods-put-texts': { values: { langs: readonly (string | null)[]; goodsIds: readonly (string | null)[]; titles: readonly (string | null)[]; descriptions: readonly (string | null)[]; full: readonly (string | null)[]; warnings: readonly (string | null)[] }; row: {  }; open: never };
    'goods-put-type-names': { values: { langs: readonly (string | null)[]; typeIds: readonly (string | null)[]; texts: readonly (string | null)[] }; row: {  }; open: never };
    'goods-read-shop-titles': { values: { shopId: bigint | number; language: string; goodsIds: readonly (string | null)[]; asOf?: Date | null | undefined }; row: { goods_id: string; title: string }; open: never };
    'goods-read-texts': { values: { languages: readonly (string | null)[]; goodsIds: readonly (string | null)[] }; row: { goods_id: string; lang: string; title: string | null; description: string | null; options: ColumnTypes['goods_text.options'] | null; warnings: string | null }; open: never };
    'goods-read-time': { values: {  }; row: { at: Date | null }; open: 'at' };
    'goods-refill': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[]; needs: readonly (bigint | number | null)[]; wishes: readonly (bigint | number | null)[]; part: bigint | number; most: bigint | number; at: Date; subject: string; kind: string; lookAt: Date }; row: { short: string[] | null }; open: 'short' };
    'goods-sum-reserved': { values: { goodsIds: readonly (string | null)[] }; row: { goods_id: string; reserved: bigint | null }; open: 'reserved' };
    'goods-supplier-records': { values: { supplierIds: readonly (string | null)[] }; row: { supplier_id: string | null; parcels: number; on_time: number; faulty: number }; open: 'supplier_id' };
    'goods-supplier-terms': { values: { shipFeeUnits: bigint | number; dispatchDays: bigint | number; isAffiliated: boolean; id: string }; row: {  }; open: never };
    'goods-take-free': { values: { qty: bigint | number; shopId: bigint | number; goodsId: string }; row: { goods_id: string }; open: never };
    'goods-type-edit': { values: { name: string; parent?: string | null | undefined; id: string; version: bigint | number }; row: { version: number }; open: never };
    'goods-type-names': { values: {  }; row: { type_id: string; lang: string; name: string }; open: never };
    'goods-type-order': { values: { codes: readonly (string | null)[] }; row: {  }; open: never };
    'goods-type-retire': { values: { at?: Date | null | undefined; id: string; version: bigint | number }; row: { version: number }; open: never };
    'goods-type-tree': { values: {  }; row: { id: string; parent: string | null; name: string; version: number; retired_at: Date | null; goods: number }; open: never };
    'goods-type-users': { values: { id: string }; row: { code: string }; open: never };
    'goods-upsert-types': { values: { ids: readonly (string | null)[]; parents: readonly (string | null)[]; names: readonly (string | null)[] }; row: {  }; open: never };
    'goods-used-lots': { values: { shopId: bigint | number; since: Date }; row: { goods_id: string }; open: never };
    'goods-write-reserved': { values: { readAt: Date; at: Date; goodsIds: readonly (string | null)[]; reserveds: readonly (bigint | number | null)[] }; row: {  }; open: never };
  }
}
