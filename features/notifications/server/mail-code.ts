// The code that confirms an address: it follows from the platform's secret and a mark, and is kept nowhere.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Environment } from '#platform/environment.ts';

const digits = 6;

export function codeOf({ secret }: Pick<Environment, 'secret'>, shopId: bigint, mark: string): string {
  const mac = createHmac('sha256', secret).update(`notice-code|${shopId}|${mark}`).digest();
  return String(mac.readUInt32BE(0) % 10 ** digits).padStart(digits, '0');
}

/** Whether this is the code, however its digits were typed. */
export function isCode(typed: string, code: string): boolean {
  const plain = Buffer.from(typed.normalize('NFKC').replaceAll(/\D/g, ''));
  const wanted = Buffer.from(code);
  return plain.length === wanted.length && timingSafeEqual(plain, wanted);
}
