import { useNavigate } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { allDeposits, waitingDeposits } from '#features/deposits/review.contract.ts';
import { Badge, type Tone } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TabLinks } from '#ui/layout/TabLinks.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Row = OutputOf<typeof waitingDeposits>['list'][number];

const placeOf = (row: Row) => `/deposits/${row.id}`;
const lookMs = 30_000;

/** Deposits of all shops that wait for people, the oldest first. */
export function DepositsScreen() {
  return <Deposits isWaiting />;
}

/** Every deposit of every shop. */
export function AllDepositsScreen() {
  return <Deposits isWaiting={false} />;
}

function Deposits({ isWaiting }: { isWaiting: boolean }) {
  const { list: words, states, stages, ways, file } = useWords().deposits;
  const { keys: keyWords } = useWords().desk;
  const go = useNavigate();
  const { filters } = words;
  const columns = useColumns();
  return (
    <ListScreen
      endpoint={isWaiting ? waitingDeposits : allDeposits}
      words={{
        title: isWaiting ? words.title : words.all_title,
        lead: isWaiting ? words.lead : words.all_lead,
        empty: isWaiting ? words.empty : words.all_empty,
        search: words.search,
        filters: {
          stage: { label: filters.stage, values: stages },
          state: { label: filters.state, values: states },
          way: { label: filters.way, values: ways },
          shop: { label: filters.shop },
          late: { label: filters.late },
          alarm: { label: filters.alarm },
          asked: { label: filters.asked },
          amount: { label: filters.amount },
        },
      }}
      above={
        <TabLinks
          label={words.tabs}
          links={[
            { to: '/deposits', label: words.tab_waiting },
            { to: '/deposits/all', label: words.tab_all },
          ]}
        />
      }
      rowKey={({ id }) => id}
      to={placeOf}
      more={(row) => [
        { label: filters.shop, value: row.shop_id },
        { label: file.to_send, value: <MoneyText amount={row.pay_amount} currency={row.asset} /> },
        { label: file.credited, value: <MoneyText amount={row.credited_amount} currency={row.currency} /> },
        { label: file.proofs, value: row.proofs },
        { label: file.asked, value: <TimeText at={row.created_at} form="both" /> },
      ]}
      keys={{ d: { says: keyWords.decide, act: (row) => go(placeOf(row)) } }}
      hint={words.hint}
      refetchMs={lookMs}
      columns={columns}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { list, states, ways } = useWords().deposits;
  const { column } = list;
  return [
    {
      key: 'no',
      role: 'title',
      head: column.no,
      cell: ({ no, channel_id: way }) => (
        <Stack gap="small">
          <Text look="strong">{no}</Text>
          <Text look="small">{ways[way]}</Text>
        </Stack>
      ),
    },
    { key: 'shop', role: 'line', head: column.shop, cell: ({ shop_name: name }) => name },
    { key: 'stage', role: 'line', head: column.stage, cell: (row) => <Stage row={row} /> },
    { key: 'state', head: column.state, cell: ({ state }) => states[state] },
    {
      key: 'amount',
      role: 'end',
      head: column.amount,
      isEnd: true,
      sort: 'amount',
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
    },
    { key: 'due', role: 'line', head: column.due, sort: 'asked', cell: (row) => <Due row={row} /> },
  ];
}

const tones: Readonly<Partial<Record<Row['stage'], Tone>>> = {
  second: 'info',
  second_return: 'info',
  unclear: 'warn',
  disputed: 'warn',
  line: 'warn',
  review: 'warn',
  alarm: 'bad',
};

function Stage({ row }: { row: Row }) {
  const { list: words, stages } = useWords().deposits;
  const say = useSay();
  const { stage, proposed_by: name } = row;
  const isHalf = stage === 'second' || stage === 'second_return';
  return (
    <Stack gap="small">
      <Stack gap="small" isRow>
        {stage === 'none' ? null : <Badge tone={tones[stage]}>{stages[stage]}</Badge>}
        {row.has_alarm && stage !== 'alarm' ? <Badge tone="bad">{words.alarm}</Badge> : null}
      </Stack>
      {isHalf && name !== null ? (
        <Text look="small">{say(stage === 'second' ? words.proposed_by : words.returned_by, { name })}</Text>
      ) : null}
    </Stack>
  );
}

/** The clock of the promised answer; without one, since when. */
function Due({ row }: { row: Row }) {
  const { list: words } = useWords().deposits;
  const { time } = useFormats();
  if (row.is_late) return <Badge tone="bad">{words.late}</Badge>;
  return time(row.promise_at ?? row.submitted_at ?? row.created_at);
}
