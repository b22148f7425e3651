-- room: discounts
-- why:  a merchant sells two to six products of the showcase together for less (docs/decisions/0211). What it takes off stands on
--       the lines of an order as a price for several pieces does.
-- lock: a new table.

create table bundle (
  shop_id    bigint not null,
  bundle_id  uuid not null,
  slot       integer not null check (slot between 1 and 20),
  -- One piece of each, in the merchant's order.
  goods      uuid[] not null check (cardinality(goods) between 2 and 6),
  -- What they cost together.
  units      bigint not null check (units between 1 and 6000000000),
  is_on      boolean not null,
  version    integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id, bundle_id),
  unique (shop_id, slot),
  constraint bundle_shop foreign key (shop_id) references shop (shop_id)
);
grant select, insert, delete on bundle to stockless_app;
grant update (goods, units, is_on, version, changed_at) on bundle to stockless_app;
