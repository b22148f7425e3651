-- room: notifications
-- why:  what a merchant was told, numbered in the order in which it came, and how far it was read. Collected from
--       facts that other rooms keep anyway, so that selling pays nothing for it.
-- lock: new tables; the index on order_event holds writers of orders for as long as it is built.

create table notice (
  shop_id  bigint      not null,
  -- The place in the shop's list: what was collected later has a higher one, so that nothing is born read.
  n        bigint      not null check (n > 0),
  id       uuid        not null,
  -- The fact it tells: 'order:<order>:<version>' or 'event:<id>'. Collected twice, it is told once.
  once_key text        not null check (length(once_key) between 3 and 200),
  code     text        not null check (length(code) between 2 and 60),
  kind     text        not null check (kind in ('order', 'wallet', 'case', 'review', 'service', 'system', 'ad')),
  severity text        not null check (severity in ('info', 'action', 'urgent')),
  facts    jsonb       not null,
  at       timestamptz not null,
  -- Read one by one; what is below the mark of the box is read as well.
  read_at  timestamptz,
  primary key (shop_id, n),
  unique (shop_id, id),
  unique (shop_id, once_key)
);
create index notice_unread on notice (shop_id, n) include (kind, severity) where read_at is null;
create index notice_kind on notice (shop_id, kind, n);

-- One row a shop: how far its facts were collected, how far they were read, and when it wants to be left alone.
create table notice_box (
  shop_id      bigint      not null primary key,
  last_n       bigint      not null default 0 check (last_n >= 0),
  collected_to timestamptz,
  -- Everything up to here is read: "mark all read" moves one number, however much there is.
  read_to      bigint      not null default 0,
  read_to_at   timestamptz,
  -- The last "mark all read" and where the mark stood before, to take it back.
  undo_mark    uuid,
  undo_to      bigint,
  -- Minutes of the day in the reader's zone; from after to spans midnight.
  quiet_from   smallint    check (quiet_from between 0 and 1439),
  quiet_to     smallint    check (quiet_to between 0 and 1439),
  check (read_to between 0 and last_n),
  check ((undo_mark is null) = (undo_to is null)),
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from is null or quiet_from <> quiet_to)
);

-- What happened to a shop's orders since it was last asked.
create index order_event_new on order_event (shop_id, recorded_at);

grant select, insert on notice, notice_box to stockless_app;
grant update (read_at) on notice to stockless_app;
grant update (last_n, collected_to, read_to, read_to_at, undo_mark, undo_to, quiet_from, quiet_to)
  on notice_box to stockless_app;
