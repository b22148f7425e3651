-- room: platform
-- why:  a timer that fails is put off again and again, and only the log said why. Its row says it now: what went wrong
--       last, since when it is due, and when it was to be tried again. And whoever has the machine resets or disables a
--       person of the console by functions that write an act into the public record in the same transaction.
-- lock: timers wait while their rows are checked and an index is built of those that failed.

-- Of a node of the version before, these stay empty: what is shown then is the time of the next try.
alter table timer
  add column fault text check (length(fault) between 1 and 300),
  add column due_since timestamptz,
  -- As the runner put it off. A time of the row that differs from it means that the timer is being worked, or was moved.
  add column again_at timestamptz;
create index timer_failing on timer (tries) where tries > 0;

-- When the command line of the machine last changed somebody's access.
alter table operator add column command_at timestamptz;

-- An act of the machine's owner about a person of the console, for the public record and for the security log.
create function operator_record_command(p_person uuid, p_act text, p_kind text, p_before jsonb, p_after jsonb,
  p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform act_append(0, p_at, 'change', p_act, 'house', null, p_person::text, 'On the command line of the machine.',
    p_before, p_after, '');
  insert into security_event (id, at, kind, code, act, actor, person_id, shop_id, username, sender, request_id)
  values (gen_random_uuid(), p_at, p_kind, 200, p_act, 'anyone', p_person, null, null, 'command line', '');
end
$$;
revoke all on function operator_record_command from public;
grant execute on function operator_record_command to stockless_people;

-- Ends what is open of a person: sessions, and sign-ins that wait for their second step.
create function operator_end_access(p_person uuid, p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from operator_ticket where person_id = p_person;
  update session set revoked_at = p_at where person_id = p_person and revoked_at is null and ends_at > p_at;
end
$$;
revoke all on function operator_end_access from public;

-- Replaces a person's password and every second factor by a link that is used once. Roles stay as they are. What came of
-- it: done, unknown, disabled.
create function operator_reset_by_command(p_person uuid, p_link_hash bytea, p_until timestamptz, p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v operator;
begin
  select * into v from operator where id = p_person for update;
  if not found then return 'unknown'; end if;
  if v.disabled_at is not null then return 'disabled'; end if;
  update operator set password_hash = '', command_at = p_at where id = p_person;
  delete from operator_passkey where person_id = p_person;
  delete from operator_recovery_code where person_id = p_person;
  update operator_safety set factor_box = null, factor_on_at = null, factor_new_box = null, factor_new_until = null,
    challenge = null, challenge_until = null where person_id = p_person;
  insert into operator_link (person_id, link_hash, made_by, until) values (p_person, p_link_hash, p_person, p_until)
  on conflict (person_id) do update set link_hash = p_link_hash, made_by = p_person, until = p_until, used_at = null;
  perform operator_end_access(p_person, p_at);
  perform operator_record_command(p_person, 'resetPersonByCommand', 'recovery',
    jsonb_build_object('joined', v.password_hash <> ''), jsonb_build_object('joined', false, 'roles', v.roles), p_at);
  return 'done';
end
$$;
revoke all on function operator_reset_by_command from public;
grant execute on function operator_reset_by_command to stockless_people;

-- Keeps a person out and ends what they have open. The last owner stays. What came of it: done, unknown, disabled,
-- last_owner.
create function operator_disable_by_command(p_person uuid, p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v operator;
begin
  perform from operator where 'owner' = any(roles) and disabled_at is null order by id for update;
  select * into v from operator where id = p_person for update;
  if not found then return 'unknown'; end if;
  if v.disabled_at is not null then return 'disabled'; end if;
  if 'owner' = any(v.roles) and not exists (
    select from operator where id <> p_person and 'owner' = any(roles) and disabled_at is null) then
    return 'last_owner';
  end if;
  update operator set disabled_at = p_at, command_at = p_at where id = p_person;
  if 'owner' = any(v.roles) then perform owner_changes_lapse(p_at); end if;
  perform operator_end_access(p_person, p_at);
  perform operator_record_command(p_person, 'disablePersonByCommand', 'role',
    jsonb_build_object('roles', v.roles, 'disabled', false), jsonb_build_object('roles', v.roles, 'disabled', true), p_at);
  return 'done';
end
$$;
revoke all on function operator_disable_by_command from public;
grant execute on function operator_disable_by_command to stockless_people;
