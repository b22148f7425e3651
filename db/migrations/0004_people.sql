-- room: people
-- why:  who may sign in, and the sessions they hold; only hashes of secrets are kept.
-- lock: new tables only.

create table merchant (
  shop_id         bigint      not null,
  id              uuid        not null,
  username        text        not null check (length(username) between 3 and 64),
  password_hash   text        not null,
  invitation_id   uuid        not null,
  identity_status text        not null default 'unverified'
                  check (identity_status in ('unverified', 'applying', 'verified', 'rejected')),
  lang            text        not null,
  created_at      timestamptz not null,
  primary key (shop_id, id)
);

-- People of the console. A supplier's person acts for one supplier only.
create table operator (
  id            uuid        not null primary key,
  username      text        not null unique check (username = lower(username)),
  password_hash text        not null,
  name          text        not null,
  role          text        not null check (role in ('owner', 'catalogue', 'supplier')),
  supplier_id   uuid,
  created_at    timestamptz not null,
  disabled_at   timestamptz,
  check ((role = 'supplier') = (supplier_id is not null))
);

-- Keyed by the token's SHA-256: the token itself is nowhere.
create table session (
  token_hash  bytea       not null primary key check (length(token_hash) = 32),
  actor       text        not null check (actor in ('merchant', 'operator', 'supplier')),
  person_id   uuid        not null,
  shop_id     bigint,
  supplier_id uuid,
  role        text        not null,
  device      text        not null default '',
  created_at  timestamptz not null,
  seen_at     timestamptz not null,
  ends_at     timestamptz not null,
  revoked_at  timestamptz,
  check ((actor = 'merchant') = (shop_id is not null)),
  check ((actor = 'supplier') = (supplier_id is not null))
);
create index session_person on session (person_id, created_at);

create table invitation (
  id         uuid        not null primary key,
  code       text        not null unique check (code ~ '^[2-9A-HJ-NP-Z]{16}$'),
  state      text        not null check (state in ('unused', 'opened', 'joined', 'revoked')),
  made_by    uuid        not null,
  made_by_name text      not null,
  note       text        not null default '',
  username   text,
  shop_id    bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  joined_at  timestamptz,
  check ((state = 'joined') = (joined_at is not null and username is not null and shop_id is not null))
);
create index invitation_new on invitation (created_at desc);

grant select, insert on merchant, operator, session, invitation to stockless_app;
grant update (password_hash, lang, identity_status) on merchant to stockless_app;
grant update (seen_at, revoked_at) on session to stockless_app;
grant update (state, username, shop_id, joined_at) on invitation to stockless_app;
