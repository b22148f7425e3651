import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay, useUiWords } from '#ui/words/words.tsx';

type Props = {
  /** What is shown below; results of `useQuery` and `useInfiniteQuery` fit. */
  query: {
    readonly refetch: () => unknown;
    /** Being asked for again, further pages of a list not counted. */
    readonly isRefetching: boolean;
    readonly dataUpdatedAt: number;
  };
  /** Stands at the beginning of the line that says when. */
  start?: ReactNode;
  /** Where the first row must come soon, the line stands under the list. */
  isLineBelow?: boolean;
  children: ReactNode;
};

/** A finger must come this far, half of what it moves: a slip refreshes nothing. */
const farEnoughPixels = 56;
const farthestPixels = 80;

/** Pull down at the top to ask again. The line above says when it was asked last and has the same as a button. */
export function PullToRefresh({ query, start, isLineBelow = false, children }: Props) {
  const words = useUiWords();
  const ground = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  usePull(ground, setPulled, () => void query.refetch());
  const isFar = pulled >= farEnoughPixels;

  const line =
    query.dataUpdatedAt === 0 && isLineBelow ? null : (
      <div className="flex min-h-target items-center justify-end gap-1 text-meta text-muted">
        {start}
        <span role="status" className="ml-auto text-right">
          {query.isRefetching ? words.refreshing : <UpdatedAt at={query.dataUpdatedAt} />}
        </span>
        <IconButton
          label={words.refresh}
          disabled={query.isRefetching}
          icon={<RefreshCw aria-hidden className={cx('size-5', query.isRefetching && 'animate-spin')} />}
          onClick={() => void query.refetch()}
        />
      </div>
    );

  return (
    <div ref={ground} className="flex flex-col gap-2">
      {pulled > 0 ? (
        <p
          aria-hidden
          className="flex items-end justify-center gap-2 overflow-hidden pb-1 text-meta text-muted"
          style={{ height: pulled }}
        >
          <RefreshCw className={cx('size-5 transition-transform', isFar && 'rotate-180')} />
          {isFar ? words.releaseToRefresh : words.pullToRefresh}
        </p>
      ) : null}
      {isLineBelow ? null : line}
      {children}
      {isLineBelow ? line : null}
    </div>
  );
}

function UpdatedAt({ at }: { at: number }) {
  const words = useUiWords();
  const say = useSay();
  if (at === 0) return null;
  const [before = '', after = ''] = say(words.updatedAt, { when: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      <TimeText at={new Date(at).toISOString()} form="distance" />
      {after}
    </>
  );
}

/** Follows one finger that comes down from the top of the page. */
function usePull(
  ground: RefObject<HTMLDivElement | null>,
  show: (pixels: number) => void,
  onPulled: () => void,
): void {
  const tell = useRef(onPulled);
  useEffect(() => {
    tell.current = onPulled;
  });
  useEffect(() => {
    const element = ground.current;
    if (element === null) return undefined;
    let from: number | undefined;
    let pixels = 0;
    const begin = (event: TouchEvent): void => {
      const isOne = event.touches.length === 1 && window.scrollY <= 0;
      from = isOne ? event.touches[0]?.clientY : undefined;
      pixels = 0;
    };
    const move = (event: TouchEvent): void => {
      const y = event.touches[0]?.clientY;
      if (from === undefined || y === undefined || window.scrollY > 0) return;
      pixels = Math.min(Math.max(0, (y - from) / 2), farthestPixels);
      show(pixels);
    };
    const end = (): void => {
      if (pixels >= farEnoughPixels) tell.current();
      from = undefined;
      pixels = 0;
      show(0);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [ground, show]);
}
