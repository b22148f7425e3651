-- room: returns
-- why:  a return has every step of its way, each along a table that the database holds: offers, escalation, return
--       parcels, inspection with a deduction, decisions of two people; withdrawals from a contract with their receipts.
-- lock: adds columns that have a default or may be null, to tables of orders too; new tables; an index on parcels.

-- Which move may lead a case from where to where, by whom. Only a migration may change it.
create table case_rule (
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  primary key (move, from_state, to_state, actor)
);
insert into case_rule (move, from_state, to_state, actor) values
  ('open', 'none', 'requested', 'buyer'),
  ('open', 'none', 'requested', 'timer'),
  ('approve', 'requested', 'approved', 'merchant'),
  ('approve', 'requested', 'approved', 'timer'),
  ('approve', 'requested', 'approved', 'buyer'),
  ('reject', 'requested', 'rejected', 'merchant'),
  ('counter', 'requested', 'countered', 'merchant'),
  ('takeOffer', 'countered', 'approved', 'buyer'),
  ('declineOffer', 'countered', 'approved', 'buyer'),
  ('declineOffer', 'countered', 'approved', 'timer'),
  ('expectGoods', 'approved', 'awaiting_return', 'merchant'),
  ('expectGoods', 'approved', 'awaiting_return', 'timer'),
  ('expectGoods', 'approved', 'awaiting_return', 'buyer'),
  ('expectGoods', 'approved', 'awaiting_return', 'reviewer'),
  ('takeIn', 'awaiting_return', 'in_return', 'carrier'),
  ('inspect', 'awaiting_return', 'inspected', 'supplier'),
  ('inspect', 'awaiting_return', 'inspected', 'timer'),
  ('inspect', 'in_return', 'inspected', 'supplier'),
  ('inspect', 'in_return', 'inspected', 'timer'),
  ('object', 'inspected', 'escalated', 'buyer'),
  ('object', 'inspected', 'escalated', 'timer'),
  ('escalate', 'rejected', 'escalated', 'buyer'),
  ('doubt', 'awaiting_return', 'escalated', 'timer'),
  ('decide', 'escalated', 'decided', 'reviewer'),
  ('decide', 'escalated', 'decided', 'timer'),
  ('grant', 'decided', 'approved', 'reviewer'),
  ('grant', 'decided', 'approved', 'timer'),
  ('settle', 'approved', 'refunding', 'supplier'),
  ('settle', 'approved', 'refunding', 'timer'),
  ('settle', 'approved', 'refunding', 'reviewer'),
  ('settle', 'inspected', 'refunding', 'supplier'),
  ('settle', 'inspected', 'refunding', 'timer'),
  ('settle', 'inspected', 'refunding', 'reviewer'),
  ('settle', 'decided', 'refunding', 'supplier'),
  ('settle', 'decided', 'refunding', 'timer'),
  ('settle', 'decided', 'refunding', 'reviewer'),
  ('paid', 'refunding', 'refunded', 'provider'),
  ('fail', 'refunding', 'failed', 'provider'),
  ('retry', 'failed', 'refunding', 'provider'),
  ('retry', 'failed', 'refunding', 'buyer'),
  ('retry', 'failed', 'refunding', 'timer'),
  ('withdraw', 'requested', 'withdrawn', 'buyer'),
  ('withdraw', 'requested', 'withdrawn', 'timer'),
  ('withdraw', 'approved', 'withdrawn', 'buyer'),
  ('withdraw', 'approved', 'withdrawn', 'timer'),
  ('withdraw', 'countered', 'withdrawn', 'buyer'),
  ('withdraw', 'countered', 'withdrawn', 'timer'),
  ('withdraw', 'awaiting_return', 'withdrawn', 'buyer'),
  ('withdraw', 'awaiting_return', 'withdrawn', 'timer'),
  ('withdraw', 'rejected', 'withdrawn', 'buyer'),
  ('withdraw', 'rejected', 'withdrawn', 'timer'),
  ('withdraw', 'escalated', 'withdrawn', 'buyer'),
  ('withdraw', 'escalated', 'withdrawn', 'timer');

