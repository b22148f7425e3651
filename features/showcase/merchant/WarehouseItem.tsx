import { Check } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { warehouseGoods } from '#features/goods/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useSay } from '#ui/words.tsx';
import { GoodsSheet } from './GoodsSheet.tsx';

export type Good = z.output<typeof warehouseGoods>;

/** One good of the warehouse: a picture, its cost and the suggested price; a press opens the rest. */
export function WarehouseItem({ good }: { good: Good }) {
  const words = useWords();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-2.5 text-left shadow-card hover:border-accent"
      >
        <Picture image={good.images[0]} size="wide" />
        <span className="line-clamp-2 min-h-10 px-1 text-sm leading-5 font-semibold">{good.title}</span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-2 px-1 text-sm text-muted">
          <span>{words.goods.cost}</span>
          <span className="font-semibold text-ink">
            <MoneyText amount={good.cost} currency={good.currency} />
          </span>
        </span>
        <span className="flex flex-wrap gap-1 px-1 pb-1">
          {good.in_showcase ? (
            <Badge tone="accent" icon={<Check aria-hidden className="size-3.5" />}>
              {words.goods.mine}
            </Badge>
          ) : null}
          {good.stock === 0 ? (
            <Badge tone="bad">{words.goods.soldOut}</Badge>
          ) : (
            <Badge>{say(words.goods.pieces, { count: good.stock })}</Badge>
          )}
        </span>
      </button>
      {isOpen ? <GoodsSheet good={good} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
