-- room: identity
-- why:  a verification is taken back only by two people, one who asks and one of finance, with a statement that the
--       merchant reads. The table refuses the same person twice.
-- lock: new table only.

create table identity_recall (
  shop_id   bigint      not null,
  id        uuid        not null,
  statement text        not null check (length(statement) between 40 and 2000),
  asked_by  uuid        not null,
  asked_at  timestamptz not null,
  agreed_by uuid,
  agreed_at timestamptz,
  primary key (shop_id, id),
  check ((agreed_by is null) = (agreed_at is null)),
  check (agreed_by <> asked_by)
);
-- One at a time.
create unique index identity_recall_open on identity_recall (shop_id) where agreed_at is null;

grant select, insert on identity_recall to stockless_app;
grant update (agreed_by, agreed_at) on identity_recall to stockless_app;

-- part: keys
alter table identity_recall add constraint identity_recall_identity foreign key (shop_id) references identity;
