// The public keys of deposit addresses, and a phone's word that an address is not derived from them.
import * as z from 'zod/mini';
import { chains } from '#domain/payments/chain.ts';
import { depositKinds } from '#domain/deposits/deposit.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, words } from '#domain/wire/wire.ts';

export const depositKeys = endpoint({
  name: 'depositKeys',
  method: 'GET',
  path: '/v1/pay/keys',
  actor: 'anyone',
  summary:
    'The public account keys that all addresses of merchants are derived from: address = key / account number. They do not change.',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        channel_id: z.enum(depositKinds),
        network: z.enum(chains),
        contract: z.string(),
        xpub: z.string(),
      }),
    ),
  }),
  refuses: [],
});

export const reportAddress = endpoint({
  name: 'reportAddress',
  method: 'POST',
  path: '/v1/order/channel/address-wrong',
  actor: 'merchant',
  summary:
    'A phone that derives another address than it was shown keeps the evidence. Saying it twice changes nothing.',
  input: z.object({
    id,
    shown: words(120, 1),
    derived: words(120, 1),
    xpub: words(200, 1),
  }),
  output: z.object({ kept: z.literal(true) }),
  refuses: [],
});
