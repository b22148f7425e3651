import { useId } from 'react';
import { useUiWords } from './words.tsx';

type Point = { readonly label: string; readonly value: string };

type Props = {
  label: string;
  points: readonly Point[];
  format: (value: string) => string;
};

const width = 640;
const height = 200;
const inset = { left: 8, right: 8, top: 8, bottom: 8 };

/** A line over time, with the same numbers as a table. Values are decimal text; only the drawing rounds them. */
export function LineChart({ label, points, format }: Props) {
  const words = useUiWords();
  const id = useId();
  const values = points.map((point) => Number(point.value));
  const top = Math.max(...values, 0) || 1;
  const low = Math.min(...values, 0);
  const places = values.map((value, index) => ({ x: xOf(index, points.length), y: yOf(value, low, top) }));
  const line = places
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' ');
  const ground = yOf(0, low, top);
  const area = `${line} L${(places.at(-1)?.x ?? 0).toFixed(1)} ${ground.toFixed(1)} L${(places[0]?.x ?? 0).toFixed(1)} ${ground.toFixed(1)} Z`;
  const highest = points[values.indexOf(Math.max(...values))];

  return (
    <figure className="flex flex-col gap-1">
      {highest === undefined ? null : (
        <span aria-hidden className="tabular text-sm text-muted">
          {format(highest.value)}
        </span>
      )}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id} className="h-auto w-full">
        <title id={id}>{label}</title>
        <line x1={inset.left} x2={width - inset.right} y1={ground} y2={ground} className="stroke-line" />
        <path d={area} className="fill-accent-soft" />
        <path
          d={line}
          fill="none"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-accent"
        />
        {places.length <= 31
          ? places.map(({ x, y }, index) => (
              <circle key={index} cx={x} cy={y} r={3.5} className="fill-accent" />
            ))
          : null}
      </svg>
      <div aria-hidden className="flex justify-between gap-4 text-sm text-muted">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </div>
      <details>
        <summary className="inline-flex min-h-target items-center text-sm font-semibold text-accent-ink">
          {words.tableOf}
        </summary>
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <tbody className="divide-y divide-line">
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row" className="py-1.5 text-left font-normal text-muted">
                  {point.label}
                </th>
                <td className="tabular py-1.5 text-right font-medium">{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function xOf(index: number, count: number): number {
  const room = width - inset.left - inset.right;
  return count <= 1 ? inset.left + room / 2 : inset.left + (index / (count - 1)) * room;
}

function yOf(value: number, low: number, top: number): number {
  const room = height - inset.top - inset.bottom;
  return inset.top + ((top - value) / (top - low)) * room;
}
