import type { ReactNode } from 'react';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { label: string; value: ReactNode; before: string; detail?: string };

/** The one figure of a view, and the one of the period before. */
export function Total({ label, value, before, detail }: Props) {
  const words = useWords().shop.insights;
  const say = useSay();
  return (
    <section aria-label={label} className="flex flex-col gap-0.5">
      <span className="text-meta text-muted">{label}</span>
      <p className="text-figure">{value}</p>
      <p className="tabular text-meta text-muted">
        {say(words.before, { value: before })}
        {detail === undefined ? null : ` · ${detail}`}
      </p>
    </section>
  );
}
