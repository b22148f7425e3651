// One email about a cart that was left unpaid: asked for by a box at the checkout, sent once, ended by one click.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { amountText, currencyCode, handle, id, quantity, timestamp, token } from '#domain/wire/wire.ts';

export const reminderOffer = endpoint({
  name: 'reminderOffer',
  method: 'GET',
  path: '/pub/shop/{handle}/reminder',
  actor: 'anyone',
  summary: 'Whether the shop offers an email about a cart that was left unpaid.',
  input: z.object({ handle }),
  output: z.object({ is_on: z.boolean() }),
  refuses: [],
});

export const askReminder = endpoint({
  name: 'askReminder',
  method: 'POST',
  path: '/pub/order/{token}/reminder',
  actor: 'anyone',
  summary: 'Ask for one email where the checkout of this link is not paid. Nothing is stored once it is.',
  input: z.object({ token }),
  output: z.object({}),
  refuses: [],
});

export const readReminder = endpoint({
  name: 'readReminder',
  method: 'GET',
  path: '/pub/reminder/{token}',
  actor: 'anyone',
  summary: 'The cart of such an email, with the prices of one piece as the buyer saw them.',
  input: z.object({ token }),
  output: z.object({ lines: z.array(z.object({ goods_id: id, qty: quantity, seen: z.string() })) }),
  refuses: [],
});

export const countReminder = endpoint({
  name: 'countReminder',
  method: 'POST',
  path: '/pub/reminder/{token}/checkout',
  actor: 'anyone',
  summary: 'Say that the checkout of this order link was opened from the email.',
  input: z.object({ token, order_token: token }),
  output: z.object({}),
  refuses: [],
});

export const stopReminder = endpoint({
  name: 'stopReminder',
  method: 'POST',
  path: '/pub/reminder/{token}/stop',
  actor: 'anyone',
  summary: 'Delete the address; the shop sends it no such email for a year, whatever is ticked.',
  input: z.object({ token }),
  output: z.object({ state: z.literal('stopped') }),
  refuses: [],
});

const reminder = z.object({
  id,
  sent_at: timestamp,
  lines: z.array(z.object({ goods_id: id, title: z.string(), qty: z.int() })),
  /** The order that came from its link; null where none did. */
  order: z.nullable(z.object({ id, number: z.string(), amount: amountText })),
});

export const listReminders = endpoint({
  name: 'listReminders',
  method: 'POST',
  path: '/v1/reminder/list',
  actor: 'merchant',
  summary:
    'Emails about carts that were sent in the last days, each with the order that came from it. No addresses.',
  input: z.object({ kind: z._default(z.enum(['all', 'ordered']), 'all'), ...pageInput }),
  output: z.extend(pageOf(reminder), {
    is_on: z.boolean(),
    currency: currencyCode,
    /** How many were sent in the days that are listed, and how many of them led to an order. */
    sent: z.int(),
    ordered: z.int(),
  }),
  refuses: [],
});

export const setReminders = endpoint({
  name: 'setReminders',
  method: 'POST',
  path: '/v1/reminder/set',
  actor: 'merchant',
  summary: 'Offer these emails at the checkout or not. Switched off, those that wait are not sent.',
  input: z.object({ is_on: z.boolean() }),
  output: z.object({ is_on: z.boolean() }),
  refuses: [],
});
