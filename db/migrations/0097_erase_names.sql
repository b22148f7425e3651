-- room: privacy
-- why:  a shop's name is claimed by what it looks like, and a seller is named: both stayed when the person of the shop was
--       erased, and so did the addresses from before, the codes on paper, and the user name in the security log.
-- lock: indexes over two tables; erasures and new sign-ins wait for them.

create index claim_shop on claim (shop_id);
create index security_event_username on security_event (username) where username is not null;

-- An event of security stays, with its opaque ids; the name that was typed goes. An empty `name_key` claims no name and
-- is not filled when the server starts.
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
  delete from claim where shop_id = p_shop and key ~ '^(user|handle|shop-name):';
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