alter table return_case drop constraint return_case_state_check;
alter table return_case add constraint return_case_state_check check (state in ('requested', 'approved', 'countered',
  'awaiting_return', 'in_return', 'inspected', 'refunding', 'failed', 'refunded', 'rejected', 'escalated', 'decided',
  'withdrawn'));
alter table return_case
  -- When the state ends by itself.
  add column due_at timestamptz,
  add column needs_return boolean not null default true,
  -- What the merchant offers for keeping the goods.
  add column offer_units bigint check (offer_units > 0),
  add column offer_text text not null default '',
  add column offer_taken_at timestamptz,
  -- The buyer's word that the goods were handed over, and the carrier's.
  add column sent_at timestamptz,
  add column scanned_at timestamptz,
  add column inspected_at timestamptz,
  add column restock boolean,
  add column deduct_units bigint not null default 0 check (deduct_units >= 0),
  add column deduct_text text not null default '',
  add column plea_text text not null default '',
  -- A no of one reviewer counts once another one has looked and says no as well.
  add column look_by uuid,
  add column look_text text not null default '',
  add column decided_by uuid,
  add column decision text check (decision in ('granted', 'refused', 'unanswered')),
  add column decision_text text not null default '',
  -- What the buyer got in the end.
  add column settled_units bigint check (settled_units > 0),
  add constraint case_deduction_told check (deduct_units = 0 or length(deduct_text) >= 10),
  add constraint case_refused_by_two check (decision is distinct from 'refused'
    or (look_by is not null and decided_by is not null and look_by <> decided_by)),
  add constraint case_taken_offered check (offer_taken_at is null or offer_units is not null);
update return_case set needs_return = false where reason = 'lost';
create index case_reviewed on return_case (created_at) where state = 'escalated';
grant update (due_at, offer_units, offer_text, offer_taken_at, sent_at, scanned_at, inspected_at, restock,
  deduct_units, deduct_text, plea_text, look_by, look_text, decided_by, decision, decision_text, settled_units)
  on return_case to stockless_app;

-- Every step of a case, by whom and when; `n` is the version that the step made.
create table case_event (
  shop_id    bigint      not null,
  case_id    uuid        not null,
  n          int         not null,
  move       text        not null,
  from_state text        not null,
  to_state   text        not null,
  actor      text        not null,
  at         timestamptz not null,
  primary key (shop_id, case_id, n)
);

-- Pictures that show what is wrong, six from each side for each case of an order. The buyer's come before their case.
create table case_file (
  shop_id  bigint      not null,
  order_id uuid        not null,
  nth      int         not null check (nth between 1 and 99),
  by_whom  text        not null check (by_whom in ('buyer', 'supplier')),
  slot     int         not null check (slot between 1 and 6),
  file_id  uuid        not null,
  case_id  uuid,
  at       timestamptz not null,
  primary key (shop_id, order_id, nth, by_whom, slot)
);
create index case_file_case on case_file (shop_id, case_id);

-- One parcel a supplier that goods go back to. Its number is the label's, or the one that the buyer tells.
create table return_parcel (
  shop_id      bigint      not null,
  case_id      uuid        not null,
  n            int         not null check (n > 0),
  supplier_id  uuid        not null,
  reference    text        not null,
  carrier      text,
  tracking     text,
  scanned_at   timestamptz,
  delivered_at timestamptz,
  created_at   timestamptz not null,
  primary key (shop_id, case_id, n),
  check ((carrier is null) = (tracking is null))
);
create table return_scan (
  shop_id     bigint      not null,
  carrier     text        not null,
  event_id    text        not null,
  case_id     uuid        not null,
  n           int         not null,
  code        text        not null,
  at          timestamptz not null,
  place       text        not null default '',
  raw         text        not null default '',
  recorded_at timestamptz not null,
  primary key (shop_id, carrier, event_id)
);
create index return_scan_case on return_scan (shop_id, case_id, at);

