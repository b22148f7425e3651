// Goods as buyers see them, in lists and on their own page.
import * as z from 'zod/mini';
import { quantityKinds } from '#domain/discounts/quantity-price.ts';
import { amountText, currencyCode, id, image, timestamp } from '#domain/wire/wire.ts';

export const publicGoods = z.object({
  id,
  code: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(image),
  category_id: z.string(),
  category: z.string(),
  price: amountText,
  /** Of a reduced price: the lowest that was asked in the 30 days before it was reduced; null where none may be shown. */
  compare_price: z.nullable(amountText),
  currency: currencyCode,
  available: z.int(),
  days: z.object({ p50: z.int(), p90: z.int() }),
  ships_from: z.string(),
  shipping: amountText,
  maker: z.string(),
  warnings: z.string(),
  returns_days: z.int(),
});

/** Goods as their own page shows them. */
export const goodsDetails = z.extend(publicGoods, {
  /** `sizes` are smaller copies by their width in pixels, where there are any. */
  images: z.array(z.extend(image, { sizes: z.array(z.object({ url: z.string(), w: z.int() })) })),
  /** The shop's own video, with what is said in it; null for none. Sides in pixels. */
  video: z.nullable(
    z.object({ url: z.string(), mime: z.string(), w: z.int(), h: z.int(), captions: z.nullable(z.string()) }),
  ),
  /** The description in the small markup of `domain/content/markup.ts`, where it is the shop's own; `description` says the same in words alone. */
  description_markup: z.nullable(z.string()),
  /** The same for goods that differ in options only. */
  family: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  /** The country where it was made. */
  origin: z.nullable(z.string()),
  /** Who answers for its safety inside the European Union. */
  eu_person: z.nullable(z.string()),
  eu_ready: z.boolean(),
  weight_grams: z.int(),
  /** When a reduced price ends; null where it is not reduced. */
  sale_ends_at: z.nullable(timestamp),
  /** Several pieces for less: `each` from so many on, or `set` for so many together. */
  quantity_price: z.nullable(
    z.object({
      kind: z.enum(quantityKinds),
      steps: z.array(z.object({ from: z.int(), price: amountText })),
    }),
  ),
  dispatch_days: z.int(),
  /** The language that `warnings` are in: the reader's where the catalogue has them in it, else English. */
  warnings_lang: z.string(),
});

/** Products that cost less together. */
export const bundleOffer = z.object({
  id,
  /** How many products are in it. */
  count: z.int(),
  price: amountText,
  /** What they cost by themselves, and what is saved. */
  full_price: amountText,
  saving: amountText,
});

export const goodsChoice = z.object({
  name: z.string(),
  value: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      id,
      chosen: z.boolean(),
      sold_out: z.boolean(),
      /** These goods differ in another option as well. */
      changes_others: z.boolean(),
      /** How goods with this value look, where each value of the option looks different. */
      picture: z.nullable(z.string()),
      /** `#rrggbb` of a colour that is known by its word. */
      colour: z.nullable(z.string()),
    }),
  ),
});
