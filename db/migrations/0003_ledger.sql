-- room: ledger
-- why:  money moves only as one debit, one credit and a positive amount, along a closed matrix, in a book
--       per shop whose transfers are numbered without gaps and chained by hashes.
-- lock: new tables only.

-- The closed posting matrix. The application may read it; only a migration may change it.
create table posting_rule (
  kind        text not null,
  debit_kind  text not null,
  credit_kind text not null,
  actor       text not null,
  primary key (kind, debit_kind, credit_kind, actor)
);
insert into posting_rule (kind, debit_kind, credit_kind, actor) values
  ('capture', 'psp', 'escrow', 'provider'),
  ('capture_late', 'psp', 'refund_payable', 'provider'),
  ('confirm_cost', 'escrow', 'supplier_hold', 'merchant'),
  ('confirm_cost', 'escrow', 'supplier_hold', 'timer'),
  ('release_cost', 'supplier_hold', 'escrow', 'buyer'),
  ('release_cost', 'supplier_hold', 'escrow', 'merchant'),
  ('release_cost', 'supplier_hold', 'escrow', 'supplier'),
  ('release_cost', 'supplier_hold', 'escrow', 'timer'),
  ('release_cost', 'supplier_hold', 'escrow', 'carrier'),
  ('ship_cost', 'supplier_hold', 'supplier_payable', 'carrier'),
  ('ship_tax', 'escrow', 'tax', 'carrier'),
  ('cancel_refund', 'escrow', 'refund_payable', 'buyer'),
  ('cancel_refund', 'escrow', 'refund_payable', 'merchant'),
  ('cancel_refund', 'escrow', 'refund_payable', 'supplier'),
  ('cancel_refund', 'escrow', 'refund_payable', 'timer'),
  ('cancel_refund', 'escrow', 'refund_payable', 'carrier'),
  ('refund_paid', 'refund_payable', 'psp', 'provider'),
  ('accept_commission', 'escrow', 'commission', 'buyer'),
  ('accept_commission', 'escrow', 'commission', 'timer'),
  ('accept_shop', 'escrow', 'shop_pending', 'buyer'),
  ('accept_shop', 'escrow', 'shop_pending', 'timer'),
  ('release', 'shop_pending', 'shop_available', 'timer'),
  ('reserve', 'shop_pending', 'shop_held', 'timer'),
  ('reserve_release', 'shop_held', 'shop_available', 'timer'),
  ('recover', 'shop_pending', 'shop_receivable', 'timer'),
  ('return_escrow', 'escrow', 'refund_payable', 'supplier'),
  ('return_escrow', 'escrow', 'refund_payable', 'timer'),
  ('return_escrow', 'escrow', 'refund_payable', 'reviewer'),
  ('return_supplier', 'supplier_payable', 'refund_payable', 'supplier'),
  ('return_supplier', 'supplier_payable', 'refund_payable', 'timer'),
  ('return_supplier', 'supplier_payable', 'refund_payable', 'reviewer'),
  ('return_supplier', 'supplier_payable', 'refund_payable', 'carrier'),
  ('return_tax', 'tax', 'refund_payable', 'supplier'),
  ('return_tax', 'tax', 'refund_payable', 'timer'),
  ('return_tax', 'tax', 'refund_payable', 'reviewer'),
  ('return_tax', 'tax', 'refund_payable', 'carrier'),
  ('return_commission', 'commission', 'refund_payable', 'supplier'),
  ('return_commission', 'commission', 'refund_payable', 'timer'),
  ('return_commission', 'commission', 'refund_payable', 'reviewer'),
  ('return_held', 'shop_held', 'refund_payable', 'supplier'),
  ('return_held', 'shop_held', 'refund_payable', 'timer'),
  ('return_held', 'shop_held', 'refund_payable', 'reviewer'),
  ('return_available', 'shop_available', 'refund_payable', 'supplier'),
  ('return_available', 'shop_available', 'refund_payable', 'timer'),
  ('return_available', 'shop_available', 'refund_payable', 'reviewer'),
  ('return_advance', 'shop_receivable', 'refund_payable', 'supplier'),
  ('return_advance', 'shop_receivable', 'refund_payable', 'timer'),
  ('return_advance', 'shop_receivable', 'refund_payable', 'reviewer'),
  ('case_hold_pending', 'shop_pending', 'shop_held', 'buyer'),
  ('case_hold_pending', 'shop_pending', 'shop_held', 'timer'),
  ('case_hold_available', 'shop_available', 'shop_held', 'buyer'),
  ('case_hold_available', 'shop_available', 'shop_held', 'timer'),
  ('case_free_pending', 'shop_held', 'shop_pending', 'buyer'),
  ('case_free_pending', 'shop_held', 'shop_pending', 'merchant'),
  ('case_free_pending', 'shop_held', 'shop_pending', 'supplier'),
  ('case_free_pending', 'shop_held', 'shop_pending', 'timer'),
  ('case_free_pending', 'shop_held', 'shop_pending', 'reviewer'),
  ('case_free_available', 'shop_held', 'shop_available', 'buyer'),
  ('case_free_available', 'shop_held', 'shop_available', 'merchant'),
  ('case_free_available', 'shop_held', 'shop_available', 'supplier'),
  ('case_free_available', 'shop_held', 'shop_available', 'timer'),
  ('case_free_available', 'shop_held', 'shop_available', 'reviewer');

