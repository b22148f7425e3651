// Signing in, and registering with an invitation.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languageCode, timestamp, words } from '#domain/wire/wire.ts';

const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const password = z.string().check(z.maxLength(128));

export const login = endpoint({
  name: 'login',
  security: 'sign_in',
  method: 'POST',
  path: '/login',
  actor: 'anyone',
  summary: 'Sign in; with `register: true` and an invitation ticket, make the account and its shop.',
  input: z.object({
    username: z.optional(username),
    password: z.optional(password),
    confirm_password: z.optional(password),
    register: z._default(z.boolean(), false),
    invite_ticket: z.optional(z.string().check(z.maxLength(200))),
    shop_name: z.optional(words(60, 2)),
    /** For a forgotten password and notices about money; without one the answer has recovery codes. */
    email: z.optional(z.string().check(z.maxLength(300))),
    /** The versions of the terms and the fees that were read and accepted; asked for later where they are left out. */
    accepts: z.optional(z.strictObject({ terms: z.int(), fees: z.int() })),
    /** Of the second factor, where the first answer asked for it: the app's, or a recovery code. */
    code: z.optional(z.string().check(z.maxLength(32))),
    lang: z.optional(languageCode),
    tz: z.optional(z.string().check(z.maxLength(64))),
    device: z.optional(z.object({ name: z.optional(words(80)), platform: z.optional(words(40)) })),
  }),
  output: z.object({
    token: z.string(),
    /** The session ends then at the latest, and earlier where it is not used until `idle_expires_at`. */
    expires_at: timestamp,
    /** Each use moves it on: 14 days without one end the session. */
    idle_expires_at: timestamp,
    lang: z.string(),
    is_new: z.boolean(),
    /** Of a new account without an address: each replaces a forgotten password once. Shown this once. */
    recovery_codes: z.nullable(z.array(z.string())),
  }),
  refuses: [
    'usernamePasswordRequired',
    'wrongUsernameOrPassword',
    'secondFactorNeeded',
    'verificationCodeRequired',
    'verificationCodeIncorrect',
    'usernameExists',
    'registrationNeedsInvitation',
    'invitationCodeInvalid',
    'invitationRegistrationClosed',
    'loginError',
  ],
});
