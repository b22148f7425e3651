import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { ListQuery } from '#domain/wire/listing.ts';
import { exportState, readExport, startExport } from '#features/lists/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { DeskError } from './DeskError.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Meter } from '#ui/charts/Meter.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { saveText } from '#ui/save-file.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type File = OutputOf<typeof exportState>;

const pollMs = 1_000;

/** Has a file made of exactly what is asked of a list, says how far it is, and saves it. */
export function ExportButton({ list, query }: { list: string; query: ListQuery }) {
  const { files } = useWords().desk;
  const [isOpen, setOpen] = useState(false);
  const start = useAct(startExport);
  return (
    <>
      <Button
        tone="plain"
        size="dense"
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => {
          setOpen(true);
          start.reset();
          start.act({ list, query });
        }}
      >
        {files.title}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={files.title}>
        <DeskError error={start.error} />
        {start.isBusy ? <SkeletonRows count={2} /> : null}
        {start.done === undefined ? null : <Progress key={start.done.id} id={start.done.id} />}
      </Sheet>
    </>
  );
}

function Progress({ id }: { id: string }) {
  const [isOver, setOver] = useState(false);
  const state = useEndpoint(exportState, { id }, isOver ? {} : { refetchMs: pollMs });
  const now = state.data?.state;
  if (!isOver && (now === 'done' || now === 'failed')) setOver(true);
  return (
    <QueryView query={state} skeleton={<SkeletonRows count={2} />}>
      {(file) => <Shown file={file} />}
    </QueryView>
  );
}

function Shown({ file }: { file: File }) {
  const { files } = useWords().desk;
  const say = useSay();
  const save = useSave(file);
  if (file.state === 'failed') return <Note tone="warn">{files.failed}</Note>;
  if (file.state !== 'done') {
    return (
      <Meter
        label={files.making}
        text={say(files.rows_of, { rows: file.rows, expected: file.rows_expected })}
        value={file.rows}
        max={Math.max(file.rows_expected, 1)}
        isGoal
      />
    );
  }
  return (
    <>
      <Facts
        facts={[
          { label: files.rows, value: say(files.rows_count, { rows: file.rows }) },
          { label: files.name, value: file.file_name },
          { label: files.sha256, value: <Text look="code">{file.sha256}</Text> },
        ]}
      />
      <Text look="small">{files.kept}</Text>
      <DeskError error={save.error} />
      <Button isBusy={save.isBusy} onClick={save.act}>
        {files.download}
      </Button>
    </>
  );
}

/** Reads the parts one after the other and saves them as one file. */
function useSave({ id, parts, file_name: name }: File) {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function save(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const texts: string[] = [];
      for (let part = 0; part < parts; part += 1) {
        texts.push((await client.call(readExport, { id, part })).csv);
      }
      saveText(texts.join(''), name, 'text/csv;charset=utf-8');
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }
  return { act: () => void save(), isBusy, error };
}
