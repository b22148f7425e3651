import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { listAllRestrictions } from '#features/restriction/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Proposals } from './Proposals.tsx';
import { ShopText } from './ShopText.tsx';

type Row = OutputOf<typeof listAllRestrictions>['list'][number];

/** Everything that was ever restricted, and what waits for a second person. */
export function RestrictionsScreen({ person }: { person: ConsolePerson }) {
  const { risk, none } = useWords();
  const words = risk.list;
  const mayRestrict = hasRight(person.roles, 'restrict');
  const columns: Column<Row>[] = [
    {
      key: 'shop',
      role: 'title',
      head: words.shop,
      cell: ({ shop }) => <ShopText shop={shop} />,
    },
    { key: 'effect', role: 'line', head: words.effect, cell: ({ level }) => risk.effect[level] },
    { key: 'reason', head: words.reason, cell: ({ code }) => risk.code[code] },
    {
      key: 'state',
      role: 'line',
      head: words.state,
      cell: (row) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <Badge tone={row.state === 'active' ? 'warn' : 'plain'}>{risk.state[row.state]}</Badge>
          {row.has_appeal ? <Badge tone="info">{words.appeal}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'placed',
      role: 'end',
      head: words.placed,
      sort: 'placed',
      cell: (row) => <TimeText at={row.placed_at} form="date" />,
    },
    {
      key: 'until',
      head: words.until,
      sort: 'until',
      cell: (row) => <TimeText at={row.until} form="both" />,
    },
    {
      key: 'amount',
      head: words.amount,
      isEnd: true,
      cell: (row) => (row.held === null ? none : <MoneyText amount={row.held} currency={row.currency} />),
    },
  ];
  return (
    <ListScreen
      endpoint={listAllRestrictions}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          state: { label: words.state, values: risk.state },
          level: { label: words.effect, values: risk.effect },
          code: { label: words.reason, values: risk.code },
          shop: { label: words.shop },
          placed: { label: words.placed },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/restrictions/${id}`}
      actions={mayRestrict ? <LinkButton to="/restrict">{words.add}</LinkButton> : undefined}
      above={mayRestrict ? <Proposals /> : undefined}
    />
  );
}
