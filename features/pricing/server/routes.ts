// Calls about what stands behind prices: the buyer's choices, and the operators' tables.
import * as contract from '#features/pricing/contract.ts';
import { tableVersions } from '#features/pricing/tables.contract.ts';
import { keep, keepOpen, type Act, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { showDelivery } from './landed.ts';
import { listTables } from './tables.sql.ts';
import { importRateFile, importShipFile, importTaxFile, type ImportAsk } from './import.ts';

export function pricingRoutes(house: House): void {
  const direct = { direct: true };
  keepOpen(house, contract.deliveryChoices, showDelivery, direct);
  keep(house, contract.importTaxes, (act) => importTaxFile(importOf(act)), direct);
  keep(house, contract.importShipping, (act) => importShipFile(importOf(act)), direct);
  keep(house, contract.importRates, (act) => importRateFile(importOf(act)), direct);
  keep(
    house,
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

function importOf({
  world,
  input,
  call,
  session,
}: Act<typeof contract.importTaxes> & { session: Session }): ImportAsk {
  return { world, stream: call.stream, isDryRun: input.dry_run === 'true', by: session.personId };
}
