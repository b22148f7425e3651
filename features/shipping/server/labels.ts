// The supplier's labels: a label alone is not shipping.
import type { InputOf } from '#domain/wire/endpoint.ts';
import type { labelParcels } from '#features/shipping/contract.ts';
import { parcelRows as parcels, type Label } from '#features/orders/server/public.ts';
import { isCarrierOpen } from '#platform/ports/settings.ts';
import type { Environment } from '#platform/environment.ts';
import { parcelIdOf, readParcelId } from '#domain/wire/parcel-id.ts';
import { claimTracking } from './tracking.ts';

type LabelResult = { id: string; ok: boolean; code: number; reason: string | null };

/** Enters labels shop by shop; each parcel has its own result. */
export async function enterLabels(
  env: Environment,
  supplierId: string,
  asked: InputOf<typeof labelParcels>['parcels'],
): Promise<LabelResult[]> {
  const results = new Map<string, LabelResult>();
  const byShop = new Map<bigint, (Label & { id: string })[]>();
  for (const { id, carrier, tracking } of asked) {
    const place = readParcelId(id);
    results.set(id, { id, ok: false, code: 404, reason: 'not_found' });
    if (place === undefined) continue;
    if (env.carriers.find(carrier) === undefined) {
      results.set(id, { id, ok: false, code: 433, reason: 'unknown_carrier' });
      continue;
    }
    if (!isCarrierOpen(env.settings.now(), carrier)) {
      results.set(id, { id, ok: false, code: 433, reason: 'carrier_closed' });
      continue;
    }
    const label = { id, orderId: place.orderId, n: place.n, carrier, tracking: tracking.toUpperCase() };
    byShop.set(place.shopId, [...(byShop.get(place.shopId) ?? []), label]);
  }
  for (const [shopId, labels] of byShop) {
    for (const result of await labelShop(env, { shopId, supplierId, labels })) results.set(result.id, result);
  }
  return [...results.values()];
}

type ShopLabels = { shopId: bigint; supplierId: string; labels: (Label & { id: string })[] };

function labelShop(
  env: Environment,
  { shopId, supplierId, labels: asked }: ShopLabels,
): Promise<LabelResult[]> {
  return env.db.transaction(async (tx) => {
    const at = env.clock.now();
    const countries = await parcels.readCountries(
      tx,
      shopId,
      asked.map(({ orderId }) => orderId),
    );
    const isOpen = ({ carrier, orderId }: Label) =>
      isCarrierOpen(env.settings.now(), carrier, countries.get(orderId));
    const labels = asked.filter(isOpen);
    const done = await parcels.labelParcelRows(tx, shopId, { supplierId, at }, labels);
    const isDone = (one: Label) => done.some((row) => row.order_id === one.orderId && row.n === one.n);
    const written = labels.filter(isDone);
    const owned = await claimTracking(tx, shopId, at, written);
    // A tracking number leads to one parcel: a label whose number is taken is taken off again.
    const taken = written.filter((one) => !owned.has(parcelIdOf(shopId, one.orderId, one.n)));
    if (taken.length > 0) await parcels.unlabelParcelRows(tx, shopId, taken);
    return asked.map((one) => {
      if (!isOpen(one)) return { id: one.id, ok: false, code: 433, reason: 'carrier_closed' };
      if (!isDone(one)) return { id: one.id, ok: false, code: 404, reason: 'not_to_ship' };
      if (taken.includes(one)) return { id: one.id, ok: false, code: 405, reason: 'tracking_used' };
      return { id: one.id, ok: true, code: 200, reason: null };
    });
  });
}
