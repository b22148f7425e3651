-- room: ledger
-- why:  the balances of a book were summed over all of its accounts, of which every order has one: a shop's home, its
--       wallet and each release of money read them. What moved in a book up to one movement is summed by kind and kept.
-- lock: none: a new table. Its first sums read every movement once.

create table book_sum (
  shop_id     bigint not null,
  -- All movements up to this number are in the sums.
  up_to       bigint not null check (up_to > 0),
  kind        text not null,
  debit_kind  text not null,
  credit_kind text not null,
  movements   integer not null check (movements > 0),
  units       bigint not null check (units > 0),
  primary key (shop_id, up_to, kind, debit_kind, credit_kind),
  constraint book_sum_book foreign key (shop_id) references book (shop_id)
);
grant select, insert on book_sum to stockless_app;

insert into book_sum (shop_id, up_to, kind, debit_kind, credit_kind, movements, units)
select shop_id, max(max(seq)) over (partition by shop_id), kind, debit_kind, credit_kind, count(*), sum(units)
from transfer group by shop_id, kind, debit_kind, credit_kind;
