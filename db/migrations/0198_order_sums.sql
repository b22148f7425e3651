-- room: orders
-- why:  how many orders of a shop are cancelled was counted by looking at each, and how many pieces it sold by reading all orders.
--       Both are sums now, of the steps and orders up to a place, as days and books have theirs. The walk that makes them lets
--       empty accounts go (0197).
-- lock: a new table; orders wait while an index on the steps of cancelled ones is built.

-- What a shop's orders come to. `cancelled`: how many were cancelled once all steps up to `seen_to` were made. `quantity`: the
-- pieces of its orders up to the number `up_to`.
create table order_sum (
  shop_id   bigint      not null primary key,
  seen_to   timestamptz not null,
  cancelled int         not null check (cancelled >= 0),
  up_to     int         not null check (up_to >= 0),
  quantity  bigint      not null check (quantity >= 0)
);
grant select on order_sum to stockless_app;
create index order_event_cancelled on order_event (shop_id, recorded_at) include (to_status)
  where to_status = 'cancelled' or from_status = 'cancelled';
insert into purge_place (walk) values ('closed');

-- Looks at the steps of one shop's orders that follow those that were seen, before a moment: how many. Steps of one moment are
-- seen together, because a batch of orders has one.
create function order_sum_save(p_shop bigint, p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_seen timestamptz; v_to timestamptz; v_up_to int; v_last int;
  v_steps int; v_cancelled int; v_orders uuid[];
begin
  select coalesce(max(s.seen_to), '-infinity'), coalesce(max(s.up_to), 0) into v_seen, v_up_to
  from order_sum s where s.shop_id = p_shop;
  select max(e.recorded_at) into v_to from (select o.recorded_at from order_event o
    where o.shop_id = p_shop and o.recorded_at > v_seen and o.recorded_at < p_before
    order by o.recorded_at limit p_limit) e;
  if v_to is null then
    return 0;
  end if;
  select count(*), count(*) filter (where e.to_status = 'cancelled') - count(*) filter (where e.from_status = 'cancelled'),
    array_agg(e.order_id) filter (where e.to_status in ('completed', 'cancelled'))
  into v_steps, v_cancelled, v_orders
  from order_event e where e.shop_id = p_shop and e.recorded_at > v_seen and e.recorded_at <= v_to;
  if v_orders is not null then
    perform account_leave_some(p_shop, v_orders);
  end if;
  select least(k.last_number, v_up_to + 10 * p_limit) into v_last from order_counter k where k.shop_id = p_shop;
  insert into order_sum as s (shop_id, seen_to, cancelled, up_to, quantity)
  select p_shop, v_to, v_cancelled, v_last, coalesce((select sum(o.quantity) from shop_order o
    where o.shop_id = p_shop and o.number > v_up_to and o.number <= v_last), 0)
  on conflict (shop_id) do update set seen_to = excluded.seen_to, cancelled = s.cancelled + excluded.cancelled,
    up_to = excluded.up_to, quantity = s.quantity + excluded.quantity;
  perform book_sum_save(p_shop, 250000) from book b
  where b.shop_id = p_shop and b.last_seq - (select coalesce(max(m.up_to), 0) from book_sum m where m.shop_id = p_shop) >= 2000;
  return v_steps;
end
$$;

-- The same, shop by shop from where the walk has come to: at most about so many steps, or so many shops. Its answer is the
-- limit where there may be more, less at the end.
create function order_close_old(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last bigint; v_shop bigint;
  v_steps int; v_done int := 0;
begin
  select p.shop_id into v_last from purge_place p where p.walk = 'closed' for update;
  loop
    select min(s.shop_id) into v_shop from shop s where s.shop_id > v_last;
    exit when v_shop is null;
    v_steps := order_sum_save(v_shop, p_before, p_limit);
    v_done := v_done + v_steps + 1;
    -- There may be more of this shop where a look was full.
    if v_steps < p_limit then
      v_last := v_shop;
    end if;
    if v_done >= p_limit then
      update purge_place set shop_id = v_last where walk = 'closed';
      return p_limit;
    end if;
  end loop;
  update purge_place set shop_id = 0 where walk = 'closed';
  return least(v_done, p_limit - 1);
end
$$;
revoke all on function order_sum_save, order_close_old from public;
grant execute on function order_close_old to stockless_app;

-- part: keys
alter table order_sum add constraint order_sum_shop foreign key (shop_id) references shop (shop_id);
