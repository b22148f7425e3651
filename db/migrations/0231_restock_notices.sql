-- room: restock
-- why:  a buyer asks to be emailed once when an item that is sold out is there again. Nothing is sent to an address before
--       its owner has confirmed it by a link, and the address is deleted when the email was sent.
-- lock: a new table only.

create table restock_notice (
  shop_id      bigint not null,
  id           uuid not null,
  goods_id     uuid not null,
  email        text not null check (length(email) between 3 and 254),
  -- Of the address in small letters, keyed by the instance's secret: an address has one row for goods.
  email_key    bytea not null check (length(email_key) = 32),
  lang         text not null check (length(lang) between 2 and 16),
  state        text not null default 'unconfirmed' check (state in ('unconfirmed', 'waiting', 'due')),
  created_at   timestamptz not null,
  confirmed_at timestamptz,
  -- The row is deleted then, whatever became of it.
  ends_at      timestamptz not null check (ends_at > created_at),
  mail_tries   smallint not null default 0,
  primary key (shop_id, id),
  constraint restock_notice_shop foreign key (shop_id) references shop (shop_id),
  constraint restock_notice_once unique (shop_id, goods_id, email_key),
  constraint restock_notice_confirmed check ((state = 'unconfirmed') = (confirmed_at is null))
);
create index restock_notice_ends on restock_notice (ends_at);

grant select, insert, delete on restock_notice to stockless_app;
grant update (lang, state, confirmed_at, ends_at, mail_tries) on restock_notice to stockless_app;
