import { listGoods } from '#features/goods/contract.ts';
import { addToShowcase, listShowcase } from '#features/showcase/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import { useReason } from '#features/showcase/merchant/useReason.ts';

type Price = { price: string } | { expected: string } | undefined;

/** Taking a good into the showcase: at a price of one's own, or at the one that was shown. */
export function useAddGood(good: Good, onAdded: (id: string) => void) {
  const { add, ...rest } = useAddGoods([good], onAdded);
  return { ...rest, add: (at: NonNullable<Price>) => add(() => at) };
}

/** Taking several into the showcase in one call, with one way back. */
export function useAddGoods(goods: readonly Good[], onAdded: (id: string) => void) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const reason = useReason();
  const textOf = useErrorText();
  const { money } = useFormats();
  const act = useAct(addToShowcase, {
    changes: [listGoods, listShowcase],
    onDone: ({ results }) => {
      const [first, ...more] = results.filter(({ ok }) => ok);
      if (first === undefined) return;
      const { sale_price: price } = first;
      const currency = goods[0]?.currency;
      toast(
        more.length > 0
          ? say(words.showcase.addManyDone, { count: more.length + 1 })
          : price === null || currency === undefined
            ? words.showcase.added
            : say(words.showcase.addedAt, { price: money(price, currency) }),
      );
      onAdded(first.goods_id);
    },
  });
  const refused = act.done?.results.find(({ ok }) => !ok);
  return {
    /** For each, `expected`: the price that was shown and must still hold; `price`: one of the merchant's own. */
    add: (priceOf: (good: Good) => Price) =>
      act.act({ items: goods.map((good) => toAddItem(good, priceOf(good))) }),
    isBusy: act.isBusy,
    reset: act.reset,
    error: act.error,
    /** Why this good was not added. */
    refused: refused === undefined ? undefined : reason.ofResult(refused),
    why:
      refused !== undefined ? reason.ofResult(refused) : act.error === null ? undefined : textOf(act.error),
  };
}

/** One good of a call that adds: at a price of the merchant's own, at the one that was shown, or at the one that it gets. */
export function toAddItem(good: Good, at: Price) {
  if (at === undefined) return { goods_id: good.id };
  return {
    goods_id: good.id,
    ...('price' in at ? { sale_price: at.price } : { expected_price: at.expected }),
  };
}
