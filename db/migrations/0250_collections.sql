-- room: content
-- why:  a shop orders what it sells: collections chosen by hand or by a rule, and the products that its home features
--       (docs/decisions/0205).
-- lock: a new table.

-- slot 0 holds the featured products of the home: it has no title, no rule and no page of its own. texts is
-- {language: {title, description}}. goods is the order by hand; a product that is not on sale is passed over.
create table collection (
  shop_id         bigint not null,
  collection_id   uuid not null,
  slot            integer not null check (slot between 0 and 50),
  slug            text not null check (length(slug) between 1 and 60),
  texts           jsonb not null check (jsonb_typeof(texts) = 'object'),
  kind            text not null check (kind in ('hand', 'rule')),
  goods           uuid[] not null default '{}' check (cardinality(goods) <= 200),
  type_id         text,
  price_min_units bigint check (price_min_units >= 0),
  price_max_units bigint check (price_max_units >= 0),
  new_days        integer check (new_days between 1 and 365),
  is_on_sale      boolean not null default false,
  is_in_stock     boolean not null default false,
  sort            text not null default 'shop' check (sort in ('shop', 'new', 'price_up', 'price_down')),
  is_shown        boolean not null default true,
  version         integer not null default 1,
  changed_at      timestamptz not null,
  primary key (shop_id, collection_id),
  unique (shop_id, slot),
  unique (shop_id, slug),
  constraint collection_shop foreign key (shop_id) references shop (shop_id),
  constraint collection_featured check (
    (slot = 0) = (slug = 'featured') and (slot > 0 or (kind = 'hand' and cardinality(goods) <= 12))),
  constraint collection_titled check (slot = 0 or texts <> '{}'),
  constraint collection_prices check (price_min_units <= price_max_units),
  constraint collection_rule check (kind = 'rule' or (type_id is null and price_min_units is null
    and price_max_units is null and new_days is null and not is_on_sale and not is_in_stock and sort = 'shop')),
  constraint collection_hand check (kind = 'hand' or goods = '{}')
);
grant select, insert, delete on collection to stockless_app;
grant update (slug, texts, kind, goods, type_id, price_min_units, price_max_units, new_days, is_on_sale, is_in_stock, sort,
  is_shown, version, changed_at) on collection to stockless_app;
