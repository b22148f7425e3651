-- room: showcase
-- why:  a merchant looks through the warehouse over days: what they may want to sell later is a list of their own.
-- lock: a new table.

-- Goods that a shop saved for later. Each takes one of two hundred places, the lowest that nothing has.
create table saved_goods (
  shop_id  bigint      not null,
  goods_id uuid        not null,
  slot     int         not null check (slot between 1 and 200),
  saved_at timestamptz not null,
  primary key (shop_id, goods_id),
  unique (shop_id, slot),
  constraint saved_goods_shop foreign key (shop_id) references shop,
  constraint saved_goods_goods foreign key (goods_id) references goods
);
grant select, insert, delete on saved_goods to stockless_app;
