// What a row of the showcase says, and the room that the shop's level leaves.
import * as z from 'zod/mini';
import { amountText, currencyCode, id, image, signedAmountText, timestamp } from '#domain/wire/wire.ts';

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
  /** Why it went off sale by itself; null where the merchant took it off. It comes back when the reason ends. */
  delist_reason: z.nullable(z.enum(['out_of_stock', 'below_break_even', 'withdrawn'])),
  stock: z.int(),
  clicks_30d: z.int(),
  orders_30d: z.int(),
  comments: z.int(),
  rating: z.nullable(z.number()),
  floor_price: amountText,
  suggested_price: amountText,
  version: z.int(),
  public_url: z.string(),
  /** What these goods differ in from others of their family, such as `Blue, M`; empty for goods of no family. */
  option: z.string(),
  /** Where a row stands for several goods of one family; the other fields are those of the first of them. */
  variants: z.nullable(
    z.object({
      /** What their titles have in common. */
      title: z.string(),
      /** In the order of the list. */
      goods: z.array(z.object({ id, status: z.enum(['listed', 'delisted']) })),
      price_min: amountText,
      price_max: amountText,
      cost_min: amountText,
      cost_max: amountText,
      profit_min: signedAmountText,
      profit_max: signedAmountText,
      /** How many of them that are on sale have no piece left. */
      sold_out: z.int(),
      /** Pieces of all of them. */
      stock: z.int(),
      /** The sum of theirs: an order of two of them counts twice. */
      orders_30d: z.int(),
    }),
  ),
});
