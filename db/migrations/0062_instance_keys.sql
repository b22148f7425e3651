-- room: platform
-- why:  a database is of test data or real for ever, and belongs to one set of keys: with others, order links, sealed
--       account numbers and second factors would be lost without a word.
-- lock: a unique constraint on a table of one row, and a new table.

alter table instance add constraint instance_kind unique (test_data);

-- What each key of the instance looks like from outside. A key keeps its name for ever; another one under the same name is refused.
create table instance_key (
  name        text        not null primary key check (length(name) between 1 and 60),
  fingerprint bytea       not null check (length(fingerprint) = 32),
  -- While a key stands here, nobody changes what kind of database this is.
  test_data   boolean     not null references instance (test_data),
  first_at    timestamptz not null
);

grant select, insert on instance_key to stockless_app;
