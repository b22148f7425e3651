-- room: showcase
-- why:  the showcase says of each product in how many orders of thirty days it was. Counted anew at each look, that took
--       as long as the shop had sold: days that are over are counted once.
-- lock: a new table; safe while serving.

-- In how many orders goods were that were paid on a day of UTC that is over.
create table goods_sold_day (
  shop_id  bigint not null,
  day      date   not null,
  goods_id uuid   not null,
  orders   int    not null check (orders > 0),
  primary key (shop_id, day, goods_id),
  constraint goods_sold_day_shop foreign key (shop_id) references shop
);
grant select on goods_sold_day to stockless_app;

-- Counts the days from `p_first` on to before `p_until` that come after the newest counted one, and drops what is older than
-- `p_first`. Whatever lies in this span before the newest day has been counted: a day without rows had no order.
create function goods_sold_save(p_shop bigint, p_first date, p_until date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_first date;
begin
  select greatest(p_first, max(d.day) + 1) into v_first from goods_sold_day d where d.shop_id = p_shop;
  if v_first >= p_until then return; end if;
  insert into goods_sold_day (shop_id, day, goods_id, orders)
  select p_shop, (o.paid_at at time zone 'UTC')::date, l.goods_id, count(distinct l.order_id)
  from shop_order o join order_line l on l.shop_id = o.shop_id and l.order_id = o.id
  where o.shop_id = p_shop and l.shop_id = p_shop
    and o.paid_at >= v_first::timestamp at time zone 'UTC' and o.paid_at < p_until::timestamp at time zone 'UTC'
  group by 2, 3
  on conflict do nothing;
  delete from goods_sold_day where shop_id = p_shop and day < p_first;
end
$$;
revoke all on function goods_sold_save from public;
grant execute on function goods_sold_save to stockless_app;
