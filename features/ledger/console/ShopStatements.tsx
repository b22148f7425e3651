import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { statements } from '#features/ledger/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Table } from '#ui/lists/Table.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type Statement = OutputOf<typeof statements>['list'][number];

/** Those that stand in the table, and those that are only in a shop's own sheet. */
const tableAmounts = ['captured', 'supplier_cost', 'fee', 'refunded', 'settled', 'available'] as const;
const allAmounts = [
  'captured',
  'supplier_cost',
  'tax',
  'refunded',
  'fee',
  'settled',
  'escrow',
  'pending',
  'available',
  'held',
  'receivable',
] as const;

export function ShopStatements() {
  const words = useWords();
  const query = useEndpoint(statements, {});
  return (
    <Card title={words.ledger.statements}>
      <Text look="muted">{words.ledger.statements_lead}</Text>
      <QueryView
        query={query}
        skeleton={<Skeleton shape="block" />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.ledger.no_shops} /> }}
      >
        {({ list }) => <StatementTable list={list} />}
      </QueryView>
    </Card>
  );
}

function StatementTable({ list }: { list: readonly Statement[] }) {
  const words = useWords();
  const say = useSay();
  const [shown, setShown] = useState<Statement>();
  const heads = words.ledger.statement;
  const columns: Column<Statement>[] = [
    {
      key: 'shop',
      role: 'title',
      head: heads.shop,
      cell: ({ name, handle }) => (
        <span className="flex flex-col md:min-w-24">
          <span className="font-medium">{name}</span>
          <span className="text-caption text-muted">{handle}</span>
        </span>
      ),
    },
    {
      key: 'orders',
      head: heads.orders,
      isEnd: true,
      cell: ({ orders }) => <span className="tabular">{orders}</span>,
    },
    ...tableAmounts.map((key) => ({
      key,
      head: heads[key],
      isEnd: true,
      cell: (row: Statement) => <MoneyText amount={row[key]} currency={row.currency} />,
    })),
    {
      key: 'show',
      role: 'end',
      head: words.ledger.show,
      isEnd: true,
      cell: (row) => (
        <Button
          tone="quiet"
          size="small"
          aria-label={say(words.ledger.show_of, { shop: row.name })}
          onClick={() => setShown(row)}
        >
          {words.ledger.show}
        </Button>
      ),
    },
  ];

  return (
    <>
      <Table
        label={words.ledger.statements_caption}
        columns={columns}
        rows={list}
        rowKey={({ shop }) => shop}
      />
      {shown === undefined ? null : <StatementSheet statement={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function StatementSheet({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const words = useWords();
  const heads = words.ledger.statement;
  return (
    <Sheet isOpen onClose={onClose} title={statement.name}>
      <Facts
        facts={[
          { label: heads.orders, value: statement.orders },
          { label: heads.units, value: statement.units },
          ...allAmounts.map((key) => ({
            label: heads[key],
            value: <MoneyText amount={statement[key]} currency={statement.currency} />,
          })),
        ]}
      />
      <Text look="small">{words.ledger.read_only}</Text>
    </Sheet>
  );
}
