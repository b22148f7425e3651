-- room: shop
-- why:  the shop and what it has chosen to sell, with its limits as rows.
-- lock: new tables only.

create table shop (
  shop_id      bigint      not null primary key check (shop_id between 1 and 9007199254740991),
  handle       text        not null check (handle ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  name         text        not null,
  about        text        not null default '',
  address      text        not null default '',
  phone        text        not null default '',
  owner_name   text        not null,
  country      text        not null,
  tz           text        not null,
  currency     text        not null,
  level        text        not null check (level in ('standard', 'merchant', 'partner', 'agent')),
  status       text        not null default 'open' check (status in ('open', 'paused', 'closed')),
  auto_confirm boolean     not null default true,
  version      int         not null default 1,
  created_at   timestamptz not null
);

create table showcase_item (
  shop_id     bigint      not null,
  goods_id    uuid        not null,
  price_units bigint      not null check (price_units between 1 and 1000000000),
  status      text        not null check (status in ('listed', 'delisted')),
  version     int         not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (shop_id, goods_id)
);
create index showcase_new on showcase_item (shop_id, created_at desc);
create index showcase_goods on showcase_item (goods_id) where status = 'listed';

-- What the level allows and what is used: a change and its counter are one transaction.
create table shop_quota (
  shop_id      bigint not null primary key,
  listed       int    not null default 0 check (listed >= 0),
  listed_max   int    not null,
  rows_used    int    not null default 0 check (rows_used >= 0),
  rows_max     int    not null,
  deleted      int    not null default 0 check (deleted >= 0),
  deleted_max  int    not null,
  deleted_day  date   not null default '2000-01-01',
  check (listed <= listed_max),
  check (rows_used <= rows_max),
  check (deleted <= deleted_max)
);

grant select, insert on shop, showcase_item, shop_quota to stockless_app;
grant update (name, about, address, phone, auto_confirm, version, level, status) on shop to stockless_app;
grant update (price_units, status, version, updated_at), delete on showcase_item to stockless_app;
grant update on shop_quota to stockless_app;

-- part: keys
alter table merchant add constraint merchant_shop foreign key (shop_id) references shop;
alter table showcase_item add constraint showcase_shop foreign key (shop_id) references shop;
alter table showcase_item add constraint showcase_goods_key foreign key (goods_id) references goods;
alter table shop_quota add constraint quota_shop foreign key (shop_id) references shop;
