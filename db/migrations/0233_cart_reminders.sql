-- room: reminders
-- why:  a buyer may ask at the checkout for one email about a cart that was left unpaid. An address has one row in a shop, so
--       it is written to once at most; the address is deleted when the email was sent, and what came of it is counted.
-- lock: new tables only.

create table cart_reminder (
  shop_id     bigint not null,
  -- That of the checkout it was asked for at.
  id          uuid not null,
  -- Deleted when the email was sent or stopped.
  email       text check (length(email) between 3 and 254),
  -- Of the address in small letters, keyed by the instance's secret.
  email_key   bytea not null check (length(email_key) = 32),
  lang        text not null check (length(lang) between 2 and 16),
  -- Goods, pieces and the price of one as the buyer saw it.
  lines       jsonb not null check (jsonb_typeof(lines) = 'array'),
  state       text not null default 'waiting' check (state in ('waiting', 'sent', 'stopped')),
  created_at  timestamptz not null,
  sent_at     timestamptz,
  -- The checkout that was opened by its link; whether it became an order, the order says.
  checkout_id uuid,
  -- The row is deleted then, whatever became of it.
  ends_at     timestamptz not null check (ends_at > created_at),
  mail_tries  smallint not null default 0,
  primary key (shop_id, id),
  constraint cart_reminder_shop foreign key (shop_id) references shop (shop_id),
  constraint cart_reminder_once unique (shop_id, email_key),
  constraint cart_reminder_reached check ((state = 'waiting') = (email is not null)),
  constraint cart_reminder_sent_at check (state <> 'sent' or sent_at is not null),
  constraint cart_reminder_counted check (checkout_id is null or sent_at is not null)
);
create index cart_reminder_sent on cart_reminder (shop_id, sent_at desc) where sent_at is not null;
create index cart_reminder_ends on cart_reminder (ends_at);

grant select, insert, delete on cart_reminder to stockless_app;
grant update (id, email, lang, lines, state, created_at, sent_at, checkout_id, ends_at, mail_tries)
  on cart_reminder to stockless_app;

-- Whether a shop offers such emails; a shop without a row does.
create table reminder_choice (
  shop_id    bigint primary key references shop (shop_id),
  is_on      boolean not null,
  changed_at timestamptz not null
);

grant select, insert, update on reminder_choice to stockless_app;
