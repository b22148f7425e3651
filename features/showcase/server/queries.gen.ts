// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'price-rule-drop': { values: { shopId: bigint | number }; row: {  }; open: never };
    'price-rule-read': { values: { shopId: bigint | number }; row: { from_units: bigint[]; percent_bps: number[]; add_units: bigint[]; ending: 'none' | '99' | '95' | '90'; on_cost_rise: 'follow' | 'delist'; version: number }; open: never };
    'price-rule-write': { values: { shopId: bigint | number; fromUnits: readonly (bigint | number | null)[]; percentBps: readonly (bigint | number | null)[]; addUnits: readonly (bigint | number | null)[]; ending: 'none' | '99' | '95' | '90'; onCostRise: 'follow' | 'delist'; at: Date }; row: { from_units: bigint[]; percent_bps: number[]; add_units: bigint[]; ending: 'none' | '99' | '95' | '90'; on_cost_rise: 'follow' | 'delist'; version: number }; open: never };
    'showcase-delete': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-insert': { values: { shopId: bigint | number; at: Date; goodsIds: readonly (string | null)[]; priceUnits: readonly (bigint | number | null)[]; states: readonly (string | null)[]; places: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'showcase-lock-quota': { values: { shopId: bigint | number; listedMax: bigint | number; rowsMax: bigint | number; deletedMax: bigint | number; day: Date | string }; row: { listed: number; listed_max: number; rows_used: number; rows_max: number; deleted: number; deleted_max: number }; open: never };
    'showcase-move-quota': { values: { listed: bigint | number; rows: bigint | number; deleted: bigint | number; shopId: bigint | number }; row: {  }; open: never };
    'showcase-offers': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: { id: string; cost_units: bigint; suggested_units: bigint; is_chosen: boolean }; open: never };
    'showcase-place-spread': { values: { placeStep: bigint | number; shopId: bigint | number }; row: {  }; open: never };
    'showcase-priced-goods': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: { goods_id: string; code: string; title: string; picture: string; price_units: bigint; cost_units: bigint; supplier_id: string; ship_fee_units: bigint; days_p50: number; days_p90: number; dispatch_days: number; status: 'listed' | 'delisted'; available: bigint | null; weight_grams: number; heading: string; origin: string | null; sent_from: string; tables_version: string | null }; open: 'available' | 'origin' | 'tables_version' };
    'showcase-read-quota': { values: { day: Date | string; shopId: bigint | number }; row: { listed: number; listed_max: number; rows_used: number; rows_max: number; deleted_max: number; deleted: number | null }; open: 'deleted' };
    'showcase-sellers': { values: { goodsIds: readonly (string | null)[] }; row: { shop_id: bigint; goods_id: string }; open: never };
    'showcase-set-prices': { values: { at: Date; ids: readonly (string | null)[]; priceUnits: readonly (bigint | number | null)[]; shopId: bigint | number }; row: { goods_id: string; version: number }; open: never };
    'showcase-set-state': { values: { state: 'listed' | 'delisted'; reason?: string | null | undefined; at: Date; shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-top': { values: { shopId: bigint | number }; row: { place: bigint }; open: never };
    'showcase-undo-added': { values: { id: string; shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-undo-before': { values: { id: string; value4: boolean; shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-undo-forget': { values: { shopId: bigint | number; at: Date }; row: {  }; open: never };
    'showcase-undo-insert': { values: { shopId: bigint | number; id: string; kind: 'add' | 'remove' | 'price'; rowCount: bigint | number; day?: Date | string | null | undefined; until: Date; at: Date }; row: {  }; open: never };
    'showcase-undo-latest': { values: { shopId: bigint | number; now: Date }; row: { id: string; kind: 'add' | 'remove' | 'price'; row_count: number; deleted_day: string | null; until: Date; used_at: Date | null }; open: 'deleted_day' };
    'showcase-undo-lock': { values: { shopId: bigint | number; id: string }; row: { id: string; kind: 'add' | 'remove' | 'price'; row_count: number; deleted_day: string | null; until: Date; used_at: Date | null }; open: 'deleted_day' };
    'showcase-undo-restore': { values: { shopId: bigint | number; undoId: string; goodsIds: readonly (string | null)[] }; row: {  }; open: never };
    'showcase-undo-rows': { values: { language: string; shopId: bigint | number; undoId: string }; row: { goods_id: string; title: string | null; cost_units: bigint; version_after: number | null; price_units: bigint | null; status: string | null; delist_reason: string | null }; open: 'title' };
    'showcase-undo-spend': { values: { at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}
