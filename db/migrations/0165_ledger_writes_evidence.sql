-- room: ledger
-- why:  the writer of the books notes the row behind each document, takes no time before the book's last one, and a check
--       and a key hold whoever writes past it (docs/decisions/0164). Holds end: those of a case and a reserve within the
--       limits of their kind, those of a restriction with it.
-- lock: transfer is locked for a moment for its check and key, which hold for new rows. hold is written anew for a column.

-- Writes transfers of one book, all or none. The owner's alone: of documents it asks only that
-- their rows are there.
-- Errors: 23503 not in the matrix or no such document, 23514 an account would fall below zero, 23505 once_key used before,
-- P0002 no such book, SL002 before the book's last transfer.
-- The row of the book is locked by the first statement; those after it see all that was posted before.
create or replace function ledger_write(
  p_shop bigint, p_at timestamptz, p_kinds text[], p_debit_kinds text[], p_debit_subjects text[], p_credit_kinds text[],
  p_credit_subjects text[], p_units bigint[], p_actors text[], p_documents text[], p_once_keys text[],
  out last_seq bigint, out head_hash bytea
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
    head_hash := sha256(head_hash || convert_to(concat_ws('|',
      p_shop, v_seq + i, p_kinds[i], p_debit_kinds[i], p_debit_subjects[i], p_credit_kinds[i],
      p_credit_subjects[i], p_units[i], p_actors[i], p_documents[i], p_once_keys[i], v_at_ms), 'UTF8'));
    v_hashes[i] := head_hash;
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
    actor, document, once_key, at, debit_after, credit_after, hash, document_key)
  select p_shop, v_seq + m.n, m.kind, m.debit_kind, m.debit_subject, m.credit_kind, m.credit_subject, m.units,
    m.actor, m.document, m.once_key, v_at, m.debit_after, m.credit_after, m.hash,
    case when m.kind <> 'capture' and ledger_is_keyed(m.kind)
      then ledger_document_key(m.kind, m.actor, m.document, m.once_key) end
  from unnest(p_kinds, p_debit_kinds, p_debit_subjects, p_credit_kinds, p_credit_subjects, p_units, p_actors,
    p_documents, p_once_keys, v_debits, v_credits, v_hashes)
    with ordinality as m (kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document,
      once_key, debit_after, credit_after, hash, n);
end
$$;

-- Writes one transfer that adds to the account it credits: all but those that pay something off, which gives null and
-- writes nothing. Tells also what the credited account was credited with in all.
create or replace function ledger_write_one(
  p_shop bigint, p_at timestamptz, p_kind text, p_debit_kind text, p_debit_subject text, p_credit_kind text,
  p_credit_subject text, p_units bigint, p_actor text, p_document text, p_once_key text,
  out last_seq bigint, out head_hash bytea, out credits bigint
)
language plpgsql as $$
declare
  v_at  timestamptz;
  v_key text;
begin
  if p_credit_kind in ('shop_receivable', 'goodwill', 'supplier_settled', 'supplier_claims') then
    return;
  end if;
  -- Locks the book: the statements below see all that was posted before.
  update book b set last_seq = b.last_seq + 1, last_at = greatest(b.last_at, p_at),
    head_hash = sha256(b.head_hash || convert_to(concat_ws('|',
    p_shop, b.last_seq + 1, p_kind, p_debit_kind, p_debit_subject, p_credit_kind, p_credit_subject, p_units, p_actor,
    p_document, p_once_key, trunc(extract(epoch from greatest(b.last_at, p_at)) * 1000)::bigint), 'UTF8'))
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
      document, once_key, at, debit_after, credit_after, hash, document_key)
    select p_shop, last_seq, p_kind, p_debit_kind, p_debit_subject, p_credit_kind, p_credit_subject, p_units, p_actor,
      p_document, p_once_key, v_at, d.balance * ledger_side(p_debit_kind), c.balance * ledger_side(p_credit_kind),
      head_hash, v_key
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

-- Rows from before have no key.
alter table transfer
  drop constraint transfer_check,
  add constraint transfer_check check (ledger_transfer_is_right(seq, hash, kind, debit_kind, debit_after, credit_kind,
    credit_after, document, once_key, document_key)) not valid;
drop function ledger_transfer_is_right(bigint, bytea, text, bigint, text, bigint);

-- What the product ever wrote is within these limits: about 60 days for a case, 30 for a reserve.
alter table restriction add constraint restriction_term unique (shop_id, id, from_at, until_at);
alter table hold
  add column restriction_id uuid generated always as (case when kind = 'restriction' then id end) stored,
  add constraint hold_term check (
    kind = 'case' and extract(epoch from until_at - from_at) <= 120 * 86400
    or kind = 'reserve' and extract(epoch from until_at - from_at) <= 90 * 86400
    or kind = 'restriction');

-- part: keys
alter table transfer add constraint transfer_evidence_of foreign key (shop_id, document_key)
  references transfer_evidence (shop_id, key) not valid;
alter table hold add constraint hold_restriction foreign key (shop_id, restriction_id, from_at, until_at)
  references restriction (shop_id, id, from_at, until_at);
