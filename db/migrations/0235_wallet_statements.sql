-- room: wallet
-- why:  a merchant's bookkeeping needs a document a month that never changes: what moved in the wallet, what the platform
--       charged, and the tax of each country. The database numbers the statements of a shop without gaps and sums them
--       from its book; the application cannot write one (docs/decisions/0201).
-- lock: new tables and functions only.

-- A statement covers the entries of a book from `first_seq` to `last_seq`: the next one begins with the entry after it.
create table wallet_statement (
  shop_id           bigint      not null,
  number            integer     not null check (number >= 1),
  previous          integer     generated always as (nullif(number - 1, 0)) stored,
  -- The first day of its month, by the clock of the shop when it was made.
  month             date        not null check (extract(day from month) = 1),
  tz                text        not null,
  ends_at           timestamptz not null,
  first_seq         bigint      not null,
  last_seq          bigint      not null check (last_seq >= first_seq),
  before_seq        bigint      generated always as (first_seq - 1) stored,
  currency          text        not null,
  available_units   bigint      not null,
  pending_units     bigint      not null,
  held_units        bigint      not null,
  withdrawing_units bigint      not null,
  -- Refunds that the platform advanced, which later settlements repay.
  receivable_units  bigint      not null,
  -- Who bills the fees, and how they are taxed, as the instance was set when the statement was made.
  issuer            jsonb       not null,
  -- Who the shop said to be. Emptied where its person is erased.
  recipient         jsonb       not null,
  made_at           timestamptz not null,
  primary key (shop_id, number),
  unique (shop_id, month),
  unique (shop_id, number, last_seq),
  constraint wallet_statement_shop foreign key (shop_id) references shop (shop_id),
  constraint wallet_statement_first check (number > 1 or first_seq = 1),
  -- No number is left out, and no entry of the book is in none or in two.
  constraint wallet_statement_follows foreign key (shop_id, previous, before_seq)
    references wallet_statement (shop_id, number, last_seq)
);

-- How often and how much one kind of transfer moved in the entries of a statement.
create table wallet_statement_sum (
  shop_id     bigint  not null,
  number      integer not null,
  kind        text    not null,
  debit_kind  text    not null,
  credit_kind text    not null,
  movements   integer not null check (movements > 0),
  units       bigint  not null check (units > 0),
  primary key (shop_id, number, kind, debit_kind, credit_kind),
  constraint wallet_statement_sum_of foreign key (shop_id, number) references wallet_statement (shop_id, number)
);

-- The tax in the entries of a statement, by the country of the order and the rate of its line.
create table wallet_statement_tax (
  shop_id    bigint  not null,
  number     integer not null,
  -- ZZ where no order is known.
  country    text    not null check (country ~ '^[A-Z]{2}$'),
  label      text    not null,
  -- 0 where it was no share of a price.
  rate_bps   integer not null check (rate_bps >= 0),
  -- False: it fell due. True: it went back to a buyer.
  is_back    boolean not null,
  movements  integer not null check (movements > 0),
  base_units bigint  not null check (base_units >= 0),
  tax_units  bigint  not null check (tax_units >= 0),
  primary key (shop_id, number, country, label, rate_bps, is_back),
  constraint wallet_statement_tax_of foreign key (shop_id, number) references wallet_statement (shop_id, number)
);

grant select on wallet_statement, wallet_statement_sum, wallet_statement_tax to stockless_app;

