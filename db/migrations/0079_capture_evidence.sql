-- room: ledger
-- why:  most postings are a capture on its own; its document is looked up by a statement that does nothing else, and
--       plans are kept.
-- lock: functions only.

alter function ledger_check_evidence set plan_cache_mode = force_generic_plan;

-- The evidence of one capture: an order in this shop, the captured payment that it was born from, and no more than that.
create function ledger_check_capture(p_shop bigint, p_document text, p_provider text, p_escrow text) returns void
language plpgsql
set search_path = public, pg_temp as $$
declare
  v_total bigint;
begin
  select o.total_units into v_total from shop_order o
  join payment_evidence e on e.shop_id = p_shop and e.id = o.evidence_id and e.checkout_id = o.id
  where o.shop_id = p_shop and o.id = ledger_document(p_document) and e.provider = p_provider;
  if v_total is null or p_escrow is distinct from p_document or v_total < (
    select sum(t.units) from transfer t where t.shop_id = p_shop and t.document = p_document and t.kind = 'capture'
  ) then
    raise exception 'capture in the book of % has no evidence: document %', p_shop, p_document using errcode = 'SL001';
  end if;
end
$$;
revoke all on function ledger_check_capture from public;

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
language plpgsql security definer set search_path = public, pg_temp as $$
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
