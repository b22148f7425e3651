// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'probe-migrations': { values: {  }; row: { name: string; sha256: string; is_breaking: boolean | null }; open: 'is_breaking' };
  }
}
