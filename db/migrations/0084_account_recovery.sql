-- room: people
-- why:  whoever has forgotten the sign-in password gets in again without anybody's help: by the confirmed address, or by
--       codes on paper. An address that was replaced still hears of it.
-- lock: a new table; a new column without a rewrite holds merchant for an instant.

-- Codes that replace a forgotten sign-in password. Kept are keyed hashes; each opens once.
create table account_code (
  shop_id   bigint      not null,
  person_id uuid        not null,
  code_hash bytea       not null check (length(code_hash) = 32),
  made_at   timestamptz not null,
  used_at   timestamptz check (used_at >= made_at),
  primary key (shop_id, person_id, code_hash)
);
grant select, insert, delete on account_code to stockless_app;
grant update (used_at) on account_code to stockless_app;

alter table merchant add column email_changed_at timestamptz;
grant update (email_changed_at) on merchant to stockless_app;
