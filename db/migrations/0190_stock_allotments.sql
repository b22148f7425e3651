-- room: goods
-- why:  a checkout locked the row of stock that all shops share until it was committed, so the orders of one product waited for
--       each other, and on a cluster, where that row is copied to every node, the orders of all shops did. Pieces are allotted
--       to shops, and a checkout takes them from its shop's own row. `allotted` is exact; `reserved` becomes a sum for lists.
-- lock: a new table; rows of stock with reserved pieces are written once. All nodes are stopped meanwhile.

-- Pieces that were given to a shop: free ones, which the shop may sell, and those that open checkouts and unshipped orders hold.
create table stock_allotment (
  shop_id  bigint      not null,
  goods_id uuid        not null,
  free     bigint      not null check (free >= 0),
  reserved bigint      not null default 0 check (reserved >= 0),
  used_at  timestamptz not null,
  primary key (shop_id, goods_id)
);
create index stock_allotment_goods on stock_allotment (goods_id);

insert into stock_allotment (shop_id, goods_id, free, reserved, used_at)
select h.shop_id, h.goods_id, 0, sum(h.qty), now()
from (
  select q.shop_id, l.goods_id, l.qty
  from checkout c join quote q on q.shop_id = c.shop_id and q.id = c.id
  cross join jsonb_to_recordset(q.lines) as l (goods_id uuid, qty bigint)
  where c.state = 'open'
  union all
  select l.shop_id, l.goods_id, l.qty
  from order_line l
  join parcel p on p.shop_id = l.shop_id and p.order_id = l.order_id and p.supplier_id = l.supplier_id
  where p.shipped_at is null and p.state <> 'cancelled'
) h
group by h.shop_id, h.goods_id;

-- What is on hand is what was allotted and what is free for all. `reserved` is written a moment after the allotments and is never
-- more than what was allotted; `summed_at` is when it was read.
alter table stock add column allotted bigint not null default 0, add column summed_at timestamptz not null default '-infinity';
update stock s set allotted = greatest(s.reserved, a.reserved)
from (select goods_id, sum(reserved)::bigint as reserved from stock_allotment group by goods_id) a
where a.goods_id = s.goods_id;
update stock set allotted = reserved where reserved > allotted;
alter table stock
  add constraint stock_allotted_check check (allotted <= on_hand),
  add constraint stock_reserved_allotted check (reserved <= allotted);

grant select, insert, delete, update (free, reserved, used_at) on stock_allotment to stockless_app;

-- Tops a shop's allotments up from what is free for all, and gives the goods of which that is too little. `p_wishes` is what is to
-- be free for all calls that wait beside this one; a lot takes one piece more of each `p_part` that are free for all, at most
-- `p_most` more. In the order of goods ids: the rows that all shops share are locked first, as every move of pieces locks them.
create function stock_refill(p_shop bigint, p_goods uuid[], p_needs bigint[], p_wishes bigint[], p_part bigint, p_most bigint,
  p_at timestamptz, p_subject uuid, p_kind text, p_look timestamptz) returns uuid[]
language plpgsql set search_path = public, pg_temp as $$
declare
  v_goods uuid[];
  v_frees bigint[];
  v_owned uuid[];
  v_owns  bigint[];
  v_short uuid[];
  v_lots  uuid[];
  v_qtys  bigint[];
begin
  perform s.goods_id from stock s where s.goods_id = any (p_goods) order by s.goods_id for update;
  -- Goods that were withdrawn are given to nobody.
  select array_agg(s.goods_id), array_agg(s.on_hand - s.allotted) into v_goods, v_frees
  from stock s join goods g on g.id = s.goods_id where s.goods_id = any (p_goods) and g.state = 'active';
  select array_agg(a.goods_id), array_agg(a.free) into v_owned, v_owns
  from stock_allotment a where a.shop_id = p_shop and a.goods_id = any (p_goods);
  select array_agg(l.goods_id order by l.goods_id) filter (where l.free is null or l.own + l.free < l.need),
    array_agg(l.goods_id order by l.goods_id) filter (where l.free > 0 and l.wish > l.own),
    array_agg(least(l.free, l.wish - l.own + least(l.free / p_part, p_most)) order by l.goods_id)
      filter (where l.free > 0 and l.wish > l.own)
  into v_short, v_lots, v_qtys
  from (
    select n.goods_id, n.need, n.wish, k.free, coalesce(o.own, 0) as own
    from unnest(p_goods, p_needs, p_wishes) as n (goods_id, need, wish)
    left join unnest(v_goods, v_frees) as k (goods_id, free) on k.goods_id = n.goods_id
    left join unnest(v_owned, v_owns) as o (goods_id, own) on o.goods_id = n.goods_id
  ) l;
  if v_lots is not null then
    update stock s set allotted = s.allotted + n.qty, reserved = least(s.reserved, s.allotted + n.qty)
    from unnest(v_lots, v_qtys) as n (goods_id, qty) where s.goods_id = n.goods_id;
    insert into stock_allotment as a (shop_id, goods_id, free, used_at)
    select p_shop, n.goods_id, n.qty, p_at from unnest(v_lots, v_qtys) as n (goods_id, qty)
    on conflict (shop_id, goods_id) do update
      set free = a.free + excluded.free, used_at = greatest(a.used_at, excluded.used_at);
    insert into timer as t (shop_id, subject, kind, due_at) values (p_shop, p_subject, p_kind, p_look)
    on conflict (shop_id, subject, kind) do update set due_at = least(t.due_at, excluded.due_at);
  end if;
  return coalesce(v_short, '{}');
end
$$;
revoke all on function stock_refill from public;
grant execute on function stock_refill to stockless_app;
