import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from '#ui/routing/hooks.ts';

/** Filters that stand in the address, so that a link and going back show the same. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const q = useDeferredValue(typed.trim());

  /** An empty value takes the filter away. */
  function set(changes: Readonly<Record<string, string>>): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }

  const inAddress = query.get('q') ?? '';
  useEffect(() => {
    if (q !== inAddress) set({ q });
    // Only what is typed moves the address; the address is read once, when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [q]);

  return {
    typed,
    setTyped,
    q,
    set,
    get: (name: string) => query.get(name) ?? '',
    /** The value where it is one of these, else the first of them. */
    one: <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
      values.find((value) => value === query.get(name)) ?? values[0],
    has: (name: string) => query.has(name),
  };
}

export type Filters = ReturnType<typeof useFilters>;
