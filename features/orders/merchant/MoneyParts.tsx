import type { ReactNode } from 'react';
import type { Place } from './money-view.ts';
import { toUnits } from './units.ts';

export type MoneyPart = {
  readonly place: Place;
  readonly label: string;
  readonly amount: string;
  readonly value: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly isOn?: boolean | undefined;
};

/** Whose a part is has the same colour on every screen. */
const fills = {
  order: 'fill-accent',
  supplier: 'fill-info',
  tax: 'fill-warn',
  platform: 'fill-muted',
  shop: 'fill-good',
  buyer: 'fill-bad',
} as const satisfies Record<Place, string>;
const gap = 4;

/** How one amount divides: a bar with its parts, and every part with its name and amount below. */
export function MoneyParts({ label, parts }: { label: string; parts: readonly MoneyPart[] }) {
  return (
    <div className="flex flex-col gap-2">
      <Bar parts={parts} />
      <ul aria-label={label} className="flex flex-col">
        {parts.map((part) => (
          <li key={part.place}>
            <Line part={part} fill={fills[part.place]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says nothing that the lines below do not, so it is not read out. */
function Bar({ parts }: { parts: readonly MoneyPart[] }) {
  const shown = parts.map((part) => ({ ...part, units: toUnits(part.amount), fill: fills[part.place] }));
  const above = shown.filter(({ units }) => units > 0n);
  const whole = above.reduce((sum, { units }) => sum + units, 0n);
  if (whole === 0n) return null;
  const share = (units: bigint) => Number((units * 10_000n) / whole) / 10;
  const pieces = above.map((part, index) => {
    const before = above.slice(0, index).reduce((sum, { units }) => sum + units, 0n);
    return { ...part, x: share(before), width: Math.max(share(part.units) - gap, 1) };
  });
  return (
    <svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden className="h-3 w-full rounded-full">
      {pieces.map(({ place, x, width, fill }) => (
        <rect key={place} x={x} y={0} width={width} height={12} className={fill} />
      ))}
    </svg>
  );
}

function Line({ part, fill }: { part: MoneyPart; fill: string }) {
  const inside = (
    <>
      <svg viewBox="0 0 12 12" aria-hidden className="size-3 shrink-0">
        <rect width={12} height={12} rx={3} className={fill} />
      </svg>
      <span className="min-w-0 flex-1 text-left">{part.label}</span>
      <span className="text-right font-medium">{part.value}</span>
    </>
  );
  if (part.onPress === undefined) {
    return <div className="flex items-center gap-3 py-1.5">{inside}</div>;
  }
  return (
    <button
      type="button"
      aria-pressed={part.isOn === true}
      onClick={part.onPress}
      className={
        part.isOn === true
          ? 'flex min-h-target w-full items-center gap-3 rounded-field bg-accent-soft px-2'
          : 'flex min-h-target w-full items-center gap-3 rounded-field px-2 hover:bg-sunken'
      }
    >
      {inside}
    </button>
  );
}
