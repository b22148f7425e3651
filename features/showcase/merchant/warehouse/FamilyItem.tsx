import { useId } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import type { Family } from './families.ts';
import { optionsOf } from './families.ts';
import { useAddGoods } from './useAddGood.ts';
import { useStartPrice } from './useStartPrice.ts';
import { AlreadyMine, cardClass, Figures, SoldOut, Why } from './WarehouseItem.tsx';

type Props = { family: Family; onOpen: () => void; onAdded: (id: string) => void };

/** Sizes or colours of one thing as one card. One tap adds all that can be sold; a press on the card tells them apart. */
export function FamilyItem({ family: { goods, title }, onOpen, onAdded }: Props) {
  const words = useWords();
  const say = useSay();
  const startOf = useStartPrice();
  const [first] = goods;
  const start = startOf(first);
  const left = goods.filter((good) => !good.in_showcase && good.stock > 0);
  const add = useAddGoods(left, onAdded);
  const shown = (good: Good) => {
    const at = startOf(good)?.price;
    return at === undefined ? undefined : { expected: at };
  };
  const addText = say(words.showcase.addMany, { count: left.length });
  const id = useId();
  return (
    <article className={cardClass}>
      <button
        type="button"
        aria-labelledby={id}
        onClick={onOpen}
        className="flex min-w-0 flex-col gap-2 text-left"
      >
        <span className="relative w-full">
          <Picture image={first.images[0]} size="wide" />
          {goods.every(({ stock }) => stock === 0) ? (
            <span className="absolute top-2 left-2 rounded-full bg-surface px-2 py-0.5">
              <SoldOut />
            </span>
          ) : null}
        </span>
        <span id={id} className="flex min-h-10 flex-col px-3 text-meta leading-5">
          <span className="truncate font-medium">{title}</span>
          <span className="truncate text-muted">{first.variants.map(optionsOf).join(' · ')}</span>
        </span>
      </button>
      <Figures good={first} start={start} isRow={false} />
      <Why text={add.why} isRow={false} />
      <div className="px-2.5">
        {goods.every((good) => good.in_showcase) ? (
          <AlreadyMine isRow={false} />
        ) : (
          <Button
            size="small"
            isWide
            isBusy={add.isBusy}
            disabled={start === undefined || left.length === 0}
            aria-label={`${addText}: ${title}`}
            onClick={() => add.add(shown)}
          >
            {addText}
          </Button>
        )}
      </div>
    </article>
  );
}