-- One shop, one book: the only serial point of a shop's money.
create table book (
  shop_id   bigint not null primary key,
  currency  text   not null,
  last_seq  bigint not null default 0,
  head_hash bytea  not null check (length(head_hash) = 32)
);

create table account (
  shop_id bigint not null,
  kind    text   not null,
  subject text   not null default '',
  debits  bigint not null default 0 check (debits >= 0),
  credits bigint not null default 0 check (credits >= 0),
  primary key (shop_id, kind, subject),
  check (case
    when kind = 'psp' then true
    when kind in ('shop_receivable', 'goodwill') then debits >= credits
    else credits >= debits
  end)
);

-- `debit_after` and `credit_after` are the balances of both accounts on their own side after this
-- transfer, so that no prefix of the book ever shows a negative one.
create table transfer (
  shop_id        bigint      not null,
  seq            bigint      not null check (seq > 0),
  kind           text        not null,
  debit_kind     text        not null,
  debit_subject  text        not null,
  credit_kind    text        not null,
  credit_subject text        not null,
  units          bigint      not null check (units > 0 and units <= 1000000000000000),
  actor          text        not null,
  document       text        not null,
  once_key       text        not null,
  at             timestamptz not null,
  debit_after    bigint      not null check (debit_kind = 'psp' or debit_after >= 0),
  credit_after   bigint      not null check (credit_kind = 'psp' or credit_after >= 0),
  hash           bytea       not null check (length(hash) = 32),
  primary key (shop_id, seq),
  unique (shop_id, once_key)
);
create index transfer_wallet on transfer (shop_id, seq desc)
  where debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'shop_receivable')
     or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'shop_receivable');

-- Money kept back from the shop: each hold has a reason, an end and its own account.
create table hold (
  shop_id     bigint      not null,
  id          uuid        not null,
  kind        text        not null check (kind in ('case', 'reserve')),
  reason_code text        not null,
  reason      text        not null check (length(reason) between 40 and 2000),
  document    text        not null,
  units       bigint      not null check (units > 0),
  state       text        not null check (state in ('open', 'ended')),
  from_at     timestamptz not null,
  until_at    timestamptz not null,
  ended_at    timestamptz,
  primary key (shop_id, id),
  check (until_at > from_at),
  check ((state = 'ended') = (ended_at is not null))
);
create index hold_open on hold (shop_id) where state = 'open';

-- The side on which a kind of account grows: 1 debits, -1 credits.
create function ledger_side(p_kind text) returns int
language sql immutable parallel safe as $$
  select case when p_kind in ('psp', 'shop_receivable', 'goodwill') then 1 else -1 end
$$;

