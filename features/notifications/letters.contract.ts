// Letters to buyers: stopping those that are not about an order, and what could not be delivered.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { pageInput, pageOf } from '#domain/page.ts';
import { timestamp, token } from '#domain/wire.ts';

export const stopLetters = endpoint({
  name: 'stopLetters',
  method: 'POST',
  path: '/pub/order/{token}/letters/stop',
  actor: 'anyone',
  summary:
    'No more letters of this shop to the address of this order, but those about an order itself. Asking again changes ' +
    'nothing.',
  input: z.object({ token }),
  output: z.object({ stopped: z.boolean() }),
  refuses: [],
});

export const lostLetters = endpoint({
  name: 'lostLetters',
  method: 'POST',
  path: '/op/letter/lost',
  actor: 'operator',
  right: 'resendLetters',
  reads: true,
  summary: 'Letters to buyers that no mail server took, the newest first, with what it said.',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      /** `<shop>.<order or checkout>`. */
      id: z.string(),
      shop: z.string(),
      /** Null where there is no order yet. */
      order_no: z.nullable(z.string()),
      kind: z.string(),
      tries: z.int(),
      ended_at: timestamp,
      failure: z.string(),
    }),
  ),
  refuses: [],
});
