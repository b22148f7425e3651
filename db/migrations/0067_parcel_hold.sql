-- room: orders
-- why:  a carrier's scan that cannot be right (delivered before it was ever handed over, scanned long before its label,
--       delivered in another country) moves no order and no money until a person has decided about it, or the buyer has
--       said that the goods are there.
-- lock: new table only; safe while serving.

create table parcel_hold (
  shop_id    bigint      not null,
  id         uuid        not null,
  order_id   uuid        not null,
  n          int         not null,
  reason     text        not null check (reason in ('no_acceptance', 'before_label', 'other_country')),
  carrier    text        not null,
  tracking   text        not null,
  held_at    timestamptz not null,
  ended_at   timestamptz,
  outcome    text        check (outcome in ('cleared', 'refused', 'received', 'explained')),
  decided_by uuid,
  note       text,
  primary key (shop_id, id),
  foreign key (shop_id, order_id, n) references parcel,
  check ((ended_at is null) = (outcome is null)),
  -- A person decides with a reason. A buyer's word needs none, nor do scans that came in the wrong order.
  check (outcome is null or outcome in ('received', 'explained') or (decided_by is not null and coalesce(length(note), 0) >= 10))
);
create unique index parcel_hold_open on parcel_hold (shop_id, order_id, n) where ended_at is null;
create index parcel_hold_waiting on parcel_hold (held_at) where ended_at is null;
grant select, insert on parcel_hold to stockless_app;
grant update (ended_at, outcome, decided_by, note) on parcel_hold to stockless_app;
