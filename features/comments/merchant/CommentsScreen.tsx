import { useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listComments } from '#features/comments/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';
import { CommentList, type Beside } from './CommentList.tsx';
import { filtersIn, isFiltered, starChoices } from './filters.ts';
import type { Filters } from './filters.ts';
import { Summary } from './Summary.tsx';

/** Comments on delivered orders, the newest first. The filters stand in the address, so back keeps them. */
export function CommentsScreen({ beside }: { beside: Beside }) {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  const filters = filtersIn(query);
  const pages = usePages(listComments, (page) => ({ ...filters, page, page_size: 20 }));
  const first = pages.data?.pages[0];

  function show(next: Filters) {
    setQuery(
      Object.fromEntries(
        Object.entries(next).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
      ),
      { replace: true },
    );
  }

  return (
    <Page
      title={words.comments.title}
      back={filters.order_id === undefined ? '/shopCenter' : `/orderList/${filters.order_id}`}
      lead={words.comments.lead}
      width="wide"
    >
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="min-w-0 lg:order-last">
          <Summary first={first} isFailed={pages.error !== null} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <FilterBar filters={filters} first={first} onShow={show} />
          <QueryView
            query={pages}
            skeleton={<SkeletonCards shape="block" count={3} />}
            empty={{
              when: ({ pages: all }) => all[0]?.list.length === 0,
              show: <NoComments filters={filters} onClear={() => show({})} />,
            }}
          >
            {({ pages: all }) => (
              <>
                <CommentList
                  beside={beside}
                  comments={all.flatMap((page) => page.list)}
                  // A reply takes its comment out of those without one: show it among all instead.
                  onReplied={() =>
                    filters.replied === 'false' ? show({ ...filters, replied: undefined }) : null
                  }
                />
                <LoadMore query={pages} />
              </>
            )}
          </QueryView>
        </div>
      </div>
    </Page>
  );
}

type Answer = OutputOf<typeof listComments>;

type BarProps = { filters: Filters; first: Answer | undefined; onShow: (next: Filters) => void };

function FilterBar({ filters, first, onShow }: BarProps) {
  const words = useWords();
  const { order_id: orderId, goods_id: goodsId } = filters;
  const byStar = first?.summary.by_star;
  return (
    <>
      {orderId === undefined && goodsId === undefined ? null : (
        <Note>
          <Stack isRow isSpread gap="small">
            <span>{orderId === undefined ? words.comments.onlyGoods : words.comments.onlyOrder}</span>
            <Button tone="plain" size="small" onClick={() => onShow({})}>
              {words.comments.showAll}
            </Button>
          </Stack>
        </Note>
      )}
      <Chips
        label={words.comments.filterReplies}
        value={filters.replied ?? 'all'}
        onChange={(next) => onShow({ ...filters, replied: next === 'all' ? undefined : next })}
        options={[
          { value: 'all', label: words.comments.all },
          { value: 'false', label: words.comments.waiting, count: first?.unanswered },
          { value: 'true', label: words.comments.replied },
        ]}
      />
      <StarChips filters={filters} byStar={byStar} onShow={onShow} />
    </>
  );
}

function StarChips({
  filters,
  byStar,
  onShow,
}: Omit<BarProps, 'first'> & { byStar: readonly number[] | undefined }) {
  const words = useWords();
  const say = useSay();
  return (
    <Chips
      label={words.comments.filterStars}
      value={filters.rating === undefined ? 'any' : String(filters.rating)}
      onChange={(next) => onShow({ ...filters, rating: next === 'any' ? undefined : Number(next) })}
      options={[
        { value: 'any', label: words.comments.anyStars },
        ...starChoices.map((stars) => ({
          value: String(stars),
          label: say(words.comments.star, { stars }),
          count: byStar?.[stars - 1],
        })),
      ]}
    />
  );
}

function NoComments({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const words = useWords();
  if (!isFiltered(filters)) return <Empty says={words.comments.none} detail={words.comments.noneDetail} />;
  return (
    <Empty
      says={words.comments.noMatch}
      detail={words.comments.noMatchDetail}
      action={
        <Button tone="plain" onClick={onClear}>
          {words.comments.showAll}
        </Button>
      }
    />
  );
}
