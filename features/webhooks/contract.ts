// Merchants' programs: keys that let them in, addresses that are told what happens.
import * as z from 'zod/mini';
import { endpoint, merchantScopes } from '#domain/wire/endpoint.ts';
import { deliveryFailures, deliveryStates, hookTypes, pingType } from '#domain/hooks.ts';
import { limits } from '#domain/limits.ts';
import { id, timestamp, words, sentTimestamp } from '#domain/wire/wire.ts';

/** What a person proves themselves with again before something that opens the shop to a program. */
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

const apiKey = z.object({
  id,
  name: z.string(),
  /** Its first signs and its last four. */
  head: z.string(),
  tail: z.string(),
  scopes: z.array(z.enum(merchantScopes)),
  /** Of this contract, at which the key was made: its program is answered in the shapes of that day. */
  version: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
  last_used_at: z.nullable(timestamp),
  state: z.enum(['good', 'expired', 'revoked']),
});

export const listApiKeys = endpoint({
  name: 'listApiKeys',
  method: 'POST',
  path: '/v1/dev/key/list',
  actor: 'merchant',
  summary: 'The keys of this shop’s programs, without the keys themselves.',
  input: z.object({}),
  output: z.object({ list: z.array(apiKey), limit: z.int() }),
  refuses: [],
});

export const makeApiKey = endpoint({
  name: 'makeApiKey',
  security: 'key',
  method: 'POST',
  path: '/v1/dev/key/add',
  actor: 'merchant',
  summary:
    'Makes a key for a program, with the sign-in password and the second factor where it is on. It is shown in this ' +
    'answer and nowhere else.',
  input: z.object({
    name: words(60),
    scopes: z.array(z.enum(merchantScopes)).check(z.minLength(1), z.maxLength(merchantScopes.length)),
    days: z._default(z.int().check(z.minimum(1), z.maximum(limits.merchantKeyDaysMax)), 365),
    ...proof,
  }),
  output: z.object({ id, key: z.string(), expires_at: timestamp }),
  // `reason`: `too_many_keys` with `limit`.
  once: 'optional',
  refuses: ['invalidOperation', ...proofRefusals],
});

export const revokeApiKey = endpoint({
  name: 'revokeApiKey',
  security: 'key',
  method: 'POST',
  path: '/v1/dev/key/revoke',
  actor: 'merchant',
  summary: 'Ends a key at once, on every node.',
  input: z.object({ id }),
  output: z.object({ revoked: z.boolean() }),
  refuses: [],
});

const url = z.string().check(z.trim(), z.minLength(10), z.maxLength(limits.hookUrlUnitsMax));
const types = z.array(z.enum(hookTypes)).check(z.minLength(1), z.maxLength(hookTypes.length));

const hook = z.object({
  id,
  url: z.string(),
  types: z.array(z.enum(hookTypes)),
  created_at: timestamp,
  state: z.enum(['on', 'failing', 'off']),
  off_why: z.nullable(z.enum(['failing', 'person'])),
  failing_since: z.nullable(timestamp),
  /** Until when the secret before the last one signs too. */
  old_secret_until: z.nullable(timestamp),
});

export const listHooks = endpoint({
  name: 'listHooks',
  method: 'POST',
  path: '/v1/dev/hook/list',
  actor: 'merchant',
  scope: 'webhooks.read',
  summary: 'The addresses that are told what happens in this shop.',
  input: z.object({}),
  output: z.object({ list: z.array(hook), limit: z.int(), test_data: z.boolean() }),
  refuses: [],
});

export const addHook = endpoint({
  name: 'addHook',
  method: 'POST',
  path: '/v1/dev/hook/add',
  actor: 'merchant',
  summary: 'A new address, with its secret, which is shown in this answer and nowhere else.',
  input: z.object({ url, types, ...proof }),
  output: z.object({ hook, secret: z.string() }),
  // `reason`: `too_many_hooks` with `limit`. `invalidParameter` at `url`: `url`, `https`, `private`, `port`.
  once: 'optional',
  refuses: ['invalidOperation', ...proofRefusals],
});

export const changeHook = endpoint({
  name: 'changeHook',
  method: 'POST',
  path: '/v1/dev/hook/change',
  actor: 'merchant',
  summary: 'Changes what an address is told, or switches it on or off. Another address is a new one.',
  input: z.object({ id, types: z.optional(types), on: z.optional(z.boolean()) }),
  output: hook,
  refuses: [],
});

export const removeHook = endpoint({
  name: 'removeHook',
  method: 'POST',
  path: '/v1/dev/hook/remove',
  actor: 'merchant',
  summary: 'Removes an address; what still waited for it is not sent.',
  input: z.object({ id }),
  output: z.object({ removed: z.boolean() }),
  refuses: [],
});

export const rotateHookSecret = endpoint({
  name: 'rotateHookSecret',
  method: 'POST',
  path: '/v1/dev/hook/secret',
  actor: 'merchant',
  summary: 'A new secret, shown once. The one before signs beside it for a day, so that no message is lost.',
  input: z.object({ id, ...proof }),
  output: z.object({ secret: z.string(), old_until: timestamp }),
  once: 'optional',
  refuses: proofRefusals,
});

export const testHook = endpoint({
  name: 'testHook',
  method: 'POST',
  path: '/v1/dev/hook/test',
  actor: 'merchant',
  summary:
    'Sends a message of the type `ping`, which is about nothing, or an example of another type: it says `test`, its ids ' +
    'are zeros, and no money is in it.',
  input: z.object({ id, type: z.optional(z.enum(hookTypes)) }),
  output: z.object({ event_id: id }),
  // `reason`: `off`.
  once: 'optional',
  refuses: ['invalidOperation'],
});

const delivery = z.object({
  event_id: id,
  type: z.enum([...hookTypes, pingType]),
  about: z.string(),
  at: timestamp,
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** Of the last try. `status` is the answer's code; null where none came. */
  last_at: z.nullable(timestamp),
  status: z.nullable(z.int()),
  took_ms: z.nullable(z.int()),
  failure: z.nullable(z.enum(deliveryFailures)),
  /** When the next try is due, while it waits. */
  next_at: z.nullable(timestamp),
  /** The bytes that are sent. */
  body: z.string(),
});

export const listDeliveries = endpoint({
  name: 'listDeliveries',
  method: 'POST',
  path: '/v1/dev/delivery/list',
  actor: 'merchant',
  scope: 'webhooks.read',
  summary:
    'What was sent to an address in the last 30 days, the newest first, with the answer to the last try.',
  input: z.object({
    hook_id: id,
    state: z.optional(z.enum(deliveryStates)),
    page: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  }),
  output: z.object({ list: z.array(delivery), page: z.int(), has_more: z.boolean() }),
  refuses: [],
});

export const replayDelivery = endpoint({
  name: 'replayDelivery',
  method: 'POST',
  path: '/v1/dev/delivery/replay',
  actor: 'merchant',
  summary: 'Sends one message again, under its id.',
  input: z.object({ hook_id: id, event_id: id }),
  output: z.object({ replayed: z.boolean() }),
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const replayHook = endpoint({
  name: 'replayHook',
  method: 'POST',
  path: '/v1/dev/hook/replay',
  actor: 'merchant',
  summary:
    'Sends everything again that happened since a time, the oldest first and at most 1,000 messages; what was not ' +
    'sent because the address was off is sent too.',
  input: z.object({ id, since: sentTimestamp }),
  // `next_since`: where to go on; null where this was all.
  output: z.object({ replayed: z.int(), next_since: z.nullable(timestamp) }),
  once: 'optional',
  refuses: ['invalidOperation'],
});
