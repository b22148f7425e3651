import { CloudOff } from 'lucide-react';
import { Offline } from './api.ts';
import { useUiWords } from './words.tsx';

/** Says that what is shown is the last that is known. */
export function OfflineMark({ error }: { error: unknown }) {
  const words = useUiWords();
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-field bg-warn-soft px-3 py-2 text-sm font-medium text-warn"
    >
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {error instanceof Offline ? words.offlineShort : words.staleShort}
    </p>
  );
}
