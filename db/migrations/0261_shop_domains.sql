-- room: domains
-- why:  a shop may be reached at a domain of its own. Who asks for a name proves by two DNS records that it is theirs and
--       points here; until then it keeps nobody else from asking for it (docs/decisions/0215).
-- lock: new tables alone.

-- The domain that a shop asked for, and what the last look at its DNS found.
create table shop_domain (
  shop_id       bigint      not null,
  id            uuid        not null,
  -- As DNS has it: small letters, other scripts as xn--.
  host          text        not null check (host = lower(host) and length(host) between 4 and 253),
  -- What the TXT record must say.
  token         text        not null check (length(token) between 20 and 100),
  added_at      timestamptz not null,
  added_by      uuid        not null,
  checked_at    timestamptz,
  -- What stands in DNS: {txt, names, addresses}.
  found         jsonb       not null default '{}',
  -- When both records were right for the first time.
  verified_at   timestamptz,
  fault         text        check (fault in ('no_txt', 'wrong_txt', 'no_record', 'elsewhere', 'dns_away', 'taken')),
  -- Looks in a row that found something else than before.
  misses        integer     not null default 0 check (misses >= 0),
  -- Since when a domain that was verified is not in use.
  failing_since timestamptz,
  primary key (shop_id),
  constraint shop_domain_shop foreign key (shop_id) references shop (shop_id),
  constraint shop_domain_failing check (failing_since is null or (verified_at is not null and fault is not null))
);
grant select, insert, update, delete on shop_domain to stockless_app;

-- A domain that was verified, and the one shop that it leads to.
create table domain_host (
  host     text        not null,
  shop_id  bigint      not null,
  -- That of the shop: where the TXT record has another shop's and not this one, the name has changed hands.
  token    text        not null,
  -- False while it is not in use: nothing is served at it, and no certificate made for it.
  is_live  boolean     not null,
  taken_at timestamptz not null,
  primary key (host)
);
grant select, insert, update, delete on domain_host to stockless_app;
