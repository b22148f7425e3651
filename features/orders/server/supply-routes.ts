// The calls of suppliers at work, by people and by their programs.
import { refuse } from '#domain/wire/errors.ts';
import * as contract from '#features/orders/supply.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { createKey, endKey, presentKeys } from './keys.ts';
import { markStep, showParcel } from './pack.ts';
import { printPapers } from './papers.ts';
import { listForSupplier } from './supplier.ts';
import { readTrackingFile, uploadTracking } from './upload.ts';

function supplierIdOf({ supplierId }: Session): string {
  if (supplierId === undefined) throw refuse('insufficientPermissions', { reason: 'no_supplier' });
  return supplierId;
}

export function supplyRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(
    registry,
    contract.findParcel,
    ({ tx, now, session, input }) => showParcel({ tx, now, supplierId: supplierIdOf(session) }, input.code),
    direct,
  );
  handle(registry, contract.markParcel, (act) =>
    markStep({ ...act, supplierId: supplierIdOf(act.session) }, act.input),
  );
  handle(
    registry,
    contract.parcelPapers,
    ({ env, tx, session, input, now }) =>
      printPapers({ env, tx, now, supplierId: supplierIdOf(session) }, input),
    direct,
  );
  handle(
    registry,
    contract.apiTracking,
    ({ env, session, input }) => {
      const lines = input.rows.map((row, index) => ({ line: index + 1, parcel: row.parcel, row }));
      return uploadTracking(env, supplierIdOf(session), lines, { isPreview: input.preview });
    },
    direct,
  );
  handle(
    registry,
    contract.trackingFile,
    ({ env, session, input }) => {
      const lines = readTrackingFile(input.csv);
      return uploadTracking(env, supplierIdOf(session), lines, { isPreview: input.preview });
    },
    direct,
  );
  handle(
    registry,
    contract.apiParcels,
    async ({ tx, now, session, input }) => {
      const ask = { ...input, page_size: 100 };
      const own = { tx, now, supplierId: supplierIdOf(session) };
      const { list, page, has_more } = await listForSupplier(own, ask);
      return { list, page, has_more };
    },
    direct,
  );
  handle(registry, contract.listKeys, ({ tx, session }) => presentKeys(tx, supplierIdOf(session)), direct);
  handle(registry, contract.makeKey, (act) =>
    createKey({ ...act, supplierId: supplierIdOf(act.session) }, act.input),
  );
  handle(registry, contract.revokeKey, async (act) => ({
    revoked: await endKey({ ...act, supplierId: supplierIdOf(act.session) }, act.input.id),
  }));
}
