// A parcel's name outside: it routes itself.
import { isUuid, orderNumberOf, readOrderNumber, shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';

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

type Numbered = { readonly shop_id: bigint; readonly number: number; readonly n: number };

/** A parcel's number for people and bars: the order's, and which of its parcels it is. */
export function parcelNumberOf({ shop_id, number, n }: Numbered): string {
  return `${orderNumberOf(shop_id, number)}.${n}`;
}

/** Reads `9GX2K-104.1`, or `9GX2K-104` without the parcel; undefined where it is neither. */
export function readParcelNumber(
  text: string,
): { shopId: bigint; number: number; n: number | undefined } | undefined {
  const [order = '', n, ...more] = text.split('.');
  const found = readOrderNumber(order);
  if (found === undefined || more.length > 0 || (n !== undefined && !/^[1-9]\d{0,2}$/.test(n)))
    return undefined;
  return { ...found, n: n === undefined ? undefined : Number(n) };
}
