// Calls of the catalogue at work.
import * as contract from '#features/goods/catalogue.contract.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { catalogueGoods } from './goods-file.sql.ts';
import type { CostRises } from './cost-rises.ts';
import { edit, enter, presentCatalogueRow, presentFile } from './goods-file.ts';
import { move } from './goods-life.ts';
import type { GoodsChanged } from './import.ts';
import { editOne, order, presentTree, retire } from './type-tree.ts';

export function catalogueRoutes(
  house: House,
  felt: { readonly changed: GoodsChanged; readonly rises: CostRises },
): void {
  const direct = { direct: true };
  keepList(house, contract.listCatalogueGoods, {
    sql: catalogueGoods,
    present: (rows, { world }) => rows.map((row) => presentCatalogueRow(row, world.policy.currency)),
  });
  keep(house, contract.goodsFile, ({ tx, world, input }) => presentFile(tx, world, input.id), direct);
  keep(house, contract.editGoods, (act) => edit(act, felt));
  keep(house, contract.addGoods, enter);
  keep(house, contract.moveGoods, (act) => move(act, felt.changed));
  keep(house, contract.typeTree, ({ tx }) => presentTree(tx), direct);
  keep(house, contract.editType, editOne);
  keep(house, contract.orderTypes, order);
  keep(house, contract.retireType, retire);
}
