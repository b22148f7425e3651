import { listCollections, setFeatured } from '#features/content/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Item, Listed } from './types.ts';
import { useAhead } from './useAhead.ts';

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

/** The featured products: each change is saved at once, and can be undone. */
export function useFeatured({ goods, version }: Listed['featured']) {
  const words = useWords().shop.collections;
  const queries = useQueryClient();
  const offerUndo = useUndo(setFeatured, [listCollections]);
  const { act, isBusy, error } = useAct(setFeatured, {
    onDone: (next) => {
      queries.setQueryData([listCollections.name, {}], next);
      offerUndo(words.saved, { ask: { goods_ids: idsOf(goods), version: next.featured.version } });
    },
  });
  const save = (items: readonly Item[]) => act({ goods_ids: idsOf(items), version });
  const saving = { save, isBusy, version, hasFailed: error !== null };
  return { ...useAhead(goods, ({ id }) => id, saving), error };
}
