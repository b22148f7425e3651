// Calls of the warehouse.
import { refuse } from '#domain/errors.ts';
import {
  addSupplier,
  addTypes,
  importGoods,
  listCatalogue,
  listGoods,
  listSuppliers,
  listTypes,
} from '#features/goods/contract.ts';
import { importSynonyms } from '#features/goods/search.contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import type { CostRises } from './cost-rises.ts';
import { presentCatalogue, presentWarehouse } from './goods.ts';
import { importFile, type GoodsChanged } from './import.ts';
import { importSynonymFile } from './synonyms.ts';
import { enterSupplier, presentSuppliers } from './suppliers.ts';
import { enterTypes, presentTypes } from './types.ts';

export type GoodsFelt = { readonly changed: GoodsChanged; readonly rises: CostRises };

export function goodsRoutes(house: House, felt: GoodsFelt): void {
  const direct = { direct: true };
  catalogueRoutes(house, felt);
  keep(house, listTypes, ({ tx, input, call }) => presentTypes(tx, input, call.language), direct);
  keep(
    house,
    listGoods,
    ({ tx, world, session, input, call }) => {
      if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
      return presentWarehouse(tx, world, { shopId: session.shopId, language: call.language }, input);
    },
    direct,
  );
  keep(house, listCatalogue, ({ tx, world, input }) => presentCatalogue(tx, world, input), direct);
  keep(house, importSynonyms, ({ world, call }) => importSynonymFile(world, call.stream), direct);
  keep(house, addTypes, ({ tx, input }) => enterTypes(tx, input.list));
  keep(house, listSuppliers, ({ tx, world, input }) => presentSuppliers(tx, world, input), direct);
  keep(house, addSupplier, ({ world, input, session }) => enterSupplier(world, input, session), direct);
  keep(
    house,
    importGoods,
    ({ world, session, input, call }) =>
      importFile(world, call.stream, {
        ...felt,
        personId: session.personId,
        isDryRun: input.dry_run === 'true',
      }),
    direct,
  );
}
