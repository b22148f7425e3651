-- room: platform
-- why:  a session is written where sessions are and its merchant's row is on the shard of the shop; the evidence of a payment is
--       on the shard of its shop and what makes it unique on another one. On a cluster no function can read the one and write
--       the other with its owner's rights in the transaction that has just written them. So one function says, signed, what it
--       found, and the other one believes nothing else.
-- lock: functions and a new table only.

-- What signs grants. Nobody but functions with their owner's rights reads it.
create table grant_key (
  n   smallint primary key check (n = 1),
  key bytea not null check (length(key) = 32)
);
insert into grant_key (n, key)
values (1, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
revoke all on grant_key from public;

-- Whether shops are spread over servers, so that no function reads the rows of two of them.
create function is_spread() returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then return false; end if;
  return exists (select from pg_catalog.pg_dist_partition d where d.logicalrelid = to_regclass('public.merchant'));
end
$$;

-- The transaction, the same on every server that has a part in it; null where a cluster has not begun one.
create function grant_moment() returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_moment text;
begin
  if not is_spread() then return pg_current_xact_id()::text; end if;
  select concat_ws('-', t.initiator_node_identifier, t.transaction_number, extract(epoch from t.transaction_stamp))
  into v_moment from pg_catalog.get_current_transaction_id() t where t.transaction_number > 0;
  return v_moment;
end
$$;

-- A keyed hash over what is granted. It is worth nothing in another transaction: what was found there may be gone by then.
create function grant_hash(p_what text) returns bytea
language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_what bytea := convert_to(grant_moment() || '|' || p_what, 'UTF8');
  v_key  bytea;
begin
  select k.key into v_key from grant_key k;
  return sha256(v_key || sha256(v_key || v_what));
end
$$;

-- What a session of a merchant is opened with.
create function session_facts(p_shop bigint, p_person uuid, p_token_hash bytea, p_at timestamptz) returns text
language sql immutable parallel safe as $$
  select concat_ws('|', 'session', p_shop::text, p_person::text, encode(p_token_hash, 'hex'),
    extract(epoch from p_at - timestamptz '1970-01-01 00:00:00+00')::text)
$$;

-- What `session_open` needs for a merchant: a hash that is given only where the shop has this person. Null where it does not.
create function session_grant(p_shop bigint, p_person uuid, p_token_hash bytea, p_at timestamptz) returns bytea
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from merchant m where m.shop_id = p_shop and m.id = p_person;
  if not found then return null; end if;
  return grant_hash(session_facts(p_shop, p_person, p_token_hash, p_at));
end
$$;

-- A session of a person who is there and was not kept out. What they may do is read from their own row, not told; a merchant's
-- is opened by a grant for exactly this session, and somebody of the console has just used up the ticket that their password
-- gave them. False where it cannot be opened.
create function session_open(
  p_token_hash bytea, p_actor text, p_person uuid, p_shop bigint, p_device text, p_place text,
  p_at timestamptz, p_ends timestamptz, p_grant bytea
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_roles text;
  v_supplier uuid;
begin
  if p_ends > p_at + (case when p_actor = 'merchant' then interval '31 days' else interval '1 day' end) then
    return false;
  end if;
  if p_actor = 'merchant' then
    if p_grant is null or p_grant is distinct from grant_hash(session_facts(p_shop, p_person, p_token_hash, p_at)) then
      return false;
    end if;
    -- One server need not believe it.
    if not is_spread() then
      perform from merchant m where m.shop_id = p_shop and m.id = p_person;
      if not found then return false; end if;
    end if;
    v_roles := 'owner';
  else
    select array_to_string(o.roles, ','), o.supplier_id into v_roles, v_supplier from operator o
    where o.id = p_person and o.disabled_at is null and o.password_hash <> ''
      and (p_actor = 'supplier') = (o.supplier_id is not null) for share;
    if not found or p_shop is not null then return false; end if;
    if p_actor = 'operator' and not exists (select from operator_ticket t where t.person_id = p_person
      and t.used_at between p_at - interval '1 minute' and p_at) then return false; end if;
  end if;
  insert into session (token_hash, actor, person_id, shop_id, supplier_id, role, device, place, created_at, seen_at,
    ends_at)
  values (p_token_hash, p_actor, p_person, p_shop, v_supplier, v_roles, p_device, p_place, p_at, p_at, p_ends);
  return true;
end
$$;
drop function session_open(bytea, text, uuid, bigint, text, text, timestamptz, timestamptz);

-- Which evidence a payment of a provider is: the first to come has it. Gives what `payment_evidence_enter` needs; null where the
-- payment is evidence of something else already.
create function payment_reference_enter(p_key text, p_shop bigint, p_evidence uuid, p_at timestamptz) returns bytea
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_reference (key, shop_id, evidence_id, at) values (p_key, p_shop, p_evidence, p_at)
  on conflict (key) do nothing;
  if not found then return null; end if;
  return grant_hash(concat_ws('|', 'payment', p_shop::text, p_evidence::text, p_key));
end
$$;

-- Writes down that a payment was captured, with its evidence: its id, null where it had been, or where another amount was
-- asked for. 23505 where the provider's payment is evidence of another one, in whatever shop, or its event was used before.
create function payment_evidence_enter(p_shop bigint, p_id uuid, p_payment uuid, p_asset text, p_units bigint,
  p_provider text, p_provider_payment text, p_event text, p_grade text, p_facts jsonb, p_payload_hash bytea,
  p_captured timestamptz, p_now timestamptz, p_grant bytea) returns uuid
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_payment payment;
  v_found   boolean;
begin
  update payment set captured_units = units
  where shop_id = p_shop and id = p_payment and captured_units = 0
    and coalesce(pay_units, units) = p_units and coalesce(pay_currency, currency) = p_asset
  returning * into v_payment;
  if v_payment.id is null then
    return null;
  end if;
  v_found := p_grant is not null and p_grant is not distinct from grant_hash(
    concat_ws('|', 'payment', p_shop::text, p_id::text, p_provider || ':' || p_provider_payment));
  -- One server need not believe it: the row may have been taken back since.
  if v_found and not is_spread() then
    perform from payment_reference r
    where r.key = p_provider || ':' || p_provider_payment and r.shop_id = p_shop and r.evidence_id = p_id;
    v_found := found;
  end if;
  if not v_found then
    raise exception 'this payment of % is evidence of something else', p_provider
      using errcode = '23505', table = 'payment_reference', constraint = 'payment_reference_pkey';
  end if;
  insert into payment_evidence (shop_id, id, checkout_id, provider, provider_payment, event_id, currency, units,
    pay_currency, pay_units, grade, facts, payload_hash, captured_at, recorded_at)
  values (p_shop, p_id, v_payment.checkout_id, p_provider, p_provider_payment, p_event, v_payment.currency,
    v_payment.units, v_payment.pay_currency, v_payment.pay_units, p_grade, p_facts, p_payload_hash, p_captured, p_now);
  return p_id;
end
$$;
drop function payment_evidence_enter(bigint, uuid, uuid, text, bigint, text, text, text, text, jsonb, bytea, timestamptz,
  timestamptz);

revoke all on function is_spread, grant_moment, grant_hash, session_facts, session_grant, session_open, payment_reference_enter,
  payment_evidence_enter from public;
grant execute on function session_grant, session_open to stockless_app;
grant execute on function payment_reference_enter, payment_evidence_enter to stockless_checkout;
