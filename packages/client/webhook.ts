// What a shop's address is sent: whether it is genuine, and what it says.
import type { Messages } from './calls.gen.ts';
import { isRecord } from './request.ts';

/** One message; `type` tells which, and what its `data` is. */
export type WebhookMessage = Messages[keyof Messages];

/** The message is not from the platform, or too old: answer 400 and do nothing. */
export class SignatureError extends Error {
  constructor(why: string) {
    super(`this message is not genuine: ${why}`);
    this.name = 'SignatureError';
  }
}

/** A message may be this old, and this far ahead of the receiver's clock. */
const toleranceMs = 300_000;

/**
 * Checks a message and reads it.
 *
 * @param body The bytes as they came, before any JSON is read.
 * @param header The header `Stockless-Signature`.
 * @param secrets The secret of the address, and the one before while it still signs.
 * @throws SignatureError where none of the secrets made the signature, or it is older than five minutes.
 */
export async function readWebhook(
  body: string | Uint8Array<ArrayBuffer>,
  header: string | null | undefined,
  secrets: string | readonly string[],
  now = new Date(),
): Promise<WebhookMessage> {
  const parts = (header ?? '').split(',').map((part) => part.split('='));
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(stamp)) throw new SignatureError('it has no time');
  if (Math.abs(now.getTime() - Number(stamp) * 1_000) > toleranceMs) {
    throw new SignatureError('it is older than five minutes, or the clock of this machine is wrong');
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const given = parts.filter(([name]) => name === 'v1').map(([, value]) => readHex(value ?? ''));
  const known = typeof secrets === 'string' ? [secrets] : secrets;
  for (const secret of known) {
    for (const one of given) if (await isMadeBy(secret, stamp, bytes, one)) return readMessage(bytes);
  }
  throw new SignatureError('no secret made its signature');
}

/** WebCrypto compares in constant time. */
async function isMadeBy(
  secret: string,
  stamp: string,
  body: Uint8Array<ArrayBuffer>,
  given: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['verify']);
  const head = text.encode(`${stamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  return crypto.subtle.verify('HMAC', key, given, signed);
}

function readHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return new Uint8Array();
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function readMessage(bytes: Uint8Array<ArrayBuffer>): WebhookMessage {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isMessage(read)) throw new SignatureError('it is signed, and no message of the API');
  return read;
}

/** What is signed was made from the contract that `Messages` is made from. */
function isMessage(value: unknown): value is WebhookMessage {
  return isRecord(value) && typeof value['type'] === 'string' && isRecord(value['data']);
}
