-- room: pricing
-- why:  a merchant chooses goods by what a unit costs delivered to a country. That is the sum of a quote, which no statement
--       can compute: it is computed by the same code, kept for the countries that merchants ask for, and sorted by an index.
-- lock: new tables.

-- A country that merchants looked up landed costs for, and how far they are computed.
create table landed_country (
  country     text        not null primary key check (country ~ '^[A-Z]{2}$'),
  -- The day (UTC) of the last look; countries that nobody asks for any more are dropped.
  asked_on    date        not null,
  -- What the costs were computed by: the tables of prices, the day and the terms of suppliers. Rows of another basis are not shown.
  basis       text        not null,
  -- True once every goods on sale has a row of this basis.
  is_complete boolean     not null,
  -- Goods that changed before this moment have their rows.
  seen_until  timestamptz not null
);
grant select, insert, update, delete on landed_country to stockless_app;

-- What one unit of goods costs delivered to a country, by a version of the goods and a basis of the country.
create table goods_landed (
  country        text    not null,
  goods_id       uuid    not null,
  goods_version  int     not null,
  basis          text    not null,
  -- The sale that taxes and duties are computed for: at the suggested price, or at the cost where that is higher.
  price_units    bigint  not null check (price_units > 0),
  cost_units     bigint  not null check (cost_units > 0),
  -- Null where the goods cannot be sent there.
  shipping_units bigint  check (shipping_units >= 0),
  tax_units      bigint  check (tax_units >= 0),
  landed_units   bigint  generated always as (cost_units + shipping_units + tax_units) stored,
  -- Days from the order to the delivery of half and of nine tenths of the parcels.
  days_p50       int,
  days_p90       int,
  primary key (country, goods_id),
  constraint goods_landed_country foreign key (country) references landed_country,
  constraint goods_landed_goods foreign key (goods_id) references goods,
  constraint goods_landed_whole check ((shipping_units is null) = (tax_units is null)
    and (shipping_units is null) = (days_p50 is null) and (shipping_units is null) = (days_p90 is null))
);
create index goods_landed_cheapest on goods_landed (country, landed_units, goods_id) where landed_units is not null;
grant select, insert, update, delete on goods_landed to stockless_app;
