-- room: reconciliation
-- why:  every minute the newest payments, refunds, deposits and payouts of each place are read, and books by their
--       minute of the day. These reads walked tables that only grow. What two people attested is found by its hash.
-- lock: share on each table while its index is built: writers wait. The four tables of payments by bank and by chain grow
--       with orders. Where they have many rows, make their indexes before the update with `create index concurrently`,
--       under the same names, while the house serves; here they are then found and not made again.

create index if not exists bank_reference_completed on bank_reference (completed_at) where completed_at is not null;
create index if not exists bank_return_refunded on bank_return (paid_at) where kind = 'refund' and state = 'paid';
create index if not exists chain_transfer_seen on chain_transfer (chain, seen_at);
create index if not exists chain_return_refunded on chain_return (chain, paid_at) where kind = 'refund' and state = 'paid';

create index payout_chain_paid on payout_chain (paid_at) where state = 'paid';
create index deposit_transfer_seen on deposit_transfer (chain, seen_at) where state <> 'void';
create index deposit_receipt_attested on deposit_receipt (hash) where source = 'reviewer';
create index book_minute on book (((shop_id % 1440)::int));
