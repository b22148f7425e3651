// The showcase: what a shop sells, at which price.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { costRises, priceEndings } from '#domain/pricing/price-rule.ts';
import { pageInput } from '#domain/wire/page.ts';
import { amountText, currencyCode, id, signedAmountText, timestamp } from '#domain/wire/wire.ts';
import { showcaseItem, showcaseLimit } from './item.shapes.ts';

/** `shop` is the merchant's own order: what buyers see. */
export const showcaseSorts = [
  'shop',
  'new',
  'price',
  'orders',
  'clicks',
  'profit',
  'stock',
  'title',
] as const;

/** What a row of the list is: goods, or a product, which is all goods of one family. */
export const showcaseBys = ['goods', 'product'] as const;

/** Names an act that can be taken back until `undo_until`; null where nothing was changed. */
const undoing = { undo_token: z.nullable(id), undo_until: z.nullable(timestamp) };
const undoKind = z.enum(['add', 'remove', 'price', 'file', 'swap']);

export const listShowcase = endpoint({
  name: 'listShowcase',
  method: 'POST',
  path: '/v1/showcase/list',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  scope: 'showcase.read',
  summary: 'What the shop has chosen, with the money of one piece after all fees.',
  input: z.object({
    id: z.optional(id),
    /** Only the goods of the family that these goods are one of. */
    family_of: z.optional(id),
    by: z._default(z.enum(showcaseBys), 'goods'),
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
    /** The newest act that can still be taken back. */
    undo: z.nullable(z.object({ token: id, kind: undoKind, rows: z.int(), until: timestamp })),
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
  roles: ['products'],
  scope: 'showcase.write',
  summary:
    'Choose goods from the warehouse; each item has its own result. Without a price the shop’s price rule gives one.',
  input: z.object({
    items: z
      .array(
        z.object({
          goods_id: id,
          sale_price: z.optional(amountText),
          /** The price that was shown, where none is named: another one by now is refused (458). */
          expected_price: z.optional(amountText),
          listed: z._default(z.boolean(), true),
          client_ref: z.optional(z.string().check(z.maxLength(64))),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.showcaseRowsPerCall)),
  }),
  output: z.object({
    results: z.array(
      z.object({
        client_ref: z.nullable(z.string()),
        goods_id: id,
        id: z.nullable(id),
        /** At which price it was added. */
        sale_price: z.nullable(amountText),
        ...result,
      }),
    ),
    ...undoing,
    limit: showcaseLimit,
  }),
  refuses: ['showcaseGoodsLimit'],
});

export const removeFromShowcase = endpoint({
  name: 'removeFromShowcase',
  method: 'POST',
  path: '/v1/showcase/del',
  actor: 'merchant',
  roles: ['products'],
  scope: 'showcase.write',
  summary:
    'Remove, take off sale or put back on sale; removals count against the day and can be taken back for 10 minutes.',
  input: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(limits.showcaseRowsPerCall)),
    mode: z._default(z.enum(['remove', 'delist', 'relist']), 'remove'),
  }),
  output: z.object({
    results: z.array(z.object({ id, ...result })),
    ...undoing,
    limit: showcaseLimit,
  }),
  refuses: ['showcaseDeleteLimit', 'showcaseGoodsLimit'],
});

export const changePrices = endpoint({
  name: 'changePrices',
  method: 'POST',
  path: '/v1/showcase/price',
  actor: 'merchant',
  roles: ['products'],
  scope: 'showcase.write',
  summary: 'Set sale prices, up to 500 rows at once; all or none.',
  input: z.object({
    items: z
      .array(z.object({ id, sale_price: amountText, version: z.optional(z.int()) }))
      .check(z.minLength(1), z.maxLength(limits.priceRowsMax)),
  }),
  output: z.object({
    changed: z.int(),
    items: z.array(z.object({ id, sale_price: amountText, version: z.int() })),
    ...undoing,
  }),
  refuses: ['staleVersion'],
});

export const previewPrices = endpoint({
  name: 'previewPrices',
  method: 'POST',
  path: '/v1/showcase/price_preview',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  scope: 'showcase.read',
  summary: 'What a change of many prices would do, row by row; nothing is written.',
  input: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(limits.priceRowsMax)),
    how: z.enum(['rule', 'percent', 'suggested']),
    /** Higher or lower, for `percent`. */
    percent: z._default(
      z.int().check(z.minimum(limits.pricePercentMin), z.maximum(limits.pricePercentMax)),
      0,
    ),
    /** How the new prices end, for `percent`. */
    ending: z._default(z.enum(priceEndings), 'none'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id,
        title: z.string(),
        version: z.int(),
        before: amountText,
        after: amountText,
        profit_before: signedAmountText,
        profit_after: signedAmountText,
        floor_price: amountText,
        /** Only `change` is to be sent: the others are left out. */
        verdict: z.enum(['change', 'same', 'below_floor']),
      }),
    ),
    changes: z.int(),
    below_floor: z.int(),
    currency: currencyCode,
  }),
  refuses: ['invalidOperation'],
});

export const undoShowcase = endpoint({
  name: 'undoShowcase',
  method: 'POST',
  path: '/v1/showcase/undo',
  actor: 'merchant',
  roles: ['products'],
  scope: 'showcase.write',
  summary: 'Take back an addition, a removal, a change of prices or a file within 10 minutes, once.',
  input: z.object({ undo_token: id }),
  output: z.object({
    kind: undoKind,
    results: z.array(z.object({ id, ...result })),
    limit: showcaseLimit,
  }),
  refuses: ['invalidOperation', 'staleVersion', 'showcaseGoodsLimit'],
});

export const moveInShowcase = endpoint({
  name: 'moveInShowcase',
  method: 'POST',
  path: '/v1/showcase/move',
  actor: 'merchant',
  roles: ['products'],
  scope: 'showcase.write',
  summary: 'Move one row: to an end, or directly above or below another. Buyers see this order.',
  input: z.object({
    id,
    /** One of the three. */
    to: z.optional(z.enum(['top', 'bottom'])),
    above: z.optional(id),
    below: z.optional(id),
  }),
  output: z.object({ id }),
  refuses: [],
});

const rule = z.object({
  bands: z
    .array(
      z.object({
        /** From this cost on, up to the next band; the first one begins at nothing. */
        cost_from: amountText,
        percent_bps: z.int().check(z.minimum(0), z.maximum(limits.priceMarkupBpsMax)),
        /** Added as well. */
        amount: amountText,
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.priceBandsMax)),
  ending: z.enum(priceEndings),
  on_cost_rise: z.enum(costRises),
});

const ruleAnswer = z.object({
  /** Null where the shop takes the suggested prices. */
  rule: z.nullable(rule),
  /** 0 where there is none. */
  version: z.int(),
  currency: currencyCode,
});

export const priceRule = endpoint({
  name: 'priceRule',
  method: 'GET',
  path: '/v1/showcase/price_rule',
  actor: 'merchant',
  roles: ['products'],
  scope: 'showcase.read',
  summary: 'The shop’s rule for prices: what is put on the cost, by bands of cost.',
  input: z.object({}),
  output: ruleAnswer,
  refuses: [],
});

export const setPriceRule = endpoint({
  name: 'setPriceRule',
  method: 'POST',
  path: '/v1/showcase/price_rule',
  actor: 'merchant',
  roles: ['products'],
  scope: 'showcase.write',
  summary: 'Set the rule, or drop it with null. Prices that are set stay as they are.',
  input: z.object({ rule: z.nullable(rule), version: z.int().check(z.minimum(0)) }),
  output: ruleAnswer,
  refuses: ['staleVersion'],
});
