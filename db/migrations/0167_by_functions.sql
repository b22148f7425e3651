-- room: orders
-- why:  what the application could choose or insert is given by functions. A provider's payment was evidence once in each
--       shop, and so could prove an order in each of two: it is evidence once in the instance, on a cluster too. The sums of
--       a shop's days could be any: they are counted by the database. The id of an auction goes into its draw, and the
--       process that draws chose it: whoever knows the day's seed could try ids until the draw suits them, and leave out
--       of the log what they did not like. An id is now the day, the number of a process on that day and a count, both
--       given without gaps: what was left out is a gap that anybody finds.
-- lock: new tables, one of them filled once from all evidence; a column with a default that writes nothing anew; rights and
--       functions otherwise.

-- Which evidence a payment of a provider is, under `provider:payment`. Two shops have two shards: a unique index of evidence
-- could hold within a shop alone.
create table payment_reference (
  key         text        not null primary key check (length(key) between 3 and 400),
  shop_id     bigint      not null,
  evidence_id uuid        not null,
  at          timestamptz not null
);
grant select on payment_reference to stockless_app;

-- Evidence from before: where one payment proves two orders already, the first one has it.
insert into payment_reference (key, shop_id, evidence_id, at)
select provider || ':' || provider_payment, shop_id, id, recorded_at from payment_evidence
order by recorded_at, shop_id, id
on conflict do nothing;

-- Writes down that a payment was captured, with its evidence: its id, null where it had been, or where another amount was
-- asked for. 23505 where the provider's payment is evidence of another one, in whatever shop, or its event was used before.
create function payment_evidence_enter(p_shop bigint, p_id uuid, p_payment uuid, p_asset text, p_units bigint,
  p_provider text, p_provider_payment text, p_event text, p_grade text, p_facts jsonb, p_payload_hash bytea,
  p_captured timestamptz, p_now timestamptz) returns uuid
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_payment payment;
begin
  update payment set captured_units = units
  where shop_id = p_shop and id = p_payment and captured_units = 0
    and coalesce(pay_units, units) = p_units and coalesce(pay_currency, currency) = p_asset
  returning * into v_payment;
  if v_payment.id is null then
    return null;
  end if;
  insert into payment_reference (key, shop_id, evidence_id, at)
  values (p_provider || ':' || p_provider_payment, p_shop, p_id, p_now);
  insert into payment_evidence (shop_id, id, checkout_id, provider, provider_payment, event_id, currency, units,
    pay_currency, pay_units, grade, facts, payload_hash, captured_at, recorded_at)
  values (p_shop, p_id, v_payment.checkout_id, p_provider, p_provider_payment, p_event, v_payment.currency,
    v_payment.units, v_payment.pay_currency, v_payment.pay_units, p_grade, p_facts, p_payload_hash, p_captured, p_now);
  return p_id;
end
$$;
revoke all on function payment_evidence_enter from public;
grant execute on function payment_evidence_enter to stockless_checkout;
revoke insert on payment_evidence from stockless_checkout;
revoke update (captured_units) on payment from stockless_checkout;

revoke insert on shop_day from stockless_app;

