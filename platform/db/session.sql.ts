// What a connection is. It is asked on new connections themselves, before a statement of anybody goes over them.

/** The settings come as texts with units of PostgreSQL's choice, such as `5s`; an interval reads them all. */
export const sessionText = `
  select current_user::text as role,
    (extract(epoch from current_setting('statement_timeout')::interval) * 1000)::int as statement_timeout_ms,
    (extract(epoch from current_setting('lock_timeout')::interval) * 1000)::int as lock_timeout_ms,
    exists (select from pg_extension where extname = 'citus') as is_spread`;
