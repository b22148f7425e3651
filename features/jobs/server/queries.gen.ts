// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'jobs-failing-count': { values: {  }; row: { count: number; oldest: Date | null }; open: 'oldest' };
  }
}
