-- room: reconciliation
-- why:  what banks, chains and providers say is held against the books every minute; what differs is kept until it is
--       gone or two people have explained it. Goodwill comes out of a funded account and never out of nothing.
-- lock: replaces checks of the tables account and transfer; both are read once. New tables otherwise.

insert into posting_rule (kind, debit_kind, credit_kind, actor) values
  ('goodwill_fund', 'treasury', 'goodwill_fund', 'reviewer'),
  ('goodwill_give', 'goodwill_fund', 'between_books', 'reviewer'),
  ('goodwill', 'between_books', 'shop_available', 'reviewer');

-- What one book owes another: of one book either way, over all books nothing. The fund itself never falls below zero.
alter table account drop constraint account_check;
alter table account add constraint account_check check (case
  when kind in ('psp', 'treasury', 'between_books') then true
  when kind in ('shop_receivable', 'goodwill') then debits >= credits
  else credits >= debits
end);
alter table transfer drop constraint transfer_check;
alter table transfer drop constraint transfer_check1;
alter table transfer add constraint transfer_check
  check (debit_kind in ('psp', 'treasury', 'between_books') or debit_after >= 0);
alter table transfer add constraint transfer_check1
  check (credit_kind in ('psp', 'treasury', 'between_books') or credit_after >= 0);

create or replace function ledger_side(p_kind text) returns int
language sql immutable parallel safe as $$
  select case when p_kind in ('psp', 'treasury', 'between_books', 'shop_receivable', 'goodwill') then 1 else -1 end
$$;

-- A day's journal over all books. Times only grow with the rows, so that a few bytes a block are enough.
create index transfer_at on transfer using brin (at);

-- Statements in SWIFT's own form; what a statement says stood on the account before and after it.
alter table bank_import drop constraint bank_import_format_check;
alter table bank_import add constraint bank_import_format_check check (format in ('csv', 'camt.053', 'mt940'));

create table bank_balance (
  account       text        not null,
  day           date        not null,
  import_id     uuid        not null references bank_import,
  currency      text        not null,
  -- Null where the statement names only what stood there in the end.
  opening_units bigint,
  closing_units bigint      not null,
  at            timestamptz not null,
  primary key (account, day, import_id)
);
grant select, insert on bank_balance to stockless_app;

-- One look at everything, and what it found.
create table recon_run (
  id          uuid        not null primary key,
  at          timestamptz not null,
  places      int         not null check (places >= 0),
  differences int         not null check (differences >= 0),
  -- Places that did not answer: nothing is said about them.
  silent      int         not null check (silent >= 0)
);
create index recon_run_at on recon_run (at desc);

-- What stood at a place. Written where it changed and once a day: until the next one it stands.
create table recon_fact (
  run_id          uuid        not null references recon_run,
  place           text        not null check (length(place) between 3 and 120),
  asset           text        not null,
  expected_units  bigint     not null,
  actual_units    bigint,
  transit_units   bigint     not null check (transit_units >= 0),
  unmatched_units bigint     not null,
  difference      bigint     not null,
  at              timestamptz not null,
  primary key (place, at, run_id)
);

-- A difference from the moment when it was first seen until it is gone or two people have explained it.
create table recon_item (
  id            uuid        not null primary key,
  place         text        not null,
  kind          text        not null check (kind in ('balance', 'statement', 'order', 'books', 'evidence')),
  subject       text        not null check (length(subject) <= 120),
  asset         text        not null,
  units         bigint     not null check (units <> 0),
  state         text        not null check (state in ('open', 'explained', 'gone')),
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  ended_at      timestamptz,
  -- The word of two people; without it no item is explained.
  explanation_id    uuid,
  explanation_state text    generated always as (case when explanation_id is null then null else 'confirmed' end) stored,
  check ((state = 'explained') = (explanation_id is not null)),
  check ((state = 'gone') = (ended_at is not null))
);
create unique index recon_item_open on recon_item (place, kind, subject) where state <> 'gone';
create index recon_item_age on recon_item (first_seen_at) where state = 'open';

