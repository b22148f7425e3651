// Calls of the catalogue at work.
import * as contract from '#features/goods/catalogue.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { catalogueGoods } from './goods-file.sql.ts';
import type { CostRises } from './cost-rises.ts';
import { edit, enter, presentCatalogueRow, presentFile } from './goods-file.ts';
import { move } from './goods-life.ts';
import type { GoodsChanged } from './import/import.ts';
import { editOne, order, presentTree, retire } from './type-tree.ts';

export function catalogueRoutes(
  registry: Registry,
  felt: { readonly changed: GoodsChanged; readonly rises: CostRises },
): void {
  const direct = { direct: true };
  handleList(registry, contract.listCatalogueGoods, {
    sql: catalogueGoods,
    present: (rows, { env }) => rows.map((row) => presentCatalogueRow(row, env.policy.currency)),
  });
  handle(registry, contract.goodsFile, ({ tx, env, input }) => presentFile(tx, env, input.id), direct);
  handle(registry, contract.editGoods, (act) => edit(act, felt));
  handle(registry, contract.addGoods, enter);
  handle(registry, contract.moveGoods, (act) => move(act, felt.changed));
  handle(registry, contract.typeTree, ({ tx }) => presentTree(tx), direct);
  handle(registry, contract.editType, editOne);
  handle(registry, contract.orderTypes, order);
  handle(registry, contract.retireType, retire);
}
