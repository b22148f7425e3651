-- room: ledger
-- why:  the functions that write books read times within an update, and tables without saying of which shop: a worker of a
--       cluster of Citus refused that. What they do is the same, on one server and on a cluster.
-- lock: functions only.

-- Enters the documents that transfers name, each once: SL001 where one is not there.
create or replace function ledger_add_documents(p_shop bigint, p_kinds text[], p_actors text[], p_documents text[],
  p_once_keys text[])
returns void
language plpgsql as $$
declare
  v_keys text[];
  v_have text[];
  v_key  text;
begin
  select array_agg(distinct k.key order by k.key) into v_keys
  from (
    select ledger_document_key(m.kind, m.actor, m.document, m.once_key) as key
    from unnest(p_kinds, p_actors, p_documents, p_once_keys) as m (kind, actor, document, once_key)
    where ledger_is_keyed(m.kind)
  ) k
  where k.key is not null;
  if v_keys is null then
    return;
  end if;
  select array_agg(d.key) into v_have from transfer_evidence d where d.shop_id = p_shop and d.key = any (v_keys);
  v_keys := array(select k from unnest(v_keys) k where k <> all (coalesce(v_have, '{}')) order by k);
  if v_keys = '{}' then
    return;
  end if;
  foreach v_key in array v_keys loop
    if ledger_document(substr(v_key, strpos(v_key, ':') + 1)) is null then
      raise exception 'a transfer in the book of % has no evidence: document %', p_shop, v_key using errcode = 'SL001';
    end if;
  end loop;
  begin
    insert into transfer_evidence (shop_id, key) select p_shop, k from unnest(v_keys) k on conflict do nothing;
  exception when foreign_key_violation then
    raise exception 'a transfer in the book of % has no evidence: one of %', p_shop, array_to_string(v_keys, ', ')
      using errcode = 'SL001';
  end;
end
$$;

-- Writes transfers of one book, all or none. The owner's alone: of documents it asks only that
-- their rows are there.
-- Errors: 23503 not in the matrix or no such document, 23514 an account would fall below zero, 23505 once_key used before,
-- P0002 no such book, SL002 before the book's last transfer.
-- The row of the book is locked by the first statement; those after it see all that was posted before.
create or replace function ledger_write(
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
  p_once_keys text[],
  out last_seq bigint,
  out head_hash bytea
)
language plpgsql as $$
declare
  v_hashes  bytea[] := '{}';
  v_seq     bigint;
  v_debits  bigint[];
  v_credits bigint[];
  v_count   int := cardinality(p_kinds);
  v_last    timestamptz;
  v_at      timestamptz;
  v_at_ms   text;
  v_keys    text[] := '{}';
  -- What each account is debited and credited with in all, and what it had before.
  v_kinds          text[];
  v_subjects       text[];
  v_debit_sums     bigint[];
  v_credit_sums    bigint[];
  v_found_kinds    text[];
  v_found_subjects text[];
  v_balances       bigint[];
