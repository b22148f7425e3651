// What people of risk see and do about invitations: who came through whom, what became of them, and the door itself.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { timestamp, words, sentTimestamp } from '#domain/wire/wire.ts';

/** What became of those whom somebody invited; every number is counted from facts when it is asked for. */
const outcome = z.object({
  made: z.int(),
  opened: z.int(),
  joined: z.int(),
  verified: z.int(),
  sold: z.int(),
  restricted: z.int(),
});

const node = z.object({
  /** An operator who invites, or a shop that came. Opens its own branch. */
  id: z.string(),
  kind: z.enum(['operator', 'shop']),
  name: z.string(),
  /** The merchant's user name; null for operators. */
  username: z.nullable(z.string()),
  joined_at: z.nullable(timestamp),
  is_verified: z.boolean(),
  has_sold: z.boolean(),
  is_restricted: z.boolean(),
  outcome,
  /** Many joined within a day: worth a look, and nothing more. */
  is_sudden: z.boolean(),
});

export const invitationTree = endpoint({
  name: 'invitationTree',
  method: 'GET',
  path: '/op/invitation/tree',
  actor: 'operator',
  right: 'invitations',
  summary: 'Who invited whom: operators, and below each the shops that came, those who came last first.',
  input: z.object({
    /** A node's id; operators where it is left out. */
    parent: z.optional(z.string().check(z.maxLength(40))),
    /** `next` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.object({ list: z.array(node), next: z.nullable(z.string()) }),
  refuses: [],
});

const closing = z.object({ reason: z.string(), until: z.nullable(timestamp) });

export const registrationState = endpoint({
  name: 'registrationState',
  method: 'GET',
  path: '/op/registration',
  actor: 'operator',
  right: 'invitations',
  summary: 'Whether anybody may register now, and how that was changed.',
  input: z.object({}),
  output: z.object({
    closed: z.nullable(closing),
    /** False where the configuration of this instance keeps it closed. */
    can_open: z.boolean(),
    history: z.array(
      z.object({
        n: z.int(),
        is_open: z.boolean(),
        reason: z.string(),
        until: z.nullable(timestamp),
        by: z.string(),
        at: timestamp,
      }),
    ),
  }),
  refuses: [],
});

export const switchRegistration = endpoint({
  name: 'switchRegistration',
  method: 'POST',
  path: '/op/registration',
  actor: 'operator',
  right: 'invitations',
  summary: 'Close registration with a reason and an end, or open it again before that. Codes stay good.',
  input: z.object({
    is_open: z.boolean(),
    reason: words(limits.registrationReasonUnitsMax, 10),
    /** For closing: at most `limits.registrationClosedDaysMax` ahead. */
    until: z.optional(sentTimestamp),
  }),
  output: z.object({ closed: z.nullable(closing) }),
  refuses: ['invalidOperation'],
});
