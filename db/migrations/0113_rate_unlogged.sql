-- room: platform
-- why:  counted tries are worth nothing after their window, and two of them are written for every order. Without a log
--       they cost no flush of their own; after a crash of the database, and on a restored backup, windows begin anew.
-- lock: access exclusive on rate, a table of at most two days of counters, for as long as it takes to copy it.

alter table rate set unlogged;
