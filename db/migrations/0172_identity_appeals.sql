-- room: identity
-- why:  a refused identity, and a verification that was revoked, can be appealed as a restriction can: once, within 183
--       days, decided within 10 by another person than those who said no. The table refuses everything else.
-- lock: two new tables; two keys of identity_application and identity_recall are built, each a short lock.

-- What is appealed stays as it was said: the keys below name who refused, and when.
alter table identity_application add constraint identity_application_refused
  unique (shop_id, id, state, decided_by, decided_at);
alter table identity_recall add constraint identity_recall_agreed
  unique (shop_id, id, asked_by, agreed_by, agreed_at);

-- `refused_by` refused the application, or asked for the revocation, to which `agreed_by` agreed.
create table identity_appeal (
  shop_id           bigint      not null,
  id                uuid        not null,
  application_id    uuid,
  application_state text        generated always as
    (case when application_id is null then null else 'rejected' end) stored,
  recall_id         uuid,
  refused_by        uuid        not null,
  agreed_by         uuid,
  refused_at        timestamptz not null,
  body              text        not null check (length(btrim(body)) between 40 and 2000),
  person_id         uuid        not null,
  state             text        not null check (state in ('open', 'upheld', 'overturned')),
  opened_at         timestamptz not null,
  decide_by         timestamptz not null,
  decided_at        timestamptz,
  decided_by        uuid,
  decision          text        check (length(btrim(decision)) between 40 and 2000),
  primary key (shop_id, id),
  unique (shop_id, application_id),
  unique (shop_id, recall_id),
  check ((application_id is null) <> (recall_id is null)),
  check ((recall_id is null) = (agreed_by is null)),
  check (decided_by <> refused_by),
  check (decided_by <> agreed_by),
  check (extract(epoch from opened_at - refused_at) between 0 and 183 * 86400),
  check (extract(epoch from decide_by - opened_at) between 1 and 10 * 86400),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((decided_by is null) = (decision is null))
);
create index identity_appeal_waiting on identity_appeal (decide_by) where state = 'open';
create index identity_appeal_opened on identity_appeal (opened_at);
create index identity_appeal_decided on identity_appeal (decided_at) where decided_at is not null;
-- The public figures count applications by the day on which they were sent, and decided.
create index identity_application_sent on identity_application (submitted_at);
create index identity_application_decided on identity_application (decided_at) where decided_at is not null;

create table identity_appeal_file (
  shop_id   bigint not null,
  appeal_id uuid   not null,
  position  int    not null check (position between 1 and 5),
  file_id   uuid   not null,
  primary key (shop_id, appeal_id, position)
);

grant select, insert on identity_appeal, identity_appeal_file to stockless_app;
grant update (state, decided_at, decided_by, decision) on identity_appeal to stockless_app;

-- part: keys
alter table identity_appeal add constraint identity_appeal_application
  foreign key (shop_id, application_id, application_state, refused_by, refused_at)
  references identity_application (shop_id, id, state, decided_by, decided_at);
alter table identity_appeal add constraint identity_appeal_recall
  foreign key (shop_id, recall_id, refused_by, agreed_by, refused_at)
  references identity_recall (shop_id, id, asked_by, agreed_by, agreed_at);
alter table identity_appeal_file add constraint identity_appeal_file_of
  foreign key (shop_id, appeal_id) references identity_appeal;
alter table identity_appeal_file add constraint identity_appeal_file_file
  foreign key (shop_id, file_id) references file (shop_id, id);
