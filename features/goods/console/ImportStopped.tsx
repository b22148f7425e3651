import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Offline, Refusal } from '#ui/calls/api.ts';
import { useSay } from '#ui/words/words.tsx';
import { FileChanged } from '#ui/calls/upload-csv.ts';
import type { ImportStep } from './useImport.ts';

type Props = {
  step: Extract<ImportStep, { at: 'stopped' }>;
  onCheck: () => void;
  onStartOver: () => void;
};

/** Why a check or an import ended early, and what may have been written. */
export function ImportStopped({ step, onCheck, onStartOver }: Props) {
  const words = useWords();
  const { error, isDryRun } = step;
  const isGone = error instanceof FileChanged;
  const mayHaveWritten = !isDryRun && error instanceof Offline;

  return (
    <>
      {error === undefined ? (
        <Note tone="warn">{isDryRun ? words.import.cancelled_check : words.import.cancelled}</Note>
      ) : null}
      {isGone ? (
        <div role="alert">
          <Note tone="warn">{words.import.file_changed}</Note>
        </div>
      ) : (
        <ErrorBox error={error} />
      )}
      {error instanceof Refusal ? <Place refusal={error} /> : null}
      {mayHaveWritten ? <Note tone="warn">{words.import.lost}</Note> : null}
      <Stack isRow>
        {isGone ? null : <Button onClick={onCheck}>{words.import.check}</Button>}
        <Button tone="plain" onClick={onStartOver}>
          {words.import.other_file}
        </Button>
      </Stack>
    </>
  );
}

/** Where in the file the server stopped reading, when it was the file. */
function Place({ refusal }: { refusal: Refusal }) {
  const words = useWords();
  const say = useSay();
  const { reason, field } = refusal;
  const line = refusal.shown['line'];
  if (typeof line !== 'number' || reason === undefined) return null;
  const reasons: Readonly<Record<string, string>> = words.importReason;
  const why = reasons[reason] ?? reason.replaceAll('_', ' ');
  const isWhole = field === undefined || field === 'file';
  return (
    <Note tone="warn" title={words.import.file_refused}>
      {isWhole
        ? say(words.import.file_refused_at, { line, why })
        : say(words.import.file_refused_in, { line, column: field, why })}
    </Note>
  );
}
