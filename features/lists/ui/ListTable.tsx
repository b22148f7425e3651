import { useNavigate } from '#ui/routing/hooks.ts';
import { useWords } from '#ui/words/console-words.ts';
import type { Fact } from '#ui/lists/Facts.tsx';
import { Table, type Column, type TableOrder, type TablePeek } from '#ui/lists/Table.tsx';
import { PeekPanel } from './PeekPanel.tsx';
import { useListKeys, type Peek, type RowKey } from './useListKeys.ts';

type Props<T> = {
  label: string;
  /** The first one names the row. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** Where a row leads, below `/console`; Enter goes there too. */
  to?: ((row: T) => string) | undefined;
  /** What a row does instead, such as opening a sheet. */
  onPress?: ((row: T) => void) | undefined;
  keys?: Readonly<Record<string, RowKey<T>>> | undefined;
  /** What the row knows beyond its columns, for the preview. */
  more?: ((row: T) => readonly (Fact | undefined)[]) | undefined;
  order?: TableOrder;
  isDense?: boolean;
  startsAtFirst?: boolean;
};

/** Rows that the keyboard goes through: j and k, Space shows one beside the table, Enter opens it. */
export function ListTable<T>(props: Props<T>) {
  const { label, columns, rows, rowKey, to, onPress, keys, more } = props;
  const words = useWords().desk;
  const go = useNavigate();
  const open = onPress ?? (to === undefined ? undefined : (row: T) => go(to(row)));
  const { current, peek } = useListKeys({
    rows,
    rowKey,
    keys: { ...(open === undefined ? {} : { Enter: { says: words.keys.open, act: open } }), ...keys },
    canPeek: open !== undefined,
    startsAtFirst: props.startsAtFirst === true,
  });
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        // Beside an open preview a press shows the row there, as a reader of mail does.
        onPress={peek?.isOpen === true ? (row) => peek.show(rowKey(row)) : open}
        order={props.order}
        currentKey={current?.key}
        isDense={props.isDense === true}
        peek={peek && toButtons(peek, current?.key, words.peek.label)}
      />
      {peek?.isOpen !== true || current === undefined || open === undefined ? null : (
        <PeekPanel
          row={current.row}
          at={current.key}
          columns={columns}
          more={more}
          to={onPress === undefined ? to?.(current.row) : undefined}
          onOpen={open}
          onClose={peek.close}
        />
      )}
    </>
  );
}

function toButtons(peek: Peek, current: string | undefined, label: string): TablePeek {
  return { label, shownKey: peek.isOpen ? current : undefined, onShow: peek.show, onHide: peek.close };
}
