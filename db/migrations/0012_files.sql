-- room: files
-- why:  uploaded files by their owner; the bytes lie beside the database, private ones encrypted.
-- lock: new tables only.

create table file (
  shop_id    bigint      not null,
  id         uuid        not null,
  kind       text        not null check (kind in ('avatar', 'logo', 'banner', 'goods', 'comment', 'proof', 'case',
                         'chat', 'identity', 'qualification')),
  -- Folder of a public file below `files/u`; a private file lies in the vault under its id.
  folder     text        check (folder ~ '^[0-9a-f]{32}$'),
  name       text        not null check (length(name) <= 120),
  mime       text        not null,
  bytes      int         not null check (bytes > 0),
  width      int         check (width > 0),
  height     int         check (height > 0),
  -- Widths that are kept, smallest first; empty for what is no picture.
  widths     int[]       not null,
  -- Of what was sent, before it was made anew.
  sha256     bytea       not null check (length(sha256) = 32),
  made_by    uuid        not null,
  created_at timestamptz not null,
  erased_at  timestamptz,
  primary key (shop_id, id),
  check ((width is null) = (height is null)),
  check ((folder is null) = (kind in ('proof', 'case', 'chat', 'identity', 'qualification')))
);

-- Uploads of the shop's day (UTC): counted in the transaction that keeps the file.
create table file_quota (
  shop_id bigint not null primary key,
  day     date   not null,
  used    int    not null check (used between 1 and 200)
);

grant select, insert on file, file_quota to stockless_app;
grant update (erased_at) on file to stockless_app;
grant update (day, used) on file_quota to stockless_app;

-- part: keys
alter table file add constraint file_shop foreign key (shop_id) references shop;
alter table file_quota add constraint file_quota_shop foreign key (shop_id) references shop;
