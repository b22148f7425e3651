-- room: buyers
-- why:  a buyer comes back without a password: a link by email opens a page of their own in one shop, with a wish list, the
--       orders of that address and saved addresses (docs/decisions/0210).
-- lock: new tables only.

-- An address that has opened its own page in a shop, and what it keeps there.
create table shop_buyer (
  shop_id    bigint not null,
  id         uuid not null,
  email      text not null check (length(email) between 3 and 254),
  -- Of the address in small letters, keyed by the instance's secret.
  email_key  bytea not null check (length(email_key) = 32),
  -- [{goods_id, units, at}], the newest first; units is the price when it was noted.
  wishes     jsonb not null default '[]'
             check (jsonb_typeof(wishes) = 'array' and jsonb_array_length(wishes) <= 100),
  -- [{id, name, …}] with the fields of an address at the checkout.
  addresses  jsonb not null default '[]'
             check (jsonb_typeof(addresses) = 'array' and jsonb_array_length(addresses) <= 5),
  created_at timestamptz not null,
  -- The row is deleted then; signing in moves it on.
  ends_at    timestamptz not null check (ends_at > created_at),
  primary key (shop_id, id),
  constraint shop_buyer_shop foreign key (shop_id) references shop (shop_id),
  constraint shop_buyer_once unique (shop_id, email_key)
);
create index shop_buyer_ends on shop_buyer (ends_at);

grant select, insert, delete on shop_buyer to stockless_app;
grant update (email, wishes, addresses, ends_at) on shop_buyer to stockless_app;

-- A link that was asked for and not used: using it deletes the row.
create table buyer_link (
  shop_id    bigint not null,
  id         uuid not null,
  email      text not null check (length(email) between 3 and 254),
  email_key  bytea not null check (length(email_key) = 32),
  lang       text not null check (length(lang) between 2 and 16),
  created_at timestamptz not null,
  ends_at    timestamptz not null check (ends_at > created_at),
  mail_tries smallint not null default 0,
  primary key (shop_id, id),
  constraint buyer_link_shop foreign key (shop_id) references shop (shop_id)
);
create index buyer_link_address on buyer_link (shop_id, email_key);
create index buyer_link_ends on buyer_link (ends_at);

grant select, insert, delete on buyer_link to stockless_app;
grant update (mail_tries) on buyer_link to stockless_app;

-- A browser that is signed in to such a page. The secret itself is in its cookie alone.
create table buyer_session (
  shop_id     bigint not null,
  id          uuid not null,
  buyer_id    uuid not null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  created_at  timestamptz not null,
  ends_at     timestamptz not null check (ends_at > created_at),
  primary key (shop_id, id),
  constraint buyer_session_buyer foreign key (shop_id, buyer_id) references shop_buyer (shop_id, id) on delete cascade
);
create index buyer_session_buyer on buyer_session (shop_id, buyer_id);
create index buyer_session_ends on buyer_session (ends_at);

grant select, insert, delete on buyer_session to stockless_app;
