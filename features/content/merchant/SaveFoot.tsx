import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** Always in sight: whether something is not saved yet, and the way to save it. */
export function SaveFoot({
  isChanged,
  isBusy,
  error,
}: {
  isChanged: boolean;
  isBusy: boolean;
  error: unknown;
}) {
  const { common, shop } = useWords();
  return (
    <div className="sticky bottom-20 z-20 flex flex-col gap-2 rounded-card border border-line-strong bg-surface p-3 shadow-over lg:bottom-4">
      <ErrorBox error={error} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="min-w-0 flex-1 text-meta text-muted">
          {isChanged ? shop.collections.unsaved : ''}
        </p>
        <Button type="submit" size="small" isBusy={isBusy} disabled={!isChanged}>
          {common.save}
        </Button>
      </div>
    </div>
  );
}
