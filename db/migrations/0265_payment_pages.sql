-- room: checkout
-- why:  a buyer who turned back may pay on a page that was replaced by a newer one: its money is found by the references of
--       former pages, and what was taken twice goes back by itself. Of a provider's message only what is read is kept: its
--       whole text names the buyer (docs/decisions/0209).
-- lock: columns with constant defaults, a new table; rows of messages that were taken in are written once more.

alter table payment add column former_refs text[] not null default '{}';
grant update (former_refs) on payment to stockless_app;

-- Money that a provider took for a payment that had its money already.
create table duplicate_capture (
  shop_id          bigint      not null,
  -- Also what its refund is called at the provider.
  id               uuid        not null,
  payment_id       uuid        not null,
  provider         text        not null,
  provider_payment text        not null,
  -- The page on which it was paid, as the provider knows it.
  provider_ref     text        not null,
  asset            text        not null,
  units            bigint      not null check (units > 0),
  captured_at      timestamptz not null,
  recorded_at      timestamptz not null,
  -- When the provider took the refund, and when it was paid.
  sent_at          timestamptz,
  paid_at          timestamptz,
  primary key (shop_id, id),
  unique (shop_id, provider, provider_payment),
  constraint duplicate_capture_paid check (paid_at is null or sent_at is not null),
  constraint duplicate_capture_payment foreign key (shop_id, payment_id) references payment (shop_id, id)
);
grant select, update (sent_at, paid_at) on duplicate_capture to stockless_app;
grant insert on duplicate_capture to stockless_checkout;

-- What the provider calls the message, and the page that it is of.
alter table payment_event add column event text not null default '';
alter table payment_event add column ref text not null default '';
-- What proved it is kept: the digest of what was signed.
update payment_event set body = json_build_object('sha256', encode(sha256(convert_to(body, 'UTF8')), 'hex'))::text
where provider in ('card', 'paypal');
