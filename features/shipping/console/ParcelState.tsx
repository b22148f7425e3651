import type { Tone } from '#ui/content/Badge.tsx';
import { StateDot } from '#ui/content/StateDot.tsx';
import { useWords, type ConsoleWords } from '#ui/words/console-words.ts';
import { lastStepOf } from './steps.ts';
import { isLabelable } from './useLabels.ts';
import type { Parcel } from './useLabels.ts';

const tones: Record<Parcel['state'], Tone> = {
  waiting: 'plain',
  to_ship: 'accent',
  labelled: 'info',
  shipped: 'info',
  delivered: 'good',
  returned: 'warn',
  cancelled: 'bad',
};

/** One dot and one word: what waits for a person comes before how far the warehouse is, that before the state. */
export function ParcelState({ parcel }: { parcel: Parcel }) {
  const { tone, says } = stateOf(parcel, useWords());
  return (
    <span title={says} className="flex min-w-0 items-center gap-2">
      <StateDot tone={tone} />
      <span className="truncate">{says}</span>
    </span>
  );
}

function stateOf(parcel: Parcel, { dispatch, supply }: ConsoleWords): { tone: Tone; says: string } {
  if (parcel.held !== null) return { tone: 'warn', says: dispatch.held };
  if (parcel.cancel_asked && isLabelable(parcel)) return { tone: 'bad', says: dispatch.cancel_asked };
  const last = isLabelable(parcel) ? lastStepOf(parcel) : undefined;
  if (last !== undefined) return { tone: 'good', says: supply.steps[last.step] };
  return { tone: tones[parcel.state], says: dispatch.states[parcel.state] };
}
