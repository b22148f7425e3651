import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listIdentities } from '#features/identity/console.contract.ts';
import { ListTable } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';

type Waiting = OutputOf<typeof listIdentities>['list'][number];

const refetchMs = 30_000;
const placeOf = ({ id }: Waiting) => `/identities/${id}`;

/** Who waits to be verified, the one that was promised first first. */
export function IdentitiesScreen() {
  const { identity: words, desk, risk } = useWords();
  const go = useNavigate();
  const [page, setPage] = useState(1);
  const query = useEndpoint(listIdentities, { page }, { keepPrevious: true, refetchMs });
  const columns = useColumns();
  const open = (row: Waiting) => go(placeOf(row));
  const openKey = { says: desk.keys.open, act: open };
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {(answer) => (
          <Stack>
            <div className="max-lg:hidden">
              <Text look="small">{words.keys}</Text>
            </div>
            <ListTable
              label={words.caption}
              columns={columns}
              rows={answer.list}
              rowKey={({ id }) => id}
              to={placeOf}
              keys={{ c: openKey, d: openKey }}
              more={({ shop }) => [{ label: risk.shops.code, value: shop.id }]}
              startsAtFirst
            />
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function useColumns(): Column<Waiting>[] {
  const { identity: words } = useWords();
  const { country } = useFormats();
  return [
    {
      key: 'shop',
      role: 'title',
      head: words.column.shop,
      cell: ({ shop }) => <Text look="strong">{shop.name}</Text>,
    },
    {
      key: 'kind',
      role: 'line',
      head: words.column.kind,
      cell: ({ kind, is_renewal: isRenewal }) => (
        <Stack isRow gap="small">
          <Text>{words.kinds[kind]}</Text>
          {isRenewal ? <Badge tone="info">{words.renewal}</Badge> : null}
        </Stack>
      ),
    },
    { key: 'country', head: words.column.country, cell: (row) => <Text>{country(row.country)}</Text> },
    {
      key: 'sent',
      head: words.column.sent,
      cell: ({ submitted_at: at }) => <TimeText at={at} form="distance" />,
    },
    {
      key: 'promise',
      role: 'end',
      head: words.column.promise,
      cell: ({ promise_at: at, is_late: isLate }) => (
        <Stack isRow gap="small">
          <TimeText at={at} form="distance" />
          {isLate ? <Badge tone="bad">{words.late}</Badge> : null}
        </Stack>
      ),
    },
    { key: 'state', role: 'line', head: words.column.state, cell: (row) => <StateBadge row={row} /> },
  ];
}

function StateBadge({ row }: { row: Waiting }) {
  const { identity: words } = useWords();
  if (row.is_yours) return <Badge tone="warn">{words.yours}</Badge>;
  return row.is_taken ? <Badge tone="warn">{words.taken}</Badge> : <Badge tone="good">{words.free}</Badge>;
}
