// Calls of the warehouse.
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
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import type { CostRises } from './cost-rises.ts';
import { presentCatalogue, presentWarehouse } from './goods.ts';
import { importFile, type GoodsChanged } from './import/import.ts';
import { importSynonymFile } from './search/synonyms.ts';
import { enterSupplier, presentSuppliers } from './suppliers.ts';
import { enterTypes, presentTypes } from './types.ts';

export type GoodsFelt = { readonly changed: GoodsChanged; readonly rises: CostRises };

export function goodsRoutes(registry: Registry, felt: GoodsFelt): void {
  const direct = { direct: true };
  catalogueRoutes(registry, felt);
  handle(registry, listTypes, ({ tx, input, call }) => presentTypes(tx, input, call.language), direct);
  handle(
    registry,
    listGoods,
    ({ tx, env, shopId, input, call }) => {
      return presentWarehouse(tx, env, { shopId, language: call.language }, input);
    },
    direct,
  );
  handle(registry, listCatalogue, ({ tx, env, input }) => presentCatalogue(tx, env, input), direct);
  handle(registry, importSynonyms, ({ env, call }) => importSynonymFile(env, call.stream), direct);
  handle(registry, addTypes, ({ tx, input }) => enterTypes(tx, input.list));
  handle(registry, listSuppliers, ({ tx, env, input }) => presentSuppliers(tx, env, input), direct);
  handle(registry, addSupplier, ({ env, input, session }) => enterSupplier(env, input, session), direct);
  handle(
    registry,
    importGoods,
    ({ env, personId, input, call }) =>
      importFile(env, call.stream, {
        ...felt,
        personId,
        isDryRun: input.dry_run === 'true',
      }),
    direct,
  );
}
