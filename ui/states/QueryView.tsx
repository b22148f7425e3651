import { Suspense, type ReactNode } from 'react';
import { Offline, Refusal } from '#ui/calls/api.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { KnownAt, OfflineMark, OldMark } from '#ui/offline/OfflineMark.tsx';
import { useNow } from '#ui/words/useNow.ts';
import { useOnline } from '#ui/offline/useOnline.ts';
import { useSlow } from './useSlow.ts';
import { useUiWords } from '#ui/words/words.tsx';

/** Few ever see it: it comes after the page. */
const NoPermission = lazyPart(async () => (await import('./NoPermission.tsx')).NoPermission);

const WrongLink = lazyPart(async () => (await import('./WrongLink.tsx')).WrongLink);

/** As much of a query as its faces need; results of `useQuery` and `useInfiniteQuery` fit. */
type Query<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly isFetching?: boolean;
  /** In milliseconds; 0 for never. */
  readonly dataUpdatedAt?: number;
};

type Props<T> = {
  query: Query<T>;
  /** Of the same shape as what comes, so that nothing jumps. */
  skeleton: ReactNode;
  /** What it is drawn together with is still asked for: until then it waits too. */
  isLoading?: boolean;
  empty?: { readonly when: (value: T) => boolean; readonly show: ReactNode };
  children: (value: T) => ReactNode;
};

/** The four faces of a query: waiting, failed, empty, there. What is there stays when a refresh fails, marked as old. */
export function QueryView<T>({ query, skeleton, isLoading, empty, children }: Props<T>) {
  const words = useUiWords();
  const { data, error } = query;
  if (data === undefined && error !== null) {
    const failed = <ErrorBox title={words.failedTitle} error={error} onAgain={() => void query.refetch()} />;
    if (!(error instanceof Refusal)) return failed;
    const more = isWrongLink(error) ? (
      <WrongLink onAgain={() => void query.refetch()} />
    ) : error.key === 'insufficientPermissions' ? (
      <NoPermission refusal={error} />
    ) : undefined;
    return more === undefined ? (
      failed
    ) : (
      <Suspense fallback={<div aria-busy="true">{skeleton}</div>}>{more}</Suspense>
    );
  }
  if (data === undefined || isLoading) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{words.loading}</span>
        {skeleton}
      </div>
    );
  }
  return (
    <>
      <Age query={query} />
      {empty?.when(data) ? empty.show : children(data)}
    </>
  );
}

/** What is asked for by the address alone is not there, or the address is no such one. */
function isWrongLink({ key, field }: Refusal): boolean {
  if (key === 'recordNotFound') return true;
  const isFault = key === 'invalidParameter' || key === 'parameterMissing';
  return isFault && /(?:^|[._])(?:id|no|code|token|handle)$/.test(field ?? '');
}

/** Older than this and still not answered, what is shown may be wrong by now. */
const oldMs = 60_000;
const slowMs = 2_000;

/** How old it is, where it is older than it should be. */
function Age({ query }: { query: Query<unknown> }) {
  const now = useNow();
  const isOnline = useOnline();
  const { error, isFetching = false, dataUpdatedAt: at = 0 } = query;
  const isOld = at > 0 && now.getTime() - at > oldMs;
  const isSlow = useSlow(isFetching && isOld, slowMs);
  if (at > 0 && (!isOnline || error instanceof Offline)) return <KnownAt at={at} />;
  if (error !== null) return <OfflineMark error={error} at={at} />;
  return isSlow ? <OldMark at={at} /> : null;
}
