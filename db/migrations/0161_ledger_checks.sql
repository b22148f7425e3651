-- room: ledger
-- why:  each statement that writes a table reads the text of its checks again (docs/decisions/0156).
-- lock: replaces checks of account and transfer, which are read once.

-- A check's text is read word by word, lists of kinds letter by letter; that of the amount is short, and stays. What a
-- function says is read once a connection; in plpgsql, because SQL would be copied into the check.
create function ledger_account_is_right(p_kind text, p_debits bigint, p_credits bigint) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return p_debits >= 0 and p_credits >= 0 and case
    when p_kind in ('psp', 'treasury', 'between_books') then true
    when p_kind in ('shop_receivable', 'goodwill', 'supplier_settled', 'supplier_claims') then p_debits >= p_credits
    else p_credits >= p_debits
  end;
end
$$;

create function ledger_transfer_is_right(p_seq bigint, p_hash bytea, p_debit_kind text,
  p_debit_after bigint, p_credit_kind text, p_credit_after bigint) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return p_seq > 0 and length(p_hash) = 32
    and (p_debit_after >= 0 or p_debit_kind in ('psp', 'treasury', 'between_books'))
    and (p_credit_after >= 0 or p_credit_kind in ('psp', 'treasury', 'between_books'));
end
$$;

revoke all on function ledger_account_is_right, ledger_transfer_is_right from public;

alter table account
  drop constraint account_check,
  drop constraint account_debits_check,
  drop constraint account_credits_check,
  add constraint account_check check (ledger_account_is_right(kind, debits, credits));
alter table transfer
  drop constraint transfer_check,
  drop constraint transfer_check1,
  drop constraint transfer_seq_check,
  drop constraint transfer_hash_check,
  add constraint transfer_check check (ledger_transfer_is_right(seq, hash, debit_kind, debit_after, credit_kind,
    credit_after));
