// A shop's own pages as buyers read them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { publicShop } from '#features/shop/contract.ts';

export const storefrontPage = endpoint({
  name: 'storefrontPage',
  method: 'GET',
  path: '/pub/shop/{handle}/page/{slug}',
  actor: 'anyone',
  summary: 'A page of a shop in its own words.',
  input: z.object({
    handle: z.string().check(z.maxLength(64)),
    slug: z.string().check(z.maxLength(200)),
  }),
  output: z.object({
    shop: publicShop,
    /** In the language of the call, else in English, else in the first that there is. `body` is small markup. */
    page: z.object({ slug: z.string(), title: z.string(), body: z.string() }),
  }),
  refuses: ['invalidUserPage'],
});
