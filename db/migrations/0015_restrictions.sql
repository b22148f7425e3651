-- room: restriction
-- why:  a restriction has a reason of a closed list, a text, evidence, an amount where it touches money, and an end, and
--       it ends by itself. What is missing, too long or decided by the same person is refused here, not by a screen.
-- lock: new tables only.

-- The closed list: which reason may have which effect, and for how long. Only a migration may change it.
create table hold_reason (
  code         text not null check (code ~ '^H0[1-8]$'),
  level        text not null check (level in ('warned', 'limited', 'paused', 'suspended', 'withdrawal_prohibited',
               'wallet_frozen', 'account_disabled')),
  scope        text not null check (scope in ('amount', 'wallet', 'shop')),
  first_hours  int  not null check (first_hours > 0),
  total_hours  int  not null check (total_hours >= first_hours),
  -- Between the notice and its begin.
  notice_hours int  not null check (notice_hours >= 0),
  primary key (code, level),
  unique (code, level, scope, first_hours, total_hours, notice_hours),
  check ((scope = 'amount') = (level = 'withdrawal_prohibited')),
  check ((scope = 'wallet') = (level = 'wallet_frozen'))
);
insert into hold_reason (code, level, scope, first_hours, total_hours, notice_hours) values
  ('H01', 'warned', 'shop', 720, 720, 0),
  ('H01', 'limited', 'shop', 168, 672, 0),
  ('H01', 'paused', 'shop', 168, 336, 0),
  ('H01', 'withdrawal_prohibited', 'amount', 1800, 2880, 0),
  ('H02', 'withdrawal_prohibited', 'amount', 336, 672, 0),
  ('H03', 'wallet_frozen', 'wallet', 72, 168, 0),
  ('H03', 'account_disabled', 'shop', 72, 168, 0),
  ('H04', 'wallet_frozen', 'wallet', 720, 1440, 0),
  ('H04', 'account_disabled', 'shop', 720, 1440, 0),
  ('H05', 'warned', 'shop', 720, 720, 0),
  ('H05', 'limited', 'shop', 168, 672, 0),
  ('H05', 'paused', 'shop', 168, 336, 0),
  ('H05', 'suspended', 'shop', 720, 1080, 0),
  ('H05', 'withdrawal_prohibited', 'amount', 720, 1080, 0),
  ('H05', 'account_disabled', 'shop', 720, 1080, 720),
  ('H06', 'suspended', 'shop', 8760, 8760, 0),
  ('H06', 'withdrawal_prohibited', 'amount', 8760, 8760, 0),
  ('H06', 'wallet_frozen', 'wallet', 8760, 8760, 0),
  ('H06', 'account_disabled', 'shop', 8760, 8760, 0),
  ('H07', 'withdrawal_prohibited', 'amount', 120, 120, 0),
  ('H08', 'warned', 'shop', 336, 672, 0),
  ('H08', 'limited', 'shop', 168, 672, 0),
  ('H08', 'withdrawal_prohibited', 'amount', 336, 672, 0),
  ('H08', 'account_disabled', 'shop', 336, 672, 720);

-- The statement. All of it stands as it was given; only its state and its end are written later.
create table restriction (
  shop_id      bigint      not null,
  id           uuid        not null,
  reason_code  text        not null,
  level        text        not null,
  scope        text        not null,
  first_hours  int         not null,
  total_hours  int         not null,
  notice_hours int         not null,
  reason       text        not null check (length(btrim(reason)) between 40 and 2000),
  evidence     text[]      not null check (cardinality(evidence) between 1 and 10
               and array_position(evidence, '') is null and array_position(evidence, null) is null),
  currency     text        not null,
  -- What it covers, and how much of that was there to be held. A frozen wallet covers what was in it.
  units        bigint      check (units >= 0),
  held_units   bigint      check (held_units >= 0),
  placed_by    uuid        not null,
  placed_at    timestamptz not null,
  from_at      timestamptz not null,
  until_at     timestamptz not null,
  appeal_until timestamptz not null,
  state        text        not null check (state in ('announced', 'active', 'lapsed', 'lifted', 'overturned')),
  ended_at     timestamptz,
  ended_by     uuid,
  end_reason   text        check (end_reason in ('time', 'cleared', 'mistake', 'appeal_won', 'appeal_unanswered')),
  end_note     text        check (length(end_note) <= 2000),
  primary key (shop_id, id),
  unique (shop_id, id, placed_by),
  unique (shop_id, id, placed_by, from_at, until_at, total_hours),
  check ((scope = 'shop') = (units is null)),
  check (scope <> 'amount' or units > 0),
  check ((units is null) = (held_units is null)),
  check (held_units is null or held_units <= units),
  check (extract(epoch from from_at - placed_at) >= notice_hours * 3600),
  check (until_at > from_at),
  check (extract(epoch from until_at - from_at) <= first_hours * 3600),
  check (extract(epoch from appeal_until - placed_at) >= 183 * 86400),
  check ((state in ('announced', 'active')) = (ended_at is null)),
  check ((ended_at is null) = (end_reason is null))
);
create index restriction_standing on restriction (shop_id) where state in ('announced', 'active');
create index restriction_listed on restriction (shop_id, placed_at desc);
create index restriction_all on restriction (state, placed_at desc);

