import { TimeText } from '#ui/content/TimeText.tsx';
import { useRowSpot } from '#ui/lists/row-spot.ts';

/** The head of a day within a list of movements. */
export function DayRow({ at }: { at: string }) {
  const spot = useRowSpot();
  return (
    <li {...spot} className="bg-sunken px-3 py-1.5 text-meta font-medium text-muted sm:px-4">
      <TimeText at={at} form="date" />
    </li>
  );
}
