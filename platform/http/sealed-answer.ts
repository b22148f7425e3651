// Answers that are kept for a day may show a secret once, a code or a program's key: they lie sealed. What opens them is
// made of the instance's secret, which the database does not have, and of the caller's own key.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { OnceKey } from './idempotency.sql.ts';

const nonceBytes = 12;
const tagBytes = 16;

function keyOf(secret: string, { shopId, scope, key }: OnceKey): Buffer {
  return createHmac('sha256', secret).update(`answer\0${shopId}\0${scope}\0${key}`).digest();
}

export function sealAnswer(secret: string, once: OnceKey, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, once), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws where it was sealed for another key or changed since. */
export function openAnswer(secret: string, once: OnceKey, sealed: string): string {
  const whole = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, once), whole.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(whole.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = whole.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
