import { useId, useState } from 'react';
import { ChartReader } from './ChartReader.tsx';
import { ChartTable } from './ChartTable.tsx';
import { useUiWords } from '#ui/words/words.tsx';

export type Point = { readonly label: string; readonly value: string };

type Props = {
  label: string;
  points: readonly Point[];
  /** The period before, point by point beside `points`; what it is called, for example "the 7 days before". */
  previous?: { readonly label: string; readonly points: readonly Point[] } | undefined;
  format: (value: string) => string;
};

/**
 * A line over time. A finger, the mouse or the arrow keys read its points one by one; the same numbers stand below as
 * a table. Values are decimal text; only the drawing rounds them.
 */
export function LineChart({ label, points, previous, format }: Props) {
  const words = useUiWords();
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  if (points.length === 0) return <p className="py-8 text-center text-muted">{words.chartEmpty}</p>;
  const before = previous?.points ?? [];
  const scale = scaleOf([...points, ...before]);
  const at = chosen === undefined ? undefined : Math.min(chosen, points.length - 1);

  return (
    <figure className="flex flex-col gap-2">
      <figcaption id={id} className="sr-only">
        {label}
      </figcaption>
      <Reading at={at ?? highestOf(points)} isChosen={at !== undefined} chart={{ points, before, format }} />
      <ChartReader
        labelledBy={id}
        count={points.length}
        at={at}
        textAt={(index) => textOf({ points, before, format }, index)}
        onChoose={setChosen}
        indexAt={(share) => Math.round(((share * 100 - inset) / (100 - 2 * inset)) * (points.length - 1))}
        className="h-44 touch-pan-y rounded-field sm:h-56"
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className="size-full">
          <Backdrop y={scale.y(0)} />
          {before.length === 0 ? null : (
            <Line path={pathOf(before, scale, points.length)} className="stroke-muted" dashes="2 6" />
          )}
          <path d={areaOf(points, scale)} className="fill-accent-soft" fillOpacity={0.7} />
          <Line path={pathOf(points, scale, points.length)} className="stroke-accent" />
          {points.length <= 31 ? <Dots points={points} scale={scale} /> : null}
          {at === undefined ? null : <Cursor at={at} points={points} scale={scale} />}
        </svg>
      </ChartReader>
      <div aria-hidden className="flex justify-between gap-4 text-meta text-muted">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </div>
      {previous === undefined ? null : <Legend before={previous.label} />}
      <ChartTable label={label} points={points} previous={previous} format={format} />
    </figure>
  );
}

type Chart = {
  readonly points: readonly Point[];
  readonly before: readonly Point[];
  readonly format: (value: string) => string;
};

/** One point in words: the one that is chosen, else the highest. Its place is kept, so that nothing jumps. */
function Reading({ at, isChosen, chart }: { at: number; isChosen: boolean; chart: Chart }) {
  const words = useUiWords();
  const point = chart.points[at];
  const before = chart.before[at];
  if (point === undefined) return null;
  return (
    <p aria-hidden className="tabular flex min-h-12 flex-wrap items-baseline gap-x-3 text-meta text-muted">
      <span className="text-section text-ink">{chart.format(point.value)}</span>
      <span>{isChosen ? point.label : `${words.chartHighest} ${point.label}`}</span>
      {before === undefined || !isChosen ? null : (
        <span>
          {words.before} {chart.format(before.value)}
        </span>
      )}
    </p>
  );
}

function textOf(chart: Chart, at: number): string {
  const point = chart.points[at];
  const before = chart.before[at];
  if (point === undefined) return '';
  return [
    `${point.label}: ${chart.format(point.value)}`,
    before === undefined ? '' : chart.format(before.value),
  ]
    .filter(Boolean)
    .join('; ');
}

function Legend({ before }: { before: string }) {
  const words = useUiWords();
  return (
    <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-muted">
      <span className="flex items-center gap-2">
        <span className="h-0.5 w-6 rounded-full bg-accent" />
        {words.chartNow}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-6 border-t-2 border-dashed border-muted" />
        {before}
      </span>
    </p>
  );
}

/** Hundredths of the drawing left free on each side, so that the first and last dot are whole. */
const inset = 2;

type Scale = { readonly x: (index: number, count: number) => number; readonly y: (value: number) => number };

function scaleOf(points: readonly Point[]): Scale {
  const values = points.map((point) => Number(point.value));
  const top = Math.max(...values, 0) || 1;
  const low = Math.min(...values, 0);
  return {
    x: (index, count) => (count <= 1 ? 50 : inset + (index / (count - 1)) * (100 - 2 * inset)),
    y: (value) => 6 + ((top - value) / (top - low)) * 90,
  };
}

function highestOf(points: readonly Point[]): number {
  const values = points.map((point) => Number(point.value));
  return values.indexOf(Math.max(...values));
}

function placesOf(points: readonly Point[], scale: Scale, count: number): string[] {
  return points
    .slice(0, count)
    .map((point, index) => `${scale.x(index, count).toFixed(2)} ${scale.y(Number(point.value)).toFixed(2)}`);
}

function pathOf(points: readonly Point[], scale: Scale, count: number): string {
  return `M${placesOf(points, scale, count).join('L')}`;
}

function areaOf(points: readonly Point[], scale: Scale): string {
  const count = points.length;
  const ground = scale.y(0).toFixed(2);
  const [from, to] = [scale.x(0, count).toFixed(2), scale.x(count - 1, count).toFixed(2)];
  return `M${from} ${ground}L${placesOf(points, scale, count).join('L')}L${to} ${ground}Z`;
}

function Line({ path, className, dashes }: { path: string; className: string; dashes?: string }) {
  return (
    <path
      d={path}
      fill="none"
      strokeWidth={2.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

function Backdrop({ y }: { y: number }) {
  return (
    <path
      d={`M0 ${y.toFixed(2)}H100`}
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
      className="stroke-line"
    />
  );
}

/** The drawing is stretched to its place; a line of no length with a round end is a dot that is not. */
function Dots({ points, scale }: { points: readonly Point[]; scale: Scale }) {
  const dots = placesOf(points, scale, points.length)
    .map((place) => `M${place}h0`)
    .join('');
  return (
    <path
      d={dots}
      strokeWidth={7}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      className="stroke-accent"
    />
  );
}

function Cursor({ at, points, scale }: { at: number; points: readonly Point[]; scale: Scale }) {
  const x = scale.x(at, points.length).toFixed(2);
  const y = scale.y(Number(points[at]?.value ?? 0)).toFixed(2);
  return (
    <>
      <path
        d={`M${x} 2V98`}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
      <path
        d={`M${x} ${y}h0`}
        strokeWidth={13}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent-ink"
      />
    </>
  );
}
