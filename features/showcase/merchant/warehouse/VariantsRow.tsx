import { useId } from 'react';
import { Picture } from '#ui/content/Picture.tsx';
import { useStartPrice } from './useStartPrice.ts';
import { optionsOf } from './variants.ts';
import { AddVariants, useAddVariants } from './VariantsItem.tsx';
import type { VariantsProps } from './VariantsItem.tsx';
import { Figures, SoldOut, Why } from './WarehouseItem.tsx';

/** Sizes or colours of one product as one row: what the card of them says, beside a smaller picture. */
export function VariantsRow({ group, onOpen, onAdded }: VariantsProps) {
  const { goods, title } = group;
  const [first] = goods;
  const startOf = useStartPrice();
  const add = useAddVariants(group, onAdded);
  const id = useId();
  return (
    <article
      style={{ containIntrinsicSize: 'auto 9rem' }}
      className="flex min-w-0 flex-wrap items-start gap-3 p-3 [content-visibility:auto] sm:px-4"
    >
      <button
        type="button"
        aria-labelledby={id}
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-start gap-3 text-left"
      >
        <Picture image={first.images[0]} size="normal" />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span id={id} className="flex min-w-0 flex-col leading-5">
            <span className="line-clamp-2 font-medium">{title}</span>
            <span className="truncate text-meta text-muted">{optionsOf(group)}</span>
          </span>
          {goods.every(({ stock }) => stock === 0) ? <SoldOut /> : null}
          <Figures good={first} start={startOf(first)} isRow />
        </span>
      </button>
      <div className="w-full sm:w-auto">
        <AddVariants group={group} add={add} />
      </div>
      <Why text={add.why} isRow />
    </article>
  );
}
