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
import { listGoodsChanges } from '#features/goods/changes.contract.ts';
import { compareOffers } from '#features/goods/offers.contract.ts';
import { landedCost } from '#features/goods/landed.contract.ts';
import { importSynonyms } from '#features/goods/search.contract.ts';
import { handle, type Handler, type Registry } from '#platform/http/pipeline.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { listChangedGoods } from './changes.ts';
import type { CostRises } from './cost-rises.ts';
import { presentCatalogue, presentWarehouse, type RefreshLanded } from './goods.ts';
import { importFile, type GoodsChanged } from './import/import.ts';
import { importSynonymFile } from './search/synonyms.ts';
import { presentOffers } from './offers/offers.ts';
import { enterSupplier, presentSuppliers } from './suppliers.ts';
import { enterTypes, presentTypes } from './types.ts';

export type GoodsFelt = { readonly changed: GoodsChanged; readonly rises: CostRises };

/** What the room of prices knows of goods delivered to a country. */
export type LandedCosts = {
  readonly refresh: RefreshLanded;
  readonly parts: Handler<typeof landedCost>;
};

export function goodsRoutes(registry: Registry, felt: GoodsFelt, landed: LandedCosts): void {
  const direct = { direct: true };
  catalogueRoutes(registry, felt);
  handle(registry, listTypes, ({ tx, input, call }) => presentTypes(tx, input, call.language), direct);
  handle(
    registry,
    listGoods,
    ({ tx, env, shopId, input, call }) => {
      return presentWarehouse(tx, env, { shopId, language: call.language, refresh: landed.refresh }, input);
    },
    direct,
  );
  handle(registry, landedCost, landed.parts, direct);
  handle(
    registry,
    compareOffers,
    ({ tx, env, shopId, input, call }) => {
      return presentOffers(tx, env, { shopId, language: call.language, refresh: landed.refresh }, input);
    },
    direct,
  );
  handle(registry, listGoodsChanges, (act) => listChangedGoods(act), direct);
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
