// The ways by which notices reach a merchant who does not look: devices that are called, and mail.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { id, timestamp } from '#domain/wire/wire.ts';

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+={0,2}$/));

export const pushKey = endpoint({
  name: 'pushKey',
  method: 'GET',
  path: '/v1/push/key',
  actor: 'merchant',
  summary: 'The public key that a browser subscribes with (VAPID, base64url).',
  input: z.object({}),
  output: z.object({ key: z.string() }),
  refuses: [],
});

const device = z.object({
  id,
  /** Such as "Chrome, Android"; empty where it is not known. */
  name: z.string(),
  added_at: timestamp,
  /** When something last reached its push service. */
  last_at: z.nullable(timestamp),
  /** `failing`: its service does not take messages at the moment. `ended`: it is called no more. */
  state: z.enum(['on', 'failing', 'ended']),
  ended_at: z.nullable(timestamp),
  /** `gone`: the browser withdrew it. `signed_out`: the sign-in that let it in was ended. */
  ended_why: z.nullable(z.enum(['person', 'moved', 'gone', 'refused', 'signed_out'])),
});

export const pushSubscribe = endpoint({
  name: 'pushSubscribe',
  method: 'POST',
  path: '/v1/push/subscribe',
  actor: 'merchant',
  audited: true,
  summary:
    'Let this browser be called, as its `PushSubscription` says. Saying it again keeps it as it is; a browser that ' +
    'somebody else had let in is theirs no more. Ten devices at most.',
  input: z.object({
    endpoint: z.string().check(z.minLength(10), z.maxLength(limits.pushEndpointUnitsMax)),
    keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
    name: z.optional(z.string().check(z.maxLength(200))),
    /** The address that this browser had before, where its push service gave it another one. */
    instead_of: z.optional(z.string().check(z.maxLength(limits.pushEndpointUnitsMax))),
  }),
  output: z.object({ device }),
  refuses: ['invalidOperation'],
});

export const pushRenew = endpoint({
  name: 'pushRenew',
  method: 'POST',
  path: '/v1/push/renew',
  actor: 'anyone',
  summary:
    'The push service gave this browser another address: nobody is signed in where that is heard, so the address ' +
    'before it, which nobody can guess, is what proves it. The answer never says whether it was known.',
  input: z.object({
    instead_of: z.string().check(z.minLength(10), z.maxLength(limits.pushEndpointUnitsMax)),
    endpoint: z.string().check(z.minLength(10), z.maxLength(limits.pushEndpointUnitsMax)),
    keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
  }),
  output: z.object({}),
  refuses: [],
});

export const pushUnsubscribe = endpoint({
  name: 'pushUnsubscribe',
  method: 'POST',
  path: '/v1/push/unsubscribe',
  actor: 'merchant',
  audited: true,
  summary: 'End a device by its `id`, or this one by its `endpoint`. Ending it again changes nothing.',
  input: z.object({
    id: z.optional(id),
    endpoint: z.optional(z.string().check(z.maxLength(limits.pushEndpointUnitsMax))),
  }),
  output: z.object({ ended: z.int() }),
  refuses: [],
});

export const pushTest = endpoint({
  name: 'pushTest',
  method: 'POST',
  path: '/v1/push/test',
  actor: 'merchant',
  summary:
    'Call the person’s devices, or one of them, to see that it works. It is on its way when this answers.',
  input: z.object({ id: z.optional(id) }),
  output: z.object({ devices: z.int() }),
  refuses: [],
});

export const pushList = endpoint({
  name: 'pushList',
  method: 'POST',
  path: '/v1/push/list',
  actor: 'merchant',
  summary:
    'The person’s devices, and those that were ended in the last week. `offer` is true where a first order has come ' +
    'and no device is called yet.',
  input: z.object({
    /** Of this browser: answered by which of them it is. */
    endpoint: z.optional(z.string().check(z.maxLength(limits.pushEndpointUnitsMax))),
  }),
  output: z.object({
    list: z.array(device),
    this_id: z.nullable(id),
    max: z.int(),
    offer: z.boolean(),
  }),
  refuses: [],
});

export const digests = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

export const noticeReach = endpoint({
  name: 'noticeReach',
  method: 'POST',
  path: '/v1/notify/reach',
  actor: 'merchant',
  summary:
    'What a locked screen may show, and the summary by mail; `patch` changes them. The summary comes at an hour of ' +
    'the person’s own clock, weekly ones on Mondays, and only where something is unread.',
  input: z.object({
    patch: z.optional(
      z.strictObject({
        shows_details: z.optional(z.boolean()),
        digest: z.optional(z.enum(digests)),
        digest_hour: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
      }),
    ),
  }),
  output: z.object({
    shows_details: z.boolean(),
    digest: z.enum(digests),
    digest_hour: z.int(),
    next_digest_at: z.nullable(timestamp),
    tz: z.string(),
    mail: z.object({
      /** The person’s own address, as in their personal info. */
      address: z.nullable(z.string()),
      confirmed: z.boolean(),
      /** A code is on its way, and counts until then. */
      code_until: z.nullable(timestamp),
      /** No email goes there: earlier ones came back, or one was reported as spam. */
      undelivered: z.nullable(z.enum(['bounced', 'reported'])),
    }),
  }),
  refuses: ['invalidUserPage'],
});

export const confirmMail = endpoint({
  name: 'confirmMail',
  method: 'POST',
  path: '/v1/notify/mail_confirm',
  actor: 'merchant',
  audited: true,
  summary:
    'Without a `code`: send one to the person’s address, which ends the one before. With it: confirm the address. ' +
    'Nothing else is mailed to an address that is not confirmed.',
  input: z.object({ code: z.optional(z.string().check(z.maxLength(32))) }),
  output: z.object({ confirmed: z.boolean(), code_until: z.nullable(timestamp) }),
  refuses: ['verificationCodeIncorrect', 'invalidUserPage'],
});
