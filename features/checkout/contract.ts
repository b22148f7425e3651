// The buyer's side: quote, checkout, payment, and the order by its secret link.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { delayReasons } from '#domain/states/parcel.ts';
import {
  amountText,
  can,
  countryCode,
  currencyCode,
  id,
  image,
  parcelHold,
  quantity,
  step,
  timestamp,
  token,
  words,
} from '#domain/wire/wire.ts';
import { charge } from './pay.contract.ts';
import { buyer } from './buyer.shapes.ts';
import { quoteCode, quoteFreeDelivery, quoteLine, sums } from './quote.shapes.ts';
import { paidAmounts, payIn, shipService, taxLine } from '#features/pricing/contract.ts';

const handleText = z.string().check(z.maxLength(64));
export const quoteCart = endpoint({
  name: 'quoteCart',
  method: 'POST',
  path: '/pub/shop/{handle}/quote',
  actor: 'anyone',
  summary:
    'The server prices a cart. Prices that a client sends are ignored. Good for 30 minutes and one checkout.',
  input: z.object({
    handle: handleText,
    lines: z
      .array(z.object({ goods_id: id, qty: quantity }))
      .check(z.minLength(1), z.maxLength(limits.cartLinesMax)),
    country: z._default(countryCode, 'US'),
    /** The cheapest where it is left out or not to be had. */
    service: z.optional(shipService),
    /** A discount code in any spelling. One that cannot be used says why, and the cart is priced without it. */
    code: z.optional(z.string().check(z.maxLength(limits.discountCodeTyped))),
    /** What the buyer wants to be charged in: one of the `currencies` of an earlier quote. */
    currency: z.optional(currencyCode),
  }),
  output: z.object({
    quote_id: z.string(),
    expires_at: timestamp,
    country: countryCode,
    lines: z.array(quoteLine),
    ...sums,
    /** What is taken off goods and delivery: `goods_total` and `shipping` are what is left. */
    discounts: z.object({ goods: amountText, delivery: amountText }),
    code: z.nullable(quoteCode),
    free_delivery: z.nullable(quoteFreeDelivery),
    tax_lines: z.array(taxLine),
    service: shipService,
    services: z.array(
      z.object({
        service: shipService,
        fee: amountText,
        delivery: z.object({ from: timestamp, to: timestamp }),
      }),
    ),
    delivery: z.object({ from: timestamp, to: timestamp }),
    /** Null where the buyer is charged in the shop's own currency. */
    pay: z.nullable(payIn),
    currencies: z.array(currencyCode),
    hash: z.string(),
  }),
  refuses: ['invalidUserPage', 'outOfStock', 'invalidOperation'],
});

export const checkout = endpoint({
  name: 'checkout',
  method: 'POST',
  path: '/pub/checkout',
  actor: 'anyone',
  summary:
    'Order with obligation to pay: reserves the stock and opens a payment. The order is born when it is captured.',
  once: true,
  input: z.object({
    quote_id: z.string().check(z.maxLength(80)),
    buyer,
    terms: z.literal(true),
    /** One of `quoteMethods`; the first of them where it is left out. */
    method: z.optional(z.enum(paymentMethods)),
    customer_ref: z.optional(z.string().check(z.maxLength(64))),
    lang: z.optional(z.string().check(z.maxLength(16))),
  }),
  output: z.object({
    checkout_id: z.string(),
    order_token: z.string(),
    total: amountText,
    currency: currencyCode,
    expires_at: timestamp,
    payment: z.object({
      id: z.string(),
      provider: z.string(),
      method: z.enum(paymentMethods),
      charge,
      url: z.string(),
    }),
  }),
  refuses: ['invalidOperation', 'outOfStock', 'priceChanged', 'invalidUserPage'],
});

