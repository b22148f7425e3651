import { useSearchParams } from '#ui/routing/hooks.ts';

/** What is chosen on the page, in its address: links lead to it, and back keeps it. */
export function useFilters(): [URLSearchParams, (name: string, value: string) => void] {
  const [query, setQuery] = useSearchParams();
  function set(name: string, value: string): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }
  return [query, set];
}
