-- room: showcase
-- why:  goods are sold at a lower price from one moment to another. The price before, and the one that may be shown beside
--       it as a reduction, are the database's: it keeps which price was asked when, and nobody can type either
--       (docs/decisions/0195). And goods have prices for several pieces.
-- lock: new tables; columns without a value on showcase_item. The history of prices begins with one row for each item.

-- Which price goods were asked at since when; null where they were not on sale. Written by functions alone.
create table price_history (
  shop_id     bigint not null,
  goods_id    uuid not null,
  at          timestamptz not null,
  price_units bigint check (price_units >= 1),
  primary key (shop_id, goods_id, at)
);
insert into price_history (shop_id, goods_id, at, price_units)
  select shop_id, goods_id, updated_at, case when status = 'listed' then price_units end from showcase_item;
grant select on price_history to stockless_app;

-- A period in which chosen goods are sold at a lower price.
create table sale (
  shop_id    bigint not null,
  id         uuid not null,
  name       text not null check (length(name) between 1 and 60),
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  state      text not null default 'planned' check (state in ('planned', 'running', 'ended')),
  version    integer not null default 1,
  created_at timestamptz not null,
  primary key (shop_id, id),
  constraint sale_shop foreign key (shop_id) references shop (shop_id),
  constraint sale_period check (ends_at > starts_at and ends_at <= starts_at + interval '92 days')
);
create index sale_listed on sale (shop_id, created_at desc, id desc);

-- Goods of a sale and their price in it; why they were left out, where they were.
create table sale_item (
  shop_id     bigint not null,
  sale_id     uuid not null,
  goods_id    uuid not null,
  price_units bigint not null check (price_units between 1 and 1000000000),
  left_out    text check (left_out in ('gone', 'other_sale', 'not_lower', 'below_break_even')),
  primary key (shop_id, sale_id, goods_id),
  constraint sale_item_sale foreign key (shop_id, sale_id) references sale (shop_id, id)
);
grant select, insert on sale, sale_item to stockless_app;
grant update (ends_at, state, version) on sale to stockless_app;
grant update (left_out) on sale_item to stockless_app;

alter table showcase_item
  add column sale_id uuid,
  add column list_units bigint,
  add column compare_units bigint,
  add column quantity_kind text,
  add column quantity_from int[],
  add column quantity_units bigint[],
  add constraint item_sale check ((sale_id is null) = (list_units is null)),
  add constraint item_list check (list_units > price_units),
  -- What may be shown as the price before: never above the price that was really the lowest.
  add constraint item_compare check (compare_units is null or sale_id is not null and compare_units > price_units),
  add constraint item_quantity check (
    (quantity_kind is null) = (quantity_from is null) and (quantity_kind is null) = (quantity_units is null)
    and (quantity_kind is null or quantity_kind in ('each', 'set'))
    and coalesce(cardinality(quantity_from), 1) between 1 and 3
    and coalesce(cardinality(quantity_from), 0) = coalesce(cardinality(quantity_units), 0)
    and coalesce(quantity_from[1], 2) >= 2);
create index showcase_on_sale on showcase_item (shop_id, sale_id) where sale_id is not null;
grant update (quantity_kind, quantity_from, quantity_units) on showcase_item to stockless_app;

