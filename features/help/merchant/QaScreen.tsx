import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { articleCategories, articleRoute } from '#domain/content/article-route.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listArticles } from '#features/help/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';

type Answers = OutputOf<typeof listArticles>;

/** Questions and answers, searched while one types. Search and topic stand in the address, so back keeps them. */
export function QaScreen() {
  const words = useWords().service.qa;
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const q = useDeferredValue(typed.trim());
  const category = articleCategories.find((one) => one === query.get('category'));
  const pages = usePages(listArticles, (page) => ({
    page,
    page_size: 20,
    ...(q === '' ? {} : { q: q.slice(0, 80) }),
    ...(category === undefined ? {} : { category }),
  }));
  const first = pages.data?.pages[0];

  function set(name: 'q' | 'category', value: string) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  function search(text: string) {
    setTyped(text);
    set('q', text.trim());
  }

  function clear() {
    setTyped('');
    setQuery({}, { replace: true });
  }

  return (
    <Page title={words.title} back="/service">
      <TextField
        label={words.search}
        isLabelHidden
        placeholder={words.search}
        type="search"
        enterKeyHint="search"
        maxLength={80}
        value={typed}
        onChange={search}
        before={<Search className="size-5" />}
      />
      <Topics
        value={category ?? 'all'}
        counts={first?.counts ?? {}}
        onChange={(value) => set('category', value === 'all' ? '' : value)}
      />
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={8} />}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: <NoAnswers q={q} onClear={clear} />,
        }}
      >
        {({ pages: all }) => (
          <>
            <Answers pages={all} />
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

type TopicsProps = {
  value: string;
  counts: Readonly<Record<string, number>>;
  onChange: (value: string) => void;
};

function Topics({ value, counts, onChange }: TopicsProps) {
  const words = useWords();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Chips
      label={words.service.qa.categories}
      value={value}
      onChange={onChange}
      options={[
        { value: 'all', label: words.common.all, count: all },
        ...articleCategories.map((one) => ({
          value: one,
          label: words.service.qa.category[one],
          count: counts[one] ?? 0,
        })),
      ]}
    />
  );
}

function Answers({ pages }: { pages: readonly Answers[] }) {
  const words = useWords().service.qa;
  const say = useSay();
  return (
    <>
      <div role="status">
        <Text look="small">{say(words.found, { count: pages[0]?.total ?? 0 })}</Text>
      </div>
      <Rows label={words.title}>
        {pages
          .flatMap(({ list }) => list)
          .map((article) => (
            <Row
              key={article.id}
              title={article.title}
              detail={article.excerpt}
              below={
                <>
                  <Badge>{words.category[article.category]}</Badge>
                  {article.translated ? null : <Badge tone="info">{words.inEnglish}</Badge>}
                </>
              }
              to={articleRoute(article.id)}
            />
          ))}
      </Rows>
    </>
  );
}

function NoAnswers({ q, onClear }: { q: string; onClear: () => void }) {
  const words = useWords().service;
  const say = useSay();
  return (
    <Empty
      says={q === '' ? words.qa.noneInTopic : say(words.qa.none, { q })}
      detail={words.qa.noneDetail}
      action={
        <Stack isRow>
          <Button tone="plain" onClick={onClear}>
            {words.qa.clear}
          </Button>
          <LinkButton to="/feedback?from=/qa">{words.write}</LinkButton>
        </Stack>
      }
    />
  );
}
