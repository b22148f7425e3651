// Cookies of a buyer's own page in a shop: the wish list, also before anybody signs in, and the session.
import { createHash } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { amountPattern } from '#domain/money/money.ts';
import { id } from '#domain/wire/wire.ts';
import { readCookie, setCookie, surplusOf } from '#features/storefront/server/cookies.ts';

/** A product with the price it had when it was noted; empty where that is not known. The newest stand first. */
export type Wish = { readonly goodsId: string; readonly seen: string };
export type WishList = readonly Wish[];

/**
 * Whose list the browser has: its own, noted while nobody was signed in; that of the page that it is signed in to; or that of
 * a session which is not here any more. The last one is nobody else's to see, nor to join to another page.
 */
type WishOwner = 'browser' | 'session' | 'ended';

/** What a browser has of its buyer in a shop; the session is empty where nobody is signed in. */
export type BuyerBrowser = {
  readonly wishes: WishList;
  readonly wishOwner: WishOwner;
  readonly session: string;
};

/** What the page of a request may change; what is left out stays as it is, and an empty one is forgotten. */
export type BuyerCookies = { readonly wishes?: WishList; readonly session?: string };

const wishDays = 180;
/** A cookie holds about 4,000 characters: a hundred products take 3,800 at most. */
const wishesCharactersMax = 3_900;
/** All wish lists of a browser together, and all its sessions. */
const listsRoom = { start: 'wish_', countMax: 20, charactersMax: 4_200 };
const sessionsRoom = { start: 'me_', countMax: 8, charactersMax: 1_200 };
const amountCharactersMax = 14;
const ownerPattern = /^@([\w-]{11})~/;

const wishName = (handle: string) => `wish_${handle}`;
const sessionName = (handle: string) => `me_${handle}`;

/** Names the session whose page a list is from, without giving it away. */
function markOf(session: string): string {
  return createHash('sha256').update(`wish list of ${session}`).digest('base64url').slice(0, 11);
}

/** Reads the wish list out of the `Cookie` header. Whatever is not exactly ours is not noted. */
export function readWishes(
  header: string | undefined,
  handle: string,
): Pick<BuyerBrowser, 'wishes' | 'wishOwner'> {
  const text = readCookie(header, wishName(handle)) ?? '';
  const mark = ownerPattern.exec(text)?.[1];
  if (mark === undefined) return { wishes: parseWishes(text), wishOwner: 'browser' };
  const session = readSession(header, handle);
  if (session === '' || mark !== markOf(session)) return { wishes: [], wishOwner: 'ended' };
  return { wishes: parseWishes(text.replace(ownerPattern, '')), wishOwner: 'session' };
}

function parseWishes(text: string): WishList {
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

/** Reads all of it out of the `Cookie` header. */
export function readBuyerCookies(header: string | undefined, handle: string): BuyerBrowser {
  return { ...readWishes(header, handle), session: readSession(header, handle) };
}

function readSession(header: string | undefined, handle: string): string {
  const value = readCookie(header, sessionName(handle)) ?? '';
  return /^[\w.-]{20,200}$/.test(value) ? value : '';
}

type WriteOptions = {
  readonly handle: string;
  readonly isSecure: boolean;
  readonly cookie: string | undefined;
};

/**
 * The `Set-Cookie` headers that store it, or forget what is empty, what is damaged, and what there is no room for. All of them
 * are for the whole site, because a shop has an address in each language; a session is refused by every other shop.
 */
export function writeBuyerCookies(
  { wishes, session }: BuyerCookies,
  { handle, isSecure, cookie }: WriteOptions,
): string[] {
  const forget = (name: string) => setCookie(name, '', { days: 0, isSecure });
  const lines: string[] = [];
  const addCookie = (name: string, value: string, days: number, room: typeof listsRoom) => {
    lines.push(setCookie(name, value, { days, isSecure }));
    if (value !== '') lines.push(...surplusOf(cookie, { name, value }, room).map(forget));
  };
  if (wishes !== undefined) {
    const owner = session ?? readSession(cookie, handle);
    addCookie(wishName(handle), writeWishes(wishes, owner), wishDays, listsRoom);
  } else if (isDamagedList(cookie, handle)) lines.push(forget(wishName(handle)));
  if (session !== undefined) addCookie(sessionName(handle), session, limits.buyerSessionDays, sessionsRoom);
  else if (isDamagedSession(cookie, handle)) lines.push(forget(sessionName(handle)));
  return lines;
}

function isDamagedList(header: string | undefined, handle: string): boolean {
  const { wishes, wishOwner } = readWishes(header, handle);
  return wishOwner !== 'ended' && wishes.length === 0 && hasCookie(header, wishName(handle));
}

function isDamagedSession(header: string | undefined, handle: string): boolean {
  return readSession(header, handle) === '' && hasCookie(header, sessionName(handle));
}

function hasCookie(header: string | undefined, name: string): boolean {
  return (readCookie(header, name) ?? '') !== '';
}

function writeWishes(wishes: WishList, session: string): string {
  if (wishes.length === 0) return '';
  const parts = wishes.slice(0, limits.wishesMax).map(({ goodsId, seen }) => {
    const amount = seen.length <= amountCharactersMax ? seen : '';
    return `${Buffer.from(goodsId.replaceAll('-', ''), 'hex').toString('base64url')}${amount}`;
  });
  while (parts.join('~').length > wishesCharactersMax) parts.pop();
  return `${session === '' ? '' : `@${markOf(session)}~`}${parts.join('~')}`;
}

function toUuid(text: string): string | undefined {
  if (!/^[\w-]{22}$/.test(text)) return undefined;
  const hex = Buffer.from(text, 'base64url').toString('hex');
  if (hex.length !== 32) return undefined;
  return id.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')).data;
}
