// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'live-tell': { values: { news: string }; row: { set_config: string | null; pg_notify: Json | null }; open: 'set_config' | 'pg_notify' };
  }
}
