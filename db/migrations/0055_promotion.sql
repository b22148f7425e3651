-- room: promotion
-- why:  campaigns: what a shop pays for promotion, until when, and what is left of it. Clicks are paid out of an account
--       of the campaign that cannot fall below zero, a day out of a row that cannot rise above its budget.
-- lock: rows of the matrix and new tables only.

insert into posting_rule (kind, debit_kind, credit_kind, actor) values
  ('goodwill_promo', 'between_books', 'shop_promo', 'reviewer'),
  ('ad_pay', 'shop_available', 'ad_budget', 'merchant'),
  ('ad_pay_promo', 'shop_promo', 'ad_budget', 'merchant'),
  ('ad_click', 'ad_budget', 'ads', 'timer'),
  ('ad_click_back', 'ads', 'ad_budget', 'timer'),
  ('ad_back', 'ad_budget', 'shop_available', 'merchant'),
  ('ad_back', 'ad_budget', 'shop_available', 'timer'),
  ('ad_back', 'ad_budget', 'shop_available', 'reviewer'),
  ('ad_back_promo', 'ad_budget', 'shop_promo', 'merchant'),
  ('ad_back_promo', 'ad_budget', 'shop_promo', 'timer'),
  ('ad_back_promo', 'ad_budget', 'shop_promo', 'reviewer');

create table campaign (
  shop_id          bigint      not null,
  id               uuid        not null,
  plan_id          text        not null check (plan_id in ('explore', 'search', 'similar', 'order')),
  state            text        not null check (state in ('review', 'scheduled', 'active', 'paused', 'ended', 'rejected')),
  currency         text        not null,
  -- Paid for: what came out of the promotion credit, and what out of the balance. Nothing is paid before an order is.
  promo_units      bigint      not null check (promo_units >= 0),
  available_units  bigint      not null check (available_units >= 0),
  -- What came back when it ended, and of clicks that were found invalid after that.
  back_promo_units     bigint  not null default 0 check (back_promo_units between 0 and promo_units),
  back_available_units bigint  not null default 0 check (back_available_units between 0 and available_units),
  day_budget_units bigint      not null check (day_budget_units >= 0),
  -- The most for one click.
  max_bid_units    bigint      not null check (max_bid_units >= 0),
  -- Of an order's goods, in hundredths of a percent.
  percent_bps      int         not null check (percent_bps between 0 and 5000),
  days             int         not null check (days between 1 and 30),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null check (ends_at > starts_at),
  pause_reason     text        check (pause_reason in ('merchant', 'no_stock', 'shop_paused', 'not_sold')),
  ended_reason     text        check (ended_reason in ('exhausted', 'time', 'stopped', 'shop_closed', 'rejected')),
  ended_at         timestamptz,
  promise_at       timestamptz,
  version          int         not null default 1,
  created_at       timestamptz not null,
  primary key (shop_id, id),
  -- A campaign is paid either by the click or by the order.
  check ((plan_id = 'order') = (percent_bps > 0)),
  check ((plan_id = 'order') = (max_bid_units = 0)),
  check (plan_id <> 'order' or (promo_units = 0 and available_units = 0 and day_budget_units = 0)),
  check (plan_id = 'order' or promo_units + available_units > 0),
  check ((state = 'paused') = (pause_reason is not null)),
  check ((state in ('ended', 'rejected')) = (ended_at is not null)),
  check ((ended_at is null) = (ended_reason is null))
);
create index campaign_newest on campaign (shop_id, created_at desc, id desc);
create index campaign_running on campaign (plan_id, state) where state in ('review', 'scheduled', 'active', 'paused');
create index campaign_made on campaign (created_at desc, id desc);
alter table campaign add constraint campaign_shop foreign key (shop_id) references shop;
grant select, insert on campaign to stockless_app;
grant update (state, pause_reason, ended_reason, ended_at, promise_at, starts_at, ends_at, version, back_promo_units,
  back_available_units) on campaign to stockless_app;

-- The goods of a campaign. One that is live takes its seat: the same goods cannot be boosted twice at one place (453).
create table campaign_goods (
  shop_id     bigint not null,
  campaign_id uuid   not null,
  goods_id    uuid   not null references goods,
  plan_id     text   not null,
  is_live     boolean not null,
  primary key (shop_id, campaign_id, goods_id)
);
create unique index campaign_seat on campaign_goods (shop_id, plan_id, goods_id) where is_live;
alter table campaign_goods add constraint campaign_goods_campaign foreign key (shop_id, campaign_id) references campaign;
grant select, insert on campaign_goods to stockless_app;
grant update (is_live) on campaign_goods to stockless_app;

-- What happened to a campaign, who did it and why. Never changed.
create table campaign_step (
  shop_id     bigint      not null,
  campaign_id uuid        not null,
  n           int         not null check (n > 0),
  move        text        not null,
  state       text        not null,
  actor       text        not null,
  person_id   uuid,
  reason      text        check (length(reason) <= 2000),
  at          timestamptz not null,
  primary key (shop_id, campaign_id, n)
);
alter table campaign_step add constraint campaign_step_campaign foreign key (shop_id, campaign_id) references campaign;
grant select, insert on campaign_step to stockless_app;

-- What a campaign spent on a day of its shop's clock: the row that a click is charged to first.
create table campaign_day (
  shop_id      bigint not null,
  campaign_id  uuid   not null,
  day          date   not null,
  budget_units bigint not null check (budget_units > 0),
  spent_units  bigint not null check (spent_units between 0 and budget_units),
  primary key (shop_id, campaign_id, day)
);
alter table campaign_day add constraint campaign_day_campaign foreign key (shop_id, campaign_id) references campaign;
grant select, insert on campaign_day to stockless_app;
grant update (spent_units) on campaign_day to stockless_app;

-- Those in review, the next promise first.
create index campaign_review on campaign (promise_at) where state = 'review';
