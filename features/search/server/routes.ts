// The calls of buyers that look for goods.
import { exploreGoods, storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { browse } from './catalogue.ts';
import { explore } from './explore.ts';
import { showGoods } from './goods-page.ts';

export function searchRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, storefrontGoods, (act) => browse(act, act.input), direct);
  handle(registry, exploreGoods, (act) => explore(act, act.input), { ...direct, across: 'explore' });
  handle(registry, storefrontGood, (act) => showGoods(act, act.input), direct);
}
