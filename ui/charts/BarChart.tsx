import { useId, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { useUiWords } from '#ui/words/words.tsx';
import { ChartReader } from './ChartReader.tsx';
import type { Point } from './LineChart.tsx';

type Props = {
  label: string;
  /** The oldest first; the last one has not ended, and is hatched. */
  points: readonly Point[];
  format: (value: string) => string;
};

/** In percent of the height. Of nothing something is drawn too: the day was there. */
const least = 5;

/**
 * Few values over time as low bars. A finger, the mouse or the arrow keys read them one by one, in the line below them.
 * Values are decimal text of zero or more; only the drawing rounds them.
 */
export function BarChart({ label, points, format }: Props) {
  const words = useUiWords();
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  if (points.length === 0) return <p className="text-meta text-muted">{words.chartEmpty}</p>;
  const at = chosen === undefined ? undefined : Math.min(chosen, points.length - 1);
  const read = at === undefined ? undefined : points[at];
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption id={id} className="sr-only">
        {label}
      </figcaption>
      <ChartReader
        labelledBy={id}
        count={points.length}
        at={at}
        textAt={(index) => `${points[index]?.label ?? ''}: ${format(points[index]?.value ?? '0')}`}
        onChoose={setChosen}
        indexAt={(share) => Math.floor(share * points.length)}
        className="touch-pan-y rounded-field"
      >
        <Drawing points={points} at={at} hatch={`${id}-hatch`} />
      </ChartReader>
      <p aria-hidden className="tabular flex justify-between gap-2 text-caption whitespace-nowrap text-muted">
        <span className="min-w-0 truncate">{read?.label ?? points[0]?.label}</span>
        {read === undefined ? (
          <span>{points.at(-1)?.label}</span>
        ) : (
          <span className="font-medium text-ink">{format(read.value)}</span>
        )}
      </p>
    </figure>
  );
}

type DrawingProps = { points: readonly Point[]; at: number | undefined; hatch: string };

/** Places are percents, so that the drawing is as large as its frame and nothing in it is stretched. */
function Drawing({ points, at, hatch }: DrawingProps) {
  const top = Math.max(...points.map(({ value }) => Number(value)), 0) || 1;
  const step = 100 / points.length;
  return (
    <svg aria-hidden className="block h-9 w-full sm:h-12">
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" className="fill-accent-soft" />
        <rect width="2" height="5" className="fill-accent" />
      </pattern>
      {points.map(({ label, value }, index) => {
        const tall = Math.max(least, (Number(value) / top) * 100);
        const isLast = index === points.length - 1;
        const isEmpty = Number(value) === 0;
        return (
          <rect
            key={`${index} ${label}`}
            x={`${(index * step + step * 0.1).toFixed(2)}%`}
            y={`${(100 - tall).toFixed(2)}%`}
            width={`${(step * 0.8).toFixed(2)}%`}
            height={`${tall.toFixed(2)}%`}
            rx={isEmpty ? 1 : 2}
            fill={isLast && !isEmpty ? `url(#${hatch})` : undefined}
            className={cx(
              isEmpty ? 'fill-line-strong opacity-50' : !isLast && 'fill-line-strong',
              at !== undefined && at !== index && 'opacity-40',
            )}
          />
        );
      })}
    </svg>
  );
}
