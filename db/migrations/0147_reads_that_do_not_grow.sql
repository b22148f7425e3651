-- room: statistics
-- why:  the home screen looked through every movement of a shop's wallet for the profit of a week, through all of its
--       refunds for those of a day, and fetched every order of the days for two numbers of it. Each question has an index
--       of the rows that it asks for, with the numbers in it.
-- lock: writers of orders, movements and refunds wait while five indexes are built.

-- What the wallet did since a day: profit, and the sums of the month.
create index transfer_wallet_at on transfer (shop_id, at) include (kind, units)
  where debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
    or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable');

create index refund_made on refund (shop_id, created_at) include (units) where order_id is not null;

drop index order_paid;
create index order_paid on shop_order (shop_id, paid_at) include (total_units, quantity);

-- A shop's credit is what was delivered and declined in the last weeks.
create index order_delivered on shop_order (shop_id, delivered_at) where delivered_at is not null;
create index order_declined on shop_order (shop_id, cancelled_at) where cancel_kind = 'merchant';
