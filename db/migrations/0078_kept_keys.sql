-- room: platform
-- why:  a key under which money moved is never forgotten, whatever a clock says; keys of other calls pass after a day.
-- lock: a column with a constant default, an index on the keys that pass; rights and functions otherwise.

-- False for calls that may be sent without a key at all.
alter table idempotency add column is_kept boolean not null default true;
drop index idempotency_age;
create index idempotency_passing on idempotency (created_at) where not is_kept;

revoke update, delete on idempotency from stockless_app;
grant update (status, answer) on idempotency to stockless_app;

-- Forgets keys that pass, and of those only what is a day old by the database's own time.
create function idempotency_forget(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from idempotency where not is_kept and created_at < least(p_before, now() - interval '24 hours')
$$;

-- A key that passes and under which nothing was done, because its call failed, is free again.
create function idempotency_free(p_shop bigint, p_scope text, p_key text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from idempotency where shop_id = p_shop and scope = p_scope and key = p_key and not is_kept and answer is null
$$;
revoke all on function idempotency_forget, idempotency_free from public;
grant execute on function idempotency_forget, idempotency_free to stockless_app;
