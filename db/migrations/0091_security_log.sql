-- room: audit
-- why:  sign-ins, refused rights and changes of what keeps an account safe were written nowhere: an attack could not be
--       seen, nor its course told afterwards.
-- lock: a new table.

create table security_event (
  id         uuid        primary key,
  at         timestamptz not null,
  kind       text        not null check (kind in ('sign_in', 'sign_out', 'password', 'factor', 'session', 'recovery',
    'role', 'key', 'export', 'refused')),
  -- The code of the answer: 200 where it was done.
  code       int         not null check (code between 200 and 599),
  -- The call, by its name.
  act        text        not null check (length(act) between 1 and 60),
  actor      text        not null check (actor in ('anyone', 'merchant', 'operator', 'supplier', 'hook')),
  person_id  uuid,
  shop_id    bigint,
  -- The user name that was typed, where it can be one.
  username   text        check (length(username) <= 64),
  -- The sender's address, of IPv6 its network of 64 bits.
  sender     text        not null check (length(sender) <= 64),
  request_id text        not null check (length(request_id) <= 80)
);
create index security_event_at on security_event (at, id);
create index security_event_kind on security_event (kind, at, id);
create index security_event_person on security_event (person_id, at) where person_id is not null;

grant select, insert on security_event to stockless_app;

-- Nothing of the last year goes, whoever asks.
create function security_event_forget(p_before timestamptz, p_limit int)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count int;
begin
  if p_before > now() - interval '365 days' then
    raise exception 'the security log is held for a year' using errcode = 'check_violation';
  end if;
  delete from security_event where id in (
    select id from security_event where at < p_before order by at limit p_limit);
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function security_event_forget from public;
grant execute on function security_event_forget to stockless_app;
