-- room: showcase
-- why:  a product that is replaced by the same goods of another supplier is one act, taken back as one: a row that came and
--       one that went.
-- lock: the constraints are held for a moment; a shop has a handful of rows, of ten minutes.

alter table showcase_undo drop constraint showcase_undo_kind_check;
alter table showcase_undo add constraint showcase_undo_kind_check
  check (kind in ('add', 'remove', 'price', 'file', 'swap'));
alter table showcase_undo drop constraint showcase_undo_check;
alter table showcase_undo add constraint showcase_undo_check
  check ((kind in ('remove', 'swap')) = (deleted_day is not null));
