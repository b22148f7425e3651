// Products that a shop sells together for less.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, image, signedAmountText, version } from '#domain/wire/wire.ts';

const goodsIds = z.array(id).check(z.minLength(limits.bundleGoodsMin), z.maxLength(limits.bundleGoodsMax));

/** `below_break_even` and `not_lower`: prices or costs changed, and the bundle is not given until they fit again. */
export const bundleVerdicts = ['ok', 'below_break_even', 'not_lower', 'not_on_sale'] as const;

const facts = {
  goods: z.array(
    z.object({
      id,
      title: z.string(),
      image: z.nullable(image),
      price: amountText,
      on_sale: z.boolean(),
    }),
  ),
  /** What a piece of each costs by itself. */
  full_price: amountText,
  /** The least that they may cost together. */
  floor_price: amountText,
  verdict: z.enum(bundleVerdicts),
};

const bundle = z.object({
  id,
  ...facts,
  price: amountText,
  /** What one of it leaves the shop, after commission and cost. */
  profit: signedAmountText,
  is_on: z.boolean(),
  public_url: z.string(),
  currency: currencyCode,
  version,
});

const list = z.object({ list: z.array(bundle), max: z.int(), currency: currencyCode });

export const listBundles = endpoint({
  name: 'listBundles',
  method: 'GET',
  path: '/v1/bundle/list',
  actor: 'merchant',
  roles: ['products'],
  summary: 'The bundles of the shop, each with what it leaves.',
  input: z.object({}),
  output: list,
  refuses: [],
});

export const previewBundle = endpoint({
  name: 'previewBundle',
  method: 'POST',
  path: '/v1/bundle/preview',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'What products would cost and earn together; nothing is written.',
  input: z.object({ goods_ids: goodsIds, price: z.optional(amountText) }),
  output: z.object({
    ...facts,
    /** What they leave by themselves, and at the price that was asked; null without one. */
    profit_before: signedAmountText,
    profit_after: z.nullable(signedAmountText),
    currency: currencyCode,
  }),
  refuses: [],
});

export const addBundle = endpoint({
  name: 'addBundle',
  method: 'POST',
  path: '/v1/bundle/add',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Sell two to six products together for less, under an id of one’s own choice. It is on at once.',
  input: z.object({ id, goods_ids: goodsIds, price: amountText }),
  output: bundle,
  // `bundles_max`, with `max`.
  refuses: ['invalidOperation'],
});

export const setBundle = endpoint({
  name: 'setBundle',
  method: 'POST',
  path: '/v1/bundle/set',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Change the price of a bundle, switch it off, or on again.',
  input: z.object({ id, price: z.optional(amountText), is_on: z.boolean(), version }),
  output: bundle,
  refuses: ['staleVersion'],
});

export const removeBundle = endpoint({
  name: 'removeBundle',
  method: 'POST',
  path: '/v1/bundle/remove',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Delete a bundle; its products stay on sale. Orders keep what they were given.',
  input: z.object({ id, version }),
  output: list,
  refuses: ['staleVersion'],
});