export const buyerOrder = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  status_text: z.string(),
  shop: z.object({ handle: z.string(), name: z.string() }),
  lines: z.array(
    z.object({
      id: z.string(),
      goods_id: id,
      code: z.string(),
      title: z.string(),
      image: z.nullable(image),
      qty: z.int(),
      returned_qty: z.int(),
      unit_price: amountText,
      /** What the line was paid less than its pieces. */
      discount: amountText,
      amount: amountText,
    }),
  ),
  ...sums,
  /** What was taken off goods and delivery, and by which code; null where none was used. */
  discounts: z.object({ goods: amountText, delivery: amountText, code: z.nullable(z.string()) }),
  /** Taxes and duties as they were quoted. */
  tax_lines: z.array(taxLine),
  ...paidAmounts,
  paid_at: timestamp,
  to: z.object({
    name: z.string(),
    company: z.string(),
    address: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  parcels: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      carrier: z.nullable(z.string()),
      tracking: z.nullable(z.string()),
      hold: z.nullable(parcelHold),
      steps: z.array(step),
    }),
  ),
  promised: z.nullable(z.object({ from: timestamp, to: timestamp })),
  /** What is to be expected now: learned from a supplier's last parcels, or the promise. */
  arrival: z.nullable(z.object({ from: timestamp, to: timestamp, basis: z.enum(['promise', 'history']) })),
  delay: z.nullable(z.object({ days: z.int(), reason: z.enum(delayReasons) })),
  delivered_at: z.nullable(timestamp),
  /** When silence counts as "I have it". */
  receive_by: z.nullable(timestamp),
  window_ends_at: z.nullable(timestamp),
  withdrawals: z.array(z.object({ id, declared_at: timestamp, outcome: z.string() })),
  cases: z.array(
    z.object({
      id,
      state: z.string(),
      reason: z.string(),
      amount: amountText,
      answer_by: z.nullable(timestamp),
      /** When the state ends by itself. */
      due_at: z.nullable(timestamp),
      needs_return: z.boolean(),
      offer: z.nullable(amountText),
      /** What came back in the end. */
      settled: z.nullable(amountText),
      created_at: timestamp,
      lines: z.array(z.object({ id: z.string(), title: z.string(), qty: z.int() })),
    }),
  ),
  /** `note`: what the shop wrote to a refund that it began. */
  refunds: z.array(
    z.object({ amount: amountText, state: z.string(), at: timestamp, note: z.nullable(z.string()) }),
  ),
  can: z.array(can),
  version: z.int(),
});

export const orderByLink = endpoint({
  name: 'orderByLink',
  method: 'GET',
  path: '/pub/order/{token}',
  actor: 'anyone',
  summary: "A buyer's order by its secret link.",
  input: z.object({ token }),
  output: buyerOrder,
  refuses: [],
});

export const confirmReceipt = endpoint({
  name: 'confirmReceipt',
  method: 'POST',
  path: '/pub/order/{token}/confirm',
  actor: 'anyone',
  summary:
    'I have it; with `fine: true` also "all is fine", and then "I accept". Never removes a right to return.',
  once: true,
  input: z.object({ token, step: z._default(z.enum(['received', 'fine', 'accept']), 'received') }),
  output: buyerOrder,
  refuses: ['invalidOperation'],
});

export const extendReceipt = endpoint({
  name: 'extendReceipt',
  method: 'POST',
  path: '/pub/order/{token}/extend',
  actor: 'anyone',
  summary: 'Three more days to look at what came, before silence counts as "I have it". Once an order.',
  once: true,
  input: z.object({ token }),
  output: buyerOrder,
  refuses: ['invalidOperation'],
});

export const findOrder = endpoint({
  name: 'findOrder',
  method: 'POST',
  path: '/pub/order/find',
  actor: 'anyone',
  summary:
    'The link of an order by its number and the e-mail address it was ordered with. Wrong and unknown look alike.',
  input: z.object({
    number: z.string().check(z.trim(), z.minLength(3), z.maxLength(24)),
    email: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  }),
  output: z.object({ order_token: z.string(), handle: z.string() }),
  refuses: [],
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/pub/order/{token}/cancel',
  actor: 'anyone',
  summary:
    'Cancel: at once within 60 minutes of paying, afterwards a request that silence grants in 24 hours.',
  once: true,
  input: z.object({ token, reason: z.optional(words(300, 0)) }),
  output: buyerOrder,
  refuses: ['invalidOperation'],
});

/** A provider's signed message. Unknown objects are kept and tried again; the same event twice has one effect. */
export const paymentWebhook = endpoint({
  name: 'paymentWebhook',
  method: 'POST',
  path: '/hook/payment/{provider}',
  actor: 'hook',
  summary: 'Messages of the payment provider: captured, refunded.',
  body: 'raw',
  input: z.object({
    provider: z.string().check(z.maxLength(30)),
    /** Of a provider that signs nothing: it was told this address alone. */
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ received: z.boolean(), effect: z.string() }),
  refuses: ['invalidRequest'],
});
