// An email, once, when an item that is sold out is there again: asked for without an account, confirmed by a link.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { handle, id, token } from '#domain/wire/wire.ts';

/** `stopped`: the address is deleted. */
export const restockStates = ['unconfirmed', 'waiting', 'stopped'] as const;

const restock = z.object({
  state: z.enum(restockStates),
  goods: z.object({ id, title: z.string() }),
});

export const askRestock = endpoint({
  name: 'askRestock',
  method: 'POST',
  path: '/pub/shop/{handle}/goods/{goods_id}/restock',
  actor: 'anyone',
  summary: 'Ask for an email when an item is there again. The answer says nothing about the address.',
  input: z.object({ handle, goods_id: id, email: z.string().check(z.maxLength(254)) }),
  output: z.object({}),
  refuses: [],
});

export const readRestock = endpoint({
  name: 'readRestock',
  method: 'GET',
  path: '/pub/restock/{token}',
  actor: 'anyone',
  summary: 'What the link of such an email is about.',
  input: z.object({ token }),
  output: restock,
  refuses: [],
});

export const confirmRestock = endpoint({
  name: 'confirmRestock',
  method: 'POST',
  path: '/pub/restock/{token}/confirm',
  actor: 'anyone',
  summary: 'Say that the address is one’s own and the email wanted.',
  input: z.object({ token }),
  output: restock,
  refuses: [],
});

export const stopRestock = endpoint({
  name: 'stopRestock',
  method: 'POST',
  path: '/pub/restock/{token}/stop',
  actor: 'anyone',
  summary: 'Delete the address at once.',
  input: z.object({ token }),
  output: z.object({ state: z.literal('stopped') }),
  refuses: [],
});
