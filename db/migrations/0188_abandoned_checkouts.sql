-- room: checkout
-- why:  a checkout that nobody paid for kept the name, the address and the email of its buyer for ever. After 90 days nothing
--       but the country stays.
-- lock: checkouts wait while an index is built, about a second for a million of them.

create index checkout_abandoned on checkout (expires_at) where state = 'expired' and buyer ->> 'name' <> '';

-- Clears the buyers of the oldest checkouts that ended unpaid before a time, and longer than 90 days ago by the database.
create function checkout_forget(p_before timestamptz, p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with old as (
    select c.shop_id, c.id from checkout c
    where c.state = 'expired' and c.buyer ->> 'name' <> '' and c.expires_at < least(p_before, now() - interval '90 days')
      and not exists (select from shop_order o where o.shop_id = c.shop_id and o.id = c.id)
    order by c.expires_at limit p_limit for update of c skip locked
  ), cleared as (
    update checkout c set customer_ref = '',
      buyer = (select jsonb_object_agg(key, case when key = 'country' then value
        when jsonb_typeof(value) = 'string' then '""'::jsonb else 'null'::jsonb end) from jsonb_each(c.buyer))
    from old o where c.shop_id = o.shop_id and c.id = o.id
    returning 1)
  select count(*)::int from cleared
$$;
revoke all on function checkout_forget from public;
grant execute on function checkout_forget to stockless_app;
