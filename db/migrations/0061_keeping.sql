-- room: privacy
-- why:  what nobody needs any more goes: what was sent long ago, browsers that left, views of campaigns that are over
--       (their counts stay). Erasing a person takes their devices and their confirmed address with it.
-- lock: four indexes are built while it waits, the one of views the longest; the rest is new.

create index notice_delivery_ended on notice_delivery (ended_at) where ended_at is not null;
create index push_device_ended on push_device (ended_at) where ended_at is not null;
create index ad_view_at on ad_view (at);
create index ad_refusal_minute on ad_refusal (minute);

-- A browser whose push service gave it another address stays the same device, and gets what waits for it.
grant update (endpoint, endpoint_hash) on push_device to stockless_app;

-- What ended is dropped; what waits to be sent is never.
create function notice_forget(p_before timestamptz, p_limit int)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sent int;
  v_devices int;
begin
  delete from notice_delivery where (shop_id, id) in (
    select shop_id, id from notice_delivery where ended_at < p_before order by ended_at limit p_limit);
  get diagnostics v_sent = row_count;
  delete from push_device where (shop_id, id) in (
    select d.shop_id, d.id from push_device d where d.ended_at < p_before
      and not exists (select from notice_delivery n where n.shop_id = d.shop_id and n.device_id = d.id)
    order by d.ended_at limit p_limit);
  get diagnostics v_devices = row_count;
  return v_sent + v_devices;
end
$$;
revoke all on function notice_forget from public;
grant execute on function notice_forget to stockless_app;

-- What is left of views and refusals whose rows are gone: how many, by the day of the shop's clock. Without a reason
-- they counted.
create table ad_past (
  shop_id     bigint not null,
  campaign_id uuid   not null,
  day         date   not null,
  kind        text   not null check (kind in ('view', 'click')),
  reason      text   not null,
  count       int    not null check (count > 0),
  primary key (shop_id, campaign_id, day, kind, reason)
);
grant select on ad_past to stockless_app;

-- The only way by which evidence goes: not before a year is over, and counted in the same statement.
create function ad_forget(p_before timestamptz, p_limit int)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_views int;
  v_refusals int;
begin
  if p_before > (select max(day)::timestamp at time zone 'UTC' from ad_day) - interval '365 days' then
    raise exception 'evidence is kept for a year';
  end if;
  with gone as (
    delete from ad_view where (shop_id, id) in (
      select shop_id, id from ad_view where at < p_before order by at limit p_limit)
    returning shop_id, campaign_id, at, coalesce(reason, '') as reason
  ), kept as (
    insert into ad_past as p (shop_id, campaign_id, day, kind, reason, count)
    select g.shop_id, g.campaign_id, (g.at at time zone coalesce(s.tz, 'UTC'))::date, 'view', g.reason, count(*)
    from gone g left join shop s on s.shop_id = g.shop_id group by 1, 2, 3, 5
    on conflict (shop_id, campaign_id, day, kind, reason) do update set count = p.count + excluded.count
  )
  select count(*) into v_views from gone;
  -- Those of shop 0 are nobody's.
  with gone as (
    delete from ad_refusal where (shop_id, campaign_id, kind, reason, minute) in (
      select shop_id, campaign_id, kind, reason, minute from ad_refusal where minute < p_before order by minute limit p_limit)
    returning shop_id, campaign_id, kind, reason, minute, count
  ), kept as (
    insert into ad_past as p (shop_id, campaign_id, day, kind, reason, count)
    select g.shop_id, g.campaign_id, (g.minute at time zone coalesce(s.tz, 'UTC'))::date, g.kind, g.reason, sum(g.count)
    from gone g left join shop s on s.shop_id = g.shop_id where g.shop_id <> 0 group by 1, 2, 3, 4, 5
    on conflict (shop_id, campaign_id, day, kind, reason) do update set count = p.count + excluded.count
  )
  select count(*) into v_refusals from gone;
  return v_views + v_refusals;
end
$$;
revoke all on function ad_forget from public;
grant execute on function ad_forget to stockless_app;

-- The person of a shop goes, and with them how they were reached. Campaigns stay as the books do, with opaque ids.
create function reach_erase_person(p_shop bigint, p_person uuid, p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from erasure where shop_id = p_shop and person_id = p_person
      and state in ('asked', 'done') and due_at <= p_at) then
    raise exception 'no erasure of this person is due';
  end if;
  if exists (select from account where shop_id = p_shop and debits <> credits and kind = 'ad_budget') then
    raise exception 'money of a campaign has not come back';
  end if;
  delete from notice_delivery where shop_id = p_shop;
  delete from push_endpoint where shop_id = p_shop;
  delete from push_device where shop_id = p_shop;
  delete from notice_reach where shop_id = p_shop;
  update notice_box set quiet_from = null, quiet_to = null where shop_id = p_shop;
  delete from ad_similar where shop_id = p_shop;
  update ad_support set note = 'Erased: the person of this shop wished to be forgotten.',
    ended_at = coalesce(ended_at, p_at) where shop_id = p_shop;
end
$$;
revoke all on function reach_erase_person from public;
grant execute on function reach_erase_person to stockless_app;
