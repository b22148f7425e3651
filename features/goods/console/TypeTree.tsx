import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { orderTypes, typeTree } from '#features/goods/catalogue.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { TypeSheet } from './TypeSheet.tsx';

type TypeRow = OutputOf<typeof typeTree>['list'][number];

/** Every type where it stands, with what is missing of its names; one of them edited. */
export function TypeTree() {
  const { config } = useWords();
  const words = config.types;
  const query = useEndpoint(typeTree, {});
  return (
    <Card title={words.tree}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {({ list }) => <TypeTable list={list} />}
      </QueryView>
    </Card>
  );
}

function TypeTable({ list }: { list: readonly TypeRow[] }) {
  const words = useWords().config.types;
  const say = useSay();
  const [editing, setEditing] = useState<string>();
  const order = useAct(orderTypes, { changes: [typeTree] });
  const edited = list.find(({ code }) => code === editing);

  /** Those beside it, with the type one place on. */
  function shift(row: TypeRow, by: -1 | 1): void {
    const codes = list.filter(({ parent }) => parent === row.parent).map(({ code }) => code);
    const from = codes.indexOf(row.code);
    const other = codes[from + by];
    if (other === undefined) return;
    order.act({
      codes: codes.map((code, at) => (at === from ? other : at === from + by ? row.code : code)),
    });
  }

  return (
    <>
      <SaidFault error={order.error} />
      <Table
        label={words.tree}
        rows={list}
        rowKey={({ code }) => code}
        onPress={({ code }) => setEditing(code)}
        columns={[
          {
            key: 'name',
            role: 'title',
            head: words.name,
            cell: ({ code, name, depth, retired }) => (
              <button
                type="button"
                className="text-left font-medium underline"
                onClick={() => setEditing(code)}
              >
                {'— '.repeat(depth)}
                {name} {retired ? <Badge>{words.retired}</Badge> : null}
              </button>
            ),
          },
          { key: 'code', role: 'line', head: words.code, cell: ({ code }) => code },
          {
            key: 'names',
            head: words.names,
            cell: ({ names }) =>
              say(words.missing, { count: names.filter(({ name }) => name === null).length }),
          },
          { key: 'goods', head: words.goods, isEnd: true, cell: ({ goods }) => goods },
          {
            key: 'move',
            role: 'end',
            head: words.place,
            isEnd: true,
            cell: (row) => <Shifts name={row.name} onShift={(by) => shift(row, by)} />,
          },
        ]}
      />
      {edited === undefined ? null : (
        <TypeSheet
          key={`${edited.code} ${edited.version}`}
          type={edited}
          all={list}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function Shifts({ name, onShift }: { name: string; onShift: (by: -1 | 1) => void }) {
  const words = useWords().config.types;
  const say = useSay();
  return (
    <Stack isRow gap="small">
      <IconButton
        label={say(words.up, { name })}
        icon={<ArrowUp aria-hidden className="size-5" />}
        onClick={() => onShift(-1)}
      />
      <IconButton
        label={say(words.down, { name })}
        icon={<ArrowDown aria-hidden className="size-5" />}
        onClick={() => onShift(1)}
      />
    </Stack>
  );
}