create table recon_explanation (
  id       uuid        not null primary key,
  item_id  uuid        not null references recon_item,
  units    bigint     not null,
  document text        not null check (length(document) between 3 and 200),
  note     text        not null check (length(note) between 20 and 1000),
  state    text        not null check (state in ('proposed', 'confirmed', 'dropped')),
  maker    uuid        not null,
  made_at  timestamptz not null,
  checker  uuid,
  ended_by uuid,
  ended_at timestamptz,
  unique (id, state),
  check (checker is null or checker <> maker),
  check ((state = 'confirmed') = (checker is not null)),
  check ((state = 'proposed') = (ended_at is null)),
  check ((state = 'proposed') = (ended_by is null))
);
create unique index recon_explanation_of on recon_explanation (item_id) where state = 'proposed';

-- While one is open, no new payout leaves.
create table recon_incident (
  id        uuid        not null primary key,
  state     text        not null check (state in ('open', 'closed')),
  reason    text        not null check (length(reason) between 10 and 500),
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);
create unique index recon_incident_open on recon_incident ((true)) where state = 'open';
create index recon_incident_at on recon_incident (opened_at desc);

-- `fund`: the house's own money into the account that goodwill comes from. `give`: out of it, to one shop.
create table goodwill (
  id            uuid        not null primary key,
  kind          text        not null check (kind in ('fund', 'give')),
  shop_id       bigint,
  currency      text        not null,
  units         bigint      not null check (units > 0),
  reason        text        not null check (length(reason) between 20 and 500),
  document      text        not null check (length(document) <= 200),
  -- A line of a bank's statement funds once.
  line_id       uuid        references bank_line,
  state         text        not null check (state in ('proposed', 'confirmed', 'dropped')),
  -- Who let the merchant in may neither propose nor confirm.
  inviter       uuid,
  maker         uuid        not null,
  made_at       timestamptz not null,
  checker       uuid,
  ended_by      uuid,
  ended_at      timestamptz,
  check ((kind = 'give') = (shop_id is not null)),
  check (kind = 'give' or length(document) >= 3),
  check (line_id is null or kind = 'fund'),
  check (checker is null or checker <> maker),
  check (inviter is null or maker <> inviter),
  check (inviter is null or checker is null or checker <> inviter),
  check ((state = 'confirmed') = (checker is not null)),
  check ((state = 'proposed') = (ended_at is null)),
  check ((state = 'proposed') = (ended_by is null))
);
create unique index goodwill_line on goodwill (line_id) where line_id is not null and state <> 'dropped';
create index goodwill_at on goodwill (made_at desc);
create index goodwill_shop on goodwill (shop_id, made_at desc) where shop_id is not null;

-- What was given on a day: by a person, to a shop. Neither can pass its cap.
create table goodwill_day (
  day   date   not null,
  whose text   not null check (whose ~ '^(person|shop):'),
  units bigint not null check (units >= 0),
  cap   bigint not null check (cap > 0),
  primary key (day, whose),
  check (units <= cap)
);

grant select, insert on recon_run, recon_fact, recon_item, recon_explanation, recon_incident, goodwill, goodwill_day
  to stockless_app;
grant update (units, state, last_seen_at, ended_at, explanation_id) on recon_item to stockless_app;
grant update (state, checker, ended_by, ended_at) on recon_explanation to stockless_app;
grant update (state, closed_at) on recon_incident to stockless_app;
grant update (state, checker, ended_by, ended_at) on goodwill to stockless_app;
grant update (units) on goodwill_day to stockless_app;

-- The house's own book is opened by whoever needs it first; opening a book twice opens one.
create or replace function ledger_open(p_shop bigint, p_currency text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into book (shop_id, currency, head_hash)
  values (p_shop, p_currency, sha256(convert_to('book|' || p_shop || '|' || p_currency, 'UTF8')))
  on conflict (shop_id) do nothing
$$;

-- part: keys
alter table recon_item add constraint recon_item_explained
  foreign key (explanation_id, explanation_state) references recon_explanation (id, state);
