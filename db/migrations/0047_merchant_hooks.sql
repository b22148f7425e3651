-- room: hooks
-- why:  merchants' own programs: keys of which only the hash is kept, and messages that are sent to their addresses at
--       least once, kept for a while so that they can be sent again.
-- lock: new tables; an index on the steps of cases.

-- A key is one of five places of its shop while it lives; a revoked one has none.
create table merchant_key (
  shop_id      bigint      not null,
  id           uuid        not null,
  slot         int         check (slot between 1 and 5),
  name         text        not null check (length(name) between 1 and 60),
  hash         bytea       not null check (length(hash) = 32),
  -- The key's first and last signs, so that its person knows it again.
  head         text        not null check (length(head) between 8 and 24),
  tail         text        not null check (length(tail) = 4),
  scopes       text[]      not null check (cardinality(scopes) between 1 and 4
               and scopes <@ array['orders.read', 'wallet.read', 'showcase.read', 'showcase.write']),
  made_by      uuid        not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null check (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at   timestamptz,
  primary key (shop_id, id),
  unique (shop_id, slot),
  unique (shop_id, hash),
  check ((slot is null) = (revoked_at is not null))
);
grant select, insert on merchant_key to stockless_app;
grant update (slot, last_used_at, revoked_at) on merchant_key to stockless_app;

-- How far facts of a shop were collected, and the number of its last message. Whoever writes messages holds this row.
create table hook_shop (
  shop_id      bigint      not null primary key,
  collected_to timestamptz not null,
  last_n       bigint      not null default 0 check (last_n >= 0),
  purged_at    timestamptz not null
);
grant select, insert on hook_shop to stockless_app;
grant update (collected_to, last_n, purged_at) on hook_shop to stockless_app;

-- Secrets are derived from the house's secret and the salt, and stand nowhere. The one before still signs for a day.
create table hook_endpoint (
  shop_id        bigint      not null,
  id             uuid        not null,
  slot           int         check (slot between 1 and 5),
  url            text        not null check (length(url) between 10 and 500),
  types          text[]      not null check (cardinality(types) between 1 and 60),
  salt           bytea       not null check (length(salt) = 32),
  old_salt       bytea       check (length(old_salt) = 32),
  old_until      timestamptz,
  made_by        uuid        not null,
  created_at     timestamptz not null,
  -- Since when nothing was taken; null where the last message was.
  failing_since  timestamptz,
  disabled_at    timestamptz,
  disabled_why   text        check (disabled_why in ('failing', 'person')),
  removed_at     timestamptz,
  primary key (shop_id, id),
  unique (shop_id, slot),
  check ((slot is null) = (removed_at is not null)),
  check ((disabled_at is null) = (disabled_why is null)),
  check ((old_salt is null) = (old_until is null))
);
grant select, insert on hook_endpoint to stockless_app;
grant update (slot, url, types, salt, old_salt, old_until, failing_since, disabled_at, disabled_why, removed_at)
  on hook_endpoint to stockless_app;

-- A fact that was found is one message for ever, whoever it is sent to and however often.
create table hook_event (
  shop_id  bigint      not null,
  id       uuid        not null,
  n        bigint      not null,
  fact     text        not null check (length(fact) between 3 and 200),
  type     text        not null check (length(type) between 3 and 60),
  about    text        not null check (length(about) between 3 and 100),
  at       timestamptz not null,
  body     text        not null,
  primary key (shop_id, id),
  unique (shop_id, n),
  unique (shop_id, fact)
);
create index hook_event_time on hook_event (shop_id, at);
grant select, insert, delete on hook_event to stockless_app;

create table hook_delivery (
  shop_id     bigint      not null,
  endpoint_id uuid        not null,
  event_id    uuid        not null,
  n           bigint      not null,
  about       text        not null,
  state       text        not null check (state in ('waiting', 'delivered', 'failed')),
  tries       int         not null default 0 check (tries between 0 and 1000),
  -- When it may be sent next; while it is under way, when another process may.
  next_at     timestamptz not null,
  last_at     timestamptz,
  status      int         check (status between 100 and 999),
  took_ms     int         check (took_ms >= 0),
  failure     text        check (failure in ('timeout', 'answer', 'redirect', 'address', 'connection', 'tls')),
  replays     int         not null default 0 check (replays >= 0),
  primary key (shop_id, endpoint_id, event_id)
);
create index hook_delivery_waiting on hook_delivery (shop_id, endpoint_id, about, n) where state = 'waiting';
create index hook_delivery_newest on hook_delivery (shop_id, endpoint_id, n desc);
grant select, insert, delete on hook_delivery to stockless_app;
grant update (state, tries, next_at, last_at, status, took_ms, failure, replays) on hook_delivery to stockless_app;

create index case_event_new on case_event (shop_id, at);

-- part: keys
alter table hook_delivery add constraint delivery_endpoint foreign key (shop_id, endpoint_id) references hook_endpoint;
alter table hook_delivery add constraint delivery_event foreign key (shop_id, event_id) references hook_event on delete cascade;
