// The calls of buyers that look for goods.
import { exploreGoods, storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { browse } from './catalogue.ts';
import { storefrontCollection, storefrontRows } from '#features/search/collection.contract.ts';
import { explore } from './explore.ts';
import { storefrontBundle } from '#features/search/bundle.contract.ts';
import { showBundle } from './bundles.ts';
import { showCollection, showRows } from './collections.ts';
import { showGoods } from './goods-page.ts';

export function searchRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, storefrontGoods, (act) => browse(act, act.input), direct);
  handle(registry, exploreGoods, (act) => explore(act, act.input), { ...direct, across: 'explore' });
  handle(registry, storefrontCollection, (act) => showCollection(act, act.input), direct);
  handle(registry, storefrontRows, (act) => showRows(act, act.input), direct);
  handle(registry, storefrontBundle, (act) => showBundle(act, act.input), direct);
  handle(registry, storefrontGood, (act) => showGoods(act, act.input), direct);
}
