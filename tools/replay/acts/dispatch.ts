// Supplier and carrier: what was confirmed is labelled, and every parcel is scanned at its own time.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { supplierMe } from '#features/staff/contract.ts';
import { carrierEvents, labelParcels, listParcels } from '#features/shipping/contract.ts';
import { sign } from '#platform/ports/signature.ts';
import type { PlannedOrder } from './orders.ts';
import { replayRules } from '#tools/replay/rules.ts';
import { note, type Run } from '#tools/replay/run.ts';
import type { Dispatch } from '#tools/replay/schedule.ts';
import { inspectAll } from './take-back.ts';

/** The tracking number of an order's parcel: one supplier, so one parcel an order. */
function trackingOf(run: Run, order: Pick<PlannedOrder, 'index'>): string {
  return `R${run.name}-${String(order.index).padStart(6, '0')}`.toUpperCase();
}

/** The supplier comes to work: after a day without a call its session has ended, and it signs in again. */
export async function arrive(run: Run): Promise<void> {
  await run.app.supplier.ask(supplierMe, {});
}

/** The midnight's work: labels for all that is to ship, what the carrier took and delivered, what came back. */
export async function dispatch(run: Run, { taken, delivered }: Dispatch): Promise<void> {
  const shipped = async (): Promise<void> => {
    await labelAll(run);
    await scanAll(run, taken, 'accepted', replayRules.shippedDays);
  };
  // Nothing that is delivered here was taken here, and what comes back was delivered long ago.
  await Promise.all([
    shipped(),
    scanAll(run, delivered, 'delivered', replayRules.deliveredDays),
    inspectAll(run),
  ]);
}

/** Labels page by page: what has its label is no longer to ship, so the first page is always the next one. */
async function labelAll(run: Run): Promise<void> {
  const indexes = new Map([...run.bought].map(([index, { checkoutId }]) => [checkoutId, index]));
  for (;;) {
    const page = await run.app.supplier.ask(listParcels, { state: 'to_ship', page_size: pageSizeMax });
    const parcels = page.list.flatMap(({ id }) => {
      const index = indexes.get(id.slice(0, id.lastIndexOf('.')));
      return index === undefined
        ? []
        : [{ id, carrier: run.carrier.code, tracking: trackingOf(run, { index }) }];
    });
    if (parcels.length === 0) return;
    const { results } = await run.app.supplier.ask(labelParcels, { parcels });
    // A label that is there already was entered by a call whose answer was lost.
    const failed = results.find(({ ok, reason }) => !ok && reason !== 'not_to_ship');
    if (failed !== undefined) note(run, `parcel ${failed.id}: ${failed.reason}`);
    if (failed !== undefined || !page.has_more) return;
  }
}

async function scanAll(
  run: Run,
  orders: readonly PlannedOrder[],
  code: CarrierEventCode,
  days: number,
): Promise<void> {
  const bought = orders.filter(({ index }) => run.bought.has(index));
  for (let start = 0; start < bought.length; start += limits.dispatchRowsMax) {
    const events = bought.slice(start, start + limits.dispatchRowsMax).map((order) => {
      const tracking = trackingOf(run, order);
      return { event_id: `${tracking}-${code}`, tracking, code, at: addDays(order.at, days).toISOString() };
    });
    const bytes = Buffer.from(JSON.stringify({ events }));
    const { results } = await run.client.ask(
      carrierEvents,
      { carrier: run.carrier.code },
      {
        body: () => ({
          chunks: [bytes],
          type: 'application/json',
          signature: sign(bytes, run.carrier.secret, run.clock.now()),
        }),
      },
    );
    const failed = results.find(({ applied, reason }) => !applied && reason !== 'seen_before');
    if (failed !== undefined) note(run, `scan ${failed.event_id}: ${failed.reason}`);
  }
}