-- Where a supplier takes goods back; it says so itself.
create table return_place (
  supplier_id uuid        not null primary key,
  address     text        not null check (length(address) between 5 and 400),
  updated_at  timestamptz not null
);

-- A withdrawal from the contract as it was declared, with the digest of what its receipt says. Never changed; what came
-- of it is noted beside.
create table contract_withdrawal (
  shop_id     bigint      not null,
  id          uuid        not null,
  order_id    uuid        not null,
  name        text        not null check (length(name) between 1 and 200),
  email       text        not null,
  statement   jsonb       not null,
  declared_at timestamptz not null,
  digest      bytea       not null check (octet_length(digest) = 32),
  outcome     text        not null check (outcome in ('waiting', 'cancel_asked', 'cancelled', 'case', 'nothing_left')),
  case_id     uuid,
  primary key (shop_id, id)
);
create index contract_withdrawal_order on contract_withdrawal (shop_id, order_id, declared_at);

grant select on case_rule to stockless_app;
grant select, insert, update on return_place to stockless_app;
grant select, insert on case_event, return_scan to stockless_app;
grant select, insert, delete on case_file to stockless_app;
grant update (case_id) on case_file to stockless_app;
grant select, insert on return_parcel, contract_withdrawal to stockless_app;
grant update (carrier, tracking, scanned_at, delivered_at) on return_parcel to stockless_app;
grant update (outcome, case_id) on contract_withdrawal to stockless_app;

-- What buyers were given on pieces that they keep: of the price, its tax, and what the supplier bore of it.
alter table order_line
  add column allowed_units bigint not null default 0 check (allowed_units >= 0),
  add column allowed_tax_units bigint not null default 0 check (allowed_tax_units >= 0),
  add column allowed_cost_units bigint not null default 0 check (allowed_cost_units between 0 and allowed_units),
  add constraint line_allowed check (allowed_units <= price_units * (qty - returned_qty));
grant update (allowed_units, allowed_tax_units, allowed_cost_units) on order_line to stockless_app;

-- O13: once, and only an order that was delivered has it.
alter table shop_order add column receive_extended_at timestamptz,
  add constraint order_extended check (receive_extended_at is null or delivered_at is not null);
grant update (receive_extended_at) on shop_order to stockless_app;

insert into order_rule (move, from_status, to_status, actor) values
  ('extend', 'delivered', 'delivered', 'buyer'),
  ('openCase', 'completed', 'refund_return', 'buyer'),
  ('closeCase', 'refund_return', 'completed', 'buyer'),
  ('closeCase', 'refund_return', 'completed', 'timer'),
  ('closeCase', 'refund_return', 'completed', 'reviewer'),
  ('refundPart', 'refund_return', 'completed', 'supplier'),
  ('refundPart', 'refund_return', 'completed', 'timer'),
  ('refundPart', 'refund_return', 'completed', 'reviewer');

-- How long carriers took with a supplier's last parcels.
create index parcel_taken on parcel (supplier_id, carrier, delivered_at) where delivered_at is not null;

-- part: keys
alter table return_place add constraint return_place_supplier foreign key (supplier_id) references supplier;
alter table case_event add constraint case_event_case foreign key (shop_id, case_id) references return_case;
alter table case_event add constraint case_event_rule
  foreign key (move, from_state, to_state, actor) references case_rule;
alter table case_file add constraint case_file_order foreign key (shop_id, order_id) references shop_order;
alter table return_parcel add constraint return_parcel_case foreign key (shop_id, case_id) references return_case;
alter table return_scan add constraint return_scan_parcel
  foreign key (shop_id, case_id, n) references return_parcel;
alter table contract_withdrawal add constraint contract_withdrawal_order_key
  foreign key (shop_id, order_id) references shop_order;