-- One extension at most: the key is the restriction. The first six columns repeat it, so that the checks can see them.
create table restriction_extension (
  shop_id        bigint      not null,
  restriction_id uuid        not null,
  placed_by      uuid        not null,
  from_at        timestamptz not null,
  first_until    timestamptz not null,
  total_hours    int         not null,
  until_at       timestamptz not null,
  reason         text        not null check (length(btrim(reason)) between 40 and 2000),
  evidence       text[]      not null check (cardinality(evidence) between 1 and 10
                 and array_position(evidence, '') is null and array_position(evidence, null) is null),
  extended_by    uuid        not null,
  extended_at    timestamptz not null,
  primary key (shop_id, restriction_id),
  unique (shop_id, restriction_id, extended_by),
  check (extended_by <> placed_by),
  check (until_at > first_until),
  check (extract(epoch from until_at - from_at) <= total_hours * 3600)
);

-- One appeal of the restriction, and one of its extension.
create table appeal (
  shop_id        bigint      not null,
  id             uuid        not null,
  restriction_id uuid        not null,
  round          int         not null check (round in (1, 2)),
  placed_by      uuid        not null,
  extended_by    uuid,
  body           text        not null check (length(btrim(body)) between 40 and 2000),
  person_id      uuid        not null,
  state          text        not null check (state in ('open', 'upheld', 'overturned', 'unanswered')),
  opened_at      timestamptz not null,
  decide_by      timestamptz not null,
  decided_at     timestamptz,
  decided_by     uuid,
  decision       text        check (length(btrim(decision)) between 40 and 2000),
  primary key (shop_id, id),
  unique (shop_id, restriction_id, round),
  check (decided_by <> placed_by),
  check (decided_by <> extended_by),
  check (extract(epoch from decide_by - opened_at) between 1 and 10 * 86400),
  check ((state = 'open') = (decided_at is null)),
  check ((state in ('upheld', 'overturned')) = (decided_by is not null)),
  check ((decided_by is null) = (decision is null))
);
create unique index appeal_open on appeal (shop_id, restriction_id) where state = 'open';
create index appeal_listed on appeal (shop_id, opened_at desc);
create index appeal_waiting on appeal (decide_by) where state = 'open';

create table appeal_file (
  shop_id   bigint not null,
  appeal_id uuid   not null,
  position  int    not null check (position between 1 and 5),
  file_id   uuid   not null,
  primary key (shop_id, appeal_id, position)
);

grant select on hold_reason to stockless_app;
grant select, insert on restriction, restriction_extension, appeal, appeal_file to stockless_app;
grant update (state, ended_at, ended_by, end_reason, end_note) on restriction to stockless_app;
grant update (state, extended_by, decided_at, decided_by, decision) on appeal to stockless_app;

-- part: keys
alter table restriction add constraint restriction_rule
  foreign key (reason_code, level, scope, first_hours, total_hours, notice_hours)
  references hold_reason (code, level, scope, first_hours, total_hours, notice_hours);
alter table restriction add constraint restriction_book foreign key (shop_id) references book;
alter table restriction_extension add constraint restriction_extension_of
  foreign key (shop_id, restriction_id, placed_by, from_at, first_until, total_hours)
  references restriction (shop_id, id, placed_by, from_at, until_at, total_hours);
alter table appeal add constraint appeal_of
  foreign key (shop_id, restriction_id, placed_by) references restriction (shop_id, id, placed_by);
alter table appeal add constraint appeal_extension
  foreign key (shop_id, restriction_id, extended_by)
  references restriction_extension (shop_id, restriction_id, extended_by);
alter table appeal_file add constraint appeal_file_of foreign key (shop_id, appeal_id) references appeal;
alter table appeal_file add constraint appeal_file_file foreign key (shop_id, file_id) references file;
