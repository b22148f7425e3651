-- room: showcase
-- why:  a merchant brings prices as a file: what it would do is kept until the merchant decides, so that exactly what was
--       shown is written, once (docs/decisions/0203). One such act has as many rows as a showcase, and it adds and
--       changes at once.
-- lock: a new table; the checks of showcase_undo are compared with its rows, of which there are those of ten minutes.

-- A file as it was read: what it would do to each row. After it was written its rows are emptied.
create table showcase_file (
  shop_id     bigint      not null,
  id          uuid        not null,
  -- The digest of its bytes: the same file is known again.
  sha256      text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at  timestamptz not null,
  -- One place of each array for each row that would change; the version is 0 for goods that are to be added.
  goods_ids   uuid[]      not null,
  price_units bigint[]    not null,
  states      text[]      not null check (states <@ array['listed', 'delisted']),
  versions    int[]       not null,
  written_at  timestamptz,
  -- What was written.
  added       int,
  priced      int,
  listed      int,
  delisted    int,
  undo_id     uuid,
  undo_until  timestamptz,
  primary key (shop_id, id),
  constraint showcase_file_shop foreign key (shop_id) references shop,
  constraint showcase_file_rows check (cardinality(goods_ids) = cardinality(price_units)
    and cardinality(goods_ids) = cardinality(states) and cardinality(goods_ids) = cardinality(versions)
    and cardinality(goods_ids) <= 20000),
  constraint showcase_file_written check ((written_at is null) = (added is null)
    and (written_at is null) = (priced is null) and (written_at is null) = (listed is null)
    and (written_at is null) = (delisted is null)),
  constraint showcase_file_emptied check (written_at is null or cardinality(goods_ids) = 0)
);
create index showcase_file_made on showcase_file (shop_id, created_at desc);
create index showcase_file_same on showcase_file (shop_id, sha256, written_at);

grant select, insert, delete on showcase_file to stockless_app;
grant update (goods_ids, price_units, states, versions, written_at, added, priced, listed, delisted, undo_id, undo_until)
  on showcase_file to stockless_app;

alter table showcase_undo drop constraint showcase_undo_kind_check;
alter table showcase_undo add constraint showcase_undo_kind_check check (kind in ('add', 'remove', 'price', 'file'));
alter table showcase_undo drop constraint showcase_undo_row_count_check;
alter table showcase_undo add constraint showcase_undo_row_count_check check (row_count between 1 and 20000
  and (kind = 'file' or row_count <= 500));
