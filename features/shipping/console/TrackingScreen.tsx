import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listParcels } from '#features/shipping/contract.ts';
import { trackingFile } from '#features/shipping/supply.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { DispatchTabs } from './DispatchTabs.tsx';

type Answer = OutputOf<typeof trackingFile>;
type Result = Answer['results'][number];

/** Tracking numbers from a file: what it would do first, then doing it as a whole. */
export function TrackingScreen() {
  const { tracking } = useWords().supply;
  const [csv, setCsv] = useState<string>();
  const { act, isBusy, error, done, reset } = useAct(trackingFile, { changes: [listParcels] });

  function check(text: string): void {
    setCsv(text);
    act({ csv: text, preview: true });
  }

  return (
    <Page title={tracking.title} lead={tracking.lead}>
      <DispatchTabs />
      {done === undefined ? (
        <Card>
          <FileForm isBusy={isBusy} onText={check} onChange={reset} />
          <FileFault error={error} />
        </Card>
      ) : (
        <Report
          answer={done}
          isBusy={isBusy}
          onApply={() => act({ csv: csv ?? '', preview: false })}
          onOther={reset}
        />
      )}
    </Page>
  );
}

type FileProps = { isBusy: boolean; onText: (text: string) => void; onChange: () => void };

function FileForm({ isBusy, onText, onChange }: FileProps) {
  const { tracking } = useWords().supply;
  const say = useSay();
  const [file, setFile] = useState<File>();
  const [hasTried, setTried] = useState(false);
  const rows = limits.dispatchRowsMax;
  const isLarge = file !== undefined && file.size > limits.trackingFileUnitsMax;
  const error = isLarge
    ? say(tracking.file_large, { rows })
    : hasTried && file === undefined
      ? tracking.file_missing
      : undefined;

  function send(): void {
    setTried(true);
    if (file !== undefined && !isLarge) void file.text().then(onText);
  }

  return (
    <Form onSend={send} label={tracking.title}>
      <FieldFrame label={tracking.file} hint={say(tracking.file_hint, { rows })} error={error}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              onChange();
            }}
            className={controlClass}
          />
        )}
      </FieldFrame>
      <Text look="small">{tracking.parcel_hint}</Text>
      <div>
        <Button type="submit" isBusy={isBusy}>
          {tracking.check}
        </Button>
      </div>
    </Form>
  );
}

function FileFault({ error }: { error: Error | null }) {
  const { tracking } = useWords().supply;
  const say = useSay();
  if (error === null) return null;
  const reasons: Readonly<Record<string, string>> = tracking.file_reason;
  const why = error instanceof Refusal ? reasons[error.reason ?? ''] : undefined;
  if (why === undefined || !(error instanceof Refusal)) return <ErrorBox error={error} />;
  const { column = '', limit = 0 } = error.shown;
  return (
    <Note tone="warn">
      <span role="alert">{say(why, { column: String(column), limit: Number(limit) })}</span>
    </Note>
  );
}

type ReportProps = { answer: Answer; isBusy: boolean; onApply: () => void; onOther: () => void };

function Report({ answer: { applied, results }, isBusy, onApply, onOther }: ReportProps) {
  const { tracking } = useWords().supply;
  const say = useSay();
  const refused = results.filter(({ ok }) => !ok).length;
  const fresh = results.filter(({ ok, change }) => ok && change !== 'unchanged').length;
  const says = applied
    ? tracking.applied
    : refused > 0
      ? say(tracking.refused, { count: refused })
      : fresh === 0
        ? tracking.nothing
        : tracking.ready;
  return (
    <>
      <div role="status">
        <Note tone={refused > 0 ? 'warn' : applied ? 'good' : 'info'}>{says}</Note>
      </div>
      <Stack isRow>
        {!applied && refused === 0 && fresh > 0 ? (
          <Button isBusy={isBusy} onClick={onApply}>
            {say(tracking.apply, { count: fresh })}
          </Button>
        ) : null}
        <Button tone="plain" onClick={onOther}>
          {tracking.other}
        </Button>
      </Stack>
      <Table
        label={tracking.caption}
        rows={results}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', head: tracking.line, cell: ({ line }) => line },
          { key: 'parcel', head: tracking.parcel, cell: ({ parcel }) => parcel },
          { key: 'result', head: tracking.result, cell: (row) => <RowResult row={row} /> },
        ]}
      />
    </>
  );
}

function RowResult({ row: { reason, change } }: { row: Result }) {
  const { tracking } = useWords().supply;
  if (reason !== null) return <Text look="bad">{tracking.reason[reason]}</Text>;
  if (change === null) return null;
  return <Badge tone={change === 'unchanged' ? 'plain' : 'good'}>{tracking.change[change]}</Badge>;
}
