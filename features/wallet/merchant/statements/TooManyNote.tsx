import { Refusal } from '#ui/calls/api.ts';
import { Note } from '#ui/content/Note.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Why a file was not written: too many rows, or whatever else. */
export function TooManyNote({ error }: { error: unknown }) {
  const words = useWords().wallet.statements;
  const say = useSay();
  if (error instanceof Refusal && error.reason === 'too_many_rows') {
    const { limit } = error.shown;
    return <Note tone="warn">{say(words.tooMany, { limit: typeof limit === 'number' ? limit : 0 })}</Note>;
  }
  return <ErrorBox error={error} />;
}
