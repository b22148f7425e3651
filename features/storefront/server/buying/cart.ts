// The cart of a buyer: a cookie a shop, for its addresses in all languages. It names goods and pieces; prices in it are only what the buyer saw.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { amountPattern } from '#domain/money/money.ts';
import { readCookie, setCookie, surplusOf } from '#features/storefront/server/cookies.ts';

/** A cookie holds about 4,000 characters; 50 lines are about 3,600. */
export const cookieLinesMax = 50;
const cookieDays = 30;
const cookieCharactersMax = 4_000;
/** All carts of a browser together. */
const cartsRoom = { start: 'cart_', countMax: 10, charactersMax: 9_000 };

export type CartEntry = { readonly goodsId: string; readonly qty: number; readonly seen: string };
export type Cart = {
  readonly entries: readonly CartEntry[];
  /** The mark of the checkout these very entries went into, so that its payment may empty the cart. */
  readonly checkout: string;
  /** The discount code that the buyer typed or came with; empty for none. The server says what it does. */
  readonly code: string;
  /** The link of the email about a cart that this one was opened by. */
  readonly reminder?: string;
};

export const emptyCart: Cart = { entries: [], checkout: '', code: '' };

/** A code as a cart keeps it: what is longer than any code is cut, and is no code. */
export function readTypedCode(text: string): string {
  return text.trim().slice(0, limits.discountCodeMax + 1);
}

const pieces = z.int().check(z.minimum(1), z.maximum(limits.quantityMax));
const seenPrice = z.union([z.literal(''), z.string().check(z.maxLength(20), z.regex(amountPattern))]);
const storedCart = z.object({
  l: z.array(z.tuple([z.uuid(), pieces, seenPrice])).check(z.maxLength(cookieLinesMax)),
  c: z.string().check(z.regex(/^[0-9a-f]{0,16}$/)),
  d: z._default(z.string().check(z.maxLength(limits.discountCodeMax + 1)), ''),
  r: z._default(z.string().check(z.regex(/^[\w.-]{0,120}$/)), ''),
});

export function cartCookieName(handle: string): string {
  return `cart_${handle}`;
}

/** Reads the cart out of the `Cookie` header. Whatever is not exactly ours is an empty cart. */
export function readCart(header: string | undefined, handle: string): Cart {
  const text = readCookie(header, cartCookieName(handle)) ?? '';
  if (text === '' || text.length > cookieCharactersMax) return emptyCart;
  const stored = storedCart.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!stored.success) return emptyCart;
  const ids = new Set(stored.data.l.map(([goodsId]) => goodsId));
  if (ids.size !== stored.data.l.length) return emptyCart;
  return {
    entries: stored.data.l.map(([goodsId, qty, seen]) => ({ goodsId, qty, seen })),
    checkout: stored.data.c,
    code: stored.data.d,
    ...(stored.data.r === '' ? {} : { reminder: stored.data.r }),
  };
}

type HandlerOptions = {
  readonly handle: string;
  readonly isSecure: boolean;
  /** The `Cookie` header of the request: carts of other shops stand there too. */
  readonly cookie?: string | undefined;
};

/**
 * The `Set-Cookie` headers that keep a cart, or forget it where it is empty. Where a browser would keep too many carts,
 * those of the shops it began first are forgotten.
 */
export function writeCart(cart: Cart, { handle, isSecure, cookie }: HandlerOptions): string[] {
  const name = cartCookieName(handle);
  const value = cart.entries.length === 0 && cart.code === '' ? '' : storedText(cart);
  const tooMany = value === '' ? [] : surplusOf(cookie, { name, value }, cartsRoom);
  return [
    setCookie(name, value, { days: cookieDays, isSecure }),
    ...tooMany.map((other) => setCookie(other, '', { days: 0, isSecure })),
  ];
}

function storedText(cart: Cart): string {
  const stored = {
    l: cart.entries.map(({ goodsId, qty, seen }) => [goodsId, qty, seen]),
    c: cart.checkout,
    ...(cart.code === '' ? {} : { d: cart.code }),
    ...(cart.reminder === undefined ? {} : { r: cart.reminder }),
  };
  return Buffer.from(JSON.stringify(stored)).toString('base64url');
}

/** Adds pieces; undefined where the cart has no room for another goods. */
export function addToCart(cart: Cart, entry: CartEntry): Cart | undefined {
  const before = cart.entries.find(({ goodsId }) => goodsId === entry.goodsId);
  if (before === undefined) {
    if (cart.entries.length >= cookieLinesMax) return undefined;
    return { ...cart, entries: [...cart.entries, entry], checkout: '' };
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
  return isSame ? cart : { ...cart, entries, checkout: '' };
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
