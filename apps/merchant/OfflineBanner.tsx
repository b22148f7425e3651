import { CloudOff } from 'lucide-react';
import { Offline } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useOnline } from '#ui/offline/useOnline.ts';
import { useSay } from '#ui/words/words.tsx';

/** Over every screen while the server cannot be asked; `at`: when it last answered, in milliseconds, 0 for never. */
export function OfflineBanner({ error, at }: { error: Error | null; at: number }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const isOnline = useOnline();
  // Without anything to show the page itself says why, and how to try again.
  if (at === 0 || (isOnline && error === null)) return null;
  const when = time(new Date(at).toISOString());
  const isOffline = !isOnline || error instanceof Offline;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-meta font-medium text-warn"
    >
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {say(isOffline ? words.common.offlineSince : words.common.staleSince, { when })}
    </p>
  );
}
