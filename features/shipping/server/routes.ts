// The calls of shipping: suppliers at work, by people and by their programs, and carriers with their scans.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import * as contract from '#features/shipping/contract.ts';
import * as work from '#features/shipping/supply.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { readMessage } from './carriers/message.ts';
import { enterLabels } from './labels.ts';
import { createKey, endKey, presentKeys } from './keys.ts';
import { markStep, showParcel } from './pack.ts';
import { printPapers } from './papers.ts';
import { applyScans, noteRefused, type ReturnScans } from './scans.ts';
import { listForSupplier, refuseSupply } from './supplier.ts';
import { readTrackingFile, uploadTracking } from './upload.ts';

const direct = { direct: true };

/** @param onReturn Told of scans of goods on their way back: a later room's. */
export function shippingRoutes(registry: Registry, { onReturn }: { readonly onReturn: ReturnScans }): void {
  parcelRoutes(registry);
  workRoutes(registry);
  handle(
    registry,
    contract.carrierEvents,
    async ({ env, input, call }) => {
      const carrier = env.carriers.find(input.carrier);
      const batch = carrier === undefined ? undefined : readMessage(carrier, call.raw, env.clock.now());
      if (carrier === undefined || batch === undefined) {
        throw refuse('invalidRequest', { reason: 'signature' });
      }
      noteRefused(env, carrier, batch);
      const results = await applyScans(env, { carrier: carrier.code, onReturn }, batch.reports);
      const refused = batch.refused.slice(0, limits.dispatchRowsMax);
      return {
        results: [...results, ...refused.map((one) => ({ ...one, applied: false }))],
        refused: batch.refused.length,
      };
    },
    { ...direct, across: 'carriers' },
  );
}

function parcelRoutes(registry: Registry): void {
  handle(
    registry,
    contract.listParcels,
    ({ tx, now, supplierId, input }) => listForSupplier({ tx, now, supplierId }, input),
    direct,
  );
  handle(
    registry,
    contract.labelParcels,
    async ({ env, supplierId, input }) => ({
      results: await enterLabels(env, supplierId, input.parcels),
    }),
    direct,
  );
  handle(registry, contract.cannotSupply, (act) => refuseSupply(act, act.input));
}

function workRoutes(registry: Registry): void {
  handle(registry, work.markParcel, (act) => markStep(act, act.input));
  handle(registry, work.findParcel, (act) => showParcel(act, act.input.code), direct);
  handle(
    registry,
    work.parcelPapers,
    ({ env, tx, supplierId, input, now }) => printPapers({ env, tx, now, supplierId }, input),
    direct,
  );
  handle(
    registry,
    work.apiTracking,
    ({ env, supplierId, input }) => {
      const lines = input.rows.map((row, index) => ({ line: index + 1, parcel: row.parcel, row }));
      return uploadTracking(env, supplierId, lines, { isPreview: input.preview });
    },
    direct,
  );
  handle(
    registry,
    work.trackingFile,
    ({ env, supplierId, input }) => {
      const lines = readTrackingFile(input.csv);
      return uploadTracking(env, supplierId, lines, { isPreview: input.preview });
    },
    direct,
  );
  handle(
    registry,
    work.apiParcels,
    async ({ tx, now, supplierId, input }) => {
      const ask = { ...input, page_size: 100 };
      const own = { tx, now, supplierId };
      const { list, page, has_more } = await listForSupplier(own, ask);
      return { list, page, has_more };
    },
    direct,
  );
  handle(registry, work.listKeys, ({ tx, supplierId }) => presentKeys(tx, supplierId), direct);
  handle(registry, work.makeKey, (act) => createKey(act, act.input));
  handle(registry, work.revokeKey, async (act) => ({
    revoked: await endKey(act, act.input.id),
  }));
}
