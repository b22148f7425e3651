-- room: service
-- why:  who has lost password, address and codes, or whose shop is closed, could write to nobody: every way to us began
--       with a sign-in. A request without a session has a number, an answer by email and a link that reads it.
-- lock: new tables only.

-- The last number of a year.
create table contact_number (
  year int primary key check (year between 2000 and 9999),
  last int not null check (last > 0)
);
grant select, insert, update on contact_number to stockless_app;

create table contact_request (
  id          uuid        primary key,
  number      text        not null unique check (number ~ '^C-[0-9]{4}-[0-9]{6,9}$'),
  -- Of the secret in the link, which follows from the instance's secret and is kept nowhere.
  token_hash  bytea       not null unique check (length(token_hash) = 32),
  topic       text        not null check (topic in ('sign_in', 'closed', 'invitation', 'page', 'other')),
  email       text        not null check (length(email) between 3 and 254),
  -- The shop or user name that was typed. Nobody has looked whether there is one.
  name        text        check (length(name) between 1 and 80),
  lang        text        not null,
  status      text        not null check (status in ('open', 'answered', 'closed')),
  promise_at  timestamptz not null,
  created_at  timestamptz not null,
  -- Its writer adds to it once.
  added_at    timestamptz check (added_at >= created_at),
  answered_at timestamptz check (answered_at >= created_at),
  closed_at   timestamptz check (closed_at >= created_at),
  -- The link reads until then; what is not open is deleted after it.
  ends_at     timestamptz not null,
  mail_tries  int         not null default 0 check (mail_tries >= 0),
  -- Set where an email could not be delivered.
  mail_lost_at timestamptz,
  check (promise_at > created_at and ends_at > created_at),
  check ((status = 'closed') = (closed_at is not null)),
  check (status <> 'answered' or answered_at is not null)
);
create index contact_request_waits on contact_request (promise_at, id) where status = 'open';
create index contact_request_ends on contact_request (ends_at);
grant select, insert, delete on contact_request to stockless_app;
grant update (status, promise_at, added_at, answered_at, closed_at, ends_at, mail_tries, mail_lost_at)
  on contact_request to stockless_app;

-- What was said, in its order. Nobody rewrites it; it goes with its request.
create table contact_message (
  request_id  uuid        not null references contact_request on delete cascade,
  n           int         not null check (n > 0),
  -- Null for the writer's own.
  operator_id uuid,
  content     text        not null check (length(content) between 2 and 8000),
  at          timestamptz not null,
  primary key (request_id, n)
);
grant select, insert on contact_message to stockless_app;

-- One email an hour to an address, whoever names it. A keyed hash: it cannot be read back.
create table contact_address (
  address_hash bytea       primary key check (length(address_hash) = 32),
  next_at      timestamptz not null
);
create index contact_address_next on contact_address (next_at);
grant select, insert, update, delete on contact_address to stockless_app;
