-- room: devices
-- why:  whoever has the passwords of a merchant, or of the platform, could ask for a payout in their name. A merchant's
--       devices and passkeys sign what is asked; the platform keeps the signature, and the merchant's phone finds debits
--       without one. Times are the database's own: the application can neither backdate a device nor shorten its wait.
-- lock: new tables and functions; safe while serving.

create table merchant_device (
  shop_id      bigint      not null references shop,
  id           uuid        not null,
  person_id    uuid        not null,
  kind         text        not null check (kind in ('device', 'passkey')),
  name         text        not null check (length(name) <= 80),
  algorithm    text        not null check (algorithm in ('ES256', 'EdDSA', 'RS256')),
  -- SubjectPublicKeyInfo in DER.
  public_key   bytea       not null check (octet_length(public_key) between 40 and 800),
  -- The id that a passkey is asked for by.
  credential   text        check (length(credential) between 1 and 1400),
  added_at     timestamptz not null,
  active_from  timestamptz not null check (active_from >= added_at),
  -- A shop's last device signs for another day after its removal was asked for.
  removal_from timestamptz,
  removed_at   timestamptz,
  primary key (shop_id, id),
  unique (shop_id, public_key),
  check ((kind = 'passkey') = (credential is not null))
);
grant select on merchant_device to stockless_app;

-- Changes of a shop's devices, and its mandates, come one after the other; mandates are numbered without gaps.
create table mandate_head (
  shop_id  bigint not null primary key references shop,
  mandates bigint not null check (mandates >= 0)
);
grant select on mandate_head to stockless_app;

-- What a merchant asked for, as their device signed it; without a device where none of the shop's could sign then.
create table mandate (
  shop_id            bigint      not null,
  id                 uuid        not null,
  n                  bigint      not null check (n > 0),
  kind               text        not null check (kind in ('withdrawal', 'payout_account', 'campaign', 'pay_password')),
  -- The withdrawal, account, campaign or person that it is about.
  subject            uuid        not null,
  units              bigint      not null check (units >= 0),
  device_id          uuid,
  body               text        check (octet_length(body) between 2 and 1024),
  nonce              text        check (nonce ~ '^[0-9a-f]{32}$'),
  signature          bytea       check (octet_length(signature) between 8 and 800),
  authenticator_data bytea       check (octet_length(authenticator_data) between 37 and 4096),
  client_data        bytea       check (octet_length(client_data) between 2 and 4096),
  at                 timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, n),
  unique (shop_id, nonce),
  -- For references that name the amount, or the account, as well.
  unique (shop_id, id, units),
  unique (shop_id, id, subject),
  foreign key (shop_id, device_id) references merchant_device (shop_id, id),
  check ((device_id is null) = (body is null) and (body is null) = (signature is null)
    and (body is null) = (nonce is null)),
  check ((authenticator_data is null) = (client_data is null) and (body is not null or client_data is null))
);
grant select on mandate to stockless_app;

-- Takes the turn of a shop's devices and mandates until the transaction ends.
create function mandate_turn(p_shop bigint) returns void
language sql security definer
set search_path = public, pg_temp as $$
  insert into mandate_head (shop_id, mandates) values (p_shop, 0)
  on conflict (shop_id) do update set mandates = mandate_head.mandates
$$;
revoke all on function mandate_turn from public;

-- Whether a device of a shop could sign at this moment.
create function merchant_device_signs(p_device merchant_device, p_at timestamptz) returns boolean
language sql immutable
set search_path = public, pg_temp as $$
  select p_device.active_from <= p_at and p_device.removed_at is null
    and (p_device.removal_from is null or p_device.removal_from > p_at)
$$;
revoke all on function merchant_device_signs from public;
grant execute on function merchant_device_signs to stockless_app;

-- Adds a device. The first of a shop signs at once, or after a day where the caller wants that; every later one after a day.
-- Answers `added`, `known` for a key that was there before, `too_many` where five are there.
create function merchant_device_add(p_shop bigint, p_id uuid, p_person uuid, p_kind text, p_name text, p_algorithm text,
  p_public_key bytea, p_credential text, p_waits boolean)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz;
  v_standing int;
begin
  perform mandate_turn(p_shop);
  v_now := date_trunc('milliseconds', clock_timestamp());
  select count(*) into v_standing from merchant_device d where d.shop_id = p_shop and d.removed_at is null
    and (d.removal_from is null or d.removal_from > v_now);
  if v_standing >= 5 then return 'too_many'; end if;
  insert into merchant_device (shop_id, id, person_id, kind, name, algorithm, public_key, credential, added_at,
    active_from)
  values (p_shop, p_id, p_person, p_kind, p_name, p_algorithm, p_public_key, p_credential, v_now,
    case when v_standing = 0 and not p_waits then v_now else v_now + interval '24 hours' end)
  on conflict (shop_id, public_key) do nothing;
  return case when found then 'added' else 'known' end;
