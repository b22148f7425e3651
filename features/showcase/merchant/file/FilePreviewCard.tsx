import { listGoods } from '#features/goods/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { writeShowcaseFile } from '#features/showcase/file.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { FileChanges, FileErrors } from './FileRows.tsx';
import type { FilePreview } from './usePriceFile.ts';

type Props = {
  fileName: string;
  preview: FilePreview;
  onAgain: () => void;
  onOther: () => void;
  onDone: () => void;
};

/** What a file would do, before any of it is done: counts, wrong rows with line and reason, and each change. */
export function FilePreviewCard({ fileName, preview, onAgain, onOther, onDone }: Props) {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const { rows, passed, refused, unchanged, written_before: before } = preview;
  const count = rows - passed - refused - unchanged;
  const write = useAct(writeShowcaseFile, {
    changes: [listShowcase, listGoods],
    onDone: ({ undo_token }) => {
      toast(undo_token === null ? words.dropped : words.done);
      onDone();
    },
  });
  const isStale = write.error instanceof Refusal && write.error.key === 'staleVersion';
  return (
    <>
      <Card title={words.result}>
        <Counts fileName={fileName} preview={preview} />
        {passed === 0 ? null : <Text look="small">{say(words.passed, { count: passed })}</Text>}
        {before === null ? null : <Note>{say(words.before, { date: time(before) })}</Note>}
        {refused > 0 && count > 0 ? (
          <Note tone="warn">{say(words.applyRest, { count: refused })}</Note>
        ) : null}
        {count === 0 ? <Note>{words.nothing}</Note> : null}
        {isStale ? (
          <div role="alert">
            <Note tone="warn">{words.stale}</Note>
          </div>
        ) : (
          <ErrorBox error={write.error} />
        )}
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {isStale ? (
            <Button onClick={onAgain}>{words.again}</Button>
          ) : count > 0 ? (
            <Button isBusy={write.isBusy} onClick={() => write.act({ id: preview.id, write: 'good' })}>
              {say(words.apply, { count })}
            </Button>
          ) : null}
          {count === 0 || isStale ? (
            <Button tone="plain" onClick={onOther}>
              {words.other}
            </Button>
          ) : (
            <Button
              tone="plain"
              disabled={write.isBusy}
              onClick={() => write.act({ id: preview.id, write: 'none' })}
            >
              {words.none}
            </Button>
          )}
        </div>
      </Card>
      <FileErrors preview={preview} />
      <FileChanges preview={preview} count={count} />
    </>
  );
}

/** How many rows do what; what none does is left out. */
function Counts({ fileName, preview }: Pick<Props, 'fileName' | 'preview'>) {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  const figures = (['added', 'priced', 'listed', 'delisted', 'unchanged', 'refused'] as const).filter(
    (name) => preview[name] > 0,
  );
  return (
    <>
      <div role="status" className="flex flex-col gap-1">
        <Text look="code">{fileName}</Text>
        <Text look="muted">
          {words.formats[preview.format]} · {say(words.rows, { count: preview.rows })}
        </Text>
      </div>
      <Grid look="figures">
        {figures.map((name) => (
          <Figure key={name} label={words[name]} value={preview[name]} />
        ))}
      </Grid>
    </>
  );
}
