import { Clock, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import type { WaitingAct } from './useQueuedAct.ts';
import { useSay, useUiWords } from '#ui/words/words.tsx';

type Props<Input> = {
  /** The hook's own answer. */
  queued: {
    readonly waiting: readonly WaitingAct<Input>[];
    readonly again: (id: string) => void;
    readonly drop: (id: string) => void;
  };
  /** What the person wrote, so that it can be recognised. */
  text: (ask: Input) => string;
};

/** What `useQueuedAct` still has to send, and what was refused when it was sent. Draws nothing when nothing waits. */
export function WaitingActs<Input>({ queued, text }: Props<Input>) {
  const words = useUiWords();
  if (queued.waiting.length === 0) return null;
  return (
    <ul aria-label={words.queueTitle} className="flex flex-col gap-2">
      {queued.waiting.map((act) => (
        <li key={act.id} className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
          <p className="line-clamp-3 wrap-anywhere">{text(act.ask)}</p>
          <WaitingState act={act} />
          <div className="flex flex-wrap gap-2 pt-1">
            {act.failure === undefined ? null : (
              <Button size="small" onClick={() => queued.again(act.id)}>
                {words.again}
              </Button>
            )}
            <Button size="small" tone="plain" onClick={() => queued.drop(act.id)}>
              {words.queueDrop}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function WaitingState({ act }: { act: WaitingAct<unknown> }) {
  const words = useUiWords();
  const say = useSay();
  if (act.failure === undefined) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-1.5 text-meta text-muted">
        <Clock aria-hidden className="size-4 shrink-0" />
        {words.queueWaiting}
        <TimeText at={act.at} form="distance" />
      </p>
    );
  }
  return (
    <p role="alert" className="flex items-start gap-1.5 text-meta font-medium text-bad">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {act.failure === '' ? words.queueUnknown : say(words.queueRefused, { message: act.failure })}
    </p>
  );
}
