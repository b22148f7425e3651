-- room: statistics
-- why:  visitors are counted from what was really seen: one row a visitor and day of the shop, and never changed.
-- lock: new tables only.

-- `visitor` is a keyed hash of address, browser and day: it tells visitors of one day apart and nothing else.
create table visit (
  shop_id bigint      not null,
  day     date        not null,
  visitor bytea       not null check (length(visitor) = 16),
  at      timestamptz not null,
  primary key (shop_id, day, visitor)
);
create index visit_at on visit (shop_id, at);

grant select, insert on visit to stockless_app;

-- part: keys
alter table visit add constraint visit_shop foreign key (shop_id) references shop;
