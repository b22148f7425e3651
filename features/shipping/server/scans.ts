// What carriers report, led to its parcels: those on their way out, and those on their way back.
import { takeScans, type Context } from '#features/orders/server/public.ts';
import type { Carrier, CarrierBatch, CarrierReport } from '#platform/ports/carriers.ts';
import type { Environment } from '#platform/environment.ts';
import { findTracking, type Tracked } from './tracking.ts';

type EventResult = { event_id: string; applied: boolean; reason: string | null };

/** Scans of goods on their way back, of one shop; gives the ids of those that are new. */
export type ReturnScans = (
  context: Context,
  carrier: string,
  scans: readonly (CarrierReport & { readonly caseId: string; readonly n: number })[],
) => Promise<Set<string>>;

type Scanning = { readonly carrier: string; readonly onReturn: ReturnScans };

/** Applies a carrier's scans shop by shop, in the order of their times; a scan that came before changes nothing. */
export async function applyScans(
  env: Environment,
  scanning: Scanning,
  events: readonly CarrierReport[],
): Promise<EventResult[]> {
  const { carrier } = scanning;
  const now = env.clock.now();
  const places = await findTracking(
    env.db.direct,
    carrier,
    events.map(({ tracking }) => tracking.toUpperCase()),
  );
  const results = new Map<string, EventResult>();
  const byShop = new Map<bigint, (CarrierReport & Tracked)[]>();
  for (const event of events) {
    const place = places.get(event.tracking.toUpperCase());
    if (place === undefined)
      results.set(event.event_id, { event_id: event.event_id, applied: false, reason: 'unknown_tracking' });
    else
      byShop.set(place.shopId, [...(byShop.get(place.shopId) ?? []), { ...bounded(now, event), ...place }]);
  }
  for (const [shopId, list] of byShop) {
    for (const result of await scanShop(env, scanning, { shopId, list }))
      results.set(result.event_id, result);
  }
  return events.map(({ event_id }) => results.get(event_id) ?? { event_id, applied: false, reason: 'lost' });
}

/** Says in the log that events of a carrier could not be read: a carrier that changed its form loses scans. */
export function noteRefused(env: Environment, { code }: Carrier, { refused }: CarrierBatch): void {
  if (refused.length === 0) return;
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  env.log.warn({ carrier: code, refused: refused.length, reasons }, 'events of a carrier cannot be read');
}

/** Nothing has happened that is still to come: a clock that is ahead is not believed. */
function bounded(now: Date, event: CarrierReport): CarrierReport {
  return new Date(event.at) > now ? { ...event, at: now.toISOString() } : event;
}

type ShopScans = { shopId: bigint; list: (CarrierReport & Tracked)[] };

/** Parcels on their way out and on their way back lock different rows, so each have a transaction of their own. */
async function scanShop(
  env: Environment,
  { carrier, onReturn }: Scanning,
  { shopId, list }: ShopScans,
): Promise<EventResult[]> {
  const out = list.filter(({ isReturn }) => !isReturn);
  const back = list.filter(({ isReturn }) => isReturn);
  const contextOf = (tx: Context['tx']): Context => ({ env, tx, shopId, now: env.clock.now() });
  const fresh = new Set<string>();
  if (out.length > 0) {
    const seen = await env.db.transaction((tx) => takeScans(contextOf(tx), carrier, out));
    for (const id of seen) fresh.add(id);
  }
  if (back.length > 0) {
    const scans = back.map((event) => ({ ...event, caseId: event.orderId }));
    const seen = await env.db.transaction((tx) => onReturn(contextOf(tx), carrier, scans));
    for (const id of seen) fresh.add(id);
  }
  return list.map(({ event_id }) => {
    const applied = fresh.has(event_id);
    return { event_id, applied, reason: applied ? null : 'seen_before' };
  });
}
