-- room: notifications
-- why:  a link that replaces a forgotten password is sent like a code that confirms an address, and is kept nowhere.
-- lock: the constraint is added without reading the table, then checked while it is used.

alter table notice_delivery drop constraint notice_delivery_what_check;
alter table notice_delivery add constraint notice_delivery_what_check
  check (what in ('notice', 'digest', 'code', 'test', 'reset')) not valid;
alter table notice_delivery validate constraint notice_delivery_what_check;
