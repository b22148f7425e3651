-- room: audit
-- why:  a person of the console may have several roles; what they change and what personal data they look at is written
--       down in a chain per shop (shop 0 is the house's own) that nobody can change.
-- lock: rewrites the small table of operators; new tables otherwise.

alter table operator add column roles text[] not null default '{}';
-- Whoever was owner could do everything, and still can: as somebody who has every role.
update operator set roles = case role
  when 'owner' then array['owner', 'reviewer', 'finance', 'catalogue', 'service', 'risk', 'content', 'auditor']
  else array[role] end;
alter table operator drop column role;
alter table operator alter column roles drop default;
alter table operator add constraint operator_roles check (cardinality(roles) between 1 and 8
  and roles <@ array['owner', 'reviewer', 'finance', 'catalogue', 'service', 'risk', 'content', 'auditor', 'supplier']);
alter table operator add constraint operator_supplier check (
  (supplier_id is not null) = ('supplier' = any(roles)) and (supplier_id is null or cardinality(roles) = 1));

-- The newest entry of each chain. Locked while the next one is written: two writers never follow the same entry.
create table audit_head (
  shop_id bigint not null primary key,
  seq     bigint not null check (seq > 0),
  hash    bytea  not null check (length(hash) = 32)
);

create table audit_entry (
  shop_id    bigint      not null,
  seq        bigint      not null check (seq > 0),
  at         timestamptz not null,
  kind       text        not null check (kind in ('change', 'view')),
  -- The call, as the contract names it, or the job of the house.
  act        text        not null,
  actor      text        not null check (actor in ('merchant', 'operator', 'supplier', 'house')),
  person_id  uuid,
  subject    text        not null default '' check (length(subject) <= 200),
  why        text        not null default '' check (length(why) <= 2000),
  before     jsonb,
  after      jsonb,
  request_id text        not null default '',
  prev_hash  bytea       not null check (length(prev_hash) = 32),
  hash       bytea       not null check (length(hash) = 32),
  primary key (shop_id, seq),
  unique (shop_id, prev_hash),
  check ((person_id is null) = (actor = 'house'))
);
create index audit_entry_at on audit_entry (at desc, shop_id, seq);
create index audit_entry_person on audit_entry (person_id, at desc);

grant select, insert on audit_head, audit_entry to stockless_app;
grant update (seq, hash) on audit_head to stockless_app;
