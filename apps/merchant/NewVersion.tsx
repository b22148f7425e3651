import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Updates } from './worker/register.ts';

/** Says that a new version is there. It never takes over by itself: somebody may be in the middle of a sentence. */
export function NewVersion({ updates }: { updates: Updates | undefined }) {
  const words = useWords();
  const [isTaking, setTaking] = useState(false);
  const isWaiting = useSyncExternalStore(updates?.listen ?? never, updates?.isWaiting ?? none);
  if (!isWaiting || updates === undefined) return null;
  return (
    <section
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-info-soft px-4 py-2 text-meta font-medium text-info lg:px-8"
    >
      <span className="min-w-48 flex-1">{words.common.newVersion}</span>
      <Button
        tone="plain"
        size="small"
        isBusy={isTaking}
        icon={<RefreshCw aria-hidden className="size-4" />}
        onClick={() => {
          setTaking(true);
          updates.take();
        }}
      >
        {words.common.reload}
      </Button>
    </section>
  );
}

function never(): () => void {
  return () => undefined;
}

function none(): boolean {
  return false;
}
