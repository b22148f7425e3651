import { CircleAlert } from 'lucide-react';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useErrorHelp } from './error-help.ts';
import { useErrorText } from './useErrorText.ts';
import { useUiWords } from '#ui/words/words.tsx';

/** A failure that stays on the page: why, and the way to try again. Nothing is drawn where there is no error. */
export function ErrorBox({
  error,
  title,
  onAgain,
}: {
  error: unknown;
  title?: string;
  onAgain?: (() => void) | undefined;
}) {
  const words = useUiWords();
  const textOf = useErrorText();
  const helpOf = useErrorHelp();
  if (error === null || error === undefined) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-bad bg-bad-soft p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        {title === undefined ? null : <p className="font-medium text-bad">{title}</p>}
        <p className="text-ink">{textOf(error)}</p>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {onAgain === undefined ? null : (
            <Button tone="plain" size="small" onClick={onAgain}>
              {words.again}
            </Button>
          )}
          {error instanceof Refusal ? helpOf?.(error) : null}
        </div>
      </div>
    </div>
  );
}
