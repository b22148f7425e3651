import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { deskBanners, orderContent } from '#features/help/content.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table, type Column } from '#ui/lists/Table.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { CreateSheet } from './CreateSheet.tsx';
import { movedIn } from './moved-in.ts';

type Answer = OutputOf<typeof deskBanners>;
type Row = Answer['list'][number];

/** All banners in their order. */
export function BannersScreen() {
  const words = useWords().content.banners;
  const query = useEndpoint(deskBanners, {});
  const [isNew, setNew] = useState(false);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={<Button onClick={() => setNew(true)}>{words.new}</Button>}
    >
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {(answer) => <List answer={answer} />}
      </QueryView>
      {isNew ? <CreateSheet kind="banner" onClose={() => setNew(false)} /> : null}
    </Page>
  );
}

const titleOf = ({ id, shown }: Row): string => shown?.texts.en?.title ?? id;

function List({ answer }: { answer: Answer }) {
  const words = useWords().content.banners;
  const { articles } = useWords().content;
  const say = useSay();
  const navigate = useNavigate();
  const order = useAct(orderContent, { changes: changedByWriting });
  const ids = answer.list.map(({ id }) => id);
  const move = (id: string, by: number): void => {
    const over = ids[ids.indexOf(id) + by];
    if (over !== undefined)
      order.act({ kind: 'banner', revision: answer.order_revision, ids: movedIn(ids, id, over) });
  };
  const mover = (row: Row, by: 1 | -1) => (
    <IconButton
      label={say(by < 0 ? articles.up : articles.down, { name: titleOf(row) })}
      icon={
        by < 0 ? <ArrowUp aria-hidden className="size-5" /> : <ArrowDown aria-hidden className="size-5" />
      }
      disabled={order.isBusy || ids[ids.indexOf(row.id) + by] === undefined}
      onClick={(event) => {
        event.stopPropagation();
        move(row.id, by);
      }}
    />
  );
  const columns: Column<Row>[] = [
    {
      key: 'title',
      role: 'title',
      head: words.heading,
      cell: (row) => <span className="font-medium">{titleOf(row)}</span>,
    },
    {
      key: 'places',
      role: 'line',
      head: words.places,
      cell: ({ shown }) => (shown?.places ?? []).map((place) => words.place[place]).join(', '),
    },
    { key: 'state', role: 'line', head: articles.state_label, cell: (row) => <States row={row} /> },
    {
      key: 'order',
      role: 'end',
      head: articles.order,
      isEnd: true,
      cell: (row) => (
        <span className="flex justify-end">
          {mover(row, -1)}
          {mover(row, 1)}
        </span>
      ),
    },
  ];
  return (
    <>
      <ContentError error={order.error} />
      <Table
        label={words.title}
        columns={columns}
        rows={answer.list}
        rowKey={({ id }) => id}
        onPress={({ id }) => navigate(`/banners/${id}`)}
      />
    </>
  );
}

function States({ row }: { row: Row }) {
  const { articles, banners, versions } = useWords().content;
  const say = useSay();
  const { time } = useFormats();
  const { shown } = row;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {row.is_hidden ? <Badge tone="bad">{articles.hidden}</Badge> : null}
      {shown === null ? <Badge tone="warn">{banners.not_shown}</Badge> : null}
      {shown !== null && !row.is_hidden ? <Badge tone="good">{versions.state.shown}</Badge> : null}
      {shown?.until ? <Badge>{say(banners.until, { time: time(shown.until, 'date') })}</Badge> : null}
      {row.has_draft ? <Badge tone="info">{say(articles.drafts, { count: 1 })}</Badge> : null}
      {row.scheduled > 0 ? (
        <Badge tone="info">{say(articles.scheduled, { count: row.scheduled })}</Badge>
      ) : null}
    </span>
  );
}
