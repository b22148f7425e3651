import { refusalOfCode } from '#domain/wire/errors.ts';
import { useWords, type ConsoleWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { LabelFailure } from './labels.ts';
import type { Labels } from './useLabels.ts';

type Props = { id: string; parcelId: string; labels: Labels };

/** What is wrong with a row's label, in a line of its own below it. */
export function RowFaults({ id, parcelId, labels }: Props) {
  const words = useWords();
  const say = useSay();
  const problems = labels.problems.get(parcelId);
  const failure = labels.failures.get(parcelId);
  const says = [problems?.carrier, problems?.tracking].flatMap((one) =>
    one === undefined ? [] : [words.dispatch[one]],
  );
  if (failure !== undefined) says.push(say(words.dispatch.row_failed, { why: reasonOf(failure, words) }));
  return (
    <div
      id={id}
      role="alert"
      className="flex flex-wrap gap-x-4 text-meta font-medium text-bad xl:justify-end"
    >
      {says.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}

function reasonOf({ reason, code }: LabelFailure, words: ConsoleWords): string {
  const reasons: Readonly<Record<string, string>> = words.labelReason;
  const known = reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  // Words with a place to fill in say nothing here: an answer for many rows gives no values.
  const general = words.errors[refusalOfCode(code) ?? 'unknownError'];
  return known ?? (general.includes('{') ? words.errors.invalidOperation : general);
}
