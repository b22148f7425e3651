import { Unlink } from 'lucide-react';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useUiWords } from '#ui/words/words.tsx';

/** Where an address names nothing that there is: what that may mean, and a way on. */
export function WrongLink({ onAgain }: { onAgain: () => void }) {
  const words = useUiWords();
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-line bg-surface p-4">
      <Unlink aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="font-semibold">{words.wrongLink}</p>
        <p>{words.wrongLinkDetail}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/" size="small">
            {words.toStart}
          </LinkButton>
          <Button tone="plain" size="small" onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      </div>
    </div>
  );
}
