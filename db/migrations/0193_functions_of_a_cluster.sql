-- room: platform
-- why:  functions with their owner's rights that a cluster of Citus refused: row locks over all shops, a local table beside one
--       of shops, times that are read within an update. What they do is the same, on one server and on a cluster.
-- lock: functions only.

-- Forgets keys that pass, at most so many, and of those only what is a day old by the database's own time. How many. One that
-- was taken over meanwhile has another time, and stays.
create or replace function idempotency_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := least(p_before, now() - interval '24 hours');
  v_gone   int;
begin
  delete from idempotency i using (
    select o.shop_id, o.scope, o.key from idempotency o where not o.is_kept and o.created_at < v_before
    order by o.created_at limit p_limit) o
  where i.shop_id = o.shop_id and i.scope = o.scope and i.key = o.key and not i.is_kept and i.created_at < v_before;
  get diagnostics v_gone = row_count;
  return v_gone;
end
$$;

-- Clears the buyers of the oldest checkouts that ended unpaid before a time, and longer than 90 days ago by the database.
create or replace function checkout_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before  timestamptz := least(p_before, now() - interval '90 days');
  v_shops   bigint[];
  v_ids     uuid[];
  v_cleared int;
begin
  select array_agg(c.shop_id), array_agg(c.id) into v_shops, v_ids from (
    select c.shop_id, c.id from checkout c
    where c.state = 'expired' and c.buyer ->> 'name' <> '' and c.expires_at < v_before
      and not exists (select from shop_order o where o.shop_id = c.shop_id and o.id = c.id)
    order by c.expires_at limit p_limit) c;
  update checkout c set customer_ref = '', buyer = buyer_clear(c.buyer)
  from unnest(v_shops, v_ids) as o (shop_id, id)
  where c.shop_id = o.shop_id and c.id = o.id and c.state = 'expired';
  get diagnostics v_cleared = row_count;
  return v_cleared;
end
$$;

-- A buyer without anything of them but their country.
create function buyer_clear(p_buyer jsonb) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_object_agg(key, case when key = 'country' then value
    when jsonb_typeof(value) = 'string' then '""'::jsonb else 'null'::jsonb end) from jsonb_each(p_buyer)
$$;
revoke all on function buyer_clear from public;

-- Deletes quotes that ended before a time and became no checkout, and empties the lists of those whose checkout is over since
-- a day, from where the walk has come to: how many it looked at.
create function quote_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_at    timestamptz;
  v_id    uuid;
  v_shops bigint[];
  v_ids   uuid[];
  v_ends  timestamptz[];
begin
  select p.at, p.id into v_at, v_id from quote_purge p for update;
  select array_agg(o.shop_id order by o.expires_at, o.id), array_agg(o.id order by o.expires_at, o.id),
    array_agg(o.expires_at order by o.expires_at, o.id) into v_shops, v_ids, v_ends
  from (select q.shop_id, q.id, q.expires_at from quote q
    where (q.expires_at, q.id) > (v_at, v_id) and q.expires_at < p_before
    order by q.expires_at, q.id limit p_limit) o;
  if v_ids is null then return 0; end if;
  perform quote_empty(v_shops, v_ids);
  delete from quote q using unnest(v_shops, v_ids) as o (shop_id, id)
  where q.shop_id = o.shop_id and q.id = o.id and q.expires_at < p_before
    and not exists (select from checkout c where c.shop_id = q.shop_id and c.id = q.id);
  update quote_purge p set at = v_ends[cardinality(v_ends)], id = v_ids[cardinality(v_ids)];
  return cardinality(v_ids);
end
$$;
revoke all on function quote_forget from public;
grant execute on function quote_forget to stockless_app;

