-- room: showcase
-- why:  programs read the goods of a showcase and of the warehouse in the order in which they changed. Goods that were
--       removed from a showcase leave a row for that, and stock notes when goods ran out or were there again.
-- lock: a new table; goods and showcases wait while an index is built, about a second for a million of them. The column is
--       added without a default, so no row of stock is written.

-- When a shop last removed goods from its showcase. It says nothing while the goods are in the showcase again.
create table showcase_removal (
  shop_id    bigint      not null,
  goods_id   uuid        not null,
  removed_at timestamptz not null,
  primary key (shop_id, goods_id)
);
alter table showcase_removal add constraint removal_shop foreign key (shop_id) references shop;
create index showcase_removed on showcase_removal (shop_id, removed_at, goods_id);
grant select, insert on showcase_removal to stockless_app;
grant update (removed_at) on showcase_removal to stockless_app;

create index showcase_item_changed on showcase_item (shop_id, updated_at, goods_id);
create index goods_changed on goods (updated_at, id);

-- Null as long as goods neither ran out nor came back. Counters move often and have no index: only a turn writes one.
alter table stock add column turned_at timestamptz;
create index stock_turned on stock (turned_at, goods_id) where turned_at is not null;
