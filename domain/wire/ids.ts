// Identifiers that people or other systems see.

/** Crockford's base 32 in lower case: no i, l, o, u, so a number can be read aloud. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The largest shop id: 53 bits, so that it is also safe as a JSON number. */
export const shopIdMax = 2n ** 53n - 1n;

/** A shop id in base 32, as it stands in order numbers and links: it routes them to their shop. */
export function shopCodeOf(shopId: bigint): string {
  let rest = shopId;
  let text = '';
  do {
    text = alphabet.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  } while (rest > 0n);
  return text;
}

/** The shop id a code stands for; undefined where it cannot be one. */
export function shopIdOf(code: string): bigint | undefined {
  if (!/^[0-9a-hjkmnp-tv-z]{1,11}$/.test(code)) return undefined;
  let id = 0n;
  for (const letter of code) id = id * 32n + BigInt(alphabet.indexOf(letter));
  return id > 0n && id <= shopIdMax ? id : undefined;
}

/** The number a person quotes: `9GX2K-104` is the shop's 104th order. */
export function orderNumberOf(shopId: bigint, number: number): string {
  return `${shopCodeOf(shopId).toUpperCase()}-${number}`;
}

/** Reads an order number back; undefined where it is none. */
export function readOrderNumber(text: string): { shopId: bigint; number: number } | undefined {
  const [code = '', digits = '', ...more] = text.trim().toLowerCase().split('-');
  const shopId = shopIdOf(code);
  if (shopId === undefined || more.length > 0 || !/^[1-9]\d{0,8}$/.test(digits)) return undefined;
  return { shopId, number: Number(digits) };
}

/** Letters of an invitation code: no 0/O and 1/I, which people mix up. */
export const invitationAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 16 letters of 32 are 80 bits: guessing finds none. */
export const invitationLength = 16;

/** The stored spelling of an invitation code as a person may have typed it; undefined where it cannot be one. */
export function readInvitationCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[2-9A-HJ-NP-Z]{16}$/.test(code) ? code : undefined;
}

/** An id that routes itself: `<shop>.<uuid>`. Used for quotes, checkouts and payments of strangers. */
export function routedIdOf(shopId: bigint, id: string): string {
  return `${shopCodeOf(shopId)}.${id}`;
}

export type Routed = { readonly shopId: bigint; readonly id: string };

/** Reads a routed id; undefined where it is none. */
export function readRoutedId(text: string): Routed | undefined {
  const [code = '', id = '', ...more] = text.split('.');
  const shopId = shopIdOf(code);
  if (shopId === undefined || more.length > 0 || !isUuid(id)) return undefined;
  return { shopId, id };
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
