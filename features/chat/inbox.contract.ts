// Talks with buyers in one list: those of orders, and questions about products before buying.
import * as z from 'zod/mini';
import { inboxKinds, inboxStates } from '#domain/states/inbox.ts';
import { limits } from '#domain/limits.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { id, timestamp } from '#domain/wire/wire.ts';
import { chatPart } from './contract.ts';

const roles = ['orders', 'service'] as const;

/** Whom it is assigned to, by whom, and when. */
const assignment = z.object({
  id,
  name: z.string(),
  is_me: z.boolean(),
  by: z.string(),
  at: timestamp,
});

const talk = z.object({
  kind: z.enum(inboxKinds),
  id,
  state: z.enum(inboxStates),
  /** Of the last word of either side. */
  at: timestamp,
  order: z.nullable(z.object({ id, number: z.string() })),
  /** What a question is about. */
  goods: z.nullable(z.object({ id, title: z.string() })),
  /** The buyer as the shop sees them: masked as at the order, or as typed with a question; null where nothing is known. */
  name: z.nullable(z.string()),
  /** Messages of the buyer that nobody of the shop has read; a question without an answer is one. */
  unread: z.int(),
  last: z.nullable(z.object({ by: z.enum(['buyer', 'merchant', 'desk']), parts: z.array(chatPart) })),
  /** Null also where the person was removed, or works with something else since. */
  assigned: z.nullable(assignment),
});

export const listInbox = endpoint({
  name: 'listInbox',
  method: 'POST',
  path: '/v1/inbox/list',
  actor: 'merchant',
  roles,
  reads: true,
  summary: 'Talks of orders and questions before buying in one list, the newest word first.',
  input: z.object({
    filter: z._default(z.enum(['all', 'open', 'buyer', 'answered', 'mine']), 'all'),
    /** That talk alone. */
    id: z.optional(id),
    /** A number of an order, or a buyer’s name as it is shown. */
    q: z.optional(z.string().check(z.maxLength(limits.inboxSearchMax))),
    ...pageInput,
  }),
  output: z.extend(pageOf(talk), {
    /** Messages of buyers that nobody of the shop has read, with questions that have no answer. */
    unread: z.int(),
    /** Talks in which a buyer waits for the shop. */
    open: z.int(),
    /** Talks that are assigned to the reader: as many as the filter `mine` has. */
    mine: z.int(),
    /** Whom a talk may be assigned to: the owner and the members who answer buyers. */
    people: z.array(z.object({ id, name: z.string(), is_me: z.boolean(), is_owner: z.boolean() })),
  }),
  refuses: ['recordNotFound'],
});

export const assignTalk = endpoint({
  name: 'assignTalk',
  method: 'POST',
  path: '/v1/inbox/assign',
  actor: 'merchant',
  roles,
  summary:
    'Assign a talk to a person of the shop, or to nobody, if its assignee is still the one that the caller saw.',
  input: z.object({
    kind: z.enum(inboxKinds),
    id,
    person_id: z.nullable(id),
    /** The assignee as the caller read it; null for nobody. */
    seen: z.nullable(id),
  }),
  output: z.object({ assigned: z.nullable(assignment) }),
  // It was assigned to another meanwhile: `reason` is `assigned`, `name` says who has it.
  refuses: ['recordNotFound', 'invalidOperation'],
});
