-- room: supply
-- why:  suppliers' own side of the trade: costs that rise only a week after they were announced, what their files said
--       last, their contract and bank account by two people, claims either way, and how they are paid.
-- lock: replaces a check of the table account, which is read once; a column with a default and indexes on parcel lists
--       and transfers. New tables otherwise.

insert into posting_rule (kind, debit_kind, credit_kind, actor) values
  ('supplier_paid', 'supplier_settled', 'treasury', 'reviewer'),
  ('claim_granted', 'supplier_claims', 'supplier_payable', 'reviewer'),
  ('claim_taken', 'supplier_settled', 'claim_income', 'reviewer');

alter table account drop constraint account_check;
alter table account add constraint account_check check (case
  when kind in ('psp', 'treasury', 'between_books') then true
  when kind in ('shop_receivable', 'goodwill', 'supplier_settled', 'supplier_claims') then debits >= credits
  else credits >= debits
end);
create or replace function ledger_side(p_kind text) returns int
language sql immutable parallel safe as $$
  select case when p_kind in ('psp', 'treasury', 'between_books', 'shop_receivable', 'goodwill', 'supplier_settled',
    'supplier_claims') then 1 else -1 end
$$;

-- What a supplier is owed is spread over the books of all shops.
create index account_supplier on account (subject) where kind in ('supplier_payable', 'supplier_settled');
create index transfer_to_supplier on transfer (credit_subject, at) where credit_kind = 'supplier_payable';
create index transfer_from_supplier on transfer (debit_subject, at)
  where debit_kind in ('supplier_payable', 'supplier_settled');

-- Said in public, on the card of the supplier.
alter table supplier add column is_affiliated boolean not null default false;
grant update (ship_fee_units, dispatch_days, is_affiliated) on supplier to stockless_app;

-- A cost that is announced. A higher one counts after seven days at the earliest; orders and quotes keep their own.
create table cost_change (
  id           uuid        not null primary key,
  goods_id     uuid        not null references goods,
  supplier_id  uuid        not null references supplier,
  old_units    bigint      not null check (old_units > 0),
  new_units    bigint      not null check (new_units between 1 and 1000000000),
  announced_at timestamptz not null,
  from_at      timestamptz not null,
  state        text        not null check (state in ('announced', 'applied', 'withdrawn')),
  ended_at     timestamptz,
  person_id    uuid        not null references operator,
  check (new_units <> old_units),
  check (from_at >= announced_at),
  check (new_units < old_units or from_at >= announced_at + interval '7 days'),
  check ((state = 'announced') = (ended_at is null)),
  check (state <> 'applied' or ended_at >= from_at)
);
create unique index cost_change_open on cost_change (goods_id) where state = 'announced';
create index cost_change_history on cost_change (goods_id, announced_at desc);
create index cost_change_of on cost_change (supplier_id, announced_at desc);
grant select, insert on cost_change to stockless_app;
grant update (state, ended_at) on cost_change to stockless_app;

-- The number of the last word that a supplier's file had for goods: an older one changes nothing.
create table feed_version (
  goods_id uuid        not null primary key references goods,
  version  bigint      not null check (version > 0),
  at       timestamptz not null
);
grant select, insert on feed_version to stockless_app;
grant update (version, at) on feed_version to stockless_app;

-- Contracts are added, never changed. A higher fee counts after seven days at the earliest.
create table supplier_contract (
  supplier_id    uuid        not null references supplier,
  version        int         not null check (version > 0),
  legal_name     text        not null check (length(legal_name) between 2 and 120),
  registration   text        not null check (length(registration) between 2 and 80),
  address        text        not null check (length(address) between 5 and 400),
  old_fee_units  bigint      not null check (old_fee_units >= 0),
  ship_fee_units bigint      not null check (ship_fee_units between 0 and 1000000000),
  dispatch_days  int         not null check (dispatch_days between 0 and 30),
  return_days    int         not null check (return_days between 14 and 365),
  return_rules   text        not null check (length(return_rules) between 10 and 2000),
  payment_days   int         not null check (payment_days between 0 and 60),
  is_affiliated  boolean     not null,
  made_by        uuid        not null references operator,
  made_at        timestamptz not null,
  from_at        timestamptz not null,
  applied_at     timestamptz,
  primary key (supplier_id, version),
  check (from_at >= made_at),
  check (ship_fee_units <= old_fee_units or from_at >= made_at + interval '7 days'),
  check (applied_at is null or applied_at >= from_at)
);
create unique index supplier_contract_waiting on supplier_contract (supplier_id) where applied_at is null;
grant select, insert on supplier_contract to stockless_app;
grant update (applied_at) on supplier_contract to stockless_app;

-- Where a supplier is paid. Another person confirms it, and it counts a day later.
create table supplier_account (
  id           uuid        not null primary key,
  supplier_id  uuid        not null references supplier,
  holder       text        not null check (length(holder) between 2 and 120),
  sealed       bytea       not null,
  tail         text        not null check (length(tail) = 4),
  is_iban      boolean     not null,
  bic          text        not null check (length(bic) <= 11),
  state        text        not null check (state in ('proposed', 'confirmed', 'dropped', 'replaced')),
  made_by      uuid        not null references operator,
  made_at      timestamptz not null,
  confirmed_by uuid        references operator,
  confirmed_at timestamptz,
  usable_at    timestamptz,
  ended_at     timestamptz,
  check (confirmed_by is null or confirmed_by <> made_by),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((confirmed_at is null) = (usable_at is null)),
  check (usable_at is null or usable_at >= confirmed_at + interval '24 hours'),
  check ((state in ('confirmed', 'replaced')) = (confirmed_by is not null)),
  check ((state in ('dropped', 'replaced')) = (ended_at is not null))
);
create unique index supplier_account_proposed on supplier_account (supplier_id) where state = 'proposed';
create unique index supplier_account_confirmed on supplier_account (supplier_id) where state = 'confirmed';
create index supplier_account_of on supplier_account (supplier_id, made_at desc);
grant select, insert on supplier_account to stockless_app;
grant update (state, confirmed_by, confirmed_at, usable_at, ended_at) on supplier_account to stockless_app;

