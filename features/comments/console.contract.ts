// Reported comments before those who decide over them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { commentStates, reportReasons } from '#domain/states/comment.ts';
import { timestamp, words } from '#domain/wire/wire.ts';

const reportedComment = z.object({
  /** Routes itself: `<shop>.<uuid>`. */
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  order_no: z.string(),
  goods: z.string(),
  rating: z.int(),
  content: z.string(),
  follow_up: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  state: z.enum(commentStates),
  report_reason: z.enum(reportReasons),
  reported_at: timestamp,
  created_at: timestamp,
  decided_at: z.nullable(timestamp),
  /** What stands in the place of a removed one. */
  removed: z.nullable(z.object({ reason: z.enum(reportReasons), text: z.string() })),
});

export const listReported = listEndpoint({
  name: 'listReported',
  path: '/op/comment/list',
  right: 'comments',
  summary:
    'Comments that were reported, the oldest report first; those in the state `reported` wait for a decision.',
  filters: {
    state: choicesFilter(commentStates),
    reason: choicesFilter(reportReasons),
    shop: textFilter(16),
    reported: datesFilter(),
  },
  sorts: ['reported'],
  direction: 'asc',
  row: reportedComment,
  columns: [
    { head: 'Comment', of: ({ id }) => id },
    { head: 'Shop', of: ({ shop }) => shop.id },
    { head: 'Order', of: ({ order_no: number }) => number },
    { head: 'Rating', of: ({ rating }) => rating },
    { head: 'Text', of: ({ content }) => content },
    { head: 'State', of: ({ state }) => state },
    { head: 'Reported for', of: ({ report_reason: reason }) => reason },
    { head: 'Reported', of: ({ reported_at: at }) => at },
    { head: 'Decided', of: ({ decided_at: at }) => at },
  ],
});

export const decideComment = endpoint({
  name: 'decideComment',
  method: 'POST',
  path: '/op/comment/decide',
  actor: 'operator',
  right: 'comments',
  summary:
    'Keep a reported comment, or remove it with a reason in words. Its place stays, with the reason for everybody.',
  once: true,
  input: z.object({
    id: z.string().check(z.maxLength(80)),
    remove: z.boolean(),
    reason: z.optional(z.enum(reportReasons)),
    text: z.optional(words(2_000, 40)),
  }),
  output: z.object({ id: z.string(), state: z.enum(commentStates) }),
  refuses: ['invalidOperation'],
});
