-- room: devices
-- why:  a withdrawal, a campaign, a place to be paid to and a transaction password are refused by the database without
--       their mandate, which a shop's device has signed where the shop has one. What is there already was asked for when
--       there were no devices: it gets mandates that say so.
-- lock: one read and write of withdrawal, campaign and payout_account, short exclusive locks of the three; few rows each.

-- A campaign's whole budget, as its mandate names it.
alter table campaign add column budget_units bigint not null generated always as (promo_units + available_units) stored;

-- The mandate of the place that an account names now.
alter table payout_account add column mandate_id uuid;
update payout_account set mandate_id = gen_random_uuid();

with asked as (
  select shop_id, id, 'withdrawal' as kind, id as subject, units, created_at as at from withdrawal
  union all
  select shop_id, id, 'campaign', id, promo_units + available_units, created_at from campaign
  union all
  select shop_id, mandate_id, 'payout_account', id, 0, created_at from payout_account
)
insert into mandate (shop_id, id, n, kind, subject, units, at)
select shop_id, id, row_number() over (partition by shop_id order by at, id), kind, subject, units, at from asked;
insert into mandate_head (shop_id, mandates) select shop_id, count(*) from mandate group by shop_id;

alter table withdrawal add constraint withdrawal_mandate
  foreign key (shop_id, id, units) references mandate (shop_id, id, units);
alter table campaign add constraint campaign_mandate
  foreign key (shop_id, id, budget_units) references mandate (shop_id, id, units);
alter table payout_account alter column mandate_id set not null,
  add constraint payout_account_mandate foreign key (shop_id, mandate_id, id) references mandate (shop_id, id, subject),
  add constraint payout_account_mandate_once unique (shop_id, mandate_id);

-- Where the money goes is changed by a function alone.
revoke update (account_name, number_kind, number_sealed, number_masked, number_key, bank_name, branch_number, bic,
  country, usable_at) on payout_account from stockless_app;

-- Another place on the same account, with the mandate that was entered for it; it waits a day from now on. No row where
-- somebody changed the account meanwhile, or the mandate is about something else or was used.
create function payout_account_replace(p_shop bigint, p_id uuid, p_version int, p_mandate uuid, p_account_name text,
  p_number_kind text, p_number_sealed bytea, p_number_masked text, p_number_key bytea, p_bank_name text,
  p_branch_number text, p_bic text, p_country text, p_usable_at timestamptz, p_number_hash bytea)
returns setof payout_account language sql security definer set search_path = public, pg_temp as $$
  update payout_account a set account_name = p_account_name, number_kind = p_number_kind,
    number_sealed = p_number_sealed, number_masked = p_number_masked, number_key = p_number_key,
    bank_name = p_bank_name, branch_number = p_branch_number, bic = p_bic, country = p_country,
    usable_at = greatest(a.usable_at, p_usable_at), number_hash = p_number_hash, version = a.version + 1,
    mandate_id = p_mandate
  where a.shop_id = p_shop and a.id = p_id and a.version = p_version and a.mandate_id <> p_mandate
    and exists (select from mandate m where m.shop_id = p_shop and m.id = p_mandate and m.subject = p_id
      and m.kind = 'payout_account' and m.n > (
        select o.n from mandate o where o.shop_id = p_shop and o.id = a.mandate_id))
  returning a.*
$$;
revoke all on function payout_account_replace from public;
grant execute on function payout_account_replace to stockless_app;

-- The mandate of the transaction password that counts now.
alter table merchant_safety add column pay_mandate_id uuid;
alter table merchant_safety add constraint merchant_safety_mandate
  foreign key (shop_id, pay_mandate_id) references mandate (shop_id, id);

drop function merchant_set_pay_password(bigint, uuid, text, bytea, timestamptz, text);

-- The transaction password: set, or changed from the one that was seen, with the mandate that was entered for it; never
-- taken away. A rest of withdrawals can only become longer. False where another change came first.
create function merchant_set_pay_password(
  p_shop bigint, p_person uuid, p_hash text, p_mark bytea, p_paused_until timestamptz, p_from text, p_mandate uuid
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if coalesce(p_hash, '') !~ '^\$argon2id\$' then return false; end if;
  update merchant_safety s set pay_hash = p_hash, pay_change_mark = p_mark, pay_mandate_id = p_mandate,
    withdraw_paused_until = greatest(p_paused_until, s.withdraw_paused_until)
  where s.shop_id = p_shop and s.person_id = p_person and s.pay_hash is not distinct from p_from
    and exists (select from mandate m where m.shop_id = p_shop and m.id = p_mandate and m.subject = p_person
      and m.kind = 'pay_password' and m.n > coalesce((
        select o.n from mandate o where o.shop_id = p_shop and o.id = s.pay_mandate_id), 0));
  return found;
end
$$;
revoke all on function merchant_set_pay_password from public;
grant execute on function merchant_set_pay_password to stockless_app;
