-- room: showcase
-- why:  the merchant's own order, why goods went off sale by themselves, ten minutes to take a slip back, and
--       the rule by which prices are set.
-- lock: new columns have constant defaults; showcase_item is written once to give every row its place.

-- Higher stands further up. Places lie far apart, so that one row moves without touching the others.
alter table showcase_item add column place bigint not null default 0;
alter table showcase_item add column delist_reason text
  check (delist_reason in ('out_of_stock', 'below_break_even'));
alter table showcase_item add constraint showcase_reason_off check (delist_reason is null or status = 'delisted');

update showcase_item i set place = n.place
from (
  select shop_id, goods_id, row_number() over (partition by shop_id order by created_at, goods_id) * 1048576 as place
  from showcase_item
) n
where i.shop_id = n.shop_id and i.goods_id = n.goods_id;
alter table showcase_item alter column place drop default;
create index showcase_place on showcase_item (shop_id, place desc, goods_id desc);

-- Who must hear that goods changed: shops that sell them, and shops where they went off sale by themselves.
drop index showcase_goods;
create index showcase_goods on showcase_item (goods_id) where status = 'listed' or delist_reason is not null;

grant update (place, delist_reason) on showcase_item to stockless_app;

-- What was done to the showcase a moment ago, and can be taken back once.
create table showcase_undo (
  shop_id     bigint      not null,
  id          uuid        not null,
  kind        text        not null check (kind in ('add', 'remove', 'price')),
  row_count   int         not null check (row_count between 1 and 500),
  -- The shop's day whose removals are given back.
  deleted_day date,
  until       timestamptz not null,
  used_at     timestamptz,
  created_at  timestamptz not null,
  primary key (shop_id, id),
  check ((kind = 'remove') = (deleted_day is not null))
);
create index showcase_undo_open on showcase_undo (shop_id, until);

-- Each row as it was, and the version it was given: whoever changed it since was later. What was added was
-- nothing before; what was removed is nothing after.
create table showcase_undo_row (
  shop_id       bigint not null,
  undo_id       uuid   not null,
  goods_id      uuid   not null,
  version_after int,
  price_units   bigint,
  status        text,
  delist_reason text,
  place         bigint,
  version       int,
  created_at    timestamptz,
  updated_at    timestamptz,
  primary key (shop_id, undo_id, goods_id),
  check (version_after is not null or version is not null)
);

grant select, insert, delete on showcase_undo, showcase_undo_row to stockless_app;
grant update (used_at) on showcase_undo to stockless_app;

-- One band a place of the arrays: from which cost it counts, and what is put on top.
create table price_rule (
  shop_id      bigint      not null primary key,
  from_units   bigint[]    not null,
  percent_bps  int[]       not null,
  add_units    bigint[]    not null,
  ending       text        not null check (ending in ('none', '99', '95', '90')),
  on_cost_rise text        not null check (on_cost_rise in ('follow', 'delist')),
  version      int         not null default 1,
  updated_at   timestamptz not null,
  check (coalesce(cardinality(from_units), 0) between 1 and 6),
  check (cardinality(percent_bps) = cardinality(from_units) and cardinality(add_units) = cardinality(from_units)),
  check (from_units[1] = 0)
);

grant select, insert, delete on price_rule to stockless_app;
grant update (from_units, percent_bps, add_units, ending, on_cost_rise, version, updated_at) on price_rule
  to stockless_app;

-- part: keys
alter table showcase_undo add constraint undo_shop foreign key (shop_id) references shop;
alter table showcase_undo_row add constraint undo_row_undo foreign key (shop_id, undo_id) references showcase_undo
  on delete cascade;
alter table price_rule add constraint rule_shop foreign key (shop_id) references shop;
