// Invitations that merchants make: two a day, ten open at once, free, and they earn nothing.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';
import { invitationStates } from './contract.ts';

export const friendInvitation = z.object({
  id,
  /** Shown while it can still be used, null afterwards. */
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
  state: z.enum(invitationStates),
  note: z.nullable(z.string()),
  /** Names who joined without telling which shop is theirs. */
  friend_id: z.nullable(z.string()),
  /** Masked: a friend need not show what they do here. */
  username: z.nullable(z.string()),
  created_at: timestamp,
  expires_at: timestamp,
  /** When the friend joined. */
  invited_at: z.nullable(timestamp),
});

export const inviteQuota = z.object({
  per_day: z.int(),
  used: z.int(),
  resets_at: timestamp,
  open_max: z.int(),
  open: z.int(),
});

/** Why no invitation can be made now; the first of these that holds. */
export const inviteObstacles = ['closed', 'account_age', 'open_max', 'daily'] as const;

const inviteRules = z.object({
  valid_days: z.int(),
  account_days_min: z.int(),
});

export const listFriendInvitations = endpoint({
  name: 'listFriendInvitations',
  method: 'POST',
  path: '/v1/user/invite/list',
  actor: 'merchant',
  summary: 'The invitations of this shop, newest first, with what can still be made today.',
  input: z.object({ ...pageInput }),
  output: z.extend(pageOf(friendInvitation), {
    quota: inviteQuota,
    rules: inviteRules,
    /** The rules in the reader’s words, as the answer to `invitations` says them: blocks of escaped text. */
    rules_html: z.string(),
    /** Null where one can be made now; `until`: when it can again, as far as a clock can tell. */
    obstacle: z.nullable(z.object({ reason: z.enum(inviteObstacles), until: z.nullable(timestamp) })),
  }),
  refuses: [],
});

export const inviteFriends = endpoint({
  name: 'inviteFriends',
  method: 'POST',
  path: '/v1/user/invite/add',
  actor: 'merchant',
  summary: 'Make invitations for friends.',
  input: z.object({
    count: z._default(z.int().check(z.minimum(1), z.maximum(limits.friendInvitationsPerDay)), 1),
    note: z.optional(words(limits.invitationNoteCharactersMax)),
  }),
  output: z.object({
    /** `qr_svg`: the link as a code for cameras, an SVG of its own. */
    list: z.array(z.extend(friendInvitation, { qr_svg: z.string() })),
    quota: inviteQuota,
  }),
  once: 'optional',
  refuses: ['friendSupportDailyLimit', 'invitationRegistrationClosed'],
});

export const revokeFriendInvitation = endpoint({
  name: 'revokeFriendInvitation',
  method: 'POST',
  path: '/v1/user/invite/revoke',
  actor: 'merchant',
  summary: 'Take back an invitation of this shop that nobody has used. The day it was made on stays counted.',
  input: z.object({ id }),
  output: friendInvitation,
  refuses: ['invalidOperation'],
});
