import { CheckCheck, Settings } from 'lucide-react';
import { useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { noticeKinds, type NoticeKind } from '#domain/notifications/notices.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { IconLink } from '#ui/buttons/IconLink.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';
import { PushOffer } from '../ui/PushOffer.tsx';
import { useCheck } from '../ui/useCheck.ts';
import { Days } from './Days.tsx';
import { ReadAllNote } from './ReadAllNote.tsx';
import { useReading } from './useReading.ts';

type Notices = OutputOf<typeof listNotices>;
type Filter = 'all' | 'unread' | NoticeKind;

const pageSize = 50;

/** What a merchant was told, by days. The filter stands in the address, so that back keeps it. */
export function NotificationsScreen() {
  const { notifications: words } = useWords();
  const say = useSay();
  const [query, setQuery] = useSearchParams();
  const filter = filterIn(query.get('show'));
  const check = useCheck().data;
  const pages = usePages(listNotices, (page) => ({ page, page_size: pageSize, ...askOf(filter) }));
  const reading = useReading();
  const unread = check?.unread ?? 0;
  const newest = pages.data?.pages[0]?.list[0]?.id;

  function show(next: Filter) {
    setQuery(next === 'all' ? {} : { show: next }, { replace: true });
  }

  return (
    <Page
      title={words.title}
      back="/shopCenter"
      lead={
        check === undefined ? undefined : unread === 0 ? words.allRead : say(words.unread, { count: unread })
      }
      actions={
        <>
          <Button
            tone="quiet"
            size="small"
            icon={<CheckCheck aria-hidden className="size-5" />}
            disabled={unread === 0 || check?.latest_id === null}
            isBusy={reading.isMarking}
            onClick={() => reading.readAll(filter === 'all' ? newest : check?.latest_id)}
          >
            {words.readAll}
          </Button>
          <IconLink
            to="/settings/notices"
            label={words.settings}
            icon={<Settings aria-hidden className="size-6" />}
          />
        </>
      }
    >
      <ReadAllNote reading={reading} />
      <Chips label={words.filter} value={filter} onChange={show} options={optionsOf(words, check)} />
      <PullToRefresh query={pages} isLineBelow>
        <QueryView
          query={pages}
          skeleton={<SkeletonRows count={8} />}
          empty={{ when: isEmpty, show: <Nothing filter={filter} onAll={() => show('all')} /> }}
        >
          {({ pages: all }) => (
            <>
              <Days list={all.flatMap(({ list }) => list)} onOpen={reading.read} />
              <LoadMore query={pages} />
              {pages.hasNextPage ? null : (
                <p className="text-meta text-muted">{say(words.kept, { days: limits.noticeKeepDays })}</p>
              )}
            </>
          )}
        </QueryView>
      </PullToRefresh>
      {/* Below what was asked for, and after it: neither pushes the other when it comes. */}
      {pages.data === undefined ? null : <PushOffer />}
    </Page>
  );
}

function isEmpty({ pages }: { pages: readonly Notices[] }): boolean {
  return pages[0]?.list.length === 0;
}

function filterIn(text: string | null): Filter {
  if (text === 'unread') return text;
  return noticeKinds.find((kind) => kind === text) ?? 'all';
}

function askOf(filter: Filter) {
  if (filter === 'all') return {};
  return filter === 'unread' ? { unread_only: true } : { kind: filter };
}

type Words = ReturnType<typeof useWords>;
type Check = ReturnType<typeof useCheck>['data'];

/** Counts are of what is unread; a kind without any has none. */
function optionsOf(words: Words['notifications'], check: Check) {
  const counted = (count: number | undefined) => (count === undefined || count === 0 ? undefined : count);
  const kinds = noticeKinds.map((kind) => ({
    value: kind,
    label: words.kind[kind],
    count: counted(check?.by_kind[kind]),
  }));
  return [
    { value: 'all', label: words.all },
    { value: 'unread', label: words.onlyUnread, count: counted(check?.unread) },
    ...kinds,
  ] as const;
}

function Nothing({ filter, onAll }: { filter: Filter; onAll: () => void }) {
  const { notifications: words } = useWords();
  if (filter === 'all') return <Empty says={words.empty} detail={words.emptyDetail} />;
  const isUnread = filter === 'unread';
  return (
    <Empty
      says={isUnread ? words.emptyUnread : words.emptyKind}
      detail={isUnread ? words.emptyUnreadDetail : words.emptyKindDetail}
      action={
        <Button tone="plain" onClick={onAll}>
          {words.showAll}
        </Button>
      }
    />
  );
}
