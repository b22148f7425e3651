// Reported comments before those who decide over them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { pageInput, pageOf } from '#domain/page.ts';
import { commentStates, reportReasons } from '#domain/states/comment.ts';
import { timestamp, words } from '#domain/wire.ts';

export const listReported = endpoint({
  name: 'listReported',
  method: 'POST',
  path: '/op/comment/list',
  actor: 'operator',
  right: 'comments',
  reads: true,
  summary: 'Comments that were reported and wait for a decision, the oldest report first.',
  input: z.object({ ...pageInput }),
  output: pageOf(
    z.object({
      /** Routes itself: `<shop>.<uuid>`. */
      id: z.string(),
      order_no: z.string(),
      goods: z.string(),
      rating: z.int(),
      content: z.string(),
      follow_up: z.nullable(z.string()),
      reply: z.nullable(z.string()),
      report_reason: z.enum(reportReasons),
      reported_at: timestamp,
      created_at: timestamp,
    }),
  ),
  refuses: [],
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
