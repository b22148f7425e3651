import { Star } from 'lucide-react';
import { cx } from '#ui/cx.ts';

const places = [1, 2, 3, 4, 5];

/** Up to five stars, rounded to whole ones; `label` says the same in words. */
export function Stars({
  value,
  label,
  size = 'normal',
}: {
  value: number;
  label: string;
  size?: 'normal' | 'small';
}) {
  return (
    <span role="img" aria-label={label} className="inline-flex shrink-0 gap-0.5 text-star">
      {places.map((place) => (
        <Star
          key={place}
          aria-hidden
          className={cx(size === 'small' ? 'size-4' : 'size-5', place <= Math.round(value) && 'fill-current')}
        />
      ))}
    </span>
  );
}
