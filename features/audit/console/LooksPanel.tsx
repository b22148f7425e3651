import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listLookBudgets, raiseLookBudget } from '#features/audit/looks.contract.ts';
import { WhyForm } from '#features/audit/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table, type Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type Row = OutputOf<typeof listLookBudgets>['list'][number];

/** Who has looked at personal data today and how much is left of their budget; nothing where nobody has. */
export function LooksPanel() {
  const { audit, none } = useWords();
  const { looks: words } = audit;
  const say = useSay();
  const [raised, setRaised] = useState<Row>();
  const query = useEndpoint(listLookBudgets, {});
  const columns: Column<Row>[] = [
    {
      key: 'person',
      role: 'title',
      head: audit.person,
      cell: ({ name, fast_at: fastAt }) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          {name}
          {fastAt === null ? null : <Badge tone="warn">{words.fast}</Badge>}
        </span>
      ),
    },
    { key: 'kind', head: audit.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'used',
      head: words.today,
      cell: ({ used, allowed }) => <span className="tabular">{say(words.used, { used, allowed })}</span>,
    },
    { key: 'raised', head: words.raised_by, cell: ({ raised_by: by }) => by ?? none },
    {
      key: 'raise',
      role: 'end',
      head: words.actions,
      isEnd: true,
      cell: (row) =>
        row.can_raise ? (
          <Button tone="plain" size="small" onClick={() => setRaised(row)}>
            {words.raise}
          </Button>
        ) : null,
    },
  ];
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={2} />}
      empty={{ when: ({ list }) => list.length === 0, show: null }}
    >
      {({ list }) => (
        <Section title={words.title}>
          <Text look="muted">{words.lead}</Text>
          <Table
            label={words.title}
            columns={columns}
            rows={list}
            rowKey={({ kind, person_id: id }) => `${kind}:${id}`}
          />
          <RaiseSheet row={raised} onClose={() => setRaised(undefined)} />
        </Section>
      )}
    </QueryView>
  );
}

function RaiseSheet({ row, onClose }: { row: Row | undefined; onClose: () => void }) {
  const { looks: words } = useWords().audit;
  const say = useSay();
  const raise = useAct(raiseLookBudget, { changes: [listLookBudgets], onDone: onClose });
  const count = limits.buyerLooksRaise;
  return (
    <Sheet isOpen={row !== undefined} onClose={onClose} title={words.raise}>
      {row === undefined ? null : (
        <>
          <Text>{say(words.raise_lead, { name: row.name, count })}</Text>
          <ErrorBox error={raise.error} />
          <WhyForm
            submit={words.raise}
            isBusy={raise.isBusy}
            onSend={(why) => raise.act({ person_id: row.person_id, why })}
          />
        </>
      )}
    </Sheet>
  );
}
