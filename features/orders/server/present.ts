// Orders as their viewers see them.
import type { OutputOf } from '#domain/endpoint.ts';
import { orderNumberOf } from '#domain/ids.ts';
import { formatUnits, isAsset, type Asset } from '#domain/money.ts';
import { lineCommission } from '#domain/recipes/order.ts';
import type { Language } from '#domain/language.ts';
import { cancelKinds, type OrderStatus } from '#domain/states/order.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { serverWords } from '#locales/server.ts';
import type { Policy } from '#domain/policy.ts';
import type { listOrders } from '#features/orders/contract.ts';
import type { ListedOrder } from './list.sql.ts';
import type { LineRow } from './orders.sql.ts';
import type { ParcelRow } from './parcels.sql.ts';
import { timersOf, type ShopTerms } from './timers.ts';

export type OrderView = OutputOf<typeof listOrders>['list'][number];

export function assetOf(currency: string): Asset {
  if (!isAsset(currency)) throw new Error(`${currency} is no currency of ours`);
  return currency;
}

export function iso(at: Date | null | undefined): string | null {
  return at === null || at === undefined ? null : at.toISOString();
}

/** A public picture by its stored name; null where goods have none. */
export function pictureOf(picture: string, alt: string): { url: string; alt: string } | null {
  return picture === '' ? null : { url: `/files/${picture}`, alt };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A buyer's address for those who must deliver to it. */
export function addressOf(buyer: Record<string, unknown>) {
  return {
    name: textOf(buyer['name']),
    address: textOf(buyer['address']),
    city: textOf(buyer['city']),
    postcode: textOf(buyer['postcode']),
    country: textOf(buyer['country']),
  };
}

/** `Anna Berger` as `A*** B*****`: enough to recognise, too little to look up. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => maskPart(part))
    .join(' ');
}

function maskPart(part: string): string {
  const letters = Array.from(part);
  return letters.map((letter, index) => (index === 0 ? letter : '*')).join('');
}

const awaits: Partial<Record<OrderStatus, 'buyer' | 'merchant' | 'supplier' | 'carrier' | 'timer'>> = {
  pending_payment: 'merchant',
  to_be_delivered: 'supplier',
  shipped: 'carrier',
  delivered: 'buyer',
  received: 'buyer',
  pending_acceptance: 'timer',
  accepted: 'timer',
  pending_settlement: 'timer',
};

/** What is the shop's of an order: fixed at acceptance, before that as it stands after refunds so far. */
export function netOf(
  order: ListedOrder,
  lines: readonly Pick<LineRow, 'qty' | 'returned_qty' | 'price_units' | 'cost_units'>[],
) {
  if (order.cancelled_at !== null) return { commission: 0n, net: 0n };
  if (order.commission_units !== null && order.net_units !== null) {
    return { commission: order.commission_units, net: order.net_units };
  }
  const sum = (pick: (line: (typeof lines)[number], kept: bigint) => bigint) =>
    lines.reduce((total, line) => total + pick(line, BigInt(line.qty - line.returned_qty)), 0n);
  const commission = lines.reduce((total, line) => {
    const sold = { priceUnits: line.price_units, costUnits: line.cost_units };
    return total + lineCommission(sold, line.qty - line.returned_qty, order.commission_bps);
  }, 0n);
  const goods = sum((line, kept) => (line.price_units - line.cost_units) * kept);
  return { commission, net: goods + order.shipping_units - order.supplier_shipping_units - commission };
}

export type PresentAsk = {
  readonly shopId: bigint;
  readonly now: Date;
  readonly language: Language;
  readonly policy: Policy;
  readonly terms: ShopTerms;
  /** All lines, for the money; the view shows the first of them. */
  readonly lines: readonly LineRow[];
  readonly linesShown: number;
  readonly parcels: readonly ParcelRow[];
  readonly openCase: { id: string; state: string; units: bigint; answer_by: Date | null } | undefined;
};

export function presentOrder(order: ListedOrder, ask: PresentAsk): OrderView {
  const asset = assetOf(order.currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  const { commission, net } = netOf(order, ask.lines);
  return {
    id: order.id,
    number: orderNumberOf(ask.shopId, order.number),
    status: order.status,
    awaiting: ask.openCase?.state === 'requested' ? 'merchant' : (awaits[order.status] ?? null),
    status_text: serverWords(ask.language).status[order.status],
    cancel_kind: cancelKindOf(order.cancel_kind),
    amount: amount(order.total_units),
    quantity: Number(order.quantity),
    currency: order.currency,
    lines: ask.lines.slice(0, ask.linesShown).map((line) => lineView(line, amount)),
    line_count: order.line_count,
    goods_total: amount(order.goods_units),
    shipping: amount(order.shipping_units),
    tax: amount(order.tax_units),
    supplier_cost: amount(order.cost_units + order.supplier_shipping_units),
    commission: amount(commission),
    refunded: amount(order.refunded_units),
    settlement_amount: amount(net),
    profit: amount(net),
    settle_at: iso(order.window_ends_at),
    release_at: iso(order.release_at),
    deadline: deadlineOf(order, ask),
    buyer: {
      name_masked: maskName(order.buyer_name),
      country: order.country,
      city: textOf(order.buyer['city']) || null,
      note: textOf(order.buyer['note']) || null,
    },
    ...stagesOf(order, ask),
    aftersale: afterSaleOf(ask, amount),
    can: cansOf(order, ask),
    created_at: order.paid_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    version: order.version,
  };
}

function lineView(line: LineRow, amount: (units: bigint) => string): OrderView['lines'][number] {
  return {
    id: String(line.n),
    goods_id: line.goods_id,
    code: line.code,
    title: line.title,
    image: pictureOf(line.picture, line.title),
    qty: line.qty,
    returned_qty: line.returned_qty,
    unit_price: amount(line.price_units),
    cost: amount(line.cost_units),
    amount: amount(line.price_units * BigInt(line.qty)),
  };
}

function cancelKindOf(kind: string | null): OrderView['cancel_kind'] {
  return cancelKinds.find((one) => one === kind) ?? null;
}

function afterSaleOf({ openCase }: PresentAsk, amount: (units: bigint) => string): OrderView['aftersale'] {
  if (openCase === undefined) return null;
  const { id, state, units, answer_by } = openCase;
  return { case_id: id, state, amount: amount(units), answer_by: iso(answer_by) };
}

/** The next thing that happens by itself. */
function deadlineOf(order: ListedOrder, { policy, terms }: PresentAsk): OrderView['deadline'] {
  const [next] = timersOf(order.status, factsOf(order), policy, terms).toSorted(
    (left, right) => left.dueAt.getTime() - right.dueAt.getTime(),
  );
  return next === undefined ? null : { action: next.kind, at: next.dueAt.toISOString() };
}

function factsOf(order: ListedOrder) {
  return {
    id: order.id,
    paidAt: order.paid_at,
    confirmedAt: order.confirmed_at,
    shippedAt: order.shipped_at,
    deliveredAt: order.delivered_at,
    receivedAt: order.received_at,
    windowEndsAt: order.window_ends_at,
    acceptedAt: order.accepted_at,
    releaseAt: order.release_at,
    releasedAt: order.released_at,
  };
}

function stagesOf(
  order: ListedOrder,
  { parcels }: PresentAsk,
): Pick<OrderView, 'payment' | 'procurement' | 'fulfilment'> {
  const isCancelled = order.cancelled_at !== null;
  const first = parcels[0];
  const start = order.confirmed_at;
  const slowest = parcels.reduce((days, { days_p90 }) => Math.max(days, days_p90), 0);
  const median = parcels.reduce((days, { days_p50 }) => Math.max(days, days_p50), 0);
  const eta =
    start === null || isCancelled
      ? null
      : { p50: addDays(start, median).toISOString(), p90: addDays(start, slowest).toISOString() };
  const isRefunded = order.refunded_units === order.total_units;
  return {
    payment: {
      status: isRefunded ? 'refunded' : 'captured',
      paid_at: iso(order.paid_at),
      evidence: order.evidence_id,
    },
    procurement: {
      status: start === null ? 'unconfirmed' : isCancelled ? 'released' : 'confirmed',
      paid_at: iso(start),
    },
    fulfilment: {
      status: first?.state ?? 'waiting',
      carrier: first?.carrier ?? null,
      tracking: first?.tracking ?? null,
      eta,
    },
  };
}

/** What the merchant may do, until when, or why not. */
function cansOf(order: ListedOrder, { openCase, policy, terms }: PresentAsk): OrderView['can'] {
  const isOpen = order.status === 'pending_payment';
  const auto = terms.autoConfirm ? addMinutes(order.paid_at, policy.autoConfirmMinutes) : null;
  const why = isOpen ? null : 'not_pending';
  return [
    { action: 'confirm', allowed: isOpen, until: iso(auto), why },
    { action: 'decline', allowed: isOpen, until: iso(auto), why },
    {
      action: 'answer_case',
      allowed: openCase?.state === 'requested',
      until: iso(openCase?.answer_by),
      why: openCase === undefined ? 'no_case' : null,
    },
  ];
}
