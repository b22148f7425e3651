-- room: promotion
-- why:  what sponsored places are decided from, decided, shown and charged by: the log of a day that anybody can compute
--       again, and each view and click once, with its verdict.
-- lock: new tables only.

-- A day's log. Its draws follow from the seed, which is promised by its hash the day before and told the day after.
create table ad_day (
  day          date        not null primary key,
  version      int         not null,
  commit_hash  text        not null check (commit_hash ~ '^[0-9a-f]{64}$'),
  seed         text        not null check (seed ~ '^[0-9a-f]{64}$'),
  -- What the names of the day are made with.
  blind        text        not null check (blind ~ '^[0-9a-f]{64}$'),
  -- What viewers are told apart by on this day; forgotten afterwards.
  viewer_salt  text,
  committed_at timestamptz not null,
  revealed_at  timestamptz,
  entries      int         not null default 0 check (entries >= 0),
  head         text        not null check (head ~ '^[0-9a-f]{64}$')
);
grant select, insert on ad_day to stockless_app;
grant update (viewer_salt, revealed_at, entries, head) on ad_day to stockless_app;

create table ad_log (
  day   date        not null references ad_day,
  n     int         not null check (n > 0),
  kind  text        not null check (kind in ('pool', 'auction')),
  -- The hash of the pool that it is, or that it was drawn from.
  pool  text        not null,
  hash  text        not null check (hash ~ '^[0-9a-f]{64}$'),
  head  text        not null check (head ~ '^[0-9a-f]{64}$'),
  -- Canonical JSON.
  body  text        not null,
  auction_id uuid,
  at    timestamptz not null,
  primary key (day, n),
  check ((kind = 'auction') = (auction_id is not null))
);
create index ad_log_auction on ad_log (auction_id) where auction_id is not null;
create index ad_log_pool on ad_log (day, pool);
grant select, insert on ad_log to stockless_app;

-- Who was a candidate of a pool: whose log it is.
create table ad_offer (
  shop_id     bigint not null,
  day         date   not null,
  hash        text   not null check (hash ~ '^[0-9a-f]{64}$'),
  campaign_id uuid   not null,
  goods_id    uuid   not null,
  body        text   not null,
  primary key (shop_id, day, hash)
);
grant select, insert on ad_offer to stockless_app;

create table ad_pool_member (
  shop_id     bigint not null,
  day         date   not null,
  pool        text   not null,
  campaign_id uuid   not null,
  surface     text   not null,
  at          timestamptz not null,
  primary key (shop_id, campaign_id, day, pool)
);
grant select, insert on ad_pool_member to stockless_app;

-- What came of the auctions that a campaign could have been in, by the day.
create table ad_result (
  shop_id     bigint not null,
  campaign_id uuid   not null,
  day         date   not null,
  -- `won`, or why not.
  result      text   not null,
  count       int    not null check (count > 0),
  primary key (shop_id, campaign_id, day, result)
);
grant select, insert on ad_result to stockless_app;
grant update (count) on ad_result to stockless_app;

-- Goods of a place that were seen, once each.
create table ad_view (
  shop_id     bigint      not null,
  id          uuid        not null,
  campaign_id uuid        not null,
  goods_id    uuid        not null,
  auction_id  uuid        not null,
  day         date        not null,
  surface     text        not null,
  slot        int         not null,
  score       text        not null,
  next_score  text        not null,
  shuffled    boolean     not null,
  viewer      bytea       not null,
  verdict     text        not null check (verdict in ('valid', 'refused')),
  reason      text,
  at          timestamptz not null,
  primary key (shop_id, id),
  check ((verdict = 'refused') = (reason is not null))
);
create index ad_view_newest on ad_view (shop_id, campaign_id, id desc);
create index ad_view_viewer on ad_view (shop_id, campaign_id, viewer, at);
grant select, insert on ad_view to stockless_app;

