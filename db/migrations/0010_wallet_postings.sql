-- room: ledger
-- why:  money of merchants comes in and goes out along the matrix too: deposits, withdrawals, holds with a reason.
-- lock: replaces checks of the tables account and transfer; both are read once.

insert into posting_rule (kind, debit_kind, credit_kind, actor) values
  ('deposit', 'treasury', 'shop_available', 'provider'),
  ('deposit', 'treasury', 'shop_available', 'reviewer'),
  ('deposit_unclear', 'treasury', 'deposit_suspense', 'provider'),
  ('deposit_unclear', 'treasury', 'deposit_suspense', 'reviewer'),
  ('deposit_cleared', 'deposit_suspense', 'shop_available', 'provider'),
  ('deposit_cleared', 'deposit_suspense', 'shop_available', 'reviewer'),
  ('deposit_returned', 'deposit_suspense', 'treasury', 'provider'),
  ('deposit_returned', 'deposit_suspense', 'treasury', 'reviewer'),
  ('withdraw', 'shop_available', 'withdrawing', 'merchant'),
  ('withdraw_back', 'withdrawing', 'shop_available', 'merchant'),
  ('withdraw_back', 'withdrawing', 'shop_available', 'reviewer'),
  ('withdraw_back', 'withdrawing', 'shop_available', 'provider'),
  ('withdraw_back', 'withdrawing', 'shop_available', 'timer'),
  ('withdraw_sent', 'withdrawing', 'treasury', 'provider'),
  ('withdraw_fee', 'withdrawing', 'payout_fee', 'provider'),
  ('withdraw_bounced', 'treasury', 'shop_available', 'provider'),
  ('withdraw_fee_back', 'payout_fee', 'shop_available', 'provider'),
  ('hold_placed', 'shop_available', 'shop_held', 'reviewer'),
  ('hold_lifted', 'shop_held', 'shop_available', 'reviewer'),
  ('hold_lifted', 'shop_held', 'shop_available', 'timer');

-- The treasury of one shop's book may fall below zero as the provider's account may: buyers' money comes in by
-- the one and is paid out by the other. Over all books it may not; that is for reconciliation.
alter table account drop constraint account_check;
alter table account add constraint account_check check (case
  when kind in ('psp', 'treasury') then true
  when kind in ('shop_receivable', 'goodwill') then debits >= credits
  else credits >= debits
end);
alter table transfer drop constraint transfer_check;
alter table transfer drop constraint transfer_check1;
alter table transfer add constraint transfer_check check (debit_kind in ('psp', 'treasury') or debit_after >= 0);
alter table transfer add constraint transfer_check1 check (credit_kind in ('psp', 'treasury') or credit_after >= 0);

create or replace function ledger_side(p_kind text) returns int
language sql immutable parallel safe as $$
  select case when p_kind in ('psp', 'treasury', 'shop_receivable', 'goodwill') then 1 else -1 end
$$;

alter table hold drop constraint hold_kind_check;
alter table hold add constraint hold_kind_check check (kind in ('case', 'reserve', 'restriction'));

-- Every number of an order, withdrawal or deposit opens the transfers that make it.
create index transfer_document on transfer (shop_id, document);
