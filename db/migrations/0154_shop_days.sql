-- room: statistics
-- why:  the figures of a month, and the line of a year, counted every order, visit and movement of those days at each
--       look. What happened on a day that is over is summed once and kept. What is written more than half an hour after it
--       happened is no part of the sum: it is found by indexes that hold nothing else, and added at each look.
-- lock: writers of visits, of what visitors did and of order events wait while three indexes are built.

create table shop_day (
  shop_id        bigint not null,
  -- The clock by which the day was cut.
  tz             text not null,
  day            date not null,
  orders         integer not null,
  quantity       bigint not null,
  sold_units     bigint not null,
  refunded_units bigint not null,
  -- Below zero where returns took more than sales gave.
  profit_units   bigint not null,
  -- Visitors by where they came from, then those who did something with goods.
  from_direct    integer not null,
  from_shared    integer not null,
  from_search    integer not null,
  from_explore   integer not null,
  from_other     integer not null,
  views          integer not null,
  carts          integer not null,
  checkouts      integer not null,
  primary key (shop_id, tz, day),
  constraint shop_day_shop foreign key (shop_id) references shop (shop_id)
);
grant select, insert on shop_day to stockless_app;

alter table visit add column late boolean not null default false;
alter table goods_event add column late boolean not null default false;
create index visit_late on visit (shop_id, at) where late;
create index goods_event_late on goods_event (shop_id, at) where late;

-- Orders that were paid well before they were heard of.
create index order_event_late on order_event (shop_id, at)
  where version = 1 and recorded_at - at > interval '30 minutes';
