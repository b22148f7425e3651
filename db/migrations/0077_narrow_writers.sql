-- room: people
-- why:  what opens a door or says what was given back is not a column that the application may write: sessions, console
--       passwords, refunded sums, identity and the transaction password change by functions, each checking what the
--       database itself can know.
-- lock: rights and functions only.

-- Every column of a table but these: the application may insert the rest, and what is left out takes its default.
do $$
declare
  v record;
begin
  for v in
    select t.name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from (values ('merchant', '{identity_status}'::text[]),
      ('merchant_safety', '{pay_hash,pay_change_mark}'),
      ('payment', '{captured_units,refunded_units,pay_refunded_units}')) as t (name, closed)
    join pg_attribute a on a.attrelid = t.name::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and not a.attname = any (t.closed)
    group by t.name
  loop
    execute format('revoke insert on %I from stockless_app', v.name);
    execute format('grant insert (%s) on %I to stockless_app', v.columns, v.name);
  end loop;
end
$$;
revoke insert on session, refund from stockless_app;
revoke update (password_hash) on operator from stockless_app;
revoke update (captured_units, refunded_units, pay_refunded_units) on payment from stockless_app;
-- A capture is written with its evidence, by the role of the checkout alone.
grant update (captured_units) on payment to stockless_checkout;
revoke update (identity_status) on merchant from stockless_app;
revoke update (pay_hash, pay_change_mark) on merchant_safety from stockless_app;

-- A session of a person who is there and was not kept out. What they may do is read from their own row, not told;
-- somebody of the console has just used up the ticket that their password gave them. False where it cannot be opened.
create function session_open(
  p_token_hash bytea, p_actor text, p_person uuid, p_shop bigint, p_device text, p_place text,
  p_at timestamptz, p_ends timestamptz
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
    perform from merchant m where m.shop_id = p_shop and m.id = p_person;
    if not found then return false; end if;
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

-- Holds a person of the console as they are until the transaction ends: a lock needs a right to write, which nobody has.
create function operator_lock(p_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from operator where id = p_id for share;
end
$$;

-- A console password: the first one by a link that was used up, another one by a person who is signed in and, where they
-- have a second factor, had proved it within the hour before they were last seen. False where it may not be, or another change came first.
create function operator_set_password(p_id uuid, p_hash text, p_from text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_hash !~ '^\$argon2id\$' or not (case when p_from = ''
    then exists (select from operator_link l where l.person_id = p_id and l.used_at is not null)
    else exists (select from session s where s.person_id = p_id and s.revoked_at is null and s.ends_at > s.seen_at
      and (s.factor_at > s.seen_at - interval '1 hour'
        or not exists (select from operator_passkey k where k.person_id = p_id)
        and not exists (select from operator_safety f where f.person_id = p_id and f.factor_box is not null)))
    end) then return false; end if;
  update operator set password_hash = p_hash where id = p_id and password_hash = p_from and disabled_at is null;
  return found;
end
$$;

-- Refunds and the sums of their payments, in one statement: what was refunded only grows, with a row for each refund,
-- and never above what was captured (23514).
create function refund_enter(p_shop bigint, p_list jsonb, p_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  with asked as (
    select * from jsonb_to_recordset(p_list) as r (id uuid, payment_id uuid, order_id uuid, case_id uuid,
      units bigint, reason text)
  ), given as (
    update payment p set refunded_units = p.refunded_units + a.units,
      -- The part of the charge that the part of the price is, rounded down: whole when all of it goes back.
      pay_refunded_units = div((p.refunded_units + a.units)::numeric * coalesce(p.pay_units, p.units), p.units)
    from (select payment_id, sum(units)::bigint as units from asked group by payment_id having min(units) > 0) a
    where p.shop_id = p_shop and p.id = a.payment_id
    returning p.id, p.units, p.pay_units, p.refunded_units - a.units as before
  ), placed as (
    select a.*, g.units as whole, g.pay_units,
      g.before + sum(a.units) over (partition by a.payment_id order by a.id) as through
    from asked a join given g on g.id = a.payment_id
  )
  insert into refund (shop_id, id, payment_id, order_id, case_id, units, pay_units, state, reason, created_at)
  select p_shop, id, payment_id, order_id, case_id, units,
    div(through * pay_units, whole) - div((through - units) * pay_units, whole), 'pending', reason, p_at
  from placed
$$;

-- What the check of a person's identity came to, along its table: only what an application, a decision of somebody of
-- the console who did not let them in, or an agreed recall says. False where nothing does.
create function merchant_set_identity(p_shop bigint, p_person uuid, p_status text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update merchant m set identity_status = p_status where m.shop_id = p_shop and m.id = p_person and case p_status
    when 'applying' then m.identity_status in ('unverified', 'rejected') and exists (
      select from identity_application a where a.shop_id = p_shop and a.submitted_by = p_person and a.state = 'open')
    when 'verified' then m.identity_status in ('applying', 'verified') and exists (
      select from identity_application a
      join operator o on o.id = a.decided_by and o.disabled_at is null and 'reviewer' = any (o.roles)
      join identity i on i.shop_id = p_shop and i.status in ('verified', 'expiring') and i.verified_at is not null
      left join invitation n on n.id = m.invitation_id
      where a.shop_id = p_shop and a.submitted_by = p_person and a.state = 'verified'
        and a.taken_by = a.decided_by and (n.made_by is distinct from a.decided_by or not exists (
          select from operator x where x.id <> o.id and 'reviewer' = any (x.roles) and x.disabled_at is null)))
    when 'rejected' then m.identity_status in ('applying', 'verified') and exists (
      select from identity i where i.shop_id = p_shop and i.status = 'rejected')
    else false end;
  return found;
end
$$;

-- The transaction password: set, or changed from the one that was seen; never taken away. A rest of withdrawals can
-- only become longer. False where another change came first.
create function merchant_set_pay_password(
  p_shop bigint, p_person uuid, p_hash text, p_mark bytea, p_paused_until timestamptz, p_from text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if coalesce(p_hash, '') !~ '^\$argon2id\$' then return false; end if;
  update merchant_safety set pay_hash = p_hash, pay_change_mark = p_mark,
    withdraw_paused_until = greatest(p_paused_until, withdraw_paused_until)
  where shop_id = p_shop and person_id = p_person and pay_hash is not distinct from p_from;
  return found;
end
$$;

revoke all on function session_open, operator_lock, operator_set_password, refund_enter, merchant_set_identity,
  merchant_set_pay_password from public;
grant execute on function session_open, operator_lock, operator_set_password, refund_enter, merchant_set_identity,
  merchant_set_pay_password to stockless_app;
