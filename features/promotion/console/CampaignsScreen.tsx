import { useNavigate } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { deskCampaigns } from '#features/promotion/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { stateTones } from './tones.ts';

type Row = OutputOf<typeof deskCampaigns>['list'][number];

const placeOf = ({ id }: Row): string => `/promotion/${id}`;

/** Campaigns of all shops: those in review first by their filter, each leading to its file. */
export function CampaignsScreen({ person }: { person: ConsolePerson }) {
  const { promotion: words } = useWords();
  const { keys: keyWords } = useWords().desk;
  const go = useNavigate();
  const columns = useColumns();
  const { filter } = words;
  return (
    <ListScreen
      endpoint={deskCampaigns}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          state: { label: filter.state, values: words.state },
          plan: { label: filter.plan, values: words.plan },
          shop: { label: filter.shop },
          made: { label: filter.made },
        },
      }}
      actions={
        <>
          {hasRight(person.roles, 'limits') ? (
            <LinkButton to="/promotion/support" tone="plain">
              {words.support.open}
            </LinkButton>
          ) : null}
          {hasRight(person.roles, 'audit') ? (
            <LinkButton to="/promotion/log" tone="plain">
              {words.log.open}
            </LinkButton>
          ) : null}
        </>
      }
      columns={columns}
      rowKey={({ id }) => id}
      to={placeOf}
      more={({ shop }) => [{ label: filter.shop, value: shop.id }]}
      keys={{ d: { says: keyWords.decide, act: (row) => go(placeOf(row)) } }}
      hint={words.keys}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { promotion: words } = useWords();
  const say = useSay();
  const { money, percent } = useFormats();
  const { column } = words;
  const paid = ({ percent_bps: share, spent, budget, currency }: Row) =>
    share === null
      ? say(words.spent_of, { spent: money(spent, currency), budget: money(budget, currency) })
      : say(words.share, { percent: percent(share) });
  return [
    {
      key: 'goods',
      role: 'title',
      head: column.goods,
      cell: ({ goods, goods_count: count }) =>
        say(words.goods_of, { first: goods, more: Math.max(0, count - 1) }),
    },
    { key: 'shop', role: 'line', head: column.shop, cell: ({ shop }) => shop.name },
    { key: 'plan', head: column.plan, cell: ({ plan_id: plan }) => words.plan[plan] },
    {
      key: 'state',
      role: 'line',
      head: column.state,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{words.state[state]}</Badge>,
    },
    { key: 'spent', role: 'line', head: column.spent, isEnd: true, cell: paid },
    {
      key: 'made',
      head: column.made,
      sort: 'made',
      cell: ({ created_at: at }) => <TimeText at={at} form="date" />,
    },
    {
      key: 'decide',
      role: 'end',
      head: column.decide,
      sort: 'promise',
      cell: ({ promise_at: at }) => (at === null ? null : <TimeText at={at} form="distance" />),
    },
  ];
}
