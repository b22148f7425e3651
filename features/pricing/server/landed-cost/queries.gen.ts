// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'landed-behind': { values: { country: string; basis: string; limit: bigint | number }; row: { goods_id: string; version: number; cost_units: bigint; price_units: bigint | null; supplier_id: string; ship_fee_units: bigint; days_p50: number; days_p90: number; dispatch_days: number; weight_grams: number; heading: string; origin: string | null; sent_from: string }; open: 'price_units' | 'origin' };
    'landed-behind-changed': { values: { country: string; since: Date; basis: string; limit: bigint | number }; row: { goods_id: string; version: number; cost_units: bigint; price_units: bigint | null; supplier_id: string; ship_fee_units: bigint; days_p50: number; days_p90: number; dispatch_days: number; weight_grams: number; heading: string; origin: string | null; sent_from: string }; open: 'price_units' | 'origin' };
    'landed-countries': { values: {  }; row: { country: string; asked_on: string }; open: never };
    'landed-country': { values: { basis: string; country: string }; row: { basis: string; is_complete: boolean; asked_on: string | null; is_behind: boolean }; open: 'asked_on' };
    'landed-drop-country': { values: { country: string }; row: {  }; open: never };
    'landed-drop-rows': { values: { country: string }; row: {  }; open: never };
    'landed-goods': { values: { goodsIds: readonly (string | null)[] }; row: { goods_id: string; version: number; cost_units: bigint; price_units: bigint | null; supplier_id: string; ship_fee_units: bigint; days_p50: number; days_p90: number; dispatch_days: number; weight_grams: number; heading: string; origin: string | null; sent_from: string }; open: 'price_units' | 'origin' };
    'landed-hold': { values: { country: string; day: Date | string; basis: string; now: Date; askedOn?: Date | string | null | undefined }; row: { is_complete: boolean; seen_until: Date }; open: never };
    'landed-mark': { values: { until: Date; country: string }; row: {  }; open: never };
    'landed-put': { values: { country: string; basis: string; goodsIds: readonly (string | null)[]; versions: readonly (bigint | number | null)[]; priceUnits: readonly (bigint | number | null)[]; costUnits: readonly (bigint | number | null)[]; shippingUnits: readonly (bigint | number | null)[]; taxUnits: readonly (bigint | number | null)[]; daysP50s: readonly (bigint | number | null)[]; daysP90s: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'landed-suppliers': { values: {  }; row: { supplier_id: string }; open: never };
    'landed-terms': { values: {  }; row: { version: string | null; terms: string | null }; open: 'version' | 'terms' };
  }
}
