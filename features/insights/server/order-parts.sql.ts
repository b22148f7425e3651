// Where the money of orders went, by the entries of the book, divided among their lines to the cent.
import { sql } from '#platform/db/sql.ts';

/**
 * The parts of each order in `chosen`, which has its `id` and `line_count`: the kept sums of its entries, and the entries that no sum has yet.
 * Entries balance, so `paid` is the sum of the other parts.
 */
const moved = `select e.id, e.line_count, sum(e.paid)::bigint as paid, sum(e.refunds)::bigint as refunds, sum(e.cost)::bigint as cost,
    sum(e.fees)::bigint as fees, sum(e.tax)::bigint as tax, sum(e.open)::bigint as open
  from (
    select c.id, c.line_count, p.paid, p.refunds, p.cost, p.fees, p.tax, p.open
    from chosen c join order_part p on p.shop_id = :shopId and p.order_id = c.id
    union all
    select c.id, c.line_count, p.paid, p.refunds, p.cost, p.fees, p.tax, p.open
    from order_parts(:shopId, coalesce((select k.up_to from insight_cursor k where k.shop_id = :shopId), 0),
      9223372036854775807) p
    join chosen c on c.id = p.order_id
  ) e group by e.id, e.line_count`;

/** The discount of a line of an order. */
const discount = '(coalesce(l.quantity_discount_units, 0) + coalesce(l.code_discount_units, 0))';

/**
 * Lines of the orders of `moved` with what they weigh: `value` is what was paid for the pieces, `back` what of it was given back,
 * `base` what the pieces that are kept cost.
 */
const weighed = `select l.order_id, l.n, l.goods_id, l.qty, l.returned_qty, m.paid, m.refunds, m.cost, m.fees, m.tax, m.open,
    m.line_count, l.price_units * l.qty - ${discount} as value,
    least(l.price_units * l.qty - ${discount},
      l.price_units * l.returned_qty - ${discount} * l.returned_qty / l.qty + l.allowed_units) as back,
    l.cost_units * (l.qty - l.returned_qty) - l.allowed_cost_units as base
  from moved m join order_line l on l.shop_id = :shopId and l.order_id = m.id`;

/** The sums up to a line, and those of all lines of its order. */
const summed = `select w.*, sum(w.value) over upto as value_to, sum(w.value) over whole as value_all,
    sum(w.back) over upto as back_to, sum(w.back) over whole as back_all, sum(w.base) over whole as base_all
  from weighed w where w.line_count > 1
  window upto as (partition by w.order_id order by w.n), whole as (partition by w.order_id)`;

/** A line's share of an amount by its weight: the shares of an order's lines sum to the amount, whatever is rounded. */
const shareOf = (units: string, to: string, own: string, all: string) =>
  `(div((${units})::numeric * ${to}, ${all}) - div((${units})::numeric * (${to} - ${own}), ${all}))::bigint`;
const byValue = (units: string) => shareOf(units, 's.value_to', 's.value', 's.value_all');
/** By what was given back; by value where nothing of a line was: a whole order that was cancelled, or its delivery. */
const byBack = (units: string) =>
  `case when s.back_all > 0 then ${shareOf(units, 's.back_to', 's.back', 's.back_all')} else ${byValue(units)} end`;
/** By what buyers kept; by value where they kept nothing. */
const byKept = (units: string) =>
  `case when s.back_all < s.value_all then ${shareOf(
    units,
    '(s.value_to - s.back_to)',
    '(s.value - s.back)',
    '(s.value_all - s.back_all)',
  )} else ${byValue(units)} end`;

/** Cost is the line's own as far as the order bore it; delivery and restocking are shared by value. */
const cost = `case when s.cost >= s.base_all then s.base + ${byValue('s.cost - s.base_all')} else ${byValue('s.cost')} end`;

const divided = `select s.order_id, s.goods_id, s.qty, s.returned_qty, ${byValue('s.paid')} as paid, ${cost} as cost,
    ${byKept('s.fees')} as fees, ${byKept('s.tax')} as tax, ${byBack('s.refunds')} as refunds, ${byValue('s.open')} as open
  from summed s
  union all
  select w.order_id, w.goods_id, w.qty, w.returned_qty, w.paid, w.cost, w.fees, w.tax, w.refunds, w.open
  from weighed w where w.line_count = 1`;

/** After `chosen`: the lines of its orders as `divided`. */
export const dividedLines = `moved as materialized (${moved}), weighed as (${weighed}), summed as (${summed}),
  divided as (${divided})`;

/** Sums up entries that are in no sum yet, at most so many: how many. */
export const saveParts = sql.row('insight-parts-save')<{ done: number }>`
  select order_part_save(:shopId, :limit) as done`;

/** Sums of lines; the profit is what is left of what was paid. */
export const partSums = `sum(d.qty)::bigint as units, sum(d.returned_qty)::bigint as returned, sum(d.paid)::bigint as paid,
    sum(d.cost)::bigint as cost, sum(d.fees)::bigint as fees, sum(d.tax)::bigint as tax,
    sum(d.refunds)::bigint as refunds, sum(d.open)::bigint as open,
    sum(d.paid - d.cost - d.fees - d.tax - d.refunds - d.open)::bigint as profit`;
