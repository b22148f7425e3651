// A product that a buyer noted, as their page shows it.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { amountText, currencyCode, id, image } from '#domain/wire/wire.ts';

/** What a browser noted: the price may be left out where it is not known. */
export const notedWish = z.object({ goods_id: id, seen: z.optional(amountText) });

export const notedWishes = z.array(notedWish).check(z.maxLength(limits.wishesMax));

/** One heart that was pressed. */
const wishChange = z.object({ goods_id: id, is_wished: z.boolean() });

/** As many as a page sends at once: those that were pressed while it waited for an answer. */
export const wishChangesMax = 20;

export const wishChanges = z.array(wishChange).check(z.minLength(1), z.maxLength(wishChangesMax));

export const wish = z.object({
  goods_id: id,
  /** Null for a product that the shop never had. */
  title: z.nullable(z.string()),
  image: z.nullable(image),
  /** Of today; null where the shop does not sell it any more. */
  price: z.nullable(amountText),
  /** When it was noted; null where that is not known. */
  seen: z.nullable(amountText),
  currency: currencyCode,
  /** Pieces that can be bought. */
  available: z.int(),
});
