-- room: webhooks
-- why:  programs read all that their merchant reads, each kind under a scope of its own, and a key remembers the version of
--       the contract at which it was made. And orders, return cases and withdrawals are read by programs in the order in
--       which they changed.
-- lock: keys are few; their checks are replaced. Orders, cases and withdrawals wait while an index is built.

alter table merchant_key drop constraint merchant_key_scopes_check;
alter table merchant_key add constraint merchant_key_scopes_check
  check (cardinality(scopes) between 1 and 10 and scopes <@ array['orders.read', 'wallet.read', 'showcase.read',
    'showcase.write', 'statistics.read', 'comments.read', 'notifications.read', 'chat.read', 'promotion.read',
    'shop.read']);

-- Keys that there are were made at the first version; so are those that a node of the version before makes.
alter table merchant_key add column version text not null default '2026-11-28'
  check (version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$');
alter table supplier_key add column version text not null default '2026-11-28'
  check (version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$');

create index order_changed on shop_order (shop_id, updated_at, id);
create index case_sent on return_case (shop_id, sent_at, id) where sent_at is not null;
create index withdrawal_event_new on withdrawal_event (shop_id, at, withdrawal_id);
