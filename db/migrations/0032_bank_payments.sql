-- room: checkout
-- why:  a bank transfer is matched from the bank's own statement by the reference that the buyer wrote: every line is
--       kept once, nothing but a line makes a payment, and what fits nothing goes back, decided by two people.
-- lock: new tables only.

-- What a buyer was asked to write, and how much of it has come. Keyed by what stands in a statement.
create table bank_reference (
  reference      text        not null primary key check (reference ~ '^SL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  payment_id     text        not null unique,
  account        text        not null,
  currency       text        not null,
  units          bigint      not null check (units > 0),
  received_units bigint      not null default 0 check (received_units >= 0),
  -- The line that made it whole, and when the house learnt of it.
  completed_line uuid,
  completed_at   timestamptz,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  check (received_units <= units),
  check ((received_units = units) = (completed_line is not null)),
  check ((completed_line is null) = (completed_at is null))
);
create index bank_reference_open on bank_reference (currency, created_at) where completed_line is null;

-- A file that somebody sent; the same bytes are one file.
create table bank_import (
  id       uuid        not null primary key,
  sha256   bytea       not null unique check (length(sha256) = 32),
  name     text        not null check (length(name) <= 120),
  format   text        not null check (format in ('csv', 'camt.053')),
  accounts text[]      not null,
  from_day date,
  to_day   date,
  lines    int         not null check (lines >= 0),
  added    int         not null check (added between 0 and lines),
  matched  int         not null check (matched >= 0),
  waiting  int         not null check (waiting >= 0),
  made_by  uuid        not null,
  at       timestamptz not null
);
create index bank_import_at on bank_import (at);

-- Which kind of file told of an account's day: the same money told in two kinds would have two names.
create table bank_day (
  account text not null,
  day     date not null,
  source  text not null check (length(source) <= 80),
  primary key (account, day)
);

-- What two people decide about a line or about money that goes back: one proposes, another one confirms.
create table bank_decision (
  id         uuid        not null primary key,
  line_id    uuid,
  return_id  uuid,
  act        text        not null check (act in ('match', 'return', 'other', 'settle', 'place')),
  -- `match`: a payment's reference. `settle`: that of money sent back.
  target     text,
  to_name    text        not null default '' check (length(to_name) <= 140),
  to_account text        not null default '' check (length(to_account) <= 40),
  to_bic     text        not null default '' check (length(to_bic) <= 11),
  note       text        not null check (length(note) <= 300),
  state      text        not null check (state in ('proposed', 'confirmed', 'dropped')),
  maker      uuid        not null,
  made_at    timestamptz not null,
  checker    uuid,
  dropped_by uuid,
  ended_at   timestamptz,
  unique (id, state),
  check ((line_id is null) <> (return_id is null)),
  check ((act = 'place') = (return_id is not null)),
  check ((act in ('match', 'settle')) = (target is not null)),
  check (checker is null or checker <> maker),
  check ((state = 'confirmed') = (checker is not null)),
  check ((state = 'dropped') = (dropped_by is not null)),
  check ((state = 'proposed') = (ended_at is null))
);
create unique index bank_decision_of_line on bank_decision (line_id) where state = 'proposed';
create unique index bank_decision_of_return on bank_decision (return_id) where state = 'proposed';

-- One line of a statement, as the bank says it. Never changed; what becomes of it stands at its end.
create table bank_line (
  id             uuid        not null primary key,
  import_id      uuid        not null references bank_import,
  account        text        not null,
  -- The bank's own reference with day and amount, or a digest of the line: one line of an account has one.
  entry_key      text        not null check (length(entry_key) between 8 and 200),
  place          int         not null check (place > 0),
  booked_on      date        not null,
  valued_on      date        not null,
  direction      text        not null check (direction in ('credit', 'debit')),
  is_reversal    boolean     not null,
  currency       text        not null,
  units          bigint      not null check (units > 0),
  other_name     text        not null check (length(other_name) <= 140),
  other_account  text        not null check (length(other_account) <= 40),
  other_bic      text        not null check (length(other_bic) <= 11),
  entry_ref      text        not null check (length(entry_ref) <= 100),
  text           text        not null check (length(text) <= 2000),
  -- Every right reference that stands in it: of payments in a credit, of our sendings in a debit.
  found          text[]      not null,
  at             timestamptz not null,
  state          text        not null check (state in ('open', 'matched', 'returning', 'settled', 'other')),
  reason         text        check (reason in ('no_reference', 'unknown_reference', 'several_references', 'other_currency',
                 'came_back', 'taken_back', 'other_amount', 'sent_before', 'like_return')),
  reference      text        references bank_reference,
  used_units     bigint      not null default 0 check (used_units >= 0),
  decision_id    uuid,
  decision_state text        generated always as (case when decision_id is null then null else 'confirmed' end) stored,
  ended_at       timestamptz,
  unique (account, entry_key),
  foreign key (decision_id, decision_state) references bank_decision (id, state),
  check (used_units <= units),
  check ((state = 'matched') = (used_units > 0)),
  check (state not in ('matched', 'returning') or direction = 'credit'),
  check (state <> 'settled' or direction = 'debit'),
  check (state not in ('open') or reason is not null),
  check ((state = 'open') = (ended_at is null)),
  -- A machine matches what the line itself says; anything else is the word of two people.
  check (state not in ('matched', 'returning') or decision_id is not null
    or (reference is not null and found = array[reference]))
);
create index bank_line_open on bank_line (booked_on, id) where state = 'open';
create index bank_line_reference on bank_line (reference) where reference is not null;
create index bank_line_import on bank_line (import_id);

-- A list of sendings that somebody took to the bank.
create table bank_batch (
  id      uuid        not null primary key,
  made_by uuid        not null,
  at      timestamptz not null
);

-- Money that goes back: refunds, what was paid too much, and what nobody could be found for.
create table bank_return (
  id             uuid        not null primary key,
  kind           text        not null check (kind in ('refund', 'excess', 'unmatched')),
  -- Our reference: it stands in the sending, and the bank's debit line repeats it.
  code           text        not null unique check (code ~ '^SR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  refund_id      uuid,
  part           int         not null check (part >= 0),
  line_id        uuid        references bank_line,
  reference      text        references bank_reference,
  currency       text        not null,
  units          bigint      not null check (units > 0),
  to_name        text        not null check (length(to_name) <= 140),
  to_account     text        not null check (length(to_account) <= 40),
  to_bic         text        not null check (length(to_bic) <= 11),
  -- Who named the account: the statement that brought the money, the buyer, or two people.
  named_by       text        not null check (named_by in ('statement', 'buyer', 'people', 'nobody')),
  decision_id    uuid,
  decision_state text        generated always as (case when decision_id is null then null else 'confirmed' end) stored,
  state          text        not null check (state in ('waiting', 'exported', 'paid')),
  batch_id       uuid        references bank_batch,
  paid_line      uuid        unique references bank_line,
  created_at     timestamptz not null,
  exported_at    timestamptz,
  paid_at        timestamptz,
  foreign key (decision_id, decision_state) references bank_decision (id, state),
  unique (refund_id, part),
  check ((kind = 'refund') = (refund_id is not null)),
  check ((kind = 'refund') = (line_id is null)),
  check ((named_by = 'nobody') = (to_account = '')),
  check (named_by <> 'people' or decision_id is not null),
  check (kind <> 'unmatched' or decision_id is not null),
  check (state <> 'exported' or (batch_id is not null and exported_at is not null and to_account <> '')),
  check ((state = 'paid') = (paid_line is not null)),
  check ((state = 'paid') = (paid_at is not null))
);
create unique index bank_return_line on bank_return (line_id) where line_id is not null;
create index bank_return_open on bank_return (created_at, id) where state <> 'paid';
create index bank_return_reference on bank_return (reference) where reference is not null;
create index bank_return_batch on bank_return (batch_id) where batch_id is not null;

grant select, insert on bank_reference, bank_import, bank_day, bank_decision, bank_line, bank_batch, bank_return to stockless_app;
grant update (received_units, completed_line, completed_at) on bank_reference to stockless_app;
grant update (matched, waiting, added) on bank_import to stockless_app;
grant update (state, checker, dropped_by, ended_at) on bank_decision to stockless_app;
grant update (state, reason, reference, used_units, decision_id, ended_at) on bank_line to stockless_app;
grant update (state, to_name, to_account, to_bic, named_by, decision_id, batch_id, exported_at, paid_line, paid_at)
  on bank_return to stockless_app;
