import { useState } from 'react';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { useTableImport, type ImportKind, type TableReport } from './useTableImport.ts';

type Props = { kind: ImportKind; onStartOver: () => void };

/** A file: checked, its wrong rows told, then written. What may be written at once says so. */
export function TableFile({ kind, onStartOver }: Props) {
  const { config, import: importWords, importReason } = useWords();
  const words = config.tables;
  const [file, setFile] = useState<File>();
  const [hasTried, setTried] = useState(false);
  const { send, isBusy, error, report, isDryRun } = useTableImport(kind);
  const isDirect = kind === 'synonyms';
  const isChecked = report !== undefined && isDryRun === true && report.refused === 0;

  function act(): void {
    setTried(true);
    if (file !== undefined) send(file, !isDirect && !isChecked);
  }

  const isDone = report !== undefined && isDryRun === false;
  return (
    <Stack>
      <FieldFrame label={words.file} error={hasTried && file === undefined ? words.missing : undefined}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,text/csv"
            disabled={report !== undefined}
            onChange={(event) => setFile(event.target.files?.[0])}
            className={controlClass}
          />
        )}
      </FieldFrame>
      {isDirect ? <Note>{words.direct}</Note> : null}
      <SaidFault error={error} />
      {report === undefined ? null : <Report report={report} isDryRun={!isDone} reasons={importReason} />}
      <Stack isRow>
        {isDone || (report !== undefined && !isChecked) ? null : (
          <Button isBusy={isBusy} onClick={act}>
            {isDirect || isChecked ? words.write : words.check}
          </Button>
        )}
        {report === undefined ? null : (
          <Button tone="plain" onClick={onStartOver}>
            {importWords.other_file}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

type ReportProps = {
  report: TableReport;
  isDryRun: boolean;
  reasons: Readonly<Record<string, string>>;
};

function Report({ report, isDryRun, reasons }: ReportProps) {
  const { config, none } = useWords();
  const words = config.tables;
  return (
    <>
      <Note tone={report.refused > 0 ? 'warn' : 'good'}>{isDryRun ? words.look : words.written}</Note>
      <Grid look="figures">
        <Figure label={words.rows} value={report.rows} />
        {report.changed === undefined ? null : <Figure label={words.changed} value={report.changed} />}
        {report.unchanged === undefined ? null : <Figure label={words.unchanged} value={report.unchanged} />}
        <Figure label={words.refused} value={report.refused} />
      </Grid>
      {report.errors.length === 0 ? null : (
        <Table
          label={words.errors}
          rows={report.errors.map((one, at) => ({ ...one, key: `${one.line} ${at}` }))}
          rowKey={({ key }) => key}
          columns={[
            { key: 'line', head: words.line, cell: ({ line }) => line },
            { key: 'field', head: words.field, cell: ({ field }) => field ?? none },
            {
              key: 'reason',
              head: words.problem,
              cell: ({ reason }) =>
                Object.hasOwn(reasons, reason) ? reasons[reason] : reason.replaceAll('_', ' '),
            },
            { key: 'value', head: words.value, cell: ({ value }) => value ?? none },
          ]}
        />
      )}
    </>
  );
}
