-- room: orders
-- why:  to say whether an order is its buyer's first, every earlier order of the shop was read: under row level security
--       an index on a function of a row is out of reach. The address in small letters is a column now, with one index for
--       the merchant and the console where there were two. What no statement's plan names goes, and an order that has not
--       ended waits in no index of those that have (docs/indexes.md).
-- lock: orders wait while a column is added to them and an index is built.

alter table shop_order add column buyer_email text generated always as (lower(buyer ->> 'email')) stored;
create index order_email on shop_order (buyer_email, shop_id, number);
drop index order_buyer;
drop index order_desk_email;
drop index order_desk_currency;

-- The same condition stands in the statement that forgets buyers.
drop index buyer_order_ended;
create index buyer_order_ended on shop_order (coalesce(cancelled_at, released_at))
  where buyer_name <> '' and coalesce(cancelled_at, released_at) is not null;

drop index mailbox_address;
drop index quote_age;
drop index refund_waiting;
drop index ad_view_newest;
drop index ad_click_newest;
drop index payout_chain_open;
drop index legal_proposal_new;
drop index deposit_address_shop;
drop index goodwill_shop;
drop index list_export_expires;
drop index transfer_at;
