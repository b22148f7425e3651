import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { articleCategories, type ArticleCategory } from '#domain/content/article-route.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { deskArticles, orderContent } from '#features/help/content.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Table, type Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { CreateSheet } from './CreateSheet.tsx';
import { movedIn } from './moved-in.ts';

type Answer = OutputOf<typeof deskArticles>;
type Row = Answer['list'][number];

/** All answers: how each stands in every language, and in which order they are read. */
export function ArticlesScreen() {
  const words = useWords().content.articles;
  const query = useEndpoint(deskArticles, {});
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
        skeleton={<SkeletonRows count={8} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {(answer) => <List answer={answer} />}
      </QueryView>
      {isNew ? <CreateSheet kind="article" onClose={() => setNew(false)} /> : null}
    </Page>
  );
}

function List({ answer }: { answer: Answer }) {
  const words = useWords().content.articles;
  const navigate = useNavigate();
  const [category, setCategory] = useState<ArticleCategory | 'all'>('all');
  const order = useAct(orderContent, { changes: changedByWriting });
  const rows = answer.list.filter((row) => category === 'all' || row.category === category);
  const ids = answer.list.map(({ id }) => id);
  const move = (id: string, over: string | undefined): void => {
    if (over !== undefined)
      order.act({ kind: 'article', revision: answer.order_revision, ids: movedIn(ids, id, over) });
  };
  const options = ['all' as const, ...articleCategories].map((value) => ({
    value,
    label: value === 'all' ? words.all : words.category[value],
    count: answer.list.filter((row) => value === 'all' || row.category === value).length,
  }));
  const columns: Column<Row>[] = [
    {
      key: 'title',
      role: 'title',
      head: words.heading,
      cell: (row) => <span className="font-medium">{row.title}</span>,
    },
    {
      key: 'category',
      role: 'line',
      head: words.category_label,
      cell: (row) => words.category[row.category],
    },
    { key: 'state', role: 'line', head: words.state_label, cell: (row) => <States row={row} /> },
    ...(category === 'all' ? [] : [moves(words, rows, { move, isBusy: order.isBusy })]),
  ];
  return (
    <>
      <Chips label={words.category_label} value={category} onChange={setCategory} options={options} />
      {category === 'all' ? <Text look="small">{words.order_hint}</Text> : null}
      <ContentError error={order.error} />
      <Table
        label={words.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onPress={({ id }) => navigate(`/content/${id}`)}
      />
    </>
  );
}

type Moving = { move: (id: string, over: string | undefined) => void; isBusy: boolean };
type ArticleWords = ReturnType<typeof useWords>['content']['articles'];

function moves(words: ArticleWords, rows: readonly Row[], moving: Moving): Column<Row> {
  return {
    key: 'order',
    role: 'end',
    head: words.order,
    isEnd: true,
    cell: (row) => <Moves row={row} rows={rows} {...moving} />,
  };
}

function Moves({ row, rows, move, isBusy }: Moving & { row: Row; rows: readonly Row[] }) {
  const words = useWords().content.articles;
  const say = useSay();
  const at = rows.indexOf(row);
  const [above, below] = [rows[at - 1]?.id, rows[at + 1]?.id];
  return (
    <span className="flex justify-end">
      <IconButton
        label={say(words.up, { name: row.title })}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={isBusy || at === 0}
        onClick={(event) => {
          event.stopPropagation();
          move(row.id, above);
        }}
      />
      <IconButton
        label={say(words.down, { name: row.title })}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={isBusy || at === rows.length - 1}
        onClick={(event) => {
          event.stopPropagation();
          move(row.id, below);
        }}
      />
    </span>
  );
}

function States({ row }: { row: Row }) {
  const words = useWords().content.articles;
  const say = useSay();
  const count = (test: (one: Row['languages'][number]) => boolean) => row.languages.filter(test).length;
  const missing = count(({ state }) => state === 'missing');
  const outdated = count(({ state }) => state === 'outdated');
  const drafts = count(({ has_draft: has }) => has);
  const scheduled = row.languages.reduce((sum, one) => sum + one.scheduled, 0);
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {row.is_hidden ? <Badge tone="bad">{words.hidden}</Badge> : null}
      {missing > 0 ? <Badge tone="warn">{say(words.missing, { count: missing })}</Badge> : null}
      {outdated > 0 ? <Badge tone="warn">{say(words.outdated, { count: outdated })}</Badge> : null}
      {drafts > 0 ? <Badge tone="info">{say(words.drafts, { count: drafts })}</Badge> : null}
      {scheduled > 0 ? <Badge tone="info">{say(words.scheduled, { count: scheduled })}</Badge> : null}
      {missing + outdated === 0 && !row.is_hidden ? <Badge tone="good">{words.state.shown}</Badge> : null}
    </span>
  );
}
