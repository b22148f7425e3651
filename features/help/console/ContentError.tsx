import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect } from 'react';
import { announcement, listAnnouncements } from '#features/help/announcements.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { useSay } from '#ui/words/words.tsx';
import { changedByWriting } from './changed-by-writing.ts';

const asked = [...changedByWriting, announcement, listAnnouncements].map(({ name }) => name);

/**
 * Why it was not kept or published, in words that say what to do. Where somebody else was faster, what is shown is
 * asked again: what is typed stays.
 */
export function ContentError({ error }: { error: unknown }) {
  const { fault, refusal } = useWords().content;
  const say = useSay();
  const queries = useQueryClient();
  const isStale = error instanceof Refusal && error.key === 'staleVersion';
  useEffect(() => {
    if (isStale) for (const name of asked) void queries.invalidateQueries({ queryKey: [name] });
  }, [isStale, queries]);
  const reasons: Readonly<Record<string, string>> = { ...fault, ...refusal };
  const reason = error instanceof Refusal ? error.reason : undefined;
  const text = reason !== undefined && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (text === undefined || !(error instanceof Refusal)) return <ErrorBox error={error} />;
  const { line, word } = error.shown;
  return (
    <div role="alert">
      <Note tone="warn">
        {say(text, { line: Number(line ?? 1), word: typeof word === 'string' ? word : '' })}
      </Note>
    </div>
  );
}
