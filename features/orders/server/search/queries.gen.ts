// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'order-search-code': { values: { shopId: bigint | number; codeId: string; limit: bigint | number }; row: { number: number }; open: never };
    'order-search-goods': { values: { shopId: bigint | number; text: string }; row: { title: string | null; code: string | null; is_title: boolean | null; is_code: boolean | null }; open: 'title' | 'code' | 'is_title' | 'is_code' };
    'order-search-name': { values: { name: string }; row: { name: string | null }; open: 'name' };
    'order-search-names': { values: { shopId: bigint | number; text: string }; row: { name: string }; open: never };
    'order-search-numbers': { values: { shopId: bigint | number; number?: bigint | number | null | undefined; names: readonly (string | null)[]; limit: bigint | number; titles: readonly (string | null)[]; codes: readonly (string | null)[] }; row: { number: number | null }; open: 'number' };
  }
}
