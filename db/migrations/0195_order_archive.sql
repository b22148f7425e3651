-- room: orders
-- why:  an order that was over long ago kept ten rows of steps, five of emails and two of scans, each with indexes of its own:
--       a third of all that an order leaves. 400 days after its end they are lists in one row, with the same facts. And the
--       emails of an order were looked for among all of its shop.
-- lock: a new table; an index on the table of moves, which has some sixty rows; emails wait while an index is built, about a
--       second for a million of them.

-- A number of each move, for lists. It follows from the row, so that a migration that adds a move need not know of it.
create function order_rule_code(p_move text, p_from text, p_to text, p_actor text) returns integer
language sql immutable parallel safe as $$
  select ('x' || left(md5(p_move || ' ' || p_from || ' ' || p_to || ' ' || p_actor), 7))::bit(28)::integer
$$;
create unique index order_rule_code on order_rule (order_rule_code(move, from_status, to_status, actor));

create index letter_checkout on letter (shop_id, checkout_id);

-- What is left of the rows of an order that ended more than 400 days ago. Lists of one prefix belong together. The step in
-- place n had the version n, was written down when it happened where no other time stands, and its reason, where it had one,
-- stands in `step_reasons` under its number. Emails are those
-- to the address of the checkout about a fact of the order itself, whose key was the order's id and the kind; what was not
-- sent, because there was nothing to say any more, has no tries.
create table order_archive (
  shop_id           bigint        not null,
  order_id          uuid          not null,
  step_rules        integer[]     not null,
  step_ats          timestamptz[] not null,
  step_recorded_ats timestamptz[] not null,
  step_reasons      jsonb         not null default '{}',
  email_ids         uuid[]        not null,
  email_kinds       text[]        not null,
  email_ats         timestamptz[] not null,
  email_ended_ats   timestamptz[] not null,
  email_tries       smallint[]    not null,
  scan_ids          text[]        not null,
  scan_parcels      smallint[]    not null,
  scan_carriers     text[]        not null,
  scan_codes        text[]        not null,
  scan_ats          timestamptz[] not null,
  scan_recorded_ats timestamptz[] not null,
  scan_places       text[]        not null,
  scan_raws         text[]        not null,
  primary key (shop_id, order_id),
  check (cardinality(step_rules) = cardinality(step_ats) and cardinality(step_rules) = cardinality(step_recorded_ats)
    and cardinality(step_rules) > 0),
  check (cardinality(email_ids) = cardinality(email_kinds) and cardinality(email_ids) = cardinality(email_ats)
    and cardinality(email_ids) = cardinality(email_ended_ats) and cardinality(email_ids) = cardinality(email_tries)),
  check (cardinality(scan_ids) = cardinality(scan_parcels) and cardinality(scan_ids) = cardinality(scan_carriers)
    and cardinality(scan_ids) = cardinality(scan_codes) and cardinality(scan_ids) = cardinality(scan_ats)
    and cardinality(scan_ids) = cardinality(scan_recorded_ats))
);
grant select on order_archive to stockless_app;
insert into purge_place (walk) values ('orders');

