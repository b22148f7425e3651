// A parcel's name outside: it routes itself.
import { isUuid, shopCodeOf, shopIdOf } from '#domain/ids.ts';

/** A parcel's id on the wire: shop, order and number, so that it routes itself. */
export function parcelIdOf(shopId: bigint, orderId: string, n: number): string {
  return `${shopCodeOf(shopId)}.${orderId}.${n}`;
}

export function readParcelId(id: string): { shopId: bigint; orderId: string; n: number } | undefined {
  const [code = '', orderId = '', n = '', ...more] = id.split('.');
  const shopId = shopIdOf(code);
  if (shopId === undefined || !isUuid(orderId) || !/^\d{1,3}$/.test(n) || more.length > 0) return undefined;
  return { shopId, orderId, n: Number(n) };
}
