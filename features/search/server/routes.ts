// The calls of buyers that look for goods.
import { storefrontGood, storefrontGoods } from '#features/checkout/contract.ts';
import { exploreGoods } from '#features/search/contract.ts';
import { handleOpen, type Registry } from '#platform/http/pipeline.ts';
import { browse } from './catalogue.ts';
import { explore } from './explore.ts';
import { showGoods } from './goods-page.ts';

export function searchRoutes(registry: Registry): void {
  const direct = { direct: true };
  handleOpen(registry, storefrontGoods, (act) => browse(act, act.input), direct);
  handleOpen(registry, exploreGoods, (act) => explore(act, act.input), { ...direct, across: 'explore' });
  handleOpen(registry, storefrontGood, (act) => showGoods(act, act.input), direct);
}
