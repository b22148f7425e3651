// Emails to buyers: stopping those that are not about an order, and what could not be delivered.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { emailKinds } from '#domain/notifications/emails.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { id, timestamp, token } from '#domain/wire/wire.ts';

export const stopEmails = endpoint({
  name: 'stopEmails',
  method: 'POST',
  path: '/pub/order/{token}/emails/stop',
  actor: 'anyone',
  summary:
    'No more emails of this shop to the address of this order, but those about an order itself. Asking again changes ' +
    'nothing.',
  input: z.object({ token }),
  output: z.object({ stopped: z.boolean() }),
  refuses: [],
});

export const undeliveredEmails = listEndpoint({
  name: 'undeliveredEmails',
  path: '/op/emails/undelivered',
  right: 'resendEmails',
  summary:
    'Emails to buyers that no mail server accepted, the newest first, with what it said. Of the address only its domain ' +
    'is shown.',
  filters: {
    kind: choicesFilter(emailKinds),
    shop: textFilter(16),
    ended: datesFilter(),
  },
  sorts: ['ended'],
  row: z.object({
    id,
    shop: z.object({ id: z.string(), name: z.string() }),
    /** `<shop>.<order>`; null where the buyer never paid, so that there is no order. */
    order_id: z.nullable(z.string()),
    order_no: z.nullable(z.string()),
    kind: z.enum(emailKinds),
    domain: z.string(),
    tries: z.int(),
    created_at: timestamp,
    ended_at: timestamp,
    failure: z.string(),
    /** Itself another try of an earlier email. */
    is_again: z.boolean(),
    /** How often it may be sent again today. */
    again_left: z.int(),
  }),
  columns: [
    { head: 'Ended at', of: ({ ended_at: at }) => at },
    { head: 'Shop', of: ({ shop }) => shop.name },
    { head: 'Order', of: ({ order_no: number }) => number },
    { head: 'Kind', of: ({ kind }) => kind },
    { head: 'Domain', of: ({ domain }) => domain },
    { head: 'Tries', of: ({ tries }) => tries },
    { head: 'Mail server', of: ({ failure }) => failure },
  ],
});
