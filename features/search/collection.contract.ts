// What a shop shows together: a collection on its own page, and rows of its home.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageOf, pageQuery } from '#domain/wire/page.ts';
import { id } from '#domain/wire/wire.ts';
import { publicShop } from '#features/shop/contract.ts';
import { publicGoods } from './goods.shapes.ts';

const handle = z.string().check(z.maxLength(64));

/** Sections of a home that are rows of products. */
export const homeRows = ['featured', 'collection', 'newest', 'sale'] as const;

export const storefrontCollection = endpoint({
  name: 'storefrontCollection',
  method: 'GET',
  path: '/pub/shop/{handle}/collection/{slug}',
  actor: 'anyone',
  summary: 'A collection of a shop with its products on sale, in its order.',
  input: z.object({ handle, slug: z.string().check(z.maxLength(200)), ...pageQuery }),
  output: z.object({
    shop: publicShop,
    /** In the language of the call, else in English, else in the first that there is. */
    collection: z.object({ slug: z.string(), title: z.string(), description: z.string() }),
    goods: pageOf(publicGoods),
  }),
  refuses: ['invalidUserPage'],
});

export const storefrontRows = endpoint({
  name: 'storefrontRows',
  method: 'GET',
  path: '/pub/shop/{handle}/rows',
  actor: 'anyone',
  summary:
    'Rows of products for the home of a shop: those it features, of a collection, the newest, those on sale.',
  input: z.object({
    handle,
    /** Kinds of rows, with commas between them. */
    rows: z
      .string()
      .check(z.regex(/^(?:featured|collection|newest|sale)(?:,(?:featured|collection|newest|sale)){0,3}$/)),
    /** The collection of the row `collection`. */
    collection: z.optional(id),
  }),
  output: z.object({
    /** Rows that have a product, in no order. */
    rows: z.array(
      z.object({
        kind: z.enum(homeRows),
        /** Of a collection that has a page. */
        slug: z.nullable(z.string()),
        title: z.nullable(z.string()),
        goods: z.array(publicGoods),
      }),
    ),
  }),
  refuses: ['invalidUserPage'],
});
