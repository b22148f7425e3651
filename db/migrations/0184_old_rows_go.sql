-- room: statistics
-- why:  visits, what visitors did, sessions that ended, notices and the facts they were made of were kept for ever, and grow
--       with every visitor and every day. Visits become counts of their quarter of an hour, which every figure and every
--       line adds up exactly as their rows did. The others are deleted when they are old and nothing refers to them. And a
--       quote that became an order repeats the order's lines and parcels.
-- lock: new tables; an index on sessions is built while sign-ins wait; functions otherwise.

-- The visits of one shop on one day of UTC whose rows are gone. The three lists belong together: the quarter of an hour
-- within the day (0 to 95), what is counted (1 to 5: visitors by source; 6 to 8: visitors who first viewed, put into the
-- cart, went to checkout; 16 more where it was written late), and how many. Zones differ from UTC by whole quarters.
create table visit_day (
  shop_id  bigint     not null,
  day      date       not null,
  quarters smallint[] not null,
  facts    smallint[] not null,
  counts   integer[]  not null,
  primary key (shop_id, day),
  check (cardinality(quarters) = cardinality(facts) and cardinality(quarters) = cardinality(counts))
);

-- Of the visits whose rows are gone, those that were written late: no sum of visits has them.
create table visit_late_sum (
  shop_id  bigint not null primary key,
  visitors bigint not null check (visitors > 0)
);

-- How far each walk over old rows has come. A walk that has reached the end begins anew.
create table purge_place (
  walk    text        primary key,
  shop_id bigint      not null default 0,
  at      timestamptz not null default '-infinity'
);
insert into purge_place (walk) values ('visits'), ('sessions'), ('notices');
grant select on visit_day, visit_late_sum, purge_place to stockless_app;

create index session_ends on session (ends_at);

-- The counts of a shop between two moments on whole quarters of an hour. `is_late`: written too late for a sum of its day.
create function visit_day_facts(p_shop bigint, p_from timestamptz, p_to timestamptz)
returns table (at timestamptz, fact text, is_late boolean, count integer)
language sql stable parallel safe as $$
  select q.at, (array['direct', 'shared', 'search', 'explore', 'other', 'view', 'cart', 'checkout'])[u.fact & 15],
    u.fact > 15, u.count
  from visit_day d
  cross join lateral unnest(d.quarters, d.facts, d.counts) as u (quarter, fact, count)
  cross join lateral (select d.day::timestamp at time zone 'UTC' + u.quarter * interval '15 minutes' as at) q
  where d.shop_id = p_shop and d.day >= (p_from at time zone 'UTC')::date and d.day <= (p_to at time zone 'UTC')::date
    and q.at >= p_from and q.at < p_to
$$;