-- Makes the next statement of a shop: of the month of the first entry that is in none. Null where there is no such entry,
-- or its month has not been over for an hour. The lock of the book lets no entry come between.
create function wallet_statement_make(p_shop bigint, p_now timestamptz, p_issuer jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_currency text;
  v_shop     shop;
  v_last     wallet_statement;
  v_number   integer;
  v_first    bigint;
  v_until    bigint;
  v_month    date;
  v_end      timestamptz;
begin
  select b.currency into v_currency from book b where b.shop_id = p_shop for update;
  if not found then return null; end if;
  select s.* into v_last from wallet_statement s where s.shop_id = p_shop order by s.number desc limit 1;
  select s.* into v_shop from shop s where s.shop_id = p_shop;
  v_number := coalesce(v_last.number, 0) + 1;
  v_first := coalesce(v_last.last_seq, 0) + 1;
  select date_trunc('month', t.at at time zone v_shop.tz)::date into v_month from transfer t
    where t.shop_id = p_shop and t.seq = v_first;
  if v_month is null then return null; end if;
  -- A shop that moved to an earlier zone is still in the month of its last statement.
  v_month := greatest(v_month, (v_last.month + interval '1 month')::date);
  v_end := (v_month + interval '1 month') at time zone v_shop.tz;
  if v_end > p_now - interval '1 hour' then return null; end if;
  select t.seq into v_until from transfer t where t.shop_id = p_shop and t.at < v_end order by t.seq desc limit 1;
  insert into wallet_statement (shop_id, number, month, tz, ends_at, first_seq, last_seq, currency, available_units,
    pending_units, held_units, withdrawing_units, receivable_units, issuer, recipient, made_at)
  select p_shop, v_number, v_month, v_shop.tz, v_end, v_first, v_until, v_currency,
    coalesce(v_last.available_units, 0) + m.available, coalesce(v_last.pending_units, 0) + m.pending,
    coalesce(v_last.held_units, 0) + m.held, coalesce(v_last.withdrawing_units, 0) + m.withdrawing,
    coalesce(v_last.receivable_units, 0) - m.receivable, p_issuer,
    jsonb_build_object('shop', v_shop.name, 'name', v_shop.seller_name, 'form', v_shop.seller_form,
      'country', v_shop.seller_country, 'registration_no', v_shop.registration_no, 'tax_id', v_shop.tax_id), p_now
  from (
    select coalesce(sum(p.units) filter (where p.kind = 'shop_available'), 0) as available,
      coalesce(sum(p.units) filter (where p.kind = 'shop_pending'), 0) as pending,
      coalesce(sum(p.units) filter (where p.kind = 'shop_held'), 0) as held,
      coalesce(sum(p.units) filter (where p.kind = 'withdrawing'), 0) as withdrawing,
      coalesce(sum(p.units) filter (where p.kind = 'shop_receivable'), 0) as receivable
    from (
      select t.credit_kind as kind, t.units from transfer t
      where t.shop_id = p_shop and t.seq between v_first and v_until
      union all
      select t.debit_kind, -t.units from transfer t
      where t.shop_id = p_shop and t.seq between v_first and v_until
    ) p
  ) m;
  insert into wallet_statement_sum (shop_id, number, kind, debit_kind, credit_kind, movements, units)
  select p_shop, v_number, t.kind, t.debit_kind, t.credit_kind, count(*), sum(t.units) from transfer t
  where t.shop_id = p_shop and t.seq between v_first and v_until
  group by t.kind, t.debit_kind, t.credit_kind;
  -- An order's tax may be of several lines: a movement is divided among them so that its parts sum to it.
  insert into wallet_statement_tax (shop_id, number, country, label, rate_bps, is_back, movements, base_units, tax_units)
  select p_shop, v_number, p.country, p.label, p.rate_bps, p.is_back, count(*), sum(p.base), sum(p.tax)
  from (
    select t.debit_kind = 'tax' as is_back, coalesce(o.country, 'ZZ') as country, coalesce(l.label, 'tax') as label,
      coalesce(l.rate_bps, 0) as rate_bps,
      coalesce(div(l.upto * t.units, l.total) - div((l.upto - l.amount) * t.units, l.total), t.units) as tax,
      coalesce(div(l.base * t.units, l.total), 0) as base
    from (
      select m.debit_kind, m.units, case when m.document ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then m.document::uuid end as order_id
      from transfer m
      where m.shop_id = p_shop and m.seq between v_first and v_until and 'tax' in (m.debit_kind, m.credit_kind)
    ) t
    left join shop_order o on o.shop_id = p_shop and o.id = t.order_id
    left join lateral (
      select x.label, x.rate_bps, x.base, x.amount, sum(x.amount) over (order by x.n) as upto,
        sum(x.amount) over () as total
      from (
        select coalesce(e.line ->> 'label', 'tax') as label, coalesce((e.line ->> 'rate_bps')::integer, 0) as rate_bps,
          (e.line ->> 'base')::numeric as base, (e.line ->> 'amount')::numeric as amount, e.n
        from jsonb_array_elements(o.tax_lines) with ordinality as e (line, n)
      ) x where x.amount > 0
    ) l on true
  ) p
  group by p.country, p.label, p.rate_bps, p.is_back;
  return v_number;
end
$$;

-- A statement stays, and no longer says who the shop was, once its person's erasure is due.
create function wallet_statement_erase(p_shop bigint, p_person uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from erasure where shop_id = p_shop and person_id = p_person
      and state in ('asked', 'done') and due_at <= p_at) then
    raise exception 'no erasure of this person is due';
  end if;
  update wallet_statement set recipient = '{}' where shop_id = p_shop;
end
$$;

-- Shops, in the order of their numbers, whose book has entries of the month before that are in no statement.
create function wallet_statement_shops(p_after bigint, p_before timestamptz, p_limit integer) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select b.shop_id from book b
  left join lateral (
    select s.last_seq from wallet_statement s where s.shop_id = b.shop_id order by s.number desc limit 1
  ) s on true
  where b.shop_id > p_after and b.last_seq > coalesce(s.last_seq, 0)
    and exists (select from transfer t where t.shop_id = b.shop_id and t.seq = coalesce(s.last_seq, 0) + 1
      and t.at < p_before)
  order by b.shop_id limit p_limit
$$;

revoke all on function wallet_statement_make, wallet_statement_erase, wallet_statement_shops from public;
grant execute on function wallet_statement_make, wallet_statement_erase, wallet_statement_shops to stockless_app;
