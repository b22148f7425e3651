-- room: shop
-- why:  an address of a shop is its own by what it looks like, as its name is: sea-sh0p is nobody's where sea-shop is
--       somebody's. Of two that look alike already both keep theirs (skeletonOf of domain/shop/shop-names.ts).
--       Whoever goes frees what their address looks like, and takes their own words on goods with them.
-- lock: new rows in claim, and a function.

insert into claim (key, shop_id, ref, created_at)
  select 'handle-look:' || replace(replace(translate(substr(c.key, 8), '01i-', 'oll'), 'rn', 'm'), 'vv', 'w'),
    c.shop_id, '', c.created_at
  from claim c where c.key like 'handle:%' order by c.created_at
  on conflict (key) do nothing;

-- The person of a shop goes: what names them is written over. The wish must be on record and its day must have come.
create or replace function person_erase(p_shop bigint, p_person uuid, p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user text;
begin
  if not exists (select from erasure where shop_id = p_shop and person_id = p_person and state = 'asked' and due_at <= p_at) then
    raise exception 'no erasure of this person is due';
  end if;
  if exists (select from account where shop_id = p_shop and debits <> credits and kind in
      ('shop_pending', 'shop_available', 'shop_held', 'withdrawing', 'deposit_suspense', 'escrow')) then
    raise exception 'money of this shop has not been paid out';
  end if;
  if exists (select from shop_order where shop_id = p_shop and status not in ('completed', 'cancelled', 'pending_withdrawal')) then
    raise exception 'an order of this shop has not ended';
  end if;
  select username into v_user from merchant where shop_id = p_shop and id = p_person;
  delete from claim where shop_id = p_shop and key ~ '^(user|handle|handle-look|shop-name):';
  update merchant set username = 'erased-' || p_person, password_hash = '', nickname = null, email = null,
    phone = null, tz = null, avatar_file_id = null, notify = '{}' where shop_id = p_shop and id = p_person;
  delete from recovery_code where shop_id = p_shop and person_id = p_person;
  delete from account_code where shop_id = p_shop and person_id = p_person;
  update merchant_safety set pay_hash = null, pay_change_mark = null, factor_box = null, factor_new_box = null,
    factor_new_until = null, factor_on_at = null where shop_id = p_shop and person_id = p_person;
  update session set device = '', place = '', revoked_at = coalesce(revoked_at, p_at)
    where shop_id = p_shop and person_id = p_person;
  update shop set name = '-', handle = 'erased-' || p_shop, about = '', address = '', phone = '', owner_name = '-',
    return_terms = '', holiday_message = '', logo_file_id = null, logo_url = null, banner_file_id = null,
    banner_url = null, name_key = '', seller_name = '', seller_form = '', seller_country = '', seller_email = '',
    registration_no = '', tax_id = '', status = 'closed' where shop_id = p_shop;
  update identity set legal_name = case when legal_name is null then null else '-' end where shop_id = p_shop;
  update identity_application set full_name = '-', representative = '', birth_date = null, number_sealed = null,
    number_last = '', phone = null, note = '', erased_at = coalesce(erased_at, p_at) where shop_id = p_shop;
  delete from listing_text where shop_id = p_shop;
  delete from listing where shop_id = p_shop;
  delete from payout_account where shop_id = p_shop;
  update withdrawal set account_name = '-', account_masked = '', number_sealed = '\x', bank = '{}', note = ''
    where shop_id = p_shop;
  update deposit set sender_name = '', note = '' where shop_id = p_shop;
  update feedback set content = '-', contact = null where shop_id = p_shop;
  update notice set facts = '{}' where shop_id = p_shop;
  update event set facts = '{}' where shop_id = p_shop;
  update invitation set username = 'erased-' || p_person, note = '' where shop_id = p_shop;
  update comment_text t set signer = '-', mark = '[]', mark_kind = 'typed' where t.shop_id = p_shop
    and t.kind in ('reply', 'correction');
  update file set name = '', erased_at = coalesce(erased_at, p_at) where shop_id = p_shop
    and kind not in ('comment', 'case');
  update security_event set username = null where username = lower(v_user);
  delete from idempotency where shop_id = p_shop;
end
$$;
