import { Clock, Headset } from 'lucide-react';
import type * as z from 'zod/mini';
import type { deskStanding } from '#features/chat/contract.ts';
import type { Conversation } from '#features/chat/ui/thread.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { conversation: Conversation; desk: z.output<typeof deskStanding> };

/** Whether somebody is there, where one stands in line, and by when there is an answer. Nothing in it hurries. */
export function DeskStanding({ conversation, desk }: Props) {
  const lines = useLines({ conversation, desk });
  const icon = { 'aria-hidden': true, className: 'mt-0.5 size-4 shrink-0' } as const;
  return (
    <div role="status" className="flex flex-col gap-1 border-b border-line bg-surface px-3 py-2 text-meta">
      {lines.map((line, at) => (
        <p key={line} className="flex items-start gap-2">
          {at === 0 ? <Headset {...icon} /> : <Clock {...icon} />}
          {line}
        </p>
      ))}
    </div>
  );
}

function useLines({ conversation, desk }: Props): string[] {
  const words = useWords().chat.desk;
  const say = useSay();
  const { time } = useFormats();
  const now = useNow();
  const { state, queue_position: place, promise_at: promise } = conversation;
  const changes = new Date(desk.changes_at);
  // On the same day the hour is enough.
  const when = time(desk.changes_at, changes.getTime() - now.getTime() < dayMs ? 'time' : 'both');
  const hours = say(desk.is_open ? words.open : words.closed, { when });
  const usual = desk.is_open ? say(words.usual, { minutes: desk.answer_minutes }) : undefined;
  if (state !== 'waiting') {
    const holder =
      conversation.desk === null ? undefined : say(words.answeredBy, { who: conversation.desk.name });
    if (state === 'answered' && conversation.desk !== null && !desk.is_open)
      return [say(words.answeredLater, { who: conversation.desk.name, when })];
    const first = state === 'answered' && holder !== undefined ? holder : usual;
    return [first, hours].filter((line) => line !== undefined);
  }
  const line = place === null ? undefined : place <= 1 ? words.next : say(words.place, { place });
  return [line, promiseLine() ?? usual, hours].filter((one) => one !== undefined);

  function promiseLine(): string | undefined {
    if (promise === null) return undefined;
    const at = new Date(promise);
    const by = time(promise, Math.abs(at.getTime() - now.getTime()) < dayMs ? 'time' : 'both');
    return say(at < now ? words.promiseMissed : words.promised, { when: by });
  }
}

const dayMs = 12 * 3_600_000;
