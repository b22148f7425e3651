-- room: ledger
-- why:  PostgreSQL starts an executor for each statement of a function. A transfer took seven; it takes three. A list is posted
--       by sets, whatever its length (docs/decisions/0156).
-- lock: functions only.

-- Documents are in the books as text; null where this one cannot be a key. Not in SQL, which would be copied into the
-- statements that call it: a plan for one document casts it before the condition is asked.
create or replace function ledger_document(p_document text) returns uuid
language plpgsql immutable parallel safe as $$
begin
  if p_document ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return p_document::uuid;
  end if;
  return null;
end
$$;

drop function ledger_write;

-- Writes transfers of one book, all or none. The owner's alone: it asks for no document.
-- Errors: 23503 not in the matrix, 23514 an account would fall below zero, 23505 once_key used before, P0002 no such book.
-- The row of the book is locked by the first statement; those after it see all that was posted before.
create function ledger_write(
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
  v_at      text := trunc(extract(epoch from p_at) * 1000)::bigint::text;
begin
  if v_count = 0 or v_count > 5000 then
    raise exception 'ledger_post takes 1 to 5000 transfers' using errcode = '22023';
  end if;
  select b.last_seq, b.head_hash into v_seq, head_hash from book b where b.shop_id = p_shop for update;
  if v_seq is null then
    raise exception 'shop % has no book', p_shop using errcode = 'P0002';
  end if;
  for i in 1..v_count loop
    head_hash := sha256(head_hash || convert_to(concat_ws('|',
      p_shop, v_seq + i, p_kinds[i], p_debit_kinds[i], p_debit_subjects[i], p_credit_kinds[i],
      p_credit_subjects[i], p_units[i], p_actors[i], p_documents[i], p_once_keys[i], v_at), 'UTF8'));
    v_hashes[i] := head_hash;
  end loop;
  last_seq := v_seq + v_count;
  update book b set last_seq = v_seq + v_count, head_hash = ledger_write.head_hash where b.shop_id = p_shop;

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

  -- An account's balance before all of them, and what each adds: summed in their order.
  with side as (
    select m.n, true as is_debit, m.kind, m.subject, m.units as debits, 0::bigint as credits
    from unnest(p_debit_kinds, p_debit_subjects, p_units) with ordinality as m (kind, subject, units, n)
    union all
    select m.n, false, m.kind, m.subject, 0, m.units
    from unnest(p_credit_kinds, p_credit_subjects, p_units) with ordinality as m (kind, subject, units, n)
  ), total as (
    select s.kind, s.subject, sum(s.debits)::bigint as debits, sum(s.credits)::bigint as credits
    from side s group by s.kind, s.subject
  ), updated as (
    update account a set debits = a.debits + t.debits, credits = a.credits + t.credits
    from total t where a.shop_id = p_shop and a.kind = t.kind and a.subject = t.subject
    returning a.kind, a.subject, a.debits - a.credits - (t.debits - t.credits) as balance
  ), opened as (
    insert into account (shop_id, kind, subject, debits, credits)
    select p_shop, t.kind, t.subject, t.debits, t.credits from total t
    where (t.kind, t.subject) not in (select u.kind, u.subject from updated u)
  ), running as (
    select c.n, c.is_debit, sum(c.change) over (partition by c.kind, c.subject order by c.n)
      * ledger_side(c.kind) as balance
    from (
      select 0 as n, null::boolean as is_debit, u.kind, u.subject, u.balance as change from updated u
      union all
      select s.n, s.is_debit, s.kind, s.subject, s.debits - s.credits from side s
    ) c
  )
  select array_agg(r.balance order by r.n) filter (where r.is_debit),
    array_agg(r.balance order by r.n) filter (where not r.is_debit)
  into v_debits, v_credits from running r;

  insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units,
    actor, document, once_key, at, debit_after, credit_after, hash)
  select p_shop, v_seq + m.n, m.kind, m.debit_kind, m.debit_subject, m.credit_kind, m.credit_subject, m.units,
    m.actor, m.document, m.once_key, p_at, m.debit_after, m.credit_after, m.hash
  from unnest(p_kinds, p_debit_kinds, p_debit_subjects, p_credit_kinds, p_credit_subjects, p_units, p_actors,
    p_documents, p_once_keys, v_debits, v_credits, v_hashes)
    with ordinality as m (kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document,
      once_key, debit_after, credit_after, hash, n);
end
$$;
revoke all on function ledger_write from public;