begin
  if v_count = 0 or v_count > 5000 then
    raise exception 'ledger_post takes 1 to 5000 transfers' using errcode = '22023';
  end if;
  select b.last_seq, b.head_hash, b.last_at into v_seq, head_hash, v_last from book b where b.shop_id = p_shop for update;
  if v_seq is null then
    raise exception 'shop % has no book', p_shop using errcode = 'P0002';
  end if;
  v_at := ledger_time(p_shop, p_at, v_last);
  if ledger_is_keyed(array_to_string(p_kinds, ' ')) then
    perform ledger_add_documents(p_shop, p_kinds, p_actors, p_documents, p_once_keys);
  end if;
  v_at_ms := trunc(extract(epoch from v_at) * 1000)::bigint::text;
  for i in 1..v_count loop
    head_hash := ledger_link(head_hash, p_shop::text, (v_seq + i)::text, p_kinds[i], p_debit_kinds[i], p_debit_subjects[i],
      p_credit_kinds[i], p_credit_subjects[i], p_units[i]::text, p_actors[i], p_documents[i], p_once_keys[i], v_at_ms);
    v_hashes[i] := head_hash;
    v_keys[i] := case when p_kinds[i] <> 'capture' and ledger_is_keyed(p_kinds[i])
      then ledger_document_key(p_kinds[i], p_actors[i], p_documents[i], p_once_keys[i]) end;
  end loop;
  last_seq := v_seq + v_count;
  update book b set last_seq = v_seq + v_count, head_hash = ledger_write.head_hash, last_at = v_at where b.shop_id = p_shop;

  if exists (
    select from (
      select distinct m.* from unnest(p_kinds, p_debit_kinds, p_credit_kinds, p_actors) as m (kind, debit, credit, actor)
    ) m
    where not exists (select from posting_rule r
      where r.kind = m.kind and r.debit_kind = m.debit and r.credit_kind = m.credit and r.actor = m.actor)
  ) then
    raise exception 'a transfer in the book of % is not in the matrix', p_shop
      using errcode = '23503', table = 'transfer', constraint = 'transfer_rule';
  end if;

  -- Each statement below reads rows of this shop alone and says so: a worker of a cluster runs no other one in this function.
  select array_agg(s.kind), array_agg(s.subject), array_agg(s.debits), array_agg(s.credits)
  into v_kinds, v_subjects, v_debit_sums, v_credit_sums
  from (
    select m.kind, m.subject, sum(m.debits)::bigint as debits, sum(m.credits)::bigint as credits
    from (
      select d.kind, d.subject, d.units as debits, 0::bigint as credits
      from unnest(p_debit_kinds, p_debit_subjects, p_units) as d (kind, subject, units)
      union all
      select c.kind, c.subject, 0, c.units from unnest(p_credit_kinds, p_credit_subjects, p_units) as c (kind, subject, units)
    ) m group by m.kind, m.subject
  ) s;
  with updated as (
    update account a set debits = a.debits + t.debits, credits = a.credits + t.credits
    from unnest(v_kinds, v_subjects, v_debit_sums, v_credit_sums) as t (kind, subject, debits, credits)
    where a.shop_id = p_shop and a.kind = t.kind and a.subject = t.subject
    returning a.kind, a.subject, a.debits - a.credits - (t.debits - t.credits) as balance
  )
  select array_agg(u.kind), array_agg(u.subject), array_agg(u.balance) into v_found_kinds, v_found_subjects, v_balances
  from updated u;
  if cardinality(v_kinds) > coalesce(cardinality(v_found_kinds), 0) then
    insert into account (shop_id, kind, subject, debits, credits)
    select p_shop, t.kind, t.subject, t.debits, t.credits
    from unnest(v_kinds, v_subjects, v_debit_sums, v_credit_sums) as t (kind, subject, debits, credits)
    where not exists (select from unnest(v_found_kinds, v_found_subjects) as u (kind, subject)
      where u.kind = t.kind and u.subject = t.subject);
  end if;

  -- An account's balance before all of them, and what each adds: summed in their order.
  with running as (
    select c.n, c.is_debit, sum(c.change) over (partition by c.kind, c.subject order by c.n)
      * ledger_side(c.kind) as balance
    from (
      select 0 as n, null::boolean as is_debit, u.kind, u.subject, u.balance as change
      from unnest(v_found_kinds, v_found_subjects, v_balances) as u (kind, subject, balance)
      union all
      select m.n, true, m.kind, m.subject, m.units
      from unnest(p_debit_kinds, p_debit_subjects, p_units) with ordinality as m (kind, subject, units, n)
      union all
      select m.n, false, m.kind, m.subject, -m.units
      from unnest(p_credit_kinds, p_credit_subjects, p_units) with ordinality as m (kind, subject, units, n)
    ) c
  )
  select array_agg(r.balance order by r.n) filter (where r.is_debit),
    array_agg(r.balance order by r.n) filter (where not r.is_debit)
  into v_debits, v_credits from running r;

  insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units,
    actor, document, once_key, at, debit_after, credit_after, hash, document_key)
  select p_shop, v_seq + m.n, m.kind, m.debit_kind, m.debit_subject, m.credit_kind, m.credit_subject, m.units,
    m.actor, m.document, m.once_key, v_at, m.debit_after, m.credit_after, m.hash, m.document_key
  from unnest(p_kinds, p_debit_kinds, p_debit_subjects, p_credit_kinds, p_credit_subjects, p_units, p_actors,
    p_documents, p_once_keys, v_debits, v_credits, v_hashes, v_keys)
    with ordinality as m (kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document,
      once_key, debit_after, credit_after, hash, document_key, n);
