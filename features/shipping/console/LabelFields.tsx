import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Labels, Parcel } from './useLabels.ts';

/** Marks the fields that Enter walks through; the last one leads to what has `labelsEnd`. */
const entry = 'data-label-entry';
export const labelsEnd = 'data-labels-end';

const fieldClass =
  'h-7 min-w-0 rounded-field border border-line-strong bg-surface px-2 text-meta placeholder:text-muted ' +
  'aria-invalid:border-2 aria-invalid:border-bad max-xl:h-9 max-xl:pointer-coarse:h-target';

type Props = { parcel: Parcel; labels: Labels; faultsId: string };

/**
 * Carrier and tracking of one parcel, inside of its row; on a narrow screen only a selected row has room for them. A
 * scanner ends its code with Enter, which is taken as "next".
 */
export function LabelFields({ parcel, labels, faultsId }: Props) {
  const { dispatch } = useWords();
  const say = useSay();
  const draft = labels.draftOf(parcel.id);
  const problems = labels.problems.get(parcel.id);
  const order = parcel.order_no;
  const hidden = labels.selected.includes(parcel.id) ? '' : 'max-xl:hidden';
  const common: ComponentProps<'input'> = {
    'aria-describedby': labels.faultOf(parcel.id) ? faultsId : undefined,
    onKeyDown: goToNext,
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  };
  return (
    <div className="flex gap-1.5">
      <input
        {...common}
        {...{ [entry]: 'carrier' }}
        aria-label={say(dispatch.carrier_of, { order })}
        aria-invalid={problems?.carrier === undefined ? undefined : true}
        placeholder={dispatch.carrier}
        value={draft.carrier}
        onChange={({ target }) => labels.write(parcel.id, { ...draft, carrier: target.value })}
        autoCapitalize="none"
        maxLength={30}
        className={cx(fieldClass, 'w-22 shrink-0', hidden)}
      />
      <input
        {...common}
        {...{ [entry]: 'tracking' }}
        aria-label={say(dispatch.tracking_of, { order })}
        aria-invalid={problems?.tracking === undefined ? undefined : true}
        placeholder={dispatch.tracking}
        value={draft.tracking}
        onChange={({ target }) => labels.write(parcel.id, { ...draft, tracking: target.value })}
        autoCapitalize="characters"
        maxLength={60}
        className={cx(fieldClass, 'flex-1', hidden)}
      />
    </div>
  );
}

/** To the next field in sight that is still empty, and from the last one to the button that sends. */
function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>(`input[${entry}]`)];
  const rest = fields.slice(fields.indexOf(event.currentTarget) + 1);
  const next =
    rest.find((field) => field.value === '' && getComputedStyle(field).display !== 'none') ??
    document.querySelector<HTMLElement>(`[${labelsEnd}]`);
  next?.focus();
}
