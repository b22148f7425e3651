// A buyer's own page in one shop: opened by a link that is sent to their address, without a password.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, timestamp, token } from '#domain/wire/wire.ts';
import { buyer } from '#features/checkout/buyer.shapes.ts';
import { notedWishes, wish, wishChanges } from './wish.shapes.ts';

const handle = z.string().check(z.maxLength(64));
/** What the cookie of a browser holds. One that is over, of another shop or made up is answered 404, all in the same way. */
const session = z.string().check(z.minLength(20), z.maxLength(200));
const signedIn = { handle, session };

/** An address as it is saved: without the email and the note of an order. */
export const savedPlace = z.omit(buyer, { email: true, note: true });
const savedAddress = z.extend(savedPlace, { id });

export const askBuyerLink = endpoint({
  name: 'askBuyerLink',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer/link',
  actor: 'anyone',
  summary: 'Have a link to one’s own page in this shop sent. The answer is the same for every address.',
  input: z.object({ handle, email: z.string().check(z.maxLength(254)) }),
  output: z.object({}),
  refuses: ['tooManyRequests'],
});

export const readBuyerLink = endpoint({
  name: 'readBuyerLink',
  method: 'GET',
  path: '/pub/buyer/{token}',
  actor: 'anyone',
  summary: 'Whose page a link opens, with the address in part. Reading it opens nothing.',
  input: z.object({ token }),
  output: z.object({ email: z.string() }),
  refuses: [],
});

export const openBuyerPage = endpoint({
  name: 'openBuyerPage',
  method: 'POST',
  path: '/pub/buyer/{token}/open',
  actor: 'anyone',
  summary:
    'Use a link, once: opens a session and joins what the browser noted. A second use is answered 404.',
  input: z.object({ token, wishes: notedWishes }),
  output: z.object({ session: z.string(), ends_at: timestamp }),
  refuses: [],
});

export const readBuyerPage = endpoint({
  name: 'readBuyerPage',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer',
  actor: 'anyone',
  reads: true,
  summary: 'One’s own page: wish list, the newest orders of the address in this shop, saved addresses.',
  input: z.object(signedIn),
  output: z.object({
    email: z.string(),
    wishes: z.array(wish),
    orders: z.array(
      z.object({
        number: z.string(),
        /** Of the order's own link. */
        token: z.string(),
        title: z.string(),
        pieces: z.int(),
        status: z.enum(orderStatuses),
        paid_at: timestamp,
        total: amountText,
        currency: currencyCode,
      }),
    ),
    addresses: z.array(savedAddress),
    /** Browsers that are signed in, this one included, and until when this one is. */
    sessions: z.int(),
    ends_at: timestamp,
    deleted_at: timestamp,
  }),
  refuses: [],
});

export const listWished = endpoint({
  name: 'listWished',
  method: 'POST',
  path: '/pub/shop/{handle}/wished',
  actor: 'anyone',
  reads: true,
  summary: 'Products of a shop that a browser noted, with the prices of today. Nothing is stored.',
  input: z.object({ handle, wishes: notedWishes }),
  output: z.object({ wishes: z.array(wish) }),
  refuses: [],
});

export const setWish = endpoint({
  name: 'setWish',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer/wish',
  actor: 'anyone',
  summary: `Note products with their prices of today, or take them off the wish list, all or none. At most ${limits.wishesMax} products.`,
  input: z.object({ ...signedIn, changes: wishChanges }),
  output: z.object({ wishes: notedWishes }),
  refuses: ['invalidOperation'],
});

export const listBuyerAddresses = endpoint({
  name: 'listBuyerAddresses',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer/addresses',
  actor: 'anyone',
  reads: true,
  summary: 'The saved addresses and the email of whoever is signed in.',
  input: z.object(signedIn),
  output: z.object({ email: z.string(), addresses: z.array(savedAddress) }),
  refuses: [],
});

export const saveBuyerAddress = endpoint({
  name: 'saveBuyerAddress',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer/address',
  actor: 'anyone',
  summary: `Save an address under an id of one’s own choice, or change it. At most ${limits.buyerAddressesMax}.`,
  input: z.object({ ...signedIn, id, place: savedPlace }),
  output: z.object({ addresses: z.array(savedAddress) }),
  refuses: ['invalidOperation'],
});

export const removeBuyerAddress = endpoint({
  name: 'removeBuyerAddress',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer/address/remove',
  actor: 'anyone',
  summary: 'Delete a saved address. One that is deleted already is answered in the same way.',
  input: z.object({ ...signedIn, id }),
  output: z.object({ addresses: z.array(savedAddress) }),
  refuses: [],
});

export const endBuyerSessions = endpoint({
  name: 'endBuyerSessions',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer/end',
  actor: 'anyone',
  summary: 'Sign out, here or on all devices. A session that is over already is answered in the same way.',
  input: z.object({ ...signedIn, is_everywhere: z.boolean() }),
  output: z.object({}),
  refuses: [],
});

export const deleteBuyerPage = endpoint({
  name: 'deleteBuyerPage',
  method: 'POST',
  path: '/pub/shop/{handle}/buyer/delete',
  actor: 'anyone',
  summary:
    'Delete wish list, saved addresses, sessions and links at once. Orders stay; they have links of their own.',
  input: z.object(signedIn),
  output: z.object({}),
  refuses: [],
});
