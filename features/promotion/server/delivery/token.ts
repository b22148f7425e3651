// What a sponsored place carries: whose it is, what it cost and until when, signed, so that nobody can make one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Surface } from '#domain/ads/parameters.ts';

/** One win of one auction, as its page shows it. */
export type Placement = {
  readonly id: string;
  readonly shopId: bigint;
  readonly campaignId: string;
  readonly goodsId: string;
  readonly auctionId: string;
  readonly surface: Surface;
  readonly slot: number;
  readonly shuffled: boolean;
  /** What a click costs, in minor units. */
  readonly price: bigint;
  readonly score: string;
  readonly next: string;
  /** When the page was made. */
  readonly at: Date;
};

const letters = { e: 'explore', s: 'search', m: 'similar' } as const;
const macBytes = 16;

export function signPlacement(one: Placement, secret: string): string {
  const surface = one.surface === 'explore' ? 'e' : one.surface === 'search' ? 's' : 'm';
  const text = [
    packed(one.id),
    one.shopId.toString(36),
    packed(one.campaignId),
    packed(one.goodsId),
    packed(one.auctionId),
    `${surface}${one.shuffled ? '1' : '0'}${one.slot.toString(36)}`,
    one.price.toString(36),
    BigInt(one.score).toString(36),
    BigInt(one.next).toString(36),
    one.at.getTime().toString(36),
  ].join('.');
  return `${text}.${macOf(text, secret).toString('base64url')}`;
}

/** Undefined for what this instance did not sign. Says nothing of its age. */
export function readPlacement(token: string, secret: string): Placement | undefined {
  const cut = token.lastIndexOf('.');
  if (cut < 0 || token.length > 400) return undefined;
  const text = token.slice(0, cut);
  const given = Buffer.from(token.slice(cut + 1), 'base64url');
  // The last letter has bits that mean nothing: only one spelling of a mark is the mark.
  if (given.toString('base64url') !== token.slice(cut + 1)) return undefined;
  if (given.length !== macBytes || !timingSafeEqual(given, macOf(text, secret))) return undefined;
  // It was signed, so it has the shape that it was signed in.
  const [id = '', shop = '', campaign = '', goods = '', auction = '', place = '', ...numbers] =
    text.split('.');
  const [price = '0', score = '0', next = '0', at = '0'] = numbers;
  return {
    id: unpacked(id),
    shopId: big(shop),
    campaignId: unpacked(campaign),
    goodsId: unpacked(goods),
    auctionId: unpacked(auction),
    surface: place.startsWith('e') ? letters.e : place.startsWith('s') ? letters.s : letters.m,
    slot: Number.parseInt(place.slice(2), 36),
    shuffled: place[1] === '1',
    price: big(price),
    score: big(score).toString(),
    next: big(next).toString(),
    at: new Date(Number.parseInt(at, 36)),
  };
}

function macOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`ad.placement.${text}`).digest().subarray(0, macBytes);
}

/** An id as 22 letters instead of 36. */
function packed(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function unpacked(text: string): string {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function big(digits: string): bigint {
  let sum = 0n;
  for (const digit of digits) sum = sum * 36n + BigInt(Number.parseInt(digit, 36));
  return sum;
}
