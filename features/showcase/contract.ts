// The showcase: what a shop sells, at which price (product.md 5.2).
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput } from '#domain/page.ts';
import { amountText, currencyCode, id, image, signedAmountText, timestamp } from '#domain/wire.ts';

export const showcaseLimit = z.object({
  goods_limit: z.int(),
  listed: z.int(),
  rows: z.int(),
  rows_max: z.int(),
  delete_daily: z.int(),
  deleted_today: z.int(),
  resets_at: timestamp,
});

export const showcaseItem = z.object({
  id,
  goods_id: id,
  code: z.string(),
  title: z.string(),
  image: z.nullable(image),
  category_id: z.string(),
  sale_price: amountText,
  cost: amountText,
  landed_cost_from: amountText,
  profit: signedAmountText,
  profit_bps: z.int(),
  expected_profit: signedAmountText,
  /** What the shop is worse off by when one piece comes back on a change of mind. */
  loss_if_returned: amountText,
  fees: z.object({ commission: amountText, payment: amountText }),
  currency: currencyCode,
  status: z.enum(['listed', 'delisted']),
  delist_reason: z.nullable(z.string()),
  stock: z.int(),
  clicks_30d: z.int(),
  orders_30d: z.int(),
  comments: z.int(),
  rating: z.nullable(z.number()),
  floor_price: amountText,
  suggested_price: amountText,
  version: z.int(),
  public_url: z.string(),
});

export const showcaseSorts = ['new', 'price', 'clicks', 'profit', 'stock', 'title'] as const;

export const listShowcase = endpoint({
  name: 'listShowcase',
  method: 'POST',
  path: '/v1/showcase/list',
  actor: 'merchant',
  summary: 'What the shop has chosen, with the money of one piece after all fees.',
  input: z.object({
    status: z._default(z.enum(['listed', 'delisted', 'all']), 'all'),
    type_id: z.optional(z.string().check(z.maxLength(40))),
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    sort: z._default(z.enum(showcaseSorts), 'new'),
    ...pageInput,
  }),
  output: z.object({
    list: z.array(showcaseItem),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    limit: showcaseLimit,
  }),
  refuses: [],
});

const result = {
  ok: z.boolean(),
  code: z.int(),
  reason: z.nullable(z.string()),
  msg: z.string(),
};

export const addToShowcase = endpoint({
  name: 'addToShowcase',
  method: 'POST',
  path: '/v1/showcase/add',
  actor: 'merchant',
  summary:
    'Choose goods from the warehouse; each item has its own result. A price that would lose money is refused.',
  input: z.object({
    items: z
      .array(
        z.object({
          goods_id: id,
          sale_price: z.optional(amountText),
          listed: z._default(z.boolean(), true),
          client_ref: z.optional(z.string().check(z.maxLength(64))),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.showcaseRowsPerCall)),
  }),
  output: z.object({
    results: z.array(
      z.object({ client_ref: z.nullable(z.string()), goods_id: id, id: z.nullable(id), ...result }),
    ),
    limit: showcaseLimit,
  }),
  refuses: ['showcaseGoodsLimit'],
});

export const removeFromShowcase = endpoint({
  name: 'removeFromShowcase',
  method: 'POST',
  path: '/v1/showcase/del',
  actor: 'merchant',
  summary: 'Remove or delist; removals count against the day, delisting does not.',
  input: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(limits.showcaseRowsPerCall)),
    mode: z._default(z.enum(['remove', 'delist', 'relist']), 'remove'),
  }),
  output: z.object({
    results: z.array(z.object({ id, ...result })),
    limit: showcaseLimit,
  }),
  refuses: ['showcaseDeleteLimit', 'showcaseGoodsLimit'],
});

export const changePrices = endpoint({
  name: 'changePrices',
  method: 'POST',
  path: '/v1/showcase/price',
  actor: 'merchant',
  summary: 'Set sale prices, up to 500 rows at once; all or none.',
  input: z.object({
    items: z
      .array(z.object({ id, sale_price: amountText, version: z.optional(z.int()) }))
      .check(z.minLength(1), z.maxLength(limits.priceRowsMax)),
  }),
  output: z.object({
    changed: z.int(),
    items: z.array(z.object({ id, sale_price: amountText, version: z.int() })),
  }),
  refuses: ['staleVersion'],
});
