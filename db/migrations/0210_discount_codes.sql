-- room: discounts
-- why:  a shop gives codes, and free delivery from an amount, out of its own part: the order's amount is smaller, what the
--       supplier and the carrier cost stays as it is (docs/decisions/0195). An order keeps what each line was listed at and
--       what was taken off it, by what.
-- lock: new tables; columns without a value on quote, shop_order and order_line. The checks of order_line are compared
--       with its rows while writes wait, about a second for a million of them.

-- The terms of a code never change once it was given; its state and the count of its uses do.
create table discount_code (
  shop_id       bigint not null,
  id            uuid not null,
  -- As buyers type it, after NFKC and in capitals: letters, digits and hyphens of ASCII.
  code          text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$'),
  kind          text not null check (kind in ('percent', 'amount', 'delivery')),
  percent_bps   integer check (percent_bps between 1 and 9000),
  units         bigint check (units between 1 and 1000000000),
  -- What the goods that it applies to must cost together; 0 for any.
  min_units     bigint not null default 0 check (min_units between 0 and 1000000000),
  -- Null for all goods of the shop.
  goods_ids     uuid[] check (cardinality(goods_ids) between 1 and 200),
  starts_at     timestamptz not null,
  ends_at       timestamptz check (ends_at > starts_at),
  uses_max      integer check (uses_max between 1 and 1000000),
  per_buyer_max integer check (per_buyer_max between 1 and 100),
  -- Checkouts that are open or paid.
  used          integer not null default 0 check (used >= 0 and used <= coalesce(uses_max, used)),
  state         text not null default 'active' check (state in ('active', 'paused', 'ended')),
  version       integer not null default 1,
  created_at    timestamptz not null,
  ended_at      timestamptz,
  primary key (shop_id, id),
  constraint discount_code_shop foreign key (shop_id) references shop (shop_id),
  constraint discount_code_kind check ((kind = 'percent') = (percent_bps is not null) and (kind = 'amount') = (units is not null)),
  constraint discount_code_ended check ((state = 'ended') = (ended_at is not null))
);
-- Of one spelling a shop has one code that is not ended.
create unique index discount_code_live on discount_code (shop_id, code) where state <> 'ended';
create index discount_code_listed on discount_code (shop_id, created_at desc, id desc);

-- A use of a code by one checkout, claimed in its transaction and deleted where nobody paid.
create table discount_use (
  shop_id       bigint not null,
  checkout_id   uuid not null,
  code_id       uuid not null,
  -- Known again in this shop only; no address can be computed from it.
  buyer_ref     text not null check (length(buyer_ref) = 43),
  -- Of this buyer's uses which one; null where a buyer may use it as often as they like.
  slot          integer check (slot between 1 and 100),
  at            timestamptz not null,
  primary key (shop_id, checkout_id),
  constraint discount_use_code foreign key (shop_id, code_id) references discount_code (shop_id, id),
  constraint discount_use_slot unique (shop_id, code_id, buyer_ref, slot)
);

-- From which amount of goods on the shop pays the cheapest delivery.
create table free_delivery (
  shop_id    bigint not null primary key,
  from_units bigint check (from_units between 1 and 1000000000),
  version    integer not null default 1,
  updated_at timestamptz not null,
  constraint free_delivery_shop foreign key (shop_id) references shop (shop_id)
);

grant select, insert on discount_code to stockless_app;
grant update (used, state, version, ended_at) on discount_code to stockless_app;
grant select, insert, delete on discount_use to stockless_app;
grant select, insert on free_delivery to stockless_app;
grant update (from_units, version, updated_at) on free_delivery to stockless_app;

-- goods_units is what the goods cost after what was taken off, shipping_units what the buyer pays for delivery.
alter table quote
  add column discount_units bigint check (discount_units > 0),
  add column delivery_discount_units bigint check (delivery_discount_units > 0),
  add column code_id uuid,
  add column code_units bigint check (code_units > 0),
  add constraint quote_delivery_paid check (delivery_discount_units is null
    or supplier_shipping_units = shipping_units + delivery_discount_units),
  add constraint quote_code_whole check ((code_id is null) = (code_units is null)),
  add constraint quote_code_part
    check (coalesce(code_units, 0) <= coalesce(discount_units, 0) + coalesce(delivery_discount_units, 0));

-- With shop_order_check2 (what is paid without tax covers the supplier) the shop's part is never below zero.
alter table shop_order
  add column discount_units bigint check (discount_units > 0),
  add column delivery_discount_units bigint check (delivery_discount_units > 0),
  add column code_id uuid,
  add column code_units bigint check (code_units > 0),
  add constraint order_delivery_paid check (delivery_discount_units is null
    or supplier_shipping_units = shipping_units + delivery_discount_units),
  add constraint order_code_whole check ((code_id is null) = (code_units is null)),
  add constraint order_code_part
    check (coalesce(code_units, 0) <= coalesce(discount_units, 0) + coalesce(delivery_discount_units, 0)),
  add constraint order_code foreign key (shop_id, code_id) references discount_code (shop_id, id);
create index order_code_used on shop_order (shop_id, code_id, number desc) where code_id is not null;

-- price_units is what a piece was offered at, in a sale the lower price; list_units what it was offered at before the sale.
alter table order_line
  add column list_units bigint check (list_units > price_units),
  add column sale_id uuid,
  add column quantity_discount_units bigint check (quantity_discount_units > 0),
  add column code_discount_units bigint check (code_discount_units > 0),
  add constraint line_sale check ((sale_id is null) = (list_units is null)),
  -- No discount eats what the supplier is paid for the line.
  add constraint line_discount check (
    quantity_discount_units is null and code_discount_units is null
    or price_units * qty - coalesce(quantity_discount_units, 0) - coalesce(code_discount_units, 0) >= cost_units * qty),
  drop constraint line_allowed,
  -- What the pieces that are kept were paid with: what came back took its part of the discount with it, rounded down.
  add constraint line_allowed check (allowed_units <= price_units * (qty - returned_qty)
    - (coalesce(quantity_discount_units, 0) + coalesce(code_discount_units, 0)
      - (coalesce(quantity_discount_units, 0) + coalesce(code_discount_units, 0)) * returned_qty / qty));
