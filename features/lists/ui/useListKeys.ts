import { useState } from 'react';
import { useScreenKeys, type ScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useMedia } from '#ui/useMedia.ts';

/** As the style sheet's `lg`: from here on there is room for a panel beside a list. */
const besideList = '(min-width: 64rem)';

/** What a key does with the row that the keyboard stands on. */
export type RowKey<T> = { readonly says: string; readonly act: (row: T) => void };

type Props<T> = {
  rows: readonly T[];
  rowKey: (row: T) => string;
  keys: Readonly<Record<string, RowKey<T>>>;
  /** Rows lead somewhere: Space shows one beside the list. */
  canPeek?: boolean;
  /** The keyboard stands on the first row from the beginning. */
  startsAtFirst?: boolean;
};

export type ListPlace<T> = {
  /** The row that the keyboard stands on, and its key. */
  readonly current: { readonly row: T; readonly key: string } | undefined;
  /** Undefined where there is no room for a panel, or rows lead nowhere. */
  readonly peek: Peek | undefined;
};

export type Peek = {
  readonly isOpen: boolean;
  readonly show: (key: string) => void;
  readonly close: () => void;
};

/** Goes through rows with j and k, shows one beside the list with Space, and does with the row what other keys say. */
export function useListKeys<T>(props: Props<T>): ListPlace<T> {
  const { rows, rowKey, keys, canPeek = false, startsAtFirst = false } = props;
  const words = useWords().desk.keys;
  const isWide = useMedia(besideList);
  const [chosen, setChosen] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const found = rows.findIndex((row) => rowKey(row) === chosen);
  const at = found === -1 && startsAtFirst ? 0 : found;
  const row = rows[at];
  const peek = isWide && canPeek ? { isOpen: isOpen && row !== undefined } : undefined;

  function go(place: number): void {
    const next = rows[Math.min(Math.max(place, 0), rows.length - 1)];
    if (next === undefined) return;
    const key = rowKey(next);
    setChosen(key);
    document.querySelector(`[data-row="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
    // Space on a button presses it: the button of the row that was left would show that row.
    if (document.activeElement?.matches(peekButton) === true) findPeekButton(key)?.focus();
  }

  function turnPeek(): void {
    if (row === undefined) go(0);
    setOpen(peek?.isOpen !== true);
  }

  const next = { says: words.next, act: () => go(at + 1) };
  const previous = { says: words.previous, act: () => go(at - 1) };
  const close = () => setOpen(false);
  const peekKeys: ScreenKeys =
    peek?.isOpen === true
      ? { ArrowDown: next, ArrowUp: previous, Escape: { says: words.close_peek, act: close } }
      : {};
  useScreenKeys({
    ...Object.fromEntries(
      Object.entries(keys).map(([key, { says, act }]) => [
        key,
        { says, act: () => (row === undefined ? undefined : act(row)) },
      ]),
    ),
    j: next,
    k: previous,
    ' ': peek && { says: words.peek, act: turnPeek },
    ...peekKeys,
  });
  return {
    current: row === undefined ? undefined : { row, key: rowKey(row) },
    peek: peek && {
      ...peek,
      close,
      show: (key) => {
        setChosen(key);
        setOpen(true);
      },
    },
  };
}

const peekButton = 'button[data-peek]';

/** The button that shows this row beside the list. */
export function findPeekButton(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] ${peekButton}`);
}
