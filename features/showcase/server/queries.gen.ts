// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'price-rule-drop': { values: { shopId: bigint | number }; row: {  }; open: never };
    'price-rule-read': { values: { shopId: bigint | number }; row: { from_units: bigint[]; percent_bps: number[]; add_units: bigint[]; ending: 'none' | '99' | '95' | '90'; on_cost_rise: 'follow' | 'delist'; version: number }; open: never };
    'price-rule-write': { values: { shopId: bigint | number; fromUnits: readonly (bigint | number | null)[]; percentBps: readonly (bigint | number | null)[]; addUnits: readonly (bigint | number | null)[]; ending: 'none' | '99' | '95' | '90'; onCostRise: 'follow' | 'delist'; at: Date }; row: { from_units: bigint[]; percent_bps: number[]; add_units: bigint[]; ending: 'none' | '99' | '95' | '90'; on_cost_rise: 'follow' | 'delist'; version: number }; open: never };
    'saved-goods-count': { values: { goodsId: string; shopId: bigint | number }; row: { count: number; has: boolean }; open: never };
    'saved-goods-delete': { values: { shopId: bigint | number; goodsId: string }; row: {  }; open: never };
    'saved-goods-insert': { values: { shopId: bigint | number; max: bigint | number; at: Date; goodsId: string }; row: {  }; open: never };
    'showcase-delete': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[]; at: Date }; row: {  }; open: never };
    'showcase-insert': { values: { shopId: bigint | number; at: Date; goodsIds: readonly (string | null)[]; priceUnits: readonly (bigint | number | null)[]; states: readonly (string | null)[]; places: readonly (bigint | number | null)[] }; row: { goods_id: string }; open: never };
    'showcase-item-changes': { values: { shopId: bigint | number; at: Date; id: string; before: Date; limit: bigint | number }; row: { id: string; updated_at: Date | null }; open: 'updated_at' };
    'showcase-items-now': { values: { language: string; shopId: bigint | number; ids: readonly (string | null)[] }; row: { goods_id: string; code: string; title: string | null; picture: string | null; type_id: string; price_units: bigint; cost_units: bigint; suggested_units: bigint; status: 'listed' | 'delisted'; delist_reason: string | null; version: number; available: bigint | null }; open: 'title' | 'picture' | 'available' };
    'showcase-lock-quota': { values: { shopId: bigint | number; listedMax: bigint | number; rowsMax: bigint | number; deletedMax: bigint | number; day: Date | string }; row: { listed: number; listed_max: number; rows_used: number; rows_max: number; deleted: number; deleted_max: number }; open: never };
    'showcase-lowest-prices': { values: { shopId: bigint | number; at: Date; goodsIds: readonly (string | null)[] }; row: { goods_id: string | null; units: bigint | null }; open: 'goods_id' | 'units' };
    'showcase-move-quota': { values: { listed: bigint | number; rows: bigint | number; deleted: bigint | number; shopId: bigint | number }; row: {  }; open: never };
    'showcase-offers': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: { id: string; cost_units: bigint; suggested_units: bigint; is_chosen: boolean }; open: never };
    'showcase-place-spread': { values: { placeStep: bigint | number; shopId: bigint | number }; row: {  }; open: never };
    'showcase-price-forget': { values: { before: Date; limit: bigint | number }; row: { gone: number | null }; open: 'gone' };
    'showcase-price-note': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[]; at: Date }; row: { showcase_price_note: Json | null }; open: 'showcase_price_note' };
    'showcase-priced-goods': { values: { shopId: bigint | number; language: string; goodsIds: readonly (string | null)[] }; row: { goods_id: string; code: string; title: string; picture: string; price_units: bigint; cost_units: bigint; supplier_id: string; ship_fee_units: bigint; days_p50: number; days_p90: number; dispatch_days: number; status: 'listed' | 'delisted'; available: bigint | null; weight_grams: number; heading: string; origin: string | null; sent_from: string; tables_version: string | null; version: number; sale_id: string | null; list_units: bigint | null; quantity_kind: string | null; quantity_from: number[] | null; quantity_units: bigint[] | null; free_from_units: bigint | null; own_title: string | null }; open: 'available' | 'origin' | 'tables_version' | 'free_from_units' | 'own_title' };
    'showcase-quantity-price': { values: { kind?: string | null | undefined; from?: readonly (bigint | number | null)[] | null | undefined; units?: readonly (bigint | number | null)[] | null | undefined; at: Date; shopId: bigint | number; goodsId: string; version: bigint | number }; row: { goods_id: string }; open: never };
    'showcase-read-quota': { values: { day: Date | string; shopId: bigint | number }; row: { listed: number; listed_max: number; rows_used: number; rows_max: number; deleted_max: number; deleted: number | null }; open: 'deleted' };
    'showcase-sale-begin': { values: { shopId: bigint | number; saleId: string; goodsIds: readonly (string | null)[]; priceUnits: readonly (bigint | number | null)[]; at: Date }; row: { goods_id: string | null }; open: 'goods_id' };
    'showcase-sale-end': { values: { shopId: bigint | number; saleId: string; at: Date }; row: { goods_id: string | null }; open: 'goods_id' };
    'showcase-sellers': { values: { goodsIds: readonly (string | null)[] }; row: { shop_id: bigint; goods_id: string }; open: never };
    'showcase-set-prices': { values: { shopId: bigint | number; ids: readonly (string | null)[]; priceUnits: readonly (bigint | number | null)[]; at: Date }; row: { goods_id: string | null; version: number | null }; open: 'goods_id' | 'version' };
    'showcase-set-state': { values: { state: 'listed' | 'delisted'; reason?: string | null | undefined; at: Date; shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-sold-save': { values: { shopId: bigint | number; first: Date | string; until: Date | string }; row: { goods_sold_save: Json | null }; open: 'goods_sold_save' };
    'showcase-top': { values: { shopId: bigint | number }; row: { place: bigint }; open: never };
    'showcase-undo-added': { values: { id: string; shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-undo-before': { values: { id: string; value4: boolean; shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-undo-changing': { values: { id: string; goodsIds: readonly (string | null)[]; versions: readonly (bigint | number | null)[]; shopId: bigint | number }; row: {  }; open: never };
    'showcase-undo-forget': { values: { shopId: bigint | number; at: Date }; row: {  }; open: never };
    'showcase-undo-insert': { values: { shopId: bigint | number; id: string; kind: 'add' | 'remove' | 'price' | 'file' | 'swap'; rowCount: bigint | number; day?: Date | string | null | undefined; until: Date; at: Date }; row: {  }; open: never };
    'showcase-undo-latest': { values: { shopId: bigint | number; now: Date }; row: { id: string; kind: 'add' | 'remove' | 'price' | 'file' | 'swap'; row_count: number; deleted_day: string | null; until: Date; used_at: Date | null }; open: 'deleted_day' };
    'showcase-undo-lock': { values: { shopId: bigint | number; id: string }; row: { id: string; kind: 'add' | 'remove' | 'price' | 'file' | 'swap'; row_count: number; deleted_day: string | null; until: Date; used_at: Date | null }; open: 'deleted_day' };
    'showcase-undo-restore': { values: { at: Date; shopId: bigint | number; undoId: string; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-undo-rows': { values: { language: string; shopId: bigint | number; undoId: string }; row: { goods_id: string; title: string | null; cost_units: bigint; version_after: number | null; price_units: bigint | null; status: string | null; delist_reason: string | null }; open: 'title' };
    'showcase-undo-spend': { values: { at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'showcase-variants': { values: { language: string; shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: { goods_id: string; title: string | null; price_units: bigint; cost_units: bigint; status: 'listed' | 'delisted'; available: bigint | null }; open: 'title' | 'available' };
  }
}
