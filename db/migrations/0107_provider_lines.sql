-- room: reconciliation
-- why:  what a card provider's own account says of every payment, refund and dispute was never read: only what its
--       messages told. Its lines are kept, each once, and compared with the books.
-- lock: new tables.

create table recon_line (
  provider   text        not null,
  -- The provider's own name of the line.
  line_id    text        not null check (length(line_id) between 1 and 255),
  kind       text        not null check (kind in ('capture', 'refund', 'dispute', 'fee', 'payout', 'other')),
  -- What it is of: the provider's payment, our refund, the dispute.
  ref        text        not null check (length(ref) between 1 and 255),
  asset      text        not null,
  -- Above zero what came, below zero what left.
  units      bigint      not null,
  at         timestamptz not null,
  read_at    timestamptz not null,
  primary key (provider, line_id)
);
create index recon_line_at on recon_line (provider, at);

-- Up to when the lines of a provider are whole.
create table recon_feed (
  provider    text        not null primary key,
  whole_until timestamptz not null
);
grant select, insert on recon_line, recon_feed to stockless_app;
grant update (whole_until) on recon_feed to stockless_app;
