// Calls about what stands behind prices: the buyer's choices, and the operators' tables.
import * as contract from '#features/pricing/contract.ts';
import { tableVersions } from '#features/pricing/tables.contract.ts';
import { handle, type Act, type Registry } from '#platform/http/pipeline.ts';
import { showDelivery } from './landed.ts';
import { listTables } from './tables.sql.ts';
import { importRateFile, importShipFile, importTaxFile, type ImportRequest } from './import.ts';

export function pricingRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, contract.deliveryChoices, showDelivery, direct);
  handle(registry, contract.importTaxes, (act) => importTaxFile(importOf(act)), direct);
  handle(registry, contract.importShipping, (act) => importShipFile(importOf(act)), direct);
  handle(registry, contract.importRates, (act) => importRateFile(importOf(act)), direct);
  handle(
    registry,
    tableVersions,
    async ({ tx, input }) => {
      const rows = await listTables(tx, input.kind);
      const list = rows.map(({ imported_at: at, importer: by, ...row }) => ({
        ...row,
        imported_at: at.toISOString(),
        imported_by: by,
      }));
      return { list };
    },
    direct,
  );
}

function importOf({ env, input, call, personId }: Act<typeof contract.importTaxes>): ImportRequest {
  return { env, stream: call.stream, isDryRun: input.dry_run === 'true', by: personId };
}
