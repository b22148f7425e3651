// Orders as their viewers see them.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { assetOf, bpsOf, formatUnits } from '#domain/money/money.ts';
import { expectedProfit } from '#domain/pricing/prices.ts';
import type { Language } from '#domain/text/language.ts';
import { cancelKinds, orderMoves } from '#domain/states/order.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import { maskName } from '#domain/text/mask-name.ts';
import { addDays, addHours, addMinutes, latest, nextMidnight } from '#domain/time.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import { serverWords } from '#locales/server.ts';
import type { Policy } from '#domain/policy.ts';
import type { listOrders } from '#features/orders/contract.ts';
import { paidForKept, paidThrough } from '#domain/recipes/order.ts';
import { awaitedOf } from './awaited.ts';
import { commissionOf, soldOf, type SoldLine } from './commission.ts';
import type { EventRow } from './archive/events.sql.ts';
import type { DueRow, OpenCase } from './filter.sql.ts';
import type { ListedOrder } from './list.sql.ts';
import type { LineRow } from './orders.sql.ts';
import type { ParcelRow } from './parcels.sql.ts';
import { releaseDate, type ShopTerms } from './timers.ts';

export type OrderView = GivenOf<typeof listOrders>['list'][number];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What is the shop's of an order: fixed at acceptance, before that as it stands after refunds so far. */
export function netOf(order: ListedOrder, lines: readonly SoldLine[]) {
  if (order.cancelled_at !== null) return { commission: 0n, net: 0n };
  if (order.commission_units !== null && order.net_units !== null) {
    return { commission: order.commission_units, net: order.net_units };
  }
  const sum = (pick: (line: (typeof lines)[number], kept: bigint) => bigint) =>
    lines.reduce((total, line) => total + pick(line, BigInt(line.qty - line.returned_qty)), 0n);
  const commission = commissionOf(lines, order.commission_bps);
  const goods = sum(
    (line, kept) =>
      paidForKept(soldOf(line), Number(kept)) -
      line.cost_units * kept -
      (line.allowed_units - line.allowed_cost_units),
  );
  const shipping = order.shipping_units - order.shipping_back_units - order.supplier_shipping_units;
  return { commission, net: goods + shipping - commission };
}

/** The profit: the net, but after a refund what the book says: what the shop has of it, and what escrow still holds for it. */
export function profitOf(
  order: ListedOrder,
  lines: readonly SoldLine[],
  booked: PresentRequest['booked'],
): bigint {
  const { commission, net } = netOf(order, lines);
  if (booked === undefined) return net;
  const isDivided = order.accepted_at !== null || order.cancelled_at !== null;
  return booked.shop + (isDivided ? 0n : booked.escrow - commission);
}

export type PresentRequest = {
  readonly shopId: bigint;
  readonly now: Date;
  readonly language: Language;
  readonly policy: Policy;
  readonly terms: ShopTerms;
  /** All lines, for the money; the view shows the first of them. */
  readonly lines: readonly LineRow[];
  readonly linesShown: number;
  readonly parcels: readonly ParcelRow[];
  readonly openCase: OpenCase | undefined;
  /** What happens next by itself, to the order or to its case. */
  readonly due: DueRow | undefined;
  readonly events: readonly EventRow[];
  /** What the book has of an order of which something was refunded. */
  readonly booked: { readonly escrow: bigint; readonly shop: bigint } | undefined;
  /** A carrier's name by its code. */
  readonly carrierOf: (code: string | null) => string | null;
};

export function presentOrder(order: ListedOrder, ask: PresentRequest): OrderView {
  const asset = assetOf(order.currency);
  const amount = (units: bigint) => formatUnits(units, asset);
  const { commission, net } = netOf(order, ask.lines);
  const profit = profitOf(order, ask.lines, ask.booked);
  return {
    id: order.id,
    number: orderNumberOf(ask.shopId, order.number),
    status: order.status,
    awaiting: awaitedOf(order.status, ask.openCase?.state),
    status_text: serverWords(ask.language).status[order.status],
    cancel_kind: cancelKindOf(order.cancel_kind),
    cancel_asked_at: order.cancel_asked_at,
    cancel_reason: order.cancel_reason || null,
    amount: amount(order.total_units),
    quantity: Number(order.quantity),
    currency: order.currency,
    lines: ask.lines.slice(0, ask.linesShown).map((line) => lineView(line, amount)),
    line_count: order.line_count,
    goods_total: amount(order.goods_units),
    discounts: discountsOf(order, amount),
    shipping: amount(order.shipping_units),
    tax: amount(order.tax_units),
    supplier_cost: amount(order.cost_units + order.supplier_shipping_units),
    commission: amount(commission),
    refunded: amount(order.refunded_units),
    settlement_amount: amount(net),
    profit: amount(profit),
    expected_profit: amount(expectedOf(order, profit, ask.lines)),
    ...datesOf(order, ask),
    deadline: ask.due === undefined ? null : { action: ask.due.kind, at: ask.due.due_at },
    buyer: {
      name_masked: maskName(order.buyer_name),
      country: order.country,
      city: textOf(order.buyer['city']) || null,
      note: textOf(order.buyer['note']) || null,
    },
    ...stagesOf(order, ask),
    aftersale: afterSaleOf(ask, amount),
    can: cansOf(order, ask),
    events: ask.events.map((event) => eventView(event, order.stated_at)),
    created_at: order.paid_at,
    updated_at: order.updated_at,
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
    list_price: line.list_units === null ? null : amount(line.list_units),
    discounts: {
      quantity: amount(line.quantity_discount_units ?? 0n),
      code: amount(line.code_discount_units ?? 0n),
    },
    amount: amount(paidThrough(soldOf(line), line.qty)),
  };
}

