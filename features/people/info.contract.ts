// Personal info: who I am, how I am reached, where I am signed in.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { everyMember } from '#domain/shop/team-roles.ts';
import { noticeChoices } from '#domain/notifications/notice-choices.ts';
import { noticeKinds } from '#domain/notifications/notices.ts';
import { id, languageCode, timestamp, words } from '#domain/wire/wire.ts';

const empty = z.literal('');
const ways = z.object({ app: z.boolean(), push: z.boolean(), email: z.boolean() });

/** How far the identity check is; the room of identity tells it. */
export const identityBlock = z.object({
  status: z.enum(['unverified', 'applying', 'verified', 'rejected', 'expiring']),
  level: z.nullable(z.string()),
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      state: z.enum(['missing', 'ok', 'rejected']),
      reason: z.nullable(z.string()),
    }),
  ),
  submitted_at: z.nullable(timestamp),
  promise_at: z.nullable(timestamp),
  expires_on: z.nullable(z.string()),
});

export const openSessionFacts = z.object({
  id: z.string(),
  device: z.string(),
  /** Last seen, to the minute; `since` is when it signed in. */
  at: timestamp,
  since: timestamp,
  /** The network without its last part; null where it is not known. */
  place: z.nullable(z.string()),
  current: z.boolean(),
});

export const perInfo = endpoint({
  name: 'perInfo',
  method: 'POST',
  path: '/v1/per/info',
  actor: 'merchant',
  roles: everyMember,
  summary:
    'The person with contact, safety, identity and sessions; `patch` changes it. A new email or telephone number ' +
    'needs the sign-in `password`, or the `code` of the second factor where it is on; the address before is told, and ' +
    'counts until the new one is confirmed.',
  input: z.object({
    patch: z.optional(
      z.strictObject({
        nickname: z.optional(z.union([empty, words(40)])),
        avatar_file_id: z.optional(z.nullable(id)),
        email: z.optional(z.string().check(z.maxLength(300))),
        phone: z.optional(z.string().check(z.maxLength(40))),
        lang: z.optional(languageCode),
        tz: z.optional(z.string().check(z.maxLength(64))),
        notify: z.optional(noticeChoices),
      }),
    ),
    password: z.optional(z.string().check(z.maxLength(128))),
    code: z.optional(z.string().check(z.maxLength(32))),
  }),
  output: z.object({
    id,
    username: z.string(),
    nickname: z.string(),
    avatar: z.nullable(z.object({ url: z.string() })),
    email: z.nullable(z.string()),
    email_masked: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    phone_masked: z.nullable(z.string()),
    lang: z.string(),
    tz: z.string(),
    created_at: timestamp,
    identity_status: z.string(),
    pay_password_set: z.boolean(),
    withdraw_paused_until: z.nullable(timestamp),
    second_factor: z.boolean(),
    second_factor_since: z.nullable(timestamp),
    recovery_codes_left: z.int(),
    /** Codes that replace a forgotten sign-in password. */
    account_codes_left: z.int(),
    notify: z.record(z.enum(noticeKinds), ways),
    identity: identityBlock,
    sessions: z.array(openSessionFacts),
  }),
  refuses: [
    'oldPasswordIncorrect',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
    'verificationCodeRequired',
    'invalidUserPage',
  ],
});

export const endSessions = endpoint({
  name: 'endSessions',
  security: 'session',
  method: 'POST',
  path: '/v1/per/session_end',
  actor: 'merchant',
  roles: everyMember,
  audited: true,
  summary: 'Sign out one device by its `id`, or with `others` all but this one.',
  input: z.object({
    id: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    others: z.optional(z.boolean()),
  }),
  output: z.object({ ended: z.int() }),
  refuses: [],
});
