-- room: shop
-- why:  the law asks who sells: the merchant says it (name, legal form, country, e-mail, numbers), and nothing is said that
--       nobody gave. Until now the country was the one of whoever runs the instance. A shop chooses its address once.
-- lock: columns with constant defaults; no row is rewritten.

-- A name is claimed by what it looks like. Shops from before keep theirs: `name_key` is filled when the server starts.
alter table shop
  add column name_key          text,
  add column seller_name       text not null default '',
  add column seller_form       text not null default '',
  add column seller_country    text not null default '' check (seller_country ~ '^([A-Z]{2})?$'),
  add column seller_email      text not null default '',
  add column registration_no   text not null default '',
  add column tax_id            text not null default '',
  add column handle_changed_at timestamptz;

grant update (seller_name, seller_form, seller_country, seller_email, registration_no, tax_id, handle, handle_changed_at,
  name_key)
  on shop to stockless_app;

create index shop_name_unclaimed on shop (lower(name)) where name_key is null;
