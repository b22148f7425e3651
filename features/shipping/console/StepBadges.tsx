import { Check } from 'lucide-react';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { lastStepOf } from './steps.ts';
import type { Parcel } from './useLabels.ts';

/** How far the warehouse is with a parcel, and since when. Draws nothing before it was picked. */
export function StepBadges({ parcel }: { parcel: Parcel }) {
  const { supply } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const last = lastStepOf(parcel);
  if (last === undefined) return null;
  return (
    <Badge tone="good" icon={<Check aria-hidden className="size-3.5" />}>
      {say(supply.step_at, { step: supply.steps[last.step], time: time(last.at) })}
    </Badge>
  );
}
