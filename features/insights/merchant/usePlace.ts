import { useSearchParams } from '#ui/routing/hooks.ts';

type Change = Readonly<Record<string, string | undefined>>;

/** What is chosen on the page, in its address. `undefined` takes a name out. */
export function usePlace(): [URLSearchParams, (change: Change, isStep?: boolean) => void] {
  const [place, setPlace] = useSearchParams();
  function change(values: Change, isStep = false): void {
    setPlace(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !isStep },
    );
  }
  return [place, change];
}
