-- room: ledger
-- why:  balances, sums of days and visits that are shown come from saved sums, and the application could insert any: nobody
--       writes a balance or a visit. It asks for a sum now, and what is saved is counted by the database itself.
-- lock: rights and functions only.

revoke insert on book_sum, wallet_day, visit_sum from stockless_app;

-- Sums a book up to at most so many movements behind its last sum. Whoever sums up to the same number finds the same.
create function book_sum_save(p_shop bigint, p_at_once bigint) returns void
language sql security definer
set search_path = public, pg_temp as $$
  insert into book_sum (shop_id, up_to, kind, debit_kind, credit_kind, movements, units)
  select p_shop, n.up_to, p.kind, p.debit_kind, p.credit_kind, sum(p.movements), sum(p.units)
  from (
    select k.up_to as saved, least(b.last_seq, k.up_to + p_at_once) as up_to
    from book b cross join (
      select coalesce(max(s.up_to), 0) as up_to from book_sum s where s.shop_id = p_shop
    ) k where b.shop_id = p_shop and b.last_seq > k.up_to
  ) n cross join lateral (
    select s.kind, s.debit_kind, s.credit_kind, s.movements, s.units from book_sum s
    where s.shop_id = p_shop and s.up_to = n.saved
    union all
    select t.kind, t.debit_kind, t.credit_kind, count(*), sum(t.units) from transfer t
    where t.shop_id = p_shop and t.seq > n.saved and t.seq <= n.up_to group by t.kind, t.debit_kind, t.credit_kind
  ) p
  group by n.up_to, p.kind, p.debit_kind, p.credit_kind
  on conflict (shop_id, up_to, kind, debit_kind, credit_kind) do nothing
$$;

-- Sums up days of UTC of a wallet. All rows of a day are written by one statement; a day that has them keeps them.
create function wallet_day_save(p_shop bigint, p_days date[]) returns void
language sql security definer
set search_path = public, pg_temp as $$
  insert into wallet_day (shop_id, day, kind, debit_kind, credit_kind, movements, units)
  select p_shop, d.day, t.kind, t.debit_kind, t.credit_kind, t.movements, t.units
  from unnest(p_days) as d (day) cross join lateral (
    select t.kind, t.debit_kind, t.credit_kind, count(*)::int as movements, sum(t.units)::bigint as units from transfer t
    where t.shop_id = p_shop
      and (t.debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
        or t.credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'))
      and t.at >= d.day::timestamp at time zone 'UTC' and t.at < (d.day + 1)::timestamp at time zone 'UTC'
    group by t.kind, t.debit_kind, t.credit_kind
  ) t
  order by d.day, t.kind, t.debit_kind, t.credit_kind
  on conflict (shop_id, day, kind, debit_kind, credit_kind) do nothing
$$;

-- Counts a shop's visits before a moment that are not late, from its last sum on.
create function visit_sum_save(p_shop bigint, p_until timestamptz) returns void
language sql security definer
set search_path = public, pg_temp as $$
  insert into visit_sum (shop_id, until, visitors)
  select p_shop, p_until, k.visitors
    + (select count(*) from visit v where v.shop_id = p_shop and v.at >= k.until and v.at < p_until)
    - (select count(*) from visit v where v.shop_id = p_shop and v.late and v.at >= k.until and v.at < p_until)
  from (
    select coalesce(max(s.until), '-infinity') as until, coalesce(max(s.visitors), 0) as visitors from visit_sum s
    where s.shop_id = p_shop
  ) k where p_until > k.until
  on conflict (shop_id, until) do nothing
$$;

revoke all on function book_sum_save, wallet_day_save, visit_sum_save from public;
grant execute on function book_sum_save, wallet_day_save, visit_sum_save to stockless_app;
