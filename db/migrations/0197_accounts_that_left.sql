-- room: ledger
-- why:  each order has two accounts, which are empty once it is over. They stayed for ever, and all that sums accounts read
--       them: the trial balance, the statements, and every minute the reconciliation. Empty ones of orders that are over leave
--       now; what they were debited and credited with is added to one row of their shop and kind, so that every sum says what
--       it said.
-- lock: a new table; functions otherwise. Accounts that are empty today leave in batches (0198).

-- Accounts of orders that were empty and left: both sides are the same by rule.
create table account_past (
  shop_id  bigint not null,
  kind     text   not null check (kind in ('escrow', 'supplier_hold')),
  accounts bigint not null check (accounts > 0),
  debits   bigint not null,
  credits  bigint not null,
  primary key (shop_id, kind),
  check (debits = credits and debits >= 0)
);
grant select on account_past to stockless_app;

-- Lets the empty accounts of those orders of a shop go that are over: how many. Whoever posts waits, and finds them gone: an
-- account that is posted to again begins with nothing, which is what it had.
create function account_leave_some(p_shop bigint, p_orders uuid[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count int;
begin
  perform 1 from book b where b.shop_id = p_shop for update;
  with gone as (
    delete from account a using shop_order o
    where a.shop_id = p_shop and a.kind in ('escrow', 'supplier_hold') and a.debits = a.credits
      and a.subject = any(p_orders::text[]) and o.shop_id = p_shop and o.id = any(p_orders) and o.id::text = a.subject
      and o.status in ('completed', 'cancelled') and o.case_id is null
    returning a.kind, a.debits, a.credits
  ), added as (
    insert into account_past as p (shop_id, kind, accounts, debits, credits)
    select p_shop, g.kind, count(*), sum(g.debits), sum(g.credits) from gone g group by g.kind
    on conflict (shop_id, kind) do update set accounts = p.accounts + excluded.accounts,
      debits = p.debits + excluded.debits, credits = p.credits + excluded.credits
  )
  select count(*) into v_count from gone;
  return v_count;
end
$$;

revoke all on function account_leave_some from public;

-- An account that has left knows no more what it was credited with. So once an order is over, all its captures are added up.
create or replace function ledger_has_capture(p_shop bigint, p_document text, p_provider text, p_escrow text, p_credits bigint)
returns boolean
language plpgsql as $$
declare
  v_total bigint;
  v_known boolean;
begin
  if p_escrow is distinct from p_document then
    return false;
  end if;
  select o.total_units, o.completed_at is null and o.cancelled_at is null into v_total, v_known from shop_order o
  join payment_evidence e on e.shop_id = p_shop and e.id = o.evidence_id and e.checkout_id = o.id
  where o.shop_id = p_shop and o.id = ledger_document(p_document) and e.provider = p_provider;
  return v_known and v_total >= p_credits or v_total >= (
    select sum(t.units) from transfer t
    where t.shop_id = p_shop and t.document = p_document and t.kind = 'capture');
end
$$;

create or replace function ledger_has_captures(p_shop bigint, p_documents text[], p_providers text[], p_escrows text[])
returns boolean
language sql stable as $$
  select not exists (
    select from (select distinct c.* from unnest(p_documents, p_providers, p_escrows) as c (document, provider, escrow)) c
    left join shop_order o on o.shop_id = p_shop and o.id = ledger_document(c.document)
    left join payment_evidence e on e.shop_id = p_shop and e.id = o.evidence_id and e.checkout_id = o.id
    where not coalesce(c.escrow = c.document and e.provider = c.provider and (
      o.completed_at is null and o.cancelled_at is null and o.total_units >= (
        select a.credits from account a
        where a.shop_id = p_shop and a.kind = 'escrow' and a.subject = c.escrow)
      or o.total_units >= (
        select sum(t.units) from transfer t
        where t.shop_id = p_shop and t.document = c.document and t.kind = 'capture')), false)
  )
$$;

-- part: keys
alter table account_past add constraint account_past_book foreign key (shop_id) references book (shop_id);
