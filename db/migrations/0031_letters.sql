-- room: platform
-- why:  a letter to a buyer is written in the transaction that makes its fact true, and sent afterwards until the mail
--       server has it or a day is over; what could not be delivered is kept for operators to see.
-- lock: new tables only.

create table letter (
  shop_id     bigint      not null,
  id          uuid        not null,
  kind        text        not null check (kind ~ '^[a-z_]{3,40}$'),
  -- Whose letter: the checkout has the buyer's address and language, and its id is the order's.
  checkout_id uuid        not null,
  -- Where a declaration named an address of its own; otherwise it is read from the checkout when the letter is sent.
  to_email    text,
  facts       jsonb       not null default '{}',
  -- Names the letter once in the shop: written twice, it is kept once.
  once_key    text        not null check (length(once_key) between 3 and 200),
  created_at  timestamptz not null,
  state       text        not null default 'waiting' check (state in ('waiting', 'sent', 'unwanted', 'given_up')),
  tries       int         not null default 0,
  tried_at    timestamptz,
  ended_at    timestamptz,
  -- What the mail server said last, without the letter's own words.
  failure     text        not null default '' check (length(failure) <= 300),
  primary key (shop_id, id),
  unique (shop_id, once_key),
  check ((state = 'waiting') = (ended_at is null)),
  check (state <> 'given_up' or failure <> '')
);
create index letter_given_up on letter (ended_at desc) where state = 'given_up';

-- Who wants no letters of a shop that are not about an order itself. Only the digest of the address is kept.
create table letter_stop (
  shop_id    bigint      not null,
  address    bytea       not null check (octet_length(address) = 32),
  created_at timestamptz not null,
  primary key (shop_id, address)
);

-- The mailbox of databases of test data: what a mail server would have been given, once a Message-ID.
create table mailbox_letter (
  message_id text        not null primary key,
  to_email   text        not null,
  subject    text        not null,
  plain      text        not null,
  html       text        not null,
  headers    jsonb       not null,
  created_at timestamptz not null
);
create index mailbox_newest on mailbox_letter (created_at desc, message_id);
create index mailbox_address on mailbox_letter (to_email, created_at desc);

grant select, insert on letter, letter_stop, mailbox_letter to stockless_app;
grant update (state, tries, tried_at, ended_at, failure) on letter to stockless_app;
grant delete on mailbox_letter to stockless_app;
