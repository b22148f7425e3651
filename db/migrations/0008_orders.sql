-- room: orders
-- why:  an order and its facts; its status is generated from them, its events are append-only and walk a
--       closed table, its evidence is the captured payment of exactly its total.
-- lock: new tables only.

-- Which move may lead from where to where, by whom. Only a migration may change it.
create table order_rule (
  move        text not null,
  from_status text not null,
  to_status   text not null,
  actor       text not null,
  primary key (move, from_status, to_status, actor)
);
insert into order_rule (move, from_status, to_status, actor) values
  ('pay', 'none', 'pending_payment', 'provider'),
  ('cancelEarly', 'pending_payment', 'cancelled', 'buyer'),
  ('confirm', 'pending_payment', 'to_be_delivered', 'merchant'),
  ('confirm', 'pending_payment', 'to_be_delivered', 'timer'),
  ('decline', 'pending_payment', 'cancelled', 'merchant'),
  ('decline', 'pending_payment', 'cancelled', 'timer'),
  ('ship', 'to_be_delivered', 'shipped', 'carrier'),
  ('grantCancel', 'to_be_delivered', 'cancelled', 'supplier'),
  ('grantCancel', 'to_be_delivered', 'cancelled', 'merchant'),
  ('grantCancel', 'to_be_delivered', 'cancelled', 'timer'),
  ('missShipping', 'to_be_delivered', 'cancelled', 'timer'),
  ('missShipping', 'to_be_delivered', 'cancelled', 'supplier'),
  ('deliver', 'shipped', 'delivered', 'carrier'),
  ('lose', 'shipped', 'refund_return', 'buyer'),
  ('lose', 'shipped', 'refund_return', 'timer'),
  ('comeBack', 'shipped', 'cancelled', 'carrier'),
  ('receive', 'delivered', 'received', 'buyer'),
  ('receive', 'delivered', 'received', 'timer'),
  ('openWindow', 'received', 'pending_acceptance', 'buyer'),
  ('openWindow', 'received', 'pending_acceptance', 'timer'),
  ('accept', 'pending_acceptance', 'accepted', 'buyer'),
  ('accept', 'pending_acceptance', 'accepted', 'timer'),
  ('state', 'accepted', 'pending_settlement', 'timer'),
  ('release', 'pending_settlement', 'pending_withdrawal', 'timer'),
  ('complete', 'pending_withdrawal', 'completed', 'timer'),
  ('openCase', 'delivered', 'refund_return', 'buyer'),
  ('openCase', 'received', 'refund_return', 'buyer'),
  ('openCase', 'pending_acceptance', 'refund_return', 'buyer'),
  ('openCase', 'accepted', 'refund_return', 'buyer'),
  ('openCase', 'pending_settlement', 'refund_return', 'buyer'),
  ('openCase', 'pending_withdrawal', 'refund_return', 'buyer'),
  ('closeCase', 'refund_return', 'delivered', 'buyer'),
  ('closeCase', 'refund_return', 'delivered', 'timer'),
  ('closeCase', 'refund_return', 'delivered', 'reviewer'),
  ('closeCase', 'refund_return', 'received', 'buyer'),
  ('closeCase', 'refund_return', 'received', 'timer'),
  ('closeCase', 'refund_return', 'received', 'reviewer'),
  ('closeCase', 'refund_return', 'pending_acceptance', 'buyer'),
  ('closeCase', 'refund_return', 'pending_acceptance', 'timer'),
  ('closeCase', 'refund_return', 'pending_acceptance', 'reviewer'),
  ('closeCase', 'refund_return', 'accepted', 'buyer'),
  ('closeCase', 'refund_return', 'accepted', 'timer'),
  ('closeCase', 'refund_return', 'accepted', 'reviewer'),
  ('closeCase', 'refund_return', 'pending_settlement', 'buyer'),
  ('closeCase', 'refund_return', 'pending_settlement', 'timer'),
  ('closeCase', 'refund_return', 'pending_settlement', 'reviewer'),
  ('closeCase', 'refund_return', 'pending_withdrawal', 'buyer'),
  ('closeCase', 'refund_return', 'pending_withdrawal', 'timer'),
  ('closeCase', 'refund_return', 'pending_withdrawal', 'reviewer'),
  ('closeCase', 'refund_return', 'shipped', 'buyer'),
  ('closeCase', 'refund_return', 'shipped', 'timer'),
  ('closeCase', 'refund_return', 'shipped', 'reviewer'),
  ('refundPart', 'refund_return', 'delivered', 'supplier'),
  ('refundPart', 'refund_return', 'delivered', 'timer'),
  ('refundPart', 'refund_return', 'delivered', 'reviewer'),
  ('refundPart', 'refund_return', 'received', 'supplier'),
  ('refundPart', 'refund_return', 'received', 'timer'),
  ('refundPart', 'refund_return', 'received', 'reviewer'),
  ('refundPart', 'refund_return', 'pending_acceptance', 'supplier'),
  ('refundPart', 'refund_return', 'pending_acceptance', 'timer'),
  ('refundPart', 'refund_return', 'pending_acceptance', 'reviewer'),
  ('refundPart', 'refund_return', 'accepted', 'supplier'),
  ('refundPart', 'refund_return', 'accepted', 'timer'),
  ('refundPart', 'refund_return', 'accepted', 'reviewer'),
  ('refundPart', 'refund_return', 'pending_settlement', 'supplier'),
  ('refundPart', 'refund_return', 'pending_settlement', 'timer'),
  ('refundPart', 'refund_return', 'pending_settlement', 'reviewer'),
  ('refundPart', 'refund_return', 'pending_withdrawal', 'supplier'),
  ('refundPart', 'refund_return', 'pending_withdrawal', 'timer'),
  ('refundPart', 'refund_return', 'pending_withdrawal', 'reviewer'),
  ('refundPart', 'refund_return', 'shipped', 'supplier'),
  ('refundPart', 'refund_return', 'shipped', 'timer'),
  ('refundPart', 'refund_return', 'shipped', 'reviewer'),
  ('refundWhole', 'refund_return', 'cancelled', 'supplier'),
  ('refundWhole', 'refund_return', 'cancelled', 'timer'),
  ('refundWhole', 'refund_return', 'cancelled', 'reviewer');