-- The single writer of the books. It runs with the owner's rights because the application has none on
-- these tables: whatever is not a row of the matrix, overdraws an account or repeats a key is refused here.
-- Errors: 23503 not in the matrix, 23514 an account would fall below zero, 23505 once_key used before,
-- P0002 no such book. Returns the book's new head.
-- A few transfers go one by one, many by sets. Accounts are not upserted: a check would judge the proposed
-- row before the conflict is seen; the book is locked, so nobody else can insert one.
-- Joins of accounts must be look-ups by key whatever the plan was made for: a plan made while the table was
-- small would read all of it later.
create function ledger_post(
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
  v_seq    bigint;
  v_hash   bytea;
  v_hashes bytea[] := '{}';
  v_debit  bigint;
  v_credit bigint;
  v_debits bigint[];
  v_credits bigint[];
  v_count  int := cardinality(p_kinds);
  v_at     text := trunc(extract(epoch from p_at) * 1000)::bigint::text;
begin
  if v_count = 0 or v_count > 5000 then
    raise exception 'ledger_post takes 1 to 5000 transfers' using errcode = '22023';
  end if;
  select b.last_seq, b.head_hash into v_seq, v_hash from book b where b.shop_id = p_shop for update;
  if not found then
    raise exception 'shop % has no book', p_shop using errcode = 'P0002';
  end if;
  for i in 1..v_count loop
    v_hash := sha256(v_hash || convert_to(concat_ws('|',
      p_shop, v_seq + i, p_kinds[i], p_debit_kinds[i], p_debit_subjects[i], p_credit_kinds[i],
      p_credit_subjects[i], p_units[i], p_actors[i], p_documents[i], p_once_keys[i], v_at), 'UTF8'));
    v_hashes := v_hashes || v_hash;
  end loop;

  if v_count <= 8 then
    for i in 1..v_count loop
      update account a set debits = a.debits + p_units[i]
      where a.shop_id = p_shop and a.kind = p_debit_kinds[i] and a.subject = p_debit_subjects[i]
      returning a.debits - a.credits into v_debit;
      if not found then
        insert into account (shop_id, kind, subject, debits)
        values (p_shop, p_debit_kinds[i], p_debit_subjects[i], p_units[i]);
        v_debit := p_units[i];
      end if;
      update account a set credits = a.credits + p_units[i]
      where a.shop_id = p_shop and a.kind = p_credit_kinds[i] and a.subject = p_credit_subjects[i]
      returning a.debits - a.credits into v_credit;
      if not found then
        insert into account (shop_id, kind, subject, credits)
        values (p_shop, p_credit_kinds[i], p_credit_subjects[i], p_units[i]);
        v_credit := - p_units[i];
      end if;
      insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units,
        actor, document, once_key, at, debit_after, credit_after, hash)
      values (p_shop, v_seq + i, p_kinds[i], p_debit_kinds[i], p_debit_subjects[i], p_credit_kinds[i],
        p_credit_subjects[i], p_units[i], p_actors[i], p_documents[i], p_once_keys[i], p_at,
        v_debit * ledger_side(p_debit_kinds[i]), v_credit * ledger_side(p_credit_kinds[i]), v_hashes[i]);
    end loop;
  else
    with sides as (
      select n, true as is_debit, kind, subject, units as debits, 0::bigint as credits
      from unnest(p_debit_kinds, p_debit_subjects, p_units) with ordinality as m (kind, subject, units, n)
      union all
      select n, false, kind, subject, 0, units
      from unnest(p_credit_kinds, p_credit_subjects, p_units) with ordinality as m (kind, subject, units, n)
    ), running as (
      select s.n, s.is_debit,
        (coalesce(a.debits, 0) + sum(s.debits) over w - coalesce(a.credits, 0) - sum(s.credits) over w)
          * ledger_side(s.kind) as balance
      from sides s
      left join lateral (
        select x.debits, x.credits from account x
        where x.shop_id = p_shop and x.kind = s.kind and x.subject = s.subject
        offset 0
      ) a on true
      window w as (partition by s.kind, s.subject order by s.n, s.is_debit)
    )
    select array_agg(balance order by n) filter (where is_debit),
      array_agg(balance order by n) filter (where not is_debit)
    into v_debits, v_credits from running;

    with totals as (
      select kind, subject, sum(debits)::bigint as debits, sum(credits)::bigint as credits
      from (
        select kind, subject, units as debits, 0 as credits
        from unnest(p_debit_kinds, p_debit_subjects, p_units) as m (kind, subject, units)
        union all
        select kind, subject, 0, units
        from unnest(p_credit_kinds, p_credit_subjects, p_units) as m (kind, subject, units)
      ) s group by kind, subject
    ), written as (
      update account a set debits = a.debits + t.debits, credits = a.credits + t.credits
      from totals t where a.shop_id = p_shop and a.kind = t.kind and a.subject = t.subject
      returning a.kind, a.subject
    )
    insert into account (shop_id, kind, subject, debits, credits)
    select p_shop, t.kind, t.subject, t.debits, t.credits from totals t
    where (t.kind, t.subject) not in (select w.kind, w.subject from written w);

    insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units,
      actor, document, once_key, at, debit_after, credit_after, hash)
    select p_shop, v_seq + m.n, m.kind, m.debit_kind, m.debit_subject, m.credit_kind, m.credit_subject, m.units,
      m.actor, m.document, m.once_key, p_at, m.debit_after, m.credit_after, m.hash
    from unnest(p_kinds, p_debit_kinds, p_debit_subjects, p_credit_kinds, p_credit_subjects, p_units, p_actors,
      p_documents, p_once_keys, v_debits, v_credits, v_hashes)
      with ordinality as m (kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document,
        once_key, debit_after, credit_after, hash, n);
  end if;

  update book b set last_seq = v_seq + v_count, head_hash = v_hash where b.shop_id = p_shop;
  return query select v_seq + v_count, v_hash;
end
$$;
revoke all on function ledger_post from public;
grant execute on function ledger_post to stockless_app;

-- A new shop's empty book; its first hash is that of its own name. Not granted any other write.
create function ledger_open(p_shop bigint, p_currency text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into book (shop_id, currency, head_hash)
  values (p_shop, p_currency, sha256(convert_to('book|' || p_shop || '|' || p_currency, 'UTF8')))
$$;
revoke all on function ledger_open from public;
grant execute on function ledger_open to stockless_app;

-- Holds a book until the transaction ends: balances read afterwards are still true when money is posted.
create function ledger_lock(p_shop bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from book where shop_id = p_shop for update;
end
$$;
revoke all on function ledger_lock from public;
grant execute on function ledger_lock to stockless_app;

grant select on posting_rule, book, account, transfer to stockless_app;
grant select, insert on hold to stockless_app;
grant update (state, ended_at) on hold to stockless_app;

-- part: keys
alter table transfer add constraint transfer_rule
  foreign key (kind, debit_kind, credit_kind, actor) references posting_rule;
alter table transfer add constraint transfer_book foreign key (shop_id) references book;
alter table hold add constraint hold_book foreign key (shop_id) references book;
