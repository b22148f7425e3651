-- room: domains
-- why:  the server makes certificates for the domains of shops itself, from any authority that speaks ACME (RFC 8555), and
--       every node answers with them. Private keys are sealed under the keys of the instance (docs/decisions/0215).
-- lock: new tables alone.

-- The certificate of a domain that is in use, or the last try to make one.
create table domain_certificate (
  host       text        not null,
  shop_id    bigint      not null,
  -- PEM, the domain's own certificate first.
  chain      text        check (length(chain) between 100 and 100000),
  key_sealed bytea,
  starts_at  timestamptz,
  ends_at    timestamptz,
  -- Tries in a row that failed, and what the last one said.
  tries      integer     not null default 0 check (tries >= 0),
  fault      text        check (fault in ('limited', 'refused', 'unreachable', 'away')),
  fault_text text        check (length(fault_text) <= 300),
  tried_at   timestamptz not null,
  again_at   timestamptz,
  primary key (host),
  constraint domain_certificate_whole check ((chain is null) = (key_sealed is null)
    and (chain is null) = (starts_at is null) and (chain is null) = (ends_at is null)),
  constraint domain_certificate_time check (ends_at > starts_at),
  constraint domain_certificate_fault check ((tries = 0) = (fault is null))
);
grant select, insert, update, delete on domain_certificate to stockless_app;

-- What the authority is answered while it looks whether a domain leads here: by any node.
create table domain_challenge (
  token   text        not null check (token ~ '^[A-Za-z0-9_-]{1,200}$'),
  host    text        not null,
  answer  text        not null check (length(answer) <= 500),
  ends_at timestamptz not null,
  primary key (token)
);
create index domain_challenge_end on domain_challenge (ends_at);
grant select, insert, update, delete on domain_challenge to stockless_app;

-- The account of the instance with an authority.
create table domain_authority (
  directory  text        not null,
  key_sealed bytea       not null,
  -- Where the authority has it; null until it has.
  account    text,
  made_at    timestamptz not null,
  primary key (directory)
);
grant select, insert, update on domain_authority to stockless_app;
