import { useId } from 'react';
import { Picture } from '#ui/content/Picture.tsx';
import { useAddGood } from './useAddGood.ts';
import { useStartPrice } from './useStartPrice.ts';
import { Figures, GoodsAct, SoldOut, Why } from './WarehouseItem.tsx';
import type { ItemProps } from './WarehouseItem.tsx';

/** One good of the warehouse as a row: the same figures and acts beside a smaller picture. */
export function WarehouseRow({ good, onOpen, onAdded, choice }: ItemProps) {
  const start = useStartPrice()(good);
  const add = useAddGood(good, onAdded);
  const id = useId();
  return (
    <article
      style={{ containIntrinsicSize: 'auto 7rem' }}
      className="flex min-w-0 flex-wrap items-start gap-3 p-3 [content-visibility:auto] sm:px-4"
    >
      <button
        type="button"
        aria-labelledby={id}
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-start gap-3 text-left"
      >
        <Picture image={good.images[0]} size="normal" />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span id={id} className="line-clamp-2 leading-5 font-medium">
            {good.title}
          </span>
          {good.stock === 0 ? <SoldOut /> : null}
          <Figures good={good} start={start} isRow />
        </span>
      </button>
      <div className="shrink-0">
        <GoodsAct good={good} start={start} add={add} choice={choice} isRow />
      </div>
      <Why text={add.why} isRow />
    </article>
  );
}
