-- room: checkout
-- why:  anybody may open a checkout without an account, so what nobody has paid for must not close a shop: unpaid pieces
--       of one network and of slow ways to pay are a bounded share of the stock, the order guard counts payments, and a
--       bank transfer holds goods for days only after its instructions were asked for.
-- lock: new table; the check of order_guard is dropped without reading it.

create table stock_hold (
  goods_id    uuid        not null,
  checkout_id uuid        not null,
  -- A keyed hash of the sender's network: the address itself is not kept.
  network     text        not null,
  is_slow     boolean     not null,
  qty         bigint      not null check (qty > 0),
  held_at     timestamptz not null,
  -- Set when the checkout ended unpaid; kept a day, because a network that let goods lapse is not trusted with all of them.
  lapsed_at   timestamptz,
  primary key (goods_id, checkout_id)
);
create index stock_hold_lapsed on stock_hold (lapsed_at) where lapsed_at is not null;
grant select, insert, delete, update (lapsed_at) on stock_hold to stockless_app;

-- A captured payment is never refused by a counter: orders that were opened before the day was full still count.
alter table order_guard drop constraint order_guard_check;

grant update (expires_at) on checkout to stockless_app;