-- Sums up days that are over by a clock, each once: a day that has its sums keeps them. What says of itself that it is late
-- is no part of them.
create function shop_day_save(p_shop bigint, p_tz text, p_days date[]) returns void
language sql security definer
set search_path = public, pg_temp as $$
  insert into shop_day (shop_id, tz, day, orders, quantity, sold_units, refunded_units, profit_units,
    from_direct, from_shared, from_search, from_explore, from_other, views, carts, checkouts)
  select p_shop, p_tz, d.day, o.orders - l.orders, o.quantity - l.quantity, o.sold - l.sold,
    r.units, t.units, v.direct, v.shared, v.search, v.explore, v.other, g.views, g.carts, g.checkouts
  from (
    select n.day, n.day::timestamp at time zone p_tz as from_at, (n.day + 1)::timestamp at time zone p_tz as to_at
    from unnest(p_days) as n (day)
  ) d
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(o.quantity), 0) as quantity,
      coalesce(sum(o.total_units), 0) as sold
    from shop_order o where o.shop_id = p_shop and o.paid_at >= d.from_at and o.paid_at < d.to_at
  ) o
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(o.quantity), 0) as quantity,
      coalesce(sum(o.total_units), 0) as sold
    from order_event e join shop_order o on o.shop_id = p_shop and o.id = e.order_id
    where e.shop_id = p_shop and e.version = 1 and e.recorded_at - e.at > interval '30 minutes'
      and e.at >= d.from_at and e.at < d.to_at
  ) l
  cross join lateral (
    select coalesce(sum(r.units), 0) as units from refund r
    where r.shop_id = p_shop and r.created_at >= d.from_at and r.created_at < d.to_at
      and r.order_id is not null
  ) r
  cross join lateral (
    select coalesce(sum(case when kind = 'accept_shop' then units else -units end), 0) as units from transfer
    where shop_id = p_shop
      and (debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
        or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'))
      and kind in ('accept_shop', 'return_held', 'return_available', 'return_advance')
      and at >= d.from_at and at < d.to_at
  ) t
  cross join lateral (
    select count(*) filter (where v.source = 'direct')::int as direct,
      count(*) filter (where v.source = 'shared')::int as shared,
      count(*) filter (where v.source = 'search')::int as search,
      count(*) filter (where v.source = 'explore')::int as explore,
      count(*) filter (where v.source = 'other')::int as other
    from visit v where v.shop_id = p_shop and not v.late and v.at >= d.from_at and v.at < d.to_at
  ) v
  cross join lateral (
    select count(distinct (g.day, g.visitor)) filter (where g.kind = 'view')::int as views,
      count(distinct (g.day, g.visitor)) filter (where g.kind = 'cart')::int as carts,
      count(distinct (g.day, g.visitor)) filter (where g.kind = 'checkout')::int as checkouts
    from goods_event g
    where g.shop_id = p_shop and g.kind = any('{view,cart,checkout}'::text[]) and not g.late
      and g.at >= d.from_at and g.at < d.to_at
  ) g
  order by d.day
  on conflict (shop_id, tz, day) do nothing
$$;
revoke all on function shop_day_save from public;
grant execute on function shop_day_save to stockless_app;

-- Days that began before have ids without numbers.
alter table ad_day add column numbered boolean not null default true;
update ad_day set numbered = false where entries > 0;

-- A process that draws on a day, from 1 on without gaps, and how many of its auctions are in the log.
create table ad_lane (
  day       date        not null,
  lane      int         not null check (lane between 1 and 9999),
  auctions  int         not null default 0 check (auctions >= 0),
  opened_at timestamptz not null,
  primary key (day, lane)
);
grant select on ad_lane to stockless_app;

-- Gives the next number of a process on a day; null where the day is closed or nobody promised it.
create function ad_lane_open(p_day date, p_at timestamptz) returns int
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_lane int;
begin
  perform from ad_day d where d.day = p_day and d.revealed_at is null for update;
  if not found then
    return null;
  end if;
  insert into ad_lane (day, lane, opened_at)
  select p_day, coalesce(max(l.lane), 0) + 1, p_at from ad_lane l where l.day = p_day
  returning lane into v_lane;
  return v_lane;
end
$$;

-- The id of an auction: readable, and a UUID of version 8. domain/ads/auction-id.ts is its twin.
create function ad_auction_id(p_day date, p_lane int, p_number int) returns uuid
language sql immutable parallel safe as $$
  select (to_char(p_day::timestamp, 'YYYYMMDD') || '-' || lpad(p_lane::text, 4, '0') || '-8000-8000-'
    || lpad(p_number::text, 12, '0'))::uuid
$$;

-- Writes entries behind the log of a day, with their numbers, hashes and heads: their count, null where the day is closed.
-- Refused with SL003 where an auction is not the next one of its process: none is left out, and none comes again.
create function ad_log_append(p_day date, p_kinds text[], p_pools text[], p_bodies text[], p_auctions uuid[],
  p_ats timestamptz[]) returns int
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_n        int;
  v_head     text;
  v_hash     text;
  v_numbered boolean;
  v_lane     int;
begin
  select d.entries, d.head, d.numbered into v_n, v_head, v_numbered from ad_day d
  where d.day = p_day and d.revealed_at is null for update;
  if not found then
    return null;
  end if;
  for i in 1..coalesce(cardinality(p_kinds), 0) loop
    if p_kinds[i] = 'auction' then
      if p_auctions[i]::text is distinct from p_bodies[i]::jsonb -> 'auction' ->> 'id' then
        raise exception 'an auction of % is logged as %', p_day, p_auctions[i] using errcode = 'SL003';
      end if;
      if v_numbered then
        update ad_lane l set auctions = l.auctions + 1
        where l.day = p_day and l.lane::text = ltrim(split_part(p_auctions[i]::text, '-', 2), '0')
          and ad_auction_id(p_day, l.lane, l.auctions + 1) = p_auctions[i]
        returning l.lane into v_lane;
        if v_lane is null then
          raise exception 'auction % is not the next one of %', p_auctions[i], p_day using errcode = 'SL003';
        end if;
        v_lane := null;
      end if;
    end if;
    v_n := v_n + 1;
    v_hash := encode(sha256(convert_to(p_bodies[i], 'UTF8')), 'hex');
    v_head := encode(sha256(convert_to(v_head || v_hash, 'UTF8')), 'hex');
    insert into ad_log (day, n, kind, pool, hash, head, body, auction_id, at)
    values (p_day, v_n, p_kinds[i], p_pools[i], v_hash, v_head, p_bodies[i], p_auctions[i], p_ats[i]);
  end loop;
  update ad_day d set entries = v_n, head = v_head where d.day = p_day;
  return v_n;
end
$$;

revoke all on function ad_lane_open, ad_auction_id, ad_log_append from public;
grant execute on function ad_lane_open, ad_log_append to stockless_app;
revoke insert on ad_log, ad_day from stockless_app;
revoke update (entries, head) on ad_day from stockless_app;
grant insert (day, version, commit_hash, seed, blind, viewer_salt, committed_at, head) on ad_day to stockless_app;

-- part: keys
alter table ad_lane add constraint ad_lane_day foreign key (day) references ad_day (day);
