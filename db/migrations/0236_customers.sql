-- room: customers
-- why:  a merchant knows their buyers only order by order. A customer is a buyer as this shop knows them again: by a keyed
--       reference of their address, never by the address. What the merchant writes about them can be deleted, and goes with
--       the buyer's data.
-- lock: none: new tables.

create table customer (
  shop_id     bigint      not null,
  -- Known again in this shop only; no address can be computed from it.
  ref         text        not null check (length(ref) = 43),
  -- Orders up to `customer_cursor.up_to`, with those that were cancelled.
  orders      integer     not null check (orders > 0),
  last_number integer     not null,
  last_at     timestamptz not null,
  tags        text[]      not null default '{}' check (cardinality(tags) <= 10),
  version     integer     not null default 1,
  primary key (shop_id, ref),
  constraint customer_last foreign key (shop_id, last_number) references shop_order (shop_id, number)
);
create index customer_recent on customer (shop_id, last_number desc);
create index customer_frequent on customer (shop_id, orders desc, last_number desc);

-- Up to which order number buyers of a shop were gathered.
create table customer_cursor (
  shop_id bigint  not null primary key,
  up_to   integer not null check (up_to >= 0),
  constraint customer_cursor_shop foreign key (shop_id) references shop (shop_id)
);

-- What the merchant wrote down about a customer.
create table customer_note (
  shop_id bigint      not null,
  id      uuid        not null,
  ref     text        not null,
  -- Of a customer's notes which one.
  slot    integer     not null check (slot between 1 and 50),
  body    text        not null check (length(body) between 1 and 1000),
  at      timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, ref, slot),
  constraint customer_note_of foreign key (shop_id, ref) references customer (shop_id, ref)
);

grant select, insert, delete on customer to stockless_app;
grant update (orders, last_number, last_at, tags, version) on customer to stockless_app;
grant select, insert on customer_cursor to stockless_app;
grant update (up_to) on customer_cursor to stockless_app;
grant select, insert, delete on customer_note to stockless_app;
