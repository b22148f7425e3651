import { useSearchParams } from '#ui/routing/hooks.ts';
import { languageNames } from '#domain/text/language.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { claimChat, deskChats, deskTeam } from '#features/chat/console.contract.ts';
import { DeskError, ListScreen } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Stars } from '#ui/charts/Stars.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { DeskFigures } from './DeskFigures.tsx';
import { ChatState } from './ChatState.tsx';
import { useFirstWords } from './useFirstWords.ts';
import { useInboxNews } from './useInboxNews.ts';

type Row = OutputOf<typeof deskChats>['list'][number];

const refetchMs = 60_000;

/** The desk's inbox: who waits longest stands first, and it changes by itself. */
export function ChatsScreen() {
  const words = useWords().chat;
  const { keys: keyWords } = useWords().desk;
  const toast = useToast();
  useInboxNews();
  const columns = useColumns();
  const claim = useAct(claimChat, {
    changes: [deskChats, deskTeam],
    onDone: () => toast(words.claimed),
  });
  return (
    <ListScreen
      endpoint={deskChats}
      words={{
        title: words.title,
        lead: words.lead,
        empty: words.empty,
        search: words.search,
        filters: {
          state: { label: words.filter.state, values: words.state },
          kind: { label: words.filter.kind, values: words.kind },
          holder: { label: words.filter.holder, values: words.holder },
          late: { label: words.filter.late },
          shop: { label: words.filter.shop },
          lang: { label: words.filter.lang, values: languageNames },
          created: { label: words.filter.created },
        },
      }}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => `/chat/${id}`}
      keys={{
        c: {
          says: keyWords.take,
          act: (row) => claim.act({ id: row.id, held_by: row.holder?.id ?? null }),
        },
      }}
      hint={words.keys}
      refetchMs={refetchMs}
      actions={
        <LinkButton to="/chat/canned" tone="plain" size="small">
          {words.canned.open}
        </LinkButton>
      }
      above={
        <>
          <DeskFigures />
          <Tabs />
          <DeskError error={claim.error} />
        </>
      }
    />
  );
}

function useColumns(): Column<Row>[] {
  const { chat } = useWords();
  const say = useSay();
  const firstWords = useFirstWords();
  const { column } = chat;
  return [
    {
      key: 'shop',
      role: 'title',
      head: column.shop,
      cell: ({ shop }) => <span className="font-medium">{shop.name}</span>,
    },
    {
      key: 'last',
      role: 'line',
      head: column.last,
      cell: ({ last, lang }) => (
        <span lang={lang} className="line-clamp-2 wrap-anywhere">
          {firstWords(last)}
        </span>
      ),
    },
    {
      key: 'state',
      role: 'line',
      head: column.state,
      cell: (row) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <ChatState row={row} />
          {row.unread === 0 ? null : <Badge tone="accent">{say(chat.unread, { count: row.unread })}</Badge>}
        </span>
      ),
    },
    { key: 'holder', head: column.holder, cell: ({ holder }) => holder?.name ?? chat.holder.nobody },
    {
      key: 'waiting',
      role: 'end',
      head: column.waiting,
      sort: 'waiting',
      cell: ({ waiting_since: at }) => (at === null ? '' : <TimeText at={at} form="distance" />),
    },
    {
      key: 'promise',
      head: column.promise,
      cell: ({ promise_at: at }) => (at === null ? '' : <TimeText at={at} form="distance" />),
    },
    {
      key: 'stars',
      head: column.stars,
      cell: ({ stars }) =>
        stars === null ? '' : <Stars value={stars} label={say(chat.stars, { stars })} size="small" />,
    },
  ];
}

const tabs = ['waiting', 'mine', 'all', 'closed'] as const;
type Tab = (typeof tabs)[number];
/** What a tab asks of the list; other filters are kept. */
const asks: Record<Tab, { readonly state: string | undefined; readonly holder: string | undefined }> = {
  waiting: { state: 'waiting', holder: undefined },
  mine: { state: undefined, holder: 'mine' },
  all: { state: undefined, holder: undefined },
  closed: { state: 'closed', holder: undefined },
};

/** What is asked most often, in one press. */
function Tabs() {
  const words = useWords().chat;
  const [query, setQuery] = useSearchParams();
  const current = tabs.find(
    (tab) =>
      (asks[tab].state ?? '') === (query.get('f-state') ?? '') &&
      (asks[tab].holder ?? '') === (query.get('f-holder') ?? ''),
  );
  function choose(tab: Tab): void {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['state', 'holder'] as const) {
        const value = asks[tab][name];
        if (value === undefined) next.delete(`f-${name}`);
        else next.set(`f-${name}`, value);
      }
      return next;
    });
  }
  return (
    <Chips
      label={words.tabs}
      value={current ?? ''}
      onChange={(value) => {
        const tab = tabs.find((one) => one === value);
        if (tab !== undefined) choose(tab);
      }}
      options={tabs.map((tab): { value: Tab | ''; label: string } => ({ value: tab, label: words.tab[tab] }))}
    />
  );
}