create table order_counter (
  shop_id     bigint not null primary key,
  last_number int    not null default 0
);

create table shop_order (
  shop_id        bigint      not null,
  id             uuid        not null,
  number         int         not null check (number > 0),
  evidence_id    uuid        not null,
  payment_id     uuid        not null,
  buyer          jsonb       not null,
  buyer_name     text        not null,
  country        text        not null,
  customer_ref   text        not null default '',
  lang           text        not null,
  currency       text        not null,
  line_count     int         not null,
  quantity       bigint      not null,
  goods_units    bigint      not null,
  shipping_units bigint      not null,
  tax_units      bigint      not null,
  total_units    bigint      not null,
  cost_units     bigint      not null,
  supplier_shipping_units bigint not null,
  commission_bps int         not null check (commission_bps between 0 and 5000),
  /* What the acceptance fixed: K and N; null before. */
  commission_units bigint,
  net_units      bigint,
  refunded_units bigint      not null default 0 check (refunded_units between 0 and total_units),
  cancel_kind    text check (cancel_kind in ('buyer', 'merchant', 'expired', 'stock', 'sla', 'fraud',
                 'undeliverable', 'returned')),
  cancel_reason  text,
  cancel_asked_at timestamptz,
  paid_at        timestamptz not null,
  confirmed_at   timestamptz,
  shipped_at     timestamptz,
  delivered_at   timestamptz,
  received_at    timestamptz,
  window_at      timestamptz,
  window_ends_at timestamptz,
  accepted_at    timestamptz,
  stated_at      timestamptz,
  release_at     timestamptz,
  released_at    timestamptz,
  completed_at   timestamptz,
  cancelled_at   timestamptz,
  case_id        uuid,
  version        int         not null default 1,
  updated_at     timestamptz not null,
  -- The twelve statuses are derived; domain/states/order.ts has the same rule.
  status         text        not null generated always as (case
    when case_id is not null then 'refund_return'
    when cancelled_at is not null then 'cancelled'
    when completed_at is not null then 'completed'
    when released_at is not null then 'pending_withdrawal'
    when stated_at is not null then 'pending_settlement'
    when accepted_at is not null then 'accepted'
    when window_at is not null then 'pending_acceptance'
    when received_at is not null then 'received'
    when delivered_at is not null then 'delivered'
    when shipped_at is not null then 'shipped'
    when confirmed_at is not null then 'to_be_delivered'
    else 'pending_payment' end) stored,
  primary key (shop_id, id),
  unique (shop_id, number),
  unique (shop_id, evidence_id),
  check (total_units = goods_units + shipping_units + tax_units),
  -- The break-even rule at birth: commission rounded down a line can only be less than this.
  check (total_units - tax_units >= cost_units + supplier_shipping_units),
  check ((cancelled_at is null) = (cancel_kind is null))
);
create index order_status on shop_order (shop_id, status, number desc);
create index order_paid on shop_order (shop_id, paid_at);

create table order_line (
  shop_id      bigint not null,
  order_id     uuid   not null,
  n            int    not null,
  goods_id     uuid   not null,
  code         text   not null,
  title        text   not null,
  picture      text   not null,
  supplier_id  uuid   not null,
  -- A line of the cart may have 100,000 pieces; equal lines add up.
  qty          int    not null check (qty between 1 and 100000000),
  price_units  bigint not null check (price_units > 0),
  cost_units   bigint not null check (cost_units > 0),
  restock_bps  int    not null,
  returned_qty int    not null default 0,
  primary key (shop_id, order_id, n),
  check (returned_qty between 0 and qty)
);

