import { useWords } from '#ui/words/console-words.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { FilterProps } from './FilterBar.tsx';

/** From a day to a day, both included. */
export function DatesFilter({ words, value, onValue }: FilterProps) {
  const { list } = useWords().desk;
  const say = useSay();
  const range = typeof value === 'object' && !Array.isArray(value) ? value : {};

  function change(ends: { from?: string | undefined; to?: string | undefined }): void {
    const { from, to } = { from: range.from, to: range.to, ...ends };
    const next = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
    onValue(Object.keys(next).length === 0 ? undefined : next);
  }

  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:w-80">
      <TextField
        type="date"
        label={say(list.from_of, { name: words.label })}
        value={range.from ?? ''}
        onChange={(from) => change({ from })}
      />
      <TextField
        type="date"
        label={say(list.to_of, { name: words.label })}
        value={range.to ?? ''}
        onChange={(to) => change({ to })}
      />
    </div>
  );
}
