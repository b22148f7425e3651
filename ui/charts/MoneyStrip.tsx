import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { cx } from '#ui/cx.ts';

/** Whose money a part is: always the same colours, and a word beside each. */
export type StripTone = 'own' | 'coming' | 'held' | 'rest';

export type StripPart = {
  readonly tone: StripTone;
  readonly amount: string;
  /** The part in words, with its amount. Without it the part is named elsewhere. */
  readonly label?: ReactNode;
  readonly to?: string;
};

const inks: Record<StripTone, string> = {
  own: 'text-part-yours',
  coming: 'text-part-coming',
  held: 'text-part-tax',
  rest: 'text-part-rest',
};

/** A sum as one strip of its parts, each at its share, none where it is nothing; the words below open what makes it. */
export function MoneyStrip({ parts: all }: { parts: readonly StripPart[] }) {
  const parts = all.filter(({ amount }) => Number(amount) > 0);
  const sum = parts.reduce((units, { amount }) => units + Number(amount), 0);
  const shares = parts.map(({ amount }) => (Number(amount) / sum) * 100);
  const named = parts.filter(({ label }) => label !== undefined);
  return (
    <div className="flex flex-col gap-2">
      <svg
        aria-hidden
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-sunken"
      >
        {parts.map(({ tone }, index) => (
          <rect
            key={tone}
            x={shares.slice(0, index).reduce((left, share) => left + share, 0)}
            y={0}
            width={Math.max(0.5, (shares[index] ?? 0) - 0.6)}
            height={8}
            className={cx('fill-current', inks[tone])}
          />
        ))}
      </svg>
      {named.length === 0 ? null : (
        <ul className="flex flex-wrap justify-between gap-x-4">
          {named.map((part) => (
            <li key={part.tone}>
              <StripLabel part={part} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function StripLabel({ part: { tone, label, to } }: { part: StripPart }) {
  const shape = 'tabular inline-flex min-h-6 items-center gap-1.5 text-meta text-muted';
  const inside = (
    <>
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full bg-current', inks[tone])} />
      <span>{label}</span>
    </>
  );
  if (to === undefined) return <span className={shape}>{inside}</span>;
  return (
    <Link to={to} className={cx(shape, 'hover:text-ink hover:underline')}>
      {inside}
    </Link>
  );
}
