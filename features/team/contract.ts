// The people of a shop: its owner invites members, changes what they may do, and lets them go.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { memberRoles } from '#domain/shop/team-roles.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { amountText, currencyCode, id, languageCode, timestamp, words } from '#domain/wire/wire.ts';

/** What the owner proves themselves with again: whoever finds an open app makes nobody a member. */
const proof = {
  password: z.string().check(z.maxLength(128)),
  code: z.optional(z.string().check(z.maxLength(32))),
};
const proofRefusals = [
  'oldPasswordIncorrect',
  'secondFactorNeeded',
  'verificationCodeIncorrect',
  'verificationCodeRequired',
] as const;

const role = z.enum(memberRoles);
const name = words(limits.memberNameUnitsMax, 1);

const invitation = z.object({
  id,
  name: z.string(),
  role,
  made_at: timestamp,
  ends_at: timestamp,
});

export const listTeam = endpoint({
  name: 'listTeam',
  method: 'GET',
  path: '/v1/team',
  actor: 'merchant',
  summary:
    'The people of the shop, open invitations, how many places there are, and what members may give back.',
  input: z.object({}),
  output: z.object({
    owner: z.object({ id, name: z.string() }),
    members: z.array(
      z.object({
        id,
        name: z.string(),
        username: z.string(),
        role,
        joined_at: timestamp,
        /** When they last did something; null for who never has. */
        seen_at: z.nullable(timestamp),
        second_factor: z.boolean(),
      }),
    ),
    invitations: z.array(invitation),
    seats: z.object({ used: z.int(), allowed: z.int(), invitations_max: z.int() }),
    /** What one member may give back in a day (UTC), of the shop's own part. */
    refunds: z.object({ amount: amountText, currency: currencyCode }),
  }),
  refuses: [],
});

export const inviteMember = endpoint({
  name: 'inviteMember',
  security: 'role',
  method: 'POST',
  path: '/v1/team/invite',
  actor: 'merchant',
  audited: true,
  summary:
    'Make an invitation of a member, with the sign-in password and the second factor where it is on. Its link is in this ' +
    'answer and nowhere else; it works once, for three days.',
  input: z.object({ name, role, ...proof }),
  output: z.object({ invitation, link: z.string() }),
  once: 'optional',
  refuses: ['invalidOperation', ...proofRefusals],
});

export const revokeMemberInvitation = endpoint({
  name: 'revokeMemberInvitation',
  method: 'POST',
  path: '/v1/team/invite/revoke',
  actor: 'merchant',
  audited: true,
  summary: 'Take an invitation of a member back: its link is dead at once.',
  input: z.object({ id }),
  output: z.object({ revoked: z.boolean() }),
  refuses: ['invalidOperation'],
});

export const setMemberRole = endpoint({
  name: 'setMemberRole',
  security: 'role',
  method: 'POST',
  path: '/v1/team/role',
  actor: 'merchant',
  audited: true,
  summary: 'Give a member another role, with the sign-in password; the member signs in again.',
  input: z.object({ id, role, ...proof }),
  output: z.object({ role }),
  refuses: ['invalidOperation', ...proofRefusals],
});

export const removeMember = endpoint({
  name: 'removeMember',
  security: 'role',
  method: 'POST',
  path: '/v1/team/remove',
  actor: 'merchant',
  audited: true,
  summary:
    'Let a member go: every session ends at once and the sign-in is void. The owner cannot be removed.',
  input: z.object({ id }),
  output: z.object({ removed: z.boolean() }),
  refuses: ['invalidOperation'],
});

export const setMemberRefunds = endpoint({
  name: 'setMemberRefunds',
  method: 'POST',
  path: '/v1/team/refunds',
  actor: 'merchant',
  audited: true,
  summary:
    'What one member may give back in a day, of the shop’s own part; with the sign-in password. 0 is nothing.',
  input: z.object({ amount: amountText, ...proof }),
  output: z.object({ amount: amountText, currency: currencyCode }),
  refuses: ['invalidOperation', ...proofRefusals],
});

export const listMemberActs = endpoint({
  name: 'listMemberActs',
  method: 'POST',
  path: '/v1/team/acts',
  actor: 'merchant',
  reads: true,
  summary: 'What members did, the newest first: who, which call, what it was about. Kept for 400 days.',
  input: z.object({
    person_id: z.optional(id),
    subject: z.optional(z.string().check(z.maxLength(80))),
    ...pageInput,
  }),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      role,
      /** Whether they are still a member. */
      is_gone: z.boolean(),
      call: z.string(),
      subject: z.string(),
      /** The number of the order that it was about. */
      order_no: z.nullable(z.string()),
      at: timestamp,
    }),
  ),
  refuses: [],
});

const token = z.string().check(z.maxLength(120));

export const readMemberInvitation = endpoint({
  name: 'readMemberInvitation',
  method: 'POST',
  path: '/v1/team/invitation',
  actor: 'anyone',
  summary: 'What an invitation of a member is for: the shop, the role and until when.',
  input: z.object({ token }),
  output: z.object({ shop: z.string(), name: z.string(), role, ends_at: timestamp }),
  refuses: ['invitationCodeInvalid'],
});

export const joinTeam = endpoint({
  name: 'joinTeam',
  security: 'sign_in',
  method: 'POST',
  path: '/v1/team/join',
  actor: 'anyone',
  summary: 'Become a member by an invitation: a user name and a password of one’s own, and a first session.',
  input: z.object({
    token,
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: proof.password,
    confirm_password: proof.password,
    lang: z.optional(languageCode),
    device: z.optional(z.object({ name: z.optional(words(80)), platform: z.optional(words(40)) })),
  }),
  output: z.object({
    token: z.string(),
    expires_at: timestamp,
    idle_expires_at: timestamp,
    lang: z.string(),
    /** Each replaces a forgotten password once. Shown this once; null where the account was made before. */
    recovery_codes: z.nullable(z.array(z.string())),
  }),
  refuses: [
    'usernamePasswordRequired',
    'usernameExists',
    'invitationCodeInvalid',
    'invalidOperation',
    'loginError',
  ],
});
