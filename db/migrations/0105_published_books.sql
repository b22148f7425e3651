-- room: audit
-- why:  a whole book could be written anew, with hashes that fit. The hourly signed head says what the heads of all books
--       were as well, each bound to the number of its last transfer: a book that was rewritten differs from it.
-- lock: new table; two columns without defaults.

create table book_leaf (
  shop_id bigint not null,
  no      int    not null check (no > 0),
  seq     bigint not null check (seq > 0),
  hash    bytea  not null check (length(hash) = 32),
  primary key (shop_id, no),
  unique (shop_id, seq)
);
grant select, insert on book_leaf to stockless_app;

alter table audit_publication
  add column books      int check (books >= 0),
  add column books_root bytea check (length(books_root) = 32),
  add constraint audit_publication_books check ((books is null) = (books_root is null));
