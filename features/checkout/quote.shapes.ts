// What a priced cart says: its lines, a code that was typed, and free delivery.
import * as z from 'zod/mini';
import { codeReasons } from '#domain/discounts/discount-code.ts';
import { amountText, currencyCode, id, image } from '#domain/wire/wire.ts';

/** What a buyer pays, and of what it is made. */
export const sums = {
  goods_total: amountText,
  shipping: amountText,
  tax: amountText,
  total: amountText,
  currency: currencyCode,
};

export const quoteLine = z.object({
  goods_id: id,
  code: z.string(),
  title: z.string(),
  image: z.nullable(image),
  qty: z.int(),
  /** Of a piece, in a sale the lower one. */
  unit_price: amountText,
  /** What the line costs less than its pieces: by its price for several, and by the code. */
  discounts: z.object({ quantity: amountText, code: amountText }),
  /** True where the code is for these goods and takes nothing off them, because they would be sold below what they cost. */
  spared: z.boolean(),
  /** The pieces less the discounts. */
  amount: amountText,
  available: z.int(),
});

/** A code as it was typed, and what it does. */
export const quoteCode = z.object({
  code: z.string(),
  applied: z.boolean(),
  /** Why it takes nothing off; null where it applies. */
  reason: z.nullable(z.enum(codeReasons)),
  /** What it takes off goods or delivery. */
  amount: amountText,
  /** What the goods that it is for must cost together, where that is the reason. */
  min_amount: z.nullable(amountText),
});

/** Free delivery of the shop from an amount of goods on. */
export const quoteFreeDelivery = z.object({
  from: amountText,
  /** What is missing of it; `0` where it is reached. */
  missing: amountText,
  /** False where the amount is reached and these goods leave too little for it. */
  possible: z.boolean(),
});
