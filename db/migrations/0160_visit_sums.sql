-- room: statistics
-- why:  a shop's own page of itself counted every visit it ever had. Those before one moment are counted once and kept; what
--       is written more than half an hour after it happened says that it is late, and is found by an index of its own.
-- lock: none: a new table.

create table visit_sum (
  shop_id  bigint not null,
  -- Visits before this moment that are not late are in the sum.
  until    timestamptz not null,
  visitors bigint not null check (visitors >= 0),
  primary key (shop_id, until),
  constraint visit_sum_shop foreign key (shop_id) references shop (shop_id)
);
grant select, insert on visit_sum to stockless_app;
