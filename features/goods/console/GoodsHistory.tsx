import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { goodsFile } from '#features/goods/catalogue.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/** Versions with their prices, and the steps of a goods' life. */
export function GoodsHistory({ file }: { file: OutputOf<typeof goodsFile> }) {
  const { config } = useWords();
  const words = config.catalogue;
  const say = useSay();
  const { time } = useFormats();
  return (
    <>
      <Card title={words.versions}>
        <Table
          label={words.versions}
          rows={file.versions}
          rowKey={({ version }) => String(version)}
          columns={[
            { key: 'version', role: 'title', head: words.version, cell: ({ version }) => version },
            { key: 'title', role: 'line', head: words.column.title, cell: ({ title }) => title },
            {
              key: 'cost',
              head: words.column.cost,
              isEnd: true,
              cell: ({ cost }) => <MoneyText amount={cost} currency={file.currency} />,
            },
            {
              key: 'price',
              head: words.column.price,
              isEnd: true,
              cell: (row) => <MoneyText amount={row.suggested_price} currency={file.currency} />,
            },
            {
              key: 'at',
              role: 'line',
              head: words.column.added,
              cell: (row) => <TimeText at={row.made_at} form="both" />,
            },
            { key: 'by', role: 'line', head: config.tables.by, cell: (row) => row.made_by ?? words.by_file },
            { key: 'why', head: words.why, cell: ({ why }) => why },
          ]}
        />
      </Card>
      <Card title={words.steps}>
        {file.steps.length === 0 ? <Text look="muted">{words.no_steps}</Text> : null}
        <Rows label={words.steps}>
          {file.steps.map((step) => (
            <Row
              key={step.made_at}
              title={words.state[step.to]}
              detail={say(config.history_by, { who: step.made_by, when: time(step.made_at, 'both') })}
              below={step.reason === '' ? undefined : <Text look="small">{step.reason}</Text>}
            />
          ))}
        </Rows>
      </Card>
    </>
  );
}
