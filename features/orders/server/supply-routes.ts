// The calls of suppliers at work, by people and by their programs.
import { refuse } from '#domain/errors.ts';
import * as contract from '#features/orders/supply.contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
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

export function supplyRoutes(house: House): void {
  const direct = { direct: true };
  keep(
    house,
    contract.findParcel,
    ({ tx, now, session, input }) => showParcel({ tx, now, supplierId: supplierIdOf(session) }, input.code),
    direct,
  );
  keep(house, contract.markParcel, (act) =>
    markStep({ ...act, supplierId: supplierIdOf(act.session) }, act.input),
  );
  keep(
    house,
    contract.parcelPapers,
    ({ world, tx, session, input, now }) =>
      printPapers({ world, tx, now, supplierId: supplierIdOf(session) }, input),
    direct,
  );
  keep(
    house,
    contract.apiTracking,
    ({ world, session, input }) => {
      const lines = input.rows.map((row, index) => ({ line: index + 1, parcel: row.parcel, row }));
      return uploadTracking(world, supplierIdOf(session), lines, { isPreview: input.preview });
    },
    direct,
  );
  keep(
    house,
    contract.trackingFile,
    ({ world, session, input }) => {
      const lines = readTrackingFile(input.csv);
      return uploadTracking(world, supplierIdOf(session), lines, { isPreview: input.preview });
    },
    direct,
  );
  keep(
    house,
    contract.apiParcels,
    async ({ tx, now, session, input }) => {
      const ask = { ...input, page_size: 100 };
      const own = { tx, now, supplierId: supplierIdOf(session) };
      const { list, page, has_more } = await listForSupplier(own, ask);
      return { list, page, has_more };
    },
    direct,
  );
  keep(house, contract.listKeys, ({ tx, session }) => presentKeys(tx, supplierIdOf(session)), direct);
  keep(house, contract.makeKey, (act) =>
    createKey({ ...act, supplierId: supplierIdOf(act.session) }, act.input),
  );
  keep(house, contract.revokeKey, async (act) => ({
    revoked: await endKey({ ...act, supplierId: supplierIdOf(act.session) }, act.input.id),
  }));
}
