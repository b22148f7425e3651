// Looking for goods: what a list is filtered by and how it is sorted, in one shop and across all of them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageOf, pageQuery } from '#domain/wire/page.ts';
import { amountText, countryCode, currencyCode, timestamp } from '#domain/wire/wire.ts';
import { forBuyer, landed } from '#features/pricing/contract.ts';
import { publicShop } from '#features/shop/contract.ts';
import { bundleOffer, goodsChoice, goodsDetails, publicGoods } from './goods.shapes.ts';

export const goodsOrders = ['relevance', 'new', 'price_up', 'price_down', 'rating', 'popular'] as const;
export type GoodsOrder = (typeof goodsOrders)[number];

/** What a list of goods can be narrowed by, as it arrives in a query string. */
export const goodsQuery = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchCharactersMax))),
  /** A type stands for all types below it. */
  category: z.optional(z.string().check(z.maxLength(40))),
  price_min: z.optional(amountText),
  price_max: z.optional(amountText),
  in_stock: z.optional(z.enum(['true', 'false'])),
  /** Nine of ten parcels arrive within so many days. */
  max_days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(120))),
  rating_min: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(5))),
  /** Goods whose supplier sends to this country. */
  ship_to: z.optional(countryCode),
  sort: z._default(z.enum(goodsOrders), 'relevance'),
  ...pageQuery,
};

/** What a search was understood as. */
export const searchMeaning = z.object({
  /** The goods shown are for this, where nothing was found for what was typed. */
  shown_for: z.nullable(z.string()),
  /** This would find more. */
  better: z.nullable(z.string()),
});

export const goodsCategory = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  count: z.int(),
});

export const exploreOffer = z.extend(publicGoods, {
  /** Who sells it at this price, the least of all. */
  shop: z.object({ handle: z.string(), name: z.string() }),
  /** How many shops sell it. */
  shops: z.int(),
  rating: z.nullable(z.object({ avg: z.number(), count: z.int() })),
});

export const exploreGoods = endpoint({
  name: 'exploreGoods',
  method: 'GET',
  path: '/pub/explore/goods',
  actor: 'anyone',
  summary: 'Goods of all shops that take orders, in the order that /ranking.json explains.',
  input: z.object(goodsQuery),
  output: z.object({
    /** The chosen category and those above it, the topmost first. */
    path: z.array(goodsCategory),
    /** Below the chosen category; beside it where there are none below. */
    categories: z.array(goodsCategory),
    goods: pageOf(exploreOffer),
    meaning: searchMeaning,
    /** Paid places: there are none. */
    sponsored: z.array(exploreOffer),
    currency: currencyCode,
    ranking_version: z.int(),
  }),
  refuses: [],
});

const handleText = z.string().check(z.maxLength(64));

export const storefrontGoods = endpoint({
  name: 'storefrontGoods',
  method: 'GET',
  path: '/pub/shop/{handle}/goods',
  actor: 'anyone',
  summary: 'Goods on sale in a shop: all of them, or those that are searched for and not filtered out.',
  input: z.object({ handle: handleText, ...goodsQuery }),
  output: z.object({
    shop: publicShop,
    /** Each with how many goods it has that were searched for and not filtered out. */
    categories: z.array(goodsCategory),
    goods: pageOf(publicGoods),
    meaning: searchMeaning,
  }),
  refuses: ['invalidUserPage'],
});

export const storefrontGood = endpoint({
  name: 'storefrontGood',
  method: 'GET',
  path: '/pub/shop/{handle}/goods/{id}',
  actor: 'anyone',
  summary: 'One goods of a shop.',
  input: z.object({ handle: handleText, id: z.string().check(z.maxLength(64)), ...forBuyer }),
  output: z.object({
    shop: publicShop,
    goods: goodsDetails,
    /** Options to choose among; each value leads to goods of this shop. Empty where there is nothing to choose. */
    choices: z.array(goodsChoice),
    /** When a piece bought now arrives: half of the parcels by the first day, nine of ten by the second. */
    arrives: z.object({ from: timestamp, to: timestamp }),
    /** What it costs less together with other products. */
    bundles: z.array(bundleOffer),
    more: z.array(publicGoods),
    /** One piece delivered to the country that was asked for; null where none was. */
    landed: z.nullable(landed),
  }),
  refuses: ['invalidUserPage'],
});
