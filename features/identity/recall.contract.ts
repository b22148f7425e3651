// Taking a verification back: two people, and a statement that the merchant reads.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

export const recallOf = z.object({
  id,
  shop: z.object({ id: z.string(), name: z.string() }),
  legal_name: z.string(),
  statement: z.string(),
  asked_at: timestamp,
  asked_by: z.string(),
  /** You asked: somebody else agrees. */
  is_yours: z.boolean(),
});

export const listIdentityRecalls = endpoint({
  name: 'listIdentityRecalls',
  method: 'GET',
  path: '/op/identity/recalls',
  actor: 'operator',
  right: 'decideWithdrawals',
  summary: 'Verifications that a reviewer wants to take back and that wait for the word of finance.',
  input: z.object({}),
  output: z.object({ list: z.array(recallOf) }),
  refuses: [],
});

export const askIdentityRecall = endpoint({
  name: 'askIdentityRecall',
  method: 'POST',
  path: '/op/identity/recall',
  actor: 'operator',
  right: 'identities',
  summary: 'Ask to take a verification back. Nothing changes until a person of finance agrees.',
  input: z.object({ shop_id: z.string().check(z.maxLength(16)), statement: words(2000, 40) }),
  output: z.object({ id }),
  refuses: ['invalidOperation'],
});

export const agreeIdentityRecall = endpoint({
  name: 'agreeIdentityRecall',
  method: 'POST',
  path: '/op/identity/recall/agree',
  actor: 'operator',
  right: 'decideWithdrawals',
  summary:
    'Agree, as another person and of finance: the verification ends, and the merchant reads the statement.',
  input: z.object({ shop_id: z.string().check(z.maxLength(16)), id }),
  output: z.object({ status: z.string() }),
  refuses: ['invalidOperation'],
});