-- As in 0167, with the counts of visits whose rows are gone.
create or replace function shop_day_save(p_shop bigint, p_tz text, p_days date[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into shop_day (shop_id, tz, day, orders, quantity, sold_units, refunded_units, profit_units,
    from_direct, from_shared, from_search, from_explore, from_other, views, carts, checkouts)
  select p_shop, p_tz, d.day, o.orders - l.orders, o.quantity - l.quantity, o.sold - l.sold,
    r.units, t.units, v.direct, v.shared, v.search, v.explore, v.other, v.views, v.carts, v.checkouts
  from (
    select n.day, n.day::timestamp at time zone p_tz as from_at, (n.day + 1)::timestamp at time zone p_tz as to_at
    from unnest(p_days) as n (day)
  ) d
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(o.quantity), 0) as quantity, coalesce(sum(o.total_units), 0) as sold
    from shop_order o where o.shop_id = p_shop and o.paid_at >= d.from_at and o.paid_at < d.to_at
  ) o
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(o.quantity), 0) as quantity, coalesce(sum(o.total_units), 0) as sold
    from order_event e join shop_order o on o.shop_id = p_shop and o.id = e.order_id
    where e.shop_id = p_shop and e.version = 1 and e.recorded_at - e.at > interval '30 minutes'
      and e.at >= d.from_at and e.at < d.to_at
  ) l
  cross join lateral (
    select coalesce(sum(r.units), 0) as units from refund r
    where r.shop_id = p_shop and r.created_at >= d.from_at and r.created_at < d.to_at and r.order_id is not null
  ) r
  cross join lateral (
    select coalesce(sum(case when kind = 'accept_shop' then units else -units end), 0) as units from transfer
    where shop_id = p_shop
      and (debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
        or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'))
      and kind in ('accept_shop', 'return_held', 'return_available', 'return_advance') and at >= d.from_at and at < d.to_at
  ) t
  cross join lateral (
    select coalesce(sum(f.count) filter (where f.fact = 'direct'), 0)::int as direct,
      coalesce(sum(f.count) filter (where f.fact = 'shared'), 0)::int as shared,
      coalesce(sum(f.count) filter (where f.fact = 'search'), 0)::int as search,
      coalesce(sum(f.count) filter (where f.fact = 'explore'), 0)::int as explore,
      coalesce(sum(f.count) filter (where f.fact = 'other'), 0)::int as other,
      coalesce(sum(f.count) filter (where f.fact = 'view'), 0)::int as views,
      coalesce(sum(f.count) filter (where f.fact = 'cart'), 0)::int as carts,
      coalesce(sum(f.count) filter (where f.fact = 'checkout'), 0)::int as checkouts
    from (
      select v.source as fact, count(*) as count from visit v
      where v.shop_id = p_shop and not v.late and v.at >= d.from_at and v.at < d.to_at group by v.source
      union all
      select g.kind, count(distinct (g.day, g.visitor)) from goods_event g
      where g.shop_id = p_shop and g.kind = any('{view,cart,checkout}'::text[]) and not g.late
        and g.at >= d.from_at and g.at < d.to_at group by g.kind
      union all
      select f.fact, f.count from visit_day_facts(p_shop, d.from_at, d.to_at) f where not f.is_late
    ) f
  ) v
  order by d.day
  on conflict (shop_id, tz, day) do nothing
$$;

-- Adds counts, each of a quarter of an hour by its first moment, to those of their days of UTC.
create function visit_day_add(p_shop bigint, p_ats timestamptz[], p_facts smallint[], p_counts integer[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into visit_day as d (shop_id, day, quarters, facts, counts)
  select p_shop, u.at::date, array_agg((extract(epoch from u.at - u.at::date) / 900)::smallint order by u.fact, u.at),
    array_agg(u.fact order by u.fact, u.at), array_agg(u.count order by u.fact, u.at)
  from (
    select a.at at time zone 'UTC' as at, a.fact, a.count from unnest(p_ats, p_facts, p_counts) as a (at, fact, count)
  ) u
  group by u.at::date
  on conflict (shop_id, day) do update set (quarters, facts, counts) = (
    select array_agg(m.quarter order by m.fact, m.quarter), array_agg(m.fact order by m.fact, m.quarter),
      array_agg(m.count order by m.fact, m.quarter)
    from (
      select u.quarter, u.fact, sum(u.count)::int as count from (
        select * from unnest(d.quarters, d.facts, d.counts)
        union all select * from unnest(excluded.quarters, excluded.facts, excluded.counts)
      ) u (quarter, fact, count) group by u.quarter, u.fact
    ) m
  )
$$;

-- Turns about so many rows of one day of a shop's clock into counts: how many. All rows of a visitor and day go together,
-- because only the first of what they did is counted. No day before it may have rows.
create function visit_day_close(p_shop bigint, p_day date, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- A day of any zone is over by then.
  v_until  timestamptz := (p_day + 1)::timestamp at time zone 'UTC' + interval '12 hours';
  v_to     bytea;
  v_rows   int; v_more int; v_late bigint;
  v_ats    timestamptz[]; v_facts smallint[]; v_counts integer[];
begin
  perform visit_sum_save(p_shop, v_until) where not exists (
    select from visit_sum s where s.shop_id = p_shop and s.until >= v_until);
  -- The newest sum has all that those before it have.
  delete from visit_sum s where s.shop_id = p_shop
    and s.until < (select max(m.until) from visit_sum m where m.shop_id = p_shop);
  select v.visitor into v_to from visit v where v.shop_id = p_shop and v.day = p_day
  order by v.visitor offset p_limit - 1 limit 1;
  with gone as (
    delete from visit v where v.shop_id = p_shop and v.day = p_day and (v_to is null or v.visitor <= v_to)
    returning v.at, v.source, v.late
  ), facts as (
    select date_bin('15 minutes', g.at, timestamptz '2000-01-01 00:00:00+00') as at,
      (array_position(array['direct', 'shared', 'search', 'explore', 'other'], g.source)
        + case when g.late then 16 else 0 end)::smallint as fact, count(*)::int as count
    from gone g group by 1, 2
  )
  select coalesce(sum(f.count), 0), coalesce(sum(f.count) filter (where f.fact > 15), 0), array_agg(f.at),
    array_agg(f.fact), array_agg(f.count)
  into v_rows, v_late, v_ats, v_facts, v_counts from facts f;
  if v_rows > 0 then perform visit_day_add(p_shop, v_ats, v_facts, v_counts); end if;
  insert into visit_late_sum as l (shop_id, visitors) select p_shop, v_late where v_late > 0
  on conflict (shop_id) do update set visitors = l.visitors + excluded.visitors;
  select g.visitor into v_to from goods_event g where g.shop_id = p_shop and g.day = p_day
  order by g.visitor, g.goods_id, g.kind offset p_limit - 1 limit 1;
  with gone as (
    delete from goods_event g where g.shop_id = p_shop and g.day = p_day and (v_to is null or g.visitor <= v_to)
    returning g.visitor, g.kind, g.at, g.late
  ), firsts as (
    select g.kind, min(g.at) as at, bool_and(g.late) as late from gone g where g.kind <> 'click' group by g.visitor, g.kind
  ), facts as (
    select date_bin('15 minutes', f.at, timestamptz '2000-01-01 00:00:00+00') as at,
      (5 + array_position(array['view', 'cart', 'checkout'], f.kind)
        + case when f.late then 16 else 0 end)::smallint as fact, count(*)::int as count
    from firsts f group by 1, 2
  )
  select (select count(*) from gone), array_agg(f.at), array_agg(f.fact), array_agg(f.count)
  into v_more, v_ats, v_facts, v_counts from facts f;
  if v_ats is not null then perform visit_day_add(p_shop, v_ats, v_facts, v_counts); end if;
  return v_rows + v_more;
end
$$;

-- Turns old rows of visits into counts, shop by shop from where the walk has come to: at most about so many rows, and a
-- look at so many shops. Its answer is the limit where there may be more, less where the walk has reached the end. Rows of
-- the last 60 days stay, whatever is asked for.
create function visit_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Days before this one were over in every zone.
  v_end    date := (least(p_before, now() - interval '60 days') at time zone 'UTC')::date - 1;
  v_from   bigint; v_last bigint; v_looked int;
  v_shop   bigint; v_day date; v_done int := 0;
begin
  select p.shop_id into v_from from purge_place p where p.walk = 'visits' for update;
  select max(s.shop_id), count(*) into v_last, v_looked
  from (select shop_id from shop where shop_id > v_from order by shop_id limit p_limit) s;
  for v_shop in
    select s.shop_id from shop s where s.shop_id > v_from and s.shop_id <= v_last
      and (exists (select from visit v where v.shop_id = s.shop_id and v.day < v_end)
        or exists (select from goods_event g where g.shop_id = s.shop_id and g.day < v_end))
    order by s.shop_id
  loop
    loop
      select least(
        (select v.day from visit v where v.shop_id = v_shop and v.day < v_end order by v.day limit 1),
        (select g.day from goods_event g where g.shop_id = v_shop and g.day < v_end order by g.day limit 1)) into v_day;
      exit when v_day is null;
      -- A day of few rows costs as much as twenty: a sum is saved and a row of counts is written.
      v_done := v_done + 20 + visit_day_close(v_shop, v_day, greatest(p_limit - v_done, 1));
      if v_done >= p_limit then
        update purge_place set shop_id = v_shop - 1 where walk = 'visits';
        return p_limit;
      end if;
    end loop;
  end loop;
  update purge_place set shop_id = case when v_looked = p_limit then v_last else 0 end where walk = 'visits';
  return case when v_looked = p_limit then p_limit else least(v_done, p_limit - 1) end;
end
$$;

-- Deletes sessions that ended long ago, from where the walk has come to: how many it looked at. One stays while a device is
-- called because of it, and as the last of its person. Those of a year stay, whatever is asked for.
create function session_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := least(p_before, now() - interval '365 days');
  v_from   timestamptz;
  v_to     timestamptz;
  v_looked int;
begin
  select p.at into v_from from purge_place p where p.walk = 'sessions' for update;
  select max(o.ends_at), count(*) into v_to, v_looked from (
    select s.ends_at from session s where s.ends_at > v_from and s.ends_at < v_before order by s.ends_at limit p_limit) o;
  delete from session s where s.ends_at > v_from and s.ends_at <= v_to
    and not exists (select from push_device d where d.shop_id = s.shop_id and d.session_hash = s.token_hash)
    and exists (select from session n where n.person_id = s.person_id
      and (n.seen_at, n.token_hash) > (s.seen_at, s.token_hash));
  update purge_place set at = case when v_looked = p_limit then v_to else '-infinity' end where walk = 'sessions';
  return v_looked;
end
$$;

-- Deletes old notices, and facts that became notices or have no words, as `visit_forget` walks. What lies within a day of
-- the last collecting stays, because collecting looks there again; so does a notice that is still being sent.
create function notice_forget_old(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := least(p_before, now() - interval '365 days');
  v_from   bigint; v_last bigint; v_looked int;
  v_shop   bigint; v_cut timestamptz;
  v_rows   int; v_done int := 0;
begin
  select p.shop_id into v_from from purge_place p where p.walk = 'notices' for update;
  select max(b.shop_id), count(*) into v_last, v_looked
  from (select shop_id from notice_box where shop_id > v_from order by shop_id limit p_limit) b;
  for v_shop, v_cut in
    select b.shop_id, c.at from notice_box b
    cross join lateral (select least(v_before, b.collected_to - interval '1 day') as at) c
    where b.shop_id > v_from and b.shop_id <= v_last and b.collected_to is not null
      and ((select t.at from notice t where t.shop_id = b.shop_id order by t.n limit 1) < c.at
        or exists (select from event e where e.shop_id = b.shop_id and e.at < c.at))
    order by b.shop_id
  loop
    -- By number, which is the order of collecting.
    delete from notice t where t.shop_id = v_shop and t.at < v_cut and t.n in (
      select o.n from notice o where o.shop_id = v_shop order by o.n limit greatest(p_limit - v_done, 1))
      and not exists (select from notice_delivery d where d.shop_id = v_shop and d.n = t.n);
    get diagnostics v_rows = row_count;
    v_done := v_done + v_rows;
    delete from event e where e.shop_id = v_shop and e.id in (
      select o.id from event o where o.shop_id = v_shop and o.at < v_cut order by o.at limit greatest(p_limit - v_done, 1));
    get diagnostics v_rows = row_count;
    v_done := v_done + v_rows + 1;
    if v_done >= p_limit then
      update purge_place set shop_id = v_shop - 1 where walk = 'notices';
      return p_limit;
    end if;
  end loop;
  update purge_place set shop_id = case when v_looked = p_limit then v_last else 0 end where walk = 'notices';
  return case when v_looked = p_limit then p_limit else least(v_done, p_limit - 1) end;
end
$$;

-- Empties the lists of quotes whose checkout is over since a day: an order has them as its lines and parcels.
create function quote_empty(p_shops bigint[], p_ids uuid[]) returns int
language sql security definer set search_path = public, pg_temp as $$
  with emptied as (
    update quote q set lines = '[]', parcels = '[]'
    from unnest(p_shops, p_ids) as e (shop_id, id)
    where q.shop_id = e.shop_id and q.id = e.id and q.expires_at < now() - interval '1 day'
      and exists (select from checkout c where c.shop_id = q.shop_id and c.id = q.id and c.state <> 'open')
    returning 1)
  select count(*)::int from emptied
$$;
revoke all on function visit_day_facts, visit_day_add, visit_day_close, visit_forget, session_forget, notice_forget_old,
  quote_empty from public;
grant execute on function visit_day_facts, visit_forget, session_forget, notice_forget_old, quote_empty to stockless_app;

-- part: keys
alter table visit_day add constraint visit_day_shop foreign key (shop_id) references shop (shop_id);
alter table visit_late_sum add constraint visit_late_sum_shop foreign key (shop_id) references shop (shop_id);