-- Deletes sessions that ended long ago, from where the walk has come to: how many it looked at. One stays while a device is
-- called because of it, and as the last of its person. Those of a year stay, whatever is asked for.
create or replace function session_forget(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := least(p_before, now() - interval '365 days');
  v_from   timestamptz;
  v_to     timestamptz;
  v_looked int;
  v_shops  bigint[];
  v_named  bytea[];
begin
  select p.at into v_from from purge_place p where p.walk = 'sessions' for update;
  select max(o.ends_at), count(*) into v_to, v_looked from (
    select s.ends_at from session s where s.ends_at > v_from and s.ends_at < v_before order by s.ends_at limit p_limit) o;
  -- Devices are on the shards of their shops, and sessions are not.
  select array_agg(distinct s.shop_id), array_agg(s.token_hash) into v_shops, v_named
  from session s where s.ends_at > v_from and s.ends_at <= v_to and s.shop_id is not null;
  select coalesce(array_agg(d.session_hash), '{}') into v_named
  from push_device d where d.shop_id = any (v_shops) and d.session_hash = any (v_named);
  delete from session s where s.ends_at > v_from and s.ends_at <= v_to and s.token_hash <> all (v_named)
    and exists (select from session n where n.person_id = s.person_id
      and (n.seen_at, n.token_hash) > (s.seen_at, s.token_hash));
  update purge_place set at = case when v_looked = p_limit then v_to else '-infinity' end where walk = 'sessions';
  return v_looked;
end
$$;

-- Sums what came into so many books after one of them since the last time. Gives the last of them; null where there is none.
-- Each book's rows are found by their key, however many there are of others.
create or replace function claim_refresh(p_after bigint, p_limit int) returns bigint
language plpgsql security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_last bigint;
begin
  select max(b.shop_id) into v_last
  from (select shop_id from book where shop_id > p_after order by shop_id limit p_limit) b;
  insert into shop_claim as s (shop_id, currency, merchants, buyers, suppliers, seq, head, rewritten_seq)
  select c.shop_id, c.currency,
    c.merchants + coalesce(sum(t.units) filter (where claim_side(t.credit_kind) = 1), 0)
      - coalesce(sum(t.units) filter (where claim_side(t.debit_kind) = 1), 0),
    c.buyers + coalesce(sum(t.units) filter (where claim_side(t.credit_kind) = 2), 0)
      - coalesce(sum(t.units) filter (where claim_side(t.debit_kind) = 2), 0),
    c.suppliers + coalesce(sum(t.units) filter (where claim_side(t.credit_kind) = 3), 0)
      - coalesce(sum(t.units) filter (where claim_side(t.debit_kind) = 3), 0),
    c.last_seq, c.head_hash, c.rewritten_seq
  from (
    select b.shop_id, b.currency, b.last_seq, b.head_hash, coalesce(o.seq, 0) as seq,
      coalesce(o.merchants, 0) as merchants, coalesce(o.buyers, 0) as buyers, coalesce(o.suppliers, 0) as suppliers,
      coalesce(o.rewritten_seq, case when o.seq > 0 and h.hash is distinct from o.head then o.seq end) as rewritten_seq
    from book b left join shop_claim o on o.shop_id = b.shop_id
    left join transfer h on h.shop_id = o.shop_id and h.seq = o.seq
    where b.shop_id > p_after and b.shop_id <= v_last
      and (o.seq is distinct from b.last_seq or o.head is distinct from b.head_hash)
  ) c left join transfer t on t.shop_id = c.shop_id and t.seq > c.seq and t.seq <= c.last_seq
  group by c.shop_id, c.currency, c.last_seq, c.head_hash, c.merchants, c.buyers, c.suppliers, c.rewritten_seq
  order by c.shop_id
  on conflict (shop_id) do update set merchants = excluded.merchants, buyers = excluded.buyers,
    suppliers = excluded.suppliers, seq = excluded.seq, head = excluded.head, rewritten_seq = excluded.rewritten_seq;
  return v_last;
end
$$;

-- Writes down that the day of waiting is over. Nothing signs with such a device before that either.
create or replace function merchant_device_end(p_shop bigint)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now   timestamptz := clock_timestamp();
  v_ended int;
begin
  update merchant_device set removed_at = date_trunc('milliseconds', v_now)
    where shop_id = p_shop and removed_at is null and removal_from <= v_now;
  get diagnostics v_ended = row_count;
  return v_ended;
end
$$;
