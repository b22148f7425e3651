// What `watchLocks` asks PostgreSQL.
import { statement } from '#platform/db/database.ts';

export const xidOf = statement<{ xid: string | null }>(
  'test-xid',
  'select pg_current_xact_id_if_assigned()::text as xid',
);

/**
 * The tables of which a transaction holds a row against whoever wants to change it. Rows that are held only for their
 * keys, as foreign keys do, stand in nobody's way.
 */
export const lookAround = `create extension pgrowlocks;
create function test_locked_tables(p_xid xid) returns setof text language plpgsql as $$
declare t text;
begin
  for t in select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    if exists (
      select from pgrowlocks(t) l, unnest(l.xids, l.modes) as one (xid, mode)
      where one.xid = p_xid and one.mode not in ('Key Share', 'For Key Share')
    ) then return next t; end if;
  end loop;
end $$`;

export const lockedTables = 'select test_locked_tables($1::text::xid) as t';

export const deadlocks =
  'select deadlocks::int as n from pg_stat_database where datname = current_database()';
