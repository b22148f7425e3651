// What a browser keeps of a buyer's own in a shop: the wish list, also before anybody signs in, and the session.
import { limits } from '#domain/limits.ts';
import { amountPattern } from '#domain/money/money.ts';
import { cookiesOf, readCookie, setCookie } from '#features/storefront/server/cookies.ts';

/** A product with the price it had when it was noted; empty where that is not known. The newest stand first. */
export type Wish = { readonly goodsId: string; readonly seen: string };
export type WishList = readonly Wish[];

/** What the page of a request may change; what is left out stays as it is, and an empty one is forgotten. */
export type Kept = { readonly wishes?: WishList; readonly session?: string };

const wishDays = 180;
/** A cookie holds about 4,000 characters: a hundred products take 3,200 at most. */
const wishesCharactersMax = 3_900;
/** All wish lists of a browser together, beside its carts: servers refuse a request whose headers are too long. */
const listsCharactersMax = 4_500;
const amountCharactersMax = 14;

const wishName = (handle: string) => `wish_${handle}`;
const sessionName = (handle: string) => `me_${handle}`;

/** Reads the wish list out of the `Cookie` header. Whatever is not exactly ours is not noted. */
export function readWishes(header: string | undefined, handle: string): WishList {
  const text = readCookie(header, wishName(handle)) ?? '';
  if (text === '' || text.length > wishesCharactersMax) return [];
  const found = new Map<string, Wish>();
  for (const part of text.split('~').slice(0, limits.wishesMax)) {
    const goodsId = toUuid(part.slice(0, 22));
    const seen = part.slice(22);
    const isAmount = seen === '' || (seen.length <= amountCharactersMax && amountPattern.test(seen));
    if (goodsId === undefined || !isAmount) return [];
    found.set(goodsId, { goodsId, seen });
  }
  return [...found.values()];
}

export function readSession(header: string | undefined, handle: string): string {
  const value = readCookie(header, sessionName(handle)) ?? '';
  return /^[\w.-]{20,200}$/.test(value) ? value : '';
}

type WriteOptions = {
  readonly handle: string;
  readonly isSecure: boolean;
  readonly cookie: string | undefined;
};

/** The `Set-Cookie` headers that keep it, or forget what is empty. */
export function writeKept({ wishes, session }: Kept, { handle, isSecure, cookie }: WriteOptions): string[] {
  const own = wishName(handle);
  const text = wishes === undefined ? '' : writeWishes(wishes);
  return [
    ...(wishes === undefined ? [] : [setCookie(own, text, { days: wishDays, isSecure })]),
    ...(text === ''
      ? []
      : surplus(cookie, own, text).map((name) => setCookie(name, '', { days: 0, isSecure }))),
    ...(session === undefined
      ? []
      : [setCookie(sessionName(handle), session, { days: limits.buyerSessionDays, isSecure })]),
  ];
}

function writeWishes(wishes: WishList): string {
  const parts = wishes.slice(0, limits.wishesMax).map(({ goodsId, seen }) => {
    const amount = seen.length <= amountCharactersMax ? seen : '';
    return `${Buffer.from(goodsId.replaceAll('-', ''), 'hex').toString('base64url')}${amount}`;
  });
  while (parts.join('~').length > wishesCharactersMax) parts.pop();
  return parts.join('~');
}

/** Names of lists of other shops that there is no room for: those that were begun first. */
function surplus(cookie: string | undefined, own: string, text: string): string[] {
  let room = listsCharactersMax - text.length;
  const others = cookiesOf(cookie).filter(({ name }) => name.startsWith('wish_') && name !== own);
  return others.toReversed().flatMap(({ name, value }) => {
    room -= name.length + value.length;
    return room >= 0 ? [] : [name];
  });
}

function toUuid(text: string): string | undefined {
  if (!/^[\w-]{22}$/.test(text)) return undefined;
  const hex = Buffer.from(text, 'base64url').toString('hex');
  if (hex.length !== 32) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
