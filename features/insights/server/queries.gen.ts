// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'insight-count': { values: { shopId: bigint | number; from: Date; to: Date }; row: { orders: number; sold: bigint }; open: never };
    'insight-fact-days': { values: { from: Date | string; to: Date | string; shopId: bigint | number; fact: 'summed' | 'host' | 'view' | 'cart' | 'checkout'; subject: string }; row: { day: string; count: number | null }; open: 'count' };
    'insight-facts': { values: { from: Date | string; to: Date | string; shopId: bigint | number; facts: readonly (string | null)[] }; row: { fact: string | null; subject: string | null; visitors: number | null }; open: 'fact' | 'subject' | 'visitors' };
    'insight-links': { values: { from: Date | string; shopId: bigint | number; before: Date | string; to: Date | string }; row: { id: string; name: string; visitors: number; previous: number }; open: never };
    'insight-orders': { values: { shopId: bigint | number; from: Date; to: Date; country?: string | null | undefined; weekday?: bigint | number | null | undefined; tz: string; hour?: bigint | number | null | undefined; buyer?: string | null | undefined; limit: bigint | number; offset: bigint | number }; row: { id: string; number: number; status: ColumnTypes['shop_order.status']; paid_at: Date; total_units: bigint }; open: never };
    'insight-orders-sums': { values: { tz: string; shopId: bigint | number; from: Date; to: Date }; row: { facet: string | null; key: string | null; orders: number; sold: bigint | null }; open: 'facet' | 'key' | 'sold' };
    'insight-parts-save': { values: { shopId: bigint | number; limit: bigint | number }; row: { done: number | null }; open: 'done' };
    'insight-product-orders': { values: { shopId: bigint | number; from: Date; to: Date; goodsId: string; limit: bigint | number; offset: bigint | number }; row: { id: string; number: number; status: ColumnTypes['shop_order.status']; paid_at: Date; total_units: bigint; units: bigint | null; returned: bigint | null; paid: bigint | null; cost: bigint | null; fees: bigint | null; tax: bigint | null; refunds: bigint | null; open: bigint | null; profit: bigint | null }; open: 'units' | 'returned' | 'paid' | 'cost' | 'fees' | 'tax' | 'refunds' | 'open' | 'profit' };
    'insight-products': { values: { shopId: bigint | number; from: Date; to: Date }; row: { goods_id: string | null; orders: number; units: bigint | null; returned: bigint | null; paid: bigint | null; cost: bigint | null; fees: bigint | null; tax: bigint | null; refunds: bigint | null; open: bigint | null; profit: bigint | null }; open: 'goods_id' | 'units' | 'returned' | 'paid' | 'cost' | 'fees' | 'tax' | 'refunds' | 'open' | 'profit' };
    'insight-return-orders': { values: { shopId: bigint | number; reason: ColumnTypes['return_case.reason']; from: Date; to: Date; limit: bigint | number; offset: bigint | number }; row: { id: string; number: number; status: ColumnTypes['shop_order.status']; paid_at: Date; total_units: bigint }; open: never };
    'insight-returns': { values: { shopId: bigint | number; from: Date; to: Date }; row: { reason: ColumnTypes['return_case.reason']; goods_id: string | null; cases: number; pieces: number | null }; open: 'goods_id' | 'pieces' };
    'insight-search-days': { values: { shopId: bigint | number; term: string; from: Date | string; to: Date | string; daysMin: bigint | number }; row: { day: string; count: number }; open: never };
    'insight-searches': { values: { daysMin: bigint | number; from: Date | string; to: Date | string; shopId: bigint | number }; row: { term: string | null; times: number | null }; open: 'term' | 'times' };
    'insight-source-days': { values: { tz: string; shopId: bigint | number; source: string; since: Date; until: Date }; row: { day: string | null; count: number | null }; open: 'day' | 'count' };
    'insight-titles': { values: { shopId: bigint | number; language: string; ids: readonly (string | null)[] }; row: { id: string; picture: string; title: string | null }; open: 'title' };
  }
}
