-- room: operators
-- why:  people of the console prove themselves by a second factor; what a person may do is granted by two others, which
--       the database itself keeps: the application can neither enter an operator with a role nor write one.
-- lock: adds columns and a constraint to small tables; new tables otherwise.

do $$
begin
  if not exists (select from pg_roles where rolname = 'stockless_people') then
    create role stockless_people login;
  end if;
exception when duplicate_object or unique_violation then
  -- Roles belong to the whole cluster: another database's migration may make them at the same moment.
  null;
end
$$;
grant usage on schema public to stockless_people;

-- Whoever was invited has no role until two owners agreed on one.
alter table operator drop constraint operator_roles;
alter table operator add constraint operator_roles check (cardinality(roles) <= 8
  and roles <@ array['owner', 'reviewer', 'finance', 'catalogue', 'service', 'risk', 'content', 'auditor', 'supplier']);
revoke insert on operator from stockless_app;
grant update (password_hash) on operator to stockless_app;
-- The command line and the first start enter people with roles; no call of the application is made as this role.
grant select, insert on operator to stockless_people;

-- When the session's person last proved their second factor.
alter table session add column factor_at timestamptz;
grant update (factor_at) on session to stockless_app;

create table operator_safety (
  person_id       uuid        not null primary key references operator (id),
  -- Secrets of authenticator apps, encrypted with a key of the instance.
  factor_box      bytea,
  factor_on_at    timestamptz,
  -- The time step of the last code that was taken: no code counts twice.
  factor_step     bigint      not null default 0,
  factor_new_box  bytea,
  factor_new_until timestamptz,
  -- What the person's device is asked to sign next; used once.
  challenge       text,
  challenge_until timestamptz,
  check ((factor_box is null) = (factor_on_at is null)),
  check ((factor_new_box is null) = (factor_new_until is null)),
  check ((challenge is null) = (challenge_until is null))
);
create table operator_passkey (
  person_id  uuid        not null references operator (id),
  -- As the device names it, in base64url.
  credential text        not null primary key check (length(credential) between 1 and 1400),
  name       text        not null check (length(name) between 1 and 60),
  public_key bytea       not null,
  counter    bigint      not null check (counter >= 0),
  transports text[]      not null default '{}',
  -- Five a person: a slot each.
  slot       smallint    not null check (slot between 1 and 5),
  created_at timestamptz not null,
  used_at    timestamptz,
  unique (person_id, slot)
);
create table operator_recovery_code (
  person_id uuid  not null references operator (id),
  code_hash bytea not null check (length(code_hash) = 32),
  used_at   timestamptz,
  primary key (person_id, code_hash)
);

-- A password was right; the second factor is still to come. Opens nothing by itself.
create table operator_ticket (
  ticket_hash bytea       not null primary key check (length(ticket_hash) = 32),
  person_id   uuid        not null references operator (id),
  device      text        not null default '' check (length(device) <= 120),
  until       timestamptz not null,
  used_at     timestamptz
);
create index operator_ticket_until on operator_ticket (until);

-- A link by which an invited person chooses a password. The newest one of a person counts.
create table operator_link (
  person_id uuid        not null primary key references operator (id),
  link_hash bytea       not null unique check (length(link_hash) = 32),
  made_by   uuid        not null references operator (id),
  until     timestamptz not null,
  used_at   timestamptz
);

create table role_change (
  id          uuid        not null primary key,
  person_id   uuid        not null references operator (id),
  kind        text        not null check (kind in ('grant', 'enable', 'reset_factor')),
  roles       text[]      not null default '{}',
  why         text        not null check (length(why) between 10 and 300),
  proposed_by uuid        not null references operator (id),
  proposed_at timestamptz not null,
  until       timestamptz not null,
  state       text        not null default 'proposed' check (state in ('proposed', 'confirmed', 'declined', 'lapsed')),
  decided_by  uuid        references operator (id),
  decided_at  timestamptz,
  check (until > proposed_at and until <= proposed_at + interval '7 days'),
  check ((kind = 'grant') = (cardinality(roles) > 0)),
  check (roles <@ array['owner', 'reviewer', 'finance', 'catalogue', 'service', 'risk', 'content', 'auditor']),
  check ((state = 'proposed') = (decided_at is null)),
  -- Nobody grants themselves anything, and nobody alone grants anything to another.
  constraint role_change_beneficiary check (proposed_by <> person_id),
  constraint role_change_two_people check (state <> 'confirmed' or (decided_by is not null
    and decided_by <> proposed_by and decided_by <> person_id and decided_at < until))
);
create unique index role_change_open on role_change (person_id, kind) where state = 'proposed';
create index role_change_new on role_change (proposed_at desc);

