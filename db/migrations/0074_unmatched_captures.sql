-- room: checkout
-- why:  a captured payment that fits no checkout is kept and shown whatever else came under the same event id, and stands
--       among the differences until two people have said what became of it.
-- lock: a column with a constant default and another key of a small table; a check of recon_item, read once.

-- Payment, provider's payment, amount and currency: what two messages under one event id may differ in.
alter table stray_event add column facts_key text not null default '';
alter table stray_event drop constraint stray_event_pkey;
alter table stray_event add primary key (provider, event_id, facts_key);

alter table recon_item drop constraint recon_item_kind_check;
alter table recon_item add constraint recon_item_kind_check
  check (kind in ('balance', 'statement', 'order', 'books', 'evidence', 'capture'));