-- Moves the rows of those orders of a shop that ended before a moment: how many orders. An order stays where its
-- payment was written late, because sums of days read that step, where a scan was held, which people judged beside the
-- others, or where its steps are not 1, 2, 3 and so on.
create function order_archive_some(p_shop bigint, p_orders uuid[], p_before timestamptz) returns int
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select o.id from shop_order o
    where o.shop_id = p_shop and o.id = any(p_orders) and o.status in ('completed', 'cancelled') and o.case_id is null
      and greatest(o.updated_at, coalesce(o.completed_at, o.cancelled_at))
        < least(p_before, now() - interval '365 days')
      and not exists (select from order_archive a where a.shop_id = p_shop and a.order_id = o.id)
      and not exists (select from parcel_hold h where h.shop_id = p_shop and h.order_id = o.id)
      and (select count(*) = max(e.version)
          and bool_and(e.recorded_at < p_before and (e.version > 1 or e.recorded_at - e.at <= interval '30 minutes'))
        from order_event e where e.shop_id = p_shop and e.order_id = o.id)
    for update
  ), steps as (
    delete from order_event e using due d where e.shop_id = p_shop and e.order_id = d.id returning e.*
  ), emails as (
    delete from letter l using due d
    where l.shop_id = p_shop and l.checkout_id = d.id and l.once_key = d.id || ':' || l.kind
      and (l.state = 'sent' and l.tries > 0 or l.state = 'unwanted' and l.tries = 0)
      and l.to_email is null and l.facts = '{}' and l.failure = '' and l.tried_at = l.ended_at
      and l.created_at < p_before and l.tries < 32767
    returning l.*
  ), scans as (
    delete from tracking_event t using due d
    where t.shop_id = p_shop and t.order_id = d.id and t.n < 32767 returning t.*
  ), step_lists as (
    select s.order_id,
      array_agg(order_rule_code(s.move, s.from_status, s.to_status, s.actor) order by s.version) as rules,
      array_agg(s.at order by s.version) as ats,
      array_agg(nullif(s.recorded_at, s.at) order by s.version) as recorded_ats,
      coalesce(jsonb_object_agg(s.version::text, s.reason) filter (where s.reason <> ''), '{}') as reasons
    from steps s group by s.order_id
  ), email_lists as (
    select e.checkout_id, array_agg(e.id order by e.created_at, e.id) as ids,
      array_agg(e.kind order by e.created_at, e.id) as kinds,
      array_agg(e.created_at order by e.created_at, e.id) as ats,
      array_agg(e.ended_at order by e.created_at, e.id) as ended_ats,
      array_agg(e.tries::smallint order by e.created_at, e.id) as tries
    from emails e group by e.checkout_id
  ), scan_lists as (
    select s.order_id, array_agg(s.event_id order by s.at, s.event_id) as ids,
      array_agg(s.n::smallint order by s.at, s.event_id) as parcels,
      array_agg(s.carrier order by s.at, s.event_id) as carriers,
      array_agg(s.code order by s.at, s.event_id) as codes,
      array_agg(s.at order by s.at, s.event_id) as ats,
      array_agg(s.recorded_at order by s.at, s.event_id) as recorded_ats,
      case when bool_or(s.place <> '') then array_agg(s.place order by s.at, s.event_id) else '{}' end as places,
      case when bool_or(s.raw <> '') then array_agg(s.raw order by s.at, s.event_id) else '{}' end as raws
    from scans s group by s.order_id
  ), written as (
    insert into order_archive (shop_id, order_id, step_rules, step_ats, step_recorded_ats, step_reasons, email_ids,
      email_kinds, email_ats, email_ended_ats, email_tries, scan_ids, scan_parcels, scan_carriers, scan_codes, scan_ats,
      scan_recorded_ats, scan_places, scan_raws)
    select p_shop, s.order_id, s.rules, s.ats, s.recorded_ats, s.reasons, coalesce(e.ids, '{}'), coalesce(e.kinds, '{}'),
      coalesce(e.ats, '{}'), coalesce(e.ended_ats, '{}'), coalesce(e.tries, '{}'), coalesce(t.ids, '{}'),
      coalesce(t.parcels, '{}'), coalesce(t.carriers, '{}'), coalesce(t.codes, '{}'), coalesce(t.ats, '{}'),
      coalesce(t.recorded_ats, '{}'), coalesce(t.places, '{}'), coalesce(t.raws, '{}')
    from step_lists s left join email_lists e on e.checkout_id = s.order_id left join scan_lists t on t.order_id = s.order_id
    returning 1
  )
  select count(*)::int from written
$$;

