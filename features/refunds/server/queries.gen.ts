// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'shop-refund-add': { values: { shopId: bigint | number; id: string; orderId: string; refundId: string; scope: 'whole' | 'amount' | 'lines' | 'shipping'; reason: 'goodwill' | 'late' | 'damaged' | 'missing' | 'not_as_described' | 'price' | 'other'; note: string; goodsUnits: bigint | number; shippingUnits: bigint | number; taxUnits: bigint | number; commissionUnits: bigint | number; ownUnits: bigint | number; place: 'escrow' | 'pending' | 'available'; now: Date }; row: {  }; open: never };
    'shop-refund-list': { values: { shopId: bigint | number; orderId: string }; row: { id: string; scope: 'whole' | 'amount' | 'lines' | 'shipping'; reason: 'goodwill' | 'late' | 'damaged' | 'missing' | 'not_as_described' | 'price' | 'other'; note: string; units: bigint; own_units: bigint; created_at: Date }; open: never };
  }
}
