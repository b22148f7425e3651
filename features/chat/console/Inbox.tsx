import { Link } from '#ui/routing/Link.tsx';
import { deskChats } from '#features/chat/console.contract.ts';
import { useList } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import { ChatState } from './ChatState.tsx';
import { useFirstWords } from './useFirstWords.ts';

/** Conversations that go on, who waits longest first. */
export function useInbox() {
  return useList(deskChats, { filters: { state: ['open', 'waiting', 'answered'] }, sort: 'waiting' });
}

/** The other conversations, beside the one that is open. */
export function Inbox({ currentId }: { currentId: string }) {
  const words = useWords().chat;
  const say = useSay();
  const firstWords = useFirstWords();
  const query = useInbox();
  return (
    <nav aria-label={words.inbox} className="flex max-h-[calc(100dvh-10rem)] flex-col overflow-y-auto">
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <Empty says={words.inbox_empty} /> }}
      >
        {({ rows }) => (
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
            {rows.map((row) => (
              <li key={row.id}>
                <Link
                  to={`/chat/${row.id}`}
                  aria-current={row.id === currentId ? 'page' : undefined}
                  className={cx(
                    'flex min-h-target flex-col gap-1 p-3 focus-visible:-outline-offset-3',
                    row.id === currentId ? 'bg-accent-soft' : 'hover:bg-sunken',
                  )}
                >
                  <span className="flex items-baseline justify-between gap-2">
                    <span className="min-w-0 truncate font-medium">{row.shop.name}</span>
                    {row.last === null ? null : (
                      <span className="shrink-0 text-caption text-muted">
                        <TimeText at={row.last.at} form="distance" />
                      </span>
                    )}
                  </span>
                  <span lang={row.lang} className="line-clamp-1 text-meta text-muted">
                    {firstWords(row.last)}
                  </span>
                  <span className="flex flex-wrap gap-x-3 gap-y-1">
                    <ChatState row={row} />
                    {row.is_mine ? <Badge tone="accent">{words.holder.mine}</Badge> : null}
                    {row.unread === 0 ? null : <Badge>{say(words.unread, { count: row.unread })}</Badge>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </nav>
  );
}
