-- room: insights
-- why:  what a product earned is read from the entries of the book of its orders. To look at each entry of each order of a period
--       takes seconds where there are thousands; so the entries of an order are summed once, in the order of the book, when
--       somebody looks. A sale writes nothing more than it did.
-- lock: none: new tables.

-- The entries of an order up to `insight_cursor.up_to`, by where its money went. Entries balance: `paid` is the sum of the others.
create table order_part (
  shop_id  bigint not null,
  order_id uuid   not null,
  paid     bigint not null,
  refunds  bigint not null,
  cost     bigint not null,
  fees     bigint not null,
  tax      bigint not null,
  profit   bigint not null,
  open     bigint not null,
  primary key (shop_id, order_id),
  constraint order_part_order foreign key (shop_id, order_id) references shop_order (shop_id, id),
  constraint order_part_whole check (paid = refunds + cost + fees + tax + profit + open)
);

-- Up to which entry the book of a shop was summed by order.
create table insight_cursor (
  shop_id bigint not null primary key,
  up_to   bigint not null check (up_to >= 0),
  constraint insight_cursor_shop foreign key (shop_id) references shop (shop_id)
);
grant select on order_part, insight_cursor to stockless_app;

-- The parts of entries by their accounts: what an entry moves within one part leaves it as it is. What reached the buyer
-- (`refund_paid`) leaves no part.
create function order_parts(p_shop bigint, p_after bigint, p_to bigint)
returns table (order_id uuid, paid bigint, refunds bigint, cost bigint, fees bigint, tax bigint, profit bigint, open bigint)
language sql stable parallel safe as $$
  select (case when t.document ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then t.document::uuid end),
    coalesce(sum(t.units) filter (where t.debit_kind = 'psp'), 0)::bigint,
    coalesce(sum(t.units) filter (where t.credit_kind = 'refund_payable'), 0)::bigint,
    coalesce(sum(case when t.credit_kind in ('supplier_hold', 'supplier_payable') then t.units else 0 end
      - case when t.debit_kind in ('supplier_hold', 'supplier_payable') then t.units else 0 end), 0)::bigint,
    coalesce(sum(case when t.credit_kind in ('commission', 'ads') then t.units else 0 end
      - case when t.debit_kind in ('commission', 'ads') then t.units else 0 end), 0)::bigint,
    coalesce(sum(case when t.credit_kind = 'tax' then t.units else 0 end
      - case when t.debit_kind = 'tax' then t.units else 0 end), 0)::bigint,
    coalesce(sum(case when t.credit_kind in ('shop_pending', 'shop_available', 'shop_held', 'shop_receivable', 'withdrawing')
        then t.units else 0 end
      - case when t.debit_kind in ('shop_pending', 'shop_available', 'shop_held', 'shop_receivable', 'withdrawing')
        then t.units else 0 end), 0)::bigint,
    coalesce(sum(case when t.credit_kind = 'escrow' then t.units else 0 end
      - case when t.debit_kind = 'escrow' then t.units else 0 end), 0)::bigint
  from transfer t where t.shop_id = p_shop and t.seq > p_after and t.seq <= p_to
  group by t.document
$$;

-- Sums the entries that follow those that were summed, at most so many: how many. Two at once sum an entry once.
create function order_part_save(p_shop bigint, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_from bigint; v_to bigint;
begin
  insert into insight_cursor (shop_id, up_to) values (p_shop, 0) on conflict (shop_id) do nothing;
  select c.up_to into v_from from insight_cursor c where c.shop_id = p_shop for update;
  select least(b.last_seq, v_from + p_limit) into v_to from book b where b.shop_id = p_shop;
  if v_to is null or v_to <= v_from then
    return 0;
  end if;
  insert into order_part as p (shop_id, order_id, paid, refunds, cost, fees, tax, profit, open)
  select p_shop, n.order_id, n.paid, n.refunds, n.cost, n.fees, n.tax, n.profit, n.open
  from order_parts(p_shop, v_from, v_to) n
  where exists (select from shop_order o where o.shop_id = p_shop and o.id = n.order_id)
  on conflict (shop_id, order_id) do update set paid = p.paid + excluded.paid, refunds = p.refunds + excluded.refunds,
    cost = p.cost + excluded.cost, fees = p.fees + excluded.fees, tax = p.tax + excluded.tax,
    profit = p.profit + excluded.profit, open = p.open + excluded.open;
  update insight_cursor set up_to = v_to where shop_id = p_shop;
  return (v_to - v_from)::int;
end
$$;
revoke all on function order_parts, order_part_save from public;
grant execute on function order_parts, order_part_save to stockless_app;
