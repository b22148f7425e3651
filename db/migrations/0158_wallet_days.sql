-- room: wallet
-- why:  the sums above a list of movements looked at every movement of the days that were asked for. What moved on a day
--       of UTC that is over is summed once, by kind, and kept.
-- lock: none: a new table.

create table wallet_day (
  shop_id     bigint not null,
  day         date not null,
  kind        text not null,
  debit_kind  text not null,
  credit_kind text not null,
  movements   integer not null check (movements > 0),
  units       bigint not null check (units > 0),
  primary key (shop_id, day, kind, debit_kind, credit_kind),
  constraint wallet_day_shop foreign key (shop_id) references shop (shop_id)
);
grant select, insert on wallet_day to stockless_app;
