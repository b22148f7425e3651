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

/** Taking a good into the showcase: at a price of one's own, or at the one that was shown. */
export function useAddGood(good: Good, onAdded: (id: string) => void) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const reason = useReason();
  const textOf = useErrorText();
  const { money } = useFormats();
  const act = useAct(addToShowcase, {
    changes: [listGoods, listShowcase],
    onDone: ({ results }) => {
      const [result] = results;
      if (result?.ok !== true) return;
      const { sale_price: price } = result;
      toast(
        price === null
          ? words.showcase.added
          : say(words.showcase.addedAt, { price: money(price, good.currency) }),
      );
      onAdded(result.goods_id);
    },
  });
  const refused = act.done?.results.find(({ ok }) => !ok);
  return {
    /** `expected`: the price that was shown and must still hold; `price`: one of the merchant's own. */
    add: (at: { price: string } | { expected: string }) =>
      act.act({
        items: [
          {
            goods_id: good.id,
            ...('price' in at ? { sale_price: at.price } : { expected_price: at.expected }),
          },
        ],
      }),
    isBusy: act.isBusy,
    reset: act.reset,
    error: act.error,
    /** Why this good was not added. */
    refused: refused === undefined ? undefined : reason.ofResult(refused),
    why:
      refused !== undefined ? reason.ofResult(refused) : act.error === null ? undefined : textOf(act.error),
  };
}