-- Moves the rows of old orders, shop by shop along the times of their steps, from where the walk has come to: at most about
-- so many orders, or a look at so many shops. Its answer is the limit where there may be more, less at the end.
create function order_archive_old(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := least(p_before, now() - interval '365 days');
  v_shop   bigint; v_at timestamptz; v_to timestamptz; v_cut timestamptz;
  v_orders uuid[];
  v_done   int := 0; v_looked int := 0;
begin
  select p.shop_id, p.at into v_shop, v_at from purge_place p where p.walk = 'orders' for update;
  loop
    -- No step goes that sums were not made of (0198).
    select least(v_before, coalesce(max(s.seen_to) + interval '1 microsecond', '-infinity')) into v_cut from order_sum s where s.shop_id = v_shop;
    select array_agg(distinct e.order_id), max(e.recorded_at) into v_orders, v_to
    from (select o.order_id, o.recorded_at from order_event o
      where o.shop_id = v_shop and o.recorded_at > v_at and o.recorded_at < v_cut
      order by o.recorded_at limit 2 * p_limit) e;
    if v_to is null then
      select min(s.shop_id) into v_shop from shop s where s.shop_id > v_shop;
      v_at := '-infinity';
      v_looked := v_looked + 1;
      exit when v_shop is null;
    else
      v_done := v_done + order_archive_some(v_shop, v_orders, v_cut);
      v_at := v_to;
      -- Steps of what is not over are looked at too.
      v_looked := v_looked + p_limit / 10;
    end if;
    if v_done >= p_limit or v_looked >= p_limit then
      update purge_place set shop_id = v_shop, at = v_at where walk = 'orders';
      return p_limit;
    end if;
  end loop;
  update purge_place set shop_id = 0, at = '-infinity' where walk = 'orders';
  return least(v_done, p_limit - 1);
end
$$;

-- As before, and of the lists too.
create or replace function buyer_erase(p_shop bigint, p_order uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from buyer_erasure where shop_id = p_shop and order_id = p_order) then
    raise exception 'no erasure of this buyer is on record';
  end if;
  if not exists (select from shop_order where shop_id = p_shop and id = p_order
      and (released_at is not null or cancelled_at is not null) and case_id is null) then
    raise exception 'this order has not ended';
  end if;
  -- Every text but the country, which taxes are counted by.
  update shop_order set buyer_name = '', customer_ref = '', cancel_reason = case when cancel_kind = 'buyer' then '' else cancel_reason end,
    buyer = (select jsonb_object_agg(key, case when key = 'country' then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb else 'null'::jsonb end) from jsonb_each(buyer))
    where shop_id = p_shop and id = p_order;
  update checkout set customer_ref = '',
    buyer = (select jsonb_object_agg(key, case when key = 'country' then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb else 'null'::jsonb end) from jsonb_each(buyer))
    where shop_id = p_shop and id = p_order;
  update letter set to_email = null, facts = '{}' 
    where shop_id = p_shop and checkout_id = p_order;
  update contract_withdrawal set name = '-', email = '', statement = '{}' where shop_id = p_shop and order_id = p_order;
  update return_case set text = '', plea_text = '' where shop_id = p_shop and order_id = p_order;
  update order_event set reason = '' where shop_id = p_shop and order_id = p_order and actor = 'buyer';
  update order_archive a set step_reasons = (select coalesce(jsonb_object_agg(s.version, s.reason), '{}')
      from jsonb_each(a.step_reasons) as s (version, reason)
      join order_rule r
        on order_rule_code(r.move, r.from_status, r.to_status, r.actor) = a.step_rules[s.version::int] where r.actor <> 'buyer')
    where a.shop_id = p_shop and a.order_id = p_order and a.step_reasons <> '{}';
  update comment_text t set signer = '-', mark = '[]', mark_kind = 'typed'
    from order_comment c where c.shop_id = p_shop and c.order_id = p_order and t.shop_id = c.shop_id
    and t.comment_id = c.id and t.kind in ('comment', 'follow_up');
end
$$;

revoke all on function order_archive_some, order_archive_old from public;
grant execute on function order_archive_old to stockless_app;

-- part: keys
alter table order_archive add constraint archive_order foreign key (shop_id, order_id) references shop_order (shop_id, id);
