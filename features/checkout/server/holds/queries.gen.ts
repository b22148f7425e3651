// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'checkout-forget': { values: { before: Date; limit: bigint | number }; row: { cleared: number | null }; open: 'cleared' };
    'quote-look': { values: { shopId: bigint | number; id: string; at: Date }; row: { goods_id: string | null; qty: bigint | null; on_hand: bigint; state: 'draft' | 'in_review' | 'active' | 'suspended' | 'retired'; free: bigint }; open: 'goods_id' | 'qty' };
    'stock-hold-add': { values: { checkoutId: string; network: string; isSlow: boolean; at: Date; endsAt: Date; goodsIds: readonly (string | null)[]; qtys: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'stock-hold-confirm': { values: { endsAt: Date; goodsIds: readonly (string | null)[]; checkoutId: string }; row: {  }; open: never };
    'stock-hold-end': { values: { goodsIds: readonly (string | null)[]; checkoutId: string }; row: {  }; open: never };
    'stock-hold-give-back': { values: { at: Date; goodsIds: readonly (string | null)[]; checkoutId: string; soon: Date }; row: {  }; open: never };
    'stock-hold-lapse': { values: { at: Date; goodsIds: readonly (string | null)[]; checkoutIds: readonly (string | null)[] }; row: {  }; open: never };
    'stock-hold-purge': { values: { before: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'stock-hold-purge-ended': { values: { before: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'stock-hold-sums': { values: { since: Date; network: string; soon: Date; at: Date; goodsIds: readonly (string | null)[]; checkoutId: string }; row: { goods_id: string; own: bigint; own_claimed: bigint; own_slow: bigint; own_slow_claimed: bigint; all_slow: bigint; all_slow_claimed: bigint; has_lapsed: boolean }; open: never };
  }
}
