-- room: invitation
-- why:  the house can close its door for a while: every closing says why, until when and by whom, and it opens again by
--       itself; who came through whom is read from the invitations themselves.
-- lock: an index on a small table; the rest is a new table.

-- The newest row counts. Rows are never changed.
create table registration_switch (
  -- One after the other: of two who switch at once one is told to look again.
  n        int         not null primary key check (n > 0),
  is_open  boolean     not null,
  reason   text        not null check (length(btrim(reason)) between 10 and 500),
  -- A closing ends by itself, after 90 days at the latest.
  until_at timestamptz,
  by_id    uuid        not null,
  at       timestamptz not null,
  check (is_open = (until_at is null)),
  check (until_at > at and until_at <= at + interval '90 days')
);
create index invitation_maker on invitation (made_by, created_at desc) where inviter_shop_id is null;

grant select, insert on registration_switch to stockless_app;
