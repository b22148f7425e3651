// One's own access to the console: sessions, password, second factors.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp, words } from '#domain/wire/wire.ts';
import { creationAnswer, creationOptions, requestAnswer, requestOptions } from './passkey.shapes.ts';

const password = z.string().check(z.maxLength(128));
const code = z.string().check(z.maxLength(32));
const codeRefusals = ['verificationCodeIncorrect', 'verificationCodeRequired', 'secondFactorNeeded'] as const;
const mine = { actor: 'operator', right: 'console' } as const;

export const myAccess = endpoint({
  name: 'myAccess',
  method: 'GET',
  path: '/op/access',
  ...mine,
  summary: 'One’s own sessions and second factors.',
  input: z.object({}),
  output: z.object({
    username: z.string(),
    totp_since: z.nullable(timestamp),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), at: timestamp, used_at: z.nullable(timestamp) }),
    ),
    recovery_codes_left: z.int(),
    /** Until then the factor of this session counts as just proved. */
    fresh_until: z.nullable(timestamp),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        at: timestamp,
        since: timestamp,
        place: z.nullable(z.string()),
        current: z.boolean(),
      }),
    ),
  }),
  refuses: [],
});

export const endConsoleSessions = endpoint({
  name: 'endConsoleSessions',
  security: 'session',
  method: 'POST',
  path: '/op/access/sessions/end',
  ...mine,
  summary: 'Ends one of one’s own sessions, or all others.',
  input: z.object({ id: z.optional(z.string().check(z.maxLength(64))), others: z.optional(z.boolean()) }),
  output: z.object({ ended: z.int() }),
  refuses: [],
});

export const changeConsolePassword = endpoint({
  name: 'changeConsolePassword',
  security: 'password',
  method: 'POST',
  path: '/op/access/password',
  ...mine,
  summary: 'Changes one’s own password, with the old one and a fresh second factor; other sessions end.',
  input: z.object({ password, new: password, confirm: password }),
  output: z.object({ ended: z.int() }),
  refuses: ['oldPasswordIncorrect', 'secondFactorNeeded'],
});

export const proveFactor = endpoint({
  name: 'proveFactor',
  security: 'factor',
  method: 'POST',
  path: '/op/access/prove',
  ...mine,
  summary: 'Proves the second factor again for dangerous acts, by a code or by a passkey.',
  input: z.object({ code: z.optional(code), answer: z.optional(requestAnswer) }),
  output: z.object({ fresh_until: timestamp }),
  refuses: codeRefusals,
});

export const provePasskeyBegin = endpoint({
  name: 'provePasskeyBegin',
  method: 'POST',
  path: '/op/access/prove/begin',
  ...mine,
  summary: 'What the browser asks a passkey for.',
  input: z.object({}),
  output: requestOptions,
  refuses: ['secondFactorNeeded'],
});

export const beginApp = endpoint({
  name: 'beginApp',
  method: 'POST',
  path: '/op/access/app/begin',
  ...mine,
  summary: 'A secret for an authenticator app; it takes the place of the one before with its first code.',
  input: z.object({}),
  output: z.object({ secret: z.string(), url: z.string(), expires_at: timestamp }),
  refuses: ['secondFactorNeeded'],
});

export const confirmApp = endpoint({
  name: 'confirmApp',
  security: 'factor',
  method: 'POST',
  path: '/op/access/app',
  ...mine,
  summary: 'Turns the authenticator app on with its first code; gives new recovery codes.',
  input: z.object({ code }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refuses: [...codeRefusals, 'invalidOperation'],
});

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/op/access/passkey/begin',
  ...mine,
  summary: 'What the browser asks for to make a passkey.',
  input: z.object({}),
  output: creationOptions,
  refuses: ['secondFactorNeeded', 'invalidOperation'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  security: 'factor',
  method: 'POST',
  path: '/op/access/passkey',
  ...mine,
  summary: 'Keeps another passkey under a name.',
  input: z.object({ name: words(60), answer: creationAnswer }),
  output: z.object({ id: z.string() }),
  refuses: [...codeRefusals, 'invalidOperation'],
});

export const removeFactor = endpoint({
  name: 'removeFactor',
  security: 'factor',
  method: 'POST',
  path: '/op/access/factor/remove',
  ...mine,
  summary: 'Removes a passkey, or the authenticator app; the last factor stays.',
  input: z.object({ passkey: z.optional(z.string().check(z.maxLength(1400))), app: z.optional(z.boolean()) }),
  output: z.object({ removed: z.boolean() }),
  refuses: ['secondFactorNeeded', 'invalidOperation'],
});

export const renewConsoleCodes = endpoint({
  name: 'renewConsoleCodes',
  security: 'factor',
  method: 'POST',
  path: '/op/access/codes',
  ...mine,
  summary: 'Ten new recovery codes; those before are void.',
  input: z.object({}),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  once: 'optional',
  refuses: ['secondFactorNeeded'],
});
