-- room: identity
-- why:  who a merchant is: what they sent, who looked at it, what was decided and why. Documents lie encrypted in the
--       vault and are erased on the day that was promised; what was seen and decided stays.
-- lock: new tables only.

create table identity (
  shop_id          bigint      not null primary key,
  person_id        uuid        not null,
  status           text        not null check (status in
                   ('unverified', 'applying', 'verified', 'rejected', 'expiring')),
  -- What was verified last; it stays while a renewal is looked at.
  kind             text        check (kind in ('person', 'company')),
  legal_name       text,
  country          text        check (country ~ '^[A-Z]{2}$'),
  document_ends_on date,
  verified_at      timestamptz,
  check ((verified_at is null) = (legal_name is null)),
  check ((verified_at is null) = (kind is null)),
  check (status not in ('verified', 'expiring') or verified_at is not null)
);

create table identity_application (
  shop_id          bigint      not null,
  id               uuid        not null,
  state            text        not null default 'open' check (state in ('open', 'verified', 'rejected')),
  kind             text        not null check (kind in ('person', 'company')),
  country          text        not null check (country ~ '^[A-Z]{2}$'),
  doc_type         text        not null check (doc_type in ('passport', 'id_card', 'driving_licence', 'residence_permit')),
  full_name        text        not null,
  representative   text        not null default '',
  birth_date       date,
  document_ends_on date,
  -- Encrypted with the instance's key; people see the last four signs.
  number_sealed    bytea,
  number_last      text        not null,
  -- A keyed hash: tells that two applications name one document, and nothing else.
  number_key       bytea       not null check (length(number_key) = 32),
  phone            text,
  submitted_by     uuid        not null,
  submitted_at     timestamptz not null,
  promise_at       timestamptz not null check (promise_at > submitted_at),
  taken_by         uuid,
  taken_at         timestamptz,
  decided_by       uuid,
  decided_at       timestamptz,
  -- {field: reason} of a rejection, and the reviewer's own words.
  reasons          jsonb       not null default '{}',
  note             text        not null default '' check (length(note) <= 500),
  erase_at         timestamptz not null,
  erased_at        timestamptz,
  primary key (shop_id, id),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'rejected') = (reasons <> '{}')),
  check (erased_at is not null or (birth_date is not null and number_sealed is not null and phone is not null))
);
-- One application at a time: the slot.
create unique index identity_open on identity_application (shop_id) where state = 'open';
create index identity_waiting on identity_application (promise_at) where state = 'open';
create index identity_number on identity_application (number_key);

create table identity_document (
  shop_id        bigint not null,
  application_id uuid   not null,
  field          text   not null check (field in ('front', 'back', 'selfie', 'qualification')),
  position       int    not null check (position between 1 and 5),
  file_id        uuid   not null,
  sha256         bytea  not null,
  primary key (shop_id, application_id, field, position),
  check (field = 'qualification' or position = 1)
);
create index identity_sha on identity_document (sha256);

-- Every look at documents, for their owner to see. Append-only.
create table identity_view (
  shop_id        bigint      not null,
  id             uuid        not null,
  application_id uuid        not null,
  viewer_id      uuid        not null,
  at             timestamptz not null,
  primary key (shop_id, id)
);

-- Applications of the shop's day (UTC).
create table identity_quota (
  shop_id bigint not null primary key,
  day     date   not null,
  used    int    not null check (used between 1 and 5)
);

grant select, insert on identity, identity_application, identity_document, identity_view, identity_quota
  to stockless_app;
grant update (status, person_id, kind, legal_name, country, document_ends_on, verified_at) on identity to stockless_app;
grant update (state, taken_by, taken_at, decided_by, decided_at, reasons, note, erase_at, erased_at, birth_date,
  number_sealed, phone) on identity_application to stockless_app;
grant update (day, used) on identity_quota to stockless_app;

-- part: keys
alter table identity add constraint identity_shop foreign key (shop_id) references shop;
alter table identity_application add constraint identity_application_identity
  foreign key (shop_id) references identity;
alter table identity_document add constraint identity_document_application
  foreign key (shop_id, application_id) references identity_application;
alter table identity_document add constraint identity_document_file
  foreign key (shop_id, file_id) references file;
alter table identity_view add constraint identity_view_application
  foreign key (shop_id, application_id) references identity_application;
alter table identity_quota add constraint identity_quota_shop foreign key (shop_id) references shop;
