-- room: team
-- why:  a shop has one owner and may have members, each with a role that says which calls are open to them. Who is the owner
--       never changes and nobody can be a second one: the application cannot write a role, functions do, and they look at who
--       asks. A member has a place of the shop's level, and a refund of theirs counts against what the owner allows a day.
-- lock: short, of merchant: columns with a default, and an index on a table with a row for each shop.

alter table merchant add column role text not null default 'owner' check (role in ('owner', 'orders', 'products', 'service'));
alter table merchant add column removed_at timestamptz;
-- The owner stays. What is known of an identity, and what verifies a shop, is the owner's.
alter table merchant add constraint merchant_owner_stays check (role <> 'owner' or removed_at is null);
alter table merchant add constraint merchant_member_identity check (role = 'owner' or identity_status = 'unverified');
create unique index merchant_owner on merchant (shop_id) where role = 'owner';

-- An invitation of a member: what is kept of its link is a hash.
create table team_invitation (
  shop_id     bigint      not null,
  id          uuid        not null,
  -- One of ten open ones.
  slot        smallint    not null check (slot between 1 and 10),
  secret_hash bytea       not null check (length(secret_hash) = 32),
  role        text        not null check (role in ('orders', 'products', 'service')),
  -- What the owner calls the person.
  name        text        not null check (length(name) between 1 and 60),
  made_by     uuid        not null,
  made_at     timestamptz not null,
  ends_at     timestamptz not null,
  used_at     timestamptz,
  person_id   uuid,
  revoked_at  timestamptz,
  primary key (shop_id, id),
  constraint team_invitation_shop foreign key (shop_id) references shop (shop_id),
  constraint team_invitation_days check (ends_at > made_at and ends_at <= made_at + interval '7 days'),
  constraint team_invitation_used check ((used_at is null) = (person_id is null)),
  constraint team_invitation_once check (used_at is null or revoked_at is null)
);
create unique index team_invitation_open on team_invitation (shop_id, slot) where used_at is null and revoked_at is null;

-- A place that a member has. The level of the shop says how many there are, when it is taken.
create table team_seat (
  shop_id   bigint   not null,
  seat      smallint not null,
  allowed   smallint not null check (allowed between 1 and 20),
  person_id uuid     not null,
  primary key (shop_id, seat),
  unique (shop_id, person_id),
  constraint team_seat_number check (seat between 1 and allowed),
  constraint team_seat_person foreign key (shop_id, person_id) references merchant (shop_id, id)
);

-- What the owner allows members.
create table team_setting (
  shop_id      bigint      not null primary key,
  -- What one member may give back of the shop's own part in a day, in minor units of the shop's currency.
  refund_units bigint      not null check (refund_units between 0 and 100000000),
  changed_at   timestamptz not null,
  constraint team_setting_shop foreign key (shop_id) references shop (shop_id)
);

-- What a member gave back in a day (UTC), and what the owner allowed when it was counted.
create table team_refund_day (
  shop_id   bigint not null,
  person_id uuid   not null,
  day       date   not null,
  units     bigint not null check (units > 0),
  allowed   bigint not null,
  primary key (shop_id, person_id, day),
  constraint team_refund_day_allowed check (units <= allowed),
  constraint team_refund_day_person foreign key (shop_id, person_id) references merchant (shop_id, id)
);

-- What members did: which call, about what, and when. Never what they typed.
create table team_act (
  shop_id   bigint      not null,
  id        uuid        not null,
  person_id uuid        not null,
  call      text        not null check (length(call) between 1 and 60),
  -- The id that the call named: an order, a case, a row.
  subject   text        not null default '' check (length(subject) <= 80),
  at        timestamptz not null,
  primary key (shop_id, id),
  constraint team_act_person foreign key (shop_id, person_id) references merchant (shop_id, id)
);

grant select on team_invitation, team_seat, team_setting, team_refund_day, team_act to stockless_app;
grant insert (shop_id, id, slot, secret_hash, role, name, made_by, made_at, ends_at) on team_invitation to stockless_app;
grant update (revoked_at) on team_invitation to stockless_app;
grant insert, update on team_setting to stockless_app;
grant insert, update on team_refund_day to stockless_app;

-- Whether somebody is the owner of a shop.
create function team_is_owner(p_shop bigint, p_person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from merchant m where m.shop_id = p_shop and m.id = p_person and m.role = 'owner')
$$;

