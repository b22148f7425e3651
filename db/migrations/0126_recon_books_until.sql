-- room: reconciliation
-- why:  books were checked in the current minute of the day, and runs are a little more than a minute apart: books of the
--       minutes in between were silently skipped. A run says up to which minute they have been checked, and the next one
--       goes on there.
-- lock: a column without a default.

alter table recon_run add column books_until timestamptz;
