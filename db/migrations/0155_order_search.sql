-- room: orders
-- why:  a search looked at every order a shop ever had, and masked every name anew: with a million of them it never ended.
--       What is searched for is found among the different titles, codes and names, however often each was sold: an item
--       knows the number of its order, and an order its buyer's name as it is shown, so that an index finds the newest.
-- lock: orders wait while their items are written anew, a column is added to them, and two indexes are built.

alter table order_line add column number integer;
update order_line l set number = o.number from shop_order o where o.shop_id = l.shop_id and o.id = l.order_id;
alter table order_line alter column number set not null;
create index order_line_title on order_line (shop_id, title, code, number desc);

-- As `maskName` in domain/text/mask-name.ts shows it, in small letters.
alter table shop_order add column shown_name text not null
  generated always as (lower(regexp_replace(buyer_name, '(?<=\S)\S', '*', 'g'))) stored;
create index order_shown_name on shop_order (shop_id, shown_name, number desc);
