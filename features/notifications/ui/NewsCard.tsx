import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { checkNotices, listNotices, readNotices } from '#features/notifications/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

export type News = {
  /** Another one is shown anew. */
  readonly key: string;
  readonly count: number;
  readonly isAllOrders: boolean;
  /** Where it is one: what it says, and where it leads. */
  readonly only?: OutputOf<typeof listNotices>['list'][number];
  /** Of one new order: what it leaves the shop. */
  readonly profit?: { readonly amount: string; readonly currency: string };
};

/**
 * What is new, in words, for some seconds: longer while it is pointed at or has the focus. Pressing it goes to what it is
 * about. It is said to screen readers once they have finished; the list of notices keeps it.
 */
export function NewsCard({ news, onEnd }: { news: News | undefined; onEnd: () => void }) {
  const { notifications: words, common } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof element.showPopover !== 'function') return undefined;
    // Above an open sheet too. The region is always there: what listens hears only changes.
    element.showPopover();
    return () => element.hidePopover();
  }, [news]);
  useEffect(() => {
    if (news === undefined || isHeld) return undefined;
    const timer = setTimeout(() => end(), limits.newsShownMs);
    return () => clearTimeout(timer);
  }, [news, isHeld]);
  return (
    <div
      ref={place}
      popover="manual"
      role="region"
      aria-label={words.news}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-3 bottom-auto m-0 flex w-full max-w-none justify-center overflow-visible border-0 bg-transparent p-0 px-4"
    >
      {news === undefined ? null : (
        <div
          key={news.key}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex max-w-md items-start gap-1 rounded-card bg-ink pl-4 text-ground shadow-over"
        >
          <NewsLink news={news} onOpen={onEnd} />
          <button
            type="button"
            aria-label={common.close}
            title={common.close}
            onClick={onEnd}
            className="inline-flex size-target shrink-0 items-center justify-center rounded-full"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}

function NewsLink({
  news: { count, isAllOrders, only, profit },
  onOpen,
}: {
  news: News;
  onOpen: () => void;
}) {
  const { notifications: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const reading = useAct(readNotices, { changes: [checkNotices, listNotices] });
  const open = () => {
    if (only !== undefined) reading.act({ ids: [only.id] });
    onOpen();
  };
  const to = only?.route ?? (isAllOrders ? '/orderList?awaiting=merchant' : '/notifications');
  return (
    <Link to={to} onClick={open} className="flex min-h-target min-w-0 flex-col justify-center py-2">
      <strong className="wrap-anywhere">
        {only?.title ?? say(isAllOrders ? words.freshOrders : words.fresh, { count })}
      </strong>
      {profit === undefined ? null : (
        <span className="font-medium">
          {say(words.keeps, { profit: money(profit.amount, profit.currency) })}
        </span>
      )}
      {only === undefined ? null : <span className="line-clamp-3 text-meta wrap-anywhere">{only.body}</span>}
    </Link>
  );
}
