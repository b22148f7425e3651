// The buyer's side: goods of a shop, quote, checkout, payment, and the order by its secret link.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageQuery, pageOf } from '#domain/page.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import {
  amountText,
  can,
  countryCode,
  currencyCode,
  id,
  image,
  quantity,
  step,
  timestamp,
  token,
  words,
} from '#domain/wire.ts';
import { publicShop } from '#features/shop/contract.ts';

const handleText = z.string().check(z.maxLength(64));
export const publicGoods = z.object({
  id,
  code: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(image),
  category_id: z.string(),
  category: z.string(),
  price: amountText,
  currency: currencyCode,
  available: z.int(),
  days: z.object({ p50: z.int(), p90: z.int() }),
  ships_from: z.string(),
  shipping: amountText,
  maker: z.string(),
  warnings: z.string(),
  returns_days: z.int(),
});

export const storefrontGoods = endpoint({
  name: 'storefrontGoods',
  method: 'GET',
  path: '/pub/shop/{handle}/goods',
  actor: 'anyone',
  summary: 'Goods on sale in a shop.',
  input: z.object({
    handle: handleText,
    category: z.optional(z.string().check(z.maxLength(40))),
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    ...pageQuery,
  }),
  output: z.object({
    shop: publicShop,
    categories: z.array(z.object({ id: z.string(), code: z.string(), name: z.string(), count: z.int() })),
    goods: pageOf(publicGoods),
  }),
  refuses: ['invalidUserPage'],
});

export const storefrontGood = endpoint({
  name: 'storefrontGood',
  method: 'GET',
  path: '/pub/shop/{handle}/goods/{id}',
  actor: 'anyone',
  summary: 'One goods of a shop.',
  input: z.object({ handle: handleText, id: z.string().check(z.maxLength(64)) }),
  output: z.object({ shop: publicShop, goods: publicGoods, more: z.array(publicGoods) }),
  refuses: ['invalidUserPage'],
});

/** What a buyer pays, and of what it is made. */
const sums = {
  goods_total: amountText,
  shipping: amountText,
  tax: amountText,
  total: amountText,
  currency: currencyCode,
};

const quoteLine = z.object({
  goods_id: id,
  code: z.string(),
  title: z.string(),
  image: z.nullable(image),
  qty: z.int(),
  unit_price: amountText,
  amount: amountText,
  available: z.int(),
});

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
  }),
  output: z.object({
    quote_id: z.string(),
    expires_at: timestamp,
    lines: z.array(quoteLine),
    ...sums,
    delivery: z.object({ from: timestamp, to: timestamp }),
    hash: z.string(),
  }),
  refuses: ['invalidUserPage', 'outOfStock'],
});

export const buyer = z.object({
  name: words(80, 2),
  email: z.email().check(z.maxLength(120)),
  phone: z.optional(z.string().check(z.regex(/^(?:\+?[0-9][0-9 ()-]{5,20})?$/))),
  address: words(200, 3),
  city: words(80, 1),
  postcode: words(16, 0),
  country: countryCode,
  note: z.optional(words(300, 0)),
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
    customer_ref: z.optional(z.string().check(z.maxLength(64))),
    lang: z.optional(z.string().check(z.maxLength(16))),
  }),
  output: z.object({
    checkout_id: z.string(),
    order_token: z.string(),
    total: amountText,
    currency: currencyCode,
    expires_at: timestamp,
    payment: z.object({ id: z.string(), provider: z.string(), url: z.string() }),
  }),
  refuses: ['invalidOperation', 'outOfStock', 'priceChanged', 'invalidUserPage'],
});

export const paymentResult = endpoint({
  name: 'paymentResult',
  method: 'GET',
  path: '/pub/payment/{token}',
  actor: 'anyone',
  summary: 'What became of a payment: safe to ask again; "checking" while it is not known, never "failed".',
  input: z.object({ token }),
  output: z.object({
    state: z.enum(['open', 'checking', 'paid', 'expired', 'refunded']),
    order_no: z.nullable(z.string()),
    order_token: z.string(),
    total: amountText,
    currency: currencyCode,
    expires_at: z.nullable(timestamp),
    pay_url: z.nullable(z.string()),
    shop: z.object({ handle: z.string(), name: z.string() }),
  }),
  refuses: [],
});

export const buyerOrder = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  status_text: z.string(),
  shop: z.object({ handle: z.string(), name: z.string() }),
  lines: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      title: z.string(),
      image: z.nullable(image),
      qty: z.int(),
      returned_qty: z.int(),
      unit_price: amountText,
      amount: amountText,
    }),
  ),
  ...sums,
  refunded: amountText,
  paid_at: timestamp,
  to: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  parcels: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      carrier: z.nullable(z.string()),
      tracking: z.nullable(z.string()),
      steps: z.array(step),
    }),
  ),
  promised: z.nullable(z.object({ from: timestamp, to: timestamp })),
  window_ends_at: z.nullable(timestamp),
  cases: z.array(
    z.object({
      id,
      state: z.string(),
      reason: z.string(),
      amount: amountText,
      answer_by: z.nullable(timestamp),
      created_at: timestamp,
      lines: z.array(z.object({ id: z.string(), title: z.string(), qty: z.int() })),
    }),
  ),
  refunds: z.array(z.object({ amount: amountText, state: z.string(), at: timestamp })),
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
  input: z.object({ provider: z.string().check(z.maxLength(30)) }),
  output: z.object({ received: z.boolean(), effect: z.string() }),
  refuses: ['invalidRequest'],
});
