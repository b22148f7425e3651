-- room: pricing
-- why:  every quote read price lists, tax rules and currency rates that an import changes a few times a day. What is
--       kept of them in memory is good for one version: each import writes a new one, and whoever prices reads it with
--       the goods, in the statement that it needs anyway.
-- lock: a new table of one row.

create table price_tables (
  n       int  not null primary key check (n = 1),
  -- Of nothing that was ever written before: a version that was rolled back never comes again.
  version uuid not null
);
insert into price_tables (n, version) values (1, gen_random_uuid());

grant select, insert, update (version) on price_tables to stockless_app;
