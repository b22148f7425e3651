// Signing in to the console by the identity provider of a company, in place of the password.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp, words } from '#domain/wire/wire.ts';
import { operatorLogin } from './contract.ts';

/** What the browser gives back when it returns from the provider. */
const answer = z.object({
  handle: z.string().check(z.maxLength(1_024)),
  /** The query of the address at which the provider let the browser return. */
  query: z.string().check(z.maxLength(4_096)),
});

const begun = z.object({
  /** Where the browser goes. */
  url: z.string(),
  /** Stays in this browser, and comes back with the answer of the provider within ten minutes. */
  handle: z.string(),
});

const mine = { actor: 'operator', right: 'console' } as const;

export const signInWays = endpoint({
  name: 'signInWays',
  method: 'GET',
  path: '/op/login/ways',
  actor: 'anyone',
  summary: 'By what people of the console may sign in besides their password.',
  input: z.object({}),
  output: z.object({ single_sign_on: z.nullable(z.string()) }),
  refuses: [],
});

export const beginSingleSignOn = endpoint({
  name: 'beginSingleSignOn',
  method: 'POST',
  path: '/op/login/sso/begin',
  actor: 'anyone',
  summary: 'Where the browser goes to sign in by the identity provider.',
  input: z.object({ device: z.optional(words(120)) }),
  output: begun,
  // `reason`: `off`; `unreachable`.
  refuses: ['invalidOperation', 'systemBusy'],
});

export const singleSignOn = endpoint({
  name: 'singleSignOn',
  security: 'sign_in',
  method: 'POST',
  path: '/op/login/sso',
  actor: 'anyone',
  summary:
    'First step into the console by the answer of the identity provider. Gives a ticket for the second step, as a password does.',
  input: answer,
  output: operatorLogin.output,
  // `reason`: `off`, `over`, `denied`, `wrong`, `not_connected`; `unreachable`.
  refuses: ['invalidOperation', 'systemBusy'],
});

const connection = z.object({
  /** What the provider is called; null where there is none. */
  provider: z.nullable(z.string()),
  connected_at: z.nullable(timestamp),
  /** The address that the provider said belongs to the person; empty where it said none. */
  email: z.string(),
});

export const readConnection = endpoint({
  name: 'readConnection',
  method: 'GET',
  path: '/op/access/sso',
  ...mine,
  summary: 'Whether one’s own account at the identity provider is connected.',
  input: z.object({}),
  output: connection,
  refuses: [],
});

export const beginConnection = endpoint({
  name: 'beginConnection',
  method: 'POST',
  path: '/op/access/sso/begin',
  ...mine,
  summary:
    'Where the browser goes to connect an account at the identity provider; after a fresh second factor.',
  input: z.object({}),
  output: begun,
  refuses: ['invalidOperation', 'systemBusy', 'secondFactorNeeded'],
});

export const connectSingleSignOn = endpoint({
  name: 'connectSingleSignOn',
  security: 'factor',
  method: 'POST',
  path: '/op/access/sso/connect',
  ...mine,
  summary: 'Connects the account with which the browser came back from the identity provider.',
  input: answer,
  output: connection,
  // `reason`: those of `singleSignOn`, `taken` by another person, `already_on`.
  refuses: ['invalidOperation', 'systemBusy', 'secondFactorNeeded'],
});

export const disconnectSingleSignOn = endpoint({
  name: 'disconnectSingleSignOn',
  security: 'factor',
  method: 'POST',
  path: '/op/access/sso/disconnect',
  ...mine,
  summary: 'Disconnects one’s own account at the identity provider; the password goes on.',
  input: z.object({}),
  output: connection,
  refuses: ['secondFactorNeeded'],
});
