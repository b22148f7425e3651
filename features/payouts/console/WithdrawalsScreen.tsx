import { useNavigate } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { listAllWithdrawals } from '#features/payouts/review.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Row = OutputOf<typeof listAllWithdrawals>['list'][number];

const placeOf = (row: Row) => `/withdrawals/${row.routed_id}`;
const lookMs = 30_000;

/** Withdrawals of all shops: what waits, and everything before it. */
export function WithdrawalsScreen() {
  const { list: words, states, types, file } = useWords().payouts;
  const { keys: keyWords } = useWords().desk;
  const go = useNavigate();
  const { filters } = words;
  const columns = useColumns();
  return (
    <ListScreen
      endpoint={listAllWithdrawals}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          state: { label: filters.state, values: states },
          type: { label: filters.type, values: types },
          shop: { label: filters.shop },
          two: { label: filters.two },
          breached: { label: filters.breached },
          asked: { label: filters.asked },
          amount: { label: filters.amount },
        },
      }}
      rowKey={({ routed_id: id }) => id}
      to={placeOf}
      more={({
        shop_id: shop,
        fee,
        currency,
        receive_amount: arrives,
        receive_currency: asset,
        created_at: at,
      }) => [
        { label: filters.shop, value: shop },
        { label: file.fee, value: <MoneyText amount={fee} currency={currency} /> },
        { label: file.arrives, value: <MoneyText amount={arrives} currency={asset} /> },
        { label: filters.asked, value: <TimeText at={at} form="both" /> },
      ]}
      keys={{ d: { says: keyWords.decide, act: (row) => go(placeOf(row)) } }}
      hint={words.hint}
      refetchMs={lookMs}
      columns={columns}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { column } = useWords().payouts.list;
  return [
    {
      key: 'no',
      role: 'title',
      head: column.no,
      cell: ({ no }) => <span className="tabular font-medium">{no}</span>,
    },
    { key: 'shop', role: 'line', head: column.shop, cell: ({ shop_name: name }) => name },
    { key: 'state', role: 'line', head: column.state, cell: (row) => <State row={row} /> },
    {
      key: 'to',
      head: column.to,
      cell: ({ account }) => (
        <Stack gap="small">
          <span>{account.label}</span>
          <Text look="small">{account.number_masked}</Text>
        </Stack>
      ),
    },
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

function State({ row }: { row: Row }) {
  const { list: words, states } = useWords().payouts;
  const isWaiting = row.state === 'requested';
  return (
    <Stack gap="small" isRow>
      <Badge tone={isWaiting ? 'warn' : row.state === 'success' ? 'good' : 'plain'}>
        {states[row.state]}
      </Badge>
      {isWaiting && row.needs_second ? (
        <Badge tone="info">{row.has_first ? words.half : words.two}</Badge>
      ) : null}
    </Stack>
  );
}

function Due({ row }: { row: Row }) {
  const { list: words } = useWords().payouts;
  const say = useSay();
  const { time } = useFormats();
  if (row.is_late) return <Badge tone="bad">{words.late}</Badge>;
  if (row.promise_at !== null) return say(words.decide_by, { when: time(row.promise_at) });
  if (row.send_by !== null) return say(words.send_by, { when: time(row.send_by) });
  return say(words.asked, { when: time(row.created_at) });
}
