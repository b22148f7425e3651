-- room: reconciliation
-- why:  once a day the platform puts on record what is there for what is owed. What is missing is a difference like any
--       other: it opens an incident by itself and is public. An auditor signs what they have seen; nobody can change it.
-- lock: new tables.

-- What was there for what was owed, for each currency: written once.
create table reserve_report (
  at       timestamptz not null,
  currency text        not null,
  seal_no  int         not null check (seal_no > 0),
  owed     bigint      not null check (owed >= 0),
  held     bigint      not null,
  document bytea       not null check (length(document) = 32),
  primary key (at, currency)
);

-- A statement that an auditor has signed: there was so much of a currency at a moment.
create table reserve_attestation (
  id        uuid        primary key,
  auditor   text        not null check (length(auditor) between 1 and 200),
  seal_no   int         not null check (seal_no > 0),
  currency  text        not null,
  units     bigint      not null check (units >= 0),
  stated_at timestamptz not null,
  note      text        not null check (length(note) between 1 and 4000),
  at        timestamptz not null,
  unique (auditor, seal_no, currency),
  check (stated_at <= at)
);
create index reserve_attestation_at on reserve_attestation (at desc);

grant select, insert on reserve_report, reserve_attestation to stockless_app;
