import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useUiWords } from '#ui/words/words.tsx';

type Query = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => unknown;
};

/** The way to the next page of `usePages`; gone when there is none. */
export function LoadMore({ query }: { query: Query }) {
  const words = useUiWords();
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      {query.isFetchNextPageError ? <ErrorBox error={query.error} /> : null}
      <Button tone="plain" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {words.more}
      </Button>
    </div>
  );
}