end
$$;

-- Removes a device: at once where another one can sign, or where it could not sign yet; else a day later, so that who
-- holds it can still object. Answers `removed`, `waits`, or `unknown`.
create function merchant_device_remove(p_shop bigint, p_id uuid)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz;
  v_device merchant_device;
begin
  perform mandate_turn(p_shop);
  v_now := date_trunc('milliseconds', clock_timestamp());
  select * into v_device from merchant_device d where d.shop_id = p_shop and d.id = p_id and d.removed_at is null
    and (d.removal_from is null or d.removal_from > v_now);
  if not found then return 'unknown'; end if;
  if merchant_device_signs(v_device, v_now) and not exists (select from merchant_device d where d.shop_id = p_shop
    and d.id <> p_id and d.removal_from is null and merchant_device_signs(d, v_now)) then
    update merchant_device set removal_from = coalesce(removal_from, v_now + interval '24 hours')
      where shop_id = p_shop and id = p_id;
    return 'waits';
  end if;
  update merchant_device set removed_at = v_now where shop_id = p_shop and id = p_id;
  return 'removed';
end
$$;

-- A device whose removal waits stays after all. False where there is none.
create function merchant_device_retain(p_shop bigint, p_id uuid)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform mandate_turn(p_shop);
  update merchant_device set removal_from = null
    where shop_id = p_shop and id = p_id and removed_at is null and removal_from > clock_timestamp();
  return found;
end
$$;

-- Writes down that the day of waiting is over. Nothing signs with such a device before that either.
create function merchant_device_end(p_shop bigint)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ended int;
begin
  update merchant_device set removed_at = date_trunc('milliseconds', clock_timestamp())
    where shop_id = p_shop and removed_at is null and removal_from <= clock_timestamp();
  get diagnostics v_ended = row_count;
  return v_ended;
end
$$;

-- A person's names for their devices go with them; keys and mandates stay, for old proofs are checked with them.
create function merchant_device_forget(p_shop bigint, p_person uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from merchant m where m.shop_id = p_shop and m.id = p_person
    and m.username = 'erased-' || p_person) then
    raise exception 'this person was not erased';
  end if;
  update merchant_device set name = '', removed_at = coalesce(removed_at, date_trunc('milliseconds', clock_timestamp()))
    where shop_id = p_shop and person_id = p_person;
end
$$;

-- Enters what was asked for, signed by a device that can sign now, or by none where no device of the shop can. The
-- signature itself is checked by the application, and by the merchant's phone. Answers `entered`; `unsigned` where a
-- device has to sign; `device` for one that cannot; `differs` where the text says something else; `replayed`.
create function mandate_enter(p_shop bigint, p_id uuid, p_kind text, p_subject uuid, p_units bigint, p_device uuid,
  p_body text, p_signature bytea, p_authenticator_data bytea, p_client_data bytea)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz;
  v_said jsonb;
begin
  perform mandate_turn(p_shop);
  v_now := date_trunc('milliseconds', clock_timestamp());
  if p_device is null then
    if exists (select from merchant_device d where d.shop_id = p_shop and merchant_device_signs(d, v_now)) then
      return 'unsigned';
    end if;
  else
    if not exists (select from merchant_device d where d.shop_id = p_shop and d.id = p_device
      and merchant_device_signs(d, v_now)) then
      return 'device';
    end if;
    v_said := p_body::jsonb;
    if v_said ->> 'kind' is distinct from p_kind
      or coalesce(nullif(replace(v_said ->> 'amount', '.', ''), ''), '0')::numeric is distinct from p_units::numeric then
      return 'differs';
    end if;
    if exists (select from mandate m where m.shop_id = p_shop and m.nonce = v_said ->> 'nonce') then
      return 'replayed';
    end if;
  end if;
  update mandate_head set mandates = mandates + 1 where shop_id = p_shop;
  insert into mandate (shop_id, id, n, kind, subject, units, device_id, body, nonce, signature, authenticator_data,
    client_data, at)
  select p_shop, p_id, h.mandates, p_kind, p_subject, p_units, p_device, case when p_device is not null then p_body end,
    v_said ->> 'nonce', case when p_device is not null then p_signature end,
    case when p_device is not null then p_authenticator_data end,
    case when p_device is not null then p_client_data end, v_now
  from mandate_head h where h.shop_id = p_shop;
  return 'entered';
end
$$;

revoke all on function merchant_device_add, merchant_device_remove, merchant_device_retain, merchant_device_end,
  merchant_device_forget, mandate_enter from public;
grant execute on function merchant_device_add, merchant_device_remove, merchant_device_retain, merchant_device_end,
  merchant_device_forget, mandate_enter to stockless_app;
