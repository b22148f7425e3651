-- room: wallet
-- why:  a merchant's money goes out: accounts it can be paid to (five slots), withdrawals that walk a closed table of
--       moves, the sendings that carry them, and the orders they pay.
-- lock: new tables; the index of the wallet's movements is made again with the account `withdrawing` in it.

-- The slot is part of the key: a sixth account has no place. Deleting one frees its slot.
create table payout_account (
  shop_id       bigint      not null,
  slot          int         not null check (slot between 1 and 5),
  id            uuid        not null,
  type          text        not null check (type in ('ETC/USDT', 'TRX/USDT', 'bank')),
  account_name  text        not null check (length(account_name) between 1 and 80),
  number_kind   text        not null check (number_kind in ('address', 'iban', 'account')),
  -- Encrypted with the instance's key; only a payout opens it. The mask is what people see.
  number_sealed bytea       not null,
  number_masked text        not null,
  -- A keyed hash: the same number cannot be added twice, and cannot be guessed from here.
  number_key    bytea       not null check (length(number_key) = 32),
  bank_name     text        not null default '',
  branch_number text        not null default '',
  bic           text        not null default '',
  country       text        not null default '',
  note          text        not null default '' check (length(note) <= 60),
  -- The default is the account that was made so last; where none was, the oldest.
  default_at    timestamptz,
  usable_at     timestamptz not null,
  version       int         not null default 1,
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  primary key (shop_id, slot),
  unique (shop_id, id),
  unique (shop_id, number_key)
);

-- Which move may lead from where to where, by whom. Only a migration may change it.
create table withdrawal_rule (
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  primary key (move, from_state, to_state, actor)
);
insert into withdrawal_rule (move, from_state, to_state, actor) values
  ('approve', 'requested', 'approved', 'merchant'),
  ('approve', 'requested', 'approved', 'reviewer'),
  ('approve', 'requested', 'approved', 'timer'),
  ('reject', 'requested', 'rejected', 'reviewer'),
  ('cancel', 'requested', 'cancelled', 'merchant'),
  ('cancel', 'approved', 'cancelled', 'merchant'),
  ('send', 'approved', 'sending', 'timer'),
  ('settle', 'sending', 'success', 'provider'),
  ('fail', 'sending', 'failure', 'provider'),
  ('bounce', 'sending', 'returned', 'provider'),
  ('bounce', 'success', 'returned', 'provider');

create table withdrawal (
  shop_id         bigint      not null,
  id              uuid        not null,
  number          int         not null check (number > 0),
  person_id       uuid        not null,
  -- The account as it was when the money was asked for: changing or removing it changes nothing here.
  account_id      uuid        not null,
  account_type    text        not null,
  account_name    text        not null,
  account_masked  text        not null,
  number_kind     text        not null,
  number_sealed   bytea       not null,
  bank            jsonb       not null default '{}',
  currency        text        not null,
  units           bigint      not null check (units > 0),
  fee_units       bigint      not null check (fee_units >= 0),
  note            text        not null default '' check (length(note) <= 60),
  state           text        not null check (state in ('requested', 'approved', 'sending', 'success', 'failure',
                  'rejected', 'cancelled', 'returned')),
  -- Who approved: the day's limit, reviewers, or the clock.
  approval        text        check (approval in ('limit', 'reviewer', 'clock')),
  -- The local day whose limit it used.
  limit_day       date,
  needs_second    boolean     not null,
  first_approver  uuid,
  second_approver uuid,
  reason_code     text,
  reason          text,
  promise_at      timestamptz,
  approves_at     timestamptz,
  send_at         timestamptz,
  /* Set where nobody decided in time: the public report counts these. */
  breached_at     timestamptz,
  created_at      timestamptz not null,
  decided_at      timestamptz,
  sent_at         timestamptz,
  ended_at        timestamptz,
  version         int         not null default 1,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (fee_units < units),
  check (state in ('requested', 'rejected', 'cancelled') or approval is not null),
  check (second_approver is null or coalesce(first_approver <> second_approver, false)),
  -- Large amounts that people approved were approved by two of them.
  check (approval is distinct from 'reviewer' or first_approver is not null),
  check (approval is distinct from 'reviewer' or not needs_second or second_approver is not null),
  check (state <> 'rejected' or (coalesce(length(reason), 0) between 40 and 2000 and coalesce(reason_code in
    ('account_not_yours', 'account_unreachable', 'identity_mismatch', 'takeover_suspected', 'sanctions',
     'court_order'), false)))
);
create index withdrawal_open on withdrawal (shop_id, account_id) where state in ('requested', 'approved', 'sending');
create index withdrawal_waiting on withdrawal (created_at) where state = 'requested';

