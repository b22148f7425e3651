import { useState } from 'react';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useWords } from '#ui/words/console-words.ts';

/** What a key does with the row that the keyboard stands on. */
export type RowKey<T> = { readonly says: string; readonly act: (row: T) => void };

/** Goes through rows with j and k, and does with the row what other keys say. Gives the key of the current row. */
export function useListKeys<T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  keys: Readonly<Record<string, RowKey<T>>>,
): string | undefined {
  const { keys: words } = useWords().desk;
  const [current, setCurrent] = useState<string>();
  const at = rows.findIndex((row) => rowKey(row) === current);
  const row = rows[at];

  function go(place: number): void {
    const next = rows[Math.min(Math.max(place, 0), rows.length - 1)];
    if (next === undefined) return;
    const key = rowKey(next);
    setCurrent(key);
    document.querySelector(`[data-row="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  useScreenKeys({
    ...Object.fromEntries(
      Object.entries(keys).map(([key, { says, act }]) => [
        key,
        { says, act: () => (row === undefined ? undefined : act(row)) },
      ]),
    ),
    j: { says: words.next, act: () => go(at + 1) },
    k: { says: words.previous, act: () => go(at - 1) },
  });
  return current;
}