-- A payment of what a supplier is owed: one person makes it, another releases its file, and whoever says that the bank
-- did it names the bank's reference and is not the one who released it.
create table supplier_payment (
  id          uuid        not null primary key,
  supplier_id uuid        not null references supplier,
  account_id  uuid        not null references supplier_account,
  currency    text        not null,
  units       bigint      not null check (units > 0),
  state       text        not null check (state in ('made', 'released', 'paid', 'dropped')),
  made_by     uuid        not null references operator,
  made_at     timestamptz not null,
  released_by uuid        references operator,
  released_at timestamptz,
  paid_by     uuid        references operator,
  paid_at     timestamptz,
  reference   text        check (length(reference) between 3 and 80),
  dropped_by  uuid        references operator,
  why         text        check (length(why) between 10 and 500),
  ended_at    timestamptz,
  check (released_by is null or released_by <> made_by),
  check (paid_by is null or paid_by <> released_by),
  check ((state in ('released', 'paid')) <= (released_by is not null)),
  check ((released_by is null) = (released_at is null)),
  check ((state = 'paid') = (paid_by is not null and paid_at is not null and reference is not null)),
  check ((state = 'dropped') = (dropped_by is not null and why is not null)),
  check ((state in ('paid', 'dropped')) = (ended_at is not null))
);
create unique index supplier_payment_open on supplier_payment (supplier_id) where state in ('made', 'released');
create unique index supplier_payment_reference on supplier_payment (reference) where reference is not null;
create index supplier_payment_of on supplier_payment (supplier_id, made_at desc);
grant select, insert on supplier_payment to stockless_app;
grant update (state, released_by, released_at, paid_by, paid_at, reference, dropped_by, why, ended_at)
  on supplier_payment to stockless_app;

-- A claim about one parcel, of its supplier against the house or the other way; never more than the parcel cost.
create table supplier_claim (
  id            uuid        not null primary key,
  supplier_id   uuid        not null references supplier,
  shop_id       bigint      not null,
  order_id      uuid        not null,
  n             int         not null,
  side          text        not null check (side in ('supplier', 'house')),
  kind          text        not null check (kind in ('lost', 'damaged', 'wrong_deduction', 'wrong_goods', 'late')),
  currency      text        not null,
  units         bigint      not null check (units > 0),
  cap_units     bigint      not null check (units <= cap_units),
  text          text        not null check (length(text) between 20 and 2000),
  state         text        not null check (state in ('open', 'answered', 'settled', 'refused', 'withdrawn')),
  opened_by     uuid        not null references operator,
  opened_at     timestamptz not null,
  answer_by     timestamptz not null,
  answer        text        check (length(answer) between 10 and 2000),
  answered_by   uuid        references operator,
  answered_at   timestamptz,
  decide_by     timestamptz,
  decided_units bigint      check (decided_units >= 0 and decided_units <= units),
  decision      text        check (length(decision) between 20 and 2000),
  decided_by    uuid        references operator,
  decided_at    timestamptz,
  ended_at      timestamptz,
  foreign key (shop_id, order_id, n) references parcel,
  check ((kind in ('lost', 'damaged', 'wrong_deduction')) = (side = 'supplier')),
  check (answer_by > opened_at),
  check (state <> 'answered' or (answered_at is not null and decide_by is not null)),
  check (decided_by is null or (decided_by <> opened_by and decided_by is distinct from answered_by)),
  check ((state in ('settled', 'refused'))
    = (decided_by is not null and decided_at is not null and decided_units is not null and decision is not null)),
  check (state <> 'settled' or decided_units > 0),
  check (state <> 'refused' or decided_units = 0),
  check ((state in ('settled', 'refused', 'withdrawn')) = (ended_at is not null))
);
-- One claim of each side about a parcel, unless it was refused or taken back: together they cannot pass what it cost.
create unique index supplier_claim_parcel on supplier_claim (shop_id, order_id, n, side)
  where state not in ('refused', 'withdrawn');
create index supplier_claim_of on supplier_claim (supplier_id, opened_at desc, id desc);
create index supplier_claim_state on supplier_claim (state, opened_at desc, id desc);
grant select, insert on supplier_claim to stockless_app;
grant update (state, answer, answered_by, answered_at, decide_by, decided_units, decision, decided_by, decided_at,
  ended_at) on supplier_claim to stockless_app;

-- Six pictures of each claim at most: a place is taken, not counted.
create table supplier_claim_file (
  claim_id uuid        not null references supplier_claim,
  place    int         not null check (place between 1 and 6),
  shop_id  bigint      not null,
  file_id  uuid        not null,
  by_whom  text        not null check (by_whom in ('supplier', 'house')),
  at       timestamptz not null,
  primary key (claim_id, place)
);
grant select, insert on supplier_claim_file to stockless_app;
