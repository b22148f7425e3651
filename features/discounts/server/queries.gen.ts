// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'bundle-delete': { values: { shopId: bigint | number; id: string; version: bigint | number }; row: { bundle_id: string }; open: never };
    'bundle-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'bundle-find': { values: { shopId: bigint | number; id: string }; row: { bundle_id: string; goods: string[]; units: bigint; is_on: boolean; version: number }; open: never };
    'bundle-insert': { values: { shopId: bigint | number; id: string; goods: readonly (string | null)[]; units: bigint | number; at: Date; max: bigint | number }; row: { bundle_id: string }; open: never };
    'bundle-list': { values: { shopId: bigint | number }; row: { bundle_id: string; goods: string[]; units: bigint; is_on: boolean; version: number }; open: never };
    'bundle-update': { values: { units: bigint | number; isOn: boolean; at: Date; shopId: bigint | number; id: string; version: bigint | number }; row: { bundle_id: string }; open: never };
    'discount-count': { values: { shopId: bigint | number }; row: { live: number; ended: number }; open: never };
    'discount-find': { values: { shopId: bigint | number; code: string }; row: { id: string; code: string; kind: 'percent' | 'amount' | 'delivery'; percent_bps: number | null; units: bigint | null; min_units: bigint; goods_ids: string[] | null; starts_at: Date; ends_at: Date | null; uses_max: number | null; per_buyer_max: number | null; used: number; state: 'active' | 'paused' | 'ended'; version: number }; open: never };
    'discount-insert': { values: { shopId: bigint | number; id: string; code: string; kind: 'percent' | 'amount' | 'delivery'; percentBps?: bigint | number | null | undefined; units?: bigint | number | null | undefined; minUnits: bigint | number; goodsIds?: readonly (string | null)[] | null | undefined; startsAt: Date; endsAt?: Date | null | undefined; usesMax?: bigint | number | null | undefined; perBuyerMax?: bigint | number | null | undefined; at: Date }; row: { id: string }; open: never };
    'discount-list': { values: { shopId: bigint | number; id?: string | null | undefined; isEnded?: boolean | null | undefined; limit: bigint | number; offset: bigint | number }; row: { id: string; code: string; kind: 'percent' | 'amount' | 'delivery'; percent_bps: number | null; units: bigint | null; min_units: bigint; goods_ids: string[] | null; starts_at: Date; ends_at: Date | null; uses_max: number | null; per_buyer_max: number | null; used: number; state: 'active' | 'paused' | 'ended'; version: number; orders: number; cost_units: bigint; sales_units: bigint }; open: never };
    'discount-lock': { values: { shopId: bigint | number; id: string }; row: { id: string; code: string; kind: 'percent' | 'amount' | 'delivery'; percent_bps: number | null; units: bigint | null; min_units: bigint; goods_ids: string[] | null; starts_at: Date; ends_at: Date | null; uses_max: number | null; per_buyer_max: number | null; used: number; state: 'active' | 'paused' | 'ended'; version: number }; open: never };
    'discount-own-goods': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: { own: number }; open: never };
    'discount-pieces': { values: { shopId: bigint | number; goodsIds?: readonly (string | null)[] | null | undefined }; row: { price_units: bigint; cost_units: bigint; ship_fee_units: bigint }; open: never };
    'discount-read': { values: { shopId: bigint | number; id: string }; row: { id: string; code: string; kind: 'percent' | 'amount' | 'delivery'; percent_bps: number | null; units: bigint | null; min_units: bigint; goods_ids: string[] | null; starts_at: Date; ends_at: Date | null; uses_max: number | null; per_buyer_max: number | null; used: number; state: 'active' | 'paused' | 'ended'; version: number }; open: never };
    'discount-set-state': { values: { state: 'active' | 'paused' | 'ended'; at: Date; shopId: bigint | number; id: string; version: bigint | number }; row: { id: string }; open: never };
    'discount-typical': { values: { language: string; shopId: bigint | number; goodsIds?: readonly (string | null)[] | null | undefined; since: Date; limit: bigint | number }; row: { goods_id: string; title: string | null; picture: string; price_units: bigint; cost_units: bigint; ship_fee_units: bigint }; open: 'title' };
    'discount-use-count': { values: { shopId: bigint | number; id: string; at: Date }; row: { per_buyer_max: number | null }; open: never };
    'discount-use-purge': { values: { before: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'discount-use-return': { values: { shopId: bigint | number; checkoutIds: readonly (string | null)[] }; row: {  }; open: never };
    'discount-use-take': { values: { shopId: bigint | number; checkoutId: string; buyerRef: string; at: Date; id: string }; row: { code_id: string }; open: never };
    'free-delivery': { values: { shopId: bigint | number; since: Date }; row: { from_units: bigint | null; version: number; orders: number; cost_units: bigint }; open: 'from_units' };
    'free-delivery-save': { values: { shopId: bigint | number; fromUnits?: bigint | number | null | undefined; at: Date; version: bigint | number }; row: { shop_id: bigint }; open: never };
    'free-delivery-stands': { values: { shopId: bigint | number; goodsUnits: bigint | number }; row: { shop_id: bigint }; open: never };
    'price-period-count': { values: { shopId: bigint | number }; row: { live: number }; open: never };
    'price-period-insert': { values: { shopId: bigint | number; id: string; name: string; startsAt: Date; endsAt: Date; at: Date }; row: {  }; open: never };
    'price-period-insert-items': { values: { shopId: bigint | number; id: string; goodsIds: readonly (string | null)[]; priceUnits: readonly (bigint | number | null)[] }; row: { goods_id: string }; open: never };
    'price-period-items': { values: { language: string; shopId: bigint | number; saleIds: readonly (string | null)[] }; row: { sale_id: string; goods_id: string; price_units: bigint; left_out: 'gone' | 'other_sale' | 'not_lower' | 'below_break_even' | null; title: string | null; picture: string; in_sale: boolean; list_units: bigint | null; compare_units: bigint | null }; open: 'title' | 'list_units' | 'compare_units' };
    'price-period-leave-out': { values: { goodsIds: readonly (string | null)[]; whys: readonly (string | null)[]; shopId: bigint | number; id: string }; row: {  }; open: never };
    'price-period-list': { values: { shopId: bigint | number; id?: string | null | undefined; limit: bigint | number }; row: { id: string; name: string; starts_at: Date; ends_at: Date; state: 'planned' | 'running' | 'ended'; version: number }; open: never };
    'price-period-lock': { values: { shopId: bigint | number; id: string }; row: { id: string; name: string; starts_at: Date; ends_at: Date; state: 'planned' | 'running' | 'ended'; version: number }; open: never };
    'price-period-set-state': { values: { state: 'planned' | 'running' | 'ended'; endsAt: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'sample-count': { values: { at: Date; since: Date; shopId: bigint | number }; row: { open: number; since: number }; open: never };
    'sample-end': { values: { at: Date; shopId: bigint | number; goodsId: string; units: bigint | number }; row: {  }; open: never };
    'sample-goods': { values: { language: string; shopId: bigint | number; goodsId: string }; row: { goods_id: string; title: string | null; price_units: bigint; cost_units: bigint; ship_fee_units: bigint }; open: 'title' };
    'sample-insert': { values: { shopId: bigint | number; id: string; code: string; units: bigint | number; goodsId: string; at: Date; endsAt: Date }; row: { id: string }; open: never };
    'sample-open': { values: { shopId: bigint | number; at: Date; goodsId: string }; row: { id: string; code: string; units: bigint | null; ends_at: Date }; open: never };
  }
}
