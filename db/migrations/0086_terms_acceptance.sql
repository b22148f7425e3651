-- room: trust
-- why:  what a merchant has agreed to can be shown to them, and to a court, years later: which version, in which words, when.
-- lock: new table only.

-- Rows are only ever added: no grant changes or removes one.
create table terms_acceptance (
  shop_id   bigint      not null,
  person_id uuid        not null,
  document  text        not null check (document in ('terms', 'fees')),
  version   int         not null check (version > 0),
  -- SHA-256 of the document as canonical JSON, in the language that it was read in.
  digest    bytea       not null check (length(digest) = 32),
  lang      text        not null check (length(lang) between 2 and 10),
  at        timestamptz not null,
  primary key (shop_id, person_id, document, version)
);
grant select, insert on terms_acceptance to stockless_app;