end
$$;

-- Writes one transfer that adds to the account it credits: all but those that pay something off, which gives null and
-- writes nothing. Tells also what the credited account was credited with in all.
create or replace function ledger_write_one(
  p_shop bigint,
  p_at timestamptz,
  p_kind text,
  p_debit_kind text,
  p_debit_subject text,
  p_credit_kind text,
  p_credit_subject text,
  p_units bigint,
  p_actor text,
  p_document text,
  p_once_key text,
  out last_seq bigint,
  out head_hash bytea,
  out credits bigint
)
language plpgsql as $$
declare
  v_at  timestamptz;
  v_key text;
  -- Debits less credits.
  v_debited  bigint;
  v_credited bigint;
begin
  if p_credit_kind in ('shop_receivable', 'goodwill', 'supplier_settled', 'supplier_claims') then
    return;
  end if;
  -- Locks the book: the statements below see all that was posted before.
  update book b set last_seq = b.last_seq + 1, last_at = greatest(b.last_at, p_at),
    head_hash = ledger_link(b.head_hash, p_shop::text, (b.last_seq + 1)::text, p_kind, p_debit_kind, p_debit_subject,
      p_credit_kind, p_credit_subject, p_units::text, p_actor, p_document, p_once_key,
      -- A difference of two times depends on no time zone, which is what a worker is told that may compute it itself.
      trunc(extract(epoch from greatest(b.last_at, p_at) - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint::text)
  where b.shop_id = p_shop and b.last_at <= p_at + interval '2 seconds'
  returning b.last_seq, b.head_hash, b.last_at into last_seq, head_hash, v_at;
  if last_seq is null then
    perform ledger_time(p_shop, p_at, b.last_at) from book b where b.shop_id = p_shop;
    raise exception 'shop % has no book', p_shop using errcode = 'P0002';
  end if;
  if p_kind <> 'capture' then
    if ledger_is_keyed(p_kind) then
      perform ledger_add_documents(p_shop, array[p_kind], array[p_actor], array[p_document], array[p_once_key]);
      v_key := ledger_document_key(p_kind, p_actor, p_document, p_once_key);
    end if;
  end if;
  perform from posting_rule r where r.kind = p_kind and r.debit_kind = p_debit_kind and r.credit_kind = p_credit_kind
    and r.actor = p_actor;
  if not found then
    raise exception 'a transfer in the book of % is not in the matrix', p_shop
      using errcode = '23503', table = 'transfer', constraint = 'transfer_rule';
  end if;
  loop
    update account a set debits = a.debits + p_units
    where a.shop_id = p_shop and a.kind = p_debit_kind and a.subject = p_debit_subject
    returning a.debits - a.credits into v_debited;
    exit when found;
    -- The debited account is used for the first time.
    insert into account (shop_id, kind, subject) values (p_shop, p_debit_kind, p_debit_subject);
  end loop;
  insert into account as a (shop_id, kind, subject, credits)
  values (p_shop, p_credit_kind, p_credit_subject, p_units)
  on conflict (shop_id, kind, subject) do update set credits = a.credits + excluded.credits
  returning a.debits - a.credits, a.credits into v_credited, credits;
  insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor,
    document, once_key, at, debit_after, credit_after, hash, document_key)
  values (p_shop, last_seq, p_kind, p_debit_kind, p_debit_subject, p_credit_kind, p_credit_subject, p_units, p_actor,
    p_document, p_once_key, v_at, v_debited * ledger_side(p_debit_kind), v_credited * ledger_side(p_credit_kind),
    head_hash, v_key);
end
$$;
