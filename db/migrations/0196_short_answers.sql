-- room: platform
-- why:  the answer of a checkout is its page and its order's link, some 600 bytes, kept for ever beside the key under which it
--       was asked for. Nobody asks the same again after 400 days. The key stays for ever: the same call is never done twice.
-- lock: calls with a key wait while an index is built, about a second for a million of them.

create index idempotency_long on idempotency (created_at) where is_kept and answer <> '';

-- Empties the oldest answers that were given before a moment, and longer than a year ago by the database: how many.
create function idempotency_shorten(p_before timestamptz, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before  timestamptz := least(p_before, now() - interval '365 days');
  v_emptied int;
begin
  update idempotency i set answer = '' from (
    select o.shop_id, o.scope, o.key from idempotency o
    where o.is_kept and o.answer <> '' and o.created_at < v_before order by o.created_at limit p_limit) o
  where i.shop_id = o.shop_id and i.scope = o.scope and i.key = o.key and i.created_at < v_before;
  get diagnostics v_emptied = row_count;
  return v_emptied;
end
$$;
revoke all on function idempotency_shorten from public;
grant execute on function idempotency_shorten to stockless_app;
