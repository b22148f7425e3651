-- room: refunds
-- why:  a merchant gives a buyer money back out of the shop's own part of an order, and cancels what was confirmed before
--       it is shipped. Postings of their own, each with its refund as document: by the merchant alone, never from what the
--       supplier is owed, never more than the shop has of the order (docs/decisions/0198).
-- lock: transfer_evidence is written anew (a row for each document of a case, a withdrawal or a campaign: about a second for
--       a million); a column with a constant default, which writes no order; otherwise new rows, a new table and functions.

-- A refund that a merchant began: what it gives back, and out of what.
create table shop_refund (
  shop_id          bigint      not null,
  id               uuid        not null,
  order_id         uuid        not null,
  -- The row that its money is sent by.
  refund_id        uuid        not null,
  scope            text        not null check (scope in ('whole', 'amount', 'lines', 'shipping')),
  reason           text        not null check (reason in ('goodwill', 'late', 'damaged', 'missing', 'not_as_described',
    'price', 'other')),
  note             text        not null default '' check (length(note) <= 300),
  goods_units      bigint      not null check (goods_units >= 0),
  shipping_units   bigint      not null check (shipping_units >= 0),
  units            bigint      not null generated always as (goods_units + shipping_units) stored,
  tax_units        bigint      not null check (tax_units >= 0),
  commission_units bigint      not null check (commission_units >= 0),
  own_units        bigint      not null check (own_units >= 0),
  place            text        not null check (place in ('escrow', 'pending', 'available')),
  created_at       timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, refund_id),
  constraint shop_refund_some check (goods_units + shipping_units > 0),
  constraint shop_refund_parts check (goods_units + shipping_units = tax_units + commission_units + own_units),
  constraint shop_refund_order foreign key (shop_id, order_id) references shop_order (shop_id, id),
  constraint shop_refund_refund foreign key (shop_id, refund_id) references refund (shop_id, id),
  constraint shop_refund_mandate foreign key (shop_id, id, units) references mandate (shop_id, id, units)
);
create index shop_refund_order on shop_refund (shop_id, order_id, created_at);
grant select, insert on shop_refund to stockless_app;

-- What of the delivery went back to the buyer.
alter table shop_order add column shipping_back_units bigint not null default 0;
alter table shop_order add constraint order_shipping_back
  check (shipping_back_units >= 0 and shipping_back_units <= shipping_units) not valid;
grant update (shipping_back_units) on shop_order to stockless_app;

alter table mandate drop constraint mandate_kind_check;
alter table mandate add constraint mandate_kind_check
  check (kind in ('withdrawal', 'payout_account', 'campaign', 'pay_password', 'refund'));

insert into order_rule (move, from_status, to_status, actor) values
  ('cancelByShop', 'to_be_delivered', 'cancelled', 'merchant');
insert into order_rule (move, from_status, to_status, actor)
select 'refundByShop', s, s, 'merchant' from unnest(array['shipped', 'delivered', 'received', 'pending_acceptance',
  'accepted', 'pending_settlement', 'pending_withdrawal', 'completed']) as s;

alter table posting_rule drop constraint posting_rule_evidence_check;
alter table posting_rule add constraint posting_rule_evidence_check
  check (evidence in ('payment', 'late_payment', 'order', 'parcel', 'refund', 'paid_refund', 'hold', 'return_case',
    'deposit', 'withdrawal', 'payout', 'restriction', 'supplier_payment', 'claim', 'goodwill', 'campaign', 'click',
    'promoted_order', 'shop_refund'));
insert into posting_rule (kind, debit_kind, credit_kind, actor, evidence)
select 'refund_' || m.name, m.debit, 'refund_payable', 'merchant', 'shop_refund'
from (values ('escrow', 'escrow'), ('tax', 'tax'), ('commission', 'commission'), ('pending', 'shop_pending'),
  ('available', 'shop_available')) as m (name, debit);

-- The document of these movements is the refund: a row that is there, by a foreign key.
alter table transfer_evidence
  add column shop_refund_id uuid generated always as (transfer_evidence_id(key, 'shop_refund')) stored;
alter table transfer_evidence drop constraint transfer_evidence_one;
alter table transfer_evidence add constraint transfer_evidence_one check (num_nonnulls(restriction_id, hold_id, case_id,
  deposit_receipt_id, withdrawal_id, campaign_id, order_id, promoted_order_id, shop_refund_id) = 1);
alter table transfer_evidence add constraint transfer_evidence_shop_refund
  foreign key (shop_id, shop_refund_id) references shop_refund (shop_id, id);

create or replace function ledger_is_keyed(p_kinds text) returns boolean
language sql immutable parallel safe as $$
  select p_kinds ~ '\m(hold_|case_|return_|deposit|withdraw|ad_|reserve_release|refund_(escrow|tax|commission|pending|available))'
