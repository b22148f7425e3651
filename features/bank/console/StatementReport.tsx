import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { importBankStatement } from '#features/bank/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Report = OutputOf<typeof importBankStatement>;

type Props = {
  report: Report;
  fileName: string;
  /** Only before the import. */
  onImport: (() => void) | undefined;
  onStartOver: () => void;
};

/** What a statement would do, or what it did: its sums as a check, and each refused line with its reason. */
export function StatementReport({ report, fileName, onImport, onStartOver }: Props) {
  const { statements } = useWords().bank;
  const say = useSay();
  const { time } = useFormats();
  const isLook = onImport !== undefined;

  return (
    <>
      <Card title={isLook ? statements.look_title : statements.done_title}>
        <div role="status">
          <Text look="muted">
            {isLook
              ? statements.look_lead
              : report.needs_release
                ? statements.done_waits
                : statements.done_lead}
          </Text>
          <Text look="code">{fileName}</Text>
        </div>
        {isLook && report.needs_release && report.added > 0 ? <Note>{statements.needs_release}</Note> : null}
        {report.known_since === null ? null : (
          <Note>
            {say(report.added === 0 ? statements.known_whole : statements.known_file, {
              date: time(report.known_since),
            })}
          </Note>
        )}
        <Grid look="figures">
          <Figure label={statements.lines} value={report.lines} />
          <Figure label={statements.added} value={report.added} />
          <Figure label={statements.known} value={report.known} />
          <Figure label={statements.refused} value={report.refused} />
        </Grid>
        <Facts facts={[...becameOf(report, statements), ...useSums(report)]} />
        {report.skipped > 0 ? (
          <Text look="small">{say(statements.skipped, { count: report.skipped })}</Text>
        ) : null}
        <Stack isRow>
          {isLook && report.added > 0 ? (
            <Button onClick={onImport}>{say(statements.import, { count: report.added })}</Button>
          ) : null}
          {!isLook && report.waiting > 0 ? <LinkButton to="/bank">{statements.waiting}</LinkButton> : null}
          <Button tone="plain" onClick={onStartOver}>
            {statements.other_file}
          </Button>
        </Stack>
      </Card>
      <Columns report={report} />
      {report.errors.length === 0 ? (
        <Text look="good">{statements.no_errors}</Text>
      ) : (
        <Faults report={report} />
      )}
    </>
  );
}

type Words = ReturnType<typeof useWords>['bank']['statements'];

function becameOf(report: Report, words: Words) {
  return [
    { label: words.paid, value: report.paid, isTotal: true },
    { label: words.matched, value: report.matched },
    { label: words.returning, value: report.returning },
    { label: words.settled, value: report.settled },
    { label: words.waiting, value: report.waiting },
    { label: words.deposit, value: report.deposit },
    { label: words.other, value: report.other },
  ];
}

/** What came and went in all: a person compares it with the bank's own screen. */
function useSums({ credits, debits }: Report) {
  const { statements } = useWords().bank;
  const { money } = useFormats();
  const say = useSay();
  const textOf = (list: Report['credits']) =>
    list.map(({ amount, currency, count }) =>
      say(statements.sums, { amount: money(amount, currency), count }),
    );
  return [
    ...textOf(credits).map((value) => ({ label: statements.came, value })),
    ...textOf(debits).map((value) => ({ label: statements.went, value })),
  ];
}

function Columns({ report }: { report: Report }) {
  const { statements } = useWords().bank;
  const say = useSay();
  const fields: Readonly<Record<string, string>> = statements.field;
  if (report.columns.length === 0) return null;
  return (
    <Card title={statements.columns}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-muted">
        {report.columns.map(({ column, field }) => (
          <li key={column}>{say(statements.column_field, { column, field: fields[field] ?? field })}</li>
        ))}
      </ul>
    </Card>
  );
}

function Faults({ report }: { report: Report }) {
  const words = useWords();
  const { statements, rowReason } = words.bank;
  const reasons: Readonly<Record<string, string>> = rowReason;
  return (
    <Card title={statements.errors}>
      <Text look="muted">{statements.errors_lead}</Text>
      <Table
        label={statements.errors}
        rows={report.errors.map((error, index) => ({ ...error, key: `${error.line} ${index}` }))}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', head: statements.line, cell: ({ line }) => <span className="tabular">{line}</span> },
          { key: 'column', head: statements.column, cell: ({ column }) => column || words.none },
          {
            key: 'reason',
            head: statements.reason,
            cell: ({ reason }) => reasons[reason] ?? reason.replaceAll('_', ' '),
          },
        ]}
      />
    </Card>
  );
}