-- A link of a place that was followed, once each. Charged once its minute is over and nothing speaks against it.
create table ad_click (
  shop_id     bigint      not null,
  id          uuid        not null,
  campaign_id uuid        not null,
  goods_id    uuid        not null,
  auction_id  uuid        not null,
  day         date        not null,
  surface     text        not null,
  slot        int         not null,
  score       text        not null,
  next_score  text        not null,
  price_units bigint      not null check (price_units >= 0),
  viewer      bytea       not null,
  network     bytea       not null,
  verdict     text        not null check (verdict in ('waiting', 'valid', 'charged', 'refused', 'taken_back')),
  reason      text,
  at          timestamptz not null,
  dwelt_at    timestamptz,
  ledger_ref  text,
  primary key (shop_id, id),
  check ((verdict in ('refused', 'taken_back')) = (reason is not null))
);
create index ad_click_newest on ad_click (shop_id, campaign_id, id desc);
create index ad_click_waiting on ad_click (shop_id, campaign_id) where verdict = 'waiting';
create index ad_click_network on ad_click (shop_id, network, at);
create index ad_click_viewer on ad_click (shop_id, campaign_id, viewer, at);
grant select, insert on ad_click to stockless_app;
grant update (verdict, reason, dwelt_at, ledger_ref) on ad_click to stockless_app;

-- What was refused and has no row of its own, by the minute: a flood cannot fill the disk. Shop 0: nobody knows whose.
create table ad_refusal (
  shop_id     bigint      not null,
  campaign_id uuid        not null,
  kind        text        not null check (kind in ('view', 'click')),
  reason      text        not null,
  minute      timestamptz not null,
  count       int         not null check (count > 0),
  primary key (shop_id, campaign_id, kind, reason, minute)
);
grant select, insert on ad_refusal to stockless_app;
grant update (count) on ad_refusal to stockless_app;

-- The pace of a campaign on its day, looked at every five minutes, and what its goods are rated by.
create table ad_pace (
  shop_id       bigint      not null,
  campaign_id   uuid        not null,
  day           date        not null,
  participation int         not null check (participation between 0 and 1000000),
  target_units  bigint      not null check (target_units >= 0),
  spent_units   bigint      not null check (spent_units >= 0),
  -- Views so far, and places that it got in turn.
  views         int         not null,
  turns         int         not null,
  -- Clicks so far, and orders that came of them.
  clicks        int         not null,
  orders        int         not null,
  at            timestamptz not null,
  primary key (shop_id, campaign_id)
);
grant select, insert on ad_pace to stockless_app;
grant update (day, participation, target_units, spent_units, views, turns, clicks, orders, at) on ad_pace to stockless_app;

create table ad_fact (
  shop_id     bigint      not null,
  campaign_id uuid        not null,
  goods_id    uuid        not null,
  chance      int         not null,
  quality     int         not null,
  parts       text        not null,
  at          timestamptz not null,
  primary key (shop_id, campaign_id, goods_id)
);
grant select, insert on ad_fact to stockless_app;
grant update (chance, quality, parts, at) on ad_fact to stockless_app;

-- Pages that have sponsored places, by five minutes: the shape of a day.
create table ad_traffic (
  surface text        not null,
  at      timestamptz not null,
  views   int         not null check (views > 0),
  primary key (surface, at)
);
grant select, insert on ad_traffic to stockless_app;
grant update (views) on ad_traffic to stockless_app;

-- Shops that show goods of others below their own.
create table ad_similar (
  shop_id    bigint      not null primary key,
  is_on      boolean     not null,
  changed_at timestamptz not null
);
alter table ad_similar add constraint ad_similar_shop foreign key (shop_id) references shop;
grant select, insert on ad_similar to stockless_app;
grant update (is_on, changed_at) on ad_similar to stockless_app;

-- The sponsored click that a checkout came from; what an order pays is decided where its payment is captured.
create table ad_checkout (
  shop_id    bigint      not null,
  payment_id uuid        not null,
  campaign_id uuid       not null,
  click_id   uuid        not null,
  at         timestamptz not null,
  primary key (shop_id, payment_id)
);
grant select, insert on ad_checkout to stockless_app;

-- Shops that an owner of the house lets into the places of public support, in turn.
create table ad_support (
  shop_id    bigint      not null,
  started_at timestamptz not null,
  ended_at   timestamptz,
  note       text        not null check (length(note) between 40 and 2000),
  primary key (shop_id, started_at)
);
create unique index ad_support_one on ad_support (shop_id) where ended_at is null;
alter table ad_support add constraint ad_support_shop foreign key (shop_id) references shop;
grant select, insert on ad_support to stockless_app;
grant update (ended_at) on ad_support to stockless_app;
