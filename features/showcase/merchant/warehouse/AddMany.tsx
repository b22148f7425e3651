import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { listGoods } from '#features/goods/contract.ts';
import { addToShowcase, listShowcase } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import { useReason } from '#features/showcase/merchant/useReason.ts';
import { SelectionBar } from '#features/showcase/merchant/SelectionBar.tsx';

type Props = {
  /** Those that are selected, with what is shown of them. */
  goods: readonly Good[];
  /** At which price a product is added; undefined for the one that it gets. */
  priceOf: (good: Good) => string | undefined;
  onAll: () => void;
  onDone: () => void;
};

type Refused = { readonly id: string; readonly title: string; readonly why: string };

/** Adds all that is selected in one call, at the prices that are shown, and says which were not added and why. */
export function AddMany({ goods, priceOf, onAll, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const reason = useReason();
  const [refused, setRefused] = useState<readonly Refused[]>();
  const act = useAct(addToShowcase, {
    changes: [listGoods, listShowcase],
    onDone: ({ results }) => {
      const failed = results.filter(({ ok }) => !ok);
      toast(say(words.showcase.addManyDone, { count: results.length - failed.length }));
      if (failed.length === 0) onDone();
      else
        setRefused(
          failed.map((result) => ({
            id: result.goods_id,
            title: goods.find(({ id }) => id === result.goods_id)?.title ?? words.showcase.good,
            why: reason.ofResult(result),
          })),
        );
    },
  });
  const isTooMany = goods.length > limits.showcaseRowsPerCall;

  function add() {
    const items = goods.map((good) => {
      const price = priceOf(good);
      return { goods_id: good.id, ...(price === undefined ? {} : { expected_price: price }) };
    });
    act.act({ items });
  }

  return (
    <SelectionBar count={goods.length} onAll={onAll} onDone={onDone}>
      {isTooMany ? (
        <p role="alert" className="text-meta font-medium text-bad">
          {say(words.showcase.bulkTooMany, { max: limits.showcaseRowsPerCall })}
        </p>
      ) : null}
      <ErrorBox error={act.error} />
      <Button isWide isBusy={act.isBusy} disabled={goods.length === 0 || isTooMany} onClick={add}>
        {say(words.showcase.addMany, { count: goods.length })}
      </Button>
      {refused === undefined ? null : (
        <Sheet isOpen onClose={onDone} title={say(words.showcase.addManyNot, { count: refused.length })}>
          <Rows>
            {refused.map(({ id, title, why }) => (
              <Row key={id} title={title} detail={why} />
            ))}
          </Rows>
        </Sheet>
      )}
    </SelectionBar>
  );
}
