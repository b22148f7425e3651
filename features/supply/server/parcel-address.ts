// Which parcel somebody means: by its id, its number, or the number of an order that has one.
import { isUuid, readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';

export type ParcelAddress =
  | { readonly shopId: bigint; readonly orderId: string; readonly n: number }
  | { readonly shopId: bigint; readonly number: number; readonly n: number | undefined };

export function readParcelAddress(text: string): ParcelAddress | undefined {
  const parts = text.trim().toLowerCase().split('.');
  const [first = '', second = '', third] = parts;
  if (parts.length === 3 && isUuid(second)) {
    const shopId = shopIdOf(first);
    if (shopId === undefined || third === undefined || !/^[1-9]\d{0,2}$/.test(third)) return undefined;
    return { shopId, orderId: second, n: Number(third) };
  }
  const order = readOrderNumber(first);
  if (order === undefined || parts.length > 2) return undefined;
  if (second !== '' && !/^[1-9]\d{0,2}$/.test(second)) return undefined;
  return { ...order, n: second === '' ? undefined : Number(second) };
}