-- Writes one transfer that adds to the account it credits: all but those that pay something off, which gives null and
-- writes nothing. Tells also what the credited account was credited with in all.
create function ledger_write_one(
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
begin
  if p_credit_kind in ('shop_receivable', 'goodwill', 'supplier_settled', 'supplier_claims') then
    return;
  end if;
  -- Locks the book: the statements below see all that was posted before.
  update book b set last_seq = b.last_seq + 1, head_hash = sha256(b.head_hash || convert_to(concat_ws('|',
    p_shop, b.last_seq + 1, p_kind, p_debit_kind, p_debit_subject, p_credit_kind, p_credit_subject, p_units, p_actor,
    p_document, p_once_key, trunc(extract(epoch from p_at) * 1000)::bigint), 'UTF8'))
  where b.shop_id = p_shop
  returning b.last_seq, b.head_hash into last_seq, head_hash;
  if last_seq is null then
    raise exception 'shop % has no book', p_shop using errcode = 'P0002';
  end if;
  loop
    with debited as (
      update account a set debits = a.debits + p_units from posting_rule r
      where r.kind = p_kind and r.debit_kind = p_debit_kind and r.credit_kind = p_credit_kind and r.actor = p_actor
        and a.shop_id = p_shop and a.kind = p_debit_kind and a.subject = p_debit_subject
      returning a.debits - a.credits as balance
    ), credited as (
      insert into account as a (shop_id, kind, subject, credits)
      select p_shop, p_credit_kind, p_credit_subject, p_units from debited
      on conflict (shop_id, kind, subject) do update set credits = a.credits + excluded.credits
      returning a.debits - a.credits as balance, a.credits
    )
    insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor,
      document, once_key, at, debit_after, credit_after, hash)
    select p_shop, last_seq, p_kind, p_debit_kind, p_debit_subject, p_credit_kind, p_credit_subject, p_units, p_actor,
      p_document, p_once_key, p_at, d.balance * ledger_side(p_debit_kind), c.balance * ledger_side(p_credit_kind),
      head_hash
    from debited d, credited c
    returning (select c.credits from credited c) into credits;
    exit when credits is not null;
    if not exists (select from posting_rule r where r.kind = p_kind and r.debit_kind = p_debit_kind
      and r.credit_kind = p_credit_kind and r.actor = p_actor)
    then
      raise exception 'a transfer in the book of % is not in the matrix', p_shop
        using errcode = '23503', table = 'transfer', constraint = 'transfer_rule';
    end if;
    -- The debited account is used for the first time.
    insert into account (shop_id, kind, subject) values (p_shop, p_debit_kind, p_debit_subject);
  end loop;
end
$$;
revoke all on function ledger_write_one from public;

drop function ledger_check_capture;

-- Whether a capture has its evidence: an order in this shop, the captured payment that it was born from, and no more than
-- that in all. An escrow was credited with all its captures and more, so those are added up where it was credited with more.
create function ledger_has_capture(p_shop bigint, p_document text, p_provider text, p_escrow text, p_credits bigint)
returns boolean
language plpgsql as $$
declare
  v_total bigint;
begin
  if p_escrow is distinct from p_document then
    return false;
  end if;
  select o.total_units into v_total from shop_order o
  join payment_evidence e on e.shop_id = p_shop and e.id = o.evidence_id and e.checkout_id = o.id
  where o.shop_id = p_shop and o.id = ledger_document(p_document) and e.provider = p_provider;
  return v_total >= p_credits or v_total >= (
    select sum(t.units) from transfer t
    where t.shop_id = p_shop and t.document = p_document and t.kind = 'capture');
end
$$;
revoke all on function ledger_has_capture from public;

-- The same of many captures.
create function ledger_has_captures(p_shop bigint, p_documents text[], p_providers text[], p_escrows text[])
returns boolean
language sql stable as $$
  select not exists (
    select from (select distinct c.* from unnest(p_documents, p_providers, p_escrows) as c (document, provider, escrow)) c
    left join shop_order o on o.shop_id = p_shop and o.id = ledger_document(c.document)
    left join payment_evidence e on e.shop_id = p_shop and e.id = o.evidence_id and e.checkout_id = o.id
    where not coalesce(c.escrow = c.document and e.provider = c.provider and (
      o.total_units >= (
        select a.credits from account a
        where a.shop_id = p_shop and a.kind = 'escrow' and a.subject = c.escrow)
      or o.total_units >= (
        select sum(t.units) from transfer t
        where t.shop_id = p_shop and t.document = c.document and t.kind = 'capture')), false)
  )
$$;
revoke all on function ledger_has_captures from public;

-- The single writer of the books. It runs with the owner's rights because the application has none on these tables:
-- whatever is not a row of the matrix, overdraws an account, repeats a key or has no document is refused here.
-- Errors: 23503 not in the matrix, 23514 an account would fall below zero, 23505 once_key used before, P0002 no such book,
-- SL001 no evidence. Returns the book's new head.
-- Joins are look-ups by key whatever the plan was made for: one made while a table was small would read all of it later.
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
declare
  v_head    record;
  v_credits bigint;
begin
  if cardinality(p_kinds) = 1 then
    v_head := ledger_write_one(p_shop, p_at, p_kinds[1], p_debit_kinds[1], p_debit_subjects[1], p_credit_kinds[1],
      p_credit_subjects[1], p_units[1], p_actors[1], p_documents[1], p_once_keys[1]);
    last_seq := v_head.last_seq;
    head_hash := v_head.head_hash;
    v_credits := v_head.credits;
  end if;
  if last_seq is null then
    v_head := ledger_write(p_shop, p_at, p_kinds, p_debit_kinds, p_debit_subjects, p_credit_kinds, p_credit_subjects,
      p_units, p_actors, p_documents, p_once_keys);
    last_seq := v_head.last_seq;
    head_hash := v_head.head_hash;
  end if;
  if 'capture' <> any (p_kinds) then
    perform ledger_check_evidence(p_shop, p_kinds, p_debit_subjects, p_credit_subjects, p_documents, p_once_keys);
  elsif (case cardinality(p_kinds)
    when 1 then ledger_has_capture(p_shop, p_documents[1], p_debit_subjects[1], p_credit_subjects[1], v_credits)
    else ledger_has_captures(p_shop, p_documents, p_debit_subjects, p_credit_subjects)
  end) is not true then
    raise exception 'captures in the book of % have no evidence: document %', p_shop, p_documents[1]
      using errcode = 'SL001';
  end if;
  return next;
end
$$;
