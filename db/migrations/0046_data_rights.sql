-- room: privacy
-- why:  the audit is searched by what it was and about what, and its chains are summed up under one signature every hour;
--       people have a file of their own data made, and are erased: names go, books and the audit stay with opaque ids.
-- lock: new tables; two indexes of the audit are built while it waits.

create index audit_entry_act on audit_entry (lower(act), at desc);
create index audit_entry_subject on audit_entry (subject, at desc) where subject <> '';

-- What each chain was when a head was published, where it had grown since the one before.
create table audit_leaf (
  shop_id bigint not null,
  no      int    not null check (no > 0),
  seq     bigint not null check (seq > 0),
  hash    bytea  not null check (length(hash) = 32),
  primary key (shop_id, no),
  unique (shop_id, seq)
);

create table audit_publication (
  no      int         not null primary key check (no > 0),
  at      timestamptz not null,
  chains  int         not null check (chains > 0),
  entries bigint      not null check (entries > 0),
  root    bytea       not null check (length(root) = 32),
  jws     text        not null
);
grant select, insert on audit_leaf, audit_publication to stockless_app;

-- A file of a shop's and its person's data. The day is the slot: one a day.
create table data_file (
  shop_id    bigint      not null,
  id         uuid        not null,
  person_id  uuid        not null,
  day        date        not null,
  state      text        not null check (state in ('waiting', 'done', 'failed', 'removed')),
  bytes      bigint      check (bytes > 0),
  sha256     text        check (sha256 ~ '^[0-9a-f]{64}$'),
  asked_at   timestamptz not null,
  ended_at   timestamptz,
  expires_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, day),
  check ((state = 'waiting') = (ended_at is null)),
  check (state <> 'done' or (bytes is not null and sha256 is not null))
);
grant select, insert on data_file to stockless_app;
grant update (state, bytes, sha256, ended_at) on data_file to stockless_app;

-- A person's wish to be erased. Nothing happens before its day, and nothing while anything is owed to anybody.
create table erasure (
  shop_id   bigint      not null,
  id        uuid        not null,
  person_id uuid        not null,
  state     text        not null check (state in ('asked', 'cancelled', 'done')),
  asked_at  timestamptz not null,
  due_at    timestamptz not null check (due_at >= asked_at + interval '14 days'),
  ended_at  timestamptz,
  primary key (shop_id, id),
  check ((state = 'asked') = (ended_at is null)),
  check (state <> 'done' or ended_at >= due_at)
);
create unique index erasure_open on erasure (shop_id) where state = 'asked';
grant select, insert on erasure to stockless_app;
grant update (state, ended_at) on erasure to stockless_app;

-- Buyers who are not known any more: by whom and why. An operator gives a reason; the clock needs none.
create table buyer_erasure (
  shop_id   bigint      not null,
  order_id  uuid        not null,
  at        timestamptz not null,
  person_id uuid,
  why       text        not null default '',
  primary key (shop_id, order_id),
  check (person_id is null or length(why) >= 10)
);
create index buyer_order_ended on shop_order (coalesce(cancelled_at, released_at)) where buyer_name <> '';
grant select, insert on buyer_erasure to stockless_app;

-- The only door to what is never changed otherwise. Only for an order whose erasure is on record in this transaction.
create function buyer_erase(p_shop bigint, p_order uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from buyer_erasure where shop_id = p_shop and order_id = p_order) then
    raise exception 'no erasure of this buyer is on record';
  end if;
  if not exists (select from shop_order where shop_id = p_shop and id = p_order
      and (released_at is not null or cancelled_at is not null) and case_id is null) then
    raise exception 'this order has not ended';
  end if;
  -- Every text but the country, which taxes are counted by.
  update shop_order set buyer_name = '', customer_ref = '', cancel_reason = case when cancel_kind = 'buyer' then '' else cancel_reason end,
    buyer = (select jsonb_object_agg(key, case when key = 'country' then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb else 'null'::jsonb end) from jsonb_each(buyer))
    where shop_id = p_shop and id = p_order;
  update checkout set customer_ref = '',
    buyer = (select jsonb_object_agg(key, case when key = 'country' then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb else 'null'::jsonb end) from jsonb_each(buyer))
    where shop_id = p_shop and id = p_order;
  update letter set to_email = null, facts = '{}' 
    where shop_id = p_shop and checkout_id = p_order;
  update contract_withdrawal set name = '-', email = '', statement = '{}' where shop_id = p_shop and order_id = p_order;
  update return_case set text = '', plea_text = '' where shop_id = p_shop and order_id = p_order;
  update order_event set reason = '' where shop_id = p_shop and order_id = p_order and actor = 'buyer';
  update comment_text t set signer = '-', mark = '[]', mark_kind = 'typed'
    from order_comment c where c.shop_id = p_shop and c.order_id = p_order and t.shop_id = c.shop_id
    and t.comment_id = c.id and t.kind in ('comment', 'follow_up');
end
$$;
revoke all on function buyer_erase from public;
grant execute on function buyer_erase to stockless_app;

-- The person of a shop goes: what names them is written over. The wish must be on record and its day must have come.
create function person_erase(p_shop bigint, p_person uuid, p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_handle text;
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
  select handle into v_handle from shop where shop_id = p_shop;
  select username into v_user from merchant where shop_id = p_shop and id = p_person;
  delete from claim where shop_id = p_shop and key in ('user:' || lower(v_user), 'handle:' || v_handle);
  update merchant set username = 'erased-' || p_person, password_hash = '', nickname = null, email = null,
    phone = null, tz = null, avatar_file_id = null, notify = '{}' where shop_id = p_shop and id = p_person;
  delete from recovery_code where shop_id = p_shop and person_id = p_person;
  update merchant_safety set pay_hash = null, pay_change_mark = null, factor_box = null, factor_new_box = null,
    factor_new_until = null, factor_on_at = null where shop_id = p_shop and person_id = p_person;
  update session set device = '', place = '', revoked_at = coalesce(revoked_at, p_at)
    where shop_id = p_shop and person_id = p_person;
  update shop set name = '-', handle = 'erased-' || p_shop, about = '', address = '', phone = '', owner_name = '-',
    return_terms = '', holiday_message = '', logo_file_id = null, logo_url = null, banner_file_id = null,
    banner_url = null, status = 'closed' where shop_id = p_shop;
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
  delete from idempotency where shop_id = p_shop;
end
$$;
revoke all on function person_erase from public;
grant execute on function person_erase to stockless_app;
