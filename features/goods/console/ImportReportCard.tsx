import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { ImportReport } from './upload.ts';

type Props = {
  title: string;
  fileName?: string;
  report: ImportReport;
  /** Only before the import. */
  onImport?: () => void;
  onStartOver: () => void;
};

/** What a file would do, or what it did: counts, and each refused row with its line and reason. */
export function ImportReportCard({ title, fileName, report, onImport, onStartOver }: Props) {
  const words = useWords();
  const say = useSay();
  const isPreview = onImport !== undefined;
  const toWrite = report.added + report.changed;

  return (
    <>
      <Card title={title}>
        <div role="status">
          <Text look="muted">{isPreview ? words.import.preview_lead : words.import.result_lead}</Text>
          {fileName === undefined ? null : <Text look="code">{fileName}</Text>}
        </div>
        <Grid look="figures">
          <Figure label={isPreview ? words.import.added_would : words.import.added} value={report.added} />
          <Figure
            label={isPreview ? words.import.changed_would : words.import.changed}
            value={report.changed}
          />
          <Figure label={words.import.unchanged} value={report.unchanged} />
          <Figure label={words.import.refused} value={report.refused} />
          {report.announced === 0 ? null : <Figure label={words.import.announced} value={report.announced} />}
        </Grid>
        <Text look="small">{say(words.import.rows_read, { rows: report.rows })}</Text>
        {report.announced === 0 ? null : (
          <Note>{say(words.import.announced_why, { days: limits.costNoticeDays })}</Note>
        )}
        {isPreview && toWrite > 0 && report.refused > 0 ? (
          <Note tone="warn">{say(words.import.refused_stay, { count: report.refused })}</Note>
        ) : null}
        {isPreview && toWrite === 0 ? (
          <Note>{report.unchanged === 0 ? words.import.only_refused : words.import.nothing}</Note>
        ) : null}
        <Stack isRow>
          {isPreview && toWrite > 0 ? (
            <Button onClick={onImport}>{say(words.import.confirm, { count: toWrite })}</Button>
          ) : null}
          {isPreview ? null : <LinkButton to="/goods">{words.import.see}</LinkButton>}
          <Button tone="plain" onClick={onStartOver}>
            {words.import.other_file}
          </Button>
        </Stack>
      </Card>
      {report.refused === 0 ? (
        <Text look="good">{words.import.no_errors}</Text>
      ) : (
        <RowErrors report={report} />
      )}
    </>
  );
}

function RowErrors({ report }: { report: ImportReport }) {
  const words = useWords();
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = words.importReason;
  const rest = report.refused - new Set(report.errors.map(({ line }) => line)).size;

  return (
    <Card title={words.import.errors_caption}>
      <Table
        label={words.import.errors_caption}
        rows={report.errors.map((error, index) => ({ ...error, key: `${error.line} ${index}` }))}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'line',
            head: words.import.line,
            cell: ({ line }) => <span className="tabular">{line}</span>,
          },
          { key: 'code', head: words.import.code, cell: ({ code }) => code ?? words.none },
          { key: 'field', head: words.import.field, cell: ({ field }) => field ?? words.none },
          {
            key: 'reason',
            head: words.import.reason,
            cell: ({ reason }) =>
              Object.hasOwn(reasons, reason) ? reasons[reason] : reason.replaceAll('_', ' '),
          },
        ]}
      />
      {rest > 0 ? <Text look="small">{say(words.import.errors_more, { count: rest })}</Text> : null}
    </Card>
  );
}
