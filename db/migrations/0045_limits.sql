-- room: shop
-- why:  values that operators may change have a floor and a ceiling, two people, a reason and, where they get worse for
--       merchants, days of notice; a lower level is announced 30 days ahead; money is frozen for suspicion only by two
--       people, for a day only once by service, and by order only with its file number.
-- lock: new tables; three columns with constant defaults and checks that look at new rows only.

-- The closed list of what may be changed, and between which bounds. Only a migration may change it.
create table limit_rule (
  key         text   primary key check (key ~ '^[a-z_]+[.][a-z]+$'),
  floor       bigint not null check (floor >= 0),
  ceiling     bigint not null check (ceiling >= floor),
  -- The direction that is worse for a merchant, and the days it is announced before.
  worse       text   not null check (worse in ('up', 'down')),
  notice_days int    not null check (notice_days >= 15),
  unique (key, floor, ceiling, worse, notice_days)
);
insert into limit_rule (key, floor, ceiling, worse, notice_days) values
  ('goods_max.standard', 50, 100000, 'down', 30),
  ('goods_max.merchant', 50, 100000, 'down', 30),
  ('goods_max.partner', 50, 100000, 'down', 30),
  ('goods_max.agent', 50, 100000, 'down', 30),
  ('deletions_daily.standard', 10, 10000, 'down', 30),
  ('deletions_daily.merchant', 10, 10000, 'down', 30),
  ('deletions_daily.partner', 10, 10000, 'down', 30),
  ('deletions_daily.agent', 10, 10000, 'down', 30),
  ('commission_bps.standard', 0, 1000, 'up', 15),
  ('commission_bps.merchant', 0, 1000, 'up', 15),
  ('commission_bps.partner', 0, 1000, 'up', 15),
  ('commission_bps.agent', 0, 1000, 'up', 15),
  ('auto_withdraw_major.standard', 100, 50000, 'down', 30),
  ('auto_withdraw_major.merchant', 100, 50000, 'down', 30),
  ('auto_withdraw_major.partner', 100, 50000, 'down', 30),
  ('auto_withdraw_major.agent', 100, 50000, 'down', 30);

-- One proposal of a key at a time. What was confirmed stands: it is changed by the next one.
create table limit_change (
  id           uuid        primary key,
  key          text        not null,
  floor        bigint      not null,
  ceiling      bigint      not null,
  worse        text        not null,
  notice_days  int         not null,
  value_before bigint      not null,
  value        bigint      not null check (value between floor and ceiling),
  reason       text        not null check (length(btrim(reason)) between 40 and 2000),
  -- Days from the confirmation until it holds.
  days         int         not null check (days between 0 and 365),
  state        text        not null check (state in ('proposed', 'confirmed', 'declined')),
  proposed_by  uuid        not null,
  proposed_at  timestamptz not null,
  decided_by   uuid,
  decided_at   timestamptz,
  from_at      timestamptz,
  check (value <> value_before),
  check ((case worse when 'up' then value < value_before else value > value_before end) or days >= notice_days),
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> proposed_by),
  check ((state = 'confirmed') = (from_at is not null)),
  check (from_at >= decided_at + days * interval '24 hours')
);
create unique index limit_change_open on limit_change (key) where state = 'proposed';
create index limit_change_listed on limit_change (proposed_at desc, id);

-- A level that will be lowered: announced, and taken back by itself where the shop has again what its level asks for.
create table level_notice (
  shop_id      bigint      primary key,
  level_from   text        not null check (level_from in ('merchant', 'partner', 'agent')),
  level_to     text        not null check (level_to in ('standard', 'merchant', 'partner')),
  announced_at timestamptz not null,
  due_at       timestamptz not null,
  check (extract(epoch from due_at - announced_at) >= 30 * 86400)
);

-- A freeze for suspicion waits for another person; until then nothing is held and nothing is told.
create table restriction_proposal (
  shop_id     bigint      not null,
  id          uuid        not null,
  reason_code text        not null check (reason_code = 'H04'),
  level       text        not null check (level in ('wallet_frozen', 'account_disabled')),
  reason      text        not null check (length(btrim(reason)) between 40 and 2000),
  evidence    text[]      not null check (cardinality(evidence) between 1 and 10
              and array_position(evidence, '') is null and array_position(evidence, null) is null),
  until_at    timestamptz not null,
  proposed_by uuid        not null,
  proposed_at timestamptz not null,
  state       text        not null check (state in ('proposed', 'confirmed', 'declined')),
  decided_by  uuid,
  decided_at  timestamptz,
  primary key (shop_id, id),
  unique (shop_id, id, proposed_by, decided_by, state),
  check (until_at > proposed_at),
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> proposed_by),
  check (state <> 'confirmed' or extract(epoch from decided_at - proposed_at) <= 72 * 3600)
);
create unique index restriction_proposal_open on restriction_proposal (shop_id, level) where state = 'proposed';
create index restriction_proposal_waiting on restriction_proposal (proposed_at) where state = 'proposed';

grant select on limit_rule to stockless_app;
grant select, insert on limit_change, restriction_proposal to stockless_app;
grant update (state, decided_by, decided_at, from_at) on limit_change to stockless_app;
grant update (state, decided_by, decided_at) on restriction_proposal to stockless_app;
grant select, insert, delete on level_notice to stockless_app;

-- part: columns
alter table restriction add column placed_as text not null default 'risk' check (placed_as in ('risk', 'service'));
alter table restriction add column file_no text;
alter table restriction add column confirmed_by uuid;
alter table restriction add column proposal_state text generated always as
  (case when confirmed_by is null then null else 'confirmed' end) stored;

-- part: keys
alter table restriction add constraint restriction_by_service check (placed_as = 'risk' or (
  reason_code = 'H03' and level = 'wallet_frozen' and extract(epoch from until_at - from_at) <= 24 * 3600)) not valid;
alter table restriction add constraint restriction_file_no check (
  (reason_code = 'H06') = (file_no is not null) and length(btrim(coalesce(file_no, '---'))) between 3 and 80) not valid;
alter table restriction add constraint restriction_two_people check (
  (reason_code = 'H04') = (confirmed_by is not null) and confirmed_by is distinct from placed_by) not valid;
-- One soft freeze of a shop: the next one is for the people of risk.
create unique index restriction_service_once on restriction (shop_id) where placed_as = 'service';
alter table restriction add constraint restriction_proposed
  foreign key (shop_id, id, placed_by, confirmed_by, proposal_state)
  references restriction_proposal (shop_id, id, proposed_by, decided_by, state);
alter table restriction_proposal add constraint restriction_proposal_book foreign key (shop_id) references book;
alter table limit_change add constraint limit_change_rule
  foreign key (key, floor, ceiling, worse, notice_days)
  references limit_rule (key, floor, ceiling, worse, notice_days);
alter table level_notice add constraint level_notice_shop foreign key (shop_id) references shop;

-- Who looked at a shop's data, newest first.
create index audit_entry_views on audit_entry (shop_id, seq desc) where kind = 'view';
