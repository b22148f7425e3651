-- room: sourcing
-- why:  a shop asks the catalogue team for goods that the warehouse lacks, and gets goods or a reason (docs/decisions/0213). Ten
--       places of a shop hold its open requests; an answer frees the place.
-- lock: a new table.

create table sourcing_request (
  shop_id     bigint not null,
  id          uuid not null,
  slot        smallint check (slot between 1 and 10),
  title       text not null check (length(title) between 3 and 120),
  link        text not null check (length(link) <= 500),
  -- What one piece may cost the shop; null where it was left open.
  cost_units  bigint check (cost_units between 1 and 1000000000),
  countries   text[] not null check (cardinality(countries) between 1 and 5),
  pieces      integer not null check (pieces between 1 and 1000000),
  state       text not null default 'sent' check (state in ('sent', 'reviewing', 'found', 'not_found')),
  -- Who of the catalogue team works on it, or answered it.
  claimed_by  uuid,
  goods       uuid[] not null default '{}' check (cardinality(goods) <= 5),
  reason      text not null default '' check (length(reason) <= 1000),
  created_at  timestamptz not null,
  answered_at timestamptz,
  -- The row is deleted then, whatever became of it.
  ends_at     timestamptz not null check (ends_at > created_at),
  primary key (shop_id, id),
  constraint sourcing_request_slot unique (shop_id, slot),
  constraint sourcing_request_shop foreign key (shop_id) references shop (shop_id),
  constraint sourcing_request_open check ((state in ('sent', 'reviewing')) = (slot is not null)),
  constraint sourcing_request_claimed check ((state = 'sent') = (claimed_by is null)),
  constraint sourcing_request_found check ((state = 'found') = (cardinality(goods) > 0)),
  constraint sourcing_request_reason check ((state = 'not_found') = (length(reason) >= 10)),
  constraint sourcing_request_answered check ((slot is null) = (answered_at is not null))
);
create index sourcing_request_list on sourcing_request (shop_id, created_at desc, id desc);
create index sourcing_request_queue on sourcing_request (created_at, id) where answered_at is null;
create index sourcing_request_ends on sourcing_request (ends_at);

grant select, insert, delete on sourcing_request to stockless_app;
grant update (slot, state, claimed_by, goods, reason, answered_at, ends_at) on sourcing_request to stockless_app;