-- One supplier's part of an order. The order's status is that of its least advanced parcel.
create table parcel (
  shop_id      bigint      not null,
  order_id     uuid        not null,
  n            int         not null,
  supplier_id  uuid        not null,
  state        text        not null check (state in ('waiting', 'to_ship', 'labelled', 'shipped', 'delivered',
               'returned', 'cancelled')),
  cost_units   bigint      not null check (cost_units > 0),
  ship_fee_units bigint    not null check (ship_fee_units >= 0),
  days_p50     int         not null,
  days_p90     int         not null,
  carrier      text,
  tracking     text,
  labelled_at  timestamptz,
  ship_by      timestamptz,
  shipped_at   timestamptz,
  delivered_at timestamptz,
  created_at   timestamptz not null,
  primary key (shop_id, order_id, n),
  check (state in ('waiting', 'to_ship', 'cancelled') or (carrier is not null and tracking is not null))
);
create index parcel_supplier on parcel (supplier_id, state, created_at);

create table tracking_event (
  shop_id     bigint      not null,
  order_id    uuid        not null,
  n           int         not null,
  carrier     text        not null,
  event_id    text        not null,
  code        text        not null,
  at          timestamptz not null,
  place       text        not null default '',
  raw         text        not null default '',
  recorded_at timestamptz not null,
  primary key (shop_id, carrier, event_id)
);
create index tracking_order on tracking_event (shop_id, order_id, at);

-- Every step an order ever took, by whom and when; the database refuses one outside the table of moves.
create table order_event (
  shop_id     bigint      not null,
  order_id    uuid        not null,
  version     int         not null,
  move        text        not null,
  from_status text        not null,
  to_status   text        not null,
  actor       text        not null,
  at          timestamptz not null,
  recorded_at timestamptz not null,
  reason      text        not null default '',
  primary key (shop_id, order_id, version)
);

create table return_case (
  shop_id     bigint      not null,
  id          uuid        not null,
  order_id    uuid        not null,
  state       text        not null check (state in ('requested', 'awaiting_return', 'refunding', 'refunded',
              'rejected', 'withdrawn')),
  reason      text        not null,
  fault       text        not null check (fault in ('buyer', 'supplier', 'merchant')),
  text        text        not null default '',
  answer_text text        not null default '',
  units       bigint      not null check (units > 0),
  held_pending_units   bigint not null default 0 check (held_pending_units >= 0),
  held_available_units bigint not null default 0 check (held_available_units >= 0),
  answer_by   timestamptz,
  inspect_by  timestamptz,
  created_at  timestamptz not null,
  ended_at    timestamptz,
  version     int         not null default 1,
  primary key (shop_id, id)
);
create index case_order on return_case (shop_id, order_id);
create index case_open on return_case (shop_id, created_at) where ended_at is null;

create table return_line (
  shop_id     bigint not null,
  case_id     uuid   not null,
  n           int    not null,
  supplier_id uuid   not null,
  qty         int    not null check (qty > 0),
  primary key (shop_id, case_id, n)
);
create index return_supplier on return_line (supplier_id, shop_id, case_id);

grant select on order_rule, order_counter, shop_order, order_line, parcel, tracking_event, order_event
  to stockless_app;
grant insert on order_counter, parcel, tracking_event, order_event to stockless_app;
grant update on order_counter, parcel to stockless_app;
grant update (refunded_units, commission_units, net_units, cancel_kind, cancel_reason, cancel_asked_at,
  confirmed_at, shipped_at, delivered_at, received_at, window_at, window_ends_at, accepted_at, stated_at,
  release_at, released_at, completed_at, cancelled_at, case_id, version, updated_at) on shop_order
  to stockless_app;
grant update (returned_qty) on order_line to stockless_app;
grant insert on shop_order, order_line to stockless_checkout;
grant select, insert on return_case, return_line to stockless_app;
grant update (state, answer_text, answer_by, inspect_by, ended_at, version, held_pending_units,
  held_available_units) on return_case to stockless_app;

-- part: keys
-- An order exists only with a captured payment of its exact total in its currency.
alter table shop_order add constraint order_evidence
  foreign key (shop_id, evidence_id, total_units, currency)
  references payment_evidence (shop_id, id, units, currency);
alter table shop_order add constraint order_checkout foreign key (shop_id, id) references checkout;
alter table order_line add constraint line_order foreign key (shop_id, order_id) references shop_order;
alter table parcel add constraint parcel_order foreign key (shop_id, order_id) references shop_order;
alter table tracking_event add constraint tracking_parcel
  foreign key (shop_id, order_id, n) references parcel;
alter table order_event add constraint event_order foreign key (shop_id, order_id) references shop_order;
alter table order_event add constraint event_rule
  foreign key (move, from_status, to_status, actor) references order_rule;
alter table return_case add constraint case_order_key foreign key (shop_id, order_id) references shop_order;
alter table return_line add constraint return_case_key foreign key (shop_id, case_id) references return_case;
