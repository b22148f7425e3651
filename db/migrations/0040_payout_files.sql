-- room: wallet
-- why:  payouts to banks leave in a file that one person makes and another releases; new ones can be paused with a
--       reason; sendings on chains are kept, signed, before anybody else has them.
-- lock: adds columns without a default to withdrawal and payout; new tables otherwise.

-- Two people for a large day: one of them is of finance.
alter table withdrawal add column first_finance boolean;
alter table withdrawal add column second_finance boolean;
update withdrawal set first_finance = true where first_approver is not null;
alter table withdrawal add constraint withdrawal_finance check (approval is distinct from 'reviewer'
  or not needs_second or coalesce(first_finance, false) or coalesce(second_finance, false));
-- Who let the merchant in does not decide about the merchant's money.
alter table withdrawal add column inviter uuid;
alter table withdrawal add constraint withdrawal_inviter check (inviter is null
  or (coalesce(inviter <> first_approver, true) and coalesce(inviter <> second_approver, true)));
grant update (first_finance, second_finance) on withdrawal to stockless_app;

insert into withdrawal_rule (move, from_state, to_state, actor) values ('send', 'approved', 'sending', 'reviewer');

-- When a payout that leaves by file was ready for one: it waits for people from then on.
alter table payout add column ready_at timestamptz;
create index payout_ready on payout (ready_at, shop_id, id) where state = 'waiting' and ready_at is not null;
create index payout_under_way on payout (due_at, shop_id, id) where state in ('waiting', 'sending');
grant update (ready_at) on payout to stockless_app;

create index withdrawal_day on withdrawal (shop_id, created_at);
create index withdrawal_all on withdrawal (created_at desc, shop_id, id);

create table payout_number (
  one         boolean not null primary key check (one),
  last_number int     not null
);

create table payout_batch (
  id            uuid        not null primary key,
  number        int         not null unique check (number > 0),
  state         text        not null check (state in ('draft', 'released', 'withdrawn', 'refused')),
  currency      text        not null,
  -- Our own account that the bank takes the money from.
  debtor        jsonb       not null,
  execute_on    date        not null,
  made_by       uuid        not null,
  made_at       timestamptz not null,
  released_by   uuid,
  released_at   timestamptz,
  payouts       int         check (payouts > 0),
  units         bigint      check (units > 0),
  -- The files as they were released, encrypted: they name whole account numbers. Downloaded again they are the same.
  xml_sealed    bytea,
  xml_sha256    bytea       check (length(xml_sha256) = 32),
  csv_sealed    bytea,
  csv_sha256    bytea       check (length(csv_sha256) = 32),
  withdrawn_by  uuid,
  withdrawn_at  timestamptz,
  -- The bank did not take the file: two people say so before its payouts may leave in another one.
  untaken_by    uuid,
  untaken_at    timestamptz,
  untaken_why   text        check (length(untaken_why) between 10 and 500),
  refused_by    uuid,
  refused_at    timestamptz,
  check (released_by is null or released_by <> made_by),
  check ((state in ('released', 'refused')) = (released_by is not null)),
  check (released_by is null or (released_at is not null and payouts is not null and units is not null
    and xml_sealed is not null and xml_sha256 is not null and csv_sealed is not null and csv_sha256 is not null)),
  check ((state = 'withdrawn') = (withdrawn_by is not null)),
  check ((state = 'refused') = (refused_by is not null)),
  check (refused_by is null or coalesce(refused_by <> untaken_by, false)),
  check ((untaken_by is null) = (untaken_why is null))
);

create table payout_item (
  batch_id      uuid    not null,
  shop_id       bigint  not null,
  payout_id     uuid    not null,
  withdrawal_id uuid    not null,
  -- What the bank repeats in its statement.
  end_to_end    text    not null check (length(end_to_end) between 1 and 35),
  units         bigint  not null check (units > 0),
  -- False once it left the batch: taken back by its merchant, or the batch came to nothing.
  is_live       boolean not null default true,
  primary key (batch_id, shop_id, payout_id)
);
-- A payout stands in one batch at a time.
create unique index payout_item_once on payout_item (shop_id, payout_id) where is_live;
create unique index payout_item_reference on payout_item (end_to_end) where is_live;

-- What two people say became of a payout that no statement told of.
create table payout_mark (
  shop_id   bigint      not null,
  payout_id uuid        not null,
  outcome   text        not null check (outcome in ('paid', 'returned')),
  reference text        not null check (length(reference) between 3 and 140),
  first_by  uuid        not null,
  first_at  timestamptz not null,
  second_by uuid,
  second_at timestamptz,
  primary key (shop_id, payout_id, outcome),
  check (second_by is null or second_by <> first_by)
);

-- While one is open nothing new is sent. What was sent goes on, and merchants read the reason.
create table payout_pause (
  id         uuid        not null primary key,
  incident   text        not null check (length(incident) between 1 and 80),
  reason     text        not null check (reason in ('difference', 'bank', 'chain', 'safety', 'maintenance')),
  detail     text        not null default '' check (length(detail) <= 500),
  since      timestamptz not null,
  -- Null where the house itself found out.
  by         uuid,
  lift_by    uuid,
  lift_why   text,
  lifted_by  uuid,
  lifted_at  timestamptz,
  check (lifted_by is null or coalesce(lifted_by <> lift_by, false)),
  check ((lifted_by is null) = (lifted_at is null))
);
create unique index payout_pause_open on payout_pause (incident) where lifted_at is null;

-- What the senders of chains were asked for, once an id, and the transactions that were signed for it.
create table payout_chain (
  id         text        not null primary key check (length(id) <= 60),
  chain      text        not null check (chain in ('ethereum', 'tron')),
  to_address text        not null,
  units      bigint      not null check (units > 0),
  state      text        not null check (state in ('asked', 'sent', 'paid')),
  hash       bytea,
  -- The number that its next transaction takes: kept before anybody is asked to sign.
  nonce      bigint,
  created_at timestamptz not null,
  paid_at    timestamptz,
  check ((state = 'paid') = (hash is not null))
);
create index payout_chain_open on payout_chain (created_at) where state <> 'paid';
create table payout_send (
  id          text        not null,
  attempt     int         not null check (attempt between 1 and 8),
  chain       text        not null,
  signer      text        not null,
  nonce       bigint,
  hash        bytea       not null check (length(hash) = 32),
  raw         text        not null,
  valid_until timestamptz,
  signed_at   timestamptz not null,
  primary key (id, attempt),
  unique (chain, hash)
);
create table payout_signer (
  chain      text   not null,
  address    text   not null,
  next_nonce bigint not null,
  primary key (chain, address)
);

grant select, insert, update on payout_number, payout_signer to stockless_app;
grant select, insert on payout_batch, payout_item, payout_mark, payout_pause, payout_chain, payout_send to stockless_app;
grant update (state, released_by, released_at, payouts, units, xml_sealed, xml_sha256, csv_sealed, csv_sha256, withdrawn_by,
  withdrawn_at, untaken_by, untaken_at, untaken_why, refused_by, refused_at) on payout_batch to stockless_app;
grant update (is_live) on payout_item to stockless_app;
grant update (reference, first_by, first_at, second_by, second_at) on payout_mark to stockless_app;
grant update (lift_by, lift_why, lifted_by, lifted_at) on payout_pause to stockless_app;
grant update (state, hash, nonce, paid_at) on payout_chain to stockless_app;

-- part: keys
alter table payout_item add constraint payout_item_batch foreign key (batch_id) references payout_batch;
alter table payout_send add constraint payout_send_of foreign key (id) references payout_chain;