-- A person becomes a member by an invitation that is good, and takes a place. Says `joined`, or why not: `unknown`, `used`,
-- `revoked`, `expired`, `full`. Nothing is written then.
create function team_join(p_shop bigint, p_invitation uuid, p_secret_hash bytea, p_person uuid, p_username text,
  p_password_hash text, p_lang text, p_allowed int, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_invitation team_invitation;
  v_seat       int;
begin
  select * into v_invitation from team_invitation i
  where i.shop_id = p_shop and i.id = p_invitation and i.secret_hash = p_secret_hash for update;
  if not found then return 'unknown'; end if;
  if v_invitation.used_at is not null then return 'used'; end if;
  if v_invitation.revoked_at is not null then return 'revoked'; end if;
  if v_invitation.ends_at <= p_at then return 'expired'; end if;
  -- Whoever takes a place of this shop waits here for who is doing it.
  perform from merchant m where m.shop_id = p_shop and m.role = 'owner' for update;
  if not found then return 'unknown'; end if;
  select min(n) into v_seat from generate_series(1, p_allowed) n
  where not exists (select from team_seat s where s.shop_id = p_shop and s.seat = n);
  if v_seat is null then return 'full'; end if;
  insert into merchant (shop_id, id, username, password_hash, invitation_id, lang, created_at, nickname, role)
  values (p_shop, p_person, p_username, p_password_hash, p_invitation, p_lang, p_at,
    left(v_invitation.name, 40), v_invitation.role);
  insert into team_seat (shop_id, seat, allowed, person_id) values (p_shop, v_seat, p_allowed, p_person);
  update team_invitation set used_at = p_at, person_id = p_person where shop_id = p_shop and id = p_invitation;
  return 'joined';
end
$$;

-- A member gets another role. False where the asking person is not the owner, or the other no member.
create function team_set_role(p_shop bigint, p_by uuid, p_person uuid, p_role text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_role = 'owner' or not team_is_owner(p_shop, p_by) then return false; end if;
  update merchant set role = p_role
  where shop_id = p_shop and id = p_person and role <> 'owner' and removed_at is null;
  return found;
end
$$;

-- A member goes: the sign-in is void and the place is free. The name stays beside what they did.
create function team_remove(p_shop bigint, p_by uuid, p_person uuid, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not team_is_owner(p_shop, p_by) then return false; end if;
  update merchant set removed_at = p_at, password_hash = '', email = null, phone = null, avatar_file_id = null
  where shop_id = p_shop and id = p_person and role <> 'owner' and removed_at is null;
  if not found then return false; end if;
  delete from team_seat where shop_id = p_shop and person_id = p_person;
  delete from recovery_code where shop_id = p_shop and person_id = p_person;
  delete from account_code where shop_id = p_shop and person_id = p_person;
  update merchant_safety set factor_box = null, factor_new_box = null, factor_new_until = null, factor_on_at = null
  where shop_id = p_shop and person_id = p_person;
  return true;
end
$$;

-- Writes down what a member did. What is older than 400 days goes meanwhile, faster than it comes.
create function team_note(p_shop bigint, p_id uuid, p_person uuid, p_call text, p_subject text, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into team_act (shop_id, id, person_id, call, subject, at)
  values (p_shop, p_id, p_person, p_call, p_subject, p_at);
  delete from team_act where shop_id = p_shop and id in (
    select a.id from team_act a where a.shop_id = p_shop and a.at < p_at - interval '400 days' order by a.id limit 2);
end
$$;

-- Members of a shop that goes are written over as its owner is; only after the owner was (person_erase).
create function team_erase(p_shop bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from merchant m where m.shop_id = p_shop and m.role = 'owner' and m.username = 'erased-' || m.id) then
    raise exception 'the owner of this shop was not erased';
  end if;
  update merchant set username = 'erased-' || id, password_hash = '', nickname = null, email = null, phone = null,
    tz = null, avatar_file_id = null, notify = '{}', removed_at = coalesce(removed_at, p_at)
  where shop_id = p_shop and role <> 'owner';
  delete from recovery_code where shop_id = p_shop;
  delete from account_code where shop_id = p_shop;
  update merchant_safety set factor_box = null, factor_new_box = null, factor_new_until = null, factor_on_at = null
  where shop_id = p_shop;
  delete from team_seat where shop_id = p_shop;
  delete from team_invitation where shop_id = p_shop;
  delete from team_act where shop_id = p_shop;
  delete from team_refund_day where shop_id = p_shop;
  delete from team_setting where shop_id = p_shop;
end
$$;

-- What a session of a shop's person is opened with: the role that was found, and a hash that is worth nothing with another.
create function member_session_grant(p_shop bigint, p_person uuid, p_token_hash bytea, p_at timestamptz)
returns table (role text, hash bytea)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_role text;
begin
  select m.role into v_role from merchant m where m.shop_id = p_shop and m.id = p_person and m.removed_at is null;
  if not found then return; end if;
  return query select v_role, grant_hash(session_facts(p_shop, p_person, p_token_hash, p_at) || '|' || v_role);
end
$$;

-- As the release before asks: it knows owners alone, and a member's session would be an owner's there.
create or replace function session_grant(p_shop bigint, p_person uuid, p_token_hash bytea, p_at timestamptz) returns bytea
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from merchant m where m.shop_id = p_shop and m.id = p_person and m.role = 'owner';
  if not found then return null; end if;
  return grant_hash(session_facts(p_shop, p_person, p_token_hash, p_at));
end
$$;

-- A session of a shop's person with the role that the grant names, and no other. False where it cannot be opened.
create function member_session_open(
  p_token_hash bytea, p_person uuid, p_shop bigint, p_role text, p_device text, p_place text,
  p_at timestamptz, p_ends timestamptz, p_grant bytea
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_ends > p_at + interval '31 days' then return false; end if;
  if p_grant is null or p_grant is distinct from
    grant_hash(session_facts(p_shop, p_person, p_token_hash, p_at) || '|' || p_role) then
    return false;
  end if;
  -- One server need not believe it.
  if not is_spread() then
    perform from merchant m where m.shop_id = p_shop and m.id = p_person and m.role = p_role and m.removed_at is null;
    if not found then return false; end if;
  end if;
  insert into session (token_hash, actor, person_id, shop_id, supplier_id, role, device, place, created_at, seen_at,
    ends_at)
  values (p_token_hash, 'merchant', p_person, p_shop, null, p_role, p_device, p_place, p_at, p_at, p_ends);
  return true;
end
$$;

revoke all on function team_is_owner, team_join, team_set_role, team_remove, team_note, team_erase, member_session_grant,
  member_session_open from public;
grant execute on function team_join, team_set_role, team_remove, team_note, team_erase, member_session_grant,
  member_session_open to stockless_app;
