-- room: checkout
-- why:  a shop that is new and not verified takes a bounded number of orders a day; the storefront says so
--       before it takes money.
-- lock: new table only.

create table order_guard (
  shop_id    bigint not null,
  day        date   not null,
  used       int    not null check (used >= 0),
  allowed    int    not null,
  primary key (shop_id, day),
  check (used <= allowed)
);

grant select, insert, update on order_guard to stockless_app;
