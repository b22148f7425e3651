// The cart of a buyer: a cookie of one shop. It names goods and pieces; prices in it are only what the buyer saw.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { amountPattern } from '#domain/money.ts';

/** A cookie holds about 4,000 characters; 50 lines are about 3,600. */
export const cookieLinesMax = 50;
const cookieDays = 30;
const cookieCharactersMax = 4_000;

export type CartEntry = { readonly goodsId: string; readonly qty: number; readonly seen: string };
export type Cart = {
  readonly entries: readonly CartEntry[];
  /** The mark of the checkout these very entries went into, so that its payment may empty the cart. */
  readonly checkout: string;
};

export const emptyCart: Cart = { entries: [], checkout: '' };

const pieces = z.int().check(z.minimum(1), z.maximum(limits.quantityMax));
const seenPrice = z.union([z.literal(''), z.string().check(z.maxLength(20), z.regex(amountPattern))]);
const storedCart = z.object({
  l: z.array(z.tuple([z.uuid(), pieces, seenPrice])).check(z.maxLength(cookieLinesMax)),
  c: z.string().check(z.regex(/^[0-9a-f]{0,16}$/)),
});

export function cartCookieName(handle: string): string {
  return `cart_${handle}`;
}

/** Reads the cart out of the `Cookie` header. Whatever is not exactly ours is an empty cart. */
export function readCart(header: string | undefined, handle: string): Cart {
  const start = `${cartCookieName(handle)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const text = found?.slice(start.length) ?? '';
  if (text === '' || text.length > cookieCharactersMax) return emptyCart;
  const stored = storedCart.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!stored.success) return emptyCart;
  const ids = new Set(stored.data.l.map(([goodsId]) => goodsId));
  if (ids.size !== stored.data.l.length) return emptyCart;
  return {
    entries: stored.data.l.map(([goodsId, qty, seen]) => ({ goodsId, qty, seen })),
    checkout: stored.data.c,
  };
}

/** The `Set-Cookie` header that keeps a cart, or forgets it where it is empty. */
export function writeCart(cart: Cart, handle: string, isSecure: boolean): string {
  const value =
    cart.entries.length === 0
      ? ''
      : Buffer.from(
          JSON.stringify({
            l: cart.entries.map(({ goodsId, qty, seen }) => [goodsId, qty, seen]),
            c: cart.checkout,
          }),
        ).toString('base64url');
  const seconds = value === '' ? 0 : cookieDays * 86_400;
  const secure = isSecure ? '; Secure' : '';
  return `${cartCookieName(handle)}=${value}; Path=/s/${handle}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Adds pieces; undefined where the cart has no room for another goods. */
export function addToCart(cart: Cart, entry: CartEntry): Cart | undefined {
  const before = cart.entries.find(({ goodsId }) => goodsId === entry.goodsId);
  if (before === undefined) {
    if (cart.entries.length >= cookieLinesMax) return undefined;
    return { entries: [...cart.entries, entry], checkout: '' };
  }
  const qty = Math.min(before.qty + entry.qty, limits.quantityMax);
  return setPieces(cart, new Map([[entry.goodsId, qty]]));
}

/** Sets the pieces of some goods; 0 removes one. Goods that are not named stay as they are. */
export function setPieces(cart: Cart, wanted: ReadonlyMap<string, number>): Cart {
  const entries = cart.entries
    .map((entry) => ({ ...entry, qty: wanted.get(entry.goodsId) ?? entry.qty }))
    .filter(({ qty }) => qty > 0);
  const isSame =
    entries.length === cart.entries.length &&
    entries.every(({ qty }, index) => qty === cart.entries[index]?.qty);
  return isSame ? cart : { entries, checkout: '' };
}

/** The same cart with the prices that the buyer has been shown by now. */
export function rememberPrices(cart: Cart, prices: ReadonlyMap<string, string>): Cart {
  const entries = cart.entries.map((entry) => ({ ...entry, seen: prices.get(entry.goodsId) ?? entry.seen }));
  return { ...cart, entries };
}

export function countPieces(cart: Cart): number {
  return cart.entries.reduce((sum, { qty }) => sum + qty, 0);
}

/** A short mark of a secret order token: enough to know it again, useless to open the order. */
export function checkoutMark(orderToken: string): string {
  return createHash('sha256').update(orderToken).digest('hex').slice(0, 16);
}

/** Pieces as a form spells them; undefined for anything but a whole number from 0 to the maximum. */
export function readPieces(text: string | null): number | undefined {
  if (text === null || !/^\s*\d{1,6}\s*$/.test(text)) return undefined;
  const count = Number(text);
  return count > limits.quantityMax ? undefined : count;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
