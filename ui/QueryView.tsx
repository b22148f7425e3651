import type { ReactNode } from 'react';
import { ErrorBox } from './ErrorBox.tsx';
import { OfflineMark } from './OfflineMark.tsx';
import { useUiWords } from './words.tsx';

/** As much of a query as its faces need; TanStack's results and pages fit. */
type Query<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

type Props<T> = {
  query: Query<T>;
  /** Of the same shape as what comes, so that nothing jumps. */
  skeleton: ReactNode;
  empty?: { readonly when: (value: T) => boolean; readonly show: ReactNode };
  children: (value: T) => ReactNode;
};

/** The four faces of a query: waiting, failed, empty, there. What is there stays when a refresh fails, marked as old. */
export function QueryView<T>({ query, skeleton, empty, children }: Props<T>) {
  const words = useUiWords();
  const { data, error } = query;
  if (data === undefined && error !== null) {
    return <ErrorBox title={words.failedTitle} error={error} onAgain={() => void query.refetch()} />;
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{words.loading}</span>
        {skeleton}
      </div>
    );
  }
  return (
    <>
      {error === null ? null : <OfflineMark error={error} />}
      {empty?.when(data) ? empty.show : children(data)}
    </>
  );
}
