import type { ReactNode } from 'react';
import { Link } from 'react-router';
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

const fills: Record<StripTone, string> = {
  own: 'fill-part-yours',
  coming: 'fill-part-coming',
  held: 'fill-part-tax',
  rest: 'fill-part-rest',
};

const grounds: Record<StripTone, string> = {
  own: 'bg-part-yours',
  coming: 'bg-part-coming',
  held: 'bg-part-tax',
  rest: 'bg-part-rest',
};

/** A sum as one strip of its parts, each part at its share; the words below open what makes it. */
export function MoneyStrip({ parts }: { parts: readonly StripPart[] }) {
  const sizes = parts.map(({ amount }) => Math.max(0, Number(amount)));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const named = parts.filter(({ label }) => label !== undefined);
  const shares = sizes.map((size) => (all === 0 ? 0 : (size / all) * 100));
  return (
    <div className="flex flex-col gap-2">
      <svg
        aria-hidden
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-sunken"
      >
        {parts.map(({ tone }, index) => {
          const share = shares[index] ?? 0;
          const x = shares.slice(0, index).reduce((sum, one) => sum + one, 0);
          return share === 0 ? null : (
            <rect
              key={tone}
              x={x}
              y={0}
              width={Math.max(0.5, share - 0.6)}
              height={8}
              className={fills[tone]}
            />
          );
        })}
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
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full', grounds[tone])} />
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
