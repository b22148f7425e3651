import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { payoutBatch } from '#features/payouts/batches.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { BatchActs } from './BatchActs.tsx';
import { MarkSheet } from './MarkSheet.tsx';

export type Batch = OutputOf<typeof payoutBatch>;
export type BatchItem = Batch['items'][number];

/** One file: who made and released it, what is in it, and what became of that. */
export function BatchScreen() {
  const { batch: words } = useWords().payouts;
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(payoutBatch, { id });
  return (
    <Page title={say(words.title, { no: query.data?.no ?? '' })} back="/payouts" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards count={2} />}>
        {(batch) => (
          <>
            <Head batch={batch} />
            <BatchActs batch={batch} />
            <Items batch={batch} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Head({ batch }: { batch: Batch }) {
  const { batch: words, payouts } = useWords().payouts;
  const { none } = useWords();
  const hash = (text: string | null) => (text === null ? none : <Text look="code">{text}</Text>);
  return (
    <Card title={payouts.batch_states[batch.state]}>
      <Facts
        facts={[
          { label: words.count, value: batch.count },
          { label: words.from, value: `${batch.from_holder} ${batch.from_account}` },
          { label: words.execute_on, value: batch.execute_on },
          { label: words.made_by, value: batch.made_by.name },
          { label: words.released_by, value: batch.released_by?.name ?? none },
          { label: words.settled, value: batch.settled },
          { label: words.xml_hash, value: hash(batch.xml_sha256) },
          { label: words.csv_hash, value: hash(batch.csv_sha256) },
          {
            label: words.total,
            value: <MoneyText amount={batch.total} currency={batch.currency} />,
            isTotal: true,
          },
        ]}
      />
      {batch.released_at === null ? null : <TimeText at={batch.released_at} form="both" />}
    </Card>
  );
}

function Items({ batch }: { batch: Batch }) {
  const { batch: words } = useWords().payouts;
  const [marked, setMarked] = useState<BatchItem>();
  return (
    <Section title={words.items}>
      <Table
        label={words.items}
        rows={batch.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'no',
            role: 'title',
            head: words.column.no,
            cell: ({ no }) => <span className="tabular">{no}</span>,
          },
          {
            key: 'to',
            role: 'line',
            head: words.column.to,
            cell: ({ account_name: name, number_masked: number }) => (
              <Stack gap="small">
                <span>{name}</span>
                <Text look="small">{number}</Text>
              </Stack>
            ),
          },
          {
            key: 'amount',
            role: 'end',
            head: words.column.amount,
            isEnd: true,
            cell: ({ amount }) => <MoneyText amount={amount} currency={batch.currency} />,
          },
          {
            key: 'state',
            role: 'line',
            head: words.column.state,
            cell: ({ state, is_in: isIn }) => (isIn ? words.item_states[state] : words.left),
          },
          {
            key: 'reference',
            role: 'line',
            head: words.column.reference,
            cell: ({ reference, end_to_end: own }) => <Text look="code">{reference ?? own}</Text>,
          },
          {
            key: 'act',
            role: 'line',
            head: words.column.act,
            cell: (item) => <ItemAct item={item} batch={batch} onMark={setMarked} />,
          },
        ]}
      />
      {marked === undefined ? null : (
        <MarkSheet key={marked.id} item={marked} onClose={() => setMarked(undefined)} />
      )}
    </Section>
  );
}

type ActProps = { item: BatchItem; batch: Batch; onMark: (item: BatchItem) => void };

function ItemAct({ item, batch, onMark }: ActProps) {
  const { batch: words } = useWords().payouts;
  const { none } = useWords();
  const say = useSay();
  const { mark } = item;
  const isOpen = item.is_in && (item.state === 'sending' || item.state === 'sent');
  if (batch.state !== 'released' || !isOpen) return none;
  return (
    <Stack gap="small">
      {mark === null ? null : (
        <Text look="small">
          {say(words.mark_by, {
            name: mark.by.name,
            outcome: words.outcomes[mark.outcome],
            reference: mark.reference,
          })}
        </Text>
      )}
      <Button
        tone="plain"
        size="small"
        aria-label={say(words.mark_of, { no: item.no })}
        onClick={() => onMark(item)}
      >
        {words.mark}
      </Button>
    </Stack>
  );
}
