import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Column<T> = {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: T) => ReactNode;
  readonly isEnd?: boolean;
};

type Props<T> = {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  onPress?: ((row: T) => void) | undefined;
};

/** A table on a wide screen; on a phone each row is a card with the heads beside its cells. */
export function Table<T>({ label, columns, rows, rowKey, onPress }: Props<T>) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-left text-sm max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-muted">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx('px-3 py-3 font-semibold first:pl-4 last:pr-4', column.isEnd && 'text-right')}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'max-md:block max-md:px-4 max-md:py-3',
                onPress && 'cursor-pointer hover:bg-sunken',
              )}
              onClick={onPress === undefined ? undefined : () => onPress(row)}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cx(
                    'align-middle max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1 md:px-3 md:py-3 md:first:pl-4 md:last:pr-4',
                    column.isEnd && 'md:text-right',
                  )}
                >
                  <span aria-hidden className="shrink-0 text-muted md:hidden">
                    {column.head}
                  </span>
                  <span className="min-w-0 max-md:text-right">{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
