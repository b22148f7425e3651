// What the double of PayPal remembers, and its objects as the API writes them.
import { randomBytes } from 'node:crypto';

export type Amount = { readonly currency_code: string; readonly value: string };

export type Capture = {
  readonly id: string;
  amount: Amount;
  custom_id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly create_time: string;
};

export type Refund = {
  readonly id: string;
  readonly captureId: string;
  readonly amount: Amount;
  readonly custom_id: string | undefined;
  readonly invoice_id: string | undefined;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  readonly create_time: string;
};

export type Order = {
  readonly id: string;
  readonly amount: Amount;
  readonly description: string;
  readonly invoice_id: string | undefined;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string | undefined;
  readonly create_time: string;
  custom_id: string;
  update_time: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  capture: Capture | undefined;
  /** The instrument that the buyer approved is declined when it is charged. */
  isDeclined: boolean;
};

/** What moved money otherwise: a fee, a transfer to a bank, a dispute. */
export type Entry = {
  readonly id: string;
  readonly code: string;
  readonly amount: Amount;
  readonly create_time: string;
};

export type Event = {
  readonly id: string;
  readonly create_time?: string;
  readonly event_type: string;
  readonly resource: object;
};

export type Book = {
  readonly orders: Map<string, Order>;
  readonly refunds: Map<string, Refund>;
  readonly entries: Entry[];
  readonly tokens: Set<string>;
  readonly events: Event[];
};

export function emptyBook(): Book {
  return { orders: new Map(), refunds: new Map(), entries: [], tokens: new Set(), events: [] };
}

/** Seventeen capitals and digits, as PayPal's ids are. */
export function newId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
}

/** As PayPal writes a moment: whole seconds, in UTC. */
export function momentOf(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

export function captureObject({ id, capture, invoice_id }: Order): object | undefined {
  if (capture === undefined) return undefined;
  return {
    ...capture,
    invoice_id,
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    supplementary_data: { related_ids: { order_id: id } },
  };
}

export function refundObject({ captureId, ...refund }: Refund, url: string): object {
  return {
    ...refund,
    links: [{ rel: 'up', href: `${url}/v2/payments/captures/${captureId}`, method: 'GET' }],
  };
}

export function orderObject(one: Order, { refunds }: Book, { url, merchantId }: Place): object {
  const own = [...refunds.values()].filter(({ captureId }) => captureId === one.capture?.id);
  const captured = captureObject(one);
  const payments =
    captured === undefined
      ? {}
      : {
          payments: {
            captures: [captured],
            ...(own.length === 0 ? {} : { refunds: own.map((refund) => refundObject(refund, url)) }),
          },
        };
  const { id, status, amount, custom_id, invoice_id, description, create_time, update_time } = one;
  const isApproved = status !== 'PAYER_ACTION_REQUIRED';
  return {
    id,
    intent: 'CAPTURE',
    status,
    create_time,
    update_time,
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        custom_id,
        invoice_id,
        description,
        payee: { email_address: 'shop@paypal.example', merchant_id: merchantId },
        ...payments,
      },
    ],
    ...(isApproved ? { payer: { payer_id: 'QYR5Z8XDVJNXQ', address: { country_code: 'GB' } } } : {}),
    links: [
      { rel: 'self', href: `${url}/v2/checkout/orders/${id}`, method: 'GET' },
      ...(isApproved ? [] : [{ rel: 'payer-action', href: `${url}/checkoutnow/${id}`, method: 'GET' }]),
    ],
  };
}

export type Place = { readonly url: string; readonly merchantId: string };

export function centsOf({ value }: Amount): number {
  return Math.round(Number(value) * 100);
}
