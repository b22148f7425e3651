-- room: sharing
-- why:  a merchant makes a short link for each place where they share their shop or one of its goods, and sees how many
--       visitors came by it. A visitor counts once a day and link, by the same keyed mark of the day as every visit.
-- lock: new tables and a function only.

-- The address of a link never changes; its name does, and an archived link goes on leading where it led.
create table share_link (
  shop_id     bigint not null,
  id          uuid not null,
  -- The last part of its address: small letters and digits that look like no other.
  code        text not null check (code ~ '^[a-hjkmnp-z2-9]{8}$'),
  name        text not null check (length(name) between 1 and 40),
  -- Null for the shop itself.
  goods_id    uuid,
  -- Its place among the links that are not archived: a shop has so many and no more.
  slot        smallint check (slot between 1 and 100),
  version     integer not null default 1,
  created_at  timestamptz not null,
  archived_at timestamptz,
  primary key (shop_id, id),
  constraint share_link_shop foreign key (shop_id) references shop (shop_id),
  constraint share_link_code unique (shop_id, code),
  constraint share_link_slot unique (shop_id, slot),
  constraint share_link_archived check ((slot is null) = (archived_at is not null))
);

-- One visitor, one day of the shop's clock, one link. Nothing else of the visitor is kept.
create table link_visit (
  shop_id bigint not null,
  link_id uuid not null,
  day     date not null,
  visitor bytea not null check (length(visitor) = 16),
  -- Which kind of page the browser came from.
  source  text not null check (source in ('direct', 'search', 'explore', 'other')),
  at      timestamptz not null,
  primary key (shop_id, link_id, day, visitor),
  constraint link_visit_link foreign key (shop_id, link_id) references share_link (shop_id, id)
);
create index link_visit_old on link_visit (day);

-- What is left of the visitors of one link on one day whose rows are gone.
create table link_day (
  shop_id  bigint not null,
  link_id  uuid not null,
  day      date not null,
  source   text not null check (source in ('direct', 'search', 'explore', 'other')),
  visitors integer not null check (visitors > 0),
  primary key (shop_id, link_id, day, source),
  constraint link_day_link foreign key (shop_id, link_id) references share_link (shop_id, id)
);

grant select, insert on share_link to stockless_app;
grant update (name, slot, version, archived_at) on share_link to stockless_app;
grant select, insert on link_visit to stockless_app;
grant select on link_day to stockless_app;

-- Turns rows of one shop that are before a day into counts: how many it turned, at most about so many.
create function link_visit_close(p_shop bigint, p_before date, p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with old as (
    select v.link_id, v.day, v.visitor from link_visit v where v.shop_id = p_shop and v.day < p_before
    order by v.link_id, v.day, v.visitor limit p_limit
  ), gone as (
    delete from link_visit v using old o
    where v.shop_id = p_shop and v.link_id = o.link_id and v.day = o.day and v.visitor = o.visitor
    returning v.link_id, v.day, v.source
  ), added as (
    insert into link_day as d (shop_id, link_id, day, source, visitors)
    select p_shop, g.link_id, g.day, g.source, count(*)::int from gone g group by g.link_id, g.day, g.source
    on conflict (shop_id, link_id, day, source) do update set visitors = d.visitors + excluded.visitors
  )
  select count(*)::int from gone
$$;

-- The same for all shops, one after the other, until so many rows are turned. Rows of the last 60 days stay, whatever is
-- asked for.
create function link_visit_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_end  date := (least(p_before, now() - interval '60 days') at time zone 'UTC')::date - 1;
  v_shop bigint; v_done int := 0;
begin
  for v_shop in select distinct v.shop_id from link_visit v where v.day < v_end order by 1 limit p_limit loop
    exit when v_done >= p_limit;
    v_done := v_done + link_visit_close(v_shop, v_end, p_limit - v_done);
  end loop;
  return v_done;
end
$$;
revoke all on function link_visit_close, link_visit_forget from public;
grant execute on function link_visit_forget to stockless_app;
