-- room: reconciliation
-- why:  sums of a place let opposite differences cancel each other: an incident closed while what had opened it still
--       stood. What a place has is compared with the books item by item; days whose items are settled are sealed with
--       their sums and not read again; an incident names its items.
-- lock: a check of recon_item, read once; a column without a default; indexes of tables that grow with orders, each built
--       under a lock that stops writing for as long as one reading takes. New tables otherwise.

alter table recon_item drop constraint recon_item_kind_check;
alter table recon_item add constraint recon_item_kind_check check (kind in
  ('balance', 'statement', 'order', 'books', 'evidence', 'capture', 'differs', 'missing_outside', 'missing_inside'));

-- The incident that it belongs to: that one ends when all of its items are gone or explained.
alter table recon_item add column incident_id uuid references recon_incident;
create index recon_item_incident on recon_item (incident_id, first_seen_at) where incident_id is not null;
grant update (incident_id) on recon_item to stockless_app;

-- Both sums of a place up to a moment before which every item was settled or explained. Only the newest one is read.
create table recon_seal (
  place          text        not null check (length(place) between 3 and 120),
  asset          text        not null,
  until          timestamptz not null,
  expected_units bigint      not null,
  actual_units   bigint      not null,
  at             timestamptz not null,
  primary key (place, asset, until)
);
create index recon_seal_newest on recon_seal (place, until desc);

-- Who is asked, since when, and when they answered last.
create table recon_source (
  name        text        not null primary key check (length(name) between 3 and 120),
  asked_at    timestamptz not null,
  first_at    timestamptz not null,
  answered_at timestamptz
);
grant select, insert on recon_seal, recon_source to stockless_app;
grant update (asked_at, answered_at) on recon_source to stockless_app;

-- What came in or left lately, of all shops.
create index payment_evidence_recorded on payment_evidence (provider, recorded_at);
create index refund_paid on refund (paid_at) where state = 'paid';
create index payout_left on payout (sent_at) where sent_at is not null;
create index deposit_receipt_at on deposit_receipt (at);
