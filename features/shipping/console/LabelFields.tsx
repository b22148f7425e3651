import type { KeyboardEvent } from 'react';
import { useWords } from '#ui/words/console-words.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { Labels, Parcel } from './useLabels.ts';

/** Marks the fields that Enter walks through; the last one leads to what has `labelsEnd`. */
const entry = 'data-label-entry';
export const labelsEnd = 'data-labels-end';

/** Carrier and tracking of one parcel. A scanner ends its code with Enter, which is taken as "next". */
export function LabelFields({ parcel, labels }: { parcel: Parcel; labels: Labels }) {
  const words = useWords();
  const say = useSay();
  const draft = labels.draftOf(parcel.id);
  const problems = labels.problems.get(parcel.id);
  const order = parcel.order_no;

  return (
    <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
      <TextField
        {...{ [entry]: 'carrier' }}
        label={words.dispatch.carrier}
        aria-label={say(words.dispatch.carrier_of, { order })}
        value={draft.carrier}
        onChange={(carrier) => labels.write(parcel.id, { ...draft, carrier })}
        onKeyDown={goToNext}
        error={problems?.carrier === undefined ? undefined : words.dispatch[problems.carrier]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={30}
      />
      <TextField
        {...{ [entry]: 'tracking' }}
        label={words.dispatch.tracking}
        aria-label={say(words.dispatch.tracking_of, { order })}
        value={draft.tracking}
        onChange={(tracking) => labels.write(parcel.id, { ...draft, tracking })}
        onKeyDown={goToNext}
        error={problems?.tracking === undefined ? undefined : words.dispatch[problems.tracking]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={60}
      />
    </div>
  );
}

/** To the next field that is still empty on the page, and from the last one to the button that sends. */
function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>(`input[${entry}]`)];
  const rest = fields.slice(fields.indexOf(event.currentTarget) + 1);
  const next =
    rest.find(({ value }) => value === '') ?? document.querySelector<HTMLElement>(`[${labelsEnd}]`);
  next?.focus();
}