grant insert on operator_safety to stockless_people;
grant select, insert on operator_safety, operator_passkey, operator_recovery_code, operator_ticket, operator_link
  to stockless_app;
grant update (factor_box, factor_on_at, factor_step, factor_new_box, factor_new_until, challenge, challenge_until)
  on operator_safety to stockless_app;
grant update (counter, used_at), delete on operator_passkey to stockless_app;
grant update (used_at), delete on operator_recovery_code to stockless_app;
grant update (used_at), delete on operator_ticket to stockless_app;
grant update (link_hash, made_by, until, used_at) on operator_link to stockless_app;
grant select, insert (id, person_id, kind, roles, why, proposed_by, proposed_at, until) on role_change to stockless_app;

-- Enters a supplier's person, or somebody who has no role yet. False where the name is taken.
create function operator_enter(p_id uuid, p_username text, p_hash text, p_name text, p_supplier uuid, p_at timestamptz)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into operator (id, username, password_hash, name, roles, supplier_id, created_at)
  values (p_id, p_username, p_hash, p_name,
    case when p_supplier is null then '{}'::text[] else array['supplier'] end, p_supplier, p_at)
  on conflict (username) do nothing;
  return found;
end
$$;
revoke all on function operator_enter from public;
grant execute on function operator_enter to stockless_app;

-- The only way to a role, back from being disabled and out of a lost factor: a proposal that another owner decides.
create function role_change_decide(p_id uuid, p_by uuid, p_confirms boolean, p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v role_change;
begin
  select * into v from role_change where id = p_id for update;
  if not found then return 'unknown'; end if;
  if v.state <> 'proposed' then return 'decided'; end if;
  if v.until <= p_at then
    update role_change set state = 'lapsed', decided_at = p_at where id = p_id;
    return 'late';
  end if;
  if not exists (select from operator where id = p_by and 'owner' = any(roles) and disabled_at is null for share) then
    return 'not_owner';
  end if;
  update role_change set state = case when p_confirms then 'confirmed' else 'declined' end,
    decided_by = p_by, decided_at = p_at where id = p_id;
  if not p_confirms then return 'declined'; end if;
  if v.kind = 'grant' then
    update operator set roles = (select array_agg(distinct one order by one) from unnest(roles || v.roles) one)
      where id = v.person_id;
  elsif v.kind = 'enable' then
    update operator set disabled_at = null where id = v.person_id;
  else
    delete from operator_passkey where person_id = v.person_id;
    delete from operator_recovery_code where person_id = v.person_id;
    update operator_safety set factor_box = null, factor_on_at = null, factor_new_box = null, factor_new_until = null
      where person_id = v.person_id;
  end if;
  return 'confirmed';
end
$$;
revoke all on function role_change_decide from public;
grant execute on function role_change_decide to stockless_app;

-- Marks a proposal that nobody decided in time, so that another can be made.
create function role_change_lapse(p_person uuid, p_kind text, p_at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  update role_change set state = 'lapsed', decided_at = p_at
  where person_id = p_person and kind = p_kind and state = 'proposed' and until <= p_at
$$;
revoke all on function role_change_lapse from public;
grant execute on function role_change_lapse to stockless_app;

-- Takes roles away or keeps a person out: one owner is enough. The last owner who can sign in stays.
create function operator_lessen(p_person uuid, p_roles text[], p_disables boolean, p_by uuid, p_at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- All owners, always in one order: two who take each other's role come one after the other.
  perform from operator where 'owner' = any(roles) and disabled_at is null order by id for update;
  if not exists (select from operator where id = p_by and 'owner' = any(roles) and disabled_at is null) then
    return 'not_owner';
  end if;
  update operator set roles = array(select one from unnest(roles) one where one <> all(p_roles) or one = 'supplier'),
    disabled_at = case when p_disables then coalesce(disabled_at, p_at) else disabled_at end
  where id = p_person;
  if not found then return 'unknown'; end if;
  if not exists (select from operator where 'owner' = any(roles) and disabled_at is null) then
    raise exception 'the last owner stays' using errcode = 'SLOWN';
  end if;
  return 'done';
end
$$;
revoke all on function operator_lessen from public;
grant execute on function operator_lessen to stockless_app;
