import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useSay } from '#ui/words/words.tsx';
import { labelsEnd } from './LabelFields.tsx';
import { isLabelable } from './useLabels.ts';
import type { Labels, Parcel } from './useLabels.ts';

/** Stays in sight while the list scrolls and parcels are selected: how many, and sending their labels. */
export function LabelBar({ parcels, labels }: { parcels: readonly Parcel[]; labels: Labels }) {
  const words = useWords();
  const say = useSay();
  const ids = parcels.filter(isLabelable).map(({ id }) => id);
  const count = labels.selected.length;
  const failed = ids.filter((id) => labels.failures.has(id)).length;
  if (count === 0) return null;

  return (
    <section
      aria-label={words.dispatch.bar}
      className="sticky bottom-18 z-20 flex flex-col gap-2 rounded-card border border-line bg-surface p-3 shadow-over lg:bottom-4"
    >
      <ErrorBox error={labels.error} />
      <Reason error={labels.error} />
      <div role="status" className="text-meta font-medium empty:hidden">
        {failed === 0 ? null : <p className="text-bad">{say(words.dispatch.failed, { count: failed })}</p>}
        {labels.problems.size === 0 ? null : (
          <p className="text-bad">{say(words.dispatch.label_mend, { count: labels.problems.size })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-meta text-muted">{say(words.dispatch.selected, { count })}</p>
        <Button {...{ [labelsEnd]: true }} isBusy={labels.isBusy} onClick={labels.send}>
          {say(words.dispatch.label, { count })}
        </Button>
      </div>
    </section>
  );
}

/** Why the whole call was refused, where the server gave a reason of its own. */
function Reason({ error }: { error: Error | null }) {
  const words = useWords();
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = words.labelReason;
  const why = error instanceof Refusal ? reasons[error.reason ?? ''] : undefined;
  return why === undefined ? null : (
    <p className="text-meta font-medium text-bad">{say(words.dispatch.row_failed, { why })}</p>
  );
}
