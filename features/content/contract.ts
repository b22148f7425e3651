// A shop's collections and the products that its home features: made and ordered by the merchant.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { collectionKinds, collectionSorts } from '#domain/shop/collection.ts';
import { languages } from '#domain/text/language.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, image, versionMax } from '#domain/wire/wire.ts';

const language = z.enum(languages);
/** 0 for what was never saved. */
const readVersion = z.int().check(z.minimum(0), z.maximum(versionMax));

const goods = z.object({ id, title: z.string(), image: z.nullable(image), on_sale: z.boolean() });

const featured = z.object({
  /** In order; those that are not on sale are passed over on the home. */
  goods: z.array(goods),
  max: z.int(),
  version: z.int(),
});

const summary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  kind: z.enum(collectionKinds),
  is_shown: z.boolean(),
  /** Products that buyers see in it now. */
  goods: z.int(),
  public_url: z.string(),
  version: z.int(),
});

const rule = z.object({
  type_id: z.nullable(z.string().check(z.maxLength(40))),
  price_min: z.nullable(amountText),
  price_max: z.nullable(amountText),
  new_days: z.nullable(z.int().check(z.minimum(1), z.maximum(limits.collectionNewDaysMax))),
  is_on_sale: z.boolean(),
  is_in_stock: z.boolean(),
  sort: z.enum(collectionSorts),
});

const collection = z.extend(summary, {
  /** English where there is none in a reader's language. */
  texts: z.array(z.object({ lang: language, title: z.string(), description: z.string() })),
  /** Of one by hand, in order; null for one by a rule. */
  items: z.nullable(z.array(goods)),
  rule: z.nullable(rule),
  currency: currencyCode,
});

const list = z.object({
  list: z.array(summary),
  max: z.int(),
  featured,
  currency: currencyCode,
});

export const listCollections = endpoint({
  name: 'listCollections',
  method: 'GET',
  path: '/v1/collection/list',
  actor: 'merchant',
  summary: 'The collections of the shop, and the products that its home features.',
  input: z.object({}),
  output: list,
  refuses: [],
});

export const readCollection = endpoint({
  name: 'readCollection',
  method: 'GET',
  path: '/v1/collection',
  actor: 'merchant',
  summary: 'One collection with its words in every language, and its products or its rule.',
  input: z.object({ id }),
  output: collection,
  refuses: [],
});

export const saveCollection = endpoint({
  name: 'saveCollection',
  method: 'POST',
  path: '/v1/collection',
  actor: 'merchant',
  summary:
    'Make a collection under an id of your own with version 0, or change one. Its address stays when its title changes.',
  input: z.object({
    id,
    version: readVersion,
    texts: z
      .array(
        z.object({
          lang: language,
          title: z.string().check(z.trim(), z.minLength(1), z.maxLength(2 * limits.collectionTitleMax)),
          description: z.string().check(z.trim(), z.maxLength(2 * limits.collectionTextMax)),
        }),
      )
      .check(z.minLength(1), z.maxLength(languages.length)),
    is_shown: z.boolean(),
    /** Products in order, or a rule: one of the two. */
    goods_ids: z.optional(z.array(id).check(z.maxLength(limits.collectionGoodsMax))),
    rule: z.optional(rule),
  }),
  output: collection,
  // `collections_max`, with `max`.
  refuses: ['staleVersion', 'invalidOperation'],
});

export const removeCollection = endpoint({
  name: 'removeCollection',
  method: 'POST',
  path: '/v1/collection/remove',
  actor: 'merchant',
  summary: 'Delete a collection; its products stay on sale.',
  input: z.object({ id, version: readVersion }),
  output: list,
  refuses: ['staleVersion'],
});

export const setFeatured = endpoint({
  name: 'setFeatured',
  method: 'POST',
  path: '/v1/collection/featured',
  actor: 'merchant',
  summary: 'Choose the products that the home features, in order.',
  input: z.object({
    goods_ids: z.array(id).check(z.maxLength(limits.featuredGoodsMax)),
    version: readVersion,
  }),
  output: list,
  refuses: ['staleVersion'],
});
