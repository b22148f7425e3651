// Goods of a supplier as it keeps them itself: stock at once, costs ahead of time, and what merchants may read of that.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { amountText, currencyCode, id, image, timestamp, sentTimestamp } from '#domain/wire/wire.ts';

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const feedRow = z.object({
  code,
  /** Counts up with every word about these goods: one that is not higher than the last changes nothing. */
  version: z.optional(z.int().check(z.minimum(1), z.maximum(9_007_199_254_740_991))),
  /** Pieces on the shelf, those that buyers hold included. */
  stock: z.optional(z.int().check(z.minimum(0), z.maximum(limits.quantityMax))),
  cost: z.optional(amountText),
  /** When the cost is to count; as early as it may where it is left out. */
  cost_from: z.optional(sentTimestamp),
});

export const feedReasons = [
  'bad_row',
  'not_found',
  'twice',
  'nothing',
  'below_reserved',
  'bad_cost',
  'too_soon',
  'too_late',
] as const;

const announced = z.object({ from: timestamp, cost: amountText });

const feedResult = z.object({
  line: z.int(),
  code: z.string(),
  ok: z.boolean(),
  change: z.nullable(z.enum(['changed', 'unchanged', 'older'])),
  stock: z.nullable(z.object({ before: z.int(), after: z.int() })),
  /** `from`: when it counts. */
  cost: z.nullable(z.object({ before: amountText, after: amountText, from: timestamp })),
  reason: z.nullable(z.enum(feedReasons)),
  /** For `below_reserved`: what buyers hold. For `too_soon`: the first moment that may be named. */
  least: z.nullable(z.string()),
});

const feedAnswer = z.object({
  /** False for a preview, and where a row was refused: then nothing at all was written. */
  applied: z.boolean(),
  currency: currencyCode,
  results: z.array(feedResult),
});

export const apiStock = endpoint({
  name: 'apiStock',
  method: 'POST',
  path: '/sup/api/stock',
  actor: 'supplier',
  scope: 'stock',
  summary:
    'Stock and costs of up to 1,000 goods, by key or by sign-in. All rows or none; the same rows again change nothing. Stock counts at once and never falls below what buyers hold; a higher cost counts after seven days, a lower one at once unless a time is named. Orders and quotes keep theirs.',
  input: z.object({
    rows: z.array(feedRow).check(z.minLength(1), z.maxLength(limits.feedRowsMax)),
    preview: z._default(z.boolean(), false),
  }),
  output: feedAnswer,
  refuses: [],
});

export const stockFile = endpoint({
  name: 'stockFile',
  method: 'POST',
  path: '/sup/stock/file',
  actor: 'supplier',
  summary: 'The same from a CSV file with the column code and any of version, stock, cost and cost_from.',
  input: z.object({
    csv: z.string().check(z.minLength(1), z.maxLength(limits.feedFileUnitsMax)),
    preview: z.boolean(),
  }),
  output: feedAnswer,
  // `reason`: `not_csv`, `missing_column` with `column`, `too_many_rows` with `limit`, `empty`.
  refuses: ['invalidOperation'],
});

export const ownGoods = endpoint({
  name: 'ownGoods',
  method: 'POST',
  path: '/sup/stock/list',
  actor: 'supplier',
  reads: true,
  summary: 'The supplier’s own goods with stock, what buyers hold, cost, and the cost that is announced.',
  input: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  }),
  output: z.object({
    list: z.array(
      z.object({
        id,
        code: z.string(),
        title: z.string(),
        image: z.nullable(image),
        stock: z.int(),
        reserved: z.int(),
        cost: amountText,
        announced: z.nullable(announced),
      }),
    ),
    currency: currencyCode,
    page: z.int(),
    has_more: z.boolean(),
  }),
  refuses: [],
});
