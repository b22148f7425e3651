-- room: checkout
-- why:  several ways to pay, each charged in its own money at a rate that the quote locked; what proves a payment has
--       a grade; messages of providers are taken in once.
-- lock: adds columns that have a default or may be null; new tables.

-- What the buyer is charged, where it is not the shop's money: locked with the quote, printed on the receipt.
alter table quote add column pay_currency text;
alter table quote add column pay_units bigint check (pay_units > 0);
alter table quote add column pay_rate text;
alter table quote add column usdt_units bigint check (usdt_units > 0);
alter table quote add constraint quote_pay_whole check ((pay_currency is null) = (pay_units is null));

alter table payment add column method text not null default 'test';
alter table payment add column provider_ref text not null default '';
alter table payment add column instructions jsonb;
alter table payment add column pay_currency text;
alter table payment add column pay_units bigint check (pay_units > 0);
alter table payment add column pay_refunded_units bigint not null default 0 check (pay_refunded_units >= 0);
alter table payment add column refund_to text not null default '' check (length(refund_to) <= 120);
alter table payment add constraint payment_pay_whole check ((pay_currency is null) = (pay_units is null));
-- What goes back never exceeds what came, in either money.
alter table payment add constraint payment_pay_back check (pay_refunded_units <= coalesce(pay_units, units));

alter table payment_evidence add column pay_currency text;
alter table payment_evidence add column pay_units bigint check (pay_units > 0);
alter table payment_evidence add column grade text not null default 'test' check (grade in ('A', 'B', 'C', 'test'));
alter table payment_evidence add column facts jsonb not null default '{}';

alter table refund add column pay_units bigint check (pay_units >= 0);

-- Every message of a provider, once: a repeat is known by its id before anything is done.
create table payment_event (
  provider    text        not null,
  event_id    text        not null,
  kind        text        not null,
  payment_id  text        not null default '',
  body        text        not null,
  signature   text        not null,
  received_at timestamptz not null,
  done_at     timestamptz,
  primary key (provider, event_id)
);
create index payment_event_waiting on payment_event (received_at) where done_at is null;

grant update (provider_ref, instructions, refund_to, pay_refunded_units) on payment to stockless_app;
grant select, insert on payment_event to stockless_app;
grant update (done_at) on payment_event to stockless_app;

-- Whether a buyer has ordered here before, for the proof that the shop sees.
create index order_buyer on shop_order (shop_id, lower(buyer ->> 'email'));
