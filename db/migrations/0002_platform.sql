-- room: platform
-- why:  values that must be unique everywhere, answers that must be given again, and work that is due.
-- lock: new tables only.

-- One row: what kind of database this is.
create table instance (
  only_row   boolean     not null primary key default true check (only_row),
  test_data  boolean     not null,
  created_at timestamptz not null
);

-- A globally unique value and the shop it leads to, such as `user:anna` or `handle:green-shop`.
create table claim (
  key        text        not null primary key,
  shop_id    bigint      not null,
  ref        text        not null default '',
  created_at timestamptz not null
);

-- The first statement of every request that moves money claims its key here; the answer is stored as
-- text and given again byte for byte, refusals too. Shop 0 holds the keys of calls without a shop.
create table idempotency (
  shop_id    bigint      not null,
  scope      text        not null,
  key        text        not null,
  body_hash  bytea       not null,
  status     smallint,
  answer     text,
  created_at timestamptz not null,
  primary key (shop_id, scope, key)
);
create index idempotency_age on idempotency (created_at);

-- What is due when. Deleted by the transaction that does it, so a crash repeats nothing and forgets nothing.
create table timer (
  shop_id bigint      not null,
  subject uuid        not null,
  kind    text        not null,
  due_at  timestamptz not null,
  tries   int         not null default 0,
  primary key (shop_id, subject, kind)
);
create index timer_due on timer (due_at);

-- Tries of strangers (sign-ins, invitation codes), counted in fixed windows.
create table rate (
  key       text        not null,
  window_at timestamptz not null,
  used      int         not null,
  primary key (key, window_at)
);

grant select, insert on instance, claim to stockless_app;
grant delete, update (ref) on claim to stockless_app;
grant select, insert, update, delete on idempotency, timer, rate to stockless_app;
