// The calls of suppliers at work, by people and by their programs.
import * as contract from '#features/orders/supply.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { createKey, endKey, presentKeys } from './keys.ts';
import { markStep, showParcel } from './pack.ts';
import { printPapers } from './papers.ts';
import { listForSupplier } from './supplier.ts';
import { readTrackingFile, uploadTracking } from './upload.ts';

export function supplyRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(
    registry,
    contract.findParcel,
    ({ tx, now, supplierId, input }) => showParcel({ tx, now, supplierId }, input.code),
    direct,
  );
  handle(registry, contract.markParcel, (act) => markStep(act, act.input));
  handle(
    registry,
    contract.parcelPapers,
    ({ env, tx, supplierId, input, now }) => printPapers({ env, tx, now, supplierId }, input),
    direct,
  );
  handle(
    registry,
    contract.apiTracking,
    ({ env, supplierId, input }) => {
      const lines = input.rows.map((row, index) => ({ line: index + 1, parcel: row.parcel, row }));
      return uploadTracking(env, supplierId, lines, { isPreview: input.preview });
    },
    direct,
  );
  handle(
    registry,
    contract.trackingFile,
    ({ env, supplierId, input }) => {
      const lines = readTrackingFile(input.csv);
      return uploadTracking(env, supplierId, lines, { isPreview: input.preview });
    },
    direct,
  );
  handle(
    registry,
    contract.apiParcels,
    async ({ tx, now, supplierId, input }) => {
      const ask = { ...input, page_size: 100 };
      const own = { tx, now, supplierId };
      const { list, page, has_more } = await listForSupplier(own, ask);
      return { list, page, has_more };
    },
    direct,
  );
  handle(registry, contract.listKeys, ({ tx, supplierId }) => presentKeys(tx, supplierId), direct);
  handle(registry, contract.makeKey, (act) => createKey(act, act.input));
  handle(registry, contract.revokeKey, async (act) => ({
    revoked: await endKey(act, act.input.id),
  }));
}
