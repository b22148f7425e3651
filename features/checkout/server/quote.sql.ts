// Quotes: what the server priced, kept for one checkout.
import type { LockedPay } from '#features/pricing/server/public.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Instructions } from '#platform/ports/payments.ts';

const insert = statement<never>(
  'quote-insert',
  `insert into quote (shop_id, id, country, lines, parcels, line_count, quantity, currency, goods_units,
     shipping_units, tax_units, total_units, cost_units, supplier_shipping_units, commission_bps,
     hash, created_at, expires_at, service, tax_lines, pay_currency, pay_units, pay_rate, pay_rate_source,
     pay_rate_at, usdt_units, discount_units, delivery_discount_units, code_id, code_units)
   values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
     $20::jsonb, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30)`,
);

/** What a quote locks: everything that is charged, and what it was made of. */
export type NewQuote = {
  readonly id: string;
  readonly country: string;
  readonly lines: string;
  readonly parcels: string;
  readonly lineCount: number;
  readonly quantity: bigint;
  readonly currency: string;
  readonly goodsUnits: bigint;
  readonly shippingUnits: bigint;
  readonly taxUnits: bigint;
  readonly totalUnits: bigint;
  readonly costUnits: bigint;
  readonly supplierShippingUnits: bigint;
  readonly commissionBps: number;
  readonly hash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly service: string;
  readonly taxLines: string;
  /** What the buyer is charged where it is not the shop's money. */
  readonly pay: LockedPay | undefined;
  readonly usdtUnits: bigint | undefined;
  /** What is taken off goods and delivery, and what of it a code takes; undefined where nothing is. */
  readonly discountUnits: bigint | undefined;
  readonly deliveryDiscountUnits: bigint | undefined;
  readonly code: { readonly id: string; readonly units: bigint } | undefined;
};

export async function insertQuote(tx: Tx, shopId: bigint, quote: NewQuote): Promise<void> {
  const { pay } = quote;
  await tx.rows(insert, [
    shopId,
    quote.id,
    quote.country,
    quote.lines,
    quote.parcels,
    quote.lineCount,
    quote.quantity,
    quote.currency,
    quote.goodsUnits,
    quote.shippingUnits,
    quote.taxUnits,
    quote.totalUnits,
    quote.costUnits,
    quote.supplierShippingUnits,
    quote.commissionBps,
    quote.hash,
    quote.createdAt,
    quote.expiresAt,
    quote.service,
    quote.taxLines,
    pay?.currency ?? null,
    pay?.units ?? null,
    pay?.rate ?? null,
    pay?.source ?? null,
    pay?.at ?? null,
    quote.usdtUnits ?? null,
    quote.discountUnits ?? null,
    quote.deliveryDiscountUnits ?? null,
    quote.code?.id ?? null,
    quote.code?.units ?? null,
  ]);
}

export type QuoteRow = {
  id: string;
  country: string;
  /** JSON text: it is passed on to the order unread. */
  lines: string;
  parcels: string;
  line_count: number;
  quantity: bigint;
  currency: string;
  goods_units: bigint;
  shipping_units: bigint;
  tax_units: bigint;
  total_units: bigint;
  cost_units: bigint;
  supplier_shipping_units: bigint;
  commission_bps: number;
  expires_at: Date;
  pay_currency: string | null;
  pay_units: bigint | null;
  usdt_units: bigint | null;
  pay_rate: string | null;
  service: string;
  /** JSON text, passed on as it was quoted. */
  tax_lines: string;
  hash: Buffer;
  discount_units: bigint | null;
  delivery_discount_units: bigint | null;
  code_id: string | null;
  code_units: bigint | null;
};

const columns = `q.id, q.country, q.lines::text as lines, q.parcels::text as parcels, q.line_count, q.quantity,
  q.currency, q.goods_units, q.shipping_units, q.tax_units, q.total_units, q.cost_units,
  q.supplier_shipping_units, q.commission_bps, q.expires_at, q.pay_currency, q.pay_units, q.usdt_units,
  q.pay_rate, q.service, q.tax_lines::text as tax_lines, q.hash, q.discount_units, q.delivery_discount_units, q.code_id,
  q.code_units`;

const find = statement<QuoteRow>(
  'quote-find',
  `select ${columns} from quote q where q.shop_id = $1 and q.id = $2`,
);

export function findQuote(tx: Tx, shopId: bigint, id: string): Promise<QuoteRow | undefined> {
  return tx.row(find, [shopId, id]);
}

/** A line whose price, cost or listing is not what the quote said; prices are units as text. */
export type ChangedPrice = { goods_id: string; price_units: string | null; status: string | null };

const findWithChanges = statement<QuoteRow & { changes: ChangedPrice[] }>(
  'quote-find-changes',
  // Look-ups by key: `offset 0` keeps the planner from reading all goods for a cart of three.
  `select ${columns}, coalesce((
     select jsonb_agg(jsonb_build_object('goods_id', l.goods_id, 'price_units', i.price_units::text,
       'status', i.status))
     from jsonb_to_recordset(q.lines) as l (goods_id uuid, price_units bigint, cost_units bigint, quantity_version int,
       bundle_id uuid, bundle_version int)
     left join lateral (select s.price_units, s.status, s.version from showcase_item s
       where s.shop_id = $1 and s.goods_id = l.goods_id offset 0) i on true
     left join lateral (select g.cost_units from goods g where g.id = l.goods_id offset 0) g on true
     left join lateral (select b.version, b.is_on from bundle b
       where b.shop_id = $1 and b.bundle_id = l.bundle_id offset 0) b on true
     where i.price_units is distinct from l.price_units or i.status is distinct from 'listed'
       or g.cost_units is distinct from l.cost_units
       -- The price for several pieces is the row's; any change of it counts.
       or l.quantity_version is not null and i.version is distinct from l.quantity_version
       or l.bundle_id is not null and (b.version is distinct from l.bundle_version or not b.is_on)), '[]') as changes
   from quote q where q.shop_id = $1 and q.id = $2`,
);

