// Several shops of one owner: linked once by the other's sign-in, changed between without one.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp } from '#domain/wire/wire.ts';

const shop = { id: z.string(), name: z.string(), handle: z.string() };
const shops = z.object({
  own: z.object(shop),
  shops: z.array(z.object({ ...shop, since: timestamp })),
  /** How many others there may be. */
  max: z.int(),
});

export const listLinkedShops = endpoint({
  name: 'listLinkedShops',
  method: 'GET',
  path: '/v1/per/shops',
  actor: 'merchant',
  summary: 'This shop, and the other shops that its owner may change to without signing in.',
  input: z.object({}),
  output: shops,
  refuses: [],
});

export const addLinkedShop = endpoint({
  name: 'addLinkedShop',
  security: 'session',
  method: 'POST',
  path: '/v1/per/shops/add',
  actor: 'merchant',
  audited: true,
  summary:
    'Link another shop of yours, both ways, with the sign-in of its owner; both owners are notified. Wrong tries count as ' +
    'they do at a sign-in.',
  input: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.maxLength(128)),
    code: z.optional(z.string().check(z.maxLength(32))),
  }),
  /** `added` is the other shop, whether it was linked before or not. */
  output: z.extend(shops, { added: z.string() }),
  refuses: [
    'usernamePasswordRequired',
    'wrongUsernameOrPassword',
    'secondFactorNeeded',
    'verificationCodeRequired',
    'verificationCodeIncorrect',
    'loginError',
    'invalidOperation',
  ],
});

const id = z.string().check(z.maxLength(11));

export const removeLinkedShop = endpoint({
  name: 'removeLinkedShop',
  security: 'session',
  method: 'POST',
  path: '/v1/per/shops/remove',
  actor: 'merchant',
  audited: true,
  summary: 'End the link to another shop at once, both ways.',
  input: z.object({ id }),
  output: shops,
  refuses: [],
});

export const switchShop = endpoint({
  name: 'switchShop',
  security: 'sign_in',
  method: 'POST',
  path: '/v1/per/shops/switch',
  actor: 'merchant',
  audited: true,
  summary: 'Open a session of a linked shop and end this one.',
  input: z.object({ id }),
  output: z.object({
    token: z.string(),
    expires_at: timestamp,
    idle_expires_at: timestamp,
    lang: z.string(),
  }),
  refuses: ['invalidOperation'],
});
