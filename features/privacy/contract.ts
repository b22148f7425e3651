// A person's rights to their data: a file of everything, and being erased.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';

const file = z.object({
  id,
  state: z.enum(['waiting', 'done', 'failed', 'removed']),
  bytes: z.nullable(z.int()),
  asked_at: timestamp,
  expires_at: timestamp,
  /** Where it can be fetched for the next minutes; null while it is made and after it was removed. */
  url: z.nullable(z.string()),
});

/** What still has to come to its end before a person can be erased. */
const owed = z.object({
  orders: z.int(),
  cases: z.int(),
  /** Money that is the shop's and has not been paid out: free, not released yet, held or on its way. */
  money: z.array(z.object({ currency: currencyCode, amount: amountText })),
});

export const myData = endpoint({
  name: 'myData',
  method: 'GET',
  path: '/v1/per/data',
  actor: 'merchant',
  summary: 'The newest file of your data, a wish to be erased, and what is still open.',
  input: z.object({}),
  output: z.object({
    file: z.nullable(file),
    /** From when another file can be made. */
    next_at: z.nullable(timestamp),
    erasure: z.nullable(z.object({ asked_at: timestamp, due_at: timestamp })),
    owed,
    second_factor: z.boolean(),
    /** Whom a message can be sent to for translation; left out where the instance named nobody. */
    translator: z.optional(z.string()),
  }),
  refuses: [],
});

export const makeDataFile = endpoint({
  name: 'makeDataFile',
  method: 'POST',
  path: '/v1/per/data/file',
  actor: 'merchant',
  audited: true,
  summary: 'Have a file made of everything about you and your shop: once a day, kept for 24 hours.',
  input: z.object({}),
  output: z.object({ id, expires_at: timestamp }),
  once: 'optional',
  refuses: [],
});

export const askErasure = endpoint({
  name: 'askErasure',
  method: 'POST',
  path: '/v1/per/data/erase',
  actor: 'merchant',
  audited: true,
  summary:
    'Ask to be erased in 14 days. Open orders end and money is paid out first; the books keep no name.',
  input: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    code: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: z.object({ due_at: timestamp }),
  refuses: [
    'oldPasswordIncorrect',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
    'verificationCodeRequired',
    'invalidOperation',
  ],
});

export const cancelErasure = endpoint({
  name: 'cancelErasure',
  method: 'POST',
  path: '/v1/per/data/keep',
  actor: 'merchant',
  audited: true,
  summary: 'Take back the wish to be erased.',
  input: z.object({}),
  output: z.object({ cancelled: z.boolean() }),
  refuses: [],
});

export const eraseBuyer = endpoint({
  name: 'eraseBuyer',
  method: 'POST',
  path: '/op/buyer/erase',
  actor: 'operator',
  right: 'erasures',
  summary:
    'Erase who the buyer of an ended order was, at the buyer’s request. What was bought and paid stays.',
  input: z.object({
    /** Shop code, a dot, the order's id. */
    id: z.string().check(z.maxLength(64)),
    why: words(300, 10),
  }),
  output: z.object({ erased: z.boolean() }),
  refuses: ['invalidOperation'],
});
