-- room: service
-- why:  whoever writes to us gets a number, sees that it was read, and is answered; whether an article helped is
--       one vote a person. Articles themselves ship with the product, in its languages.
-- lock: new tables only.

-- Keyed by the article: its votes are counted where they are, there is no counter that could drift.
create table article_vote (
  slug       text        not null check (length(slug) between 2 and 60),
  person_id  uuid        not null,
  is_helpful boolean     not null,
  at         timestamptz not null,
  primary key (slug, person_id)
);

create table feedback (
  shop_id     bigint      not null,
  id          uuid        not null,
  person_id   uuid        not null,
  number      int         not null check (number > 0),
  -- 300 characters as a person counts them are at most 4,800 code units (domain/graphemes.ts).
  content     text        not null check (length(content) between 1 and 4800),
  contact     text        check (length(contact) between 3 and 120),
  -- The screen it came from.
  page        text        check (length(page) <= 200),
  lang        text        not null,
  -- Pictures of the shop's own, in the order given.
  file_ids    uuid[]      not null check (cardinality(file_ids) <= 3),
  status      text        not null check (status in ('received', 'read', 'answered', 'done')),
  promise_at  timestamptz not null,
  answer      text        check (length(answer) between 2 and 2000),
  answered_by uuid,
  created_at  timestamptz not null,
  read_at     timestamptz,
  answered_at timestamptz,
  done_at     timestamptz,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (promise_at > created_at),
  check ((status = 'received') = (read_at is null)),
  check ((status in ('answered', 'done')) = (answer is not null and answered_by is not null and answered_at is not null)),
  check ((status = 'done') = (done_at is not null))
);
-- What the console works through: what was promised first comes first.
create index feedback_open on feedback (promise_at, id) where status in ('received', 'read');

-- The shop's last ticket number, and how many it wrote on the day that is named.
create table feedback_quota (
  shop_id     bigint not null primary key,
  last_number int    not null check (last_number > 0),
  day         date   not null,
  used        int    not null check (used between 0 and allowed),
  allowed     int    not null
);

grant select, insert on article_vote, feedback, feedback_quota to stockless_app;
grant update (is_helpful, at) on article_vote to stockless_app;
grant update (status, answer, answered_by, read_at, answered_at, done_at) on feedback to stockless_app;
grant update (last_number, day, used, allowed) on feedback_quota to stockless_app;
