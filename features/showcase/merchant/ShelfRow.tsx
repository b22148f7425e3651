import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { useRowSpot } from '#ui/lists/row-spot.ts';
import { StateDot } from '#ui/content/StateDot.tsx';
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
          'flex min-h-15 w-full flex-wrap items-center gap-x-3 px-3 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-3 sm:px-4 lg:py-3',
          shelfColumns,
          isSelected === true && 'bg-accent-soft',
        )}
      >
        <span className="relative shrink-0">
          <Picture image={item.image} size="small" />
          {isSelecting ? <Mark isOn={isSelected} /> : null}
        </span>
        <span className="min-w-[min(100%,5.5rem)] flex-1 lg:min-w-0">
          <span className="block truncate leading-5 font-medium lg:whitespace-normal">
            {item.variants?.title ?? item.title}
          </span>
          {item.variants === null ? <Status item={item} /> : <OptionsStatus variants={item.variants} />}
        </span>
        <PhonePrice item={item} />
        <Cell label={words.showcase.price} isStrong>
          <Range item={item} of="price" />
        </Cell>
        <Cell label={words.showcase.cost}>
          <Range item={item} of="cost" />
        </Cell>
        <Cell label={words.showcase.profit} isStrong>
          <Range item={item} of="profit" />
        </Cell>
        <Cell label={words.showcase.inStock}>{item.variants?.stock ?? item.stock}</Cell>
        <Cell label={words.showcase.sold}>{item.variants?.orders_30d ?? item.orders_30d}</Cell>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted max-lg:hidden" />
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
      data-mark
      className={cx(
        'absolute inset-0 m-auto flex size-6 items-center justify-center rounded-full border-2',
        isOn ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface',
      )}
    >
      {isOn ? <Check className="size-4" /> : null}
    </span>
  );
}

/** What a buyer pays, and under it what of that is the shop's. */
function PhonePrice({ item }: { item: Item }) {
  const words = useWords();
  return (
    <span className="tabular ml-auto text-right leading-5 lg:hidden">
      <span className="block font-medium">
        <Range item={item} of="price" />
      </span>
      <span className="block text-meta leading-5 text-accent-ink">
        <span className="sr-only">{words.showcase.profit} </span>
        <Range item={item} of="profit" look="flow" />
      </span>
    </span>
  );
}

type RangeProps = { item: Item; of: 'price' | 'cost' | 'profit'; look?: 'plain' | 'flow' };

/** An amount of the goods, or the least of several goods where theirs differ. */
function Range({ item, of, look = 'plain' }: RangeProps) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const { currency, variants } = item;
  const own = { price: item.sale_price, cost: item.cost, profit: item.profit }[of];
  const low = variants?.[`${of}_min`] ?? own;
  if (variants === null || low === variants[`${of}_max`])
    return <MoneyText look={look} amount={low} currency={currency} />;
  return <>{say(words.showcase.options.from, { price: money(low, currency) })}</>;
}

/** How many options a product has, how many of them are off sale, and the pieces of all. */
function OptionsStatus({ variants }: { variants: NonNullable<Item['variants']> }) {
  const words = useWords();
  const say = useSay();
  const { goods, stock, sold_out: soldOut } = variants;
  const off = goods.filter(({ status }) => status !== 'listed').length;
  const texts = [
    say(words.showcase.options.count, { count: goods.length }),
    ...(off === 0 ? [] : [say(words.showcase.options.offSale, { count: off })]),
    ...(soldOut === 0 ? [] : [say(words.showcase.options.soldOut, { count: soldOut })]),
  ];
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-meta leading-5 text-muted">
      {off === 0 && soldOut === 0 ? null : <StateDot tone={stock === 0 ? 'bad' : 'warn'} />}
      <span className="truncate">
        {texts.join(' · ')}
        <span className="lg:hidden"> · {say(words.showcase.stock, { count: stock })}</span>
      </span>
    </span>
  );
}

/** Off sale with the reason, or how many are left: a line of its own, in a state's looks where it needs the merchant. */
export function Status({ item, isAlways = false }: { item: Item; isAlways?: boolean }) {
  const words = useWords();
  const say = useSay();
  const { delist_reason: reason, status, stock } = item;
  const isOff = status !== 'listed';
  const count = say(words.showcase.stock, { count: stock });
  const state = reason === null ? words.showcase.delisted : words.showcase.delistReasons[reason];
  const isOut = stock === 0 && reason !== 'out_of_stock';
  const tone = isOut ? 'bad' : isOff ? 'warn' : undefined;
  const texts = [...(isOff ? [state] : []), ...(isOut || (stock > 0 && !isOff) ? [count] : [])];
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-1.5 text-meta leading-5 text-muted',
        tone === undefined && !isAlways && 'lg:hidden',
      )}
    >
      {tone === undefined ? null : <StateDot tone={tone} />}
      <span className="truncate">{texts.join(' · ')}</span>
    </span>
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
