// Invitation codes: single use, 14 days, free, and they earn nothing.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { id, languageCode, timestamp, words } from '#domain/wire/wire.ts';

export const inviteCode = endpoint({
  name: 'inviteCode',
  method: 'POST',
  path: '/invite_code',
  actor: 'anyone',
  summary: 'Is this code good? A good one gives a ticket; it is used up only when the account is made.',
  input: z.object({ code: z.string().check(z.maxLength(64)), lang: z.optional(languageCode) }),
  output: z.object({
    valid: z.boolean(),
    invite_ticket: z.string(),
    ticket_expires_at: timestamp,
    inviter: z.object({ name_masked: z.string() }),
    operator: z.object({ legal_name: z.string(), country: z.string() }),
    register_open: z.boolean(),
    lang: z.string(),
  }),
  refuses: ['registrationNeedsInvitation', 'invitationCodeInvalid', 'invitationRegistrationClosed'],
});

/** The waiting list is those who hold a good invitation: nobody can buy a place, and all come in when it opens. */
export const invitationDoor = endpoint({
  name: 'invitationDoor',
  method: 'POST',
  path: '/invite_door',
  actor: 'anyone',
  summary:
    'Whether registration is open; while it is closed why, until when, and how many with a good invitation wait. A ' +
    'good code that comes with it is noted as opened. The answer says nothing of the code.',
  input: z.object({ code: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.object({
    /** Null while it is open; `until` null where nobody knows. */
    closed: z.nullable(z.object({ reason: z.string(), until: z.nullable(timestamp) })),
    /** Opened, not used, not over. Null for some, but fewer than `few`. */
    waiting: z.object({ people: z.nullable(z.int()), few: z.int() }),
  }),
  refuses: [],
});

export const invitationStates = ['unused', 'opened', 'joined', 'expired', 'revoked'] as const;

export const invitation = z.object({
  id,
  /** Shown while it can still be used, null afterwards. */
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
  state: z.enum(invitationStates),
  note: z.nullable(z.string()),
  inviter: z.string(),
  username: z.nullable(z.string()),
  created_at: timestamp,
  expires_at: timestamp,
  joined_at: z.nullable(timestamp),
});

export const listInvitations = endpoint({
  name: 'listInvitations',
  method: 'POST',
  path: '/op/invitation/list',
  actor: 'operator',
  right: 'invitations',
  reads: true,
  summary: 'Invitations, newest first.',
  input: z.object({ state: z.optional(z.enum(invitationStates)), ...pageInput }),
  output: pageOf(invitation),
  refuses: [],
});

export const addInvitations = endpoint({
  name: 'addInvitations',
  method: 'POST',
  path: '/op/invitation/add',
  actor: 'operator',
  right: 'invitations',
  summary: 'Make invitation codes.',
  input: z.object({
    count: z._default(z.int().check(z.minimum(1), z.maximum(limits.invitationsPerCall)), 1),
    note: z.optional(words(60)),
  }),
  output: z.object({ list: z.array(invitation) }),
  once: 'optional',
  refuses: [],
});

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'POST',
  path: '/op/invitation/revoke',
  actor: 'operator',
  right: 'invitations',
  summary: 'Take back a code that nobody has used.',
  input: z.object({ id }),
  output: invitation,
  refuses: ['invalidOperation'],
});