-- Notes what goods are asked at now, where it is something else than before: the row says so, not the caller.
create function showcase_price_note(p_shop bigint, p_goods uuid[], p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into price_history (shop_id, goods_id, at, price_units)
  select p_shop, g.id, p_at, case when i.status = 'listed' then i.price_units end
  from unnest(p_goods) as g (id)
  left join showcase_item i on i.shop_id = p_shop and i.goods_id = g.id
  left join lateral (select h.price_units, h.at from price_history h where h.shop_id = p_shop and h.goods_id = g.id
    order by h.at desc limit 1) l on true
  where l.at is null or l.at < p_at and l.price_units is distinct from case when i.status = 'listed' then i.price_units end
    or l.at = p_at
  on conflict (shop_id, goods_id, at) do update set price_units = case
    -- Within one moment the lowest price that was asked counts.
    when excluded.price_units is null then price_history.price_units
    else least(price_history.price_units, excluded.price_units) end
$$;

-- The lowest price that goods were really asked at in the 30 days before a moment; null where they were not on sale for the
-- whole time that a period of 30 days needs to be known.
create function showcase_lowest_price(p_shop bigint, p_goods uuid, p_at timestamptz) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select case when exists (
      select from price_history h where h.shop_id = p_shop and h.goods_id = p_goods and h.price_units is not null
        and h.at <= p_at - interval '30 days')
    then least(
      (select min(h.price_units) from price_history h where h.shop_id = p_shop and h.goods_id = p_goods
        and h.at > p_at - interval '30 days' and h.at <= p_at),
      (select h.price_units from price_history h where h.shop_id = p_shop and h.goods_id = p_goods
        and h.at <= p_at - interval '30 days' order by h.at desc limit 1)) end
$$;

-- Sets prices of goods: those in a sale leave it.
create function showcase_price_set(p_shop bigint, p_goods uuid[], p_units bigint[], p_at timestamptz)
returns table (goods_id uuid, version int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    update showcase_item i set price_units = n.units, sale_id = null, list_units = null, compare_units = null,
      version = i.version + 1, updated_at = p_at
    from unnest(p_goods, p_units) as n (id, units)
    where i.shop_id = p_shop and i.goods_id = n.id returning i.goods_id, i.version;
  perform showcase_price_note(p_shop, p_goods, p_at);
end
$$;

-- Begins a sale for goods that are in no other one and dearer than their price in it; gives those that take part. The
-- reduction begins now, so the price before is the lowest of the 30 days until now.
create function showcase_sale_begin(p_shop bigint, p_sale uuid, p_goods uuid[], p_units bigint[], p_at timestamptz)
returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    with low as (
      select n.id, n.units, showcase_lowest_price(p_shop, n.id, p_at) as lowest
      from unnest(p_goods, p_units) as n (id, units)
    )
    update showcase_item i set list_units = i.price_units, price_units = l.units, sale_id = p_sale,
      compare_units = case when l.lowest > l.units then least(l.lowest, i.price_units) end,
      version = i.version + 1, updated_at = p_at
    from low l
    where i.shop_id = p_shop and i.goods_id = l.id and i.sale_id is null and i.price_units > l.units
    returning i.goods_id;
  perform showcase_price_note(p_shop, p_goods, p_at);
end
$$;

-- Ends a sale: what is still in it is sold at the price before.
create function showcase_sale_end(p_shop bigint, p_sale uuid, p_at timestamptz) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_goods uuid[];
begin
  with ended as (
    update showcase_item i set price_units = i.list_units, list_units = null, sale_id = null, compare_units = null,
      version = i.version + 1, updated_at = p_at
    where i.shop_id = p_shop and i.sale_id = p_sale returning i.goods_id
  )
  select coalesce(array_agg(goods_id), '{}') into v_goods from ended;
  perform showcase_price_note(p_shop, v_goods, p_at);
  return query select unnest(v_goods);
end
$$;

-- Forgets prices that no period of 30 days can need: a newer one is older than 60 days.
create function showcase_price_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := least(p_before, now() - interval '60 days');
  v_gone   int;
begin
  delete from price_history h using (
    select p.shop_id, p.goods_id, p.at from price_history p
    where p.at < v_before and exists (select from price_history n
      where n.shop_id = p.shop_id and n.goods_id = p.goods_id and n.at > p.at and n.at < v_before)
    order by p.at limit p_limit) o
  where h.shop_id = o.shop_id and h.goods_id = o.goods_id and h.at = o.at;
  get diagnostics v_gone = row_count;
  return v_gone;
end
$$;
revoke all on function showcase_price_note, showcase_lowest_price, showcase_price_set, showcase_sale_begin,
  showcase_sale_end, showcase_price_forget from public;
grant execute on function showcase_price_note, showcase_lowest_price, showcase_price_set, showcase_sale_begin, showcase_sale_end,
  showcase_price_forget to stockless_app;