$$;

create or replace function ledger_document_key(p_kind text, p_actor text, p_document text, p_once_key text) returns text
language plpgsql immutable parallel safe as $$
begin
  return case
    when p_kind in ('hold_placed', 'hold_lifted') then 'restriction:' || p_document
    when p_kind = 'reserve_release' then 'hold:' || p_document
    -- What a carrier brings back before anybody had it belongs to its order.
    when p_kind in ('return_supplier', 'return_tax') and p_actor = 'carrier' then 'shop_order:' || p_document
    -- The document is the order here; the key of the movement begins with the case.
    when p_kind like 'return\_%' or p_kind like 'case\_%' then 'return_case:' || left(p_once_key, 36)
    -- A deposit may arrive in parts: the key begins with the receipt of this one.
    when p_kind like 'deposit%' then 'deposit_receipt:' || left(p_once_key, 36)
    when p_kind like 'withdraw%' then 'withdrawal:' || p_document
    when p_kind in ('ad_order', 'ad_order_back') then 'promoted_order:' || p_document
    when p_kind like 'ad\_%' then 'campaign:' || p_document
    -- The document is the order, which may have several refunds: the key of the movement begins with this one.
    when p_kind like 'refund\_%' and p_kind <> 'refund_paid' then 'shop_refund:' || left(p_once_key, 36)
  end;
end
$$;

-- As in 0184, with what a merchant gives back.
create or replace function shop_day_save(p_shop bigint, p_tz text, p_days date[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into shop_day (shop_id, tz, day, orders, quantity, sold_units, refunded_units, profit_units,
    from_direct, from_shared, from_search, from_explore, from_other, views, carts, checkouts)
  select p_shop, p_tz, d.day, o.orders - l.orders, o.quantity - l.quantity, o.sold - l.sold,
    r.units, t.units, v.direct, v.shared, v.search, v.explore, v.other, v.views, v.carts, v.checkouts
  from (
    select n.day, n.day::timestamp at time zone p_tz as from_at, (n.day + 1)::timestamp at time zone p_tz as to_at
    from unnest(p_days) as n (day)
  ) d
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(o.quantity), 0) as quantity, coalesce(sum(o.total_units), 0) as sold
    from shop_order o where o.shop_id = p_shop and o.paid_at >= d.from_at and o.paid_at < d.to_at
  ) o
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(o.quantity), 0) as quantity, coalesce(sum(o.total_units), 0) as sold
    from order_event e join shop_order o on o.shop_id = p_shop and o.id = e.order_id
    where e.shop_id = p_shop and e.version = 1 and e.recorded_at - e.at > interval '30 minutes'
      and e.at >= d.from_at and e.at < d.to_at
  ) l
  cross join lateral (
    select coalesce(sum(r.units), 0) as units from refund r
    where r.shop_id = p_shop and r.created_at >= d.from_at and r.created_at < d.to_at and r.order_id is not null
  ) r
  cross join lateral (
    select coalesce(sum(case when kind = 'accept_shop' then units else -units end), 0) as units from transfer
    where shop_id = p_shop
      and (debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
        or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'))
      and kind in ('accept_shop', 'return_held', 'return_available', 'return_advance', 'refund_pending', 'refund_available')
      and at >= d.from_at and at < d.to_at
  ) t
  cross join lateral (
    select coalesce(sum(f.count) filter (where f.fact = 'direct'), 0)::int as direct,
      coalesce(sum(f.count) filter (where f.fact = 'shared'), 0)::int as shared,
      coalesce(sum(f.count) filter (where f.fact = 'search'), 0)::int as search,
      coalesce(sum(f.count) filter (where f.fact = 'explore'), 0)::int as explore,
      coalesce(sum(f.count) filter (where f.fact = 'other'), 0)::int as other,
      coalesce(sum(f.count) filter (where f.fact = 'view'), 0)::int as views,
      coalesce(sum(f.count) filter (where f.fact = 'cart'), 0)::int as carts,
      coalesce(sum(f.count) filter (where f.fact = 'checkout'), 0)::int as checkouts
    from (
      select v.source as fact, count(*) as count from visit v
      where v.shop_id = p_shop and not v.late and v.at >= d.from_at and v.at < d.to_at group by v.source
      union all
      select g.kind, count(distinct (g.day, g.visitor)) from goods_event g
      where g.shop_id = p_shop and g.kind = any('{view,cart,checkout}'::text[]) and not g.late
        and g.at >= d.from_at and g.at < d.to_at group by g.kind
      union all
      select f.fact, f.count from visit_day_facts(p_shop, d.from_at, d.to_at) f where not f.is_late
    ) f
  ) v
  order by d.day
  on conflict (shop_id, tz, day) do nothing
$$;
