-- room: people
-- why:  money leaves with a second secret, signing in may ask for a second device, and a person keeps their own
--       facts. Tries are counted by rows of their own, so that a refused request cannot undo them.
-- lock: new tables; new columns without a rewrite hold merchant and session for an instant.

alter table merchant
  add column nickname       text check (length(nickname) between 1 and 40),
  add column email          text check (length(email) between 3 and 254),
  add column phone          text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column tz             text check (length(tz) between 1 and 64),
  add column avatar_file_id uuid,
  -- What differs from the usual choices: {kind: {app, push, email}}.
  add column notify         jsonb not null default '{}';

-- The network a session came from, without its last part: enough to know one's own.
alter table session add column place text not null default '' check (length(place) <= 64);

create table merchant_safety (
  shop_id              bigint      not null,
  person_id            uuid        not null,
  pay_hash             text,
  -- A keyed hash of the last change, so that the same change sent twice is the same answer.
  pay_change_mark      bytea,
  withdraw_paused_until timestamptz,
  -- Secrets of authenticator apps, encrypted with a key of the instance.
  factor_box           bytea,
  factor_on_at         timestamptz,
  -- The time step of the last code that was taken: no code counts twice.
  factor_step          bigint      not null default 0,
  factor_new_box       bytea,
  factor_new_until     timestamptz,
  primary key (shop_id, person_id),
  check ((factor_box is null) = (factor_on_at is null)),
  check ((factor_new_box is null) = (factor_new_until is null))
);

create table recovery_code (
  shop_id   bigint      not null,
  person_id uuid        not null,
  code_hash bytea       not null check (length(code_hash) = 32),
  used_at   timestamptz,
  primary key (shop_id, person_id, code_hash)
);

-- Tries at a secret that were begun since `since`; the last one allowed closes the door until `locked_until`.
create table merchant_try (
  shop_id      bigint      not null,
  person_id    uuid        not null,
  secret       text        not null check (secret in ('pay', 'factor', 'password')),
  tries        smallint    not null check (tries between 0 and 5),
  since        timestamptz not null,
  locked_at    timestamptz,
  locked_until timestamptz,
  primary key (shop_id, person_id, secret)
);

grant update (nickname, email, phone, tz, avatar_file_id, notify) on merchant to stockless_app;
grant select, insert on merchant_safety, merchant_try to stockless_app;
grant update (pay_hash, pay_change_mark, withdraw_paused_until, factor_box, factor_on_at, factor_step,
  factor_new_box, factor_new_until) on merchant_safety to stockless_app;
grant update (tries, since, locked_at, locked_until) on merchant_try to stockless_app;
grant select, insert, delete on recovery_code to stockless_app;
grant update (used_at) on recovery_code to stockless_app;
