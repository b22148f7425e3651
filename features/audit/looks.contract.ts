// Budgets of looks at personal data: who has used how much of today's, and one more part of it for a person.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

export const lookKinds = ['identity', 'buyer'] as const;

const look = z.object({
  person_id: id,
  name: z.string(),
  kind: z.enum(lookKinds),
  used: z.int(),
  allowed: z.int(),
  /** When this person last looked faster than a person's work makes likely, in the last 24 hours. */
  fast_at: z.nullable(timestamp),
  /** Who raised the budget of today. */
  raised_by: z.nullable(z.string()),
  can_raise: z.boolean(),
});

export const listLookBudgets = endpoint({
  name: 'listLookBudgets',
  method: 'GET',
  path: '/op/looks/list',
  actor: 'operator',
  right: 'audit',
  summary:
    'Who looked at personal data today, how much of their budget it was, and who did so unusually fast.',
  input: z.object({}),
  output: z.object({ list: z.array(look), resets_at: timestamp }),
  refuses: [],
});

export const raiseLookBudget = endpoint({
  name: 'raiseLookBudget',
  security: 'personal_data',
  method: 'POST',
  path: '/op/looks/raise',
  actor: 'operator',
  right: 'increaseLookBudget',
  fresh: true,
  summary:
    `Gives another person ${limits.buyerLooksRaise} more looks at buyers until the day ends (UTC), with a reason; ` +
    `never more than ${limits.buyerLooksRaisedMax} in a day, never to yourself.`,
  input: z.object({ person_id: id, why: words(300, 10) }),
  output: z.object({ allowed: z.int(), until: timestamp }),
  once: 'optional',
  refuses: ['invalidOperation'],
});
