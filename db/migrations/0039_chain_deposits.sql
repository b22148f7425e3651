-- room: wallet
-- why:  merchants' USDT arrives at an address of their own and is credited without anybody: the number that an address is
--       made from, what two nodes each say of it, and money that goes back by the word of two people.
-- lock: new tables; nullable columns and constraints that old rows need not keep.

-- The number an address is derived from: given once to a shop, never to another one and never taken back.
create table deposit_account (
  number    int         not null primary key check (number > 0),
  shop_id   bigint      not null unique,
  person_id uuid        not null,
  given_at  timestamptz not null
);
create table deposit_account_last (
  id     boolean not null primary key default true check (id),
  number int     not null check (number between 0 and 2147483646)
);
insert into deposit_account_last (number) values (0);

-- An address is one shop's for ever, also after it has closed.
create table deposit_address (
  chain       text        not null check (chain in ('ethereum', 'tron')),
  address     text        not null,
  number      int         not null references deposit_account,
  shop_id     bigint      not null,
  contract    text        not null,
  opened_at   timestamptz not null,
  -- Looked at in every round until then, seldom afterwards, and never given up.
  hot_until   timestamptz not null,
  -- What has arrived and is not final: shown, never counted.
  newer_units  bigint     not null default 0 check (newer_units >= 0),
  newer_blocks int,
  primary key (chain, address)
);
create index deposit_address_shop on deposit_address (shop_id);

-- How far each of the two nodes was read for an address. One that is away holds up only itself.
create table deposit_reading (
  chain      text        not null,
  address    text        not null,
  source     smallint    not null check (source in (0, 1)),
  seen_block bigint      not null check (seen_block >= 0),
  look_at    timestamptz not null,
  primary key (chain, address, source),
  foreign key (chain, address) references deposit_address
);
create index deposit_reading_due on deposit_reading (chain, source, look_at);

-- A transfer that at least one node showed in a final block: booked once in the whole instance, whoever brings the news.
create table deposit_transfer (
  chain      text        not null,
  hash       bytea       not null check (octet_length(hash) = 32),
  log_index  int         not null check (log_index >= 0),
  address    text        not null,
  shop_id    bigint      not null,
  state      text        not null default 'open' check (state in ('open', 'booked', 'void')),
  -- What the two nodes make together: `behind` is one that has not come so far, the others are people's to look at.
  verdict    text        not null default 'behind' check (verdict in ('agree', 'behind', 'missing', 'differs', 'gone')),
  -- The deposit it waits for or was booked on.
  deposit_id uuid,
  receipt_id uuid,
  seen_at    timestamptz not null,
  judged_at  timestamptz,
  look_at    timestamptz not null,
  booked_at  timestamptz,
  primary key (chain, hash, log_index),
  foreign key (chain, address) references deposit_address,
  check (state <> 'booked' or (receipt_id is not null and deposit_id is not null and booked_at is not null
    and verdict in ('agree', 'behind')))
);
create index deposit_transfer_open on deposit_transfer (chain, look_at) where state = 'open';
create index deposit_transfer_deposit on deposit_transfer (shop_id, deposit_id);

-- What one node says of it. A node that takes its word back keeps the row, so that it can be held against it.
create table deposit_sight (
  chain      text        not null,
  hash       bytea       not null,
  log_index  int         not null,
  source     smallint    not null check (source in (0, 1)),
  sender     text        not null,
  address    text        not null,
  units      bigint      not null check (units > 0),
  block      bigint      not null,
  block_hash bytea,
  at         timestamptz not null,
  seen_at    timestamptz not null,
  is_there   boolean     not null default true,
  primary key (chain, hash, log_index, source),
  foreign key (chain, hash, log_index) references deposit_transfer
);

-- The newest final block that each node has named.
create table deposit_node (
  chain       text        not null,
  source      smallint    not null check (source in (0, 1)),
  final_block bigint      not null check (final_block >= 0),
  at          timestamptz not null,
  primary key (chain, source)
);

-- A phone that derives another address than it was shown: evidence, never changed.
create table deposit_alarm (
  shop_id    bigint      not null,
  deposit_id uuid        not null,
  shown      text        not null check (length(shown) between 1 and 120),
  derived    text        not null check (length(derived) between 1 and 120),
  xpub       text        not null check (length(xpub) between 1 and 200),
  at         timestamptz not null,
  primary key (shop_id, deposit_id)
);

grant select, insert on deposit_alarm to stockless_app;
grant select, insert on deposit_account to stockless_app;
grant select, update (number) on deposit_account_last to stockless_app;
grant select, insert on deposit_address, deposit_reading, deposit_transfer, deposit_sight, deposit_node to stockless_app;
grant update (hot_until, newer_units, newer_blocks) on deposit_address to stockless_app;
grant update (seen_block, look_at) on deposit_reading to stockless_app;
grant update (state, verdict, deposit_id, receipt_id, judged_at, look_at, booked_at) on deposit_transfer to stockless_app;
grant update (address, units, block, block_hash, at, seen_at, is_there) on deposit_sight to stockless_app;
grant update (final_block, at) on deposit_node to stockless_app;

-- A deposit that nobody asked for: money came to the shop's address. It promises no room below the cap.
alter table deposit add column is_unasked boolean not null default false;
-- Which number its address was made from; null at a bank and in test data.
alter table deposit add column account_number int;
-- What the chain itself says of the transaction that was told, as it was when it was asked.
alter table deposit add column claim_fact text check (claim_fact in
  ('found', 'waiting', 'failed', 'wrong_token', 'wrong_receiver', 'wrong_network', 'unknown'));
alter table deposit add column claim_at timestamptz;
grant update (claim_fact, claim_at) on deposit to stockless_app;

-- Who sends money back, and who else has seen that it went.
alter table deposit_receipt add column return_by uuid;
alter table deposit_receipt add column return_at timestamptz;
alter table deposit_receipt add column returned_by uuid;
alter table deposit_receipt add constraint deposit_receipt_return_two
  check (returned_by is null or coalesce(returned_by <> return_by, false));
alter table deposit_receipt add constraint deposit_receipt_return_inviter
  check (coalesce(return_by <> inviter, true) and coalesce(returned_by <> inviter, true));
alter table deposit_receipt add constraint deposit_receipt_returned
  check (state <> 'returned' or (returned_by is not null and length(reference) >= 4)) not valid;
grant update (return_by, return_at, returned_by) on deposit_receipt to stockless_app;

-- part: keys
alter table deposit_alarm add constraint deposit_alarm_of foreign key (shop_id, deposit_id) references deposit;
