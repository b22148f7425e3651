-- room: proof
-- why:  every hour a seal says what all shops, buyers and suppliers are owed, as a sum tree in which each shop finds its own
--       part. What a shop is owed is summed from its book by the database: nobody writes it.
-- lock: new tables.

-- What a shop's book says up to one of its rows; brought up to date before each seal.
create table shop_claim (
  shop_id   bigint not null primary key,
  currency  text   not null,
  merchants bigint not null check (merchants >= 0),
  buyers    bigint not null check (buyers >= 0),
  suppliers bigint not null check (suppliers >= 0),
  seq       bigint not null check (seq >= 0),
  head      bytea  not null check (length(head) = 32),
  -- The row that was counted before and is another one now: the book was written anew.
  rewritten_seq bigint
);

create table seal (
  no        int    not null check (no > 0),
  currency  text   not null,
  at        timestamptz not null,
  height    smallint not null check (height between 1 and 40),
  shops     int    not null check (shops > 0),
  root      bytea  not null check (length(root) = 32),
  merchants bigint not null,
  buyers    bigint not null,
  suppliers bigint not null,
  acts      bigint not null,
  upto      bigint not null check (upto >= 0),
  idx       bigint not null,
  took_ms   int    not null,
  primary key (no, currency)
);

-- The leaves and nodes of a seal's tree in large pieces: `claim` what the leaves are made of, `node` 64 bytes a node,
-- `shop` where a shop's leaves are.
create table seal_piece (
  no         int      not null,
  currency   text     not null,
  kind       text     not null check (kind in ('claim', 'node', 'shop')),
  level      smallint not null default 0 check (level between 0 and 40),
  piece      int      not null check (piece >= 0),
  first_shop bigint,
  bytes      bytea    not null,
  primary key (no, currency, kind, level, piece)
);
-- A node is read alone out of a large piece.
alter table seal_piece alter column bytes set storage external;

create function claim_side(p_kind text) returns int
language sql immutable parallel safe as $$
  select case
    when p_kind in ('shop_pending', 'shop_available', 'shop_held', 'withdrawing', 'shop_promo', 'ad_budget',
      'deposit_suspense') then 1
    when p_kind in ('escrow', 'supplier_hold', 'refund_payable') then 2
    when p_kind in ('supplier_payable', 'tax') then 3
    else 0
  end
$$;

-- Sums what came into so many books after one of them since the last time. Gives the last of them; null where there is none.
create function claim_refresh(p_after bigint, p_limit int) returns bigint
language sql security definer
set search_path = public, pg_temp as $$
  with looked as materialized (
    select b.shop_id, b.currency, b.last_seq, b.head_hash from book b
    where b.shop_id > p_after order by b.shop_id limit p_limit
  ), changed as (
    select b.*, coalesce(c.seq, 0) as seq, coalesce(c.merchants, 0) as merchants, coalesce(c.buyers, 0) as buyers,
      coalesce(c.suppliers, 0) as suppliers,
      coalesce(c.rewritten_seq, case
        when c.seq > 0 and not exists (
          select from transfer t where t.shop_id = c.shop_id and t.seq = c.seq and t.hash = c.head) then c.seq
      end) as rewritten_seq
    -- Each by its key, however many shops there are.
    from looked b left join lateral (select s.* from shop_claim s where s.shop_id = b.shop_id offset 0) c on true
    where c.seq is distinct from b.last_seq or c.head is distinct from b.head_hash
  ), moved as (
    select c.shop_id, c.currency, c.merchants + m.merchants as merchants, c.buyers + m.buyers as buyers,
      c.suppliers + m.suppliers as suppliers, c.last_seq, c.head_hash, c.rewritten_seq
    from changed c cross join lateral (
      select coalesce(sum(t.units) filter (where claim_side(t.credit_kind) = 1), 0)
          - coalesce(sum(t.units) filter (where claim_side(t.debit_kind) = 1), 0) as merchants,
        coalesce(sum(t.units) filter (where claim_side(t.credit_kind) = 2), 0)
          - coalesce(sum(t.units) filter (where claim_side(t.debit_kind) = 2), 0) as buyers,
        coalesce(sum(t.units) filter (where claim_side(t.credit_kind) = 3), 0)
          - coalesce(sum(t.units) filter (where claim_side(t.debit_kind) = 3), 0) as suppliers
      from transfer t where t.shop_id = c.shop_id and t.seq > c.seq and t.seq <= c.last_seq
    ) m
  ), saved as (
    insert into shop_claim as s (shop_id, currency, merchants, buyers, suppliers, seq, head, rewritten_seq)
    select m.* from moved m order by m.shop_id
    on conflict (shop_id) do update set merchants = excluded.merchants, buyers = excluded.buyers,
      suppliers = excluded.suppliers, seq = excluded.seq, head = excluded.head,
      rewritten_seq = excluded.rewritten_seq
  )
  select max(l.shop_id) from looked l
$$;

-- Pieces of seals before a number, and of seals that were never finished.
create function seal_forget(p_before int) returns void
language sql security definer
set search_path = public, pg_temp as $$
  delete from seal_piece p where p.no < p_before
    or not exists (select from seal s where s.no = p.no and s.currency = p.currency)
$$;

revoke all on function claim_side, claim_refresh, seal_forget from public;
grant execute on function claim_refresh, seal_forget to stockless_app;
grant select on shop_claim to stockless_app;
grant select, insert on seal, seal_piece to stockless_app;
