-- room: platform
-- why:  a process that died in the middle of a call left a key that said "busy" for a day, though its transaction was undone.
--       Its answer is stored by the transaction of the call now, so a claim without one after a minute is of nobody.
-- lock: functions only.

-- Takes over a claim whose call has ended without an answer: none takes a minute. One that was taken over has another time.
create function idempotency_take_over(p_shop bigint, p_scope text, p_key text, p_claimed timestamptz, p_at timestamptz)
returns boolean language sql security definer set search_path = public, pg_temp as $$
  with taken as (
    update idempotency set created_at = p_at
    where shop_id = p_shop and scope = p_scope and key = p_key and created_at = p_claimed and not is_kept
      and answer is null and p_at > p_claimed + interval '60 seconds'
    returning 1)
  select exists (select from taken)
$$;

-- Gives back a claim of this time under which nothing was done, and none that somebody has taken over since.
create function idempotency_free_claim(p_shop bigint, p_scope text, p_key text, p_claimed timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from idempotency where shop_id = p_shop and scope = p_scope and key = p_key and created_at = p_claimed
    and not is_kept and answer is null
$$;
-- Without the time it gave back what another one had taken over.
drop function idempotency_free(bigint, text, text);

revoke all on function idempotency_take_over, idempotency_free_claim from public;
grant execute on function idempotency_take_over, idempotency_free_claim to stockless_app;
