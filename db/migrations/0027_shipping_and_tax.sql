-- room: checkout
-- why:  what delivery, tax and duty cost and what a currency is worth are tables with a version, a source and a date:
--       imported whole, never changed in place, so every quote can say by which rule it was priced.
-- lock: new tables; adds columns that have a default.

-- One price list of a supplier. Its newest version counts for new quotes; the earlier ones say how old quotes came about.
create table ship_table (
  supplier_id uuid        not null references supplier,
  version     int         not null check (version > 0),
  source      text        not null check (source <> ''),
  from_day    date        not null,
  hash        bytea       not null check (length(hash) = 32),
  imported_by uuid        not null,
  imported_at timestamptz not null,
  primary key (supplier_id, version)
);

-- A country is in one zone of a price list.
create table ship_zone (
  supplier_id uuid not null,
  version     int  not null,
  country     text not null check (country ~ '^[A-Z]{2}$'),
  zone        text not null check (zone <> ''),
  primary key (supplier_id, version, country),
  foreign key (supplier_id, version) references ship_table
);

create table ship_service (
  supplier_id uuid not null,
  version     int  not null,
  zone        text not null check (zone <> ''),
  service     text not null check (service in ('economy', 'standard', 'express')),
  days_p50    int  not null check (days_p50 > 0),
  days_p90    int  not null check (days_p90 between days_p50 and 120),
  primary key (supplier_id, version, zone, service),
  foreign key (supplier_id, version) references ship_table
);

-- The row with the least weight that is enough is the fee.
create table ship_rate (
  supplier_id uuid   not null,
  version     int    not null,
  zone        text   not null,
  service     text   not null,
  up_to_grams int    not null check (up_to_grams > 0),
  fee_units   bigint not null check (fee_units between 0 and 1000000000),
  primary key (supplier_id, version, zone, service, up_to_grams),
  foreign key (supplier_id, version, zone, service) references ship_service
);

-- One country's rules. The same: imported whole, the newest version counts.
create table tax_table (
  country     text        not null check (country ~ '^[A-Z]{2}$'),
  version     int         not null check (version > 0),
  hash        bytea       not null check (length(hash) = 32),
  imported_by uuid        not null,
  imported_at timestamptz not null,
  primary key (country, version)
);

create table tax_rule (
  country       text   not null,
  version       int    not null,
  n             int    not null,
  kind          text   not null check (kind in ('vat', 'sales', 'duty')),
  lane          text   not null check (lane in ('any', 'domestic', 'import')),
  origin        text   not null check (origin ~ '^([A-Z]{2})?$'),
  heading       text   not null check (heading ~ '^[0-9]{0,10}$'),
  band_currency text,
  band_from     bigint check (band_from >= 0),
  band_to       bigint check (band_to > band_from),
  base          text   not null check (base in ('goods', 'goods_shipping', 'goods_shipping_duty')),
  bps           int    not null check (bps between 0 and 100000),
  flat_currency text,
  flat_units    bigint check (flat_units > 0),
  label         text   not null check (label ~ '^[a-z_]{2,30}$'),
  source        text   not null check (source <> ''),
  source_day    date   not null,
  from_day      date   not null,
  until_day     date   check (until_day > from_day),
  primary key (country, version, n),
  foreign key (country, version) references tax_table,
  check ((band_currency is null) = (band_from is null)),
  check (band_to is null or band_from is not null),
  check ((flat_currency is null) = (flat_units is null))
);

-- What one currency is worth in another, from when it was published until the next one.
create table fx_rate (
  from_currency text        not null check (from_currency ~ '^[A-Z]{3,5}$'),
  to_currency   text        not null check (to_currency ~ '^[A-Z]{3,5}$' and to_currency <> from_currency),
  at            timestamptz not null,
  rate          text        not null check (rate ~ '^(0|[1-9][0-9]{0,11})(\.[0-9]{1,11})?$' and rate::numeric > 0),
  source        text        not null check (source <> ''),
  imported_by   uuid        not null,
  imported_at   timestamptz not null,
  primary key (from_currency, to_currency, at)
);

alter table quote add column service text not null default 'standard'
  check (service in ('economy', 'standard', 'express'));
alter table quote add column tax_lines jsonb not null default '[]';
alter table quote add column pay_rate_source text;
alter table quote add column pay_rate_at timestamptz;
alter table shop_order add column tax_lines jsonb not null default '[]';

grant select, insert on ship_table, ship_zone, ship_service, ship_rate, tax_table, tax_rule, fx_rate to stockless_app;
