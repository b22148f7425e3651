// Orders of all shops as the console sees them: found, looked at, their emails sent again. Nothing here makes an order,
// pays one or delivers one.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { emailKinds } from '#domain/notifications/emails.ts';
import { limits } from '#domain/limits.ts';
import { amountsFilter, choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { keysOf } from '#domain/keys.ts';
import { scales } from '#domain/money/money.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { holdReasons } from '#domain/states/parcel.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';
import { orderLogistics } from './contract.ts';
import { orderMoney } from './money.contract.ts';
import { order } from './order.shapes.ts';

/** `<shop>.<uuid>`: an order anywhere in the platform. */
const orderId = z.string().check(z.regex(/^[0-9a-z]{1,11}\.[0-9a-f-]{36}$/));

const shop = z.object({ id: z.string(), name: z.string() });

const row = z.object({
  id: orderId,
  number: z.string(),
  shop,
  status: z.enum(orderStatuses),
  buyer: z.string(),
  email: z.string(),
  country: z.string(),
  currency: currencyCode,
  amount: amountText,
  refunded: amountText,
  paid_at: timestamp,
  updated_at: timestamp,
});

export const listConsoleOrders = listEndpoint({
  name: 'listConsoleOrders',
  path: '/op/orders/list',
  right: 'orders',
  summary:
    'Orders of all shops. Buyers are masked; they are found by a whole e-mail address or how a name begins.',
  filters: {
    status: choicesFilter(orderStatuses),
    shop: textFilter(40),
    paid: datesFilter(),
    amount: amountsFilter(keysOf(scales)),
    country: textFilter(2),
    supplier: textFilter(40),
    tracking: textFilter(60),
    held: choicesFilter(holdReasons),
  },
  sorts: ['paid', 'amount'],
  row,
  columns: [
    { head: 'Number', of: ({ number }) => number },
    { head: 'Shop', of: ({ shop: { name } }) => name },
    { head: 'Status', of: ({ status }) => status },
    { head: 'Buyer', of: ({ buyer }) => buyer },
    { head: 'E-mail', of: ({ email }) => email },
    { head: 'Country', of: ({ country }) => country },
    { head: 'Currency', of: ({ currency }) => currency },
    { head: 'Amount', of: ({ amount }) => amount },
    { head: 'Refunded', of: ({ refunded }) => refunded },
    { head: 'Paid at', of: ({ paid_at: at }) => at },
  ],
});

const orderEmail = z.object({
  id,
  kind: z.enum(emailKinds),
  state: z.enum(['waiting', 'sent', 'unwanted', 'given_up']),
  tries: z.int(),
  failure: z.string(),
  created_at: timestamp,
  ended_at: z.nullable(timestamp),
  /** An email that tells of an earlier one's fact once more. */
  is_again: z.boolean(),
  /** How often it may be sent again today. */
  again_left: z.int(),
});

export const consoleOrder = endpoint({
  name: 'consoleOrder',
  method: 'GET',
  path: '/op/orders/{id}',
  actor: 'operator',
  right: 'orders',
  summary:
    'One order whole: what happened, its parcels, emails, payment and every transfer. The buyer is masked.',
  input: z.object({ id: orderId }),
  output: z.object({
    id: orderId,
    shop,
    order: z.omit(order, { can: true }),
    parcels: orderLogistics.output,
    money: orderMoney.output,
    emails: z.array(orderEmail),
  }),
  refuses: [],
});

export const openBuyer = endpoint({
  name: 'openBuyer',
  method: 'POST',
  path: '/op/orders/buyer',
  actor: 'operator',
  right: 'orders',
  reads: true,
  views: true,
  security: 'personal_data',
  summary:
    'Who the buyer of an order is. It is written down who looked and why, and the shop can see it. A person has ' +
    `${limits.buyerLooksDailyMax} of these a day.`,
  input: z.object({ id: orderId, why: words(300, 10) }),
  output: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The address, a line an item. */
    address: z.array(z.string()),
  }),
  refuses: [],
});

/** `<shop>.<order>.<n>`: a parcel anywhere. */
const parcelId = z.string().check(z.regex(/^[0-9a-z]{1,11}\.[0-9a-f-]{36}\.\d{1,3}$/));

export const decideParcel = endpoint({
  name: 'decideParcel',
  method: 'POST',
  path: '/op/parcels/decide',
  actor: 'operator',
  right: 'decideParcels',
  fresh: true,
  once: true,
  summary:
    'Clear a held parcel, and what its carrier said counts from now; or refuse it, and nothing was said: a parcel that ' +
    'was not handed over needs another label.',
  input: z.object({ id: parcelId, clear: z.boolean(), why: words(300, 10) }),
  output: z.object({ id: parcelId, outcome: z.enum(['cleared', 'refused']) }),
  refuses: ['invalidOperation'],
});

export const resendEmail = endpoint({
  name: 'resendEmail',
  method: 'POST',
  path: '/op/orders/emails/resend',
  actor: 'operator',
  right: 'resendEmails',
  summary: `Send an email of an order to its buyer once more, at most ${limits.emailAgainPerDay} times a day.`,
  input: z.object({ id: orderId, message_id: id, why: words(300, 10) }),
  output: z.object({ message_id: id, again_left: z.int() }),
  once: 'optional',
  refuses: ['invalidOperation'],
});
