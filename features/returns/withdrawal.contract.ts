// Withdrawing from the contract (EU, UK): two steps, no reason, no sign-in, a receipt with its time.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, token, words } from '#domain/wire/wire.ts';
import { withdrawalReceipt } from '#features/checkout/case.shapes.ts';
import { linesBack } from './contract.ts';

export const withdrawContract = endpoint({
  name: 'withdrawContract',
  method: 'POST',
  path: '/pub/order/{token}/withdraw-contract',
  actor: 'anyone',
  summary:
    'Withdraw from the contract, wholly or for some lines. It needs no reason and nobody’s yes; before the parcel is ' +
    'sent it cancels, on its way it waits for the delivery.',
  once: true,
  input: z.object({
    token,
    name: words(200, 1),
    email: z.optional(z.email().check(z.maxLength(120))),
    /** All that is left where it is not said. */
    lines: z.optional(linesBack),
  }),
  output: withdrawalReceipt,
  refuses: ['invalidOperation'],
});

export const readWithdrawal = endpoint({
  name: 'readWithdrawal',
  method: 'GET',
  path: '/pub/order/{token}/withdrawal/{id}',
  actor: 'anyone',
  summary: 'The receipt of a withdrawal.',
  input: z.object({ token, id }),
  output: withdrawalReceipt,
  refuses: [],
});
