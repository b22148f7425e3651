-- room: configuration
-- why:  languages, carriers, texts of tracking steps, channels and the brand are changed in the console, as documents with
--       a version: what stood before stays, and name and operator change only by two people. Goods have a state, each of
--       their versions is kept, and types can be retired.
-- lock: new tables; columns with constant defaults; one check of a table of showcases is made again (not valid, so at once).

-- The newest version of a kind counts. `legal` is what people trust an instance by: two owners.
create table configuration (
  kind         text        not null check (kind in ('languages', 'carriers', 'steps', 'channels', 'look', 'legal')),
  version      int         not null check (version > 0),
  body         jsonb       not null check (jsonb_typeof(body) = 'object'),
  why          text        not null default '' check (length(why) <= 2000),
  made_by      uuid        not null,
  made_at      timestamptz not null,
  confirmed_by uuid       ,
  primary key (kind, version),
  check ((kind = 'legal') = (confirmed_by is not null)),
  check (confirmed_by is null or confirmed_by <> made_by)
);

create table legal_proposal (
  id          uuid        not null primary key,
  version     int         not null check (version >= 0),
  body        jsonb       not null check (jsonb_typeof(body) = 'object'),
  why         text        not null check (length(btrim(why)) between 10 and 2000),
  made_by     uuid        not null,
  made_at     timestamptz not null,
  state       text        not null default 'proposed' check (state in ('proposed', 'confirmed', 'declined')),
  decided_by  uuid       ,
  decided_at  timestamptz,
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> made_by),
  unique (id, made_by, decided_by, state)
);
create unique index legal_proposal_open on legal_proposal ((true)) where state = 'proposed';
create index legal_proposal_new on legal_proposal (made_at desc, id);

-- Logos, drawn anew: PNG.
create table brand_logo (
  hash    text        not null primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes   bytea       not null check (length(bytes) between 1 and 200000),
  made_by uuid        not null,
  made_at timestamptz not null
);

grant select, insert on configuration, brand_logo to stockless_app;
grant select, insert (id, version, body, why, made_by, made_at) on legal_proposal to stockless_app;
grant update (state, decided_by, decided_at) on legal_proposal to stockless_app;

alter table goods_type
  add column version    int not null default 1,
  add column retired_at timestamptz;
grant update (version, retired_at) on goods_type to stockless_app;

alter table goods
  add column state        text not null default 'active'
    check (state in ('draft', 'in_review', 'active', 'suspended', 'retired')),
  add column state_reason text not null default '' check (length(state_reason) <= 500),
  add constraint goods_state_says check (state not in ('suspended', 'retired') or length(btrim(state_reason)) >= 10);
grant update (state, state_reason) on goods to stockless_app;
create index goods_by_state on goods (state, created_at desc, id desc) where state <> 'active';
create index goods_by_supplier on goods (supplier_id, created_at desc, id desc);
create index goods_by_gtin on goods (gtin) where gtin <> '';
create index goods_by_picture on goods (picture) where picture <> '';
create index goods_by_title on goods (lower(title), id);
create index goods_by_cost on goods (cost_units desc, id desc);

-- Each step of a goods' life, with who took it and why.
create table goods_move (
  goods_id   uuid        not null references goods,
  id         uuid        not null,
  from_state text        not null,
  to_state   text        not null,
  reason     text        not null default '' check (length(reason) <= 500),
  made_by    uuid        not null,
  made_at    timestamptz not null,
  primary key (goods_id, id),
  check ((from_state, to_state) in (('draft', 'in_review'), ('in_review', 'active'), ('in_review', 'draft'),
    ('active', 'suspended'), ('suspended', 'active'), ('draft', 'retired'), ('active', 'retired'), ('suspended', 'retired'))),
  check ((from_state, to_state) not in (('in_review', 'draft'), ('active', 'suspended'), ('draft', 'retired'),
    ('active', 'retired'), ('suspended', 'retired')) or length(btrim(reason)) >= 10)
);

-- What goods said and cost from which version on.
create table goods_version (
  goods_id        uuid        not null references goods,
  version         int         not null check (version > 0),
  cost_units      bigint      not null,
  suggested_units bigint      not null,
  title           text        not null,
  made_at         timestamptz not null,
  -- Null for a file.
  made_by         uuid       ,
  why             text        not null default '' check (length(why) <= 500),
  primary key (goods_id, version)
);

grant select, insert on goods_move, goods_version to stockless_app;

alter table showcase_item drop constraint showcase_item_delist_reason_check;
alter table showcase_item add constraint showcase_item_delist_reason_check
  check (delist_reason in ('out_of_stock', 'below_break_even', 'withdrawn')) not valid;
