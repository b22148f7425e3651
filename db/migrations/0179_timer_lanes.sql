-- room: platform
-- why:  all nodes walked the same due timers in the same order, one transaction at a time: more nodes did not do more.
--       Shops are spread over 64 lanes, and a node leases lanes; the platform's own timers are lane 64. And what is
--       forgotten is deleted in batches: one delete of a million rows ends at the time limit of a statement, for ever.
-- lock: timers wait while their rows are written anew with the column, and quotes while an index is built. A node of the
--       version before puts its hourly purge off until it is replaced.

-- A column and not an index on the expression: under row level security a function of a row is out of an index's reach.
alter table timer add column lane smallint not null
  generated always as (case when shop_id = 0 then 64 else hashint8(shop_id) & 63 end) stored;
create index timer_lane_due on timer (lane, due_at);

-- Who works a lane, and until when unless they renew it: by the clock of the database, which all nodes share.
create table timer_lane (
  lane   smallint    primary key check (lane between 0 and 64),
  holder uuid,
  until  timestamptz,
  check ((holder is null) = (until is null))
);
insert into timer_lane (lane) select generate_series(0, 64);

-- Nodes that work timers: how many there are says how many lanes are a fair share.
create table timer_node (
  node  uuid        primary key,
  until timestamptz not null
);

grant select, update (holder, until) on timer_lane to stockless_app;
grant select, insert, update (until), delete on timer_node to stockless_app;

drop function idempotency_forget(timestamptz);

-- Forgets keys that pass, at most so many, and of those only what is a day old by the database's own time. How many.
create function idempotency_forget(p_before timestamptz, p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from idempotency where (shop_id, scope, key) in (
      select shop_id, scope, key from idempotency
      where not is_kept and created_at < least(p_before, now() - interval '24 hours')
        order by created_at limit p_limit for update skip locked)
    returning 1)
  select count(*)::int from gone
$$;
revoke all on function idempotency_forget from public;
grant execute on function idempotency_forget to stockless_app;

-- Quotes that became checkouts stay. Where the purge has come to is written down, so that it does not walk them again.
create index quote_expires on quote (expires_at, id);
create table quote_purge (
  only_row boolean     primary key default true check (only_row),
  at       timestamptz not null,
  id       uuid        not null
);
insert into quote_purge (at, id) values ('-infinity', '00000000-0000-0000-0000-000000000000');
grant select, update (at, id) on quote_purge to stockless_app;
