-- room: checkout
-- why:  payments by a token on a chain: an address a payment, every final transfer once in the whole instance, and what
--       goes back to buyers, signed and kept before it is sent.
-- lock: new tables only.

-- One address a payment, never used again and never deleted. The counters bound what may go back.
create table chain_address (
  chain          text        not null check (chain in ('ethereum', 'tron')),
  address        text        not null,
  payment_id     text        not null,
  contract       text        not null,
  -- What the payment asks for.
  units          bigint      not null check (units > 0),
  -- Every block up to this one was read for it.
  seen_block     bigint      not null check (seen_block >= 0),
  look_at        timestamptz not null,
  opened_at      timestamptz not null,
  expires_at     timestamptz not null,
  watch_until    timestamptz not null,
  received_units bigint      not null default 0,
  captured_units bigint      not null default 0,
  captured_hash  bytea,
  captured_index int,
  -- Of what was captured; of the rest.
  refunded_units bigint      not null default 0,
  returned_units bigint      not null default 0,
  -- The house has recorded the capture.
  told_at        timestamptz,
  -- Where the buyer wants money back that is owed.
  return_to      text        check (length(return_to) between 30 and 50),
  primary key (chain, address),
  unique (chain, payment_id),
  check (captured_units in (0, units)),
  check (refunded_units between 0 and captured_units),
  check (returned_units >= 0 and captured_units + returned_units <= received_units),
  check ((captured_units = 0) = (captured_hash is null) and (captured_hash is null) = (captured_index is null))
);
create index chain_address_look on chain_address (chain, look_at);
create index chain_address_full on chain_address (chain) where received_units - returned_units >= units and told_at is null;
create index chain_address_rest on chain_address (chain) where received_units > captured_units + returned_units;

-- A final transfer counts once ever: over all shops, processes and spellings of its hash.
create table chain_transfer (
  chain     text        not null,
  hash      bytea       not null check (length(hash) = 32),
  log_index int         not null check (log_index >= 0),
  address   text        not null,
  sender    text        not null,
  units     bigint      not null check (units > 0),
  block     bigint      not null check (block >= 0),
  at        timestamptz not null,
  seen_at   timestamptz not null,
  primary key (chain, hash, log_index),
  unique (chain, address, hash, log_index)
);

-- `refund`: of a captured payment, under the refund's id. `rest`: what was too little, too much or too late.
create table chain_return (
  chain      text        not null,
  id         text        not null,
  address    text        not null,
  kind       text        not null check (kind in ('refund', 'rest')),
  units      bigint      not null check (units > 0),
  to_address text        check (length(to_address) between 30 and 50),
  state      text        not null check (state in ('owed', 'named', 'sent', 'paid')),
  created_at timestamptz not null,
  paid_at    timestamptz,
  primary key (chain, id),
  check ((state = 'owed') = (to_address is null)),
  check ((state = 'paid') = (paid_at is not null))
);
create index chain_return_of on chain_return (chain, address);
create index chain_return_open on chain_return (chain, created_at) where state in ('named', 'sent');

-- Signed transactions, kept before anybody else has them: a lost answer sends the very same one again.
create table chain_send (
  chain       text        not null,
  return_id   text        not null,
  attempt     int         not null check (attempt > 0),
  signer      text        not null,
  nonce       bigint      check (nonce >= 0),
  hash        bytea       not null check (length(hash) = 32),
  raw         text        not null,
  valid_until timestamptz,
  signed_at   timestamptz not null,
  primary key (chain, return_id, attempt),
  unique (chain, hash)
);

-- The number of a signer's next transaction. Two refunds never take the same one.
create table chain_signer (
  chain      text   not null,
  address    text   not null,
  next_nonce bigint not null check (next_nonce >= 0),
  primary key (chain, address)
);

grant select, insert on chain_address, chain_transfer, chain_return, chain_send, chain_signer to stockless_app;
grant update (seen_block, look_at, received_units, captured_units, captured_hash, captured_index, refunded_units,
  returned_units, told_at, return_to) on chain_address to stockless_app;
grant update (to_address, state, paid_at) on chain_return to stockless_app;
grant update (next_nonce) on chain_signer to stockless_app;

-- part: keys
alter table chain_address add constraint chain_address_captured
  foreign key (chain, address, captured_hash, captured_index)
  references chain_transfer (chain, address, hash, log_index);
alter table chain_transfer add constraint chain_transfer_to foreign key (chain, address) references chain_address;
alter table chain_return add constraint chain_return_from foreign key (chain, address) references chain_address;
alter table chain_send add constraint chain_send_of foreign key (chain, return_id) references chain_return (chain, id);