-- Every step it took, by whom and when; the database refuses one outside the table.
create table withdrawal_event (
  shop_id       bigint      not null,
  withdrawal_id uuid        not null,
  version       int         not null,
  move          text        not null,
  from_state    text        not null,
  to_state      text        not null,
  actor         text        not null,
  at            timestamptz not null,
  primary key (shop_id, withdrawal_id, version)
);

-- One sending. There is one, but for what the clock approved in slices of the day's limit.
create table payout (
  shop_id       bigint      not null,
  withdrawal_id uuid        not null,
  n             int         not null check (n > 0),
  -- The key under which the sender is asked, however often: it moves the money once.
  id            uuid        not null,
  units         bigint      not null check (units > 0),
  fee_units     bigint      not null check (fee_units >= 0 and fee_units < units),
  state         text        not null check (state in ('waiting', 'sending', 'sent', 'failed', 'returned', 'stopped')),
  due_at        timestamptz not null,
  tries         int         not null default 0 check (tries between 0 and 3),
  reference     text,
  reason        text,
  sent_at       timestamptz,
  ended_at      timestamptz,
  primary key (shop_id, withdrawal_id, n),
  unique (shop_id, id)
);

-- Numbers of withdrawals, and how far the book was read for the orders that they pay.
create table payout_shop (
  shop_id     bigint not null primary key,
  last_number int    not null default 0,
  read_seq    bigint not null default 0
);

-- What the day's limit has approved by itself: a counter that cannot pass it.
create table payout_day (
  shop_id       bigint not null,
  day           date   not null,
  used_units    bigint not null check (used_units >= 0),
  allowed_units bigint not null,
  primary key (shop_id, day),
  check (used_units <= allowed_units)
);

-- What each order brought into free money, what was taken back for it, and what withdrawals have paid out of it.
create table payout_source (
  shop_id    bigint not null,
  order_id   uuid   not null,
  first_seq  bigint not null,
  in_units   bigint not null default 0 check (in_units >= 0),
  out_units  bigint not null default 0 check (out_units >= 0),
  paid_units bigint not null default 0 check (paid_units >= 0),
  left_units bigint not null generated always as (in_units - out_units - paid_units) stored,
  primary key (shop_id, order_id)
);
create index payout_source_left on payout_source (shop_id, first_seq) where left_units > 0;

create table withdrawal_order (
  shop_id       bigint not null,
  withdrawal_id uuid   not null,
  order_id      uuid   not null,
  units         bigint not null check (units > 0),
  primary key (shop_id, withdrawal_id, order_id)
);

-- The test sender's own records: the other side of the wire. Empty where the database is not test data.
create table testpayout (
  id         text        not null primary key,
  channel    text        not null,
  asset      text        not null,
  units      bigint      not null check (units > 0),
  state      text        not null check (state in ('accepted', 'paid', 'refused', 'returned')),
  asked      int         not null default 1,
  settle_at  timestamptz not null,
  told       text        not null default '',
  created_at timestamptz not null
);
create index testpayout_open on testpayout (settle_at) where told <> state;

drop index transfer_wallet;
create index transfer_wallet on transfer (shop_id, seq desc)
  where debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
     or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable');

grant select, insert, delete on payout_account to stockless_app;
grant update (account_name, number_kind, number_sealed, number_masked, number_key, bank_name, branch_number, bic,
  country, note, default_at, usable_at, version, last_used_at) on payout_account to stockless_app;
grant select on withdrawal_rule to stockless_app;
grant select, insert on withdrawal, withdrawal_event, payout, withdrawal_order to stockless_app;
grant update (state, approval, limit_day, first_approver, second_approver, reason_code, reason, approves_at, send_at,
  breached_at, decided_at, sent_at, ended_at, version) on withdrawal to stockless_app;
grant update (state, due_at, tries, reference, reason, sent_at, ended_at) on payout to stockless_app;
grant select, insert, update on payout_shop, payout_day, payout_source to stockless_app;
grant select, insert on testpayout to stockless_app;
grant update (state, asked, settle_at, told) on testpayout to stockless_app;

-- part: keys
alter table withdrawal_event add constraint withdrawal_event_of foreign key (shop_id, withdrawal_id) references withdrawal;
alter table withdrawal_event add constraint withdrawal_event_rule
  foreign key (move, from_state, to_state, actor) references withdrawal_rule;
alter table payout add constraint payout_of foreign key (shop_id, withdrawal_id) references withdrawal;
alter table withdrawal_order add constraint withdrawal_order_of foreign key (shop_id, withdrawal_id) references withdrawal;
