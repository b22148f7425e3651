// What keeps a merchant's money and sign-in safe: transaction password and second factor.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { everyMember } from '#domain/shop/team-roles.ts';
import { mandateInput } from '#domain/wire/mandate.ts';
import { timestamp } from '#domain/wire/wire.ts';

const password = z.string().check(z.maxLength(128));
/** Digits on any keyboard; what they must be is said by `pinFault`. */
const pin = z.string().check(z.maxLength(32));
const code = z.string().check(z.maxLength(32));

export const updatePayPassword = endpoint({
  name: 'updatePayPassword',
  security: 'password',
  method: 'POST',
  path: '/v1/user/update_pay_password',
  actor: 'merchant',
  audited: true,
  summary:
    'Set the transaction password (with the sign-in password), change it (with the old one), or replace a ' +
    'forgotten one (with the sign-in password and the second factor); then withdrawals rest for a day.',
  input: z.object({
    old: z.optional(pin),
    password: z.optional(password),
    new: pin,
    confirm: pin,
    code: z.optional(code),
    mandate: mandateInput,
  }),
  output: z.object({ set: z.boolean(), withdraw_paused_until: z.nullable(timestamp) }),
  refuses: [
    'oldPasswordIncorrect',
    'oldPayPasswordWrong',
    'signatureNeeded',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
    'verificationCodeRequired',
  ],
});

export const changePassword = endpoint({
  name: 'changePassword',
  security: 'password',
  method: 'POST',
  path: '/v1/per/password',
  actor: 'merchant',
  roles: everyMember,
  audited: true,
  summary:
    'Change the sign-in password, with the old one and the second factor where it is on; other devices end.',
  input: z.object({ password, new: password, confirm: password, code: z.optional(code) }),
  output: z.object({ changed: z.boolean(), ended: z.int() }),
  refuses: [
    'oldPasswordIncorrect',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
    'verificationCodeRequired',
  ],
});

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/v1/per/second_factor/begin',
  actor: 'merchant',
  roles: everyMember,
  summary: 'Get a secret for an authenticator app; it counts when its first code is confirmed.',
  input: z.object({ password }),
  output: z.object({ secret: z.string(), url: z.string(), expires_at: timestamp }),
  refuses: ['oldPasswordIncorrect', 'invalidOperation'],
});

const recoveryCodes = z.array(z.string());

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  security: 'factor',
  method: 'POST',
  path: '/v1/per/second_factor/confirm',
  actor: 'merchant',
  roles: everyMember,
  audited: true,
  summary: 'Turn the second factor on with its first code; the recovery codes are shown this once.',
  input: z.object({ code }),
  output: z.object({ on: z.boolean(), recovery_codes: recoveryCodes }),
  refuses: ['verificationCodeIncorrect', 'verificationCodeRequired', 'invalidOperation'],
});

const proven = z.object({ password, code: z.optional(code) });
const provenRefusals = [
  'oldPasswordIncorrect',
  'secondFactorNeeded',
  'verificationCodeIncorrect',
  'verificationCodeRequired',
] as const;

export const renewRecovery = endpoint({
  name: 'renewRecovery',
  security: 'factor',
  method: 'POST',
  path: '/v1/per/second_factor/codes',
  actor: 'merchant',
  roles: everyMember,
  audited: true,
  summary: 'Ten new recovery codes; those before are void.',
  input: proven,
  output: z.object({ recovery_codes: recoveryCodes }),
  once: 'optional',
  refuses: provenRefusals,
});

export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  security: 'factor',
  method: 'POST',
  path: '/v1/per/second_factor/off',
  actor: 'merchant',
  roles: everyMember,
  audited: true,
  summary: 'Turn the second factor off, with the password and a code or a recovery code.',
  input: proven,
  output: z.object({ on: z.boolean() }),
  refuses: provenRefusals,
});
