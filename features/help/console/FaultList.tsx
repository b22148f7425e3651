import type { Fault } from '#domain/content/content-faults.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { useSay } from '#ui/words/words.tsx';

/** What has to be mended before a text can be published, by its lines. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const words = useWords().content;
  const say = useSay();
  if (faults.length === 0) return null;
  return (
    <Note tone="warn" title={words.draft.faults}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {faults.map(({ line, reason, word }, index) => (
          <li key={index}>{say(words.fault[reason], { line, word })}</li>
        ))}
      </ul>
    </Note>
  );
}
