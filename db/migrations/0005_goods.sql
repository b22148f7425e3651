-- room: goods
-- why:  the shared warehouse: suppliers, types, goods and their stock.
-- lock: new tables only.

create table supplier (
  id             uuid        not null primary key,
  code           text        not null unique,
  name           text        not null,
  country        text        not null,
  ship_fee_units bigint      not null check (ship_fee_units between 0 and 1000000000),
  dispatch_days  int         not null,
  days_p50       int         not null check (days_p50 > 0),
  days_p90       int         not null check (days_p90 >= days_p50),
  created_at     timestamptz not null
);

create table goods_type (
  id       text not null primary key,
  parent   text,
  name     text not null,
  position int  not null
);

create table goods (
  id                   uuid        not null primary key,
  code                 text        not null unique,
  title                text        not null,
  description          text        not null,
  type_id              text        not null references goods_type,
  supplier_id          uuid        not null references supplier,
  cost_units           bigint      not null check (cost_units between 1 and 1000000000),
  suggested_units      bigint      not null check (suggested_units between 1 and 1000000000),
  weight_grams         int         not null,
  picture              text        not null,
  maker                text        not null,
  warnings             text        not null,
  version              int         not null default 1,
  created_at           timestamptz not null,
  updated_at           timestamptz not null
);
create index goods_by_type on goods (type_id, created_at desc);
create index goods_new on goods (created_at desc, id desc);

-- `reserved` counts what open checkouts and unshipped orders hold; it leaves both when a parcel leaves.
create table stock (
  goods_id uuid   not null primary key,
  on_hand  bigint not null check (on_hand >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  check (reserved <= on_hand)
);

grant select, insert on supplier, goods_type, goods, stock to stockless_app;
grant update (parent, name, position) on goods_type to stockless_app;
grant update (title, description, type_id, supplier_id, cost_units, suggested_units, weight_grams, picture,
  maker, warnings, version, updated_at) on goods to stockless_app;
grant update on stock to stockless_app;
