import { Clock, CloudOff, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Offline } from '#ui/calls/api.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay, useUiWords } from '#ui/words/words.tsx';

/** Says that what is shown is the last that is known, and since when; `at` in milliseconds. */
export function OfflineMark({ error, at = 0 }: { error: unknown; at?: number | undefined }) {
  const words = useUiWords();
  const say = useSay();
  const { time } = useFormats();
  const isOffline = error instanceof Offline;
  if (at === 0) return <Mark icon={<CloudOff />} says={isOffline ? words.offlineShort : words.staleShort} />;
  const when = time(new Date(at).toISOString());
  return <Mark icon={<CloudOff />} says={say(isOffline ? words.offlineSince : words.staleSince, { when })} />;
}

/** Old and not yet answered: on a slow line this is what stands before the answer. */
export function OldMark({ at }: { at: number }) {
  const words = useUiWords();
  const say = useSay();
  const { time } = useFormats();
  const when = time(new Date(at).toISOString());
  return <Mark icon={<Hourglass />} says={say(words.checkingSince, { when })} />;
}

/** The age of one answer, quietly: the page says elsewhere that there is no connection. */
export function KnownAt({ at }: { at: number }) {
  const words = useUiWords();
  const say = useSay();
  const { time } = useFormats();
  return (
    <p className="flex items-center gap-1.5 text-meta font-medium text-warn">
      <Clock aria-hidden className="size-4 shrink-0" />
      {say(words.lastKnown, { when: time(new Date(at).toISOString()) })}
    </p>
  );
}

function Mark({ icon, says }: { icon: ReactNode; says: string }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-field bg-warn-soft px-3 py-2 text-meta font-medium text-warn"
    >
      <span aria-hidden className="shrink-0 [&>svg]:size-4">
        {icon}
      </span>
      {says}
    </p>
  );
}
