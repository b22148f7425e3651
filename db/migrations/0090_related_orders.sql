-- room: comments
-- why:  levels and public ratings are earned from buyers who are somebody else: an order whose buyer has the merchant's own
--       e-mail address, telephone, address or name (of the payout account or the verified identity) does not count, nor
--       does one that was given back. What a rating counted is kept with it, so that removing it takes away no more.
-- lock: a column with a constant default; new functions.

alter table order_comment add column counts boolean not null default true;

-- What a shop's own people are known by.
create function shop_kin(p_shop bigint, out emails text[], out phones text[], out names text[], out place text)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    array(select regexp_replace(lower(trim(e)), '\+[^@]*@', '@') from (
      select m.email as e from merchant m where m.shop_id = p_shop
      union select r.mail_address from notice_reach r where r.shop_id = p_shop
      union select s.seller_email from shop s where s.shop_id = p_shop) x where coalesce(e, '') <> ''),
    array(select right(regexp_replace(e, '\D', '', 'g'), 9) from (
      select m.phone as e from merchant m where m.shop_id = p_shop
      union select s.phone from shop s where s.shop_id = p_shop) x where coalesce(e, '') <> ''),
    array(select lower(regexp_replace(trim(e), '\s+', ' ', 'g')) from (
      select p.account_name as e from payout_account p where p.shop_id = p_shop
      union select i.legal_name from identity i where i.shop_id = p_shop and i.status <> 'rejected') x
      where coalesce(e, '') <> ''),
    (select lower(s.address) from shop s where s.shop_id = p_shop)
$$;
revoke all on function shop_kin from public;
grant execute on function shop_kin to stockless_app;

-- True where a buyer is one of them.
create function is_kin(p_buyer jsonb, p_emails text[], p_phones text[], p_names text[], p_place text)
returns boolean language sql immutable set search_path = public, pg_temp as $$
  select regexp_replace(lower(coalesce(p_buyer ->> 'email', '')), '\+[^@]*@', '@') = any(p_emails)
    or (length(regexp_replace(coalesce(p_buyer ->> 'phone', ''), '\D', '', 'g')) >= 7
      and right(regexp_replace(p_buyer ->> 'phone', '\D', '', 'g'), 9) = any(p_phones))
    or lower(regexp_replace(trim(coalesce(p_buyer ->> 'name', '')), '\s+', ' ', 'g')) = any(p_names)
    or (length(coalesce(p_buyer ->> 'address', '')) >= 6 and coalesce(p_buyer ->> 'postcode', '') <> ''
      and position(lower(p_buyer ->> 'address') in coalesce(p_place, '')) > 0
      and position(lower(p_buyer ->> 'postcode') in coalesce(p_place, '')) > 0)
$$;
