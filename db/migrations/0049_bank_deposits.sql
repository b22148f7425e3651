-- room: wallet
-- why:  a merchant's bank deposit is a line of a bank's statement: the line itself credits it where reference, amount and
--       sender are exact, two people do otherwise, and a line is used once, for a payment or for a deposit.
-- lock: replaces checks of bank_line and bank_return, which are read once; a new table; nullable columns otherwise.

alter table bank_line drop constraint bank_line_state_check;
alter table bank_line add constraint bank_line_state_check
  check (state in ('open', 'matched', 'returning', 'settled', 'other', 'deposit'));
alter table bank_line add constraint bank_line_deposit check (state <> 'deposit' or direction = 'credit');
alter table bank_line drop constraint bank_line_reason_check;
alter table bank_line add constraint bank_line_reason_check check (reason in ('no_reference', 'unknown_reference',
  'several_references', 'other_currency', 'came_back', 'taken_back', 'other_amount', 'sent_before', 'like_return',
  'deposit_amount', 'deposit_sender', 'deposit_doubled', 'deposit_unclear'));
-- The deposit that a line speaks of, whatever becomes of it.
alter table bank_line add column names_shop bigint;
alter table bank_line add column names_deposit uuid;
alter table bank_line add constraint bank_line_names check ((names_shop is null) = (names_deposit is null));
create unique index bank_line_state_of on bank_line (id, state);
create index bank_line_names_deposit on bank_line (names_shop, names_deposit) where names_deposit is not null;
create index bank_line_open_credit on bank_line (currency, units, id) where state = 'open' and direction = 'credit';
grant update (names_shop, names_deposit) on bank_line to stockless_app;

-- A line that is a deposit's: once in the life of the line, and only while the line says so itself.
create table deposit_line (
  line_id    uuid        not null primary key,
  line_state text        not null generated always as ('deposit') stored,
  shop_id    bigint      not null,
  deposit_id uuid        not null,
  -- `statement`: the line says all of it. `people`: one proposed it, another one confirmed.
  made_by    text        not null check (made_by in ('statement', 'people')),
  maker      uuid,
  checker    uuid,
  at         timestamptz not null,
  booked_at  timestamptz,
  unique (shop_id, deposit_id, line_id),
  foreign key (line_id, line_state) references bank_line (id, state),
  check ((made_by = 'people') = (maker is not null)),
  check ((made_by = 'people') = (checker is not null)),
  check (checker is null or checker <> maker)
);
-- A statement credits a deposit by itself once; a second line of the same reference is for people.
create unique index deposit_line_statement on deposit_line (shop_id, deposit_id) where made_by = 'statement';
grant select, insert, update (booked_at) on deposit_line to stockless_app;

-- Which line a receipt is; a receipt that counts has a line that is used, and no other receipt has it.
alter table deposit_receipt add column line_id uuid;
alter table deposit_receipt add column used_line uuid
  generated always as (case when state in ('proposed', 'dropped') then null else line_id end) stored;
create unique index deposit_receipt_line on deposit_receipt (shop_id, used_line) where used_line is not null;
-- Whoever confirms is of finance.
alter table deposit_receipt add column second_finance boolean;
alter table deposit_receipt add constraint deposit_receipt_finance
  check ((confirmed_by is null and returned_by is null) or coalesce(second_finance, false)) not valid;
grant update (second_finance) on deposit_receipt to stockless_app;

-- A deposit's money that goes back stands on the same list as buyers' money.
alter table bank_return drop constraint bank_return_kind_check;
alter table bank_return add constraint bank_return_kind_check
  check (kind in ('refund', 'excess', 'unmatched', 'deposit'));

-- part: keys
alter table deposit_receipt add constraint deposit_receipt_line_of
  foreign key (shop_id, deposit_id, used_line) references deposit_line (shop_id, deposit_id, line_id);
