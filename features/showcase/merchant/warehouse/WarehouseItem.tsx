import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import { useAddGood } from './useAddGood.ts';
import { useStartPrice } from './useStartPrice.ts';

type Props = {
  good: Good;
  onOpen: () => void;
  onAdded: (id: string) => void;
  /** While many are being selected. */
  choice?: Chosen | undefined;
};
type Chosen = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

/** One good of the warehouse: what it costs, at which price it is added and what that leaves. One tap adds it. */
export function WarehouseItem({ good, onOpen, onAdded, choice }: Props) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const start = useStartPrice()(good);
  const add = useAddGood(good, onAdded);
  const id = useId();
  return (
    <article className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-2.5 [contain-intrinsic-size:auto_22rem] [content-visibility:auto] hover:border-accent">
      <button
        type="button"
        aria-labelledby={id}
        onClick={onOpen}
        className="flex min-w-0 flex-col gap-2 text-left"
      >
        <span className="relative w-full">
          <Picture image={good.images[0]} size="wide" />
          {good.stock === 0 ? (
            <span className="absolute top-2 left-2">
              <Badge tone="bad">{words.goods.soldOut}</Badge>
            </span>
          ) : null}
        </span>
        <span id={id} className="line-clamp-2 min-h-10 px-1 text-meta leading-5 font-medium">
          {good.title}
        </span>
      </button>
      <p className="tabular px-1 text-meta text-muted">
        {say(words.goods.costs, { amount: money(good.cost, good.currency) })}
      </p>
      <p className="tabular flex-1 px-1 text-meta">
        {start === undefined
          ? null
          : say(words.goods.sellsAt, {
              price: money(start.price, good.currency),
              profit: money(start.profit, good.currency),
            })}
      </p>
      {add.why === undefined ? null : (
        <p role="alert" className="px-1 text-meta font-medium text-bad">
          {add.why}
        </p>
      )}
      {good.in_showcase ? (
        <span className="flex min-h-target items-center justify-center gap-1.5 text-meta font-medium text-accent-ink">
          <Check aria-hidden className="size-4 shrink-0" />
          {words.goods.mine}
        </span>
      ) : choice !== undefined ? (
        <Choice good={good} {...choice} />
      ) : (
        <Button
          size="small"
          isWide
          isBusy={add.isBusy}
          disabled={start === undefined}
          icon={<Plus aria-hidden className="size-4 shrink-0" />}
          aria-label={say(words.showcase.addOne, { title: good.title })}
          onClick={() => (start === undefined ? undefined : add.add({ expected: start.price }))}
        >
          {words.showcase.addShort}
        </Button>
      )}
    </article>
  );
}

/** What is sold out cannot be selected, and says so. */
function Choice({ good, isOn, onChange }: Chosen & { good: Good }) {
  const { showcase: words } = useWords();
  const say = useSay();
  const isOut = good.stock === 0;
  return (
    <CheckField
      label={
        isOut ? (
          words.reasons.out_of_stock
        ) : (
          <>
            <span aria-hidden>{words.select}</span>
            <span className="sr-only">{say(words.selectOne, { title: good.title })}</span>
          </>
        )
      }
      isOn={isOn}
      disabled={isOut}
      onChange={onChange}
    />
  );
}
