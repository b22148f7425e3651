// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'answer-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'answer-find': { values: { shopId: bigint | number; id: string }; row: { id: string; name: string; body: string; lang: string | null; version: number; changed_at: Date; changed_by: string | null }; open: 'changed_by' };
    'answer-insert': { values: { shopId: bigint | number; id: string; name: string; body: string; lang?: string | null | undefined; by: string; at: Date; slots: bigint | number }; row: { id: string }; open: never };
    'answer-list': { values: { shopId: bigint | number }; row: { id: string; name: string; body: string; lang: string | null; version: number; changed_at: Date; changed_by: string | null }; open: 'changed_by' };
    'answer-lock': { values: { shopId: bigint | number }; row: { shop_id: bigint }; open: never };
    'answer-named': { values: { shopId: bigint | number; name: string; id: string }; row: { id: string }; open: never };
    'answer-remove': { values: { shopId: bigint | number; id: string; version: bigint | number }; row: { id: string }; open: never };
    'answer-update': { values: { name: string; body: string; lang?: string | null | undefined; by: string; at: Date; shopId: bigint | number; id: string; version: bigint | number }; row: { id: string }; open: never };
  }
}
