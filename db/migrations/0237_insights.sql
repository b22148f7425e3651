-- room: statistics
-- why:  a merchant sees which sites visitors came from, how often the page of each product was viewed, and what was searched for
--       without a result. A visit names the host of the page before, without its path. Counts of days that are over are summed
--       once and stay when rows of visits go; words that were searched for are counted without a visitor.
-- lock: a column that may be null, a check that looks at no row, new tables, and an index on return cases that is built while
--       new cases wait.

-- The host of the page before, where another site was it: no path, no port, nothing of the shop's own site.
alter table visit add column host text;
alter table visit add constraint visit_host check (length(host) between 3 and 100) not valid;

-- Visitors of one shop on one day of its clock, by what is counted of them: those that came from a host, and those that viewed,
-- put into the cart or took to checkout one product (its id). The row `summed` says that the day has its sums: those of visits
-- that were written in time. What is late is a row of `visit` or `goods_event` until these go, and is added to the sum then.
create table visit_fact_day (
  shop_id  bigint  not null,
  day      date    not null,
  fact     text    not null check (fact in ('summed', 'host', 'view', 'cart', 'checkout')),
  subject  text    not null,
  visitors integer not null check (visitors >= 0),
  primary key (shop_id, day, fact, subject),
  constraint visit_fact_day_shop foreign key (shop_id) references shop (shop_id)
);

-- What was searched for in a shop on one day and found nothing. No visitor is stored with it.
create table search_miss (
  shop_id bigint  not null,
  day     date    not null,
  term    text    not null check (length(term) between 2 and 80),
  times   integer not null check (times > 0),
  primary key (shop_id, day, term),
  constraint search_miss_shop foreign key (shop_id) references shop (shop_id)
);
create index search_miss_old on search_miss (day);
create index case_made on return_case (shop_id, created_at);

grant select on visit_fact_day to stockless_app;
grant select, insert on search_miss to stockless_app;
grant update (times) on search_miss to stockless_app;

-- Sums the days from one to another that have no sums yet. Nothing may be written for them any more but what says of itself that
-- it is late. Two at once sum a day once: the second finds its mark.
create function visit_fact_save(p_shop bigint, p_from date, p_to date) returns void
language sql security definer set search_path = public, pg_temp as $$
  with mark as (
    insert into visit_fact_day (shop_id, day, fact, subject, visitors)
    select p_shop, p_from + n, 'summed', '', 0 from generate_series(0, p_to - p_from) as d (n) order by 2
    on conflict (shop_id, day, fact, subject) do nothing
    returning day
  )
  insert into visit_fact_day (shop_id, day, fact, subject, visitors)
  select p_shop, f.day, f.fact, f.subject, f.visitors from (
    select v.day, 'host' as fact, v.host as subject, count(*)::int as visitors
    from mark m join visit v on v.shop_id = p_shop and v.day = m.day
    where v.host is not null and not v.late group by v.day, v.host
    union all
    select g.day, g.kind, g.goods_id::text, count(*)::int
    from mark m join goods_event g on g.shop_id = p_shop and g.day = m.day
    where g.kind in ('view', 'cart', 'checkout') and not g.late group by g.day, g.kind, g.goods_id
  ) f
$$;

-- As in 0184, with the sums of the day by host and product: they are made before the first row goes, and late rows are added as
-- they go.
create or replace function visit_day_close(p_shop bigint, p_day date, p_limit int) returns int
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
  perform visit_fact_save(p_shop, p_day, p_day);
  -- The newest sum has all that those before it have.
  delete from visit_sum s where s.shop_id = p_shop
    and s.until < (select max(m.until) from visit_sum m where m.shop_id = p_shop);
  select v.visitor into v_to from visit v where v.shop_id = p_shop and v.day = p_day
  order by v.visitor offset p_limit - 1 limit 1;
  with gone as (
    delete from visit v where v.shop_id = p_shop and v.day = p_day and (v_to is null or v.visitor <= v_to)
    returning v.at, v.source, v.late, v.host
  ), added as (
    insert into visit_fact_day as d (shop_id, day, fact, subject, visitors)
    select p_shop, p_day, 'host', g.host, count(*)::int from gone g where g.late and g.host is not null group by g.host
    on conflict (shop_id, day, fact, subject) do update set visitors = d.visitors + excluded.visitors
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
    returning g.visitor, g.goods_id, g.kind, g.at, g.late
  ), added as (
    insert into visit_fact_day as d (shop_id, day, fact, subject, visitors)
    select p_shop, p_day, g.kind, g.goods_id::text, count(*)::int from gone g where g.late and g.kind <> 'click'
    group by g.kind, g.goods_id
    on conflict (shop_id, day, fact, subject) do update set visitors = d.visitors + excluded.visitors
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

-- Deletes what was searched for before a day, of all shops: how many rows. Those of the last 60 days stay, whatever is asked for.
create function search_miss_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_end  date := (least(p_before, now() - interval '60 days') at time zone 'UTC')::date - 1;
  v_shop bigint; v_more int; v_done int := 0;
begin
  for v_shop in select distinct m.shop_id from search_miss m where m.day < v_end order by 1 limit p_limit loop
    exit when v_done >= p_limit;
    with old as (
      select m.day, m.term from search_miss m where m.shop_id = v_shop and m.day < v_end
      order by m.day, m.term limit p_limit - v_done
    )
    delete from search_miss m using old o where m.shop_id = v_shop and m.day = o.day and m.term = o.term;
    get diagnostics v_more = row_count;
    v_done := v_done + v_more;
  end loop;
  return v_done;
end
$$;
revoke all on function visit_fact_save, search_miss_forget from public;
grant execute on function visit_fact_save, search_miss_forget to stockless_app;
