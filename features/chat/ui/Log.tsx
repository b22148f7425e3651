import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { formatTime, useZone } from '#ui/words/time.tsx';
import { useNow } from '#ui/words/useNow.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Bubble, PendingBubble } from './Bubble.tsx';
import { byDay, nearDay } from './days.ts';
import { useTalkWords } from './talk-words.ts';
import { lastSeqOf } from './thread.ts';
import type { Message, TalkPage } from './thread.ts';
import { useLogScroll } from './useLogScroll.ts';
import type { Pending } from './useOutbox.ts';

type Props = {
  page: TalkPage;
  side: Message['by'];
  pending: readonly Pending[];
  /** Whom a message is by, in words. */
  who: (message: Pick<Message, 'by' | 'name'>) => string;
  typing: Message['by'] | undefined;
  older: { readonly isBusy: boolean; readonly error: unknown; readonly more: () => void };
  /** The newest number that was in sight. */
  onSeen: (seq: number) => void;
  /** Below a message: what its reader may do with it. */
  below?: ((message: Message) => ReactNode) | undefined;
  /** Where nothing was said yet. */
  empty: ReactNode;
};

/** What was said, the newest at the end, read out as it comes. Going up fetches what was said before. */
export function Log({ page, side, pending, who, typing, older, onSeen, below, empty }: Props) {
  const words = useTalkWords();
  const say = useSay();
  const last = lastSeqOf(page);
  const { conversation, messages, has_more: hasMore } = page;
  const { box, onScroll, isAtEnd, toEnd } = useLogScroll({
    first: messages[0]?.seq ?? 0,
    last,
    tail: `${pending.map(({ client_id: id, state }) => `${id}${state}`).join(' ')} ${typing ?? ''}`,
    onTop: () => (hasMore ? older.more() : undefined),
  });
  const fresh = useFresh({ messages, side, isAtEnd });
  useSeenAtEnd({ last, isAtEnd, onSeen });

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={words.log}
        aria-live={older.isBusy ? 'off' : 'polite'}
        {...byKeys}
        onScroll={onScroll}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-3 [overflow-anchor:none] focus-visible:-outline-offset-3 sm:p-4"
      >
        {messages.length === 0 && pending.length === 0 ? <div className="m-auto">{empty}</div> : null}
        <Earlier hasMore={hasMore} isEmpty={messages.length === 0} older={older} />
        <Said messages={messages} side={side} who={who} readTo={conversation.read.theirs} below={below} />
        {pending.map((one) => (
          <PendingBubble key={one.client_id} pending={one} />
        ))}
        {typing === undefined ? null : (
          <p className="text-meta text-muted">
            {say(words.typing, { who: who({ by: typing, name: null }) })}
          </p>
        )}
      </div>
      {isAtEnd ? null : (
        <div className="absolute inset-x-0 bottom-2 flex justify-center">
          <Button
            size="small"
            tone={fresh === 0 ? 'plain' : 'main'}
            icon={<ArrowDown aria-hidden className="size-4" />}
            onClick={toEnd}
          >
            {fresh === 0 ? words.toNewest : say(words.fresh, { count: fresh })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What scrolls can be reached and scrolled without a mouse. */
const byKeys = { tabIndex: 0 } as const;

type EarlierProps = { hasMore: boolean; isEmpty: boolean; older: Props['older'] };

function Earlier({ hasMore, isEmpty, older }: EarlierProps) {
  const words = useTalkWords();
  if (older.error !== undefined) return <ErrorBox error={older.error} onAgain={older.more} />;
  if (hasMore) {
    return (
      <div className="flex justify-center">
        <Button size="small" tone="quiet" isBusy={older.isBusy} onClick={older.more}>
          {words.older}
        </Button>
      </div>
    );
  }
  return isEmpty ? null : <p className="text-center text-meta text-muted">{words.beginning}</p>;
}

type SaidProps = Pick<Props, 'side' | 'who' | 'below'> & { messages: readonly Message[]; readTo: number };

function Said({ messages, side, who, readTo, below }: SaidProps) {
  const zone = useZone();
  return byDay(messages, zone).map((day) => (
    <Fragment key={day.day}>
      <DayMark at={day.at} />
      {day.messages.map((message) => (
        <Bubble
          key={message.seq}
          message={message}
          who={who(message)}
          isMine={message.by === side}
          isRead={message.seq <= readTo}
          below={below?.(message)}
        />
      ))}
    </Fragment>
  ));
}

function DayMark({ at }: { at: string }) {
  const words = useTalkWords();
  const language = useLanguage();
  const zone = useZone();
  const near = nearDay(at, useNow(), zone);
  return (
    <p className="self-center rounded-full bg-sunken px-3 py-1 text-caption font-medium text-muted">
      {near === undefined ? formatTime(language, new Date(at), 'date', zone) : words[near]}
    </p>
  );
}

type FreshParts = { messages: readonly Message[]; side: Message['by']; isAtEnd: boolean };

/** How many came from the other side while one was reading further up. */
function useFresh({ messages, side, isAtEnd }: FreshParts): number {
  const last = messages.at(-1)?.seq ?? 0;
  const [seenTo, setSeenTo] = useState(last);
  if (isAtEnd && seenTo !== last) setSeenTo(last);
  return messages.filter(({ seq, by }) => seq > seenTo && by !== side).length;
}

type SeenParts = { last: number; isAtEnd: boolean; onSeen: (seq: number) => void };

/** What is in sight of somebody who looks at the page is read; in a window behind others it is not. */
function useSeenAtEnd({ last, isAtEnd, onSeen }: SeenParts): void {
  const tell = useEffectEvent(() => {
    if (isAtEnd && last > 0 && document.visibilityState === 'visible') onSeen(last);
  });
  useEffect(() => {
    tell();
  }, [last, isAtEnd]);
  useEffect(() => {
    const look = () => tell();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
