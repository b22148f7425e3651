// Tracking numbers lead to their parcels from anywhere: claims, unique by carrier and number.
import { shopCodeOf } from '#domain/wire/ids.ts';
import type { Label } from '#features/orders/server/public.ts';
import { findClaims, takeClaims } from '#platform/db/claim.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { parcelIdOf } from '#domain/wire/parcel-id.ts';

/** `isReturn`: the number is of goods on their way back, and `orderId` names their case. */
export type Tracked = {
  readonly shopId: bigint;
  readonly orderId: string;
  readonly n: number;
  readonly isReturn: boolean;
};

const keyOf = (carrier: string, tracking: string) => `track:${carrier}:${tracking}`;

/** Claims the labels' tracking numbers; gives the parcels that have theirs. */
export function claimTracking(
  tx: Tx,
  shopId: bigint,
  now: Date,
  labels: readonly Label[],
): Promise<Set<string>> {
  const claims = labels.map(({ orderId, n, carrier, tracking }) => ({
    key: keyOf(carrier, tracking),
    ref: parcelIdOf(shopId, orderId, n),
  }));
  return takeClaims(tx, shopId, now, claims);
}

/** The parcels that tracking numbers lead to. */
export async function findTracking(
  tx: Tx,
  carrier: string,
  numbers: readonly string[],
): Promise<Map<string, Tracked>> {
  const prefix = keyOf(carrier, '');
  const rows = await findClaims(tx, { keys: numbers.map((number) => keyOf(carrier, number)) });
  return new Map(
    rows.map(({ key, shop_id, ref }) => {
      const [, orderId = '', n = '0'] = ref.split('.');
      const isReturn = n.startsWith('r');
      return [
        key.slice(prefix.length),
        { shopId: shop_id, orderId, n: Number(n.replace('r', '')), isReturn },
      ];
    }),
  );
}

type Returning = {
  readonly caseId: string;
  readonly numbers: readonly { readonly n: number; readonly carrier: string; readonly tracking: string }[];
};

/** Claims tracking numbers for the parcels of a return; gives how many of them are its own now. */
export async function claimReturns(
  tx: Tx,
  shopId: bigint,
  now: Date,
  { caseId, numbers }: Returning,
): Promise<number> {
  const claims = numbers.map(({ n, carrier, tracking }) => ({
    key: keyOf(carrier, tracking),
    ref: `${shopCodeOf(shopId)}.${caseId}.r${n}`,
  }));
  return (await takeClaims(tx, shopId, now, claims)).size;
}
