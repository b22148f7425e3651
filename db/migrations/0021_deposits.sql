-- room: wallet
-- why:  a merchant may put in own money, never has to, and nothing but money that arrived makes a credit: deposits that
--       walk a closed table of moves, and the receipts of chain and bank that they were credited by.
-- lock: new tables only.

-- Which move may lead from where to where, by whom. Only a migration may change it.
create table deposit_rule (
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  primary key (move, from_state, to_state, actor)
);
insert into deposit_rule (move, from_state, to_state, actor) values
  ('submit', 'quoted', 'submitted', 'merchant'),
  ('submit', 'needs_info', 'submitted', 'merchant'),
  ('ask', 'submitted', 'needs_info', 'reviewer'),
  ('credit', 'quoted', 'success', 'provider'),
  ('credit', 'quoted', 'success', 'reviewer'),
  ('credit', 'submitted', 'success', 'provider'),
  ('credit', 'submitted', 'success', 'reviewer'),
  ('credit', 'needs_info', 'success', 'provider'),
  ('credit', 'needs_info', 'success', 'reviewer'),
  ('clear', 'failure', 'success', 'provider'),
  ('clear', 'failure', 'success', 'reviewer'),
  ('clear', 'expired', 'success', 'provider'),
  ('clear', 'expired', 'success', 'reviewer'),
  ('fail', 'submitted', 'failure', 'reviewer'),
  ('fail', 'submitted', 'failure', 'timer'),
  ('fail', 'needs_info', 'failure', 'reviewer'),
  ('fail', 'needs_info', 'failure', 'timer'),
  ('cancel', 'quoted', 'expired', 'merchant'),
  ('expire', 'quoted', 'expired', 'timer'),
  ('expire', 'submitted', 'expired', 'timer');

-- Numbers of deposits, and what of all receipts is below the smallest coin of the shop's currency: it is added to the
-- next one, so that nothing is ever kept.
create table deposit_shop (
  shop_id     bigint not null primary key,
  last_number int    not null default 0,
  carry_units bigint not null default 0 check (carry_units between 0 and 999999)
);

create table deposit (
  shop_id        bigint      not null,
  id             uuid        not null,
  number         int         not null check (number > 0),
  person_id      uuid        not null,
  channel        text        not null check (channel in ('ETC/USDT', 'TRX/USDT', 'bank')),
  currency       text        not null,
  -- What was asked for in the shop's currency, and what is to be sent in the channel's asset.
  units          bigint      not null check (units > 0),
  asset          text        not null,
  pay_units      bigint      not null check (pay_units > 0),
  -- Where it is to be sent: an address, or an account with a reference.
  place          jsonb       not null,
  is_test        boolean     not null,
  state          text        not null check (state in
                 ('quoted', 'submitted', 'needs_info', 'success', 'failure', 'expired')),
  -- What reached the wallet: the sum of its receipts, never what was asked or told.
  credited_units bigint      not null default 0 check (credited_units >= 0),
  hash           text        check (hash ~ '^[0-9a-f]{64}$'),
  sender_name    text        not null default '' check (length(sender_name) <= 120),
  note           text        not null default '' check (length(note) <= 300),
  question       text,
  reason_code    text,
  reason         text,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  submit_until   timestamptz not null,
  submitted_at   timestamptz,
  promise_at     timestamptz,
  answer_until   timestamptz,
  /* Set where nobody decided in time: the public report counts these. */
  breached_at    timestamptz,
  ended_at       timestamptz,
  version        int         not null default 1,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (state <> 'submitted' or submitted_at is not null),
  check (state <> 'needs_info' or coalesce(length(question), 0) >= 10),
  check (state <> 'success' or ended_at is not null),
  check (state <> 'failure' or coalesce(reason_code = 'no_answer', false)
    or (coalesce(length(reason), 0) between 40 and 2000 and coalesce(reason_code in
      ('not_found', 'wrong_network', 'wrong_asset', 'duplicate', 'third_party_sender', 'forged_proof'), false)))
);
create index deposit_waiting on deposit (submitted_at) where state = 'submitted';

