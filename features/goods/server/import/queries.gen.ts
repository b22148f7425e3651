// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'goods-import-insert': { values: { at: Date; value1: string; codes: readonly (string | null)[]; stocks: readonly (bigint | number | null)[] }; row: { code: string }; open: never };
    'goods-import-stock': { values: { at: Date; ids: readonly (string | null)[]; counts: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'goods-import-update': { values: { at: Date; value1: string }; row: {  }; open: never };
  }
}
