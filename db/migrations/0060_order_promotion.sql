-- room: promotion
-- why:  promotion paid by the captured order: booked when the order's money becomes free, and given back with the goods.
-- lock: rows of the matrix, a new table, and a column of goodwill with a constant default.

insert into posting_rule (kind, debit_kind, credit_kind, actor) values
  ('ad_order', 'shop_available', 'ads', 'timer'),
  ('ad_order_back', 'ads', 'shop_available', 'timer');

-- An order that a sponsored click led to, from the moment when its money became free. Its percentage is that of its
-- campaign, which never changes.
create table promoted_order (
  shop_id     bigint      not null,
  order_id    uuid        not null,
  campaign_id uuid        not null,
  click_id    uuid        not null,
  percent_bps int         not null check (percent_bps between 1 and 5000),
  -- The promoted goods of the order that were kept, at what was paid for them.
  goods_units bigint      not null check (goods_units >= 0),
  -- What was booked, and what of it went back since.
  fee_units   bigint      not null check (fee_units >= 0 and fee_units * 10000 <= goods_units * percent_bps),
  back_units  bigint      not null default 0 check (back_units between 0 and fee_units),
  settled_at  timestamptz not null,
  -- Why nothing was booked though the order was paid for.
  free_reason text        check (free_reason in ('own_sales', 'unproved', 'nothing_kept', 'nothing_left')),
  primary key (shop_id, order_id),
  check ((free_reason is null) = (fee_units > 0))
);
create index promoted_order_campaign on promoted_order (shop_id, campaign_id);
alter table promoted_order add constraint promoted_order_campaign_of
  foreign key (shop_id, campaign_id) references campaign;
grant select, insert on promoted_order to stockless_app;
grant update (back_units) on promoted_order to stockless_app;

-- Goodwill may be given as promotion credit, which pays promotion and nothing else.
alter table goodwill add column as_promo boolean not null default false;
alter table goodwill add constraint goodwill_promo_given check (not as_promo or kind = 'give');
