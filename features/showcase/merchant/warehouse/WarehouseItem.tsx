import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import { cx } from '#ui/cx.ts';
import { useAddGood } from './useAddGood.ts';
import { useStartPrice } from './useStartPrice.ts';

export type ItemProps = {
  good: Good;
  onOpen: () => void;
  onAdded: (id: string) => void;
  /** While many are being selected. */
  choice?: Chosen | undefined;
};
type Chosen = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

export const cardClass =
  'flex min-w-0 flex-col gap-1 overflow-hidden rounded-card border border-line bg-surface pb-2.5 ' +
  '[contain-intrinsic-size:auto_22rem] [content-visibility:auto] hover:border-accent';

/** One good of the warehouse: what it costs, at which price it is added and what that leaves. One tap adds it. */
export function WarehouseItem({ good, onOpen, onAdded, choice }: ItemProps) {
  const start = useStartPrice()(good);
  const add = useAddGood(good, onAdded);
  return (
    <article className={cardClass}>
      <CardFace
        image={good.images[0]}
        isSoldOut={good.stock === 0}
        onOpen={onOpen}
        className="line-clamp-2 font-medium"
      >
        {good.title}
      </CardFace>
      <Figures good={good} start={start} isRow={false} />
      <Why text={add.why} isRow={false} />
      <div className="px-2.5">
        <GoodsAct good={good} start={start} add={add} choice={choice} isRow={false} />
      </div>
    </article>
  );
}

type FaceProps = {
  image: Good['images'][number] | undefined;
  isSoldOut: boolean;
  onOpen: () => void;
  /** How its name is set. */
  className: string;
  /** Its name, in one or two lines. */
  children: ReactNode;
};

/** The picture and the name of a card: pressed, they open it. */
export function CardFace({ image, isSoldOut, onOpen, className, children }: FaceProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={id}
      onClick={onOpen}
      className="flex min-w-0 flex-col gap-2 text-left"
    >
      <span className="relative w-full">
        <Picture image={image} size="wide" />
        {isSoldOut ? (
          <span className="absolute top-2 left-2 rounded-full bg-surface px-2 py-0.5">
            <SoldOut />
          </span>
        ) : null}
      </span>
      <span id={id} className={cx('min-h-10 px-3 text-meta leading-5', className)}>
        {children}
      </span>
    </button>
  );
}

export function SoldOut() {
  return <Badge tone="bad">{useWords().goods.soldOut}</Badge>;
}

export function Why({ text, isRow }: { text: string | undefined; isRow: boolean }) {
  if (text === undefined) return null;
  return (
    <span role="alert" className={cx('block w-full text-meta font-medium text-bad', !isRow && 'px-3')}>
      {text}
    </span>
  );
}

export function AlreadyMine({ isRow }: { isRow: boolean }) {
  const { goods: words } = useWords();
  return (
    <span className="flex min-h-target items-center justify-center gap-1.5 text-meta font-medium text-accent-ink">
      <Check aria-hidden className="size-4 shrink-0" />
      <span className={isRow ? 'sr-only' : ''}>{words.mine}</span>
    </span>
  );
}

type Start = ReturnType<ReturnType<typeof useStartPrice>>;
type ActProps = Pick<ItemProps, 'good' | 'choice'> & {
  /** Undefined while its price is not known. */
  start: Start;
  add: ReturnType<typeof useAddGood>;
  isRow: boolean;
};

/** It is in the showcase already, or it can be selected or added. */
export function GoodsAct({ good, start, add, choice, isRow }: ActProps) {
  const words = useWords();
  const say = useSay();
  if (good.in_showcase) return <AlreadyMine isRow={isRow} />;
  if (choice !== undefined) return <Choice good={good} {...choice} />;
  return (
    <Button
      tone={isRow ? 'plain' : undefined}
      size="small"
      isWide={!isRow}
      isBusy={add.isBusy}
      disabled={start === undefined}
      icon={<Plus aria-hidden className="size-4 shrink-0" />}
      aria-label={say(words.showcase.addOne, { title: good.title })}
      onClick={() => (start === undefined ? undefined : add.add({ expected: start.price }))}
    >
      <span className={isRow ? 'max-lg:hidden' : ''}>{words.showcase.addShort}</span>
    </Button>
  );
}

type FiguresProps = { good: Good; start: Start; isRow: boolean };

/** What it is sold for and leaves, what its supplier takes of that, and when a buyer has it. */
export function Figures({ good, start, isRow }: FiguresProps) {
  const { goods: words } = useWords();
  const say = useSay();
  const { money, country } = useFormats();
  const { cost, currency, ship, landed } = good;
  return (
    <span
      className={cx('tabular flex flex-col text-meta text-muted', isRow ? 'gap-0.5' : 'flex-1 gap-1 px-3')}
    >
      {start === undefined ? null : (
        <span className="font-medium text-accent-ink">
          {say(words.sellsAt, { price: money(start.price, currency), profit: money(start.profit, currency) })}
        </span>
      )}
      <span>{say(words.costs, { amount: money(cost, currency) })}</span>
      {landed === null ? (
        <span>
          {words.ships} {say(words.shipDays, { p50: ship.days_p50, p90: ship.days_p90 })}
        </span>
      ) : (
        <span className="font-medium text-ink">
          {say(words.landed.figure, {
            total: money(landed.total, currency),
            country: country(landed.country),
            ...landed.days,
          })}
        </span>
      )}
    </span>
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