/** A quote, and what has changed since. */
export function findQuoteWithChanges(
  tx: Tx,
  shopId: bigint,
  id: string,
): Promise<(QuoteRow & { changes: ChangedPrice[] }) | undefined> {
  return tx.row(findWithChanges, [shopId, id]);
}

const insertCheckout = statement<{ id: string }>(
  'checkout-insert',
  `insert into checkout (shop_id, id, state, buyer, customer_ref, lang, currency, total_units, created_at, expires_at)
   values ($1, $2, 'open', $3::jsonb, $4, $5, $6, $7, $8, $9) on conflict (shop_id, id) do nothing returning id`,
);

export type NewCheckout = {
  readonly id: string;
  readonly buyer: unknown;
  readonly customerRef: string;
  readonly lang: string;
  readonly currency: string;
  readonly totalUnits: bigint;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Opens the checkout of a quote; false where the quote has been used. */
export async function openCheckout(tx: Tx, shopId: bigint, checkout: NewCheckout): Promise<boolean> {
  const { id, buyer, customerRef, lang, currency, totalUnits, createdAt, expiresAt } = checkout;
  const values = [
    shopId,
    id,
    JSON.stringify(buyer),
    customerRef,
    lang,
    currency,
    totalUnits,
    createdAt,
    expiresAt,
  ];
  return (await tx.row(insertCheckout, values)) !== undefined;
}

export type PaidCheckout = QuoteRow & {
  buyer: Record<string, unknown>;
  customer_ref: string;
  lang: string;
  provider: string;
  charged_units: bigint;
  charged_asset: string;
};

const pay = statement<PaidCheckout>(
  'checkout-pay',
  `with paid as (
     update checkout set state = 'paid' where shop_id = $1 and id = $2 and state = 'open'
     returning id, buyer, customer_ref, lang
   )
   select c.buyer, c.customer_ref, c.lang, ${columns}, p.provider,
     coalesce(p.pay_units, p.units) as charged_units, coalesce(p.pay_currency, p.currency) as charged_asset
   from paid c
   -- By the parameter, not by c.id: without statistics the planner read every payment of the shop for the one.
   join quote q on q.shop_id = $1 and q.id = $2
   join payment p on p.shop_id = $1 and p.checkout_id = $2`,
);

/** Takes an open checkout as paid, once, with what it is to become. */
export function payCheckout(tx: Tx, shopId: bigint, id: string): Promise<PaidCheckout | undefined> {
  return tx.row(pay, [shopId, id]);
}

/** Ends open checkouts whose time is over; gives the lines whose stock is free again. */
export const expireCheckouts = sql.rows('checkout-expire')`with over as (
    update checkout set state = 'expired' where shop_id = :shopId and id = any(:ids::uuid[])
      and state = 'open'
      and expires_at <= :now returning id
  )
  select o.id, q.lines from over o join quote q on q.shop_id = :shopId and q.id = o.id`;

const stillOpen = sql.rows('checkout-still-open')`
  select id from checkout where shop_id = :shopId and id = any(:ids::uuid[]) and state = 'open'
    and expires_at > :now`;

/** Those of these checkouts that wait for their payment. */
export async function findStillOpen(
  tx: Tx,
  shopId: bigint,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  return (await stillOpen(tx, { shopId, ids, now })).map(({ id }) => id);
}

/** Gives an open checkout its whole time; false where it ended before. */
export const extendCheckout = sql.has('checkout-extend')`
  update checkout set expires_at = :expiresAt where shop_id = :shopId and id = :id and state = 'open'
    and expires_at > :now
  returning id`;

/**
 * - charged_units: What the buyer is charged, in the money of the payment.
 */
export type CheckoutState = RowOf<typeof findCheckout>;

const paymentColumns = `p.provider, p.method, p.provider_ref, p.former_refs, p.instructions, p.refund_to, p.captured_units,
  coalesce(p.pay_units, p.units) as charged_units, coalesce(p.pay_currency, p.currency) as charged_asset`;

export const findCheckout = sql.row('checkout-state')<{
  instructions: Instructions | null;
  charged_units: bigint;
  charged_asset: string;
}>`
  select c.state, c.currency, c.total_units, c.expires_at, c.lang, coalesce(c.buyer ->> 'email', '') as email,
    ${paymentColumns}
  from checkout c join payment p on p.shop_id = :shopId and p.checkout_id = :id where c.shop_id = :shopId
    and c.id = :id`;

/** Keeps an event that led nowhere, for people to look at; false where it was kept before. */
export const saveUnmatchedCapture = sql.has('stray-add')`
  insert into stray_event (provider, event_id, body, reason, created_at, facts_key)
    values (:provider, :eventId, :body, :reason, :now, :factsKey)
  on conflict (provider, event_id, facts_key) do nothing returning event_id`;

// Quotes that became checkouts are kept for ever, without what their orders repeat: the purge goes on where it has come to,
// else it would walk them again.
const purge = sql.row('quote-purge')<{ looked: number }>`select quote_forget(:before, :limit) as looked`;

/**
 * Forgets quotes of all shops that ended before a time and became no checkout, and empties the lists of those whose
 * checkout is over. Looks at `limit` of them at the most, and says at how many.
 */
export async function purgeQuotes(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await purge(tx, { before, limit }))?.looked ?? 0;
}
