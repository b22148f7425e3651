import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { FileChanged } from '#ui/calls/upload-csv.ts';
import { Note } from '#ui/content/Note.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { error: Error; onAgain: () => void };

/** Why a file could not be read: the file itself with its line, the connection, or that it was changed meanwhile. */
export function FileStopped({ error, onAgain }: Props) {
  const { showcase } = useWords();
  const words = showcase.file;
  const why = useWhy(error);
  if (error instanceof FileChanged) {
    return (
      <div role="alert">
        <Note tone="warn">{words.changedFile}</Note>
      </div>
    );
  }
  if (why === undefined) return <ErrorBox error={error} onAgain={onAgain} />;
  return (
    <>
      <div role="alert">
        <Note tone="warn" title={words.refusedFile}>
          {why}
        </Note>
      </div>
      <Button tone="plain" onClick={onAgain}>
        {words.again}
      </Button>
    </>
  );
}

/** The line and what is wrong there, where it is the file. */
function useWhy(error: Error): string | undefined {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  if (!(error instanceof Refusal)) return undefined;
  const { reason, field, shown } = error;
  const reasons: Readonly<Record<string, string>> = words.fileReasons;
  const text = reasons[reason ?? ''];
  if (text === undefined) return undefined;
  const why = say(text, { column: field ?? '', max: limits.showcaseFileRowsMax });
  const { line } = shown;
  return typeof line === 'number' && line > 1 ? say(words.at, { line, why }) : why;
}