-- Every step it took, by whom and when; the database refuses one outside the table.
create table deposit_event (
  shop_id    bigint      not null,
  deposit_id uuid        not null,
  version    int         not null,
  move       text        not null,
  from_state text        not null,
  to_state   text        not null,
  actor      text        not null,
  at         timestamptz not null,
  primary key (shop_id, deposit_id, version)
);

create table deposit_proof (
  shop_id    bigint      not null,
  deposit_id uuid        not null,
  file_id    uuid        not null,
  at         timestamptz not null,
  primary key (shop_id, deposit_id, file_id)
);

-- Money that arrived, or that a person says has arrived and another one has to confirm.
create table deposit_receipt (
  shop_id        bigint      not null,
  id             uuid        not null,
  deposit_id     uuid        not null,
  source         text        not null check (source in ('provider', 'reviewer')),
  -- The transaction or the bank's own reference, and which of its outputs.
  hash           text        not null check (length(hash) between 4 and 120),
  part           int         not null check (part >= 0),
  asset          text        not null,
  units          bigint      not null check (units > 0),
  confirmations  int         not null check (confirmations >= 0),
  need           int         not null check (need > 0),
  state          text        not null check (state in
                 ('proposed', 'seen', 'waiting', 'unclear', 'credited', 'returned', 'dropped')),
  -- In the shop's currency: together what was booked for it.
  credited_units bigint      not null default 0 check (credited_units >= 0),
  unclear_units  bigint      not null default 0 check (unclear_units >= 0),
  reason         text        check (reason in ('below_minimum', 'above_cap', 'late')),
  cleared_by     text        check (cleared_by in ('provider', 'reviewer')),
  -- Who let the depositor in: may neither propose nor confirm.
  inviter        uuid        not null,
  proposed_by    uuid,
  confirmed_by   uuid,
  reference      text        not null default '',
  at             timestamptz not null,
  ended_at       timestamptz,
  primary key (shop_id, id),
  unique (shop_id, deposit_id, hash, part),
  check (confirmed_by is null or coalesce(confirmed_by <> proposed_by, false)),
  check (proposed_by is null or proposed_by <> inviter),
  check (confirmed_by is null or confirmed_by <> inviter),
  -- What no machine has seen is money only once two people have said so.
  check (source = 'provider' or state in ('proposed', 'dropped') or confirmed_by is not null),
  check (state in ('proposed', 'dropped') or source = 'provider' or proposed_by is not null),
  check (cleared_by is distinct from 'reviewer' or confirmed_by is not null),
  check (state not in ('waiting', 'unclear') or reason is not null),
  check (state not in ('seen', 'proposed', 'dropped') or (credited_units = 0 and unclear_units = 0)),
  check (state <> 'returned' or length(reference) >= 4)
);
create index deposit_receipt_open on deposit_receipt (shop_id) where state in ('proposed', 'seen', 'waiting', 'unclear');
create index deposit_receipt_review on deposit_receipt (at) where state in ('proposed', 'unclear');

-- The test chain's own records: the other side of the wire. Empty where the database is not test data.
create table testchain (
  hash    text        not null primary key check (hash ~ '^[0-9a-f]{64}$'),
  channel text        not null,
  place   text        not null,
  asset   text        not null,
  units   bigint      not null check (units > 0),
  sent_at timestamptz not null
);
create index testchain_place on testchain (place);

grant select on deposit_rule to stockless_app;
grant select, insert, update on deposit_shop to stockless_app;
grant select, insert on deposit, deposit_event, deposit_proof, deposit_receipt, testchain to stockless_app;
grant update (state, credited_units, hash, sender_name, note, question, reason_code, reason, submitted_at, promise_at,
  answer_until, breached_at, ended_at, version) on deposit to stockless_app;
grant update (confirmations, need, state, credited_units, unclear_units, reason, cleared_by, proposed_by, confirmed_by,
  reference, ended_at) on deposit_receipt to stockless_app;

-- part: keys
alter table deposit_event add constraint deposit_event_of foreign key (shop_id, deposit_id) references deposit;
alter table deposit_event add constraint deposit_event_rule
  foreign key (move, from_state, to_state, actor) references deposit_rule;
alter table deposit_proof add constraint deposit_proof_of foreign key (shop_id, deposit_id) references deposit;
alter table deposit_receipt add constraint deposit_receipt_of foreign key (shop_id, deposit_id) references deposit;
