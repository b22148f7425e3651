-- room: desk
-- why:  people of the console keep views of lists, have files made of them, and find any of a million orders at once.
-- lock: new tables; the indexes of orders are built while writes wait, a second for each 100,000 orders.

create table saved_view (
  id         uuid        not null primary key,
  person_id  uuid        not null,
  -- One of a person's places for views: nobody fills the table.
  slot       int         not null check (slot between 1 and 50),
  list       text        not null,
  name       text        not null check (length(name) between 1 and 60),
  query      jsonb       not null,
  is_shared  boolean     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (person_id, slot),
  unique (person_id, list, name)
);
create index saved_view_shared on saved_view (list) where is_shared;

create table view_default (
  person_id uuid not null,
  list      text not null,
  view_id   uuid not null references saved_view on delete cascade,
  primary key (person_id, list)
);
create index view_default_view on view_default (view_id);

create table list_export (
  id         uuid        not null primary key,
  person_id  uuid        not null,
  slot       int         not null check (slot between 1 and 3),
  list       text        not null,
  query      jsonb       not null,
  language   text        not null,
  state      text        not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- The place of the next batch; null at the beginning and after the end.
  after_value text,
  after_id   text,
  rows       int         not null default 0 check (rows between 0 and 100000),
  rows_expected int      not null,
  parts      int         not null default 0,
  sha256     text check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name  text        not null,
  created_at timestamptz not null,
  ended_at   timestamptz,
  expires_at timestamptz not null,
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state = 'done') = (sha256 is not null)),
  check ((after_value is null) = (after_id is null))
);
-- A person has no more files made at the same time than there are slots.
create unique index list_export_slot on list_export (person_id, slot) where ended_at is null;
create index list_export_expires on list_export (expires_at);

-- A letter of an order that was sent again: so often in a day, by whom and why.
create table letter_again (
  shop_id    bigint      not null,
  letter_id  uuid        not null,
  day        date        not null,
  n          int         not null check (n between 1 and 3),
  person_id  uuid        not null,
  why        text        not null check (length(why) >= 10),
  created_at timestamptz not null,
  primary key (shop_id, letter_id, day, n)
);

grant select, insert, update, delete on saved_view, view_default to stockless_app;
grant select, insert, update, delete on list_export to stockless_app;
grant select, insert on letter_again to stockless_app;

-- Orders of all shops, as the console looks for them.
create index order_desk_paid on shop_order (paid_at desc, id desc);
create index order_desk_status on shop_order (status, paid_at desc, id desc);
create index order_desk_country on shop_order (country, paid_at desc, id desc);
create index order_desk_currency on shop_order (currency, paid_at desc, id desc);
create index order_desk_total on shop_order (total_units desc, id desc);
create index order_desk_email on shop_order (lower(buyer ->> 'email'));
create index order_desk_name on shop_order (lower(buyer_name) text_pattern_ops);
create index parcel_desk_tracking on parcel (tracking) where tracking is not null;
create index parcel_desk_shipment on parcel (supplier_id, shop_id, order_id);
create index case_escalated on return_case (created_at) where state = 'escalated';
