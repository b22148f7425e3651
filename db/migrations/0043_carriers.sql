-- room: orders
-- why:  what a warehouse does with a parcel before its carrier has it (picked, packed, handed over) are facts of their own,
--       with time and person: they move no order and no money. Suppliers' own programs come in by keys, of which only
--       the hash is kept. Carriers without a webhook are asked, and how far is remembered.
-- lock: new tables; an index on parcels that are under way.

-- Taking a step back deletes its row; the audit keeps that it was there.
create table parcel_step (
  shop_id   bigint      not null,
  order_id  uuid        not null,
  n         int         not null,
  step      text        not null check (step in ('picked', 'packed', 'handed_over')),
  -- The step before, which must be there: nothing is packed that was not picked.
  after     text generated always as (case step when 'packed' then 'picked' when 'handed_over' then 'packed' end) stored,
  at        timestamptz not null,
  person_id uuid        not null,
  primary key (shop_id, order_id, n, step)
);
grant select, insert, delete on parcel_step to stockless_app;

-- A key is one of five places of its supplier while it lives; a revoked one has none.
create table supplier_key (
  id           uuid        not null primary key,
  supplier_id  uuid        not null,
  slot         int         check (slot between 1 and 5),
  name         text        not null check (length(name) between 1 and 60),
  hash         bytea       not null unique check (length(hash) = 32),
  -- The key's last four signs, so that its person knows it again.
  tail         text        not null check (length(tail) = 4),
  scopes       text[]      not null check (cardinality(scopes) between 1 and 2 and scopes <@ array['tracking', 'stock']),
  made_by      uuid        not null,
  created_at   timestamptz not null,
  last_used_at timestamptz,
  revoked_at   timestamptz,
  unique (supplier_id, slot),
  check ((slot is null) = (revoked_at is not null))
);
grant select, insert on supplier_key to stockless_app;
grant update (slot, last_used_at, revoked_at) on supplier_key to stockless_app;

-- How far a carrier that has no webhook was asked.
create table carrier_poll (
  carrier  text        not null primary key check (carrier ~ '^[a-z0-9-]{2,30}$'),
  since    timestamptz not null,
  asked_at timestamptz not null,
  fails    int         not null default 0 check (fails between 0 and 1000)
);
grant select, insert on carrier_poll to stockless_app;
grant update (since, asked_at, fails) on carrier_poll to stockless_app;
create index parcel_under_way on parcel (carrier, labelled_at, shop_id, order_id, n) where state in ('labelled', 'shipped');

-- part: keys
alter table parcel_step add constraint parcel_step_parcel foreign key (shop_id, order_id, n) references parcel;
alter table parcel_step add constraint parcel_step_after foreign key (shop_id, order_id, n, after)
  references parcel_step (shop_id, order_id, n, step) deferrable initially deferred;
alter table supplier_key add constraint supplier_key_supplier foreign key (supplier_id) references supplier;
alter table supplier_key add constraint supplier_key_maker foreign key (made_by) references operator;
