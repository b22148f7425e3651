// Requests of shops before the catalogue team: taken on by one person, and answered with goods or a reason.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { sourcingStates } from '#domain/states/sourcing.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';

/** Routes itself: `<shop>.<uuid>`. */
const routedId = z.string().check(z.maxLength(80));

export const sourcingQueue = listEndpoint({
  name: 'sourcingQueue',
  path: '/op/sourcing/list',
  right: 'catalogue',
  summary: 'Requests of shops for goods that the warehouse lacks, the oldest first.',
  filters: {
    state: choicesFilter(sourcingStates),
    shop: textFilter(16),
    created: datesFilter(),
  },
  sorts: ['created'],
  direction: 'asc',
  row: z.object({
    id: z.string(),
    shop: z.object({ id: z.string(), name: z.string() }),
    state: z.enum(sourcingStates),
    title: z.string(),
    link: z.string(),
    cost: z.nullable(amountText),
    currency: currencyCode,
    countries: z.array(z.string()),
    pieces_per_month: z.int(),
    holder: z.nullable(z.object({ id: z.string(), name: z.string() })),
    is_mine: z.boolean(),
    reason: z.string(),
    /** How many goods were found. */
    found: z.int(),
    created_at: timestamp,
    answered_at: z.nullable(timestamp),
  }),
  columns: [
    { head: 'Request', of: ({ id }) => id },
    { head: 'Shop', of: ({ shop }) => shop.id },
    { head: 'State', of: ({ state }) => state },
    { head: 'Title', of: ({ title }) => title },
    { head: 'Link', of: ({ link }) => link },
    { head: 'Wanted cost', of: ({ cost }) => cost },
    { head: 'Currency', of: ({ currency }) => currency },
    { head: 'Countries', of: ({ countries }) => countries.join(' ') },
    { head: 'Pieces a month', of: (row) => row.pieces_per_month },
    { head: 'Sent', of: ({ created_at: at }) => at },
    { head: 'Answered', of: ({ answered_at: at }) => at },
  ],
});

export const claimSourcing = endpoint({
  name: 'claimSourcing',
  method: 'POST',
  path: '/op/sourcing/claim',
  actor: 'operator',
  right: 'catalogue',
  summary:
    'Take a request on, or over from the colleague who has it; the shop sees that it is being reviewed.',
  input: z.object({
    id: routedId,
    /** Who has claimed it, as it was read; null for nobody. */
    held_by: z.nullable(id),
  }),
  output: z.object({ id: z.string(), state: z.enum(sourcingStates) }),
  // Answered already: `reason` is `answered`.
  refuses: ['recordNotFound', 'staleVersion', 'invalidOperation'],
});

export const answerSourcing = endpoint({
  name: 'answerSourcing',
  method: 'POST',
  path: '/op/sourcing/answer',
  actor: 'operator',
  right: 'catalogue',
  summary: 'Answer one’s own request once: with the codes of goods that are on sale, or with a reason.',
  input: z.object({
    id: routedId,
    codes: z.optional(
      z
        .array(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9._-]{1,64}$/)))
        .check(z.minLength(1), z.maxLength(limits.sourcingGoodsMax)),
    ),
    reason: z.optional(words(limits.sourcingReasonMax, limits.sourcingReasonMin)),
  }),
  output: z.object({ id: z.string(), state: z.enum(sourcingStates) }),
  // Not one’s own: `reason` is `not_claimed`; answered already: `answered`.
  refuses: ['recordNotFound', 'invalidOperation'],
});
