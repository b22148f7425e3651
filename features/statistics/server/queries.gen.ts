// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'goods-event-insert': { values: { shopIds: readonly (bigint | number | null)[]; daies: readonly (Date | string | null)[]; visitors: readonly (Buffer | null)[]; goodsIds: readonly (string | null)[]; kinds: readonly (string | null)[]; ats: readonly (Date | null)[] }; row: {  }; open: never };
    'stat-funnel': { values: { shopId: bigint | number; eventKinds: readonly (string | null)[]; from: Date; to: Date }; row: { kind: 'view' | 'click' | 'cart' | 'checkout'; visitors: number }; open: never };
    'stat-next-release': { values: { now: Date; tz: string; shopId: bigint | number }; row: { day: string | null }; open: 'day' };
    'stat-periods': { values: { froms: readonly (Date | null)[]; tos: readonly (Date | null)[]; shopId: bigint | number }; row: { n: number | null; sold: bigint | null; orders: number; quantity: bigint | null; refunded: bigint | null; profit: bigint | null; visitors: number }; open: 'n' | 'sold' | 'quantity' | 'refunded' | 'profit' };
    'stat-sources': { values: { shopId: bigint | number; from: Date; to: Date }; row: { source: 'direct' | 'shared' | 'search' | 'explore' | 'other'; visitors: number }; open: never };
    'visit-count': { values: { shopId: bigint | number }; row: { count: number }; open: never };
    'visit-insert': { values: { shopIds: readonly (bigint | number | null)[]; daies: readonly (Date | string | null)[]; visitors: readonly (Buffer | null)[]; sources: readonly (string | null)[]; ats: readonly (Date | null)[] }; row: {  }; open: never };
  }
}
