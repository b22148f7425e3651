import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';

/** A refusal in the words of its reason where the console has them; anything else as ever. */
export function SaidFault({ error }: { error: unknown }) {
  const reasons: Readonly<Record<string, string>> = useWords().config.reason;
  const text = error instanceof Refusal ? reasons[error.reason ?? ''] : undefined;
  if (text === undefined) return <ErrorBox error={error} />;
  return (
    <div role="alert">
      <Note tone="warn">{text}</Note>
    </div>
  );
}
