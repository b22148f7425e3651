-- room: checkout
-- why:  an order is born only at a buyer's checkout with a captured payment, and its evidence cannot be
--       changed: the checkout role alone may insert orders and evidence, nobody may update evidence.
-- lock: new tables only.

-- What the server priced, line by line, for 30 minutes and one checkout.
create table quote (
  shop_id        bigint      not null,
  id             uuid        not null,
  country        text        not null,
  lines          jsonb       not null,
  parcels        jsonb       not null,
  line_count     int         not null check (line_count between 1 and 1000),
  quantity       bigint      not null check (quantity > 0),
  currency       text        not null,
  goods_units    bigint      not null check (goods_units > 0),
  shipping_units bigint      not null check (shipping_units >= 0),
  tax_units      bigint      not null check (tax_units >= 0),
  total_units    bigint      not null,
  cost_units     bigint      not null check (cost_units > 0),
  supplier_shipping_units bigint not null check (supplier_shipping_units >= 0),
  commission_bps int         not null,
  hash           bytea       not null,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  primary key (shop_id, id),
  check (total_units = goods_units + shipping_units + tax_units),
  check (total_units <= 1000000000000000)
);
create index quote_age on quote (created_at);

-- O1–O3: reserved stock that waits for its payment. It has its quote's id: a quote is used once.
create table checkout (
  shop_id      bigint      not null,
  id           uuid        not null,
  state        text        not null check (state in ('open', 'paid', 'expired')),
  buyer        jsonb       not null,
  customer_ref text        not null default '',
  lang         text        not null,
  currency     text        not null,
  total_units  bigint      not null check (total_units > 0),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  primary key (shop_id, id)
);

create table payment (
  shop_id        bigint      not null,
  id             uuid        not null,
  checkout_id    uuid        not null,
  provider       text        not null,
  currency       text        not null,
  units          bigint      not null check (units > 0),
  captured_units bigint      not null default 0 check (captured_units >= 0),
  refunded_units bigint      not null default 0 check (refunded_units >= 0),
  created_at     timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, checkout_id),
  check (refunded_units <= captured_units),
  check (captured_units in (0, units))
);

-- The proof of a capture. Unique by the provider's payment and by event: twice is refused.
create table payment_evidence (
  shop_id           bigint      not null,
  id                uuid        not null,
  checkout_id       uuid        not null,
  provider          text        not null,
  provider_payment  text        not null,
  event_id          text        not null,
  currency          text        not null,
  units             bigint      not null check (units > 0),
  payload_hash      bytea       not null check (length(payload_hash) = 32),
  captured_at       timestamptz not null,
  recorded_at       timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, checkout_id),
  unique (shop_id, provider, provider_payment),
  unique (shop_id, provider, event_id),
  unique (shop_id, id, units, currency)
);

-- Events of providers that led nowhere when they came: kept, tried again, shown to operators.
create table stray_event (
  provider   text        not null,
  event_id   text        not null,
  body       text        not null,
  reason     text        not null,
  created_at timestamptz not null,
  primary key (provider, event_id)
);

create table refund (
  shop_id    bigint      not null,
  id         uuid        not null,
  payment_id uuid        not null,
  order_id   uuid,
  case_id    uuid,
  units      bigint      not null check (units > 0),
  state      text        not null check (state in ('pending', 'paid')),
  reason     text        not null,
  created_at timestamptz not null,
  paid_at    timestamptz,
  primary key (shop_id, id),
  check ((state = 'paid') = (paid_at is not null))
);
create index refund_order on refund (shop_id, order_id);
create index refund_waiting on refund (created_at) where state = 'pending';

-- The test provider's own records: the other side of the wire. Empty where the database is not test data.
create table testpay_payment (
  id         text        not null primary key,
  asset      text        not null,
  units      bigint      not null check (units > 0),
  state      text        not null check (state = 'captured'),
  refunded   bigint      not null default 0 check (refunded between 0 and units),
  event_id   text        not null,
  captured_at timestamptz not null,
  delivered  boolean     not null,
  deliver_at timestamptz
);
create index testpay_waiting on testpay_payment (deliver_at) where not delivered;

create table testpay_refund (
  id         text        not null primary key,
  payment_id text        not null references testpay_payment,
  units      bigint      not null check (units > 0),
  created_at timestamptz not null
);

grant select, insert on quote, checkout, payment, stray_event, refund to stockless_app;
grant delete on quote to stockless_app;
grant update (state) on checkout to stockless_app;
grant update (captured_units, refunded_units) on payment to stockless_app;
grant update (state, paid_at) on refund to stockless_app;
grant select on payment_evidence to stockless_app;
grant insert on payment_evidence to stockless_checkout;
grant select, insert on testpay_payment, testpay_refund to stockless_app;
grant update (refunded, delivered, deliver_at) on testpay_payment to stockless_app;

-- part: keys
alter table checkout add constraint checkout_quote foreign key (shop_id, id) references quote;
alter table payment add constraint payment_checkout foreign key (shop_id, checkout_id) references checkout;
alter table payment_evidence add constraint evidence_checkout
  foreign key (shop_id, checkout_id) references checkout;
alter table refund add constraint refund_payment foreign key (shop_id, payment_id) references payment;
