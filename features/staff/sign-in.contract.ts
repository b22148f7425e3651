// The second step into the console: with the ticket of the first one, and nothing else can be done with it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp, words } from '#domain/wire/wire.ts';
import { creationAnswer, creationOptions, requestAnswer, requestOptions } from './passkey.shapes.ts';

const ticket = z.string().check(z.maxLength(64));
const code = z.string().check(z.maxLength(32));
const signedIn = z.object({ token: z.string(), expires_at: timestamp });
/** The first factor of a person brings recovery codes, which are shown this once. */
const setUp = z.object({ token: z.string(), expires_at: timestamp, recovery_codes: z.array(z.string()) });
const codeRefusals = ['verificationCodeIncorrect', 'verificationCodeRequired', 'secondFactorNeeded'] as const;

export const consoleCode = endpoint({
  name: 'consoleCode',
  security: 'sign_in',
  method: 'POST',
  path: '/op/login/code',
  actor: 'anyone',
  summary: 'Second step with the code of an authenticator app, or with a recovery code.',
  input: z.object({ ticket, code }),
  output: signedIn,
  refuses: codeRefusals,
});

export const consolePasskeyBegin = endpoint({
  name: 'consolePasskeyBegin',
  method: 'POST',
  path: '/op/login/passkey/begin',
  actor: 'anyone',
  summary: 'What the browser asks a passkey for.',
  input: z.object({ ticket }),
  output: requestOptions,
  refuses: ['secondFactorNeeded'],
});

export const consolePasskey = endpoint({
  name: 'consolePasskey',
  security: 'sign_in',
  method: 'POST',
  path: '/op/login/passkey',
  actor: 'anyone',
  summary: 'Second step with a passkey.',
  input: z.object({ ticket, answer: requestAnswer }),
  output: signedIn,
  refuses: codeRefusals,
});

export const consoleSetUpBegin = endpoint({
  name: 'consoleSetUpBegin',
  method: 'POST',
  path: '/op/login/set_up/begin',
  actor: 'anyone',
  summary: 'For a person without a second factor: a secret for an authenticator app.',
  input: z.object({ ticket }),
  output: z.object({ secret: z.string(), url: z.string(), expires_at: timestamp }),
  refuses: ['invalidOperation'],
});

export const consoleSetUp = endpoint({
  name: 'consoleSetUp',
  security: 'sign_in',
  method: 'POST',
  path: '/op/login/set_up',
  actor: 'anyone',
  summary: 'Turns the authenticator app on with its first code, and signs in.',
  input: z.object({ ticket, code }),
  output: setUp,
  refuses: [...codeRefusals, 'invalidOperation'],
});

export const consoleSetUpPasskeyBegin = endpoint({
  name: 'consoleSetUpPasskeyBegin',
  method: 'POST',
  path: '/op/login/set_up/passkey/begin',
  actor: 'anyone',
  summary: 'For a person without a second factor: what the browser asks for to make a passkey.',
  input: z.object({ ticket }),
  output: creationOptions,
  refuses: ['invalidOperation'],
});

export const consoleSetUpPasskey = endpoint({
  name: 'consoleSetUpPasskey',
  security: 'sign_in',
  method: 'POST',
  path: '/op/login/set_up/passkey',
  actor: 'anyone',
  summary: 'Keeps a passkey as the first second factor, and signs in.',
  input: z.object({ ticket, name: words(60), answer: creationAnswer }),
  output: setUp,
  refuses: [...codeRefusals, 'invalidOperation'],
});

export const readConsoleLink = endpoint({
  name: 'readConsoleLink',
  method: 'POST',
  path: '/op/join/read',
  actor: 'anyone',
  summary: 'Whom a link invites to the console.',
  input: z.object({ link: ticket }),
  output: z.object({ username: z.string(), name: z.string(), until: timestamp }),
  refuses: ['invitationCodeInvalid'],
});

export const joinConsole = endpoint({
  name: 'joinConsole',
  security: 'sign_in',
  method: 'POST',
  path: '/op/join',
  actor: 'anyone',
  summary:
    'Chooses the password of an invited person; the link counts once. Signing in follows, with a second factor.',
  input: z.object({ link: ticket, password: z.string().check(z.maxLength(128)) }),
  output: z.object({ username: z.string() }),
  refuses: ['invitationCodeInvalid'],
});
