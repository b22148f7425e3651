import { ArrowDown, ArrowUp, ArrowUpDown, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

export type Column<T> = {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: T) => ReactNode;
  readonly isEnd?: boolean;
  /**
   * What a cell is of its row. On a phone a row of a table with a title is two or three lines: its title and its `end`,
   * then its lines. The other cells stand behind what the row opens; where it opens nothing, with their heads beside them.
   */
  readonly role?: 'title' | 'end' | 'line' | 'control';
  /** The name of an order: its head sorts by it. */
  readonly sort?: string | undefined;
};

/** By what rows are sorted, and how they come in another order. */
export type TableOrder = {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  readonly onSort: (by: string) => void;
};

/** A row shown beside the table before it is opened. */
export type TablePeek = {
  readonly label: string;
  /** The row that is shown now. */
  readonly shownKey: string | undefined;
  readonly onShow: (key: string) => void;
  readonly onHide: () => void;
};

type Props<T> = {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  onPress?: ((row: T) => void) | undefined;
  order?: TableOrder | undefined;
  /** The row that the keyboard stands on. */
  currentKey?: string | undefined;
  /** Rows of 36 px where they have one line: for lists that one works through. */
  isDense?: boolean;
  /** A small button at the end of every row, from 1,024 px. */
  peek?: TablePeek | undefined;
};

/** A table on a wide screen; on a phone each row is a card: of a few lines where the table says what its cells are. */
export function Table<T>(props: Props<T>) {
  const { label, columns, rows, rowKey, onPress, order, currentKey, isDense = false, peek } = props;
  const isCompact = columns.some(({ role }) => role === 'title');
  return (
    <div
      className={cx(
        'overflow-x-auto rounded-card border border-line bg-surface',
        // What scrolls sideways has no head that stays: it would stay within the table alone.
        isDense && 'xl:overflow-visible',
      )}
    >
      <table aria-label={label} className="w-full border-collapse text-left text-meta max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-muted">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sortOf(column, order)}
                className={cx('px-3 first:pl-4 last:pr-4', headClass(isDense), column.isEnd && 'text-right')}
              >
                <Head column={column} order={order} />
              </th>
            ))}
            {peek === undefined ? null : (
              <th scope="col" className={cx('max-lg:hidden', headClass(isDense))}>
                <span className="sr-only">{peek.label}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-row={rowKey(row)}
              aria-current={rowKey(row) === currentKey ? true : undefined}
              className={cx(
                isCompact ? compactRow : 'max-md:block max-md:px-4 max-md:py-3',
                rowKey(row) === currentKey && 'bg-accent-soft',
                onPress && 'group cursor-pointer hover:bg-sunken',
              )}
              onClick={
                onPress === undefined
                  ? undefined
                  : ({ target }) => (isControl(target) ? undefined : onPress(row))
              }
            >
              {columns.map((column) => (
                <Cell
                  key={column.key}
                  column={column}
                  row={row}
                  look={lookOf(column, isCompact, onPress !== undefined)}
                  isDense={isDense}
                />
              ))}
              {peek === undefined ? null : <PeekCell peek={peek} at={rowKey(row)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What comes after the pseudo-element begins a line of its own. */
const compactRow =
  "max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4 max-md:py-2.5 max-md:after:order-2 max-md:after:basis-full max-md:after:content-['']";

type Look = { readonly cell: string; readonly head?: string; readonly value?: string };

const looks = {
  title: {
    cell: 'max-md:order-1 max-md:min-w-0 max-md:flex-1 max-md:basis-2/5 max-md:text-body max-md:font-medium',
    head: 'hidden',
  },
  end: { cell: 'max-md:order-1 max-md:ml-auto max-md:text-right max-md:leading-5', head: 'hidden' },
  line: {
    cell: 'max-md:order-3 max-md:min-w-0 max-md:text-muted max-md:[&_.line-clamp-2]:line-clamp-1',
    head: 'hidden',
  },
  control: { cell: 'max-md:-mx-2 max-md:-my-2 max-md:self-center', head: 'hidden' },
  behind: { cell: 'max-md:hidden' },
  named: {
    cell: 'max-md:order-3 max-md:flex max-md:min-w-0 max-md:flex-wrap max-md:items-baseline max-md:gap-x-1.5 max-md:[&:has(>:last-child:empty)]:hidden',
  },
  pair: {
    cell: 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1',
    value: 'max-md:text-right',
  },
} as const satisfies Record<string, Look>;

type CellProps<T> = { column: Column<T>; row: T; look: Look; isDense: boolean };

function Cell<T>({ column, row, look, isDense }: CellProps<T>) {
  return (
    <td
      className={cx(
        'align-middle md:px-3 md:first:pl-4 md:last:pr-4',
        isDense ? 'md:h-9 md:py-1' : 'md:py-3',
        look.cell,
        column.isEnd && 'md:text-right',
      )}
    >
      <span aria-hidden className={cx('shrink-0 text-muted md:hidden', look.head)}>
        {column.head}
      </span>
      <span className={cx('min-w-0', look.value)}>{column.cell(row)}</span>
    </td>
  );
}

function lookOf<T>({ role }: Column<T>, isCompact: boolean, isOpening: boolean): Look {
  if (!isCompact) return looks.pair;
  if (role !== undefined) return looks[role];
  return isOpening ? looks.behind : looks.named;
}

const headClass = (isDense: boolean) =>
  cx(
    'font-medium',
    isDense
      ? 'py-1 xl:sticky xl:top-0 xl:z-10 xl:bg-surface xl:shadow-[inset_0_-1px_0_var(--color-line)] xl:first:rounded-tl-card xl:last:rounded-tr-card'
      : 'py-3',
  );

/** A mouse finds the button in the row that it is over; the keyboard and a finger find it in every row. */
function PeekCell({ peek, at }: { peek: TablePeek; at: string }) {
  const isShown = peek.shownKey === at;
  return (
    <td className="w-9 pr-1 align-middle max-lg:hidden">
      <button
        type="button"
        data-peek
        aria-label={peek.label}
        title={peek.label}
        aria-expanded={isShown}
        onClick={() => (isShown ? peek.onHide() : peek.onShow(at))}
        className={cx(
          'inline-flex size-7 items-center justify-center rounded-field text-muted hover:bg-surface hover:text-ink pointer-coarse:size-target',
          !isShown &&
            'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-aria-current:opacity-100 pointer-fine:focus-visible:opacity-100',
        )}
      >
        <PanelRight aria-hidden className="size-4" />
      </button>
    </td>
  );
}

/** A control inside of a row does its own work, and does not open the row. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null;
}

function sortOf<T>({ sort }: Column<T>, order: TableOrder | undefined) {
  if (sort === undefined || order === undefined) return undefined;
  if (sort !== order.by) return 'none';
  return order.direction === 'asc' ? 'ascending' : 'descending';
}

function Head<T>({ column, order }: { column: Column<T>; order: TableOrder | undefined }) {
  const { sort, head } = column;
  if (sort === undefined || order === undefined) return head;
  const isBy = sort === order.by;
  const Icon = isBy ? (order.direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <button
      type="button"
      className="-mx-2 inline-flex min-h-7 items-center pointer-coarse:min-h-target gap-1 rounded-field px-2 font-medium hover:bg-sunken"
      onClick={() => order.onSort(sort)}
    >
      {head}
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
