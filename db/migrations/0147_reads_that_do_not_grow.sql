-- room: statistics
-- why:  the home screen looked through every movement of a shop's wallet for the profit of a week, through all of its
--       refunds for those of a day, and fetched every order of the days for two numbers of it. Each question has an index
--       of the rows that it asks for, with the numbers in it.
-- lock: writers of orders, movements and refunds wait while three indexes are built.

-- What a sale gave the shop, and what later returns took from it.
create index transfer_profit on transfer (shop_id, at) include (kind, units)
  where kind in ('accept_shop', 'return_held', 'return_available', 'return_advance');

create index refund_made on refund (shop_id, created_at) include (units) where order_id is not null;

drop index order_paid;
create index order_paid on shop_order (shop_id, paid_at) include (total_units, quantity);
