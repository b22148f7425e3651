import { ArrowDown, ArrowUp, ArrowUpDown, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

export type Column<T> = {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: T) => ReactNode;
  readonly isEnd?: boolean;
  /** What a cell is of its row: what the row is called, or a control of it. Without one the first cell names it. */
  readonly role?: 'title' | 'control';
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

/** A table on a wide screen; on a phone each row is a card with the heads beside its cells. */
export function Table<T>(props: Props<T>) {
  const { label, columns, rows, rowKey, onPress, order, currentKey, isDense = false, peek } = props;
  const pad = isDense ? 'md:py-1 md:h-9' : 'md:py-3';
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
                'max-md:block max-md:px-4 max-md:py-3',
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
                <td
                  key={column.key}
                  className={cx(
                    'align-middle max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1 md:px-3 md:first:pl-4 md:last:pr-4',
                    pad,
                    column.isEnd && 'md:text-right',
                  )}
                >
                  <span aria-hidden className="shrink-0 text-muted md:hidden">
                    {column.head}
                  </span>
                  <span className="min-w-0 max-md:text-right">{column.cell(row)}</span>
                </td>
              ))}
              {peek === undefined ? null : <PeekCell peek={peek} at={rowKey(row)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
