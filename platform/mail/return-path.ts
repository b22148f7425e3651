// The envelope sender of each message (VERP): a bounce comes back to an address that names the message's recipient, so
// that no text of the bounce need be believed. The name is keyed, and cannot be made by anybody else.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { base32nopad } from '@scure/base';
import { dayMs, limits } from '#domain/limits.ts';

const addressBytes = 16;
const messageBytes = 3;
const dayBytes = 2;
const macBytes = 9;
/** 30 bytes are 48 characters of base32 exactly. */
const tokenBytes = addressBytes + messageBytes + dayBytes + macBytes;

/** The longest local part of `BOUNCE_ADDRESS`: with `+` and the token it stays within the 64 octets of RFC 5321. */
export const bounceLocalMax = 64 - 1 - (tokenBytes * 8) / 5;

/** Which message to which address a report is about. */
export type Returned = { readonly address: Buffer; readonly message: Buffer; readonly sentAt: Date };

/** An address as it is kept where mail to it is suppressed: 16 bytes, from which nobody reads it back. */
export function digestAddress(secret: string, address: string): Buffer {
  const text = `mail-suppression|${address.trim().toLowerCase()}`;
  return createHmac('sha256', secret).update(text).digest().subarray(0, addressBytes);
}

/** A message as its reports are told apart: 3 bytes, which need be unique among the messages to one address. */
export function digestMessage(messageId: string): Buffer {
  return createHash('sha256').update(messageId).digest().subarray(0, messageBytes);
}

function macOf(secret: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update('mail-return-path|').update(body).digest().subarray(0, macBytes);
}

/** @param bounceAddress What `BOUNCE_ADDRESS` says: `bounce@example.org` gives `bounce+<token>@example.org`. */
export function makeReturnPath(
  bounceAddress: string,
  secret: string,
  { address, message, sentAt }: Returned,
): string {
  const day = Buffer.alloc(dayBytes);
  day.writeUInt16BE(Math.floor(sentAt.getTime() / dayMs));
  const body = Buffer.concat([address, message, day]);
  const token = base32nopad.encode(Buffer.concat([body, macOf(secret, body)])).toLowerCase();
  const at = bounceAddress.lastIndexOf('@');
  return `${bounceAddress.slice(0, at)}+${token}${bounceAddress.slice(at)}`;
}

/** Tokens that are tried in one report; a genuine one names its message in the first of them. */
const triesMax = 20;

/**
 * Finds a return path of ours in the text of a report.
 *
 * @returns Undefined where there is none that this instance made within `limits.bounceTokenDays`.
 */
export function findReturnPath(
  text: string,
  bounceAddress: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Returned | undefined {
  const at = bounceAddress.lastIndexOf('@');
  const local = bounceAddress.slice(0, at);
  const domain = bounceAddress.slice(at);
  let tries = 0;
  for (const match of text.matchAll(/\+([a-z2-7]{48})(?=@)/gi)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - local.length), match.index);
    const after = text.slice(end, end + domain.length);
    if (before.toLowerCase() !== local || after.toLowerCase() !== domain) continue;
    const found = readToken(match[1] ?? '', secret, now);
    if (found !== undefined) return found;
    tries += 1;
    if (tries === triesMax) return undefined;
  }
  return undefined;
}

function readToken(token: string, secret: string, now: Date): Returned | undefined {
  const bytes = Buffer.from(base32nopad.decode(token.toUpperCase()));
  const body = bytes.subarray(0, tokenBytes - macBytes);
  if (!timingSafeEqual(bytes.subarray(tokenBytes - macBytes), macOf(secret, body))) return undefined;
  const day = body.readUInt16BE(addressBytes + messageBytes);
  const sentAt = new Date(day * dayMs);
  const ageMs = now.getTime() - sentAt.getTime();
  if (ageMs < -dayMs || ageMs > (limits.bounceTokenDays + 1) * dayMs) return undefined;
  return {
    address: body.subarray(0, addressBytes),
    message: body.subarray(addressBytes, addressBytes + messageBytes),
    sentAt,
  };
}
