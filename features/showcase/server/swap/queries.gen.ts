// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'swap-goods': { values: { shopId: bigint | number; goodsId: string }; row: { id: string; cost_units: bigint; suggested_units: bigint; available: bigint | null; is_chosen: boolean }; open: 'available' };
    'swap-insert': { values: { goodsId: string; priceUnits: bigint | number; state: string; at: Date; shopId: bigint | number; oldId: string }; row: {  }; open: never };
  }
}
