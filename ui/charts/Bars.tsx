import { cx } from '#ui/cx.ts';

const height = 52;
const gap = 4;

/** Values as small bars, the last one in colour. Only a sketch: the figure beside it says what is exact. */
export function Bars({ values, width = 112 }: { values: readonly string[]; width?: number }) {
  const numbers = values.map((value) => Math.max(0, Number(value)));
  const top = Math.max(...numbers, 1e-9);
  const space = numbers.length > 12 ? 1 : gap;
  const wide = (width - space * (numbers.length - 1)) / Math.max(1, numbers.length);
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="min-w-0 shrink"
    >
      {numbers.map((value, index) => {
        const tall = Math.max(2, (value / top) * height);
        return (
          <rect
            key={`${index} ${value}`}
            x={index * (wide + space)}
            y={height - tall}
            width={wide}
            height={tall}
            rx={Math.min(3, wide / 2)}
            className={cx(index === numbers.length - 1 ? 'fill-accent' : 'fill-line-strong opacity-50')}
          />
        );
      })}
    </svg>
  );
}
