import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/content/Badge.tsx';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { useRowSpot } from '#ui/lists/row-spot.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Item } from './types.ts';

type Props = {
  item: Item;
  /** Undefined while nothing is being selected. */
  isSelected: boolean | undefined;
  onPress: () => void;
};

/** Columns of a wide screen; the head of the list has the same. */
export const shelfColumns =
  'lg:grid lg:grid-cols-[4rem_minmax(0,1fr)_7rem_7rem_7rem_6rem_6rem_1.5rem] lg:gap-4';

/** One good of the showcase: price, what stays, stock. A press opens it, or selects it. */
export function ShelfRow({ item, isSelected, onPress }: Props) {
  const spot = useRowSpot();
  const words = useWords();
  const isSelecting = isSelected !== undefined;
  return (
    <li {...spot}>
      <button
        type="button"
        aria-pressed={isSelecting ? isSelected : undefined}
        onClick={onPress}
        className={cx(
          'flex min-h-16 w-full items-center gap-3 p-3 text-left hover:bg-sunken focus-visible:-outline-offset-3 sm:px-4',
          shelfColumns,
          isSelected === true && 'bg-accent-soft',
        )}
      >
        <span className="relative shrink-0">
          <Picture image={item.image} size="small" />
          {isSelecting ? <Mark isOn={isSelected} /> : null}
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="line-clamp-2 font-medium">{item.title}</span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <StateBadge item={item} />
            <Stock item={item} />
          </span>
          <PhonePrice item={item} />
        </span>
        <Cell label={words.showcase.price} isStrong>
          <MoneyText amount={item.sale_price} currency={item.currency} />
        </Cell>
        <Cell label={words.showcase.cost}>
          <MoneyText amount={item.cost} currency={item.currency} />
        </Cell>
        <Cell label={words.showcase.profit} isStrong>
          <MoneyText amount={item.profit} currency={item.currency} />
        </Cell>
        <Cell label={words.showcase.inStock}>{item.stock}</Cell>
        <Cell label={words.showcase.sold}>{item.orders_30d}</Cell>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  );
}

/** Heads of the columns, for those who see them; each cell says its own to those who listen. */
export function ShelfHead() {
  const words = useWords();
  const heads = [words.showcase.price, words.showcase.cost, words.showcase.profit];
  return (
    <div aria-hidden className={cx('hidden px-4 text-meta font-medium text-muted', shelfColumns)}>
      <span />
      <span>{words.showcase.good}</span>
      {[...heads, words.showcase.inStock, words.showcase.sold].map((head) => (
        <span key={head} className="text-right">
          {head}
        </span>
      ))}
      <span />
    </div>
  );
}

function Mark({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute -top-1.5 -left-1.5 flex size-6 items-center justify-center rounded-full border-2',
        isOn ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface',
      )}
    >
      {isOn ? <Check className="size-4" /> : null}
    </span>
  );
}

function PhonePrice({ item }: { item: Item }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 lg:hidden">
      <span className="font-medium">
        <MoneyText amount={item.sale_price} currency={item.currency} />
      </span>
      <span className="tabular text-meta text-muted">
        {say(words.showcase.youKeep, { amount: money(item.profit, item.currency) })}
      </span>
    </span>
  );
}

function Stock({ item }: { item: Item }) {
  const words = useWords();
  const say = useSay();
  const text = say(words.showcase.stock, { count: item.stock });
  if (item.stock === 0 && item.delist_reason !== 'out_of_stock') return <Badge tone="bad">{text}</Badge>;
  return item.stock === 0 ? null : <span className="text-meta text-muted lg:hidden">{text}</span>;
}

/** Nothing where it is on sale: that is what a showcase is for. */
function StateBadge({ item }: { item: Item }) {
  const words = useWords();
  if (item.status === 'listed') return null;
  const { delist_reason: reason } = item;
  return (
    <Badge tone="warn">
      {reason === null ? words.showcase.delisted : words.showcase.delistReasons[reason]}
    </Badge>
  );
}

function Cell({
  label,
  isStrong = false,
  children,
}: {
  label: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={cx('tabular hidden text-right lg:block', isStrong && 'font-medium')}>
      <span className="sr-only">{label} </span>
      {children}
    </span>
  );
}