/** What was taken off, and by which code. The goods and the delivery of the order are what is left. */
function discountsOf(order: ListedOrder, amount: (units: bigint) => string): OrderView['discounts'] {
  const { code_id: id, code, code_units: units } = order;
  return {
    goods: amount(order.discount_units ?? 0n),
    delivery: amount(order.delivery_discount_units ?? 0n),
    code: id === null || code === null ? null : { id, code, amount: amount(units ?? 0n) },
  };
}

function cancelKindOf(kind: string | null): OrderView['cancel_kind'] {
  return cancelKinds.find((one) => one === kind) ?? null;
}

function afterSaleOf(
  { openCase }: PresentRequest,
  amount: (units: bigint) => string,
): OrderView['aftersale'] {
  if (openCase === undefined) return null;
  const { id, state, units, answer_by } = openCase;
  return { case_id: id, state, amount: amount(units), answer_by };
}

/** A release that was due before its statement happened with it. */
function eventView(event: EventRow, statedAt: Date | null): OrderView['events'][number] {
  const { move, from_status, to_status, actor, reason } = event;
  const at = move === 'release' && statedAt !== null ? latest(statedAt, event.at) : event.at;
  const from = from_status === 'none' ? null : from_status;
  return { move, from, to: to_status, actor, at, reason: reason || null };
}

/** The statement comes at the first midnight after acceptance, which is the end of the window where nobody accepts. */
function datesOf(
  order: ListedOrder,
  { policy, terms }: PresentRequest,
): Pick<OrderView, 'settle_at' | 'release_at'> {
  const acceptedAt = order.accepted_at ?? order.window_ends_at;
  if (acceptedAt === null || order.cancelled_at !== null) return { settle_at: null, release_at: null };
  const statedAt = order.stated_at ?? nextMidnight(acceptedAt, terms.tz);
  const deliveredAt = order.delivered_at ?? acceptedAt;
  const freeAt =
    order.released_at ?? order.release_at ?? releaseDate(policy, terms, { acceptedAt, deliveredAt });
  // A date that comes before the statement waits for it.
  return { settle_at: statedAt, release_at: latest(statedAt, freeAt) };
}

/** Until it is accepted an order may come back: its profit is then lost, and shipping and restocking besides. */
function expectedOf(order: ListedOrder, net: bigint, lines: readonly LineRow[]): bigint {
  if (order.accepted_at !== null || order.cancelled_at !== null) return net;
  const restocking = lines.reduce(
    (sum, line) => sum + bpsOf(line.cost_units * BigInt(line.qty - line.returned_qty), line.restock_bps),
    0n,
  );
  return expectedProfit(net, order.supplier_shipping_units + restocking);
}

function stagesOf(
  order: ListedOrder,
  { parcels, carrierOf }: PresentRequest,
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
      paid_at: order.paid_at,
      evidence: order.evidence_id,
    },
    procurement: {
      status: start === null ? 'unconfirmed' : isCancelled ? 'released' : 'confirmed',
      paid_at: start,
    },
    fulfilment: {
      status: first?.state ?? 'waiting',
      carrier: carrierOf(first?.carrier ?? null),
      tracking: first?.tracking ?? null,
      eta,
    },
  };
}

const canRefund = (status: OrderStatus): boolean =>
  orderMoves.refundByShop.from.some((from) => from === status);

/** What the merchant may do, until when, or why not. */
function cansOf(order: ListedOrder, { openCase, parcels, policy, terms }: PresentRequest): OrderView['can'] {
  const isOpen = order.status === 'pending_payment';
  const until = terms.autoConfirm
    ? addMinutes(order.paid_at, policy.autoConfirmMinutes)
    : addHours(order.paid_at, policy.confirmLatestHours);
  const why = isOpen ? null : 'not_pending';
  const isAsked = order.status === 'to_be_delivered' && order.cancel_asked_at !== null;
  const isScanned = parcels.some(({ shipped_at }) => shipped_at !== null);
  const isAnswerable = openCase?.state === 'requested';
  return [
    { action: 'confirm', allowed: isOpen, until: isOpen ? until : null, why },
    { action: 'decline', allowed: isOpen, until: isOpen ? until : null, why },
    {
      action: 'grant_cancel',
      allowed: isAsked && !isScanned,
      until: null,
      why: !isAsked ? 'not_asked' : isScanned ? 'already_scanned' : null,
    },
    {
      action: 'cancel',
      allowed: order.status === 'to_be_delivered' && !isScanned,
      until: null,
      why: order.status !== 'to_be_delivered' ? 'not_confirmed' : isScanned ? 'already_scanned' : null,
    },
    {
      action: 'refund',
      allowed: canRefund(order.status),
      until: null,
      why: canRefund(order.status) ? null : openCase === undefined ? 'not_shipped' : 'case_open',
    },
    {
      action: 'answer_case',
      allowed: isAnswerable,
      until: openCase?.answer_by ?? null,
      why: isAnswerable ? null : openCase === undefined ? 'no_case' : 'answered',
    },
  ];
}
