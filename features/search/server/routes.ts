// The calls of buyers that look for goods.
import { storefrontGood, storefrontGoods } from '#features/checkout/contract.ts';
import { exploreGoods } from '#features/search/contract.ts';
import { keepOpen, type House } from '#platform/http/pipeline.ts';
import { browse } from './catalogue.ts';
import { explore } from './explore.ts';
import { showGoods } from './goods-page.ts';

export function searchRoutes(house: House): void {
  const direct = { direct: true };
  keepOpen(house, storefrontGoods, (act) => browse(act, act.input), direct);
  keepOpen(house, exploreGoods, (act) => explore(act, act.input), { ...direct, across: 'explore' });
  keepOpen(house, storefrontGood, (act) => showGoods(act, act.input), direct);
}
