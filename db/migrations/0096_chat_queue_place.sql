-- room: chat
-- why:  a merchant is told their place in the queue of the desk, which is counted over the conversations of all shops: the
--       number is all that they learn of them.
-- lock: none.

create function chat_queue_place(p_since timestamptz, p_id uuid) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from conversation
  where kind = 'service' and state = 'waiting' and (waiting_since, id) <= (p_since, p_id)
$$;
revoke all on function chat_queue_place from public;
grant execute on function chat_queue_place to stockless_app;
