-- room: checkout
-- why:  a statement that a person brings credits nobody before a second person has released it, or before its balances
--       continue those of the account; until then its lines are held, and a rejected file leaves no name behind.
-- lock: columns with constant defaults; checks and indexes of bank_line and bank_import are replaced, both are read once.

-- What stands on an account by the statements that were released: the next one continues it or waits for a second person.
create table bank_account (
  account       text        not null,
  currency      text        not null,
  closing_units bigint,
  closing_day   date,
  -- The file that told of the account first: from here on it is a reconciled place.
  first_at      timestamptz not null,
  primary key (account, currency),
  check ((closing_units is null) = (closing_day is null))
);
grant select, insert, update (closing_units, closing_day) on bank_account to stockless_app;

insert into bank_account (account, currency, closing_units, closing_day, first_at)
select l.account, l.currency, b.closing_units, b.day, l.first_at
from (select account, currency, min(at) as first_at from bank_line group by account, currency) l
left join lateral (
  select day, closing_units from bank_balance b where b.account = l.account and b.currency = l.currency
  order by day desc, at desc limit 1
) b on true;

alter table bank_import add column state text not null default 'released'
  check (state in ('waiting', 'released', 'rejected'));
-- `balance`: its balances continue those of the account. `nothing`: it said nothing new. `before`: older than this rule.
alter table bank_import add column released_as text default 'before'
  check (released_as in ('person', 'balance', 'nothing', 'before'));
alter table bank_import add column ended_by uuid;
alter table bank_import add column ended_at timestamptz;
alter table bank_import add column reject_reason text check (length(reject_reason) between 10 and 300);
alter table bank_import add constraint bank_import_released check ((state = 'released') = (released_as is not null));
alter table bank_import add constraint bank_import_rejected check ((state = 'rejected') = (reject_reason is not null));
alter table bank_import add constraint bank_import_ended
  check ((coalesce(released_as, '') = 'person' or state = 'rejected') = (ended_by is not null));
-- Whoever brings a file never releases it.
alter table bank_import add constraint bank_import_second check (released_as <> 'person' or ended_by <> made_by);
alter table bank_import alter column state set default 'waiting';
alter table bank_import alter column released_as set default null;
create unique index bank_import_id_state on bank_import (id, state);
create index bank_import_waiting on bank_import (at) where state = 'waiting';
alter table bank_import drop constraint bank_import_sha256_key;
create index bank_import_sha256 on bank_import (sha256);
create unique index bank_import_sha256_waiting on bank_import (sha256) where state = 'waiting';
grant update (state, released_as, ended_by, ended_at, reject_reason) on bank_import to stockless_app;
grant delete on bank_day to stockless_app;

alter table bank_line drop constraint bank_line_state_check;
alter table bank_line add constraint bank_line_state_check
  check (state in ('held', 'rejected', 'open', 'matched', 'returning', 'settled', 'other', 'deposit'));
alter table bank_line drop constraint bank_line_check5;
alter table bank_line add constraint bank_line_ended check ((state in ('held', 'open')) = (ended_at is null));
-- A rejected line has no name: the bank's own file may bring it again.
alter table bank_line drop constraint bank_line_account_entry_key_key;
create unique index bank_line_entry on bank_line (account, entry_key) where state <> 'rejected';
create index bank_line_held on bank_line (import_id) where state = 'held';
-- A line counts only where its file was released.
alter table bank_line add column import_state text
  generated always as (case when state in ('held', 'rejected') then null else 'released' end) stored;

-- part: keys
alter table bank_line add constraint bank_line_released
  foreign key (import_id, import_state) references bank_import (id, state);
