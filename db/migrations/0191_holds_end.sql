-- room: checkout
-- why:  what one network holds unpaid is judged before its checkout, in a transaction of its own, because goods of all shops and
--       the checkout of one are on different nodes of a cluster. A hold that becomes no checkout ends by itself.
-- lock: a column with a constant default is added without writing a row.

-- A claim ends after two minutes; with its checkout it is moved behind the checkout's own end, which deletes it or marks it as
-- lapsed. Those that there are have their checkout.
alter table stock_hold
  add column ends_at timestamptz not null default 'infinity',
  -- Calls under way that claimed it for the same checkout: a claim is given back by the last of them alone.
  add column claims integer not null default 0;
grant update (ends_at, claims, is_slow) on stock_hold to stockless_app;
