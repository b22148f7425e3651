-- room: restriction
-- why:  one person of risk froze a wallet for a year on a typed file number; a wallet or an account is held for more than
--       72 hours only by two people and with a document that is kept.
-- lock: a new table, nullable columns; checks are replaced by ones that hold for new rows.

-- A paper behind a hold: its bytes lie in the vault under its id. Merchants never see it.
create table restriction_document (
  shop_id bigint      not null,
  id      uuid        not null,
  name    text        not null check (length(name) between 1 and 120),
  mime    text        not null check (mime in ('image/jpeg', 'image/webp', 'image/png', 'application/pdf')),
  sha256  bytea       not null check (length(sha256) = 32),
  made_by uuid        not null,
  at      timestamptz not null,
  primary key (shop_id, id)
);
grant select, insert on restriction_document to stockless_app;

alter table restriction_proposal drop constraint restriction_proposal_reason_code_check;
alter table restriction_proposal add constraint restriction_proposal_reason_code_check
  check (reason_code ~ '^H0[1-8]$');
alter table restriction_proposal drop constraint restriction_proposal_level_check;
alter table restriction_proposal add constraint restriction_proposal_level_check
  check (level in ('wallet_frozen', 'account_disabled', 'withdrawal_prohibited'));
alter table restriction_proposal add column from_at timestamptz;
alter table restriction_proposal add column file_no text check (length(file_no) between 3 and 80);
alter table restriction_proposal add column amount text check (length(amount) <= 40);
alter table restriction_proposal add column document_id uuid;
alter table restriction_proposal add constraint restriction_proposal_document check (document_id is not null) not valid;
alter table restriction_extension add column document_id uuid;

alter table restriction drop constraint restriction_two_people;
alter table restriction add constraint restriction_two_people check (
  confirmed_by is distinct from placed_by
  and (confirmed_by is not null or (reason_code <> 'H04' and (extract(epoch from until_at - from_at) <= 72 * 3600
    or not (level in ('wallet_frozen', 'account_disabled') or reason_code = 'H06' and level = 'withdrawal_prohibited'))))
) not valid;

-- part: keys
alter table restriction_document add constraint restriction_document_book foreign key (shop_id) references book;
alter table restriction_proposal add constraint restriction_proposal_paper
  foreign key (shop_id, document_id) references restriction_document (shop_id, id);
alter table restriction_extension add constraint restriction_extension_paper
  foreign key (shop_id, document_id) references restriction_document (shop_id, id);
