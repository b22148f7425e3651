-- room: staff
-- why:  72 hours of a proposal to take an owner away ran while a third owner could still decide. When that one went, the
--       proposer could carry it out at once, and the last other owner had never had time to object. Whenever an owner
--       goes, all open proposals of this kind lapse: the hours begin anew with a new one.
-- lock: three functions.

-- Called where an owner has just gone, under the lock of all owners.
create function owner_changes_lapse(p_at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  update role_change set state = 'lapsed', decided_at = p_at
  where kind in ('remove_owner', 'disable_owner') and state = 'proposed'
$$;
revoke all on function owner_changes_lapse from public;

create or replace function role_change_decide(p_id uuid, p_by uuid, p_confirms boolean, p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v role_change;
  v_removes boolean;
begin
  -- All owners, always in one order: two who take each other's role come one after the other.
  perform from operator where 'owner' = any(roles) and disabled_at is null order by id for update;
  select * into v from role_change where id = p_id for update;
  if not found then return 'unknown'; end if;
  if v.state <> 'proposed' then return 'decided'; end if;
  if v.until <= p_at then
    update role_change set state = 'lapsed', decided_at = p_at where id = p_id;
    return 'late';
  end if;
  if not exists (select from operator where id = p_by and 'owner' = any(roles) and disabled_at is null) then
    return 'not_owner';
  end if;
  v_removes := v.kind in ('remove_owner', 'disable_owner');
  if v_removes and p_by in (v.person_id, v.proposed_by) then
    -- Whom it is about objects only where no third owner could decide; who proposed it may always take it back.
    if not p_confirms and p_by = v.person_id and owner_beside(v.person_id, v.proposed_by) then return 'not_yours'; end if;
    if p_confirms and p_by = v.person_id then return 'yourself'; end if;
    if p_confirms and owner_beside(v.person_id, v.proposed_by) then return 'proposed_by_you'; end if;
    if p_confirms and p_at < v.proposed_at + interval '72 hours' then return 'too_early'; end if;
  end if;
  update role_change set state = case when p_confirms then 'confirmed' else 'declined' end,
    decided_by = p_by, decided_at = p_at where id = p_id;
  if not p_confirms then return 'declined'; end if;
  if v.kind = 'grant' then
    update operator set roles = (select array_agg(distinct one order by one) from unnest(roles || v.roles) one)
      where id = v.person_id;
  elsif v.kind = 'enable' then
    update operator set disabled_at = null where id = v.person_id;
  elsif v.kind = 'remove_owner' then
    update operator set roles = array_remove(roles, 'owner') where id = v.person_id;
  elsif v.kind = 'disable_owner' then
    update operator set disabled_at = coalesce(disabled_at, p_at) where id = v.person_id;
  else
    delete from operator_passkey where person_id = v.person_id;
    delete from operator_recovery_code where person_id = v.person_id;
    update operator_safety set factor_box = null, factor_on_at = null, factor_new_box = null, factor_new_until = null
      where person_id = v.person_id;
  end if;
  if v_removes then perform owner_changes_lapse(p_at); end if;
  return 'confirmed';
end
$$;

-- Takes roles away or keeps a person out: one owner is enough, but for another owner. The last owner stays.
create or replace function operator_lessen(p_person uuid, p_roles text[], p_disables boolean, p_by uuid,
  p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_was_owner boolean;
begin
  perform from operator where 'owner' = any(roles) and disabled_at is null order by id for update;
  if not exists (select from operator where id = p_by and 'owner' = any(roles) and disabled_at is null) then
    return 'not_owner';
  end if;
  v_was_owner := exists (select from operator where id = p_person and 'owner' = any(roles) and disabled_at is null);
  if p_by <> p_person and (p_disables or 'owner' = any(p_roles)) and v_was_owner then return 'needs_two'; end if;
  update operator set roles = array(select one from unnest(roles) one where one <> all(p_roles) or one = 'supplier'),
    disabled_at = case when p_disables then coalesce(disabled_at, p_at) else disabled_at end
  where id = p_person;
  if not found then return 'unknown'; end if;
  if not exists (select from operator where 'owner' = any(roles) and disabled_at is null) then
    raise exception 'the last owner stays' using errcode = 'SLOWN';
  end if;
  if v_was_owner and (p_disables or 'owner' = any(p_roles)) then perform owner_changes_lapse(p_at); end if;
  return 'done';
end
$$;
