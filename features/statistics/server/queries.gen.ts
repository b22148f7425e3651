// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'goods-event-insert': { values: { lateBefore: Date; shopIds: readonly (bigint | number | null)[]; daies: readonly (Date | string | null)[]; visitors: readonly (Buffer | null)[]; goodsIds: readonly (string | null)[]; kinds: readonly (string | null)[]; ats: readonly (Date | null)[]; keptFrom: Date }; row: {  }; open: never };
    'search-miss-forget': { values: { before: Date; limit: bigint | number }; row: { done: number | null }; open: 'done' };
    'search-miss-insert': { values: { shopIds: readonly (bigint | number | null)[]; daies: readonly (Date | string | null)[]; terms: readonly (string | null)[] }; row: {  }; open: never };
    'stat-days-keep': { values: { shopId: bigint | number; tz: string; days: readonly (Date | string | null)[] }; row: { shop_day_save: Json | null }; open: 'shop_day_save' };
    'stat-days-kept': { values: { shopId: bigint | number; tz: string; first: Date | string; last: Date | string }; row: { days: number }; open: never };
    'stat-days-late': { values: { starts: readonly (Date | null)[]; shopId: bigint | number; from: Date; to: Date }; row: { bucket: number | null; fact: string; count: bigint; quantity: bigint | null; sold: bigint | null }; open: 'bucket' | 'quantity' | 'sold' };
    'stat-days-open': { values: { first: Date | string; last: Date | string; shopId: bigint | number; tz: string; limit: bigint | number }; row: { day: string | null }; open: 'day' };
    'stat-days-sums': { values: { firsts: readonly (Date | string | null)[]; shopId: bigint | number; tz: string; first: Date | string; last: Date | string }; row: { bucket: number | null; orders: bigint | null; quantity: bigint | null; sold: bigint | null; refunds: bigint | null; profit: bigint | null; direct: bigint | null; shared: bigint | null; search: bigint | null; explore: bigint | null; other: bigint | null; views: bigint | null; carts: bigint | null; checkouts: bigint | null }; open: 'bucket' | 'orders' | 'quantity' | 'sold' | 'refunds' | 'profit' | 'direct' | 'shared' | 'search' | 'explore' | 'other' | 'views' | 'carts' | 'checkouts' };
    'stat-funnel': { values: { shopId: bigint | number; eventKinds: readonly (string | null)[]; from: Date; to: Date }; row: { kind: string | null; visitors: number | null }; open: 'kind' | 'visitors' };
    'stat-next-release': { values: { now: Date; tz: string; shopId: bigint | number }; row: { day: string | null }; open: 'day' };
    'stat-periods': { values: { froms: readonly (Date | null)[]; tos: readonly (Date | null)[]; shopId: bigint | number; sources: readonly (string | null)[] }; row: { n: number | null; sold: bigint | null; orders: number; quantity: bigint | null; refunded: bigint | null; profit: bigint | null; visitors: number | null }; open: 'n' | 'sold' | 'quantity' | 'refunded' | 'profit' | 'visitors' };
    'stat-sources': { values: { shopId: bigint | number; from: Date; to: Date; visitSources: readonly (string | null)[] }; row: { source: string | null; visitors: number | null }; open: 'source' | 'visitors' };
    'visit-count': { values: { shopId: bigint | number; since: Date; end: Date }; row: { count: bigint | null }; open: 'count' };
    'visit-facts-open': { values: { first: Date | string; last: Date | string; shopId: bigint | number }; row: { day: string | null }; open: 'day' };
    'visit-facts-save': { values: { shopId: bigint | number; from: Date | string; to: Date | string }; row: { visit_fact_save: Json | null }; open: 'visit_fact_save' };
    'visit-forget': { values: { before: Date; limit: bigint | number }; row: { done: number | null }; open: 'done' };
    'visit-insert': { values: { lateBefore: Date; shopIds: readonly (bigint | number | null)[]; daies: readonly (Date | string | null)[]; visitors: readonly (Buffer | null)[]; sources: readonly (string | null)[]; hosts: readonly (string | null)[]; ats: readonly (Date | null)[]; keptFrom: Date }; row: {  }; open: never };
    'visit-sum-last': { values: { shopId: bigint | number }; row: { until: Date; visitors: bigint }; open: never };
    'visit-sum-save': { values: { shopId: bigint | number; until: Date }; row: { visit_sum_save: Json | null }; open: 'visit_sum_save' };
  }
}
