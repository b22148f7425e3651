// The code that confirms an address: it follows from the house's secret and a mark, and is kept nowhere.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '#platform/world.ts';

const digits = 6;

export function codeOf({ secret }: Pick<World, 'secret'>, shopId: bigint, mark: string): string {
  const mac = createHmac('sha256', secret).update(`notice-code|${shopId}|${mark}`).digest();
  return String(mac.readUInt32BE(0) % 10 ** digits).padStart(digits, '0');
}

/** Whether this is the code, however its digits were typed. */
export function isCode(typed: string, code: string): boolean {
  const plain = Buffer.from(typed.normalize('NFKC').replaceAll(/\D/g, ''));
  const wanted = Buffer.from(code);
  return plain.length === wanted.length && timingSafeEqual(plain, wanted);
}
