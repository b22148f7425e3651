// A way back for a forgotten sign-in password: a link to the confirmed address, or codes that were written down.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { everyMember } from '#domain/shop/team-roles.ts';
import { timestamp } from '#domain/wire/wire.ts';

const password = z.string().check(z.maxLength(128));
const code = z.string().check(z.maxLength(32));
const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

export const askPasswordReset = endpoint({
  name: 'askPasswordReset',
  security: 'recovery',
  method: 'POST',
  path: '/v1/password_reset/ask',
  actor: 'anyone',
  summary:
    'Send a link that replaces a forgotten sign-in password to the confirmed address of this username. The answer is ' +
    'the same, and takes as long, where nobody has the name or the address was never confirmed.',
  input: z.object({ username }),
  output: z.object({
    /** How long the link works. */
    minutes: z.int(),
  }),
  refuses: [],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  security: 'recovery',
  method: 'POST',
  path: '/v1/password_reset',
  actor: 'anyone',
  summary:
    'Replace a forgotten sign-in password, by the `token` of the link, or by `username` and one of the recovery codes. ' +
    'A second factor that is on is asked for as well. Every session ends, withdrawals rest for a day, and the owner is told.',
  input: z.object({
    token: z.optional(z.string().check(z.maxLength(300))),
    username: z.optional(username),
    recovery_code: z.optional(z.string().check(z.maxLength(64))),
    new: password,
    confirm: password,
    /** Of the second factor, where the first answer asked for it. */
    code: z.optional(code),
  }),
  output: z.object({ reset: z.boolean(), withdraw_paused_until: timestamp }),
  refuses: ['verificationCodeIncorrect', 'verificationCodeRequired', 'secondFactorNeeded'],
});

export const renewAccountCodes = endpoint({
  name: 'renewAccountCodes',
  method: 'POST',
  path: '/v1/per/account_codes',
  actor: 'merchant',
  roles: everyMember,
  audited: true,
  summary:
    'New recovery codes that replace a forgotten sign-in password, shown this once; those before are void.',
  input: z.object({ password, code: z.optional(code) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refuses: [
    'oldPasswordIncorrect',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
    'verificationCodeRequired',
  ],
});
