// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'order-events': { values: { shopId: bigint | number; orderId: string }; row: { move: string | null; from_status: string | null; to_status: string | null; actor: string | null; at: Date | null; reason: string | null }; open: 'move' | 'from_status' | 'to_status' | 'actor' | 'at' | 'reason' };
    'orders-archive': { values: { before: Date; limit: bigint | number }; row: { done: number | null }; open: 'done' };
    'orders-close': { values: { before: Date; limit: bigint | number }; row: { done: number | null }; open: 'done' };
  }
}
