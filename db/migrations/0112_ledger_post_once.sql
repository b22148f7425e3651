-- room: ledger
-- why:  each function with settings of its own sets and resets them at every call, which a capture pays three times over.
--       The function that the application calls sets them once, for what it calls as well.
-- lock: functions only.

-- Called by ledger_post alone, as the same owner and with the same settings.
alter function ledger_write security invoker;
alter function ledger_write reset all;
alter function ledger_check_capture reset all;

create or replace function ledger_post(
  p_shop bigint,
  p_at timestamptz,
  p_kinds text[],
  p_debit_kinds text[],
  p_debit_subjects text[],
  p_credit_kinds text[],
  p_credit_subjects text[],
  p_units bigint[],
  p_actors text[],
  p_documents text[],
  p_once_keys text[]
) returns table (last_seq bigint, head_hash bytea)
language plpgsql security definer
set search_path = public, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off as $$
begin
  select w.last_seq, w.head_hash into last_seq, head_hash from ledger_write(p_shop, p_at, p_kinds, p_debit_kinds,
    p_debit_subjects, p_credit_kinds, p_credit_subjects, p_units, p_actors, p_documents, p_once_keys) w;
  if p_kinds = '{capture}' then
    perform ledger_check_capture(p_shop, p_documents[1], p_debit_subjects[1], p_credit_subjects[1]);
  else
    perform ledger_check_evidence(p_shop, p_kinds, p_debit_subjects, p_credit_subjects, p_documents, p_once_keys);
  end if;
  return next;
end
$$;
