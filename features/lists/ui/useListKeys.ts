import { useEffect, useRef, useState } from 'react';

/** Keys typed into a field, or with a dialog open, are not for the list. */
export function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && target.closest('input, select, textarea, button, a') !== null;
}

/** Goes through rows with j and k, and does with the row what other keys say. Gives the key of the current row. */
export function useListKeys<T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  keys: Readonly<Record<string, (row: T) => void>>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const known = useRef({ rows, rowKey, keys, current });
  useEffect(() => {
    known.current = { rows, rowKey, keys, current };
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (isElsewhere(event)) return;
      const list = known.current;
      const at = list.rows.findIndex((row) => list.rowKey(row) === list.current);
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
      const row = list.rows[step === 0 ? at : Math.min(Math.max(at + step, 0), list.rows.length - 1)];
      if (row === undefined) return;
      if (step !== 0) {
        const key = list.rowKey(row);
        setCurrent(key);
        document.querySelector(`[data-row="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
        return;
      }
      const act = Object.hasOwn(list.keys, event.key) ? list.keys[event.key] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act(row);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return current;
}
