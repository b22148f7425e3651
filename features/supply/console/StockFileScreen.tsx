import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { ownGoods, stockFile } from '#features/supply/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { Refused } from './Refused.tsx';
import { StockTabs } from './StockTabs.tsx';
import { useReason, type FeedResult } from './useReason.ts';

type Answer = OutputOf<typeof stockFile>;

/** A file of stock and costs: checked first, row by row; taken whole or not at all. */
export function StockFileScreen() {
  const { stock } = useWords().terms;
  const [csv, setCsv] = useState('');
  const { act, isBusy, error, done, reset } = useAct(stockFile, { changes: [ownGoods] });
  function check(text: string): void {
    setCsv(text);
    act({ csv: text, preview: true });
  }
  return (
    <Page title={stock.file_title} lead={stock.file_lead} width="wide">
      <StockTabs />
      {done === undefined ? (
        <Card>
          <Choose isBusy={isBusy} onText={check} />
          <Refused error={error} />
        </Card>
      ) : (
        <Report answer={done} isBusy={isBusy} onApply={() => act({ csv, preview: false })} onOther={reset} />
      )}
    </Page>
  );
}

function Choose({ isBusy, onText }: { isBusy: boolean; onText: (text: string) => void }) {
  const { stock } = useWords().terms;
  const say = useSay();
  const [file, setFile] = useState<File>();
  const [hasTried, setTried] = useState(false);
  function send(): void {
    setTried(true);
    if (file !== undefined) void file.text().then(onText);
  }
  return (
    <Form onSend={send} label={stock.file_title}>
      <FieldFrame
        label={stock.file}
        hint={say(stock.file_hint, { rows: limits.feedRowsMax })}
        error={hasTried && file === undefined ? stock.file_missing : undefined}
      >
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => setFile(event.target.files?.[0])}
            className={controlClass}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" isBusy={isBusy}>
          {stock.check}
        </Button>
      </div>
    </Form>
  );
}

type ReportProps = { answer: Answer; isBusy: boolean; onApply: () => void; onOther: () => void };

function Report({ answer: { applied, results }, isBusy, onApply, onOther }: ReportProps) {
  const { stock } = useWords().terms;
  const say = useSay();
  const wrong = results.filter(({ ok }) => !ok).length;
  const fresh = results.filter(({ change }) => change === 'changed').length;
  const says = applied
    ? stock.applied
    : wrong > 0
      ? say(stock.wrong, { count: wrong })
      : fresh === 0
        ? stock.nothing
        : stock.ready;
  return (
    <>
      <div role="status">
        <Note tone={wrong > 0 ? 'warn' : applied ? 'good' : 'info'}>{says}</Note>
      </div>
      <Stack isRow>
        {!applied && wrong === 0 && fresh > 0 ? (
          <Button isBusy={isBusy} onClick={onApply}>
            {say(stock.apply, { count: fresh })}
          </Button>
        ) : null}
        <Button tone="plain" onClick={onOther}>
          {stock.other}
        </Button>
      </Stack>
      <Table
        label={stock.report}
        rows={results}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', head: stock.line, cell: ({ line }) => line },
          { key: 'code', head: stock.code, cell: ({ code }) => code },
          { key: 'result', head: stock.result, cell: (row) => <RowResult row={row} /> },
        ]}
      />
    </>
  );
}

function RowResult({ row }: { row: FeedResult }) {
  const { stock } = useWords().terms;
  const say = useSay();
  const why = useReason()(row);
  if (why !== undefined) return <Text look="bad">{why}</Text>;
  return (
    <Stack gap="small">
      {row.change === null ? null : (
        <div>
          <Badge tone={row.change === 'changed' ? 'good' : 'plain'}>{stock.change[row.change]}</Badge>
        </div>
      )}
      {row.stock === null ? null : <Text look="small">{say(stock.becomes_stock, row.stock)}</Text>}
      {row.cost === null ? null : (
        <Text look="small">
          {say(stock.becomes_cost, { before: row.cost.before, after: row.cost.after })}
        </Text>
      )}
    </Stack>
  );
}
