// Reconciliation in the console: what others hold against the books, what differs, and who explained it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { currencyCode, id, signedAmountText, timestamp, words } from '#domain/wire/wire.ts';

const kind = z.enum([
  'balance',
  'statement',
  'order',
  'books',
  'evidence',
  'capture',
  'differs',
  'missing_outside',
  'missing_inside',
]);

const item = z.object({
  id,
  place: z.string(),
  kind,
  subject: z.string(),
  amount: signedAmountText,
  currency: currencyCode,
  state: z.enum(['open', 'explained']),
  since: timestamp,
  last_seen_at: timestamp,
  explanation: z.nullable(
    z.object({
      id,
      document: z.string(),
      note: z.string(),
      by: z.nullable(z.string()),
      confirmed_by: z.nullable(z.string()),
      is_yours: z.boolean(),
      state: z.enum(['proposed', 'confirmed']),
      at: timestamp,
    }),
  ),
});

export const reconciliation = endpoint({
  name: 'reconciliation',
  method: 'POST',
  path: '/op/reconciliation/state',
  actor: 'operator',
  right: 'reconciliation',
  reads: true,
  summary:
    'Every place with what it says and what the books say, differences with their age, incidents, money that is nobody’s.',
  input: z.object({}),
  output: z.object({
    /** Undefined-as-null before the first run. */
    last_run_at: z.nullable(timestamp),
    places: z.array(
      z.object({
        place: z.string(),
        currency: currencyCode,
        expected: signedAmountText,
        actual: z.nullable(signedAmountText),
        transit: signedAmountText,
        unmatched: signedAmountText,
        difference: signedAmountText,
        since: timestamp,
      }),
    ),
    items: z.array(item),
    incidents: z.array(
      z.object({
        id,
        state: z.enum(['open', 'closed']),
        reason: z.string(),
        opened_at: timestamp,
        closed_at: z.nullable(timestamp),
        /** Why it stands or stood; it ends when each of them is gone or explained. */
        items: z.array(
          z.object({
            place: z.string(),
            kind,
            subject: z.string(),
            amount: signedAmountText,
            currency: currencyCode,
            state: z.enum(['open', 'explained', 'gone']),
          }),
        ),
      }),
    ),
    /** Places that have not answered for a day: not compared since then. */
    silent: z.array(z.object({ place: z.string(), since: timestamp })),
    /** Whether new payouts are paused, by which incident, and whether one person has proposed to go on. */
    paused: z.nullable(z.object({ reason: z.string(), since: timestamp })),
    suspense: z.array(
      z.object({
        id,
        account: z.string(),
        booked_on: z.iso.date(),
        amount: signedAmountText,
        currency: currencyCode,
        from: z.string(),
        text: z.string(),
      }),
    ),
    runs: z.array(z.object({ id, at: timestamp, places: z.int(), differences: z.int(), silent: z.int() })),
  }),
  refuses: [],
});

export const reconcileNow = endpoint({
  name: 'reconcileNow',
  method: 'POST',
  path: '/op/reconciliation/run',
  actor: 'operator',
  right: 'reconcile',
  summary: 'Looks at once instead of within a minute.',
  input: z.object({}),
  output: z.object({ differences: z.int(), silent: z.int() }),
  refuses: [],
});

export const explainDifference = endpoint({
  name: 'explainDifference',
  method: 'POST',
  path: '/op/reconciliation/explain',
  actor: 'operator',
  right: 'reconcile',
  fresh: true,
  summary:
    'One person says with a document where a difference comes from, another one confirms. It explains this amount and no other.',
  input: z.object({
    id,
    act: z.enum(['propose', 'confirm', 'drop']),
    document: z.optional(words(200, 3)),
    note: z.optional(words(1000, 20)),
    /** For `confirm` and `drop`: what the person saw. */
    explanation_id: z.optional(id),
  }),
  output: z.object({ state: z.enum(['proposed', 'confirmed', 'dropped']) }),
  refuses: ['invalidOperation'],
  once: true,
});
