// A bundle as buyers see it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id } from '#domain/wire/wire.ts';
import { publicShop } from '#features/shop/contract.ts';
import { bundleOffer, publicGoods } from './goods.shapes.ts';

export const storefrontBundle = endpoint({
  name: 'storefrontBundle',
  method: 'GET',
  path: '/pub/shop/{handle}/bundle/{id}',
  actor: 'anyone',
  summary: 'A bundle of a shop with its products. One that is off, or that is not given now, is not found.',
  input: z.object({ handle: z.string().check(z.maxLength(64)), id }),
  output: z.object({
    shop: publicShop,
    bundle: z.extend(bundleOffer, {
      currency: currencyCode,
      /** Sets that can be bought: as many as the scarcest product. */
      available: z.int(),
      /** What it takes off each product, in the order of the products. */
      off: z.array(amountText),
    }),
    goods: z.array(publicGoods),
  }),
  refuses: ['invalidUserPage'],
});
