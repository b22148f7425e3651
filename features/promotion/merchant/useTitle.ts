import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Campaign } from './types.ts';

/** A campaign has no name of its own: it is called by its goods. */
export function useTitle(): (campaign: Pick<Campaign, 'goods'>) => string {
  const words = useWords().promotion;
  const say = useSay();
  return ({ goods: [first, ...others] }) =>
    first === undefined ? words.noGoods : say(words.goodsOf, { first: first.title, more: others.length });
}
