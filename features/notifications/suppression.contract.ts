// Addresses that are sent nothing: how reports of mail servers arrive, the list of the console, and lifting one.
import * as z from 'zod/mini';
import { suppressionReasons } from '#domain/notifications/suppression.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { timestamp, words } from '#domain/wire/wire.ts';

export const mailReport = endpoint({
  name: 'mailReport',
  method: 'POST',
  path: '/hook/mail',
  actor: 'hook',
  summary:
    'A message that arrived at the bounce address, as it is: a delivery status (RFC 3464) or a complaint (RFC 5965). ' +
    'Proved by `Authorization: Bearer` or by a signature. Other messages are taken in and change nothing.',
  body: 'raw',
  input: z.object({}),
  output: z.object({
    /** `known`: it was reported before. `counted`: mail still goes to the address. */
    result: z.enum(['suppressed', 'counted', 'known', 'ignored']),
    /** Why it was ignored. */
    reason: z.nullable(z.enum(['no_report', 'not_about_the_address', 'not_ours'])),
  }),
  refuses: ['invalidRequest'],
});

/** Of an address, in hexadecimal: nobody reads the address back from it. */
const addressId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const suppressedAddresses = listEndpoint({
  name: 'suppressedAddresses',
  path: '/op/emails/suppressed',
  right: 'resendEmails',
  summary:
    'Addresses that are sent no email, the newest first, with what the other mail server said. Of an address only its ' +
    'domain is shown; a whole address that is searched for is found.',
  filters: { reason: choicesFilter(suppressionReasons), domain: textFilter(253), since: datesFilter() },
  sorts: ['since'],
  row: z.object({
    id: addressId,
    /** Empty where the report did not name it. */
    domain: z.string(),
    reason: z.enum(suppressionReasons),
    says: z.string(),
    since: timestamp,
  }),
  columns: [
    { head: 'Since', of: ({ since }) => since },
    { head: 'Domain', of: ({ domain }) => domain },
    { head: 'Reason', of: ({ reason }) => reason },
    { head: 'Mail server', of: ({ says }) => says },
  ],
});

export const liftSuppression = endpoint({
  name: 'liftSuppression',
  method: 'POST',
  path: '/op/emails/lift',
  actor: 'operator',
  right: 'resendEmails',
  summary: 'Send email to an address again. The next one that comes back suppresses it once more.',
  input: z.object({ id: addressId, why: words(300, 10) }),
  output: z.object({ lifted: z.boolean() }),
  once: 'optional',
  refuses: [],
});
