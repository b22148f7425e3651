// The people of the console: operators, and the people of suppliers.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { consoleRoles } from '#domain/rights.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

/** A way to prove a second time who one is. */
export const factorKinds = ['totp', 'passkey'] as const;

export const operatorLogin = endpoint({
  name: 'operatorLogin',
  security: 'sign_in',
  method: 'POST',
  path: '/op/login',
  actor: 'anyone',
  summary:
    'First step into the console, for operators and suppliers: name and password. Gives a ticket for the second step.',
  input: z.object({
    username: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    password: z.optional(z.string().check(z.maxLength(128))),
    device: z.optional(words(120)),
  }),
  output: z.object({
    /** What comes next: a proof by a factor, or setting one up. */
    next: z.enum(['factor', 'set_up']),
    ticket: z.string(),
    factors: z.array(z.enum(factorKinds)),
    expires_at: timestamp,
  }),
  refuses: ['usernamePasswordRequired', 'wrongUsernameOrPassword', 'loginError'],
});

const consolePerson = z.object({
  id,
  username: z.string(),
  name: z.string(),
  roles: z.array(z.enum(consoleRoles)),
  supplier: z.nullable(z.object({ id, name: z.string() })),
  test_data: z.boolean(),
  server_time: timestamp,
});

/** Somebody who is signed in to the console. */
export type ConsolePerson = z.output<typeof consolePerson>;

export const operatorMe = endpoint({
  name: 'operatorMe',
  method: 'GET',
  path: '/op/me',
  actor: 'operator',
  right: 'console',
  summary: 'Who is signed in to the console (operators).',
  input: z.object({}),
  output: consolePerson,
  refuses: [],
});

export const supplierMe = endpoint({
  name: 'supplierMe',
  method: 'GET',
  path: '/sup/me',
  actor: 'supplier',
  summary: 'Who is signed in to the console (suppliers).',
  input: z.object({}),
  output: consolePerson,
  refuses: [],
});

export const operatorLogout = endpoint({
  name: 'operatorLogout',
  security: 'sign_out',
  method: 'POST',
  path: '/op/logout',
  actor: 'anyone',
  summary: 'End this console session.',
  input: z.object({}),
  output: z.object({ ended: z.boolean() }),
  refuses: [],
});
