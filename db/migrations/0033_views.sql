-- room: statistics
-- why:  what visitors look at, put into carts and take to a checkout is counted from what was really seen: one row a
--       visitor, day of the shop, goods and kind, never changed. A visit knows where it came from.
-- lock: a new table, and a column with a default.

-- `visitor` is the same keyed hash as in `visit`. A `click` is a view that came from a list.
create table goods_event (
  shop_id  bigint      not null,
  day      date        not null,
  visitor  bytea       not null check (length(visitor) = 16),
  goods_id uuid        not null,
  kind     text        not null check (kind in ('view', 'click', 'cart', 'checkout')),
  at       timestamptz not null,
  primary key (shop_id, day, visitor, goods_id, kind)
);
create index goods_event_at on goods_event (shop_id, kind, at);
create index goods_event_goods on goods_event (shop_id, goods_id, kind, at);

alter table visit add column source text not null default 'direct'
  check (source in ('direct', 'shared', 'search', 'explore', 'other'));

grant select, insert on goods_event to stockless_app;

-- part: keys
alter table goods_event add constraint goods_event_shop foreign key (shop_id) references shop;
